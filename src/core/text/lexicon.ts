import { type Message, teller } from '../message.ts';

/** What the table engine itself has to say, whatever the game. */
export type CoreLexicon = {
  'core.stale': Record<string, never>;
  'core.notYours': Record<string, never>;
  'core.malformed': Record<string, never>;
  'core.notOffered': Record<string, never>;
  'core.twice': Record<string, never>;
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
  'core.over': Record<string, never>;
  'core.stuck': Record<string, never>;
  'core.undoUnknown': Record<string, never>;
  'core.undoNeedsVote': Record<string, never>;
  'core.repairMalformed': { readonly reason: string };
  'core.repairBreaks': { readonly reason: string };
  'core.pass': Record<string, never>;
  'core.react': Record<string, never>;
};

export const core = teller<CoreLexicon>();
