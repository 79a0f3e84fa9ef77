import { DiscordAPIError } from 'discord.js';
import type { Batch, OutboxRow, PlaceChange } from '#app/app.ts';
import type { Bot } from '../bot.ts';
import type { Outcome } from '../meter.ts';
import { speakerAt } from '../play/screen.ts';
import { statusScreen } from '../screens.ts';
import { tellTable } from './feed.ts';
import { dealHands } from './hand.ts';
import {
  afterMove,
  announceMove,
  forgetThread,
  inviteAll,
  openHome,
  type Round,
  showLobby,
  threadOf,
} from './home.ts';
import { sendLetters } from './letters.ts';
import { showLive } from './live.ts';
import { showLiving } from './living.ts';
import { nudge } from './nudge.ts';
import { type Office, troubleOf } from './office.ts';
import { ping, remind } from './ping.ts';
import { readersOf } from './readers.ts';
import { MessageSlots } from './slots.ts';
import { showVotes } from './votes.ts';

/** What became of a batch, and what is still to be written of where its messages stand. */
export interface Delivered {
  readonly outcome: Outcome;
  readonly places: readonly PlaceChange[];
}

/** Announces a batch of a table. Everything in it may be done again without harm if it is cut short. */
export async function deliver(bot: Bot, office: Office, batch: Batch): Promise<Delivered> {
  const { table } = batch;
  const look = await bot.app.look({ table });
  if (look.kind !== 'done' || look.table.channel === null) return { outcome: 'done', places: [] };
  const slots = await MessageSlots.read(bot.app.places, table);
  const nonce = (what: string) => `${table}-${batch.batch.toString(36)}${what}`;
  const speaker = speakerAt(bot, look, look.table.language);
  const round: Round = { bot, office, look, slots, nonce, speaker };
  const outcome = await outcomeOf(round, look.table.channel, batch);
  return { outcome, places: slots.unwritten() };
}

async function outcomeOf(round: Round, channel: string, { table, batch, rows }: Batch): Promise<Outcome> {
  try {
    await announce(round, channel, rows);
    return 'done';
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === 'later') {
      // If it is the table that cannot be shown, it is stuck from now on, and next time told so in words.
      if (!round.look.stuck && !(error instanceof DiscordAPIError)) await round.bot.app.examine(table);
      return 'later';
    }
    round.bot.log.error({ table, batch, trouble, error: String(error) }, 'a table cannot be announced');
    return 'lost';
  }
}

async function announce(round: Round, channel: string, rows: readonly OutboxRow[]): Promise<void> {
  if (round.look.table.head < 0) {
    await showLobby(round, channel, null);
    return;
  }
  try {
    await atHome(round, channel, rows);
  } catch (error) {
    const thread = threadOf(round);
    if (troubleOf(error) !== 'unknownChannel' || thread === null) throw error;
    await forgetThread(round, thread);
    await atHome(round, channel, rows);
  }
}

async function atHome(first: Round, channel: string, rows: readonly OutboxRow[]): Promise<void> {
  const moved = afterMove(first);
  const round = moved ?? first;
  const kinds = new Set(rows.map(({ kind }) => kind));
  const isNew = moved !== null || kinds.has('start') || threadOf(round) === null;
  const thread = await openHome(round, channel);
  if (moved !== null) await announceMove(moved, thread);
  if (isNew || kinds.has('seats')) await inviteAll(round, thread);
  if (isNew || ['seats', 'status', 'over'].some((kind) => kinds.has(kind))) {
    await showLobby(round, channel, thread);
  }
  await showStatus(round, thread);
  await tellTable(round, thread, rows);
  await showLive(round, thread);
  await showVotes(round, thread, rows);
  await ping(round, thread, rows);
  await remind(round, thread, rows);
  await nudge(round, thread, rows);
  const readers = await readersOf(round, rows);
  await dealHands(round, { thread, rows }, readers);
  await sendLetters(round, rows, readers);
}

/** The pinned message with the picture. */
async function showStatus(round: Round, thread: string): Promise<void> {
  const { bot, look, speaker, nonce } = round;
  const picture = await bot.picture(look, look.table.language);
  const screen = statusScreen(bot, look, { speaker, picture });
  const onPosted = (message: string) => pin(round, thread, message);
  const living = { name: 'status', channel: thread, nonce: nonce('s'), onPosted };
  await showLiving(round, living, screen);
}

async function pin({ office }: Round, thread: string, message: string): Promise<void> {
  try {
    await office.pin(thread, message);
  } catch (error) {
    // Without the permission it stays unpinned.
    if (troubleOf(error) === 'later') throw error;
  }
}
