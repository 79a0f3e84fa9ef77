import type { Look } from '#app/records/look.ts';
import { actorOf, type BotContext, canManageAt } from '../interactions/bot-context.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { peopleText } from '../messages/quote.ts';
import { replyScreen, textScreen } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { words } from '../text/lexicon.ts';
import { type Proposing, proposeAt } from './proposing.ts';

/** A seat and who is to have it. */
export interface Replacement {
  readonly seat: number;
  readonly to:
    | { readonly user: string; readonly name: string }
    | { readonly bot: string; readonly name: string };
  /** Whether the table is to vote on it in any case. */
  readonly byVote: boolean;
}

/** Whether a seat is somebody's to give: their own, or one that they lent to a bot and want back. */
function isOwn({ seats }: Look, user: string, { seat, to }: Replacement): boolean {
  const row = seats[seat];
  return row?.user === user || (row?.bot !== null && 'user' in to && to.user === user);
}

/** Gives a seat to somebody by the right there is: one's own word, notice after a missed deadline, or a vote. */
export async function replaceAt(here: Proposing, look: Look, what: Replacement): Promise<Screen> {
  const { bot, context, table, language } = here;
  const { seat, to, byVote } = what;
  const request = { table, actor: actorOf(context), seat, to };
  if (!byVote && isOwn(look, context.user, what)) {
    const reply = await bot.app.handOver(request);
    const isVotable = reply.kind === 'refused' && reply.refusal.message.key === 'app.notYourSeat';
    if (!isVotable) {
      const isOffered = reply.kind === 'done' && reply.outcome === 'offered';
      const name = peopleText(to.name);
      return replyScreen(language, reply, words(isOffered ? 'seat.offered' : 'replace.done', { name }));
    }
  }
  const notice = byVote ? null : await noticed(here, look, what);
  return notice ?? (await proposeAt(here, { kind: 'replace', seat, to }));
}

/** Notice, where it can be given; null where only a vote is left. */
async function noticed(here: Proposing, look: Look, { seat, to }: Replacement): Promise<Screen | null> {
  const { bot, context, table, language } = here;
  const people = new Set(look.seats.flatMap((row) => (row.seat === seat ? [] : (row.user ?? []))));
  const isOnly = people.size === 1 && people.has(context.user);
  if (look.seats[seat]?.user === null || !(isOnly || canManageAt(context, look))) return null;
  const reply = await bot.app.giveNotice({ table, actor: actorOf(context), seat, to });
  if (reply.kind === 'refused' && reply.refusal.message.key === 'app.notMissed') return null;
  const at = reply.kind === 'done' ? reply.dueAt : 0;
  return replyScreen(language, reply, words('seat.noticed', { name: peopleText(to.name), at }));
}

/** Which offer, notice or hand-over a button was for. */
function meant({ target: { table, args }, context: { user } }: Press) {
  const [seat = '', at = ''] = args;
  const which = { seat: Number.parseInt(seat, 10), at: Number.parseInt(at, 36) };
  return Number.isInteger(which.seat) && Number.isInteger(which.at) ? { table, user, ...which } : null;
}

const stale = ({ context }: Press) => textScreen(context.language, words('router.unknown', {}));

async function take(press: Press, bot: BotContext): Promise<Screen> {
  const which = meant(press);
  if (which === null) return stale(press);
  const reply = await bot.app.takeSeat({ ...which, name: press.context.name });
  const later = reply.kind === 'done' ? reply.dueAt : null;
  const done = later === null ? words('seat.taken', {}) : words('seat.takenLater', { at: later });
  return replyScreen(press.context.language, reply, done);
}

function drop(done: 'seat.declined' | 'seat.kept') {
  return async (press: Press, bot: BotContext): Promise<Screen> => {
    const which = meant(press);
    if (which === null) return stale(press);
    return replyScreen(press.context.language, await bot.app.dropTransfer(which), words(done, {}));
  };
}

async function object(press: Press, bot: BotContext): Promise<Screen> {
  const which = meant(press);
  if (which === null) return stale(press);
  const { at: entry, ...rest } = which;
  const reply = await bot.app.object({ ...rest, entry });
  return replyScreen(press.context.language, reply, words('command.proposed', {}));
}

/** Asks for somebody who takes a seat: the presser's own, or one that has missed its time. */
async function call({ target, context, values: [chosen] }: Press, bot: BotContext): Promise<Screen> {
  const seat = Number.parseInt(chosen ?? target.args[0] ?? '', 10);
  const reply = await bot.app.callSubstitute({ table: target.table, actor: actorOf(context), seat });
  return replyScreen(context.language, reply, words('seat.called', {}));
}

/** What is decided about seats with a button. */
export const seatActions = {
  'seat.take': { answers: 'privately', run: take },
  'seat.decline': { answers: 'privately', run: drop('seat.declined') },
  'seat.keep': { answers: 'privately', run: drop('seat.kept') },
  'seat.call': { answers: 'privately', run: call },
  'seat.object': { answers: 'privately', run: object },
} as const satisfies Record<string, PressAction>;
