import type { Flow } from '#core/flow.ts';
import { choose, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { clockwise, type Galaxy, seatOf } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { FactionId } from '../../tables/ids.ts';
import { msg } from '../../text/lexicon.ts';
import { after } from '../../timing/steps.ts';
import { dealFactions, enterStage, takeFaction, tellDealt, tellSpeaker } from '../../verbs/setup/sheets.ts';

/** Each seat gets its faction: settled beforehand, by lot, out of some dealt, or chosen in turn (S2). */
export function* chooseFactions(t: ImperiumTable): Flow<void> {
  tellSpeaker(t);
  for (const seat of clockwise(t.state, 0)) {
    const settled = t.state.options.seatFactions[seat];
    if (settled) takeFaction(t, seat, settled);
  }
  switch (t.state.options.factions) {
    case 'random':
      byLot(t);
      break;
    case 'drafted':
      yield* drafted(t);
      break;
    case 'chosen':
      yield* inTurn(t);
      break;
  }
  yield* after(t, 'factions chosen', {});
  enterStage(t, { kind: 'board' });
}

const undecided = (s: Galaxy) => clockwise(s, s.speaker).filter((seat) => seatOf(s, seat).faction === null);

/** Sheets that nobody has: of each there is one (S2). */
function freeFactions(s: Galaxy): FactionId[] {
  return s.box.factions.filter((id) => !s.seats.some(({ faction }) => faction === id));
}

function byLot(t: ImperiumTable): void {
  const lots = t.shuffle('factions', freeFactions(t.state));
  for (const [i, seat] of undecided(t.state).entries()) takeFaction(t, seat, lots[i] as FactionId);
}

/** All seats choose at once, each out of sheets that only it was dealt, and show together. */
function* drafted(t: ImperiumTable): Flow<void> {
  const seats = undecided(t.state);
  const lots = t.shuffle('factions', freeFactions(t.state));
  const meant = t.state.options.dealtFactions;
  const each = Math.min(meant, Math.floor(lots.length / Math.max(1, seats.length)));
  if (each < meant && seats.length > 0) tellDealt(t, { count: each, meant });
  for (const [i, seat] of seats.entries()) dealFactions(t, seat, lots.slice(i * each, (i + 1) * each));
  const chosen = yield* t.askAll(seats, 'faction', (seat) => asking(seatOf(t.state, seat).dealt.factions));
  for (const [seat, faction] of chosen) takeFaction(t, seat, faction);
}

/** From the speaker clockwise. */
function* inTurn(t: ImperiumTable): Flow<void> {
  for (const seat of undecided(t.state)) yield* choosing(t, seat);
}

function* choosing(t: ImperiumTable, seat: Seat): Flow<void> {
  takeFaction(t, seat, yield* t.ask(seat, 'faction', () => asking(freeFactions(t.state))));
}

/** Few enough to be told of in full. */
const FEW = 5;

function asking(from: readonly FactionId[]): Question<FactionId> {
  const options = from.map((id) => ({
    id,
    label: msg('option.faction', { faction: id }),
    group: msg('option.factionAbout', { faction: id }),
    value: id,
  }));
  return choose<FactionId>(msg('ask.faction', { factions: from.length > FEW ? [] : from }), options);
}
