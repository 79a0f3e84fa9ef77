import type { None } from '../lexicon-types.ts';
import { type Message, teller } from '../message.ts';
import type { PeopleText } from '../people-text.ts';

/** What the table engine itself has to say, whatever the game. */
export type CoreLexicon = {
  'core.stale': None;
  'core.notYours': None;
  'core.malformed': None;
  'core.notOffered': None;
  'core.twice': None;
  'core.pickRange': { readonly min: number; readonly max: number; readonly count: number };
  'core.marksRange': { readonly min: number; readonly max: number; readonly count: number };
  /** One way to turn a shape: its rows from above, a full square for each cell that it covers. */
  'core.turn': { readonly shape: Message; readonly drawn: string };
  'core.cells': { readonly cells: string };
  'core.orderAll': { readonly count: number };
  'core.amountRange': { readonly min: number; readonly max: number };
  'core.slotRange': { readonly slot: Message; readonly min: number; readonly max: number };
  'core.totalRange': { readonly min: number; readonly max: number; readonly total: number };
  'core.tooLong': { readonly max: number };
  'core.over': None;
  'core.stuck': None;
  'core.undoUnknown': None;
  'core.undoNeedsVote': None;
  'core.repairMalformed': { readonly reason: PeopleText };
  'core.repairBreaks': { readonly reason: PeopleText };
  'core.repairFixed': { readonly reason: PeopleText };
  'core.gone': { readonly key: string };
  'core.moduleNeeds': { readonly module: Message; readonly needs: Message };
  'core.moduleConflict': { readonly module: Message; readonly with: Message };
  'core.moduleSeats': { readonly module: Message; readonly seats: string };
  'core.pass': None;
  'core.react': None;
};

export const core = teller<CoreLexicon>();
