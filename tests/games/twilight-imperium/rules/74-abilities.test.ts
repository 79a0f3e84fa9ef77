import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { handLimit } from '#games/twilight-imperium/rules/cards.ts';
import { isShielded } from '#games/twilight-imperium/rules/combat/batteries.ts';
import type { Stage } from '#games/twilight-imperium/state.ts';
import { factions } from '#games/twilight-imperium/tables/factions.ts';
import { FACTION_IDS, LINE_IDS } from '#games/twilight-imperium/tables/ids.ts';
import { lines } from '#games/twilight-imperium/tables/lines/index.ts';
import { leaveEffect } from '#games/twilight-imperium/verbs/effects.ts';
import { addGoods } from '#games/twilight-imperium/verbs/goods.ts';
import { Scene } from '../scene.ts';

const TOOLS = 'technology:sarween-tools';

/** A technology whose owner may take a trade good whenever anybody’s turn begins. */
const toll: Component = {
  abilities: [
    {
      at: 'turn-starts',
      when: () => true,
      *resolve(t, { by }) {
        addGoods(t, by.seat, 1);
      },
    },
  ],
};

describe('TI4 74 Abilities', () => {
  it('74.2 what a component says overrules the rule, and only that', () => {
    const more: Component = { standing: { handLimit: { tier: 'adjust', apply: (limit) => limit + 2 } } };
    const table = new Scene()
      .tech(0, 'sarween-tools')
      .plus({ components: { [TOOLS]: more } })
      .play();
    expect(handLimit(table.state, 1)).toBe(9);
  });

  it('74.3 each ability is used as and when it says: at its moment, by its owner', () => {
    const table = new Scene()
      .tech(1, 'sarween-tools')
      .plus({ components: { [TOOLS]: toll } })
      .play();
    expect(table).toWaitFor([1, 'turn-starts']);
    table.answer(1, 'turn-starts', TOOLS);
    expect(table.seat(1).goods).toBe(1);
    expect(table).toWaitFor([0, 'action']);
  });

  it.each(['strategy-phase-starts', 'turn-starts', 'status-phase-starts', 'agenda-phase-starts'] as const)(
    '74.3a what is to last for the phase of %s is over when the next phase begins',
    (at) => {
      const phases = { strategy: 'turn', turn: 'status', status: 'agenda', agenda: 'strategy' } as const;
      const kind = at.slice(0, at.indexOf('-')) as keyof typeof phases;
      const lasting = {
        abilities: [
          {
            at,
            must: true,
            when: () => true,
            *resolve(t: Parameters<typeof leaveEffect>[0]) {
              leaveEffect(t, { component: TOOLS, seat: 1, until: 'phase', data: null });
            },
          },
        ],
      } as unknown as Component;
      const table = new Scene(5)
        .tech(0, 'sarween-tools')
        .plus({ components: { [TOOLS]: lasting } })
        .objective('expand-borders', { revealed: false })
        .stage(
          { strategy: { kind }, turn: { kind, seat: 0 }, status: { kind }, agenda: { kind, number: 2 } }[
            kind
          ] as Stage,
        )
        .with((s) => {
          s.custodians = false;
          s.decks.agenda = ['mutiny', 'economic-equality'];
          if (kind === 'strategy' || kind === 'agenda') for (const seat of s.seats) seat.strategy = [];
          if (kind === 'turn') for (const seat of s.seats.slice(1)) seat.passed = true;
          if (kind === 'agenda') s.effects.push({ component: TOOLS, seat: 1, until: 'phase', data: null });
        })
        .play();
      expect(table.state.effects).toHaveLength(1);
      while (table.state.stage.kind === kind) {
        const [asked] = table.session.open().filter(({ optional, held }) => !optional && held === null);
        if (!asked) throw new Error('nobody is asked');
        const { seat, topic, fallback, form } = asked;
        table.answer(seat, topic, fallback ?? (form.kind === 'choose' ? (form.options[0]?.id ?? '') : []));
      }
      expect(table.state.stage.kind).toBe(phases[kind]);
      expect(table.state.effects).toEqual([]);
    },
  );

  it('74.18 T4 once for each occurrence, and again at the next', () => {
    const table = new Scene()
      .tech(1, 'sarween-tools')
      .plus({ components: { [TOOLS]: toll } })
      .play();
    table.answer(1, 'turn-starts', TOOLS);
    table.answer(0, 'action', 'pass');
    expect(table).toOfferExactly(1, 'turn-starts', [TOOLS, 'pass']);
    table.answer(1, 'turn-starts', TOOLS);
    expect(table.seat(1).goods).toBe(2);
    expect(table).toWaitFor([1, 'action']);
  });

  it('74.6 “cannot” is absolute, whatever lasts or comes later', () => {
    const never: Component = {
      standing: { handLimit: { tier: 'overrule', apply: (limit) => Math.min(limit, 3) } },
      lasting: { handLimit: { tier: 'adjust', apply: (limit) => limit + 5 } },
    };
    const table = new Scene()
      .tech(0, 'sarween-tools')
      .plus({ components: { [TOOLS]: never } })
      .with((s) => {
        s.effects.push({ component: TOOLS, seat: 0, until: 'game', data: null });
      })
      .play();
    expect(handLimit(table.state, 0)).toBe(3);
  });

  it('74.7 what is used is resolved fully: there is no way out of its choices', () => {
    const table = new Scene().hand(0, 'insubordination').play();
    table.answer(0, 'action', 'card:insubordination');
    expect(table).toOfferExactly(0, 'card-seat', ['seat:1', 'seat:2']);
  });

  it('74.8 T7 what does not say “may” happens without asking', () => {
    const must: Component = {
      abilities: [
        {
          at: 'turn-starts',
          must: true,
          when: (_s, by, { seat }) => by.seat === seat,
          *resolve(t, { by }) {
            addGoods(t, by.seat, 4);
          },
        },
      ],
    };
    const table = new Scene()
      .tech(0, 'sarween-tools')
      .tech(1, 'sarween-tools', 'gravity-drive')
      .plus({ components: { [TOOLS]: must, 'technology:gravity-drive': toll } })
      .play();
    expect(table).toWaitFor([1, 'turn-starts']);
    expect(table.seat(0).goods).toBe(4);
    expect(table.seat(1).goods).toBe(0);
  });

  it('74.8 74.19 what must happen happens in the order of responses, and not when its condition is gone by then', () => {
    const first: Component = {
      abilities: [
        {
          at: 'turn-starts',
          must: true,
          when: (s) => s.seats.every(({ goods }) => goods === 0),
          *resolve(t, { by }) {
            addGoods(t, by.seat, 1);
          },
        },
      ],
    };
    const set = new Scene().plus({ components: { [TOOLS]: first } }).stage({ kind: 'turn', seat: 1 });
    for (const seat of [0, 1, 2]) set.tech(seat, 'sarween-tools');
    expect(set.play().state.seats.map(({ goods }) => goods)).toEqual([0, 1, 0]);
  });

  it('74.8 74.18 what becomes due only by something else that must happen happens too, everything once', () => {
    // Each has its share as soon as the next one in order has its own; the last begins.
    const share: Component = {
      abilities: [
        {
          at: 'turn-starts',
          must: true,
          when: (s, by) => by.seat === 2 || (s.seats[by.seat + 1]?.goods ?? 0) > 0,
          *resolve(t, { by }) {
            addGoods(t, by.seat, 1);
          },
        },
      ],
    };
    const set = new Scene().plus({ components: { [TOOLS]: share } });
    for (const seat of [0, 1, 2]) set.tech(seat, 'sarween-tools');
    expect(set.play().state.seats.map(({ goods }) => goods)).toEqual([1, 1, 1]);
  });

  it('74.8 74.19 everybody comes in turn: who has two that must happen waits for the others in between', () => {
    const order: number[] = [];
    const counted: Component = {
      abilities: [
        {
          at: 'turn-starts',
          must: true,
          when: () => true,
          *resolve(_t, { by }) {
            order.push(by.seat);
          },
        },
      ],
    };
    const set = new Scene().plus({ components: { [TOOLS]: counted, 'technology:gravity-drive': counted } });
    for (const seat of [0, 1]) set.tech(seat, 'sarween-tools', 'gravity-drive');
    set.tech(2, 'gravity-drive').play();
    expect(order.slice(0, 5)).toEqual([0, 1, 2, 0, 1]);
  });

  it('74.8 26.4 a law in the common area does what it must for whom it is about', () => {
    const tax: Component = {
      abilities: [
        {
          at: 'turn-starts',
          must: true,
          when: () => true,
          *resolve(t, { by }) {
            addGoods(t, by.seat, 1);
          },
        },
      ],
    };
    const table = new Scene()
      .stage({ kind: 'turn', seat: 1 })
      .with((s) => {
        s.laws.push({ id: 'mutiny', seat: null, planet: null, exhausted: false, data: null });
      })
      .plus({ components: { 'law:mutiny': tax } })
      .play();
    expect(table.seat(1).goods).toBe(1);
    expect(table.seat(0).goods).toBe(0);
  });

  it('74.9 of several effects those that cannot be done are skipped', () => {
    const table = new Scene()
      .strategy(0, { id: 'politics', exhausted: false })
      .with((s) => {
        s.decks.agenda.push('mutiny', 'economic-equality');
      })
      .play();
    table.answers([0, 'action', 'strategic:politics'], [0, 'speaker', 'seat:2']);
    // There is no action card to draw; the agendas are looked at all the same.
    expect(table).toWaitFor([0, 'agenda-order']);
  });

  it('74.3a T6 an effect lasts its time and does what it says later, though its source is long gone', () => {
    const promise: Component = {
      abilities: [
        {
          at: 'component-action',
          when: () => true,
          *resolve(t, { by: { component, seat } }) {
            leaveEffect(t, { component, seat, until: 'round', data: null });
          },
        },
      ],
      delayedAbilities: [
        {
          at: 'turn-starts',
          must: true,
          when: (_s, by, { seat }) => by.seat !== seat,
          *resolve(t, { by }) {
            addGoods(t, by.seat, 1);
          },
        },
      ],
    };
    const table = new Scene()
      .hand(0, 'plague')
      .plus({ actionCards: { plague: promise } })
      .play();
    table.answer(0, 'action', 'card:plague');
    expect(table.state.discards.action).toEqual(['plague']);
    expect(table.seat(0).goods).toBe(1);
    table.answer(1, 'action', 'pass');
    expect(table.seat(0).goods).toBe(2);
  });

  it('74.25 every faction has abilities of its own and a flagship', () => {
    for (const id of FACTION_IDS) {
      expect(factions[id].abilities.length, id).toBeGreaterThan(0);
      expect(
        LINE_IDS.filter((line) => lines[line].faction === id && lines[line].type === 'flagship'),
      ).toHaveLength(1);
    }
  });

  it('74.26 a unit has no abilities but the six that have a name', () => {
    const stats = ['type', 'faction', 'cost', 'perCost', 'combat', 'move', 'capacity', 'technology', 'reach'];
    const six = ['barrage', 'bombardment', 'shield', 'production', 'cannon', 'sustain'];
    const printed = new Set(LINE_IDS.flatMap((id) => Object.keys(lines[id])));
    expect(six.every((ability) => printed.has(ability))).toBe(true);
    // Texts of single lines that are no abilities of units in general.
    const own = ['freeFighters', 'suppresses'];
    const others = [...printed].filter((key) => ![...stats, ...six, ...own].includes(key));
    expect(others).toEqual([]);
  });

  it('74.27 “this planet” is the one on which the unit stands', () => {
    const { state } = new Scene()
      .control(1, 'bereg')
      .control(1, 'lirta-iv')
      .units(1, 'bereg', { pds: 1 })
      .play();
    expect(isShielded(state, 'bereg')).toBe(true);
    expect(isShielded(state, 'lirta-iv')).toBe(false);
  });

  it('T1 74.19 everybody comes in turn: who has acted waits for the others before it acts again', () => {
    const good = (n: number): Component => ({
      abilities: [
        {
          at: 'turn-starts',
          when: () => true,
          *resolve(t, { by }) {
            addGoods(t, by.seat, n);
          },
        },
      ],
    });
    const table = new Scene()
      .tech(0, 'sarween-tools', 'gravity-drive')
      .tech(1, 'sarween-tools')
      .plus({ components: { [TOOLS]: good(1), 'technology:gravity-drive': good(2) } })
      .play();
    table.answers([0, 'turn-starts', TOOLS], [1, 'turn-starts', TOOLS]);
    expect([table.seat(0).goods, table.seat(1).goods]).toEqual([1, 0]);
    table.answers([0, 'turn-starts', 'technology:gravity-drive'], [1, 'turn-starts', TOOLS]);
    expect([table.seat(0).goods, table.seat(1).goods]).toEqual([1, 1]);
  });
});
