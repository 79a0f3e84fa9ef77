import type { Seat } from '#core/seat.ts';
import { type Stage, seatOf } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { factions } from '../../tables/factions.ts';
import type { FactionId, TechnologyId } from '../../tables/ids.ts';
import { notes } from '../../tables/notes.ts';
import { msg } from '../../text/lexicon.ts';

/** Set-up goes on with its next part. */
export function enterStage(t: ImperiumTable, stage: Stage): void {
  t.write.stage = stage;
}

/** The lot has named the speaker (S1). */
export function tellSpeaker(t: ImperiumTable): void {
  t.tell(msg('fact.speakerDrawn', { seat: t.state.speaker }));
}

/** There are fewer sheets than were to be dealt: everybody hears how many each has got. */
export function tellDealt(t: ImperiumTable, dealt: { readonly count: number; readonly meant: number }): void {
  t.tell(msg('fact.factionsDealt', dealt));
}

/** Faction sheets to choose one from lie before a seat, face down for the others. */
export function dealFactions(t: ImperiumTable, seat: Seat, dealt: readonly FactionId[]): void {
  seatOf(t.write, seat).dealt.factions.push(...dealt);
  t.reveal('factions', { seat, dealt });
}

/** A seat plays a faction: its sheet, and its promissory notes together with those of its colour (S2, S3, S4a). */
export function takeFaction(t: ImperiumTable, seat: Seat, faction: FactionId): void {
  const mine = seatOf(t.write, seat);
  mine.faction = faction;
  mine.dealt.factions.splice(0);
  const plain = t.state.box.notes.filter((id) => notes[id].faction === null);
  for (const id of [...plain, factions[faction].note]) mine.notes.push({ id, owner: seat });
  t.tell(msg('fact.factionTaken', { seat, faction }));
}

/** Technologies that a faction begins with (S11). */
export function startWith(t: ImperiumTable, seat: Seat, technologies: readonly TechnologyId[]): void {
  if (technologies.length === 0) return;
  seatOf(t.write, seat).technologies.push(...technologies.map((id) => ({ id, exhausted: false })));
  t.tell(msg('fact.startingTechnologies', { seat, technologies: [...technologies] }));
}
