import type { OutboxRow } from '#app/app.ts';
import { failureOf, isDiscords } from '../messages/discord-api.ts';
import type { PlainScreen } from '../messages/screen.ts';
import { speakerAt } from '../play/screen.ts';
import { words } from '../text/lexicon.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { type Known, newlyCalled } from './ping.ts';
import { postOnce } from './post-once.ts';
import { nudgesIn, remindersIn, withWayToPlay } from './reminders.ts';

/** As long as a thread cannot be reached, whoever is waited for hears so by direct message. Gives who knows it now. */
export async function pingPrivately(
  context: DeliveryContext,
  rows: readonly OutboxRow[],
  before: Known,
): Promise<Known> {
  const { bot, look } = context;
  const { fresh: calls, known } = newlyCalled(context, rows, before);
  // Whoever has a choice in a veiled window hears of it alone in any case.
  const fresh = calls.filter(({ window }) => window === null).map(({ seat }) => seat);
  const presentation = bot.app.games.get(look.table.game)?.presentation;
  const nudges = nudgesIn(context, rows);
  const reminders = [...remindersIn(context, rows), ...(nudges === null ? [] : [nudges])];
  const users = new Set([
    ...fresh.flatMap((seat) => look.seats[seat]?.user ?? []),
    ...reminders.flatMap((reminder) => reminder.users),
  ]);
  const languages = await bot.app.languages([...users]);
  const speakerOf = (user: string) => speakerAt(bot, look, languages.get(user) ?? look.table.language);
  const missed: string[] = [];
  for (const seat of fresh) {
    const user = look.seats[seat]?.user;
    if (!user || presentation === undefined) continue;
    const speaker = speakerOf(user);
    const topics = look.waiting.flatMap((one) =>
      one.seat === seat && !one.window ? [presentation.topic(one.topic)] : [],
    );
    const text = speaker.say(words('ping.alone', { table: look.table.name, topics }));
    const screen = withWayToPlay(look, text, speaker);
    if (!(await isWrittenTo(context, user, { what: `Q${seat}`, screen }))) missed.push(`${seat} ${user}`);
  }
  for (const { ord, users: reminded, text: reminder } of reminders)
    for (const [at, user] of reminded.entries()) {
      const speaker = speakerOf(user);
      const what = `R${ord.toString(36)}.${at}`;
      const screen = withWayToPlay(look, speaker.say(reminder), speaker);
      await isWrittenTo(context, user, { what, screen });
    }
  return Object.fromEntries(Object.entries(known).filter(([name]) => !missed.includes(name)));
}

/** Writes to somebody alone, and says whether that need not be tried again: whose door is closed finds it all with the commands. */
async function isWrittenTo(
  context: DeliveryContext,
  user: string,
  { what, screen }: { readonly what: string; readonly screen: PlainScreen },
): Promise<boolean> {
  try {
    const channel = await context.api.dmTo(user);
    await postOnce(context, what, { channel, ...screen, pings: [] });
    return true;
  } catch (error) {
    if (!isDiscords(error)) throw error;
    return failureOf(error) !== 'later';
  }
}
