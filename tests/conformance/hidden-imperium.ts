import type { Seat, Viewer } from '#core/seat.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import { STAGE_ONE } from '#games/twilight-imperium/tables/card-ids.ts';

/** Deals the cards of some places out again among them, in another order; each place keeps its number of cards. */
function redeal<T>(places: readonly T[][]): void {
  const cards = places.flat().reverse();
  // Turned by one as well, or the middle card of all would stay where it is.
  const [first] = cards.splice(0, 1);
  if (first !== undefined) cards.push(first);
  for (const place of places) place.splice(0, place.length, ...cards.splice(0, place.length));
}

/** Notes that the viewer knows of because they are part of an offer to it or by it. */
function isKnown(state: State, viewer: Viewer, note: State['seats'][number]['notes'][number]): boolean {
  const offers = state.trade?.offers.filter(({ from, to }) => from === viewer || to === viewer) ?? [];
  return offers.some(({ give, want }) =>
    [give.note, want.note].some((one) => one?.id === note.id && one.owner === note.owner),
  );
}

/** Action cards that a seat holds and has offered to the viewer (69.3a). */
function shownTo(state: State, viewer: Viewer, seat: Seat): readonly string[] {
  const offers = state.trade?.offers.filter(({ from, to }) => from === seat && to === viewer) ?? [];
  return offers.flatMap(({ give }) => give.cards);
}

function rehideHands(state: State, viewer: Viewer): void {
  const hands = state.seats.flatMap(({ hand }, seat) => {
    if (seat === viewer) return [];
    const shown = shownTo(state, viewer, seat);
    const known = hand.filter((card) => shown.includes(card));
    return [{ hand, known, unknown: hand.filter((card) => !shown.includes(card)) }];
  });
  redeal([state.decks.action, ...hands.map(({ unknown }) => unknown)]);
  for (const { hand, known, unknown } of hands) hand.splice(0, hand.length, ...known, ...unknown);
}

/** What lies hidden from a viewer in a game of Twilight Imperium, in other places than before. */
export function rehideImperium(state: State, viewer: Viewer, asked: readonly string[]): void {
  const others = state.seats.filter((_, seat) => seat !== viewer);
  // Whoever takes a card out of another's hand, in its own turn, sees that hand.
  const sees = asked.includes('take-card') && state.turn?.seat === viewer;
  if (sees) redeal([state.decks.action]);
  else rehideHands(state, viewer);
  redeal([state.decks.secret, ...others.flatMap(({ secrets, dealt }) => [secrets.held, dealt.secrets])]);
  rehideVotes(state, others);
  redeal(others.map(({ dealt }) => dealt.tiles));
  redeal(others.map(({ dealt }) => dealt.factions));
  // Whoever arranges the agendas on top of the deck sees them.
  if (!asked.includes('agenda-order')) redeal([state.decks.agenda]);
  rehideObjectives(state);
  const unknown = others.map(({ notes }) => notes.filter((note) => !isKnown(state, viewer, note)));
  const known = others.map(({ notes }) => notes.filter((note) => isKnown(state, viewer, note)));
  redeal(unknown);
  others.forEach(({ notes }, i) => {
    notes.splice(0, notes.length, ...(known[i] ?? []), ...(unknown[i] ?? []));
  });
}

/** Whoever has decided its vote ahead has not, and the other way round. */
function rehideVotes({ agenda }: State, others: State['seats']): void {
  for (const seat of others) {
    if (seat.ahead) delete seat.ahead;
    else if (agenda) seat.ahead = { agenda: agenda.id, outcome: null, planets: [], votes: 0, others: false };
  }
}

/** Objectives that lie face down change with those that are not in the game. */
function rehideObjectives(state: State): void {
  const hidden = state.objectives.filter(({ revealed }) => !revealed);
  for (const [row, deck] of [
    [hidden.filter(({ id }) => isStageOne(id)), state.decks.stageOne],
    [hidden.filter(({ id }) => !isStageOne(id)), state.decks.stageTwo],
  ] as const) {
    const ids = row.map(({ id }) => id);
    redeal([ids, deck]);
    row.forEach((objective, i) => {
      objective.id = ids[i] ?? objective.id;
    });
  }
}

const isStageOne = (id: string) => (STAGE_ONE as readonly string[]).includes(id);
