import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language, Message } from '#core/message.ts';
import type { ProposalRow, Status } from '#store/model.ts';
import { StoreError } from '#store/store-error.ts';
import { type AdviceRequest, advise } from './answers/advise.ts';
import { type AnswerRequest, answer } from './answers/answer.ts';
import { answerAutomatically } from './answers/automatic.ts';
import { type PreviewRequest, previewAnswer } from './answers/preview-answer.ts';
import { type RepairableRequest, repairable } from './answers/repairable.ts';
import {
  type ClearOrderRequest,
  clearOrder,
  type SetOrderRequest,
  setOrder,
} from './answers/standing-orders.ts';
import { type UndoRequest, undo } from './answers/undo.ts';
import { type DecidedRequest, decided } from './records/decided.ts';
import { type ExportRequest, exportTable, type Verifications, verify } from './records/export.ts';
import { type HistoryRequest, history } from './records/history.ts';
import {
  involvement,
  type LookRequest,
  look,
  ownLooks,
  type PublicTable,
  publicTable,
} from './records/look.ts';
import { type ReplayRequest, replay } from './records/replay.ts';
import { type NewsRequest, sinceLastAnswer } from './records/since-last-answer.ts';
import { type ToldFactsRequest, toldFacts } from './records/told-facts.ts';
import { done } from './requests/reply.ts';
import type { Dependencies } from './runner/dependencies.ts';
import { SharedWork } from './runner/long-work.ts';
import { TableRunner } from './runner/table-runner.ts';
import { type ColourRequest, chooseColour } from './seats/colours.ts';
import { type GiveRequest, giveNotice, handOver } from './seats/give.ts';
import { type AddBotRequest, addBot, type JoinRequest, join } from './seats/join.ts';
import { type LeaveRequest, leave } from './seats/leave.ts';
import { settleTransfers } from './seats/settle-transfers.ts';
import { type CallRequest, callSubstitute } from './seats/substitute.ts';
import { dropTransfer, type TakeRequest, type TransferRequest, takeSeat } from './seats/take.ts';
import { type AbandonRequest, abandon, endingWay } from './tables/abandon.ts';
import { type ArrangeRequest, arrange } from './tables/arrange.ts';
import { type CreateRequest, create } from './tables/create.ts';
import { catchUp, type MoveRequest, move } from './tables/move.ts';
import { type PaceRequest, setPace } from './tables/pace.ts';
import { type PauseRequest, pause, resume } from './tables/pause.ts';
import { type RematchRequest, rematch } from './tables/rematch.ts';
import { restore } from './tables/restore.ts';
import { type SetUpRequest, setUp } from './tables/set-up.ts';
import { type StartRequest, start } from './tables/start.ts';
import { app as words } from './text/lexicon.ts';
import { type AwayRequest, away } from './timers/away.ts';
import { applyDeadline, type DueRequest, due, remind, tick } from './timers/deadlines.ts';
import { type NudgeRequest, nudge } from './timers/nudge.ts';
import { type ResendHandRequest, resendHand } from './timers/resend-hand.ts';
import { expireVotes } from './votes/expire-votes.ts';
import { finishEndings } from './votes/finish-endings.ts';
import { type ObjectRequest, object } from './votes/object.ts';
import { type ProposeRequest, propose, type VoteRequest, vote, withdraw } from './votes/propose.ts';
import { type RepeatVoteRequest, repeatVote } from './votes/repeat-vote.ts';

