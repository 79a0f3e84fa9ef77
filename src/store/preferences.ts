import type { Language } from '#core/message.ts';
import type { Schema } from './schema.ts';
import { type Connection, Statement } from './statement.ts';

/** What people prefer, whatever table they sit at. */
export class Preferences {
  private readonly chosen: Statement;

  constructor(private readonly db: Connection) {
    this.chosen = new Statement((count) =>
      db
        .selectFrom('preferences')
        .select(['user_id', 'language'])
        .where(
          'user_id',
          'in',
          Array.from({ length: count }, () => ''),
        ),
    );
  }

  async language(user: string): Promise<Language | null> {
    return (await this.languages([user])).get(user) ?? null;
  }

  /** The languages that some people chose; nothing for those who did not. */
  async languages(users: readonly string[]): Promise<ReadonlyMap<string, Language>> {
    if (users.length === 0) return new Map();
    const query = this.chosen.with(users, users.length);
    const { rows } = await this.db.executeQuery<Pick<Schema['preferences'], 'user_id' | 'language'>>(query);
    return new Map(rows.map((row) => [row.user_id, row.language as Language]));
  }

  async prefer(user: string, language: Language, now: number): Promise<void> {
    const values = { language, updated_at: now };
    await this.db
      .insertInto('preferences')
      .values({ user_id: user, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
  }
}
