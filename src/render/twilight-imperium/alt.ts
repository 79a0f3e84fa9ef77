import type { Speaker } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import { APART, type View } from '#games/twilight-imperium/view.ts';
import { fitting } from '../kit/alt.ts';
import { type Words, wordsOf } from './say.ts';

/** How a seat stands. */
export function seatInWords({ seats }: View, seat: Seat, say: Words): string {
  const mine = seats[seat];
  if (!mine) return '';
  const { faction, points, planets, passed } = mine;
  return say.label('altSeat', {
    name: say.seat(seat),
    faction: faction ? say.names.factions[faction] : '–',
    points,
    planets: planets.length,
    passed,
  });
}

/** How far the board is built. */
function buildingInWords({ free }: View, say: Words): string[] {
  if (free.length === 0) return [];
  const places = free.flatMap(({ at, next }) => (next ? [at] : []));
  return [say.label('altBuilding', { free: free.length, places })];
}

/** The last turn that changed the board, and what it did. */
function lastInWords({ lastTurn }: View, say: Words): string[] {
  if (!lastTurn) return [];
  const { seat, round, moves, battles, taken } = lastTurn;
  const done = say.label('altLast', {
    moves,
    battles: battles.map(({ system, winner }) => ({
      place: system,
      winner: winner === null ? null : say.seat(winner),
    })),
    taken: taken.map(({ planet }) => say.names.planets[planet]),
  });
  const title = say.label('lastTurn', { name: say.seat(seat), round });
  return [done === '' ? `${title}.` : `${title}: ${done}.`];
}

/** Tiles of nobody's beside the board, and whose their planets are. */
function besideInWords({ systems }: View, say: Words): string[] {
  return systems.flatMap(({ id, at, wormholes, planets }) =>
    at === APART
      ? [
          say.label('altBeside', {
            name: `${id}. ${say.names.systems[id]}`,
            wormholes,
            planets: planets.map(({ id: planet, controller }) => ({
              name: say.names.planets[planet],
              owner: controller === null ? null : say.seat(controller),
            })),
          }),
        ]
      : [],
  );
}

/** Who has won, what is voted on, or whose turn it is. */
function moverInWords({ winner, agenda, turn }: View, say: Words): string[] {
  if (winner) return [say.label('won', { name: say.seat(winner.seat) })];
  if (agenda) return [`${say.label('agenda', { name: say.names.agendas[agenda.id] })}.`];
  return turn ? [`${say.label('turn', { name: say.seat(turn.seat) })}.`] : [];
}

/** What the picture shows, in words: round, whose turn it is, every seat, a battle under way. */
export function altText(view: View, speaker: Speaker): string {
  const say = wordsOf(speaker);
  return fitting([
    say.label('round', { round: view.round, phase: view.stage.kind }),
    ...moverInWords(view, say),
    ...buildingInWords(view, say),
    ...lastInWords(view, say),
    ...view.seats.map((_, seat) => seatInWords(view, seat, say)),
    ...besideInWords(view, say),
    ...(view.battle ? [say.label('altBattle', { place: say.names.systems[view.battle.system] })] : []),
  ]);
}
