import { ButtonStyle } from 'discord-api-types/v10';
import type { Look } from '#app/records/look.ts';
import type { Reply } from '#app/requests/reply.ts';
import type { ProposeRequest, Vote } from '#app/votes/propose.ts';
import type { Language, Message, Speaker } from '#core/message.ts';
import { actorOf, type BotContext } from '../interactions/bot-context.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import type { TableContext } from '../interactions/table-handler.ts';
import { type ButtonSpec, buttonRows } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { replyScreen, textScreen } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { wordsIn } from '../messages/words.ts';
import { proposeButton } from '../play/seat-news.ts';
import { words } from '../text/lexicon.ts';

/** Where something is proposed, and by whom. */
export type Proposing = Pick<TableContext, 'bot' | 'context' | 'table' | 'language'>;

/** Puts something to the vote of a table and says what becomes of it. */
export async function proposeAt(
  { bot, context, table, language }: Proposing,
  motion: ProposeRequest['motion'],
): Promise<Screen> {
  return voteScreen(language, await bot.app.propose({ table, actor: actorOf(context), motion }));
}

/** What became of something that was put to the vote. */
export function voteScreen(language: Language, reply: Reply<Vote>): Screen {
  if (reply.kind === 'done' && reply.failure !== undefined)
    return textScreen(language, words('command.voteFailed', { reason: reply.failure.message }));
  const carried = reply.kind === 'done' && reply.status === 'passed';
  return replyScreen(language, reply, words(carried ? 'command.carried' : 'command.proposed', {}));
}

/** What can be proposed with a button alone. */
const PROPOSABLE = ['undo', 'pause', 'resume', 'abandon', 'restore'] as const;
export type Proposable = (typeof PROPOSABLE)[number];

/** Refusals of what the table may vote on instead. */
const VOTABLE: readonly string[] = [
  'app.notOwner',
  'app.endByVote',
  'app.restoreByVote',
  'app.undoOfOther',
  'core.undoNeedsVote',
];

/** A screen, below which something that was refused can be put to the vote, if the table may decide it. */
export function withProposal(
  { table, language }: Pick<Proposing, 'table' | 'language'>,
  screen: Screen,
  { reply, kind }: { readonly reply: Reply; readonly kind: Proposable },
): Screen {
  if (reply.kind !== 'refused' || !VOTABLE.includes(reply.refusal.message.key)) return screen;
  const button = proposeButton(table, kind, wordsIn(language));
  return { ...screen, components: [...screen.components, ...buttonRows([button])] };
}

/** What a use case said; what was refused to one and not to the table comes with a button that proposes it. */
export function replyOrVote(
  here: Pick<Proposing, 'table' | 'language'>,
  reply: Reply,
  { done, kind }: { readonly done: Message; readonly kind: Proposable },
): Screen {
  return withProposal(here, replyScreen(here.language, reply, done), { reply, kind });
}

/** Stands for no deadline in a press. */
const NO_DEADLINE = 'none';
const MAX_HOURS = 720;

/** Puts another pace to the vote. */
export function proposePaceButton(
  table: string,
  { deadlineHours, reminders }: Pick<Look['table'], 'deadlineHours' | 'reminders'>,
  { say }: Speaker,
): ButtonSpec {
  const args = ['pace', `${deadlineHours ?? NO_DEADLINE}`, reminders ? 'on' : 'off'];
  const id = encode({ action: 'vote.propose', table, args });
  return { id, label: say(words('vote.propose', {})), style: ButtonStyle.Primary };
}

function paceMotion([, hours = '', reminders]: readonly string[]): ProposeRequest['motion'] | null {
  const deadlineHours = hours === NO_DEADLINE ? null : Number(hours);
  const isKnown =
    deadlineHours === null ||
    (Number.isInteger(deadlineHours) && deadlineHours >= 1 && deadlineHours <= MAX_HOURS);
  return isKnown && (reminders === 'on' || reminders === 'off')
    ? { kind: 'pace', deadlineHours, reminders: reminders === 'on' }
    : null;
}

async function propose({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const { language } = context;
  const kind = PROPOSABLE.find((one) => one === target.args[0]);
  const motion = kind === undefined ? (target.args[0] === 'pace' ? paceMotion(target.args) : null) : { kind };
  if (motion === null) return textScreen(language, words('router.unknown', {}));
  return await proposeAt({ bot, context, table: target.table, language }, motion);
}

/** Proposing what was refused. */
export const proposingActions = {
  'vote.propose': { answers: 'privately', run: propose },
} as const satisfies Record<string, PressAction>;
