import type { App } from '#app/app.ts';

/** Tables that wait for a program although nothing is under way: nobody has woken them. Who has answered in a veiled window is not known. */
export async function idleBots(app: Pick<App, 'tables' | 'look'>): Promise<string[]> {
  const idle: string[] = [];
  for (const { id: table } of await app.tables('playing')) {
    const look = await app.look({ table });
    if (look.kind !== 'done' || look.stuck || look.table.status !== 'playing') continue;
    const asked = look.waiting.find(({ seat, window }) => !window && look.seats[seat]?.bot != null);
    if (asked) idle.push(`${table} waits for the bot at seat ${asked.seat}, which was not woken`);
  }
  return idle;
}
