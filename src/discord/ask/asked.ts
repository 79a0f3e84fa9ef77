import { ButtonStyle } from 'discord-api-types/v10';
import type { ShownQuestion } from '#app/look.ts';
import type { Weighed } from '#core/choice.ts';
import type { Message, Speaker } from '#core/message.ts';
import { encode } from '../custom-id.ts';
import { clip } from '../limits.ts';
import { words } from '../text/lexicon.ts';
import type { ButtonFace } from './controls.ts';
import type { Draft } from './draft.ts';

/** A question that is to be shown to the one it is put to. */
export interface Asked {
  readonly table: string;
  readonly question: ShownQuestion;
  readonly draft: Draft;
  readonly speaker: Speaker;
  /** What the draft would come to as an answer, where that is known. */
  readonly weighed?: Weighed | null | undefined;
}

/** What a press on this question's components carries. */
export function idOf({ table, question }: Asked, verb: string, ...args: string[]): string {
  return encode({ verb, table, args: [question.key, ...args] });
}

interface Words extends Omit<ButtonFace, 'id' | 'label'> {
  readonly words: Message;
}

export function face(asked: Asked, verb: string, { words: message, ...rest }: Words): ButtonFace {
  return { id: idOf(asked, verb), label: asked.speaker.say(message), ...rest };
}

const isRefused = ({ weighed }: Asked) =>
  weighed !== undefined && weighed !== null && weighed.refusal !== null;

/** Leaves room for the rest of the message. */
const LONGEST_SUM = 500;

/** What a draft comes to, and what is still wrong with it. */
export function weighedLines({ weighed, speaker }: Asked): string[] {
  if (!weighed) return [];
  const { sum, refusal } = weighed;
  const wrong = refusal && words('panel.notYet', { reason: refusal.message, rule: refusal.rule ?? null });
  return [sum, wrong].flatMap((message) => (message ? [clip(speaker.say(message), LONGEST_SUM)] : []));
}

/** Where a choice is made at once: whether what follows from it is left to the table, and how to change that. */
export function leaving(asked: Asked): ButtonFace[] {
  const { onward } = asked.question;
  if (onward === undefined) return [];
  const left = asked.draft.self !== true;
  const label = left
    ? words('panel.left', { what: onward.label })
    : words('panel.notLeft', { what: onward.label });
  return [face(asked, 'self', { words: label })];
}

/** Confirm, begin again, or leave it to the table. */
export function closing(asked: Asked, { ready, begun }: { ready: boolean; begun: boolean }): ButtonFace[] {
  const { onward } = asked.question;
  const closed = { style: ButtonStyle.Success as const, disabled: !ready || isRefused(asked) };
  return [
    face(asked, 'confirm', { words: words('panel.confirm', {}), ...closed }),
    ...(onward === undefined || !begun ? [] : [face(asked, 'onward', { words: onward.label, ...closed })]),
    face(asked, 'startOver', { words: words('panel.startOver', {}), disabled: !begun }),
    face(asked, 'forMe', { words: words('panel.forMe', {}) }),
  ];
}
