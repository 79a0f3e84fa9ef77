import type { Seat } from '#core/seat.ts';
import { type PlaceId, SCORE_SOURCES, SLOTS, systems, type View } from '#games/beyond-the-sun/view.ts';
import { fitting } from '../kit/alt.ts';
import { isSystemPlace } from './place-card.ts';
import type { Words } from './say.ts';
import type { Seen } from './seen.ts';
import { ranking } from './standing.ts';
import { growthNow } from './strip.ts';

/** Who is to move, when, and how near the end is. */
function headInWords({ view, say }: Seen): string {
  const { turn, round, lastRound, discs, discsToEnd } = view;
  const now = turn === null ? say.label('over', {}) : say.label('turn', { name: say.seat(turn) });
  const isLast = lastRound !== null && turn !== null;
  const end = isLast
    ? say.label('lastRound', { isNow: lastRound === round })
    : say.label('discsToEnd', { discs, of: discsToEnd });
  return `${now}. ${say.label('round', { round })}. ${end}.`;
}

function seatInWords({ view, say }: Seen, seat: Seat): string {
  const mine = view.seats[seat];
  if (!mine) return '';
  return say.label('altSeat', {
    name: say.seat(seat),
    faction: say.label('faction', { faction: mine.faction }),
    vp: mine.score.total,
    ore: mine.ore,
    pop: mine.pop,
    growth: growthNow(mine),
    oreProduction: mine.oreProduction,
  });
}

function achievementsInWords({ view, say }: Seen): string {
  const all = view.achievements.map(({ id, discs }) => {
    const who = discs.map((seat) => say.seat(seat)).join(', ');
    return who === '' ? say.names.achievements[id] : `${say.names.achievements[id]} (${who})`;
  });
  return `${all.join('; ')}.`;
}

/** The places that somebody controls. */
function controlInWords({ view, say }: Seen): readonly string[] {
  const places = Object.entries(view.places) as [PlaceId, View['places'][PlaceId]][];
  return places.flatMap(([place, at]) => {
    const controller = at?.controller ?? null;
    return controller === null ? [] : [`${placeName({ view, say }, place)}: ${say.seat(controller)}`];
  });
}

function placeName({ view, say }: Pick<Seen, 'view' | 'say'>, place: PlaceId): string {
  const id = isSystemPlace(place) ? view.systems[place] : null;
  return id ? `${say.names.systems[id]} (${say.names.places[place]})` : say.names.places[place];
}

/** The table at a glance, in words. */
export function boardInWords(seen: Seen): string {
  const control = controlInWords(seen);
  return fitting([
    headInWords(seen),
    ...seen.view.seats.map((_, seat) => seatInWords(seen, seat)),
    achievementsInWords(seen),
    ...(control.length === 0 ? [] : [`${control.join('; ')}.`]),
  ]);
}

/** Whose cubes lie beside what; seats by their numbers, for there is much to be said. */
export function technologiesInWords(seen: Seen): string {
  const { view, say, subject } = seen;
  const open = SLOTS.flatMap((slot) => {
    const { card, cubes } = view.slots[slot];
    const who = cubes.length === 0 ? '' : ` (${cubes.map((seat) => seat + 1).join(', ')})`;
    return card === null ? [] : [`${slot} ${say.names.technologies[card]}${who}`];
  });
  const reachable = subject === null ? [] : (view.seats[subject]?.reachable ?? []);
  return fitting([
    headInWords(seen),
    ...(subject === null || reachable.length === 0
      ? []
      : [say.label('altReachable', { name: say.seat(subject), slots: reachable })]),
    ...(view.guilds.length === 0 ? [] : [`${view.guilds.map((id) => say.names.guilds[id]).join(', ')}.`]),
    `${open.join('; ')}.`,
  ]);
}

/** Every place with who is how strong there. */
export function explorationInWords(seen: Seen): string {
  const { view, say } = seen;
  const places = Object.entries(view.places) as [PlaceId, View['places'][PlaceId]][];
  const lines = places.map(([place, at]) => {
    const id = isSystemPlace(place) ? view.systems[place] : null;
    const strengths = (at?.strength ?? []).flatMap((n, seat) => (n > 0 ? [`${say.seat(seat)} ${n}`] : []));
    const controller = at?.controller ?? null;
    return say.label('altPlace', {
      place: placeName(seen, place),
      required: at?.required ?? null,
      vp: id ? systems[id].vp : null,
      controller: controller === null ? null : say.seat(controller),
      strengths,
    });
  });
  return fitting([headInWords(seen), ...lines, say.label('systemsLeft', view.decks)]);
}

function sourcesInWords({ view, say }: Seen, seat: Seat): string {
  const mine = view.seats[seat];
  if (!mine) return '';
  const parts = SCORE_SOURCES.filter((source) => mine.score[source] !== 0).map(
    (source) => `${say.label('source', { source })} ${mine.score[source]}`,
  );
  return `${say.seat(seat)}: ${mine.score.total}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}.`;
}

/** A seat's mat in words. */
export function seatInAllWords(seen: Seen, seat: Seat): string {
  const { view, say } = seen;
  const mine = view.seats[seat];
  if (!mine) return boardInWords(seen);
  const listed = (title: string, names: readonly string[]) =>
    `${title}: ${names.length === 0 ? say.label('none', {}) : names.join(', ')}.`;
  return fitting([
    seatInWords(seen, seat),
    sourcesInWords(seen, seat),
    listed(say.label('supply', {}).split(':')[0] ?? '', suppliesInWords(seen, seat)),
    listed(
      say.label('figure', { figure: 'colonies' }),
      mine.colonies.map(({ system }) => say.names.systems[system]),
    ),
    listed(
      say.label('privateTechnologies', {}),
      mine.private.map((id) => say.names.technologies[id]),
    ),
    ...abilitiesInWords(mine.abilities, say),
  ]);
}

const suppliesInWords = ({ view }: Seen, seat: Seat): readonly string[] =>
  Object.entries(view.seats[seat]?.supply ?? {}).map(([column, n]) => `${column} ${n}`);

function abilitiesInWords(abilities: View['seats'][number]['abilities'], say: Words): readonly string[] {
  return abilities.flatMap(({ rule, unlocked }) =>
    unlocked ? [`${say.label('unlocked', {})}: ${say.label('ability', { rule })}`] : [],
  );
}

/** Everybody's points by what they are for; at the end the winner first. */
export function standingInWords(seen: Seen): string {
  const { view } = seen;
  const order = view.phase === 'over' ? ranking(view) : view.seats.map((_, seat) => seat);
  return fitting([
    headInWords(seen),
    ...order.map((seat) => sourcesInWords(seen, seat)),
    achievementsInWords(seen),
  ]);
}
