import type { Seat } from '#core/seat.ts';
import { clockwise, type SeatState, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { chronicleFall } from './chronicle.ts';
import { shuffleSecretsIn } from './secrets.ts';
import { passSpeaker } from './speaker.ts';

/** A seat is out of the game, with everything it has (65). */
export function eliminate(t: ImperiumTable, seat: Seat): void {
  const mine = seatOf(t.write, seat);
  t.tell(msg('fact.eliminated', { seat }));
  mine.eliminated = true;
  chronicleFall(t, seat);
  mine.passed = true;
  clearBoard(t, seat);
  clearSheet(mine);
  returnNotes(t, seat);
  t.write.discards.action.push(...mine.hand.splice(0)); // 65.5
  mine.strategy.splice(0); // 65.6
  dropLaws(t, seat);
  const { held, scored } = mine.secrets;
  const secrets = [...held.splice(0), ...scored.splice(0)];
  if (secrets.length > 0) shuffleSecretsIn(t, secrets); // 65.7
  const [left] = clockwise(t.state, seat);
  if (t.state.speaker === seat && left !== undefined) passSpeaker(t, left); // 65.8
}

/** Units, command tokens and markers of a colour leave the game (65.2). */
function clearBoard({ write }: ImperiumTable, seat: Seat): void {
  const others = <T extends { readonly seat: Seat }>(all: T[]) => {
    all.splice(0, all.length, ...all.filter((one) => one.seat !== seat));
  };
  for (const system of write.systems) {
    if (system === null) continue;
    others(system.units);
    system.tokens.splice(0, system.tokens.length, ...system.tokens.filter((token) => token !== seat));
  }
  for (const planet of Object.values(write.planets)) {
    others(planet.units);
    if (planet.controller === seat) planet.controller = null;
  }
  for (const { scored } of [...write.objectives, ...write.published])
    scored.splice(0, scored.length, ...scored.filter((marker) => marker !== seat));
}

/** The sheets with all that lies on them (65.2). */
function clearSheet(mine: SeatState): void {
  Object.assign(mine.pools, { tactic: 0, fleet: 0, strategy: 0 });
  Object.assign(mine, { goods: 0, commodities: 0, points: 0, reviving: 0 });
  mine.technologies.splice(0);
}

/** Notes of others go back to them; the seat's own leave the game wherever they are (65.4, 65.4a, 25.7). */
function returnNotes({ write }: ImperiumTable, seat: Seat): void {
  const { notes, area } = seatOf(write, seat);
  for (const note of [...notes.splice(0), ...area.splice(0)])
    if (note.owner !== seat) seatOf(write, note.owner).notes.push(note);
  for (const other of write.seats)
    for (const held of [other.notes, other.area])
      held.splice(0, held.length, ...held.filter(({ owner }) => owner !== seat));
}

/** Laws in front of the seat are discarded (65.3). */
function dropLaws({ write }: ImperiumTable, seat: Seat): void {
  const own = write.laws.filter((law) => law.seat === seat);
  write.laws.splice(0, write.laws.length, ...write.laws.filter((law) => law.seat !== seat));
  write.discards.agenda.push(...own.map(({ id }) => id));
}
