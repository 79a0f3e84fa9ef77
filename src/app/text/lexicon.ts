import type { None as Nothing } from '#core/lexicon-types.ts';
import { type Message, teller } from '#core/message.ts';
import type { PeopleText } from '#core/people-text.ts';
import type { Seat } from '#core/seat.ts';
import type { EndingLexicon } from './ending/lexicon.ts';
import type { RepairLexicon } from './repair/lexicon.ts';
import type { SeatsLexicon } from './seats/lexicon.ts';

/** What the app has to say, whatever the game: why it refuses, and what it announces. */
export type AppLexicon = SeatsLexicon & EndingLexicon & RepairLexicon & TableLexicon;

/** What is about tables in general. */
type TableLexicon = {
  'app.malformed': { readonly field: PeopleText };
  'app.tooLarge': { readonly max: number };
  'app.noTable': Nothing;
  'app.noGame': { readonly game: PeopleText };
  'app.noSeat': Nothing;
  'app.noBot': { readonly bot: PeopleText; readonly bots: readonly string[] };
  'app.badOptions': { readonly reason: PeopleText };
  'app.notSeated': Nothing;
  'app.notOwner': Nothing;
  'app.alreadySeated': Nothing;
  'app.tableFull': { readonly seats: number };
  'app.seatCount': { readonly seats: number; readonly allowed: readonly number[] };
  'app.begun': Nothing;
  'app.seatOrder': { readonly seats: number };
  'app.handOverInstead': Nothing;
  'app.notBegun': Nothing;
  'app.isPaused': Nothing;
  'app.notPaused': Nothing;
  'app.isOver': Nothing;
  'app.isAbandoned': Nothing;
  'app.noOrder': Nothing;
  'app.awayPast': Nothing;
  'app.nobodyWaited': Nothing;
  'app.nudgedLately': { readonly minutes: number };
  'app.pace': { readonly hours: number | null; readonly reminders: boolean };
  'app.paceSame': Nothing;
  'app.paceByVote': Nothing;
  'app.noProposal': Nothing;
  'app.repairUnfit': Nothing;
  'app.repairTried': { readonly seat: Seat | null; readonly paths: readonly PeopleText[] };
  'app.proposalClosed': Nothing;
  'app.proposalOutdated': Nothing;
  'app.noVote': Nothing;
  'app.manyVotes': Nothing;
  'app.stillRunning': Nothing;
  'app.stillPlayed': Nothing;
  'app.onlyManagers': Nothing;
  'app.fault': { readonly incident: string };
  'app.storeFull': Nothing;
  'app.storeBusy': Nothing;
  'app.storeDown': Nothing;
  'app.storeUnsettled': Nothing;
  'app.storeAway': Nothing;
  'app.started': { readonly commitment: string };
  'app.handed': { readonly seat: Seat };
  'app.paused': Nothing;
  'app.resumed': Nothing;
  'app.paceChanged': { readonly pace: Message };
  'app.abandoned': Nothing;
  'app.undone': { readonly seat: Seat; readonly answers: number };
  'app.undoneByVote': { readonly seat: Seat; readonly answers: number };
  'app.repaired': Nothing;
  'app.upgraded': { readonly answers: number; readonly seats: readonly Seat[] };
  'app.migrated': {
    readonly changed: readonly Message[];
    readonly answers: number;
    readonly seats: readonly Seat[];
  };
  'app.stuck': Nothing;
  'app.unstuck': Nothing;
  'app.exported': { readonly name: PeopleText };
  /** The same by somebody who has no seat there. */
  'app.exportedBy': { readonly user: string };
  'app.orderGone': { readonly topic: string };
  'app.orderDropped': { readonly topic: string };
  'app.proposesRepair': { readonly note: PeopleText; readonly paths: readonly PeopleText[] };
  'app.proposesUndo': { readonly seat: Seat };
  'app.proposesPause': Nothing;
  'app.proposesResume': Nothing;
  'app.proposesReplace': { readonly seat: Seat; readonly name: PeopleText };
  'app.proposesAbandon': Nothing;
  'app.proposesPace': { readonly pace: Message };
};

export const app = teller<AppLexicon>();
