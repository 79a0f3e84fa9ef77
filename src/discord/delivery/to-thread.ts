import type { OutboxRow } from '#app/app.ts';
import { boardPictures } from '../interactions/board-pictures.ts';
import { failureOf, isDiscords } from '../messages/discord-api.ts';
import { statusScreen } from '../screens/table-screens.ts';
import { callOutside, showCalls } from './calls.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { showEditable } from './editable-message.ts';
import type { Faults } from './faults.ts';
import { type Silence, tellTable } from './feed.ts';
import { sendInvitations } from './invitations.ts';
import { showLive } from './live.ts';
import { owedVotes } from './owed.ts';
import { ping } from './ping.ts';
import { nudge, remind } from './reminders.ts';
import {
  afterMove,
  announceNewThread,
  forgetThread,
  inviteAll,
  leavePlace,
  openThread,
  showLobby,
  tellOldPlace,
  threadOf,
} from './thread.ts';
import { showVotes } from './votes.ts';

/** What a table is to be told in its place. */
export interface PublicNews {
  readonly channel: string;
  readonly rows: readonly OutboxRow[];
  /** What it was not told before; null if there is nothing. */
  readonly silence: Silence | null;
  readonly faults: Faults;
}

/** Tells a table in its place what there is to tell. If its thread was deleted, it gets another. */
export async function deliverToPlace(context: DeliveryContext, news: PublicNews): Promise<void> {
  await leavePlace(context, news.rows);
  if (context.look.table.head < 0) return await deliverToLobby(context, news);
  try {
    await deliverToThread(context, news);
  } catch (error) {
    const thread = threadOf(context);
    if (failureOf(error) !== 'unknownChannel' || thread === null) throw error;
    await forgetThread(context, thread);
    await deliverToThread(context, news);
  }
}

/** Before the game begins, the table is its announcement. */
async function deliverToLobby(first: DeliveryContext, { channel, rows, faults }: PublicNews): Promise<void> {
  const context = afterMove(first) ?? first;
  await faults.attempt(async () => {
    await showLobby(context, channel, null);
  });
  await faults.attempt(() => sendInvitations(context, channel, rows));
  await tellOldPlace(context, channel);
}

async function deliverToThread(
  first: DeliveryContext,
  { channel, rows, silence, faults }: PublicNews,
): Promise<void> {
  const moved = afterMove(first);
  const context = moved ?? first;
  const kinds = new Set(rows.map(({ kind }) => kind));
  const isNew = moved !== null || silence !== null || kinds.has('start') || threadOf(context) === null;
  const thread = await openThread(context, channel);
  const votes = silence === null ? rows : [...owedVotes(silence.owed, { table: '', seq: 0 }), ...rows];
  const steps: (() => Promise<void>)[] = [
    async () => {
      if (moved !== null) await announceNewThread(moved, thread, rows);
    },
    async () => {
      if (isNew || kinds.has('seats')) await inviteAll(context, thread);
    },
    async () => {
      if (isNew || ['seats', 'status', 'over'].some((kind) => kinds.has(kind)))
        await unlessBarred(async () => {
          await showLobby(context, channel, thread);
        });
    },
    () => showStatus(context, thread),
    () => tellTable(context, thread, { rows, silence }),
    () => showLive(context, thread),
    () => showCalls(context, thread, rows),
    () => unlessBarred(() => callOutside(context, channel, rows)),
    () => showVotes(context, thread, votes),
    () => remind(context, thread, rows),
    () => nudge(context, thread, rows),
    () => ping(context, thread, { rows, callAll: silence !== null }),
    () => tellOldPlace(context, thread),
  ];
  for (const step of steps) await faults.attempt(step);
}

/** Who may play on in a thread need not be allowed to write in its channel: then what is there stays as it was. */
async function unlessBarred(show: () => Promise<void>): Promise<void> {
  try {
    await show();
  } catch (error) {
    if (!isDiscords(error) || failureOf(error) === 'later') throw error;
  }
}

/** The pinned message with the pictures. */
async function showStatus(context: DeliveryContext, thread: string): Promise<void> {
  const { bot, look, speaker, nonce } = context;
  const pictures = await boardPictures(bot, look, look.table.language);
  const screen = statusScreen(bot, look, { speaker, pictures });
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
