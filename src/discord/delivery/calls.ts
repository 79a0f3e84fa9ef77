import type { OutboxRow } from '#app/app.ts';
import type { Call, Letter } from '#app/seats/letters.ts';
import type { Message, Speaker } from '#core/message.ts';
import { peopleAt } from '../interactions/own-seats.ts';
import type { ButtonSpec } from '../messages/controls.ts';
import { failureOf } from '../messages/discord-api.ts';
import { mention } from '../messages/quote.ts';
import { plainScreen } from '../messages/say.ts';
import { speakerAt } from '../play/screen.ts';
import { type SeatAction, seatButton } from '../play/seat-news.ts';
import { takeBackButton } from '../screens/take-back.ts';
import { words } from '../text/lexicon.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { ofRow } from './faults.ts';
import { postOnce } from './post-once.ts';

const ACTIONS: Readonly<Record<Letter['about'], readonly SeatAction[]>> = {
  offer: ['take', 'decline'],
  notice: ['keep'],
  replaced: ['object'],
  substitute: ['take', 'keep'],
};

/** What can be decided about it, unless it was decided meanwhile. */
function buttonsFor({ look }: DeliveryContext, letter: Letter, speaker: Speaker): ButtonSpec[] {
  const { about, seat, at, message } = letter;
  const { right } = message.args as { readonly right?: string };
  const stands =
    about === 'replaced'
      ? right === 'vote' || right === 'notice'
      : look.transfers.some((row) => row.seat === seat && row.at === at);
  if (!stands) return [];
  return ACTIONS[about].map((action) => seatButton(action, { table: look.table.id, seat, at }, speaker));
}

const named = (what: string, { ord }: OutboxRow) => `${what}${ord.toString(36)}`;

/** What somebody is called upon to decide, in the thread and with buttons: a seat to take or to keep, an end to take back. */
export async function showCalls(
  context: DeliveryContext,
  thread: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  const { look, speaker } = context;
  for (const row of rows) {
    if (row.kind === 'call') {
      const call = row.payload as unknown as Call;
      const buttons = buttonsFor(context, call, speaker);
      const screen = plainScreen(speaker.say(call.message), buttons);
      // Whoever is asked for is nobody in particular.
      const pings = call.about === 'substitute' ? [] : [call.user];
      await postOnce(context, named('o', row), { channel: thread, ...screen, pings });
    }
    if (row.kind === 'ended') {
      const { message } = row.payload as unknown as { message: Message };
      const buttons = look.table.ending === null ? [] : [takeBackButton(look.table.id, speaker)];
      const people = peopleAt(look);
      const called = people.length === 0 ? [] : [words('table.calls', { people: people.map(mention) })];
      const text = [message, ...called].map(speaker.say).join('\n');
      const screen = plainScreen(text, buttons);
      await postOnce(context, named('e', row), { channel: thread, ...screen, pings: people });
    }
  }
}

/** Whoever could take a seat need not look into the thread: they are asked beside the table's announcement, too. */
export async function callOutside(
  context: DeliveryContext,
  channel: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  const { look, speaker } = context;
  for (const row of rows) {
    const call = row.payload as unknown as Call;
    if (row.kind !== 'call' || call.about !== 'substitute') continue;
    const stands = look.transfers.some(({ seat, at }) => seat === call.seat && at === call.at);
    const buttons = stands ? [seatButton('take', { table: look.table.id, ...call }, speaker)] : [];
    const lines = [call.message, words('seat.callFrom', { table: look.table.name })].map(speaker.say);
    await postOnce(context, named('u', row), {
      channel,
      ...plainScreen(lines.join('\n'), buttons),
      pings: [],
    });
  }
}

/** What is for one person alone, who need not sit at the table, by whom it is for. */
export function lettersIn(
  rows: readonly OutboxRow[],
): readonly { readonly user: string; readonly row: OutboxRow }[] {
  return rows.flatMap((row) =>
    row.kind === 'letter' ? [ofRow(row, () => ({ user: (row.payload as unknown as Letter).user, row }))] : [],
  );
}

/** Brings it by direct message. What cannot be sent is found with the command. */
export async function sendLetter(context: DeliveryContext, row: OutboxRow): Promise<void> {
  const { bot, api, look } = context;
  const letter = row.payload as unknown as Letter;
  const language = (await bot.app.language(letter.user)) ?? look.table.language;
  const speaker = speakerAt(bot, look, language);
  const buttons = buttonsFor(context, letter, speaker);
  const screen = plainScreen(speaker.say(letter.message), buttons);
  try {
    const channel = await api.dmTo(letter.user);
    await postOnce(context, named('q', row), { channel, ...screen, pings: [] });
  } catch (error) {
    if (failureOf(error) === 'later') throw error;
  }
}
