import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import type { MomentName, Moments } from '#games/twilight-imperium/hooks/moments.ts';
import type { ActionCardId } from '#games/twilight-imperium/tables/card-ids.ts';
import { leaveEffect } from '#games/twilight-imperium/verbs/effects.ts';
import { addGoods } from '#games/twilight-imperium/verbs/goods.ts';
import { Scene } from '../scene.ts';

/** Something that its owner may use at a moment, for a trade good. */
function at<K extends MomentName>(
  moment: K,
  when: (event: Moments[K], seat: number) => boolean = () => true,
) {
  const ability = {
    at: moment,
    when: (_s: unknown, by: { seat: number }, event: Moments[K]) => when(event, by.seat),
    *resolve(t: Parameters<typeof addGoods>[0], { by }: { by: { seat: number } }) {
      addGoods(t, by.seat, 1);
    },
  };
  return { abilities: [ability] } as unknown as Component;
}
const MOTIVATOR = 'technology:neural-motivator';
const everybody = (scene: Scene) => {
  scene.state.seats.forEach((_, seat) => {
    scene.tech(seat, 'neural-motivator');
  });
  return scene;
};
/** Who gained a trade good, in order. */
const gained = (table: ReturnType<Scene['play']>) =>
  table.journal.entries.flatMap((entry) =>
    'facts' in entry
      ? entry.facts.flatMap(({ message }) =>
          message.key === 'fact.goodsGained' ? [(message.args as { seat: number }).seat] : [],
        )
      : [],
  );

