import { PollLayoutType } from 'discord-api-types/v10';
import { z } from 'zod';
import { emoji } from './emoji.ts';
import { list, note, PROBLEMS, text, whole } from './field.ts';
import { withoutNulls } from './without-nulls.ts';

const USUAL_HOURS = 24;
const MAX_HOURS = 32 * 24;
const TEXT_ONLY = {
  code: 'POLL_TYPE_QUESTION_ALLOWS_TEXT_ONLY',
  message: 'This poll type cannot include attachments, emoji or stickers with the question',
};

function words({ max }: { max: number }) {
  return z
    .object({ text: text({ min: 1, max }).nullish(), emoji: emoji.nullish() })
    .superRefine((one, context) => {
      if (one.text == null) note(context, PROBLEMS.required, ['text']);
    });
}

/** A poll to open, as its sender may write it; what was left out has its usual value. */
export const newPoll = z
  .object({
    question: words({ max: 300 }),
    answers: list(z.object({ poll_media: words({ max: 55 }) }), { min: 1, max: 10 }),
    duration: whole({ min: 1, max: MAX_HOURS }).nullish(),
    allow_multiselect: z.boolean().nullish(),
    layout_type: z.enum(PollLayoutType).nullish(),
  })
  .superRefine(({ question }, context) => {
    if (question.emoji != null) note(context, TEXT_ONLY);
  })
  .transform(({ question, answers, duration, allow_multiselect, layout_type }) => ({
    question: { text: question.text ?? '' },
    answers: answers.map(({ poll_media }) => ({ poll_media: withoutNulls(poll_media) })),
    /** In hours. */
    duration: duration ?? USUAL_HOURS,
    allow_multiselect: allow_multiselect ?? false,
    layout_type: layout_type ?? PollLayoutType.Default,
  }));
