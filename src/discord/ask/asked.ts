import { ButtonStyle } from 'discord-api-types/v10';
import type { ShownQuestion } from '#app/records/look.ts';
import type { AnswerPreview } from '#core/choice.ts';
import type { Message, Speaker } from '#core/message.ts';
import type { Choice } from '#core/question.ts';
import type { ButtonSpec } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { clip } from '../messages/limits.ts';
import { words } from '../text/lexicon.ts';
import { begun, type Draft } from './draft.ts';
import { type Help, isNothing, NO_HELP } from './help.ts';

/** A question that is to be shown to the one it is put to. */
export interface Asked {
  readonly table: string;
  readonly question: ShownQuestion;
  readonly draft: Draft;
  readonly speaker: Speaker;
  readonly help?: Help | undefined;
  /** What the thing that a label names does, in the reader's words. */
  explain?(label: Message): string | null;
  /** What the draft would come to as an answer, where that is known. */
  readonly preview?: AnswerPreview | null | undefined;
  /** What else the draft would lead to. */
  readonly draftNotes?: readonly Message[] | undefined;
}

export const helpOf = ({ help }: Asked): Help => help ?? NO_HELP;

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

const clipped = ({ speaker }: Asked, messages: readonly (Message | null)[]): string[] =>
  messages.flatMap((message) => (message ? [clip(speaker.say(message), MAX_SUM_LENGTH)] : []));

/** What a draft comes to. */
export const sumLines = (asked: Asked): string[] =>
  asked.preview ? clipped(asked, [asked.preview.sum, ...(asked.draftNotes ?? [])]) : [];

/** What a draft comes to, and what is still wrong with it. */
export function previewLines(asked: Asked): string[] {
  const refusal = asked.preview?.refusal;
  const wrong = refusal && words('panel.notYet', { reason: refusal.message, rule: refusal.rule ?? null });
  return [...sumLines(asked), ...clipped(asked, [wrong ?? null])];
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

/** What stands ticked without the person's doing: proposed by the table's player on request, or ahead. */
export function proposedOf({ question: { form, suggestion }, draft, help = NO_HELP }: Asked): Choice | null {
  const proposed = draft.advised ? draft.value : draft.value === null ? (suggestion ?? null) : null;
  return proposed === null || isNothing(form, proposed, help) ? null : proposed;
}

/** Whether an answer is the one that is ticked. */
export const isTicked = ({ draft, question }: Pick<Asked, 'draft' | 'question'>, answer: Choice): boolean =>
  JSON.stringify(begun(draft, question.suggestion).value) === JSON.stringify(answer);

/** Ticks what the table's player would answer; nothing is sent. Where that is ticked already, it may be left to that player from now on. */
export function suggestButtons(asked: Asked): ButtonSpec[] {
  const { advice, canPlan } = helpOf(asked);
  if (advice === null) return [];
  if (!isTicked(asked, advice)) return [buttonSpec(asked, 'suggest', { words: words('panel.suggest', {}) })];
  return canPlan ? [buttonSpec(asked, 'plan', { words: words('panel.plan', {}) })] : [];
}

/** On a window: pass, and be asked no more for a while. */
export function restButtons(asked: Asked): ButtonSpec[] {
  return helpOf(asked).canRest ? [buttonSpec(asked, 'rest', { words: words('panel.rest', {}) })] : [];
}

/** A draft as it would be sent now, and whether it can be. */
export interface Closing {
  readonly ready: boolean;
  readonly begun: boolean;
  readonly choice: Choice;
}

/** What a press on the closing button does. */
function deedOf(asked: Asked, { choice }: Closing): Message {
  if (asked.draft.sure) return words('panel.giveAway', {});
  const help = helpOf(asked);
  const isEmpty = isNothing(asked.question.form, choice, help);
  return help.deed(choice) ?? (isEmpty ? words('panel.none', {}) : words('panel.done', {}));
}

/** Green ends the decision and does something; blue leads on to what is asked in consequence. */
function styleOf(asked: Asked, { choice, begun: isBegun }: Closing): ButtonSpec['style'] {
  if (asked.draft.sure) return ButtonStyle.Danger;
  if (isNothing(asked.question.form, choice, helpOf(asked))) return ButtonStyle.Secondary;
  return asked.question.onward !== undefined && isBegun ? ButtonStyle.Primary : ButtonStyle.Success;
}

/** Give the answer, begin again, or see what the table's player would do. */
export function closingButtons(asked: Asked, closing: Closing): ButtonSpec[] {
  const { onward } = asked.question;
  const disabled = !closing.ready || isRefused(asked);
  return [
    buttonSpec(asked, 'confirm', {
      words: deedOf(asked, closing),
      disabled,
      style: styleOf(asked, closing) ?? ButtonStyle.Secondary,
    }),
    ...(onward === undefined || !closing.begun
      ? []
      : [buttonSpec(asked, 'onward', { words: onward.label, style: ButtonStyle.Success, disabled })]),
    ...(closing.begun ? [buttonSpec(asked, 'startOver', { words: words('panel.startOver', {}) })] : []),
    ...suggestButtons(asked),
  ];
}
