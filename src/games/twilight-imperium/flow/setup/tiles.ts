import type { Flow } from '#core/flow.ts';
import type { Refusal } from '#core/message.ts';
import { choose, place, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { type Breach, breachOf, mustKeepClear, placesToBuild } from '../../rules/galaxy/places.ts';
import { seatingOf } from '../../rules/galaxy/seating.ts';
import { BESIDE, hexDistance, ringOf, touching } from '../../rules/rings.ts';
import { clockwise, type Galaxy, seatOf } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { SystemId } from '../../tables/ids.ts';
import { systems } from '../../tables/systems.ts';
import { msg } from '../../text/lexicon.ts';
import { layTile } from '../../verbs/setup/board.ts';

/** Whose tile comes next: from the speaker clockwise and back again, those at the ends twice in a row (S6h). */
function layingNext(s: Galaxy): Seat {
  const order = clockwise(s, s.speaker);
  const { blue, red } = seatingOf(order.length);
  const left = s.seats.reduce((sum, { dealt }) => sum + dealt.tiles.length, 0);
  const laid = order.length * (blue + red) - left;
  const isWayBack = Math.floor(laid / order.length) % 2 === 1;
  return (isWayBack ? order.reverse() : order)[laid % order.length] as Seat;
}

/** A seat lays a tile of its hand. */
export function* layFromHand(t: ImperiumTable): Flow<void> {
  const seat = layingNext(t.state);
  const { tiles } = seatOf(t.state, seat).dealt;
  const only = tiles.length === 1 ? tiles[0] : undefined;
  const tile = only ?? (yield* t.ask(seat, 'tile', () => tileQuestion(t.state, seat)));
  yield* layAt(t, seat, tile);
}

/** The speaker's extra tile with five seats: beside Mecatol Rex, on any side (S6g). */
export function* layExtraTile(t: ImperiumTable, tile: SystemId): Flow<void> {
  t.reveal('extra-tile', tile);
  yield* layAt(t, t.state.speaker, tile);
}

function* layAt(t: ImperiumTable, seat: Seat, tile: SystemId): Flow<void> {
  const places = placesToBuild(t.state.board, t.state.seats.length);
  const only = places.length === 1 ? places[0] : undefined;
  const at = only ?? (yield* t.ask(seat, 'tile-place', () => placeQuestion(t.state, seat, tile)));
  layTile(t, seat, { tile, at });
}

const WHY: Readonly<Record<Breach, Refusal>> = {
  anomaly: { message: msg('no.anomalyBeside', {}), rule: 'TI4 S6j' },
  wormhole: { message: msg('no.wormholeBeside', {}), rule: 'TI4 S6k' },
};

/** Tiles of the hand; one that fits nowhere is barred while another does. */
function tileQuestion(s: Galaxy, seat: Seat): Question<SystemId> {
  const { tiles } = seatOf(s, seat).dealt;
  const places = placesToBuild(s.board, s.seats.length);
  const strict = mustKeepClear(s.board, s.seats.length, tiles);
  const options = tiles.map((tile) => {
    const breaches = places.map((at) => breachOf(s.board, { tile, at }));
    const [breach] = strict && !breaches.includes(null) ? breaches : [];
    return {
      id: tile,
      label: msg('option.tile', { system: tile }),
      value: tile,
      ...(breach && { barred: WHY[breach] }),
    };
  });
  return choose<SystemId>(msg('ask.tile', { ring: ringOf(places[0] ?? 0) }), options);
}

/** Tiles that lie beside a place already. */
function beside(s: Galaxy, at: number): SystemId[] {
  const ids = Object.keys(s.board) as SystemId[];
  return ids.filter((id) => touching(s.board[id] ?? BESIDE, at));
}

/** Free places of the ring being built (S6i). Near the own home by default, or far from it with a tile without planets. */
function placeQuestion(s: Galaxy, seat: Seat, tile: SystemId): Question<number> {
  const places = placesToBuild(s.board, s.seats.length);
  const strict = mustKeepClear(s.board, s.seats.length, [tile]);
  const home = s.homes[seat] ?? 0;
  const options = places.map((at) => {
    const breach = strict ? breachOf(s.board, { tile, at }) : null;
    return {
      id: `${at}`,
      label: msg('option.tilePlace', { at, beside: beside(s, at), steps: hexDistance(home, at) }),
      at: `${at}`,
      value: at,
      ...(breach && { barred: WHY[breach] }),
    };
  });
  const sign = systems[tile].planets.length > 0 ? 1 : -1;
  const [best] = options
    .filter((option) => !('barred' in option))
    .sort((a, b) => sign * (hexDistance(home, a.value) - hexDistance(home, b.value)));
  return place<number>(msg('ask.tilePlace', { system: tile }), options, {
    ...(best && { fallback: best.id }),
  });
}
