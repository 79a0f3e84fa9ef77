import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '#core/message.ts';
import type { ProposalRow, Status } from '#store/model.ts';
import { type AbandonRequest, abandon } from './abandon.ts';
import { type AnswerRequest, answer } from './answer.ts';
import { answerByItself } from './automatic.ts';
import { type AwayRequest, away } from './away.ts';
import { type CreateRequest, create } from './create.ts';
import { applyDeadline, type DueRequest, due, remind, tick } from './deadlines.ts';
import { Desk } from './desk.ts';
import { type ExportRequest, exportTable, type Verifications, verify } from './export.ts';
import { type HandOverRequest, handOver } from './hand-over.ts';
import { type HistoryRequest, history } from './history.ts';
import { type AddBotRequest, addBot, type JoinRequest, join } from './join.ts';
import { lapse } from './lapse.ts';
import { type LeaveRequest, leave } from './leave.ts';
import { SharedWork } from './long-work.ts';
import { faceOf, type LookRequest, look, ownLooks, type TableFace } from './look.ts';
import { type NudgeRequest, nudge } from './nudge.ts';
import { type PauseRequest, pause, resume } from './pause.ts';
import { type ProposeRequest, propose, type VoteRequest, vote, withdraw } from './propose.ts';
import { type RedealRequest, redeal } from './redeal.ts';
import { type RepeatVoteRequest, repeatVote } from './repeat-vote.ts';
import { type ReplayRequest, replay } from './replay.ts';
import { done } from './reply.ts';
import { type SetUpRequest, setUp } from './set-up.ts';
import { type ClearOrderRequest, clearOrder, type SetOrderRequest, setOrder } from './standing-orders.ts';
import { type StartRequest, start } from './start.ts';
import type { Surroundings } from './surroundings.ts';
import { type UndoRequest, undo } from './undo.ts';
import { type WeighRequest, weigh } from './weigh.ts';

/** The use cases around one desk: all that an interface needs. */
export function openApp(around: Surroundings) {
  const desk = new Desk(around, answerByItself);
  const { store } = around;
  const verifications: Verifications = new SharedWork();
  return {
    create: (request: CreateRequest) => create(desk, request),
    join: (request: JoinRequest) => join(desk, request),
    addBot: (request: AddBotRequest) => addBot(desk, request),
    leave: (request: LeaveRequest) => leave(desk, request),
    setUp: (request: SetUpRequest) => setUp(desk, request),
    start: (request: StartRequest) => start(desk, request),
    answer: (request: AnswerRequest) => answer(desk, request),
    weigh: (request: WeighRequest) => weigh(desk, request),
    undo: (request: UndoRequest) => undo(desk, request),
    propose: (request: ProposeRequest) => propose(desk, request),
    vote: (request: VoteRequest) => vote(desk, request),
    withdraw: (request: VoteRequest) => withdraw(desk, request),
    repeatVote: (request: RepeatVoteRequest) => repeatVote(desk, request),
    pause: (request: PauseRequest) => pause(desk, request),
    resume: (request: PauseRequest) => resume(desk, request),
    handOver: (request: HandOverRequest) => handOver(desk, request),
    abandon: (request: AbandonRequest) => abandon(desk, request),
    setOrder: (request: SetOrderRequest) => setOrder(desk, request),
    clearOrder: (request: ClearOrderRequest) => clearOrder(desk, request),
    away: (request: AwayRequest) => away(desk, request),
    look: (request: LookRequest) => look(desk, request),
    /** The same for all people at a table, at one moment. */
    ownLooks: (request: { readonly table: string }) => ownLooks(desk, request.table),
    /** To be called when something about a table could not be shown: looks it over, and says whether it is stuck now. */
    examine: (table: string) => desk.examine(table),
    history: (request: HistoryRequest) => history(desk, request),
    replay: (request: ReplayRequest) => replay(desk, request),
    nudge: (request: NudgeRequest) => nudge(desk, request),
    redeal: (request: RedealRequest) => redeal(desk, request),
    due: (now: number) => due(desk, now),
    remind: (request: DueRequest) => remind(desk, request),
    applyDeadline: (request: DueRequest) => applyDeadline(desk, request),
    tick: async () => (await tick(desk)) + (await lapse(desk)),
    exportTable: (request: ExportRequest) => exportTable(desk, request),
    verify: (request: { readonly table: string }) => verify(desk, verifications, request),

    /** The tables at which somebody sits. */
    tablesOf: async (user: string): Promise<TableFace[]> => (await store.tables.ofUser(user)).map(faceOf),
    tables: async (status: Status): Promise<TableFace[]> => (await store.tables.list(status)).map(faceOf),
    proposals: (table: string): Promise<ProposalRow[]> => store.tables.proposals(table),
    /** The language somebody chose, if they did. */
    language: (user: string): Promise<Language | null> => store.preferences.language(user),
    languages: (users: readonly string[]): Promise<ReadonlyMap<string, Language>> =>
      store.preferences.languages(users),
    prefer: (user: string, language: Language): Promise<void> =>
      store.preferences.prefer(user, language, around.now()),
    outbox: store.outbox,
    /** Where the messages of tables stand, answers in the making, how far people have read. */
    places: store.places,
    drafts: store.drafts,
    reading: store.reading,
    games: around.games,
    now: () => around.now(),

    /** After a start: takes up the tables that were in the midst of automatic answers. */
    async recover(): Promise<void> {
      await desk.apart(async () => {
        for (const { id } of await store.tables.list('playing')) {
          desk.wake(id);
          await nextTurn();
        }
        return done({});
      });
    },
    /** Resolves when nothing is under way any more, at one table or at all. */
    settled: (table?: string): Promise<void> => desk.settled(table),
    /** Finishes what is under way. The store is the caller's to close. */
    close: (): Promise<void> => desk.close(),
    /** How many tables are kept live. */
    get live(): number {
      return desk.size;
    },
  };
}

export type { OutboxRow } from '#store/model.ts';
export type { Batch } from '#store/outbox.ts';
export type { Place, PlaceChange, Places } from '#store/places.ts';

/** The app as its interfaces hold it. */
export type App = ReturnType<typeof openApp>;
