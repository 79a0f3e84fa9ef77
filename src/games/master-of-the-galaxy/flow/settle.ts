import type { Flow } from '#core/flow.ts';
import { choose, place } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { drawFrom, replaceAll, takeFrom } from '#kit/deck.ts';
import { CORNERS, type Corner, cornerSystems, systems } from '../content/board.ts';
import { COLOURS } from '../content/kinds.ts';
import { freshly } from '../rules/cards.ts';
import { clockwise, type Galaxy, seatOf } from '../state.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { liftCards } from './take-card.ts';

/** Races and start systems are handed out, unused corners covered (2.5 to 2.14, or 24). */
export function* settle(t: GalaxyTable): Flow<void> {
  const { first } = t.state;
  t.tell(msg('fact.first', { seat: first }));
  if (t.state.variant === 'experienced') {
    yield* chooseRaces(t);
    for (const seat of clockwise(t.state, first).reverse()) yield* chooseCorner(t, seat); // 24.4
    coverCorners(t);
  } else {
    yield* giveCorners(t);
    coverCorners(t);
    for (const seat of clockwise(t.state, first)) yield* takeRace(t, seat); // 2.11
  }
  t.write.ready = true; // 2.12: the decks lie face up from now on
}

const ownerOf = (s: Galaxy, corner: Corner) => s.systems[cornerSystems(corner)[0]].owner;
const turned = (corner: Corner, by: number) => CORNERS[(corner + by) % CORNERS.length] as Corner;

/** The disc of set-up gives no card (2.13). */
function settleIn(t: GalaxyTable, seat: Seat, corner: Corner): void {
  const [start] = cornerSystems(corner);
  t.write.systems[start].owner = seat;
  t.write.systems[start].bases = 1;
  seatOf(t.write, seat).reserve -= 1;
  t.tell(msg('fact.settled', { seat, system: start }));
}

/** The first seat's corner is drawn by a cube, black ones drawn again (2.5); the others follow from it (2.7 to 2.9). */
function* giveCorners(t: GalaxyTable): Flow<void> {
  const [first = 0, second = 0, ...rest] = clockwise(t.state, t.state.first);
  const [drawn = 0] = t.roll('corner', 1, COLOURS.length);
  const colour = COLOURS[drawn];
  const home = CORNERS.find((corner) => systems[cornerSystems(corner)[0]].colour === colour) ?? 0;
  settleIn(t, first, home);
  settleIn(t, second, turned(home, rest.length === 0 ? 2 : 1));
  if (rest.length === 1)
    yield* chooseCorner(t, rest[0] as Seat); // 2.8
  else rest.forEach((seat, i) => settleIn(t, seat, turned(home, i + 2))); // 2.9
}

function* chooseCorner(t: GalaxyTable, seat: Seat): Flow<void> {
  const corner = yield* t.ask(seat, 'corner', () => {
    const free = CORNERS.filter((candidate) => ownerOf(t.state, candidate) === null);
    return place(
      msg('ask.corner', {}),
      free.map((candidate) => {
        const [start] = cornerSystems(candidate);
        return { id: start, label: msg('option.system', { system: start }), at: start, value: candidate };
      }),
    );
  });
  settleIn(t, seat, corner);
}

function* takeRace(t: GalaxyTable, seat: Seat): Flow<void> {
  const race = yield* liftCards(t, seat, 'race');
  if (!race) throw new Error('the race deck is empty');
  seatOf(t.write, seat).cards.push(freshly(race));
  t.tell(msg('fact.raceTaken', { seat, card: race }));
}

/** As many races as seats and two more lie open; each seat in turn takes one (24.2, 24.3). */
function* chooseRaces(t: GalaxyTable): Flow<void> {
  const { offered, decks } = t.write;
  offered.push(...drawFrom(decks.race, t.state.seats.length + 2));
  t.reveal('races', offered);
  t.tell(msg('fact.racesOffered', { cards: [...offered] }));
  for (const seat of clockwise(t.state, t.state.first)) {
    const race = yield* t.ask(seat, 'race', () =>
      choose(
        msg('ask.race', {}),
        t.state.offered.map((card) => ({ id: card, label: msg('option.card', { card }), value: card })),
      ),
    );
    seatOf(t.write, seat).cards.push(freshly(takeFrom(offered, race)));
    t.tell(msg('fact.raceTaken', { seat, card: race }));
  }
  const rest = t.shuffle('races', [...offered.splice(0), ...decks.race]);
  replaceAll(decks.race, rest);
}

/** With fewer than four seats the empty corners are covered (2.10). */
function coverCorners(t: GalaxyTable): void {
  const covered = CORNERS.filter((corner) => ownerOf(t.state, corner) === null).flatMap(cornerSystems);
  for (const system of covered) t.write.systems[system].hole = true;
  if (covered.length > 0) t.tell(msg('fact.covered', { systems: covered }));
}
