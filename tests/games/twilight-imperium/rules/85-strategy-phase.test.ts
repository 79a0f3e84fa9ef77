import { describe, expect, it } from 'vitest';
import { strictSpeaker as speaker } from '#core/speak.ts';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import type { StrategyCardId } from '#games/twilight-imperium/tables/card-ids.ts';
import { Scene } from '../scene.ts';

const ALL: readonly StrategyCardId[] = [
  'leadership',
  'diplomacy',
  'politics',
  'construction',
  'trade',
  'warfare',
  'technology',
  'imperial',
];

/** The beginning of a strategy phase, all cards in the common area. */
function phase(seats: 3 | 4 | 5 | 6) {
  const scene = new Scene(seats).stage({ kind: 'strategy' });
  for (let seat = 0; seat < seats; seat++) scene.strategy(seat);
  return scene;
}

const without = (...taken: readonly StrategyCardId[]) => ALL.filter((card) => !taken.includes(card));

describe('TI4 85 Strategy phase', () => {
  it('85.1 58.1 74.20 from the speaker clockwise each chooses one card and places it face up', () => {
    const table = phase(5)
      .with((s) => {
        s.speaker = 3;
      })
      .play();
    expect(table).toWaitFor([3, 'strategy-card']);
    expect(table).toOfferExactly(3, 'strategy-card', ALL);
    table.answer(3, 'strategy-card', 'trade');
    expect(table.seat(3).strategy).toEqual([{ id: 'trade', exhausted: false }]);
    expect(table).toWaitFor([4, 'strategy-card']);
    table.answers([4, 'strategy-card', 'leadership'], [0, 'strategy-card', 'imperial']);
    expect(table).toWaitFor([1, 'strategy-card']);
  });

  it('58.1 85.1 a card is offered with its initiative and the goods that lie on it', () => {
    const form = phase(5)
      .with((s) => {
        s.bonus = { technology: 2 };
      })
      .play()
      .form(0, 'strategy-card');
    const labels = (['en', 'ru'] as const).map((language) => {
      const { say } = speaker(language, twilightImperium.texts[language], String);
      return 'options' in form ? [0, 6].map((at) => say(form.options[at]?.label ?? form.prompt)) : [];
    });
    expect(labels).toEqual([
      ['1 Leadership', '7 Technology +2 trade goods'],
      ['1 Лидерство', '7 Исследования +2 товара'],
    ]);
  });

  it('85.0 27.1 85.1 five and six seats take one card each, then the action phase begins', () => {
    const table = phase(5).play();
    ALL.slice(0, 5).forEach((card, seat) => table.answer(seat, 'strategy-card', card));
    expect(table.state.seats.map(({ strategy }) => strategy.length)).toEqual([1, 1, 1, 1, 1]);
    expect(table.state.stage).toEqual({ kind: 'turn', seat: 0 });
    expect(table).toWaitFor([0, 'action']);
  });

  it('85.1b 27.8 27.8a a card that was chosen cannot be chosen again', () => {
    const table = phase(6).play();
    table.answer(0, 'strategy-card', 'politics');
    expect(table).toOfferExactly(1, 'strategy-card', without('politics'));
    expect(table).toRefuse(1, 'strategy-card', 'politics');
    table.answer(1, 'strategy-card', 'trade');
    expect(table).toOfferExactly(2, 'strategy-card', without('politics', 'trade'));
  });

  it('85.1c 65.9 with three or four seats everyone chooses a second card, again from the speaker', () => {
    const table = phase(3).play();
    table.answers(
      [0, 'strategy-card', 'imperial'],
      [1, 'strategy-card', 'trade'],
      [2, 'strategy-card', 'politics'],
    );
    expect(table).toWaitFor([0, 'strategy-card']);
    table.answers(
      [0, 'strategy-card', 'leadership'],
      [1, 'strategy-card', 'warfare'],
      [2, 'strategy-card', 'diplomacy'],
    );
    expect(table.seat(0).strategy.map(({ id }) => id)).toEqual(['imperial', 'leadership']);
    expect(table.state.stage.kind).toBe('turn');
  });

  it('T51 65.9 five seats of whom one is out still take one card each', () => {
    const table = phase(5).seat(2, { eliminated: true }).play();
    table.answers(
      [0, 'strategy-card', 'leadership'],
      [1, 'strategy-card', 'trade'],
      [3, 'strategy-card', 'warfare'],
      [4, 'strategy-card', 'imperial'],
    );
    expect(table.state.stage).toEqual({ kind: 'turn', seat: 0 });
    expect(table.seat(2).strategy).toEqual([]);
  });

  it('T51 65.6 cards of a seat that is out lie in the common area and can be chosen', () => {
    const table = phase(5).seat(4, { eliminated: true, strategy: [] }).play();
    expect(table).toOfferExactly(0, 'strategy-card', ALL);
  });

  it('85.1a 78.2 trade goods on a card go to whoever takes it, and no others', () => {
    const table = phase(6)
      .with((s) => {
        s.bonus = { trade: 2, imperial: 1 };
      })
      .play();
    table.answer(0, 'strategy-card', 'trade');
    expect(table.seat(0).goods).toBe(2);
    expect(table.state.bonus).toEqual({ imperial: 1 });
    table.answer(1, 'strategy-card', 'warfare');
    expect(table.seat(1).goods).toBe(0);
  });

  it('85.2 a trade good goes on each card that nobody chose, beside those that lie there', () => {
    const table = phase(6)
      .with((s) => {
        s.bonus = { imperial: 1 };
      })
      .play();
    ALL.slice(0, 6).forEach((card, seat) => table.answer(seat, 'strategy-card', card));
    expect(table.state.bonus).toEqual({ imperial: 2, technology: 1 });
    expect(table.told()).toContain('fact.bonusRaised');
  });

  it('85.2a with four seats all cards are taken, the last without a question, and no goods are placed', () => {
    const table = phase(4).play();
    ALL.slice(0, 7).forEach((card, i) => table.answer(i % 4, 'strategy-card', card));
    expect(table.seat(3).strategy.map(({ id }) => id)).toEqual(['construction', 'imperial']);
    expect(table.state.bonus).toEqual({});
    expect(table.state.stage).toEqual({ kind: 'turn', seat: 0 });
  });

  it('74.15 a pick can be undone as it is made: another card is chosen, the goods stay where they lie', () => {
    const disgrace: Component = {
      abilities: [
        {
          at: 'strategy-card-chosen',
          when: (_, by, event) => event.seat !== by.seat,
          *resolve(_t, { event }) {
            event.stands = false;
          },
        },
      ],
    };
    const table = phase(5)
      .tech(1, 'neural-motivator')
      .plus({ components: { 'technology:neural-motivator': disgrace } })
      .with((s) => {
        s.bonus = { trade: 1 };
      })
      .play();
    table.answer(0, 'strategy-card', 'trade');
    table.answer(1, 'strategy-card-chosen', 'technology:neural-motivator');
    expect(table.seat(0).strategy).toEqual([]);
    expect(table).toOfferExactly(0, 'strategy-card', without('trade'));
    table.answers([0, 'strategy-card', 'warfare'], [1, 'strategy-card-chosen', 'pass']);
    expect(table.seat(0)).toMatchObject({ goods: 0, strategy: [{ id: 'warfare', exhausted: false }] });
    expect(table.state.bonus).toEqual({ trade: 1 });
  });

  it('85.1 the last card left stands, whoever would undo it', () => {
    const never: Component = {
      abilities: [
        {
          at: 'strategy-card-chosen',
          must: true,
          when: (_, by, event) => event.seat !== by.seat,
          *resolve(_t, { event }) {
            event.stands = false;
          },
        },
      ],
    };
    const cards = ALL.map((id) => ({ id, exhausted: false }));
    const table = phase(5)
      .strategy(1, ...cards.slice(0, 3))
      .strategy(2, ...cards.slice(3, 7))
      .tech(1, 'neural-motivator')
      .plus({ components: { 'technology:neural-motivator': never } })
      .play();
    expect(table.seat(0).strategy).toEqual([{ id: 'imperial', exhausted: false }]);
  });

  it('27.8b a seat that kept its cards does not choose', () => {
    const table = phase(5).strategy(1, { id: 'trade', exhausted: false }).play();
    expect(table).toOfferExactly(0, 'strategy-card', without('trade'));
    table.answer(0, 'strategy-card', 'imperial');
    expect(table).toWaitFor([2, 'strategy-card']);
  });
});
