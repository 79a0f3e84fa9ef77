import type { OutboxRow } from '#app/app.ts';
import type { Json } from '#core/json.ts';
import type { Message } from '#core/message.ts';
import { ofRow } from './faults.ts';
import { calledBy, toldBy } from './told.ts';

/** What a table is to be told once it can be: the last of it in words, the rest as a number. The log has it all. */
export interface Owed {
  /** How much happened before what is told. */
  readonly left: number;
  readonly told: readonly Message[];
  /** The end of the game, if it came meanwhile. */
  readonly over: Json | null;
  /** Votes that were opened or decided, as they stand now, by number. */
  readonly votes: Readonly<Record<string, Json>>;
  /** Who was told by direct message that they are waited for, as in the ping. */
  readonly pinged: Readonly<Record<string, number>>;
}

/** As much as fits into a look back. */
const MAX_TOLD = 10;

export const NOTHING_OWED: Owed = { left: 0, told: [], over: null, votes: {}, pinged: {} };

/** What is owed after more could not be told. */
export function owing(rows: readonly OutboxRow[], before: Owed): Owed {
  const told = [
    ...before.told,
    ...rows.flatMap((row) => ofRow(row, () => [...toldBy(row), ...calledBy(row)])),
  ];
  const votes = rows.filter(({ kind }) => kind === 'vote').map(voteOf);
  return {
    ...before,
    left: before.left + Math.max(0, told.length - MAX_TOLD),
    told: told.slice(-MAX_TOLD),
    over: rows.find(({ kind }) => kind === 'over')?.payload ?? before.over,
    votes: { ...before.votes, ...Object.fromEntries(votes) },
  };
}

function voteOf(row: OutboxRow): [string, Json] {
  return ofRow(row, () => [String((row.payload as { id: number }).id), row.payload]);
}

/** The same votes as rows, for whoever shows votes. */
export function owedVotes({ votes }: Owed, like: Pick<OutboxRow, 'table' | 'seq'>): OutboxRow[] {
  const rest = { ...like, kind: 'vote', seat: null, ord: -1, nonce: '', attempts: 0, createdAt: 0 };
  return Object.values(votes).map((payload) => ({ ...rest, payload }));
}
