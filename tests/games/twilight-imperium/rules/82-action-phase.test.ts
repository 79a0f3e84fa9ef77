import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { addGoods } from '#games/twilight-imperium/verbs/goods.ts';
import { Scene } from '../scene.ts';

/** A component action that gives a trade good, as often as one likes. */
const busy: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (_s, by, { seat }) => by.seat === seat,
      *resolve(t, { by }) {
        addGoods(t, by.seat, 1);
      },
    },
  ],
};
const withBusy = (scene: Scene) =>
  scene.plus({ components: { 'technology:neural-motivator': busy } }).tech(0, 'neural-motivator');
const COMPONENT = 'technology:neural-motivator';

describe('TI4 82 Action phase', () => {
  it('82.0 2.2 31.2 a turn is one action; then the next seat in initiative order is at turn', () => {
    const table = withBusy(new Scene()).play();
    table.answer(0, 'action', COMPONENT);
    expect(table.seat(0).goods).toBe(1);
    expect(table.state.stage).toEqual({ kind: 'turn', seat: 1 });
    expect(table).toWaitFor([1, 'action']);
  });

  it('82.1 31.1 a turn offers tactical, strategic and component actions', () => {
    const table = withBusy(new Scene()).strategy(0, { id: 'trade', exhausted: false }).play();
    expect(table).toOfferExactly(0, 'action', ['tactical', 'strategic:trade', COMPONENT]);
  });

  it('82.0 22.2 a component action of somebody else is none of mine', () => {
    const table = withBusy(new Scene()).stage({ kind: 'turn', seat: 1 }).play();
    expect(table).toOfferExactly(1, 'action', ['tactical', 'pass']);
  });

  it('82.2 T50 a seat without a token, a card or an action can only pass', () => {
    const table = new Scene().pools(0, { tactic: 0 }).play();
    expect(table).toOfferExactly(0, 'action', ['pass']);
    expect(table).toRefuse(0, 'action', 'tactical', 'TI4 18.4');
  });

  it('82.2 1.2 a seat with a token in every system cannot take a tactical action', () => {
    const scene = new Scene();
    scene.token(0, ...(Object.keys(scene.state.board) as SystemId[]));
    expect(scene.play()).toRefuse(0, 'action', 'tactical', 'TI4 1.2');
  });

  it('82.3 2.3 a seat that has passed takes no more turns this phase', () => {
    const table = new Scene().play();
    table.answer(0, 'action', 'pass');
    table.answer(1, 'action', 'pass');
    expect(table.state.seats.map(({ passed }) => passed)).toEqual([true, true, false]);
    expect(table).toWaitFor([2, 'action']);
    const skipped = new Scene().play();
    skipped.answers([0, 'action', 'pass'], [1, 'action', 'tactical'], [1, 'activate', '38']);
    skipped.answers([2, 'action', 'tactical'], [2, 'activate', '38']);
    expect(skipped).toWaitFor([1, 'action']);
  });

  it('82.3c a seat takes turn after turn when all others have passed', () => {
    const table = withBusy(new Scene()).seat(1, { passed: true }).seat(2, { passed: true }).play();
    table.answer(0, 'action', COMPONENT);
    table.answer(0, 'action', COMPONENT);
    expect(table.seat(0).goods).toBe(2);
    expect(table).toWaitFor([0, 'action']);
  });

  it('82.3a abilities of the start of a turn are used in the turn in which one passes, and not after', () => {
    const early: Component = {
      abilities: [
        {
          at: 'turn-starts',
          when: (_s, by, { seat }) => by.seat === seat,
          *resolve(t, { by }) {
            addGoods(t, by.seat, 1);
          },
        },
      ],
    };
    const table = new Scene()
      .plus({ components: { 'technology:neural-motivator': early } })
      .tech(0, 'neural-motivator')
      .play();
    table.answer(0, 'turn-starts', COMPONENT);
    expect(table.seat(0).goods).toBe(1);
    table.answers([0, 'action', 'pass'], [1, 'action', 'pass'], [2, 'action', 'pass']);
    expect(table.seat(0).goods).toBe(1);
  });

  it('82.3b T48 a seat that has passed may use the secondary of another’s card', () => {
    const table = new Scene()
      .strategy(0, { id: 'trade', exhausted: false })
      .seat(1, { passed: true })
      .seat(2, { passed: true })
      .play();
    table.answer(0, 'action', 'strategic:trade');
    table.answer(0, 'trade', []);
    table.answer(1, 'follow-trade', 'yes');
    expect(table.seat(1).commodities).toBe(6);
  });

  it('82.4 75.2 a seat cannot pass before it has used its strategy card', () => {
    const table = new Scene(5).strategy(0, { id: 'trade', exhausted: false }).play();
    expect(table).toRefuse(0, 'action', 'pass', 'TI4 82.4');
    table.answers([0, 'action', 'strategic:trade'], [0, 'trade', []]);
    for (const seat of [1, 2, 3, 4]) table.answer(seat, 'follow-trade', 'no');
    for (const seat of [4, 1, 2, 3]) table.answer(seat, 'action', 'pass');
    expect(table).toOfferExactly(0, 'action', ['tactical', 'pass']);
  });

  it('82.4a 75.2a T50 with three or four seats both cards have to be used', () => {
    const table = new Scene(4)
      .strategy(0, { id: 'trade', exhausted: true }, { id: 'imperial', exhausted: false })
      .play();
    expect(table).toRefuse(0, 'action', 'pass', 'TI4 82.4a');
    expect(table).toOfferExactly(0, 'action', ['tactical', 'strategic:imperial']);
  });

  it('T50 82.4 a strategic action can always be taken, even where nothing comes of it', () => {
    const table = new Scene()
      .strategy(0, { id: 'warfare', exhausted: false })
      .pools(0, { tactic: 0, fleet: 0, strategy: 0 })
      .play();
    expect(table).toOfferExactly(0, 'action', ['strategic:warfare']);
    table.answer(0, 'action', 'strategic:warfare');
    expect(table.seat(0).strategy).toEqual([{ id: 'warfare', exhausted: true }]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('82.5 22.0 when all have passed the status phase begins', () => {
    const table = new Scene()
      .seat(1, { passed: true })
      .seat(2, { passed: true })
      .objective('corner-the-market', { revealed: false })
      .play();
    table.answer(0, 'action', 'pass');
    expect(table.state.stage.kind).toBe('status');
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });

  it('31.4 T3 a cancelled component action was none: the seat still has its action', () => {
    const cancel: Component = {
      abilities: [
        {
          at: 'action-card-played',
          when: (_s, by, event) => event.seat !== by.seat && !event.cancelled,
          *resolve(_t, { event }) {
            event.cancelled = true;
          },
        },
      ],
    };
    const table = new Scene()
      .plus({ actionCards: { 'mining-initiative': busy, sabotage: cancel } })
      .hand(0, 'mining-initiative')
      .hand(1, 'sabotage')
      .play();
    table.answer(0, 'action', 'card:mining-initiative');
    table.answer(1, 'action-card-played', 'card:sabotage');
    table.quiet();
    expect(table.seat(0).goods).toBe(0);
    expect(table.state.turn).toMatchObject({ seat: 0, actions: 0 });
    expect(table).toOfferExactly(0, 'action', ['tactical', 'pass']);
  });

  it('82.0 a second action is taken where something allows it, and may be left', () => {
    const twice: Component = {
      standing: {
        actions: {
          tier: 'adjust',
          apply: (value, { seat }, { source }) => (source.seat === seat ? value + 1 : value),
        },
      },
    };
    const table = withBusy(new Scene())
      .plus({ components: { 'technology:fleet-logistics': twice } })
      .tech(0, 'fleet-logistics')
      .play();
    table.answer(0, 'action', COMPONENT);
    expect(table).toOfferExactly(0, 'action', ['tactical', COMPONENT, 'end']);
    table.answer(0, 'action', 'end');
    expect(table.seat(0)).toMatchObject({ goods: 1, passed: false });
    expect(table).toWaitFor([1, 'action']);
  });
});

describe('TI4 22 Game round', () => {
  it('22.3 T6 what lasts until the end of a turn ends before the next seat’s turn', () => {
    const table = withBusy(new Scene())
      .with((s) => {
        const effect = { component: 'card:sabotage', seat: 0, data: null } as const;
        s.effects = [
          { ...effect, until: 'turn' },
          { ...effect, until: 'round' },
        ];
      })
      .play();
    expect(table.state.effects).toHaveLength(2);
    table.answer(0, 'action', COMPONENT);
    expect(table.state.effects.map(({ until }) => until)).toEqual(['round']);
  });
});

describe('TI4 2 Active player', () => {
  it('2.1 57.2 the first in initiative order is the first at turn', () => {
    const table = new Scene(5)
      .stage({ kind: 'strategy' })
      .with((s) => {
        for (const seat of s.seats) seat.strategy = [];
      })
      .play();
    const cards = ['imperial', 'trade', 'diplomacy', 'warfare', 'technology'];
    cards.forEach((card, seat) => table.answer(seat, 'strategy-card', card));
    expect(table.state.stage).toEqual({ kind: 'turn', seat: 2 });
  });

  it('2.3 after the last in initiative order the first is at turn again', () => {
    const table = withBusy(new Scene()).play();
    table.answer(0, 'action', COMPONENT);
    table.answer(1, 'action', 'pass');
    table.answer(2, 'action', 'pass');
    expect(table.state.stage).toEqual({ kind: 'turn', seat: 0 });
  });

  it('2.2 the order is that of initiative, not of the table', () => {
    const table = new Scene(4)
      .strategy(0, { id: 'imperial', exhausted: true })
      .strategy(1, { id: 'trade', exhausted: true })
      .strategy(2, { id: 'leadership', exhausted: true })
      .strategy(3, { id: 'technology', exhausted: true })
      .stage({ kind: 'turn', seat: 1 })
      .play();
    table.answer(1, 'action', 'pass');
    expect(table).toWaitFor([3, 'action']);
    table.answer(3, 'action', 'pass');
    expect(table).toWaitFor([0, 'action']);
    table.answer(0, 'action', 'pass');
    expect(table).toWaitFor([2, 'action']);
  });
});
