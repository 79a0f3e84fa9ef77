import type { Seat } from '#core/seat.ts';
import { memoizeUntilWrite } from '#core/state-memo.ts';
import { modified } from '../hooks/modified.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { ComponentId } from '../tables/component-ids.ts';
import type { FactionId, PlanetId, TechnologyId } from '../tables/ids.ts';
import { TECHNOLOGY_COLOURS, type TechnologyColour } from '../tables/kinds.ts';
import { planets } from '../tables/planets.ts';
import { technologies } from '../tables/technologies.ts';
import { oncePerBox } from './box.ts';
import { affordable, worth } from './payment.ts';
import { influenceOf, readyPlanets, resourcesOf } from './planets.ts';

function owns(s: Galaxy, seat: Seat, technology: TechnologyId): boolean {
  return seatOf(s, seat).technologies.some(({ id }) => id === technology);
}

/** The whole deck of a faction: the generic technologies and its own (28.11), but those its own upgrades replace (29.1). */
const wholeDeck = oncePerBox(({ technologies: ids }, faction: FactionId | null): TechnologyId[] => {
  const mine = ids.filter((id) => {
    const { faction: of } = technologies[id];
    return of === null || of === faction;
  });
  const replaced = new Set(mine.map((id) => technologies[id].replaces));
  return mine.filter((id) => !replaced.has(id));
});

/** Technologies still in a seat's deck (28.4). */
export function deckOf(s: Galaxy, seat: Seat): TechnologyId[] {
  const deck = wholeDeck(s.box, seatOf(s, seat).faction);
  return deck.filter((id) => !owns(s, seat, id));
}

export type Colours = Readonly<Partial<Record<TechnologyColour, number>>>;

/** A seat's technologies by colour; unit upgrades have none (28.7, 28.7b). */
const coloursOf = memoizeUntilWrite((s: Galaxy, seat: Seat): Colours => {
  const found: Partial<Record<TechnologyColour, number>> = {};
  for (const { id } of seatOf(s, seat).technologies) {
    const { colour } = technologies[id];
    if (colour) found[colour] = (found[colour] ?? 0) + 1;
  }
  return found;
});

/** Prerequisites of a technology that a seat's own technologies do not satisfy (28.12). */
export function missing(s: Galaxy, seat: Seat, technology: TechnologyId): Colours {
  const have = coloursOf(s, seat);
  const lacking: Partial<Record<TechnologyColour, number>> = {};
  for (const colour of TECHNOLOGY_COLOURS) {
    const short = (technologies[technology].prerequisites[colour] ?? 0) - (have[colour] ?? 0);
    if (short > 0) lacking[colour] = short;
  }
  return lacking;
}

/** Something to exhaust so that a prerequisite may be ignored: a planet with a specialty, or a card (28.12c, 28.14). */
export interface Help {
  readonly id: PlanetId | ComponentId;
  readonly planet: PlanetId | null;
  /** A prerequisite of this colour, or all of them. */
  readonly colour: TechnologyColour | 'all';
  /** What it costs beside. */
  readonly resources: number;
}

/** Who wants to research what. */
export interface Project {
  readonly seat: Seat;
  readonly technology: TechnologyId;
}

/** Ready planets with a specialty. */
const specialised = memoizeUntilWrite((s: Galaxy, seat: Seat): readonly Help[] =>
  readyPlanets(s, seat).flatMap((planet): Help[] => {
    const { specialty } = planets[planet];
    return specialty === null ? [] : [{ id: planet, planet, colour: specialty, resources: 0 }];
  }),
);

/** What a seat could exhaust for the prerequisites that it lacks; exhausted planets are of no use (28.15). */
export function helpsFor(s: Galaxy, { seat, technology }: Project): Help[] {
  const lacking = missing(s, seat, technology);
  const cards = modified(s, 'skips', { value: [], about: { seat, technology } });
  const carded = cards.map(({ component, ...rest }): Help => ({ id: component, planet: null, ...rest }));
  return [...specialised(s, seat), ...carded].filter(({ colour }) =>
    colour === 'all' ? total(lacking) > 0 : (lacking[colour] ?? 0) > 0,
  );
}

const total = (colours: Colours) => Object.values(colours).reduce((sum, count) => sum + count, 0);

/** Prerequisites that are neither satisfied nor ignored when these are exhausted; some a seat may leave unmet anyway. */
export function unmetWith(s: Galaxy, { seat, technology }: Project, helps: readonly Help[]): number {
  if (helps.some(({ colour }) => colour === 'all')) return 0;
  const lacking = missing(s, seat, technology);
  const left = TECHNOLOGY_COLOURS.map(
    (colour) => (lacking[colour] ?? 0) - helps.filter((help) => help.colour === colour).length,
  );
  const unmet = left.reduce((sum, short) => sum + Math.max(0, short), 0);
  return Math.max(0, unmet - modified(s, 'unmet', { value: 0, about: { seat, technology } }));
}

/** Whether a seat can pay what these cost beside, without the planets among them. */
export function canPayFor(s: Galaxy, seat: Seat, helps: readonly Help[]): boolean {
  const price = helps.reduce((sum, { resources }) => sum + resources, 0);
  const used = helps.reduce((sum, { planet }) => sum + (planet ? worth(s, planet, 'resources') : 0), 0);
  return price === 0 || affordable(s, seat, 'resources') - used >= price;
}

/** Every way to meet what a technology takes, with nothing exhausted that is not needed; none if it cannot be researched. */
export const waysTo = (s: Galaxy, { seat, technology }: Project): readonly Help[][] =>
  ways(s, seat, technology);

const ways = memoizeUntilWrite((s: Galaxy, seat: Seat, technology: TechnologyId): readonly Help[][] => {
  const project = { seat, technology };
  const helps = helpsFor(s, project);
  const suffices = (way: readonly Help[]) => unmetWith(s, project, way) === 0;
  if (suffices([])) return [[]];
  const found: Help[][] = [];
  for (let set = 1; set < 1 << helps.length; set++) {
    const way = helps.filter((_, i) => set & (1 << i));
    const bare = way.every((help) => !suffices(way.filter((other) => other !== help)));
    if (bare && suffices(way) && canPayFor(s, seat, way)) found.push(way);
  }
  return found;
});

/** The way that gives up least. */
export function cheapestWay(s: Galaxy, ways: readonly Help[][]): Help[] {
  const loss = (way: readonly Help[]) =>
    way.reduce(
      (sum, { planet, resources }) =>
        sum + resources + (planet ? resourcesOf(s, planet) + influenceOf(s, planet) : 1),
      0,
    );
  return [...ways].sort((a, b) => loss(a) - loss(b))[0] ?? [];
}

/** Whether nothing forbids a seat to research a technology of its deck. */
export function mayResearch(s: Galaxy, { seat, technology }: Project): boolean {
  return modified(s, 'mayResearch', { value: true, about: { seat, technology } });
}

/** Whether research would bring a seat anything: a technology, or what it has instead. */
export function gainsByResearch(s: Galaxy, seat: Seat): boolean {
  return modified(s, 'researches', { value: researchable(s, seat).length > 0, about: { seat } });
}

/** Technologies that a seat could research now, with what it may exhaust and ignore (28.11, 28.12). */
export function researchable(s: Galaxy, seat: Seat): TechnologyId[] {
  return deckOf(s, seat).filter((technology) => {
    const project = { seat, technology };
    return mayResearch(s, project) && waysTo(s, project).length > 0;
  });
}
