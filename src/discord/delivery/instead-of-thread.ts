import type { OutboxRow } from '#app/app.ts';
import { failureOf, isDiscords } from '../messages/discord-api.ts';
import type { Screen } from '../messages/screen.ts';
import { speakerAt } from '../play/screen.ts';
import { words } from '../text/lexicon.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { type Known, newlyWaited } from './ping.ts';
import { postOnce } from './post-once.ts';
import { remindersIn, withWayToPlay } from './reminders.ts';

/** As long as a thread cannot be reached, whoever is waited for hears so by direct message. Gives who knows it now. */
export async function pingPrivately(
  context: DeliveryContext,
  rows: readonly OutboxRow[],
  before: Known,
): Promise<Known> {
  const { bot, look } = context;
  const { fresh, known } = newlyWaited(context, rows, before);
  const presentation = bot.app.games.get(look.table.game)?.presentation;
  const reminders = [...remindersIn(context, rows, 'remind'), ...remindersIn(context, rows, 'nudge')];
  const users = new Set([
    ...fresh.flatMap((seat) => look.seats[seat]?.user ?? []),
    ...reminders.map(({ user }) => user),
  ]);
  const languages = await bot.app.languages([...users]);
  const speakerOf = (user: string) => speakerAt(bot, look, languages.get(user) ?? look.table.language);
  const missed: string[] = [];
  for (const seat of fresh) {
    const user = look.seats[seat]?.user;
    if (!user || presentation === undefined) continue;
    const speaker = speakerOf(user);
    const topics = look.waiting.flatMap((one) => (one.seat === seat ? [presentation.topic(one.topic)] : []));
    const text = speaker.say(words('trouble.turn', { table: look.table.name, topics }));
    const screen = withWayToPlay(context, text, speaker);
    if (!(await isWrittenTo(context, user, { what: `q${seat}`, screen }))) missed.push(`${seat} ${user}`);
  }
  for (const { ord, user, line } of reminders) {
    const speaker = speakerOf(user);
    const text = `${speaker.say(words('play.header', { table: look.table.name, game: null }))}\n${line(speaker)}`;
    await isWrittenTo(context, user, { what: `R${ord}`, screen: withWayToPlay(context, text, speaker) });
  }
  return Object.fromEntries(Object.entries(known).filter(([name]) => !missed.includes(name)));
}

/** Writes to somebody alone, and says whether that need not be tried again: whose door is closed finds it all with the commands. */
async function isWrittenTo(
  context: DeliveryContext,
  user: string,
  { what, screen }: { readonly what: string; readonly screen: Screen },
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
