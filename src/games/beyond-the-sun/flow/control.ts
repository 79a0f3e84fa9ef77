import type { Flow } from '#core/flow.ts';
import { choose, order } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { gainOre } from '../mutations/cubes.ts';
import { loseOutpost, placeOutpost } from '../mutations/discs.ts';
import { doPlainStep } from '../mutations/plain-steps.ts';
import { controlChanges, gainsInOrder } from '../rules/control.ts';
import { discsToSymbol, hasAbility } from '../rules/mats.ts';
import { specialisations, systemAt } from '../rules/ships.ts';
import { factionOf, type Sun, seatAtTurn } from '../state.ts';
import type { SunTable } from '../table.ts';
import type { PlaceId } from '../tables/boards.ts';
import { systems } from '../tables/systems.ts';
import type { Kind, Step } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';

/** A place whose control somebody has taken. */
export interface Taken {
  readonly seat: Seat;
  readonly place: PlaceId;
}

/**
 * One control check (19.4): lost discs return first, then new ones are laid, seat by seat from the one at turn, then bonuses are received
 * in the same order. Says who took what.
 */
export function* checkControl(t: SunTable): Flow<readonly Taken[]> {
  const changes = controlChanges(t.state);
  if (changes.length === 0) return [];
  const gains = gainsInOrder(t.state, changes, seatAtTurn(t.state));
  for (const { place } of changes) loseOutpost(t, place); // 19.13
  t.write.contested = gains.flatMap(({ places }) => places);
  for (const { seat, places } of gains)
    for (const place of places) placeOutpost(t, seat, { place, kind: yield* chooseKind(t, seat, place) });
  for (const { seat, places } of gains) yield* receiveBonuses(t, seat, places);
  return gains.flatMap(({ seat, places }) => places.map((place) => ({ seat, place })));
}

/** Which disc goes to a place that is good for two kinds (19.11, 20.7). */
function* chooseKind(t: SunTable, seat: Seat, place: PlaceId): Flow<Kind> {
  const system = systemAt(t.state, place);
  return yield* askKind(t, seat, { kinds: specialisations(t.state, place), place, system, why: 'outpost' });
}

/** What is asked where a disc of either kind may be laid. */
interface KindAsked {
  readonly kinds: readonly Kind[];
  readonly place: PlaceId | null;
  readonly system: ReturnType<typeof systemAt>;
  readonly why: 'outpost' | 'colony';
}

/** Food or ore, where there is a choice; suggested is the disc that leads to the next symbol sooner. */
export function* askKind(t: SunTable, seat: Seat, { kinds, place, system, why }: KindAsked): Flow<Kind> {
  const [only, other] = kinds;
  if (only === undefined) throw new Error('there is nothing to control');
  if (other === undefined) return only;
  return yield* t.ask(seat, 'disc', () => {
    const faction = factionOf(t.state, seat);
    const left = { food: faction.food, ore: faction.oreDiscs };
    const suggestion = kinds.toSorted(
      (a, b) => discsToSymbol(t.state, seat, a) - discsToSymbol(t.state, seat, b),
    )[0];
    return choose(
      msg('ask.disc', { place: place ?? 'DEEP', system, why }),
      kinds.map((kind) => ({
        id: kind,
        label: msg('option.disc', { kind, star: left[kind] === 0 }),
        value: kind,
      })),
      { ...(suggestion && { suggestion, fallback: suggestion }) },
    );
  });
}

const bonusOf = (s: Sun, place: PlaceId): readonly Step[] => {
  const system = systemAt(s, place);
  return system ? systems[system].control : [];
};

/** Control bonuses of places taken at once, in the order of the taker's choice where it matters (19.14, 19.16). */
function* receiveBonuses(t: SunTable, seat: Seat, places: readonly PlaceId[]): Flow<void> {
  for (const place of yield* orderOf(t, seat, places))
    for (const step of bonusOf(t.state, place)) doPlainStep(t, seat, step);
  if (!hasAbility(t.state, seat, 'controlOre')) return;
  t.tell(msg('fact.ability', { seat, rule: 'controlOre' }));
  gainOre(t, seat, places.length);
}

/** Shifting supply and taking it as population do not come to the same in either order. */
function* orderOf(t: SunTable, seat: Seat, places: readonly PlaceId[]): Flow<readonly PlaceId[]> {
  const shifting = (place: PlaceId) => bonusOf(t.state, place).some((step) => step.do === 'shiftSupply');
  const taking = (place: PlaceId) => bonusOf(t.state, place).some((step) => step.do === 'pop');
  if (!places.some(shifting) || !places.some(taking)) return places;
  return yield* t.ask(seat, 'bonuses', () =>
    order(
      msg('ask.bonuses', {}),
      places
        .toSorted((a, b) => Number(shifting(b)) - Number(shifting(a)))
        .map((place) => ({
          id: place,
          label: msg('option.bonus', { place, system: systemAt(t.state, place) }),
          value: place,
        })),
    ),
  );
}
