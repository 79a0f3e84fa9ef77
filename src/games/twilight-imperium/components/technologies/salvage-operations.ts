import type { Flow } from '#core/flow.ts';
import { choose, type Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { takeFigures } from '../../flow/figures.ts';
import { gainGoods } from '../../flow/goods.ts';
import { pay } from '../../flow/pay.ts';
import { askToSpend } from '../../flow/trade/holding.ts';
import type { Component } from '../../hooks/component.ts';
import type { Moments } from '../../hooks/moments.ts';
import { canPay } from '../../rules/payment.ts';
import { slotsOf, type Works } from '../../rules/production.ts';
import { lineOf } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { msg } from '../../text/lexicon.ts';
import { bringIn } from '../../verbs/production.ts';

type Ended = Moments['combat-ends'];

/** A ship that could be produced from what was destroyed. */
interface Wreck {
  readonly unit: UnitType;
  readonly cost: number;
}

/** Types of ships destroyed in the combat that the seat can build there and pay for (62.4). */
function wrecks(s: Galaxy, seat: Seat, { system, destroyed }: Ended): Wreck[] {
  const makes = (unit: UnitType) => destroyed.some((type) => type === unit);
  const works: Works = { seat, system, lots: [{ most: 1, ground: [], makes }], ability: false };
  return slotsOf(s, works)
    .filter(({ unit }) => makes(unit))
    .map(({ unit }) => ({ unit, cost: lineOf(s, seat, unit).cost ?? 0 }))
    .filter(({ cost }) => canPay(s, seat, { resources: cost }));
}

function* salvage(t: ImperiumTable, seat: Seat, event: Ended): Flow<void> {
  const { system } = event;
  const chosen = yield* askToSpend(t, seat, {
    topic: 'salvage',
    question: () => {
      const able = wrecks(t.state, seat, event);
      if (able.length === 0) return null;
      const options: Option<Wreck | null>[] = able.map((wreck) => ({
        id: wreck.unit,
        label: msg('option.salvage', { unit: wreck.unit, cost: wreck.cost }),
        value: wreck,
      }));
      options.push({ id: 'none', label: msg('option.noSalvage', {}), value: null });
      return choose<Wreck | null>(msg('ask.salvage', { at: system }), options, { fallback: 'none' });
    },
  });
  if (!chosen) return;
  const { unit, cost } = chosen;
  if (!(yield* pay(t, seat, { resources: cost, rule: 'TI4 62.1' }))) return;
  yield* takeFigures(t, seat, { unit, count: 1 });
  bringIn(t, seat, { plan: [{ id: unit, unit, at: system, max: 1, count: 1 }], cost });
}

/** After a space combat won or lost a trade good; after a win a ship of a type that was destroyed may be produced there. */
export const salvageOperations: Component = {
  abilities: [
    {
      at: 'combat-ends',
      must: true,
      apart: true,
      aside: true,
      when: (_, { seat }, { kind, winner, loser }) => kind === 'space' && (seat === winner || seat === loser),
      *resolve(t, { by: { seat }, event }) {
        yield* gainGoods(t, seat, 1);
        if (event.winner === seat) yield* salvage(t, seat, event);
      },
    },
  ],
};
