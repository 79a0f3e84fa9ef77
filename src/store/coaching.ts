import type { Schema } from './schema.ts';
import { type Connection, Statement } from './statement.ts';

/** Stands for the line by which somebody said that they need no more. */
const ENOUGH = '*';

/** What somebody was told in their first games of a kind. */
export interface Coached {
  /** By which question each line was told. */
  readonly lines: ReadonlyMap<string, string>;
  /** They want no more of them. */
  readonly isEnough: boolean;
}

/** Lines for people's first games, each told once. */
export class Coaching {
  private readonly told: Statement;

  constructor(private readonly db: Connection) {
    this.told = new Statement(() =>
      db
        .selectFrom('coaching')
        .select(['line', 'question_key'])
        .where('user_id', '=', '')
        .where('game', '=', ''),
    );
  }

  async of(user: string, game: string): Promise<Coached> {
    const query = this.told.with([user, game]);
    const { rows } = await this.db.executeQuery<Pick<Schema['coaching'], 'line' | 'question_key'>>(query);
    return {
      lines: new Map(
        rows.flatMap(({ line, question_key }) => (line === ENOUGH ? [] : [[line, question_key] as const])),
      ),
      isEnough: rows.some(({ line }) => line === ENOUGH),
    };
  }

  /** A line is told with a question; told twice at once, the first counts. */
  async tell(told: { user: string; game: string; line: string; key: string }, now: number): Promise<void> {
    await this.db
      .insertInto('coaching')
      .values({
        user_id: told.user,
        game: told.game,
        line: told.line,
        question_key: told.key,
        told_at: now,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'game', 'line']).doNothing())
      .execute();
  }

  async enough(user: string, game: string, now: number): Promise<void> {
    await this.tell({ user, game, line: ENOUGH, key: '' }, now);
  }
}
