import { describe, expect, it } from 'vitest';
import type { Ability, AnyAbility, Component } from '#games/twilight-imperium/hooks/component.ts';
import { addGoods } from '#games/twilight-imperium/verbs/goods.ts';
import { attack as fight } from '../action-cards/fighting.ts';
import { activate, facts, hitting, missing, waits } from '../combat.ts';
import { Scene } from '../scene.ts';

const AMBUSH = 'ability:ambush';
const TOOLS = 'technology:sarween-tools';

/** Mentak in seat 0 attacks three ships of a seat with Assault Cannon. */
const attack = (change: (scene: Scene) => Scene = (scene) => scene) =>
  activate(
    change(
      new Scene(3, ['mentak', 'hacan', 'xxcha'])
        .of(AMBUSH)
        .pools(0, { fleet: 8 })
        .tech(1, 'assault-cannon')
        .units(0, '20', { cruiser: 2, carrier: 1 })
        .units(1, '20', { cruiser: 3 }),
    ),
    '20',
  );
const lost = (table: ReturnType<typeof attack>) =>
  facts(table, 'fact.destroyed').map(({ seat, unit, count }) => `${seat}:${unit} ${count}`);

/** Something at the start of a turn, for a trade good. */
const atTurn = (more: Partial<Ability<'turn-starts'>> = {}): Component => ({
  abilities: [
    {
      at: 'turn-starts',
      when: () => true,
      *resolve(t, { by }) {
        addGoods(t, by.seat, 1);
      },
      ...more,
    } as AnyAbility,
  ],
});
const goods = (table: ReturnType<Scene['play']>) => table.state.seats.map((seat) => seat.goods);

describe('TI4 74 Mandatory abilities in the order of responses', () => {
  it('74.19 a defender’s Assault Cannon fires after the attacker’s Ambush, and not when too few ships are left by then', () => {
    const table = attack((scene) => hitting(scene, 0, 'ability'));
    expect(table).toWaitFor([0, 'combat-round-starts']);
    expect(lost(table)).toEqual([]);
    table.answer(0, 'combat-round-starts', AMBUSH);
    expect(lost(table)[0]).toBe('1:cruiser 2');
    expect(waits(table)).not.toContain('0:assault-cannon');
  });

  it('74.19 whoever passes before it leaves it to fire, and may still act after it', () => {
    const table = attack((scene) => missing(scene, 0, 'ability'));
    table.answer(0, 'combat-round-starts', 'pass');
    expect(table).toWaitFor([0, 'assault-cannon']);
    table.answer(0, 'assault-cannon', 'carrier');
    expect(lost(table)).toEqual(['0:carrier 1']);
    expect(table).toOfferExactly(0, 'combat-round-starts', [AMBUSH, 'pass']);
    table.answer(0, 'combat-round-starts', AMBUSH);
    expect(facts(table, 'fact.rolled')[0]).toMatchObject({ seat: 0, kind: 'ability' });
  });

  it('74.19 a Skilled Retreat of the attacker leaves nothing to fire at', () => {
    const scene = new Scene()
      .pools(0, { fleet: 8 })
      .tech(1, 'assault-cannon')
      .hand(0, 'skilled-retreat')
      .units(0, '20', { cruiser: 2, carrier: 1 })
      .units(1, '20', { cruiser: 3 });
    const table = fight(scene, '20');
    table.answer(0, 'combat-round-starts', 'card:skilled-retreat');
    table.answer(0, 'card-system', '28');
    expect(lost(table)).toEqual([]);
    expect(table.at('28')).toBe('0:carrier 1, 0:cruiser 2');
  });

  it('74.19 of its own abilities a seat says which comes first: who uses none does what it must', () => {
    const scene = () =>
      missing(
        new Scene(3, ['mentak', 'hacan', 'xxcha'])
          .of(AMBUSH)
          .pools(0, { fleet: 8 })
          .tech(0, 'assault-cannon')
          .units(0, '20', { cruiser: 3 })
          .units(1, '20', { dreadnought: 1, carrier: 1 }),
        0,
        'ability',
      );
    const table = activate(scene(), '20');
    table.answer(0, 'combat-round-starts', AMBUSH);
    expect(facts(table, 'fact.rolled')).toHaveLength(1);
    // Nobody has anything else: the cannon follows by itself.
    expect(table).toWaitFor([1, 'assault-cannon']);
    const passed = activate(scene(), '20');
    passed.answer(0, 'combat-round-starts', 'pass');
    expect(facts(passed, 'fact.rolled')).toEqual([]);
    expect(passed).toWaitFor([1, 'assault-cannon']);
    passed.answer(1, 'assault-cannon', 'carrier');
    expect(passed).toOfferExactly(0, 'combat-round-starts', [AMBUSH, 'pass']);
  });

  it('74.19 35.2a The Alastor’s ground forces join after the attacker has acted', () => {
    const table = activate(
      hitting(
        new Scene(3, ['mentak', 'nekro', 'xxcha'])
          .of(AMBUSH, 'unit:the-alastor')
          .pools(0, { fleet: 8 })
          .units(0, '30', { cruiser: 2 })
          .control(1, 'mellon')
          .units(1, 'mellon', { infantry: 3 })
          .units(1, '30', { flagship: 1 })
          .damaged(1, '30', { flagship: 1 }),
        0,
        'ability',
      ),
      '30',
    );
    expect(table).toWaitFor([0, 'combat-round-starts']);
    table.answer(0, 'combat-round-starts', AMBUSH);
    // The flagship is gone before anybody could be called up.
    expect(lost(table)).toEqual(['1:flagship 1']);
    expect(facts(table, 'fact.recruited')).toEqual([]);
  });

  it('74.19 who comes after it is asked only when it has happened', () => {
    const table = new Scene()
      .tech(0, 'gravity-drive')
      .tech(1, 'sarween-tools')
      .tech(2, 'gravity-drive')
      .plus({ components: { [TOOLS]: atTurn({ must: true }), 'technology:gravity-drive': atTurn() } })
      .play();
    expect(waits(table)).toEqual(['0:turn-starts']);
    table.answer(0, 'turn-starts', 'pass');
    expect(goods(table)).toEqual([0, 1, 0]);
    expect(waits(table).sort()).toEqual(['0:turn-starts', '2:turn-starts']);
  });

  it('74.19 what bears on nobody’s choice comes first, and nobody is asked twice for it', () => {
    const table = new Scene()
      .tech(0, 'gravity-drive')
      .tech(1, 'sarween-tools')
      .plus({
        components: { [TOOLS]: atTurn({ must: true, apart: true }), 'technology:gravity-drive': atTurn() },
      })
      .play();
    expect(goods(table)).toEqual([0, 1, 0]);
    table.answer(0, 'turn-starts', 'pass');
    expect(table).toWaitFor([0, 'action']);
  });

  it('74.19 Arc Secundus is repaired after hits of the attacker in round 1', () => {
    const table = activate(
      missing(
        missing(
          hitting(
            new Scene(3, ['mentak', 'letnev', 'xxcha'])
              .of(AMBUSH, 'unit:arc-secundus')
              .pools(0, { fleet: 8 })
              .units(0, '20', { cruiser: 1 })
              .units(1, '20', { flagship: 1 })
              .damaged(1, '20', { flagship: 1 }),
            0,
            'ability',
          ),
          0,
          'combat',
        ),
        1,
        'combat',
        'barrage',
      ),
      '20',
    );
    table.answer(0, 'combat-round-starts', AMBUSH);
    expect(lost(table)).toEqual(['1:flagship 1']);
  });
});
