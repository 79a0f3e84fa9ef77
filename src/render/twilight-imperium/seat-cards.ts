import type { Seat } from '#core/seat.ts';
import type { HeldNote, SeatView, View } from '#games/twilight-imperium/view.ts';
import { type Area, type Line, listArea } from '../kit/area.ts';
import type { Words } from './say.ts';

const noteLine = ({ id, owner }: HeldNote, say: Words, of: string): Line => ({
  text: `${say.names.notes[id]} — ${say.seat(owner)}`,
  of: `${of}:${id}:${owner}`,
});

/** What a seat has scored, and what lies open before it. */
function openCards(view: View, seat: Seat, say: Words): Area[] {
  const { scoredSecrets, area } = view.seats[seat] as SeatView;
  const scored: Line[] = [
    ...view.objectives
      .filter(({ scored: by }) => by.includes(seat))
      .map(({ id }) => ({ text: say.names.objectives[id], of: `scored:${id}` })),
    ...scoredSecrets.map((id) => ({
      text: say.label('secret', { name: say.names.objectives[id] }),
      of: `scored:${id}`,
    })),
  ];
  const before: Line[] = [
    ...area.map((note) => noteLine(note, say, 'note')),
    ...view.laws
      .filter((law) => law.seat === seat)
      .map(({ id }) => ({ text: say.names.agendas[id], of: `law:${id}` })),
  ];
  return [
    ...(scored.length > 0 ? [listArea(say.label('scored', {}), scored)] : []),
    ...(before.length > 0 ? [listArea(say.label('before', {}), before)] : []),
  ];
}

/** What only its owner may see: hand, secret objectives, notes, and what was dealt before the game. */
function ownCards({ own }: SeatView, say: Words): Area[] {
  if (!own) return [];
  const { hand, secrets, notes, dealtSecrets, factions, tiles } = own;
  const lists: readonly (readonly [string, readonly Line[]])[] = [
    [say.label('ownHand', {}), hand.map((id) => ({ text: say.names.actionCards[id], of: `own:card:${id}` }))],
    [
      say.label('ownSecrets', {}),
      [...secrets, ...dealtSecrets].map((id) => ({ text: say.names.objectives[id], of: `own:secret:${id}` })),
    ],
    [say.label('ownNotes', {}), notes.map((note) => noteLine(note, say, 'own:note'))],
    [
      say.label('ownFactions', {}),
      factions.map((id) => ({ text: say.names.factions[id], of: `own:faction:${id}` })),
    ],
    [
      say.label('ownTiles', {}),
      tiles.map((id) => ({ text: `${id}. ${say.names.systems[id]}`, of: `own:tile:${id}` })),
    ],
  ];
  return lists.flatMap(([title, lines]) => (lines.length > 0 ? [listArea(title, lines)] : []));
}

/** The cards of a seat: those that lie open, and for their owner those in hand. */
export function cardAreas(view: View, seat: Seat, say: Words): Area[] {
  return [...openCards(view, seat, say), ...ownCards(view.seats[seat] as SeatView, say)];
}
