import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { pay, populateLeft } from '../mutations/cubes.ts';
import { takeDisc } from '../mutations/discs.ts';
import { colonise, decksFrom, drawSystems, giveSystem, layDisc } from '../mutations/systems.ts';
import { hasAbility } from '../rules/mats.ts';
import { type Settling, settlings } from '../rules/settlers.ts';
import { systemAt } from '../rules/ships.ts';
import { factionOf } from '../state.ts';
import type { SunTable } from '../table.ts';
import { type SystemId, systems } from '../tables/systems.ts';
import type { ColoniseStep, StepOf } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import { askKind } from './control.ts';
import { type Doing, inner, mayDecline, type Part } from './doing.ts';

/** A system becomes a colony, step by step in the binding order (20.10). */
export function* coloniseSystem(t: SunTable, doing: Doing, part: Part<ColoniseStep>): Flow<void> {
  const { seat } = doing;
  const { minus = 0, price = 0, optional = false } = part.step;
  const ways = settlings(t.state, seat, minus);
  if (ways.length === 0 || factionOf(t.state, seat).ore < price) return;
  const isFree = optional && mayDecline(t, doing, part);
  const way = yield* chooseWay(t, seat, { ways, price, optional: isFree });
  if (way === null) return;
  pay(t, seat, { ore: price });
  const system = colonise(t, seat, way);
  yield* ownSystem(t, doing, { system, discs: 1 });
}

interface Ways {
  readonly ways: readonly Settling[];
  readonly price: number;
  readonly optional: boolean;
}

/** Which system with which ships; asked only if there is a choice. */
function* chooseWay(t: SunTable, seat: Seat, { ways, price, optional }: Ways): Flow<Settling | null> {
  const [first] = ways;
  if (first && ways.length === 1 && !optional) return first;
  return yield* t.ask(seat, 'colonise', () => {
    const options = ways.map((way) => {
      const { place, returned, required, left } = way;
      const words = { place, system: systemAt(t.state, place) };
      return {
        id: `${place}:${returned.join('+')}`,
        label: msg('option.colonise', { ...words, returned, required, left }),
        group: msg('group.place', words),
        value: way,
      };
    });
    const suggestion = options[0]?.id;
    return choose<Settling | null>(
      msg('ask.colonise', { price, optional }),
      [...options, ...(optional ? [{ id: 'no', label: msg('option.no', {}), value: null }] : [])],
      { ...(suggestion && { suggestion }) },
    );
  });
}

/** The new owner's disc, what an ability gives, then the colonisation bonus (20.7, 20.8). */
export function* ownSystem(
  t: SunTable,
  doing: Doing,
  { system, discs }: { readonly system: SystemId; readonly discs: 0 | 1 },
): Flow<void> {
  const { seat } = doing;
  const { spec, bonus } = systems[system];
  if (discs > 0) {
    const kind = yield* askKind(t, seat, { kinds: spec, place: null, system, why: 'colony' });
    layDisc(t, seat, { system, disc: takeDisc(t, seat, kind) });
  }
  if (hasAbility(t.state, seat, 'colonyPop')) {
    t.tell(msg('fact.ability', { seat, rule: 'colonyPop' }));
    populateLeft(t, seat, 1);
  }
  yield* doing.resolve(t, inner(doing), bonus);
}

/** Cards of a deck of which one becomes a colony, with one disc; the others go under the deck (22.4). */
export function* settle(t: SunTable, doing: Doing, { step }: Part<StepOf<'settle'>>): Flow<void> {
  const { seat } = doing;
  const cards = drawSystems(t, decksFrom(step.deck), step.draw);
  const [only] = cards;
  if (only === undefined) return;
  t.write.search = { seat, slot: null, type: null, technologies: [], aside: [], systems: cards };
  const system =
    cards.length === 1
      ? only
      : yield* t.ask(seat, 'settle', () =>
          choose(
            msg('ask.settle', {}),
            cards.map((id) => ({ id, label: msg('option.system', { system: id }), value: id })),
          ),
        );
  t.write.search = null;
  for (const id of cards) if (id !== system) t.write.systemDecks[systems[id].deck].push(id);
  giveSystem(t, seat, system);
  yield* ownSystem(t, doing, { system, discs: 1 });
}
