import { DiscordAPIError } from 'discord.js';
import type { Batch, OutboxRow } from '#app/app.ts';
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
import { showVotes } from './votes.ts';

/** Announces a batch of a table. Everything in it may be done again without harm if it is cut short. */
export async function deliver(bot: Bot, office: Office, batch: Batch): Promise<Outcome> {
  const { table, rows } = batch;
  const look = await bot.app.look({ table });
  if (look.kind !== 'done' || look.table.channel === null) return 'done';
  const nonce = (what: string) => `${table}-${batch.batch.toString(36)}${what}`;
  const round: Round = { bot, office, look, nonce, speaker: speakerAt(bot, look, look.table.language) };
  try {
    await announce(round, look.table.channel, rows);
    return 'done';
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === 'later') {
      // If it is the table that cannot be shown, it is stuck from now on, and next time told so in words.
      if (!look.stuck && !(error instanceof DiscordAPIError)) await bot.app.examine(table);
      return 'later';
    }
    bot.log.error(
      { table, batch: batch.batch, trouble, error: String(error) },
      'a table cannot be announced',
    );
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
    const thread = await threadOf(round);
    if (troubleOf(error) !== 'unknownChannel' || thread === null) throw error;
    await forgetThread(round, thread);
    await atHome(round, channel, rows);
  }
}

async function atHome(first: Round, channel: string, rows: readonly OutboxRow[]): Promise<void> {
  const moved = await afterMove(first);
  const round = moved ?? first;
  const kinds = new Set(rows.map(({ kind }) => kind));
  const isNew = moved !== null || kinds.has('start') || (await threadOf(round)) === null;
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
  await dealHands(round, thread, rows);
  await sendLetters(round, rows);
}

/** The pinned message with the picture. */
async function showStatus(round: Round, thread: string): Promise<void> {
  const { bot, look, speaker, nonce } = round;
  const picture = await bot.picture(look, look.table.language);
  const screen = statusScreen(bot, look, { speaker, picture });
  const onPosted = (message: string) => pin(round, thread, message);
  const living = { table: look.table.id, name: 'status', channel: thread, nonce: nonce('s'), onPosted };
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
