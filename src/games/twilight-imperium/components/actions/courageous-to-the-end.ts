import type { Flow } from '#core/flow.ts';
import { allocate, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { type Doomed, destroyAll } from '../../flow/destroy.ts';
import type { Component } from '../../hooks/component.ts';
import { companyAt, fights, opponentOf, sidesOf } from '../../rules/combat/sides.ts';
import { lineOf } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { msg } from '../../text/lexicon.ts';
import { rollDice } from '../../verbs/dice.ts';

const card = 'courageous-to-the-end';
const DICE = 2;

interface Kind {
  readonly id: string;
  readonly unit: UnitType;
  readonly damaged: boolean;
  readonly count: number;
}

/** Ships that could be given up, the cheapest first, damaged ones before whole ones. */
function kindsOf(s: Galaxy, seat: Seat, system: SystemId): Kind[] {
  const price = (unit: UnitType) => {
    const { cost, perCost } = lineOf(s, seat, unit);
    return (cost ?? 0) / perCost;
  };
  return [...companyAt(s, seat, system)]
    .sort((a, b) => price(a.unit) - price(b.unit))
    .flatMap(({ unit, count, damaged }) => [
      { id: `${unit}:damaged`, unit, damaged: true, count: damaged },
      { id: unit, unit, damaged: false, count: count - damaged },
    ])
    .filter(({ count }) => count > 0);
}

function question(kinds: readonly Kind[], count: number): Question<ReadonlyMap<string, number>> {
  const slots = kinds.map(({ id, unit, damaged, count: there }) => ({
    id,
    label: msg('option.kind', { unit, damaged }),
    min: 0,
    max: Math.min(there, count),
  }));
  return allocate(msg('ask.giveUpShips', { card, count }), slots, { min: count, max: count });
}

/** A seat destroys so many of its ships in a system, of its choice; it is no hit, so nothing is sustained (52.5). */
function* giveUp(
  t: ImperiumTable,
  { seat, by, system }: { seat: Seat; by: Seat; system: SystemId },
  most: number,
): Flow<void> {
  const kinds = kindsOf(t.state, seat, system);
  const there = kinds.reduce((sum, { count }) => sum + count, 0);
  const count = Math.min(most, there);
  const only = kinds.length < 2 || count === there;
  const shares = count === 0 || only ? null : yield* t.ask(seat, 'card-losses', () => question(kinds, count));
  const doomed = kinds.map(({ id, unit, damaged, count: all }): Doomed & { at: SystemId } => {
    const lost = shares ? (shares.get(id) ?? 0) : Math.min(all, count);
    return { at: system, seat, unit, count: lost, damaged: damaged ? lost : 0, by, cause: 'effect' };
  });
  yield* destroyAll(t, doomed);
}

/** After a ship is lost in a space combat: two dice at its combat value, and the opponent loses a ship for each that hits. */
export const courageousToTheEnd: Component = {
  abilities: [
    {
      at: 'unit-destroyed',
      // Of alike ships that fall together any one will do: the last is asked about.
      when: (s, by, { seat, unit, at, fight, again }) =>
        seat === by.seat &&
        !again &&
        fight?.kind === 'space' &&
        // 63.1: whoever does not fight in it has no opponent.
        sidesOf(fight).includes(seat) &&
        at === fight.system &&
        fights(s, { seat, at, unit }) &&
        lineOf(s, seat, unit).combat !== null &&
        kindsOf(s, opponentOf(fight, seat), fight.system).length > 0,
      *resolve(t, { by: { seat }, event: { unit, fight } }) {
        const combat = lineOf(t.state, seat, unit).combat;
        if (!combat || !fight) return;
        const results = rollDice(t, card, DICE);
        t.tell(msg('fact.cardRolled', { seat, card, results, hitOn: combat.hitOn }));
        const count = results.filter((result) => result >= combat.hitOn).length;
        yield* giveUp(t, { seat: opponentOf(fight, seat), by: seat, system: fight.system }, count);
      },
    },
  ],
};
