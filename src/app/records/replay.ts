import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { Game } from '#core/game.ts';
import { formerState } from '#core/migrate.ts';
import { peopleText } from '#core/people-text.ts';
import type { Config } from '#core/session.ts';
import { core } from '#core/text/lexicon.ts';
import type { Log, UndoingRow } from '#store/log.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { identifier, parseRequest } from '../requests/request.ts';
import type { LiveTable } from '../runner/live-table.ts';
import { viewOf } from '../runner/stuck.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';
import { type CheckpointMark, currentCheckpoints, pickMoments } from './replay-moments.ts';

const replayRequest = z.object({ table: identifier, most: z.int().min(2).max(200).optional() });

/** Somebody wants to see how a game has gone, in so many moments at most. */
export type ReplayRequest = z.input<typeof replayRequest>;

/** A moment of a game: the table as everybody saw it then. */
export interface PastMoment {
  readonly round: number;
  /** The last of its round. */
  readonly endsRound: boolean;
  readonly view: unknown;
}

export interface Replay {
  /** Oldest first; the last is how the table stands now. */
  readonly moments: readonly PastMoment[];
}

const MAX_MOMENTS = 40;
/** Checkpoints that are read and looked at before others have their turn. */
const AT_ONCE = 2;

interface Now {
  readonly game: Game;
  readonly config: Config;
  readonly version: number;
  readonly round: number;
  readonly view: unknown;
  /** The last checkpoint that looks otherwise than the table does now. */
  readonly from: number;
}

function nowAt({ row, session, game }: LiveTable): Reply<Now> {
  if (!game) return refused(app('app.noGame', { game: peopleText(row.game) }));
  if (!session) return refused(app('app.notBegun', {}));
  if (viewOf(session, 'table') === null) return refused(core('core.stuck', {}));
  const { segment, answers, config } = session;
  return done({
    game,
    config,
    version: row.version,
    round: session.result().rounds,
    // A copy: the game goes on while others look at it.
    view: JSON.parse(JSON.stringify(session.view('table'))),
    from: answers.length > 0 ? segment.n : segment.n - 1,
  });
}

/** What everybody could see at the checkpoints of a game and can see now, without what was taken back. */
export async function replay(runner: TableRunner, request: ReplayRequest): Promise<Reply<Replay>> {
  const read = parseRequest(replayRequest, request);
  if (read.kind === 'refused') return read;
  const { table, most = MAX_MOMENTS } = read.value;
  const now = await runner.readAt<Now>(table, nowAt);
  if (now.kind !== 'done') return now;
  return await runner.runOutside<Replay>(async () => {
    const { log } = runner.deps.store;
    const undoings = await log.undoMarks(table);
    const past = currentCheckpoints(await log.checkpointMarks(table), undoings).filter(
      ({ n }) => n <= now.from,
    );
    const { game } = now;
    const stateOf = formerly(now, undoings);
    const dated = await eachOf({ log, table, past, stateOf }, (state) => game.result(state as never).rounds);
    const rounds = [...dated.map(({ value }) => value), now.round];
    const picked = pickMoments(rounds, most).flatMap((at) => dated[at] ?? []);
    const chosenOnes = picked.map(({ of }) => of);
    const seen = await eachOf({ log, table, past: chosenOnes, stateOf }, (state) =>
      game.view(state as never, 'table'),
    );
    const ends = new Set(dated.flatMap(({ of, value }, at) => (rounds[at + 1] === value ? [] : [of])));
    const roundOf = new Map(dated.map(({ of, value }) => [of, value]));
    const moments = seen.map(({ of, value }): PastMoment => {
      return { round: roundOf.get(of) ?? 0, endsRound: ends.has(of), view: value };
    });
    return done({ moments: [...moments, { round: now.round, endsRound: true, view: now.view }] });
  });
}

/** What a checkpoint held, as the game of today would have it. */
type StateOf = (of: CheckpointMark, text: string) => unknown;

/** Before an upgrade its table was of the version that the upgrade was from. */
function formerly({ game, config, version }: Now, undoings: readonly UndoingRow[]): StateOf {
  const moved = undoings.filter(({ from }) => from !== null);
  return ({ seq }, text) => {
    const next = moved.find((upgrade) => upgrade.seq > seq);
    return formerState(game, { version: next?.from ?? version, config, text });
  };
}

interface Reading {
  readonly log: Log;
  readonly table: string;
  readonly past: readonly CheckpointMark[];
  readonly stateOf: StateOf;
}

/** Looks at old checkpoints, a few at a time; one that the rules of today cannot make out is left out. */
async function eachOf<T>(
  { log, table, past, stateOf }: Reading,
  look: (state: unknown) => T,
): Promise<{ readonly of: CheckpointMark; readonly value: T }[]> {
  const found: { readonly of: CheckpointMark; readonly value: T }[] = [];
  for (let from = 0; from < past.length; from += AT_ONCE) {
    const some = past.slice(from, from + AT_ONCE);
    const states = await log.states(
      table,
      some.map(({ seq }) => seq),
    );
    for (const of of some) {
      try {
        found.push({ of, value: look(stateOf(of, states.get(of.seq) ?? '')) });
      } catch {
        // Rules and states change over the years; the rest of the game can still be shown.
      }
    }
    await nextTurn();
  }
  return found;
}
