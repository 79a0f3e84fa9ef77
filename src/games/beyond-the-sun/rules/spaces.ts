import type { Seat } from '#core/seat.ts';
import { factionOf, type Sun } from '../state.ts';
import { type EventId, events } from '../tables/events.ts';
import { type GuildId, guilds } from '../tables/guilds.ts';
import { START_ACTIONS, type StartActionId, startActions, startSpaces, UNLIMITED } from '../tables/start.ts';
import { technologies } from '../tables/technologies/index.ts';
import type { TechnologyId } from '../tables/technology-ids.ts';
import { SLOTS } from '../tables/tree.ts';
import type { Action } from '../tables/vocabulary.ts';
import { technologiesOf } from './technologies.ts';

/** Where an action is printed; `n` counts the actions of a technology. */
export type Source =
  | { readonly kind: 'start'; readonly id: StartActionId; readonly n: number }
  | { readonly kind: 'technology'; readonly id: TechnologyId; readonly n: number }
  | { readonly kind: 'guild'; readonly id: GuildId; readonly n: number }
  | { readonly kind: 'event'; readonly id: EventId; readonly n: number };

/** An action space: what is printed beside it, and the ore that this space costs more (4.9). */
export interface Space {
  readonly id: string;
  readonly source: Source;
  readonly action: Action;
  readonly extra: number;
}

/** Printed once, with as many spaces as there are numbers of extra ore. */
function spacesBeside(source: Source, action: Action, extras: readonly number[]): readonly Space[] {
  return extras.map((extra, space) => ({
    id: `${source.kind}:${source.id}:${source.kind === 'technology' ? source.n : space}`,
    source,
    action,
    extra,
  }));
}

const ofTechnology = (id: TechnologyId): readonly Space[] =>
  technologies[id].actions.flatMap((action, n) => spacesBeside({ kind: 'technology', id, n }, action, [0]));

/** The spaces of the start technology, which everybody has (9.5). */
export function startSpacesOf(seats: number): readonly Space[] {
  const printed = startSpaces[seats === 2 || seats === 3 ? seats : 4];
  return START_ACTIONS.flatMap((id) =>
    spacesBeside({ kind: 'start', id, n: 0 }, startActions[id], printed[id]),
  );
}

/** The spaces of guilds that have been uncovered (4.6). */
const guildSpaces = ({ guilds: open }: Sun): readonly Space[] =>
  open.flatMap((id) =>
    spacesBeside({ kind: 'guild', id, n: 0 }, guilds[id].action, Array<number>(guilds[id].spaces).fill(0)),
  );

/** The spaces of events in play (22.8). */
const eventSpaces = ({ lasting }: Sun): readonly Space[] =>
  lasting.flatMap(({ id }) => {
    const { action } = events[id];
    return action ? spacesBeside({ kind: 'event', id, n: 0 }, action, [0]) : [];
  });

/** The spaces that a seat may use at all: own technologies first, then guilds, start technology and events (4.5, 4.6). */
export const spacesFor = (s: Sun, seat: Seat): readonly Space[] => [
  ...technologiesOf(s, seat).flatMap(ofTechnology),
  ...guildSpaces(s),
  ...startSpacesOf(s.seats.length),
  ...eventSpaces(s),
];

/** Every technology that lies open on the board, discovered by anybody. */
const openTechnologies = (s: Sun): readonly TechnologyId[] =>
  SLOTS.flatMap((slot) => s.slots[slot].card ?? []);

/** Every space that there is: for who copies, and for who looks at the board. */
export const allSpaces = (s: Sun): readonly Space[] => [
  ...[...openTechnologies(s), ...s.seats.flatMap((faction) => faction.private)].flatMap(ofTechnology),
  ...guildSpaces(s),
  ...startSpacesOf(s.seats.length),
  ...eventSpaces(s),
];

/** Own technologies, which the guild copies; what is open on the board, uncovered or printed, which others do. */
export const copiedSpaces = (s: Sun, seat: Seat, filter: 'own' | 'research' | 'any'): readonly Space[] =>
  filter === 'own'
    ? technologiesOf(s, seat).flatMap(ofTechnology)
    : [
        ...openTechnologies(s).flatMap(ofTechnology),
        ...guildSpaces(s),
        ...startSpacesOf(s.seats.length).filter(({ extra }) => extra === 0),
      ];

/** Whether any number of pawns may stand there (4.4). */
export const isUnlimited = ({ source }: Space): boolean => source.kind === 'start' && source.id === UNLIMITED;

/** Whose pawn stands in a space. */
export function standingIn(s: Sun, space: string): readonly Seat[] {
  return s.seats.flatMap(({ pawn }, seat) => (pawn === space ? [seat] : []));
}

/** Who has to be pushed away before a seat can take a space; null if it is free for it (4.2, 4.4). */
export function blockedBy(s: Sun, seat: Seat, space: Space): Seat | null {
  if (isUnlimited(space)) return null;
  return standingIn(s, space.id).find((other) => other !== seat) ?? null;
}

/** Whether the seat's own pawn stands in a space that it may not stay in (4.3, 4.4). */
export const standsIn = (s: Sun, seat: Seat, space: Space): boolean =>
  !isUnlimited(space) && factionOf(s, seat).pawn === space.id;
