import type { Look } from '#app/records/look.ts';
import { isTighter, paceMessage } from '#app/tables/pace.ts';
import type { Language, Message } from '#core/message.ts';
import { actorOf, type BotContext } from '../interactions/bot-context.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { isUnknown } from '../interactions/table-handler.ts';
import { buttonRows, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { mention } from '../messages/quote.ts';
import { textScreen } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { wordsIn } from '../messages/words.ts';
import { speakerAt } from '../play/screen.ts';
import { whoSits } from '../screens/table-screens.ts';
import { words } from '../text/lexicon.ts';
import { proposePaceButton } from './proposing.ts';

/** What is wanted of a pace; what is not said stays. */
export type PaceWish = Partial<Pick<Look['table'], 'deadlineHours' | 'reminders'>>;

/** Times for a decision that can be had with one press. */
const PRESETS: readonly (number | null)[] = [12, 24, 48, 72, null];

/** Stands for no deadline in a press. */
const NONE = 'none';

interface PaceRequest {
  readonly bot: BotContext;
  readonly context: InteractionContext;
  readonly look: Look;
}

/** The pace of a table, who may change it, and buttons that do. */
export function paceScreen(
  { bot, look }: Pick<PaceRequest, 'bot' | 'look'>,
  language: Language,
  note: Message | null = null,
): Screen {
  const { table } = look;
  const { say } = speakerAt(bot, look, language);
  const opener = look.seats.find(({ user }) => user === table.owner);
  const who = opener === undefined ? mention(table.owner) : whoSits(look, opener.seat);
  const lines = [
    words('pace.title', { table: table.name, pace: paceMessage(table) }),
    ...(note === null ? [] : [note]),
    words(table.status === 'lobby' ? 'pace.byOwner' : 'pace.byVote', { who }),
  ];
  if (table.status === 'over' || table.status === 'abandoned')
    return { components: [textLine(lines.slice(0, 1).map(say).join('\n'))] };
  const press = (action: string, argument: string) => encode({ action, table: table.id, args: [argument] });
  const times = PRESETS.map((hours) => ({
    id: press('pace.hours', `${hours ?? NONE}`),
    label: say(words('pace.hours', { hours })),
    disabled: hours === table.deadlineHours,
  }));
  const reminders = {
    id: press('pace.reminders', table.reminders ? 'off' : 'on'),
    label: say(words(table.reminders ? 'pace.remindersOff' : 'pace.remindersOn', {})),
  };
  return {
    components: [textLine(lines.map(say).join('\n')), ...buttonRows(times), ...buttonRows([reminders])],
  };
}

/** Whether a pace is the table's to decide: before the start it is whoever opened it, afterwards they may only give more time. */
function needsVote({ table }: Look, user: string, wish: PaceWish): boolean {
  if (table.status === 'lobby') return false;
  return table.owner !== user || isTighter(table, { ...table, ...wish });
}

/** Changes a pace at once where that is somebody's to do, else has the table vote on it. Says what became of it. */
export async function changePace({ bot, context, look }: PaceRequest, wish: PaceWish): Promise<Message> {
  const { id: table, deadlineHours, reminders } = look.table;
  const pace = { deadlineHours, reminders, ...wish };
  const actor = actorOf(context);
  if (!needsVote(look, context.user, wish)) {
    const reply = await bot.app.setPace({ table, actor, pace });
    return reply.kind === 'done' ? words('pace.changed', {}) : refusedIn(reply);
  }
  const reply = await bot.app.propose({ table, actor, motion: { kind: 'pace', ...pace } });
  if (reply.kind !== 'done') return refusedIn(reply);
  if (reply.failure !== undefined) return words('command.voteFailed', { reason: reply.failure.message });
  return words(reply.status === 'passed' ? 'command.carried' : 'command.proposed', {});
}

function refusedIn({ refusal }: { readonly refusal: { readonly message: Message } }): Message {
  return words('play.refused', { reason: refusal.message, rule: null });
}

/** What a press on the pace of a table wants of it; null if it wants only to see it. */
function wishOf({ action, args: [argument = ''] }: Press['target']): PaceWish | null {
  if (action === 'pace.reminders' && (argument === 'on' || argument === 'off'))
    return { reminders: argument === 'on' };
  if (action !== 'pace.hours') return null;
  const hours = PRESETS.find((one) => `${one ?? NONE}` === argument);
  return hours === undefined ? null : { deadlineHours: hours };
}

async function pressed({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const { user, language } = context;
  const look = await bot.app.look({ table: target.table, user });
  if (isUnknown(context, look)) return textScreen(language, words('command.noTables', {}));
  if (look.kind !== 'done') return textScreen(language, look.refusal.message);
  const wish = wishOf(target);
  if (wish === null) return paceScreen({ bot, look }, language);
  if (needsVote(look, user, wish)) {
    const { id, deadlineHours, reminders } = look.table;
    const shown = paceScreen({ bot, look }, language, words('pace.needsVote', {}));
    const button = proposePaceButton(id, { deadlineHours, reminders, ...wish }, wordsIn(language));
    return { ...shown, components: [...shown.components, ...buttonRows([button])] };
  }
  const note = await changePace({ bot, context, look }, wish);
  const now = await bot.app.look({ table: target.table, user });
  return paceScreen({ bot, look: now.kind === 'done' ? now : look }, language, note);
}

/** Seeing and changing the pace of a table. */
export const paceActions = {
  'pace.open': { answers: 'privately', run: pressed },
  'pace.hours': { answers: 'inPlace', run: pressed },
  'pace.reminders': { answers: 'inPlace', run: pressed },
} as const satisfies Record<string, PressAction>;
