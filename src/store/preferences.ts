import type { Language } from '#core/message.ts';
import type { Connection } from './statement.ts';

/** What people prefer, whatever table they sit at. */
export class Preferences {
  constructor(private readonly db: Connection) {}

  async language(user: string): Promise<Language | null> {
    const row = await this.db
      .selectFrom('preferences')
      .select('language')
      .where('user_id', '=', user)
      .executeTakeFirst();
    return (row?.language as Language | undefined) ?? null;
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