/** The use cases around one table runner: all that an interface needs. */
export function openApp(deps: Dependencies) {
  const runner = new TableRunner(deps, answerAutomatically);
  const { store } = deps;
  const verifications: Verifications = new SharedWork();
  return {
    create: (request: CreateRequest) => create(runner, request),
    join: (request: JoinRequest) => join(runner, request),
    addBot: (request: AddBotRequest) => addBot(runner, request),
    leave: (request: LeaveRequest) => leave(runner, request),
    move: (request: MoveRequest) => move(runner, request),
    /** What a table could not be told is tried again, as things stand now. */
    catchUp: (table: string) => catchUp(runner, table),
    rematch: (request: RematchRequest) => rematch(runner, request),
    setUp: (request: SetUpRequest) => setUp(runner, request),
    arrange: (request: ArrangeRequest) => arrange(runner, request),
    chooseColour: (request: ColourRequest) => chooseColour(runner, request),
    start: (request: StartRequest) => start(runner, request),
    answer: (request: AnswerRequest) => answer(runner, request),
    previewAnswer: (request: PreviewRequest) => previewAnswer(runner, request),
    advise: (request: AdviceRequest) => advise(runner, request),
    undo: (request: UndoRequest) => undo(runner, request),
    propose: (request: ProposeRequest) => propose(runner, request),
    repairable: (request: RepairableRequest) => repairable(runner, request),
    vote: (request: VoteRequest) => vote(runner, request),
    withdraw: (request: VoteRequest) => withdraw(runner, request),
    repeatVote: (request: RepeatVoteRequest) => repeatVote(runner, request),
    pause: (request: PauseRequest) => pause(runner, request),
    resume: (request: PauseRequest) => resume(runner, request),
    setPace: (request: PaceRequest) => setPace(runner, request),
    callSubstitute: (request: CallRequest) => callSubstitute(runner, request),
    handOver: (request: GiveRequest) => handOver(runner, request),
    giveNotice: (request: GiveRequest) => giveNotice(runner, request),
    takeSeat: (request: TakeRequest) => takeSeat(runner, request),
    dropTransfer: (request: TransferRequest) => dropTransfer(runner, request),
    object: (request: ObjectRequest) => object(runner, request),
    endingWay: (request: AbandonRequest) => endingWay(runner, request),
    abandon: (request: AbandonRequest) => abandon(runner, request),
    restore: (request: AbandonRequest) => restore(runner, request),
    setOrder: (request: SetOrderRequest) => setOrder(runner, request),
    clearOrder: (request: ClearOrderRequest) => clearOrder(runner, request),
    away: (request: AwayRequest) => away(runner, request),
    look: (request: LookRequest) => look(runner, request),
    involvement: (request: { readonly table: string; readonly user: string }) => involvement(runner, request),
    /** The same for all people at a table, at one moment. */
    ownLooks: (request: { readonly table: string }) => ownLooks(runner, request.table),
    /** To be called when something about a table could not be shown: looks it over, and says whether it is stuck now. */
    examine: (table: string) => runner.examine(table),
    history: (request: HistoryRequest) => history(runner, request),
    sinceLastAnswer: (request: NewsRequest) => sinceLastAnswer(runner, request),
    toldFacts: (request: ToldFactsRequest) => toldFacts(runner, request),
    decided: (request: DecidedRequest) => decided(runner, request),
    replay: (request: ReplayRequest) => replay(runner, request),
    nudge: (request: NudgeRequest) => nudge(runner, request),
    resendHand: (request: ResendHandRequest) => resendHand(runner, request),
    due: (now: number) => due(runner, now),
    remind: (request: DueRequest) => remind(runner, request),
    applyDeadline: (request: DueRequest) => applyDeadline(runner, request),
    tick: async () =>
      (await tick(runner)) +
      (await settleTransfers(runner)) +
      (await expireVotes(runner)) +
      (await finishEndings(runner)),
    exportTable: (request: ExportRequest) => exportTable(runner, request),
    verify: (request: { readonly table: string }) => verify(runner, verifications, request),

    /** The tables at which somebody sits. */
    tablesOf: async (user: string): Promise<PublicTable[]> =>
      (await store.tables.ofUser(user)).map(publicTable),
    tables: async (status: Status): Promise<PublicTable[]> =>
      (await store.tables.list(status)).map(publicTable),
    /** Tables that were ended, for as long as that can be taken back. */
    endingTables: async (): Promise<PublicTable[]> => (await store.tables.ending()).map(publicTable),
    proposals: (table: string): Promise<ProposalRow[]> => store.tables.proposals(table),
    /** The language somebody chose, if they did. */
    language: (user: string): Promise<Language | null> => store.preferences.language(user),
    languages: (users: readonly string[]): Promise<ReadonlyMap<string, Language>> =>
      store.preferences.languages(users),
    prefer: (user: string, language: Language): Promise<void> =>
      store.preferences.prefer(user, language, deps.now()),
    outbox: store.outbox,
    /** Tables that cannot be told anything where they are played. */
    troubles: store.troubles,
    /** Where the messages of tables stand, answers in the making, how far people have read. */
    messageSlots: store.messageSlots,
    drafts: store.drafts,
    readMarks: store.readMarks,
    /** What people were told in their first games. */
    coaching: store.coaching,
    games: deps.games,
    now: () => deps.now(),
    /** The time that counts, for what is to be tried again: no wall clock that was set wrong holds it up. */
    presentTime: () => deps.clock.now(),

    /** What to tell whoever waits when something could not be shown because of the store; null if it was not that. */
    storeTrouble: (error: unknown): Message | null =>
      error instanceof StoreError ? words('app.storeAway', {}) : null,

    /** After a start: takes up the tables that were in the midst of automatic answers. */
    async recover(): Promise<void> {
      await runner.runOutside(async () => {
        await deps.clock.begin(store.heartbeat);
        for (const { id } of await store.tables.list('playing')) {
          runner.wake(id);
          await nextTurn();
        }
        return done({});
      });
    },
    /** Resolves when nothing is under way any more, at one table or at all. */
    settled: (table?: string): Promise<void> => runner.settled(table),
    /** Finishes what is under way. The store is the caller's to close. */
    close: (): Promise<void> => runner.close(),
    /** How many tables are kept live. */
    get live(): number {
      return runner.size;
    },
  };
}

export type { MessageSlot, MessageSlots as Places, PlaceChange } from '#store/message-slots.ts';
export type { OutboxRow } from '#store/model.ts';
export type { Batch, RowFault } from '#store/outbox.ts';
export type { ChangedPlace, TroubleChange, TroubleRow } from '#store/troubles.ts';

/** The app as its interfaces hold it. */
export type App = ReturnType<typeof openApp>;
