import { DiscordAPIError } from 'discord.js';
import type { Batch, OutboxRow, PlaceChange } from '#app/app.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import type { Outcome } from '../interactions/meter.ts';
import { type DiscordApi, failureOf } from '../messages/discord-api.ts';
import { speakerAt } from '../play/screen.ts';
import { statusScreen } from '../screens/table-screens.ts';
import { sendDealNotices } from './deal-notices.ts';
import { showEditable } from './editable-message.ts';
import { tellTable } from './feed.ts';
import { sendHands } from './hand.ts';
import { showLive } from './live.ts';
import { nudge } from './nudge.ts';
import { ping, remind } from './ping.ts';
import { readersOf } from './readers.ts';
import { MessageSlots } from './slots.ts';
import {
  afterThreadLoss,
  announceNewThread,
  type DeliveryContext,
  forgetThread,
  inviteAll,
  openThread,
  showLobby,
  threadOf,
} from './thread.ts';
import { showVotes } from './votes.ts';
import { sendWindowNotices } from './window-notices.ts';

/** What became of a batch, and what is still to be written of where its messages stand. */
export interface Delivered {
  readonly outcome: Outcome;
  readonly places: readonly PlaceChange[];
}

/** Announces a batch of a table. Everything in it may be done again without harm if it is cut short. */
export async function deliver(bot: BotContext, api: DiscordApi, batch: Batch): Promise<Delivered> {
  const { table } = batch;
  const look = await bot.app.look({ table });
  if (look.kind !== 'done' || look.table.channel === null) return { outcome: 'done', places: [] };
  const slots = await MessageSlots.read(bot.app.messageSlots, table);
  const nonce = (what: string) => `${table}-${batch.batch.toString(36)}${what}`;
  const speaker = speakerAt(bot, look, look.table.language);
  const context: DeliveryContext = { bot, api, look, slots, nonce, speaker };
  const outcome = await outcomeOf(context, look.table.channel, batch);
  return { outcome, places: slots.unwritten() };
}

async function outcomeOf(
  context: DeliveryContext,
  channel: string,
  { table, batch, rows }: Batch,
): Promise<Outcome> {
  try {
    await announce(context, channel, rows);
    return 'done';
  } catch (error) {
    const trouble = failureOf(error);
    if (trouble === 'later') {
      // If it is the table that cannot be shown, it is stuck from now on, and next time told so in words.
      if (!context.look.stuck && !(error instanceof DiscordAPIError)) await context.bot.app.examine(table);
      return 'later';
    }
    context.bot.log.error({ table, batch, trouble, error: String(error) }, 'a table cannot be announced');
    return 'lost';
  }
}

async function announce(
  context: DeliveryContext,
  channel: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  if (context.look.table.head < 0) {
    await showLobby(context, channel, null);
    return;
  }
  try {
    await deliverToThread(context, channel, rows);
  } catch (error) {
    const thread = threadOf(context);
    if (failureOf(error) !== 'unknownChannel' || thread === null) throw error;
    await forgetThread(context, thread);
    await deliverToThread(context, channel, rows);
  }
}

async function deliverToThread(
  first: DeliveryContext,
  channel: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  const moved = afterThreadLoss(first);
  const context = moved ?? first;
  const kinds = new Set(rows.map(({ kind }) => kind));
  const isNew = moved !== null || kinds.has('start') || threadOf(context) === null;
  const thread = await openThread(context, channel);
  if (moved !== null) await announceNewThread(moved, thread);
  if (isNew || kinds.has('seats')) await inviteAll(context, thread);
  if (isNew || ['seats', 'status', 'over'].some((kind) => kinds.has(kind))) {
    await showLobby(context, channel, thread);
  }
  await showStatus(context, thread);
  await tellTable(context, thread, rows);
  await showLive(context, thread);
  await showVotes(context, thread, rows);
  await ping(context, thread, rows);
  await remind(context, thread, rows);
  await nudge(context, thread, rows);
  const readers = await readersOf(context, rows);
  await sendHands(context, { thread, rows }, readers);
  await sendDealNotices(context, rows, readers);
  await sendWindowNotices(context, { thread, rows }, readers);
}

/** The pinned message with the picture. */
async function showStatus(context: DeliveryContext, thread: string): Promise<void> {
  const { bot, look, speaker, nonce } = context;
  const picture = await bot.picture(look, look.table.language);
  const screen = statusScreen(bot, look, { speaker, picture });
  const onPosted = (message: string) => pin(context, thread, message);
  const editable = { name: 'status', channel: thread, nonce: nonce('s'), onPosted };
  await showEditable(context, editable, screen);
}

async function pin({ api }: DeliveryContext, thread: string, message: string): Promise<void> {
  try {
    await api.pin(thread, message);
  } catch (error) {
    // Without the permission it stays unpinned.
    if (failureOf(error) === 'later') throw error;
  }
}
