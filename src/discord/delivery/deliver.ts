import type { Batch, RowFault, TroubleChange, TroubleRow } from '#app/app.ts';
import type { Json } from '#core/json.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import { type DiscordApi, failureOf, isDiscords } from '../messages/discord-api.ts';
import { closedDmSlot } from '../play/closed-dms.ts';
import { speakerAt } from '../play/screen.ts';
import type { DeliveryContext, Servers } from './delivery-context.ts';
import { Faults } from './faults.ts';
import { FEED_TOLD } from './feed.ts';
import { pingPrivately } from './instead-of-thread.ts';
import { NOTHING_OWED, type Owed, owing } from './owed.ts';
import { keepPingLast, knownFromPing } from './ping.ts';
import { SentMessages } from './sent-messages.ts';
import { MessageSlots } from './slots.ts';
import { threadOf } from './thread.ts';
import { deliverToReaders } from './to-readers.ts';
import { deliverToPlace } from './to-thread.ts';
import { type TroubleKind, tellOfTrouble, troubleMet } from './trouble.ts';

/** How Discord is reached, and what is known of it. */
export interface Reach {
  readonly api: DiscordApi;
  readonly servers: Servers;
}

/** What became of a batch, and what is to be written with that. */
export interface Delivered {
  readonly outcome: 'done' | 'held' | 'later' | 'fault';
  readonly slots: MessageSlots | null;
  readonly trouble?: TroubleChange | null;
  readonly fault?: RowFault;
}

/** After so many tries somebody who cannot be written to is let be, and a thread that does not answer counts as out of reach. */
const MAX_TRIES = 6;
/** How long a game that is over tries to say so. */
const LET_GO_MS = 7 * 24 * 3_600_000;

/** Announces a batch of a table. Everything in it may be done again without harm if it is cut short. */
export async function deliver(bot: BotContext, reach: Reach, batch: Batch): Promise<Delivered> {
  const { table, rows } = batch;
  const look = await bot.app.look({ table });
  if (look.kind === 'failed') {
    const reason = `the table cannot be looked at (incident ${look.incident})`;
    return { outcome: 'fault', slots: null, fault: { ords: rows.map(({ ord }) => ord), reason } };
  }
  if (look.kind === 'refused')
    return { outcome: look.refusal.message.key === 'app.noTable' ? 'done' : 'later', slots: null };
  if (look.table.channel === null) return { outcome: 'done', slots: null };
  const slots = await MessageSlots.read(bot.app.messageSlots, table);
  const nonce = (what: string) => `${table}-${batch.batch.toString(36)}${what}`;
  const sent = SentMessages.read(slots, nonce(''));
  const speaker = speakerAt(bot, look, look.table.language);
  const context: DeliveryContext = { bot, ...reach, look, slots, nonce, sent, speaker };
  const delivered = await deliverParts(context, look.table.channel, batch);
  if (delivered.outcome === 'later' || delivered.outcome === 'fault') sent.keepIn(slots);
  else SentMessages.forgetIn(slots);
  return { ...delivered, slots };
}

/** The table's place and each of its people, whatever becomes of the others. */
async function deliverParts(
  context: DeliveryContext,
  channel: string,
  { rows }: Batch,
): Promise<Omit<Delivered, 'slots'>> {
  const { bot, look } = context;
  const faults = new Faults();
  const tries = rows[0]?.attempts ?? 0;
  const trouble = await bot.app.troubles.of(look.table.id);
  const owed = trouble === null ? NOTHING_OWED : (trouble.owed as unknown as Owed);
  const silence = trouble === null ? null : { since: trouble.since, owed };
  const isTried = trouble === null || rows.some(({ kind }) => kind === 'catchUp' || kind === 'moved');
  const met = isTried
    ? await troubleIn(() => faults.attempt(() => deliverToPlace(context, { channel, rows, silence, faults })))
    : (trouble.kind as TroubleKind);
  const thread = met === null ? threadOf(context) : null;
  // Before the game begins there is nothing to hold.
  const isBegun = look.table.head >= 0;
  const { reached, missed } = isBegun
    ? await deliverToReaders(context, { rows, thread, faults })
    : { reached: [], missed: [] };
  // What keeps it from being last is seen to with the next news.
  if (thread !== null && isBegun) await troubleIn(() => faults.attempt(() => keepPingLast(context, thread)));
  const isDown = met === 'later' && (tries < MAX_TRIES || reached.length === 0);
  if (missed.length > 0 && tries >= MAX_TRIES) await letBe(context, missed);
  const isLate = isDown || (missed.length > 0 && tries < MAX_TRIES);
  let after: TroubleChange | null = trouble === null ? null : { table: look.table.id, over: true };
  if (met !== null && !isLate)
    await faults.attempt(async () => {
      after = await hold(context, { rows, trouble, met, isTried });
    });
  const fault = faults.among(rows);
  if (fault !== null) return { outcome: 'fault', fault };
  if (isLate) return { outcome: 'later' };
  return { outcome: met === null ? 'done' : 'held', trouble: after };
}

/** What keeps a table from being told something; faults of the store are not meant. */
async function troubleIn(work: () => Promise<void>): Promise<TroubleKind | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!isDiscords(error)) throw error;
    const failure = failureOf(error);
    // Messages that are gone or closed doors are seen to where they are met.
    return failure === 'unknownMessage' ||
      failure === 'closedDm' ||
      failure === 'tooOld' ||
      failure === 'invalid'
      ? 'refused'
      : failure;
  }
}

interface Held {
  readonly rows: Batch['rows'];
  readonly trouble: TroubleRow | null;
  readonly met: TroubleKind;
  /** Whether the place was tried just now. */
  readonly isTried: boolean;
}

/** What could not be told is kept; those it was for, and those who can help, are written to. */
async function hold(context: DeliveryContext, held: Held): Promise<TroubleChange> {
  const { bot, look } = context;
  const { rows, trouble, met, isTried } = held;
  const { id: table, status } = look.table;
  const isEnded = status === 'over' || status === 'abandoned';
  if (isEnded && trouble !== null && bot.app.now() - trouble.since > LET_GO_MS) return { table, over: true };
  const before = trouble === null ? NOTHING_OWED : (trouble.owed as unknown as Owed);
  const known = trouble === null ? knownFromPing(context) : before.pinged;
  const pinged = await pingPrivately(context, rows, known);
  const owed: Owed = { ...untold(context, rows, before), pinged };
  if (trouble !== null && !isTried) return { ...trouble, owed: owed as unknown as Json };
  const next = troubleMet(context, trouble, { kind: met, owed });
  if (next.tries === 1) bot.log.warn({ table, trouble: met }, 'a table cannot be told anything');
  return { ...next, toldTo: await tellOfTrouble(context, next) };
}

/** What is still to be told, if it was not before the trouble began. */
function untold({ sent }: DeliveryContext, rows: Batch['rows'], before: Owed): Owed {
  if (!sent.has(FEED_TOLD)) return owing(rows, before);
  const votes = rows.filter(({ kind }) => kind === 'vote');
  return owing(votes, { ...before, left: 0, told: [], over: null });
}

/** Somebody who cannot be written to again and again: the next news try once more, and the commands show it all. */
async function letBe({ bot, slots, look }: DeliveryContext, users: readonly string[]): Promise<void> {
  bot.log.warn({ table: look.table.id, people: users.length }, 'somebody cannot be written to');
  const shown = `${bot.app.now()}`;
  for (const user of users) {
    const slot = slots.get(closedDmSlot(user)) ?? { channel: '', message: null };
    await slots.put(closedDmSlot(user), { ...slot, shown });
  }
}
