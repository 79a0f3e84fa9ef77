import { ButtonStyle } from 'discord.js';
import type { TroubleRow } from '#app/app.ts';
import type { Json } from '#core/json.ts';
import type { Message } from '#core/message.ts';
import { buttonRows, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { type ApiFailure, failureOf, isDiscords } from '../messages/discord-api.ts';
import { wordsIn } from '../messages/words.ts';
import { words } from '../text/lexicon.ts';
import type { DeliveryContext } from './delivery-context.ts';
import type { Owed } from './owed.ts';
import { postOnce } from './post-once.ts';
import { threadOf } from './thread.ts';

/** Why a table cannot be told anything in its place. */
export type TroubleKind = Exclude<ApiFailure, 'unknownMessage' | 'closedDm' | 'tooOld' | 'invalid'>;

const MINUTE = 60_000;
const MAX_WAIT_MS = 60 * MINUTE;

/** A trouble that was met once more, or for the first time. */
export function troubleMet(
  context: DeliveryContext,
  before: TroubleRow | null,
  { kind, owed }: { readonly kind: TroubleKind; readonly owed: Owed },
): TroubleRow {
  const { bot, look } = context;
  const { id: table, guild, channel: parent } = look.table;
  const now = bot.app.now();
  const channel = threadOf(context) ?? parent ?? '';
  const isSame = before?.kind === kind && before.channel === channel;
  const tries = isSame ? before.tries + 1 : 1;
  return {
    table,
    kind,
    guild,
    channel,
    since: before?.since ?? now,
    tries,
    triedAt: now,
    nextAt: now + Math.min(MAX_WAIT_MS, MINUTE * 2 ** Math.min(tries - 1, 10)),
    toldTo: isSame ? before.toldTo : null,
    owed: owed as unknown as Json,
  };
}

/** Whoever opened the table, or else the server's owner, is told what is wrong and what helps. Gives who was told. */
export async function tellOfTrouble(context: DeliveryContext, trouble: TroubleRow): Promise<string | null> {
  const { servers, look, bot } = context;
  // Discord itself does not answer: there is nothing that anybody could press.
  if (trouble.toldTo !== null || trouble.kind === 'later') return trouble.toldTo;
  const { owner, guild } = look.table;
  const serverOwner = guild === null ? null : servers.ownerOf(guild);
  for (const user of new Set([owner, ...(serverOwner === null ? [] : [serverOwner])])) {
    const outcome = await tell(context, trouble, user);
    if (outcome !== 'closed') return outcome === 'told' ? user : null;
  }
  bot.log.warn(
    { table: look.table.id, trouble: trouble.kind },
    'nobody could be told that a table is silent',
  );
  return null;
}

/** Who cannot be reached just now is tried again; whose door is closed is not. */
async function tell(
  context: DeliveryContext,
  trouble: TroubleRow,
  user: string,
): Promise<'told' | 'closed' | 'later'> {
  const { bot, api, look } = context;
  const { id: table, name, language, owner } = look.table;
  const { say } = wordsIn((await bot.app.language(user)) ?? language);
  const text = [
    words('trouble.head', { table: name }),
    whatIsWrong(context, trouble),
    words('trouble.remedy', { table }),
  ];
  const fresh = {
    id: encode({ action: 'move.fresh', table, args: [trouble.channel] }),
    label: say(words('trouble.fresh', {})),
    style: ButtonStyle.Primary as const,
  };
  // Only whoever opened it can do that from a direct message.
  const buttons = trouble.kind === 'locked' && user === owner ? [fresh] : [];
  const components = [textLine(text.map(say).join('\n')), ...buttonRows(buttons)];
  try {
    const channel = await api.dmTo(user);
    await postOnce(context, `t${user === owner ? '' : 's'}`, { channel, components, pings: [] });
    return 'told';
  } catch (error) {
    if (!isDiscords(error)) throw error;
    return failureOf(error) === 'later' ? 'later' : 'closed';
  }
}

function whatIsWrong({ look, servers }: DeliveryContext, { kind, channel }: TroubleRow): Message {
  const place = look.table.channel ?? '';
  const permissions = servers.missingIn(place).map((name) => words(`permission.${name}`, {}));
  if ((kind === 'locked' || kind === 'forbidden') && permissions.length > 0)
    return words('trouble.permissions', { channel: place, permissions });
  switch (kind) {
    case 'locked':
      return words('trouble.locked', { thread: channel });
    case 'unknownChannel':
      return words('trouble.gone', {});
    case 'full':
      return words('trouble.full', {});
    default:
      return words('trouble.forbidden', { channel: place });
  }
}
