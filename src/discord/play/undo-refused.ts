import type { Message, Refusal } from '#core/message.ts';
import { words } from '../text/lexicon.ts';

/** Why an answer was not taken back, and how the table can decide it where it may. */
export function undoRefused({ message: reason, rule }: Refusal): Message {
  return reason.key === 'core.undoNeedsVote' || reason.key === 'app.undoOfOther'
    ? words('command.undoByVote', { reason })
    : words('play.refused', { reason, rule: rule ?? null });
}