describe('TI4 74 Order of responses', () => {
  it('74.19 T1 in the action phase by initiative from the active seat', () => {
    const table = everybody(new Scene(4))
      .plus({ components: { [MOTIVATOR]: at('turn-starts') } })
      .strategy(0, { id: 'imperial', exhausted: true })
      .strategy(1, { id: 'trade', exhausted: true })
      .strategy(2, { id: 'leadership', exhausted: true })
      .strategy(3, { id: 'technology', exhausted: true })
      .stage({ kind: 'turn', seat: 1 })
      .play();
    for (const seat of [0, 1, 2, 3]) table.answer(seat, 'turn-starts', MOTIVATOR);
    // All have said at once what they want; it happens in order, and who has not yet acted is asked again.
    for (let n = 0; n < 3; n++)
      for (const { seat } of table.session.open().filter(({ topic }) => topic === 'turn-starts'))
        table.answer(seat, 'turn-starts', MOTIVATOR);
    expect(gained(table)).toEqual([1, 3, 0, 2]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('74.20 T1 in the strategy phase clockwise from the speaker', () => {
    const scene = everybody(new Scene(4)).plus({ components: { [MOTIVATOR]: at('strategy-phase-starts') } });
    const table = scene
      .stage({ kind: 'strategy' })
      .with((s) => {
        s.speaker = 2;
        for (const seat of s.seats) seat.strategy = [];
      })
      .play();
    for (let n = 0; n < 4; n++)
      for (const { seat, topic } of table.session.open())
        if (topic === 'strategy-phase-starts') table.answer(seat, topic, MOTIVATOR);
    expect(gained(table)).toEqual([2, 3, 0, 1]);
  });

  it('74.20 T1 in the agenda phase clockwise from the speaker', () => {
    const scene = everybody(new Scene()).plus({ components: { [MOTIVATOR]: at('agenda-phase-starts') } });
    const table = scene
      .stage({ kind: 'agenda', number: 1 })
      .with((s) => {
        s.speaker = 1;
        s.decks.agenda = ['mutiny', 'economic-equality'];
      })
      .play();
    for (let n = 0; n < 3; n++)
      for (const { seat, topic } of table.session.open())
        if (topic === 'agenda-phase-starts') table.answer(seat, topic, MOTIVATOR);
    expect(gained(table)).toEqual([1, 2, 0]);
  });

  it('T1 57.0 in the status phase by initiative from the lowest', () => {
    const table = everybody(new Scene())
      .plus({ components: { [MOTIVATOR]: at('status-phase-starts') } })
      .strategy(0, { id: 'imperial', exhausted: true })
      .strategy(1, { id: 'trade', exhausted: true })
      .strategy(2, { id: 'leadership', exhausted: true })
      .objective('corner-the-market', { revealed: false })
      .stage({ kind: 'status' })
      .play();
    for (let n = 0; n < 3; n++)
      for (const { seat, topic } of table.session.open())
        if (topic === 'status-phase-starts') table.answer(seat, topic, MOTIVATOR);
    expect(gained(table)).toEqual([2, 1, 0]);
  });

  it('74.19 it goes round until nobody wants to do more', () => {
    const table = everybody(new Scene())
      .plus({ components: { [MOTIVATOR]: at('turn-starts'), 'technology:sarween-tools': at('turn-starts') } })
      .tech(0, 'sarween-tools')
      .play();
    table.answers([0, 'turn-starts', MOTIVATOR], [1, 'turn-starts', 'pass'], [2, 'turn-starts', 'pass']);
    // Seat 0 has acted; now the others come first, and all are asked anew.
    table.answers(
      [0, 'turn-starts', 'technology:sarween-tools'],
      [1, 'turn-starts', MOTIVATOR],
      [2, 'turn-starts', 'pass'],
    );
    table.answers([0, 'turn-starts', 'technology:sarween-tools'], [2, 'turn-starts', 'pass']);
    expect(gained(table)).toEqual([0, 1, 0]);
    table.answer(2, 'turn-starts', 'pass');
    expect(table).toWaitFor([0, 'action']);
  });

  it('T2 74.16 an ability "when" something is chosen comes before it stands, one "after" it later', () => {
    const undo: Component = {
      abilities: [
        {
          at: 'strategy-card-chosen',
          when: () => true,
          *resolve(_t, { event }) {
            event.stands = false;
          },
        },
      ],
    };
    const table = new Scene(5)
      .plus({
        components: {
          [MOTIVATOR]: undo,
          'technology:sarween-tools': at('goods-gained', ({ seat }, own) => seat !== own),
        },
      })
      .tech(1, 'neural-motivator')
      .tech(2, 'sarween-tools')
      .stage({ kind: 'strategy' })
      .with((s) => {
        s.bonus = { trade: 1, warfare: 1 };
        for (const seat of s.seats) seat.strategy = [];
      })
      .play();
    table.answers([0, 'strategy-card', 'trade'], [1, 'strategy-card-chosen', MOTIVATOR]);
    // The pick did not stand, so nothing was gained and nobody can respond to a gain.
    expect(table).toWaitFor([0, 'strategy-card']);
    table.answers([0, 'strategy-card', 'warfare'], [1, 'strategy-card-chosen', 'pass']);
    expect(table).toWaitFor([2, 'goods-gained']);
  });

  it('T3 24.8 a cancel can be cancelled, to any depth; the window outside goes on as it was', () => {
    const cancel = (mine: ActionCardId): Component => ({
      abilities: [
        {
          at: 'action-card-played',
          when: (s, by, event) =>
            event.seat !== by.seat && !event.cancelled && s.playing.at(-1)?.card !== mine,
          *resolve(_t, { event }) {
            event.cancelled = true;
          },
        },
      ],
    });
    const table = new Scene()
      .plus({
        actionCards: {
          bunker: at('turn-starts', ({ seat }, own) => seat !== own),
          sabotage: cancel('sabotage'),
          spy: cancel('spy'),
        },
      })
      .hand(1, 'bunker')
      .hand(0, 'sabotage')
      .hand(2, 'spy')
      .play();
    table.answers([1, 'turn-starts', 'card:bunker'], [2, 'turn-starts', 'pass']);
    table.quiet();
    table.answers([0, 'action-card-played', 'card:sabotage'], [2, 'action-card-played', 'pass']);
    table.answer(2, 'action-card-played', 'card:spy');
    table.quiet();
    // The first cancel was cancelled, so the card outside took effect.
    expect(table.seat(1).goods).toBe(1);
    expect([...table.state.discards.action].sort()).toEqual(['bunker', 'sabotage', 'spy']);
    expect(table.state.playing).toEqual([]);
    expect(table).toWaitFor([0, 'action']);
  });

  it('T4 74.18 45.4 an ability is used once at a moment, and an exhausted card not at all', () => {
    const once = at('turn-starts');
    const tapped = { abilities: [{ ...once.abilities?.[0], exhausts: true }] } as unknown as Component;
    const scene = () =>
      new Scene()
        .plus({ components: { [MOTIVATOR]: once, 'technology:sarween-tools': tapped } })
        .tech(0, 'neural-motivator', 'sarween-tools');
    const table = scene().play();
    table.answer(0, 'turn-starts', MOTIVATOR);
    expect(table).toOfferExactly(0, 'turn-starts', ['technology:sarween-tools', 'pass']);
    table.answer(0, 'turn-starts', 'technology:sarween-tools');
    expect(table).toWaitFor([0, 'action']);
    expect(table.seat(0).technologies.map(({ exhausted }) => exhausted)).toEqual([false, true]);
    table.answer(0, 'action', 'pass');
    // The next turn is another occurrence.
    expect(table).toOfferExactly(0, 'turn-starts', [MOTIVATOR, 'pass']);
    const again = scene()
      .with((s) => {
        for (const technology of s.seats[0]?.technologies ?? []) technology.exhausted = true;
      })
      .play();
    expect(again).toOfferExactly(0, 'turn-starts', [MOTIVATOR, 'pass']);
  });

  it('T6 74.3a an effect lasts though what caused it is gone', () => {
    const card: Component = {
      lasting: {
        commodities: {
          tier: 'adjust',
          apply: (value, { seat }, { source }) => (seat === source.seat ? value + 2 : value),
        },
      },
      abilities: [
        {
          at: 'component-action',
          when: () => true,
          *resolve(t, { by }) {
            leaveEffect(t, { component: 'card:bunker', seat: by.seat, until: 'round', data: null });
          },
        },
      ],
    };
    const table = new Scene()
      .plus({ actionCards: { bunker: card } })
      .hand(0, 'bunker')
      .strategy(1, { id: 'trade', exhausted: false })
      .play();
    table.answer(0, 'action', 'card:bunker');
    expect(table.state.discards.action).toEqual(['bunker']);
    table.answers([2, 'action', 'pass'], [1, 'action', 'strategic:trade'], [1, 'trade', ['seat:0']]);
    expect(table.seat(0).commodities).toBe(6);
    expect(table.seat(1).commodities).toBe(6);
  });

  it('T8 24.5 who might hold a card is asked whether or not it does, and can only pass', () => {
    const cards = { bunker: at('turn-starts'), spy: {} };
    const with_ = new Scene().plus({ actionCards: cards }).hand(1, 'bunker').play();
    const without = new Scene().plus({ actionCards: cards }).hand(1, 'spy').play();
    for (const table of [with_, without]) expect(table).toWaitFor([1, 'turn-starts']);
    expect(without).toOfferExactly(1, 'turn-starts', ['pass']);
    expect(with_).toOfferExactly(1, 'turn-starts', ['card:bunker', 'pass']);
  });

  it('T8 a seat without cards is not asked, nor one that cannot hold it because it lies in the discards', () => {
    const cards = { bunker: at('turn-starts'), spy: {} };
    const empty = new Scene().plus({ actionCards: cards }).play();
    expect(empty).toWaitFor([0, 'action']);
    const gone = new Scene()
      .plus({ actionCards: cards })
      .hand(1, 'spy')
      .with((s) => {
        s.discards.action = ['bunker', 'bunker', 'bunker', 'bunker'];
      })
      .play();
    expect(gone).toWaitFor([0, 'action']);
  });
});
