import type { BotContext } from './bot-context.ts';

/**
 * Shows something of a table; where that fails because the table cannot be shown as it is, it is stuck from then on, is told so, and
 * the same is shown once more, in words.
 */
export async function evenIfStuck<T>(
  { app }: BotContext,
  table: string,
  show: (again: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await show(false);
  } catch (error) {
    const examined = await app.examine(table);
    if (examined.kind !== 'done' || !examined.stuck) throw error;
    return await show(true);
  }
}
