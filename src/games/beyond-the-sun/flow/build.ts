import type { Flow } from '#core/flow.ts';
import { choose, type Option } from '#core/question.ts';
import { type SequenceRules, sequence } from '#core/sequence.ts';
import { buildShip } from '../mutations/ships.ts';
import { supplyOf } from '../rules/mats.ts';
import { buildPlaces } from '../rules/ships.ts';
import { factionOf } from '../state.ts';
import type { SunTable } from '../table.ts';
import type { PlaceId } from '../tables/boards.ts';
import type { StepOf } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import { checkControl } from './control.ts';
import { type Doing, mayDecline, type Part } from './doing.ts';

type Build = StepOf<'build'>;
type Cube = 'pop' | 'supply';

/** A ship to be built: of which cube, and where. */
interface Keel {
  readonly from: Cube;
  readonly place: PlaceId;
}

/** Cubes that are left for ships still to be built. */
interface Dock {
  readonly pop: number;
  readonly supply: number;
  readonly built: number;
}

const cubeFor = ({ from }: Build, { pop, supply }: Dock): Cube | null => {
  if (from === 'supply' && supply > 0) return 'supply';
  return pop > 0 ? 'pop' : null; // 12.3
};

/** Ships are built, each in Sol or in a shipyard of one's own (17.1). */
export function* build(t: SunTable, doing: Doing, part: Part<Build>): Flow<void> {
  const { seat } = doing;
  const { step } = part;
  const faction = factionOf(t.state, seat);
  const dock: Dock = { pop: faction.pop, supply: supplyOf(faction), built: 0 };
  if (cubeFor(step, dock) === null) return;
  const places = step.place ? [step.place] : buildPlaces(t.state, seat);
  const sure = Math.min(step.n, step.from === 'supply' ? dock.supply : dock.pop);
  const isFree = mayDecline(t, doing, part);
  const least = step.optional || sure < step.n ? (isFree ? 0 : 1) : step.n; // 21.1
  const min = step.optional ? least : Math.max(sure, least);
  const keels =
    step.n === 1
      ? yield* askOne(t, doing, { step, dock, places, min })
      : yield* askSeveral(t, doing, { step, dock, places, min });
  for (const { from, place } of keels) buildShip(t, seat, { from, place, level: step.level });
  if (keels.length > 0) yield* checkControl(t); // 17.2
}

interface Asked {
  readonly step: Build;
  readonly dock: Dock;
  readonly places: readonly PlaceId[];
  readonly min: number;
}

function keelOptions(step: Build, dock: Dock, places: readonly PlaceId[]): readonly Option<Keel>[] {
  const from = cubeFor(step, dock);
  if (from === null) return [];
  return places.map((place) => ({
    id: `${from}:${place}`,
    label: msg('option.build', { level: step.level, place, from }),
    value: { from, place },
  }));
}

/** One ship: where, if there is a choice, or none. */
function* askOne(t: SunTable, { seat }: Doing, { step, dock, places, min }: Asked): Flow<readonly Keel[]> {
  const options = keelOptions(step, dock, places);
  const [first] = options;
  if (first && options.length === 1 && min === 1) return [first.value];
  const keel = yield* t.ask(seat, 'build', () =>
    choose<Keel | null>(
      msg('ask.build', { level: step.level, n: 1, from: step.from }),
      [...options, ...(min === 0 ? [{ id: 'no', label: msg('option.no', {}), value: null }] : [])],
      { ...(first && { suggestion: first.id }) },
    ),
  );
  return keel ? [keel] : [];
}

/** Several ships, each where it is wanted; all in one answer. */
function* askSeveral(
  t: SunTable,
  { seat }: Doing,
  { step, dock, places, min }: Asked,
): Flow<readonly Keel[]> {
  const rules: SequenceRules<Dock, Keel> = {
    from: dock,
    marks: (now) => ({ options: now.built < step.n ? keelOptions(step, now, places) : [] }),
    after: (now, { from }) => ({ ...now, [from]: now[from] - 1, built: now.built + 1 }),
  };
  const [place = 'SOL', ...others] = places;
  if (others.length === 0 && min === step.n)
    return Array.from({ length: min }, () => ({ from: step.from, place }));
  const { marks } = yield* t.ask(seat, 'build', () =>
    sequence(msg('ask.build', { level: step.level, n: step.n, from: step.from }), rules, {
      min,
      max: step.n,
      sum: ({ end }) => msg('sum.build', { ships: end.built }),
    }),
  );
  return marks;
}
