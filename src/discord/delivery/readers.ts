import type { OutboxRow } from '#app/app.ts';
import type { Look } from '#app/records/look.ts';
import type { Language } from '#core/message.ts';
import type { DeliveryContext } from './delivery-context.ts';

/** Somebody at the table who is written to alone, and what they see of it. */
export interface Reader {
  readonly seat: number;
  readonly user: string;
  readonly language: Language;
  readonly look: Look;
}

/** What may change how a hand looks, whoever did it. */
const STIRRING: readonly string[] = [
  'start',
  'feed',
  'waiting',
  'hand',
  'window',
  'seats',
  'status',
  'notice',
  'call',
  'over',
];

/** Everybody whose own messages a batch may change, as all of them see the table at one moment. */
export async function readersOf(
  { bot, look }: DeliveryContext,
  rows: readonly OutboxRow[],
): Promise<Reader[]> {
  if (rows.every(({ kind }) => !STIRRING.includes(kind))) return [];
  const users = look.seats.flatMap(({ user }) => user ?? []);
  if (users.length === 0) return [];
  const looks = await bot.app.ownLooks({ table: look.table.id });
  const languages = await bot.app.languages([...new Set(users)]);
  return [...(looks.kind === 'done' ? looks.own : [])].flatMap(([seat, own]) => {
    const user = own.seats[seat]?.user ?? null;
    if (user === null) return [];
    return [{ seat, user, language: languages.get(user) ?? look.table.language, look: own }];
  });
}
