import { deckOf } from '#games/twilight-imperium/rules/technology.ts';
import type { SeatState, State } from '#games/twilight-imperium/state.ts';
import { agendas } from '#games/twilight-imperium/tables/agendas.ts';
import type {
  ActionCardId,
  AgendaId,
  NoteId,
  PublicId,
  SecretId,
} from '#games/twilight-imperium/tables/card-ids.ts';
import type { TechnologyId } from '#games/twilight-imperium/tables/ids.ts';

/** Most action cards in a hand (24.5a) and secret objectives of a seat (30.18). */
const HAND = 7;
const SECRETS = 3;

const takeFrom = <T>(cards: T[], card: T): boolean => {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
};

/** The seat that has least of something. */
function fewest(s: State, count: (seat: SeatState) => number): SeatState {
  return s.seats.reduce((least, seat) => (count(seat) < count(least) ? seat : least));
}

/** Action cards from the deck into hands, in turn; a copy of each for as many seats as there are copies. */
export function dealCards(s: State, ids: readonly string[]): void {
  for (const id of [...ids, ...ids] as ActionCardId[]) {
    const seat = fewest(s, ({ hand }) => hand.length);
    if (seat.hand.length < HAND && takeFrom(s.decks.action, id)) seat.hand.push(id);
  }
}

/** Secret objectives to those who have room for them. */
export function dealSecrets(s: State, ids: readonly string[]): void {
  const held = ({ secrets }: SeatState) => secrets.held.length + secrets.scored.length;
  for (const id of ids as SecretId[]) {
    const seat = fewest(s, held);
    if (held(seat) < SECRETS && takeFrom(s.decks.secret, id)) seat.secrets.held.push(id);
  }
}

/** Notes from their owners to the next seat; Support for the Throne would lie open and is left to deals. */
export function dealNotes(s: State, ids: readonly string[]): void {
  for (const id of ids as NoteId[]) {
    if (id === 'support-for-the-throne') continue;
    for (const [owner, { notes }] of s.seats.entries()) {
      const note = notes.find((one) => one.id === id && one.owner === owner);
      const to = s.seats[(owner + 1) % s.seats.length];
      if (!note || !to) continue;
      takeFrom(notes, note);
      to.notes.push(note);
      to.received = true;
    }
  }
}

/** Agendas on top of the deck; one that is about a law comes after one that makes a law of it, whatever the vote. */
export function dealAgendas(s: State, ids: readonly string[]): void {
  const wanted = [...new Set(ids)] as AgendaId[];
  const about = wanted.filter((id) => agendas[id].elect === 'law').slice(0, 1);
  const maker = s.box.agendas.find((id) => agendas[id].type === 'law' && agendas[id].elect === 'player');
  const order = about.length > 0 && maker ? [maker, ...about, ...wanted] : wanted;
  for (const id of [...new Set(order)].reverse())
    if (takeFrom(s.decks.agenda, id)) s.decks.agenda.unshift(id);
}

/** Public objectives into the row, open: all of stage I lie open then, and two of stage II. */
export function dealObjectives(s: State, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const isFirst = (id: PublicId) => (s.box.stageOne as readonly string[]).includes(id);
  const lay = (first: boolean, deck: PublicId[], most: number) => {
    const row = s.objectives.filter(({ id }) => isFirst(id) === first);
    const all = [...row.map(({ id }) => id), ...deck];
    const order = [
      ...all.filter((id) => ids.includes(id)).sort((a, b) => ids.indexOf(a) - ids.indexOf(b)),
      ...all.filter((id) => !ids.includes(id)),
    ];
    row.forEach((objective, i) => {
      objective.id = order[i] as PublicId;
      objective.revealed = i < most;
    });
    deck.splice(0, deck.length, ...order.slice(row.length));
  };
  lay(true, s.decks.stageOne, 5);
  lay(false, s.decks.stageTwo, 2);
}

/** Technologies to every seat that could have them. */
export function dealTechnologies(s: State, ids: readonly string[]): void {
  for (const [at, seat] of s.seats.entries())
    for (const id of ids as TechnologyId[])
      if (deckOf(s, at).includes(id)) seat.technologies.push({ id, exhausted: false });
}
