import { commitmentOf, type Draw, isGenuine, isSeed } from './dice.ts';
import type { Game } from './game.ts';
import { Journal } from './journal.ts';
import type { Entry, TableRecord } from './record.ts';
import { Session } from './session.ts';
import { completed, type Steps } from './steps.ts';
import type { ToldFact } from './table.ts';

/** What an entry of the log says that happened. */
type Story = { readonly facts: readonly ToldFact[]; readonly draws: readonly Draw[] };

/** What was checked of a finished table, and everything that does not hold. */
export interface Verdict {
  readonly draws: number;
  readonly answers: number;
  readonly checkpoints: number;
  readonly problems: readonly string[];
}

function drawsOf(entry: Entry) {
  return entry.kind === 'start' || entry.kind === 'answer' ? entry.draws : [];
}

function verdict(record: TableRecord, problems: readonly string[]): Verdict {
  return {
    draws: record.entries.reduce((sum, entry) => sum + drawsOf(entry).length, 0),
    answers: record.entries.filter(({ kind }) => kind === 'answer').length,
    checkpoints: record.checkpoints.length,
    problems,
  };
}

/** A check that is made entry by entry. */
export type Checking = Steps<Verdict>;

/** Checks the dice alone: the seed is the one committed to, and every recorded draw follows from it. Needs no rules. */
export const verifyDice = (record: TableRecord): Verdict => completed(checkingDice(record));

/** Plays the whole log again and compares every row and every checkpoint with what was stored. */
export const replay = <S, O, V>(game: Game<S, never, O, V>, record: TableRecord): Verdict =>
  completed(replaying(game, record));

/** The same as `verifyDice`, a step for every entry. */
export function* checkingDice(record: TableRecord): Checking {
  const { seed } = record;
  if (seed === null) return verdict(record, ['the seed is not published yet: the game is not over']);
  if (!isSeed(seed) || commitmentOf(seed) !== record.commitment)
    return verdict(record, ['the seed is not the one committed to']);
  const problems: string[] = [];
  for (const entry of record.entries) {
    yield;
    // After an undo or a repair a path is drawn again, and perhaps more or other dice; within one entry it never is.
    const seen = new Set<string>();
    for (const draw of drawsOf(entry)) {
      if (!isGenuine(seed, draw))
        problems.push(`entry ${entry.seq}: the draw at ${draw.path} is not what the seed gives`);
      if (seen.has(draw.path)) problems.push(`entry ${entry.seq}: ${draw.path} drawn twice`);
      seen.add(draw.path);
    }
  }
  return verdict(record, problems);
}

/** Whether a table was set up and played from its first answer to its last under the rules of today. */
export function isOfToday<S, O, V>(game: Game<S, never, O, V>, record: TableRecord): boolean {
  const { version, entries, options, seats, seed, fixed = null } = record;
  if (version !== game.version || entries.some(({ kind }) => kind === 'upgrade')) return false;
  if (!game.fixed || seed === null) return true;
  // What is in the box of today need not be what was in it then.
  const { config } = Session.start(game, { options, seats, seed }).session;
  return JSON.stringify(config.fixed) === JSON.stringify(fixed);
}

/** The same as `replay`, a step or more for every entry and every checkpoint. */
export function* replaying<S, O, V>(game: Game<S, never, O, V>, record: TableRecord): Checking {
  const { seed } = record;
  if (seed === null) return verdict(record, ['the seed is not published yet: the game is not over']);
  if (record.game !== game.id)
    return verdict(record, [`this is a table of ${record.game}, not of ${game.id}`]);
  if (!game.seats.includes(record.seats))
    return verdict(record, [`${game.id} is not played by ${record.seats}`]);
  if (!isOfToday(game, record))
    return verdict(record, [
      'other rules than the present ones were in force: only the dice can be verified',
    ]);
  const journal = Journal.start(game, { options: record.options, seats: record.seats, seed });
  const problems: string[] = [];
  const [start] = record.entries;
  const begun = start?.kind === 'start' && isSameStory(journal.entries[0] as Story, start);
  if (!begun) problems.push('entry 0: the start differs');
  for (const entry of begun ? record.entries.slice(1) : []) {
    yield;
    const problem = yield* repeating(journal, entry);
    if (problem) problems.push(`entry ${entry.seq}: ${problem}`);
    if (problems.length > 0) break;
  }
  if (problems.length === 0) {
    for (const [i, checkpoint] of journal.checkpoints.entries()) {
      yield;
      if (JSON.stringify(checkpoint) !== JSON.stringify(record.checkpoints[i]))
        problems.push(`checkpoint ${checkpoint.n}: the replayed state differs from the stored one`);
    }
    if (journal.checkpoints.length !== record.checkpoints.length)
      problems.push('the number of checkpoints differs');
    if (journal.session.over !== record.over) problems.push('the game does not end where it is said to');
  }
  return verdict(record, problems);
}

function isSameStory(played: Story, stored: Story): boolean {
  return JSON.stringify([played.facts, played.draws]) === JSON.stringify([stored.facts, stored.draws]);
}

function* repeating<S, O, V>(journal: Journal<S, never, O, V>, entry: Entry): Generator<void, string | null> {
  switch (entry.kind) {
    case 'answer': {
      const answered = yield* journal.answering(entry.row);
      if (answered.kind !== 'taken') return 'the answer is not accepted';
      if (JSON.stringify(answered.row) !== JSON.stringify(entry.row)) return 'the answer leads elsewhere';
      return isSameStory(answered, entry) ? null : 'what was told or drawn differs';
    }
    case 'undo': {
      const undone = journal.undo({ seat: entry.seat, seq: entry.dropped[0] ?? -1, voted: entry.voted });
      if (undone.kind === 'refused') return 'the undo is not accepted';
      return JSON.stringify(undone.dropped) === JSON.stringify(entry.dropped)
        ? null
        : 'the undo drops other answers';
    }
    case 'repair':
      return journal.repair(entry.patch).kind === 'refused' ? 'the repair is not accepted' : null;
    case 'seat':
      journal.handOver(entry);
      return entry.seat < journal.session.config.seats ? null : 'there is no such seat';
    default:
      return `unexpected ${entry.kind}`;
  }
}
