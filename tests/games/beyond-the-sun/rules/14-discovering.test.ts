import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

const LEVEL_TWO = 'start:research-2:0';

describe('BTS-14 Discovering a technology', () => {
  it('BTS-14.5 a research symbol with an eye allows only what lies open', () => {
    const game = scene()
      .system('B1', 'hd-40307')
      .open('IIA', 'war-college')
      .researched(0, 'I1', 'I2')
      .noShips(0)
      .ship(0, 'B1', 4)
      .controls(0, 'B1')
      .guilds('terraformers')
      .ore(0, 2)
      .pop(0, 1)
      .play();
    game.answer(0, 'action', 'guild:terraformers:0');
    expect(game).toOfferExactly(0, 'slot', ['no', 'I3', 'I4', 'IIA']);
  });

  it('BTS-14.7 the event is resolved before the card is chosen, and only once', () => {
    const game = scene(2)
      .researched(0, 'I1')
      .researched(1, 'I1')
      .covered('IIA', 'asteroid-rush')
      .ore(0, 2)
      .ore(1, 2)
      .play();
    game.answer(0, 'action', LEVEL_TWO);
    expect([game.faction(0).ore, game.faction(1).ore]).toEqual([2, 4]);
    expect(game.state.slots.IIA).toMatchObject({ card: null, event: null });
    game.answer(0, 'card', game.offers(0, 'card')[0] ?? '');
  });

  it('BTS-14.9 of a two-of-three slot the type is that of what the player has researched', () => {
    const game = scene(3)
      .open('IIIA', 'unified-field-theory')
      .open('IIIB', 'android-rights-movement')
      .open('IIIC', 'generation-arks')
      .researched(0, 'IIIA', 'IIIC')
      .guilds('transcendents')
      .ore(0, 7)
      .pop(0, 1)
      .play();
    game.answer(0, 'action', 'guild:transcendents:0');
    expect(game).toOfferExactly(0, 'type', ['scientific', 'commercial']);
  });

  it.each(['tyler-lee', 'maya-chaturvedi'] as const)(
    'BTS-14.12 %s uncovers a guild for everybody',
    (event) => {
      const guild = event === 'tyler-lee' ? 'academy' : 'terraformers';
      const game = scene(2).researched(0, 'I1').covered('IIA', event).ore(0, 2).play();
      game.answer(0, 'action', LEVEL_TWO);
      expect(game.state.guilds).toEqual([guild]);
      game.answer(0, 'card', game.offers(0, 'card')[0] ?? '');
      expect(game.session.view('table').spaces.map(({ id }) => id)).toContain(`guild:${guild}:1`);
    },
  );

  it('BTS-14.14 what stands outside the immediate area belongs to those who have researched it', () => {
    const game = scene(2).has(0, 'asteroid-refineries').ore(0, 0).ore(1, 0).play();
    game.idle(0).idle(1);
    expect([game.faction(0).ore, game.faction(1).ore]).toEqual([1 + 2, 1 + 1]);
  });

  it('BTS-14.15 with one fitting card it is taken, with none two of any type are offered', () => {
    const rest = (keep: readonly ('modular-fleet' | 'vertical-farms' | 'mass-cloning')[]) =>
      scene(2)
        .open('I1', 'narrow-beam-lasers')
        .researched(0, 'I1')
        .covered('IIA', 'asteroid-rush')
        .deck(2, ...keep)
        .with((s) => {
          const cards = s.decks[2].splice(keep.length);
          s.seats[1]?.private.push(...cards);
        })
        .ore(0, 2)
        .play();
    const one = rest(['vertical-farms', 'modular-fleet']);
    one.answer(0, 'action', LEVEL_TWO);
    expect(one.state.slots.IIA.card).toBe('modular-fleet');
    const none = rest(['vertical-farms', 'mass-cloning']);
    none.answer(0, 'action', LEVEL_TWO);
    expect(none).toOfferExactly(0, 'card', ['vertical-farms', 'mass-cloning']);
  });

  it('BTS-14.16 level IIII is drawn alike, without an event', () => {
    const game = scene(2)
      .open('IIIA', 'unified-field-theory')
      .open('IIIC', 'quantum-data-exchange')
      .researched(0, 'IIIA', 'IIIC')
      .deck(4, 'pax-galactica', 'machine-sovereignty', 'parallel-universe-generator')
      .guilds('transcendents')
      .ore(0, 7)
      .pop(0, 1)
      .play();
    const { facts } = game.answer(0, 'action', 'guild:transcendents:0');
    expect(facts.map(({ message }) => message.key)).not.toContain('fact.event');
    expect(game).toOfferExactly(0, 'card', ['machine-sovereignty', 'parallel-universe-generator']);
  });

  it('BTS-25.4 two neighbours of level I open three slots; the one between lets the player choose its type', () => {
    const game = scene(3)
      .open('I1', 'advanced-robotics')
      .open('I2', 'terraforming')
      .researched(0, 'I1', 'I2')
      .covered('IIB', 'asteroid-rush')
      .ore(0, 2)
      .pop(0, 1)
      .play();
    game.answer(0, 'action', LEVEL_TWO);
    expect(game).toOfferExactly(0, 'slot', ['IIA', 'IIB', 'IIC']);
    game.answer(0, 'slot', 'IIB');
    expect(game).toOfferExactly(0, 'type', ['scientific', 'commercial']);
  });
});
