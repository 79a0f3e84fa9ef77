import type { Speaker } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import { SYSTEMS, type View } from '#games/master-of-the-galaxy/view.ts';
import { fitting } from '../kit/alt.ts';
import { stageOf } from './header.ts';
import { type Words, wordsOf } from './say.ts';

const filled = (cells: readonly unknown[]) => cells.filter((cube) => cube !== null).length;

/** How a seat stands, in a sentence. */
export function seatInWords(view: View, seat: Seat, say: Words): string {
  const { bases, bagSize, cards, symbols, skips } = view.seats[seat] as View['seats'][number];
  const systems = SYSTEMS.filter((id) => view.systems[id].owner === seat);
  return say.label('altSeat', { seat, systems, bases, bag: bagSize, cards: cards.length, symbols, skips });
}

function state(view: View, say: Words): string {
  if (view.winner) return say.game('fact.won', view.winner);
  if (view.stalemate) return say.game('fact.stalemate', {});
  return say.label('altTurn', { seat: view.turn.seat, stage: stageOf(view) });
}

/** What the picture shows, in words: how the game stands, each seat, the conflicts, the black holes. */
export function altText(view: View, speaker: Speaker): string {
  const say = wordsOf(speaker);
  const conflicts = view.conflicts.map(({ card, track, cells, leader }) =>
    say.label('altConflict', {
      name: say.card(card),
      track,
      red: filled(cells.red),
      blue: filled(cells.blue),
      leader,
    }),
  );
  const covered = SYSTEMS.filter((id) => view.systems[id].hole);
  const holes = covered.length > 0 ? [say.label('altHoles', { systems: covered })] : [];
  return fitting([
    say.game('game.title', {}),
    state(view, say),
    ...view.seats.map((_, seat) => seatInWords(view, seat, say)),
    ...conflicts,
    ...holes,
  ]);
}
