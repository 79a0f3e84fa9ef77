import type { Batch, OutboxRow } from '#app/app.ts';
import type { Bot } from '../bot.ts';
import { speakerAt } from '../play/screen.ts';
import { statusScreen } from '../screens.ts';
import { tellTable } from './feed.ts';
import { dealHands } from './hand.ts';
import { announceMove, forgetThread, inviteAll, openHome, type Round, showLobby, threadOf } from './home.ts';
import { showLiving } from './living.ts';
import { nudge } from './nudge.ts';
import { type Office, troubleOf } from './office.ts';
import { ping, remind } from './ping.ts';
import { showVotes } from './votes.ts';

/** What became of a batch: announced, or to be tried again. What cannot be announced at all is reported and let go. */
export type Outcome = 'done' | 'later';

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
    if (trouble === 'later') return 'later';
    bot.log.error(
      { table, batch: batch.batch, trouble, error: String(error) },
      'a table cannot be announced',
    );
    return 'done';
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
    const again = { ...round, nonce: (what: string) => round.nonce(`x${what}`) };
    await announceMove(again, await openHome(again, channel));
    await atHome(again, channel, rows);
  }
}

async function atHome(round: Round, channel: string, rows: readonly OutboxRow[]): Promise<void> {
  const isNew = (await threadOf(round)) === null;
  const thread = await openHome(round, channel);
  const kinds = new Set(rows.map(({ kind }) => kind));
  if (isNew || kinds.has('seats')) await inviteAll(round, thread);
  if (isNew || ['seats', 'status', 'start', 'over'].some((kind) => kinds.has(kind))) {
    await showLobby(round, channel, thread);
  }
  await showStatus(round, thread);
  await tellTable(round, thread, rows);
  await showVotes(round, thread, rows);
  await ping(round, thread, rows);
  await remind(round, thread, rows);
  await nudge(round, thread, rows);
  await dealHands(round, thread, rows);
}

/** The pinned message with the picture. */
async function showStatus(round: Round, thread: string): Promise<void> {
  const { bot, look, speaker, nonce, office } = round;
  const picture = await bot.picture(look, look.table.language);
  const screen = statusScreen(bot, look, { speaker, picture });
  const living = { table: look.table.id, name: 'status', channel: thread, nonce: nonce('s') };
  const { message, posted } = await showLiving(round, living, screen);
  if (!posted) return;
  try {
    await office.pin(thread, message);
  } catch (error) {
    // Without the permission it stays unpinned.
    if (troubleOf(error) === 'later') throw error;
  }
}
