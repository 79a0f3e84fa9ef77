import { ButtonStyle } from 'discord-api-types/v10';
import type { ShownQuestion } from '#app/records/look.ts';
import type { AnswerPreview } from '#core/choice.ts';
import type { Message, Speaker } from '#core/message.ts';
import type { ButtonSpec } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { clip } from '../messages/limits.ts';
import { words } from '../text/lexicon.ts';
import type { Draft } from './draft.ts';

/** A question that is to be shown to the one it is put to. */
export interface Asked {
  readonly table: string;
  readonly question: ShownQuestion;
  readonly draft: Draft;
  readonly speaker: Speaker;
  /** What the thing that a label names does, in the reader's words. */
  explain?(label: Message): string | null;
  /** What the draft would come to as an answer, where that is known. */
  readonly preview?: AnswerPreview | null | undefined;
}

/** What a press on this question's components carries. */
export function idOf({ table, question }: Asked, action: string, ...args: string[]): string {
  return encode({ action, table, args: [question.key, ...args] });
}

interface ButtonWords extends Omit<ButtonSpec, 'id' | 'label'> {
  readonly words: Message;
}

export function buttonSpec(
  asked: Asked,
  action: string,
  { words: message, ...rest }: ButtonWords,
): ButtonSpec {
  return { id: idOf(asked, action), label: asked.speaker.say(message), ...rest };
}

const isRefused = ({ preview }: Asked) =>
  preview !== undefined && preview !== null && preview.refusal !== null;

/** Leaves room for the rest of the message. */
const MAX_SUM_LENGTH = 500;

/** What a draft comes to, and what is still wrong with it. */
export function previewLines({ preview, speaker }: Asked): string[] {
  if (!preview) return [];
  const { sum, refusal } = preview;
  const wrong = refusal && words('panel.notYet', { reason: refusal.message, rule: refusal.rule ?? null });
  return [sum, wrong].flatMap((message) => (message ? [clip(speaker.say(message), MAX_SUM_LENGTH)] : []));
}

/** Where a choice is made at once: whether what follows from it is left to the table, and how to change that. */
export function onwardButtons(asked: Asked): ButtonSpec[] {
  const { onward } = asked.question;
  if (onward === undefined) return [];
  const left = asked.draft.self !== true;
  const label = left
    ? words('panel.left', { what: onward.label })
    : words('panel.notLeft', { what: onward.label });
  return [buttonSpec(asked, 'self', { words: label })];
}

/** Confirm, begin again, or leave it to the table. */
export function closingButtons(
  asked: Asked,
  { ready, begun }: { ready: boolean; begun: boolean },
): ButtonSpec[] {
  const { onward } = asked.question;
  const closed = { style: ButtonStyle.Success as const, disabled: !ready || isRefused(asked) };
  return [
    buttonSpec(asked, 'confirm', { words: words('panel.confirm', {}), ...closed }),
    ...(onward === undefined || !begun
      ? []
      : [buttonSpec(asked, 'onward', { words: onward.label, ...closed })]),
    buttonSpec(asked, 'startOver', { words: words('panel.startOver', {}), disabled: !begun }),
    buttonSpec(asked, 'forMe', { words: words('panel.forMe', {}) }),
  ];
}
