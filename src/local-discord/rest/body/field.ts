import { z } from 'zod';
import type { FormProblem } from '../api-error.ts';

/** Discord counts characters, not UTF-16 units. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

export const PROBLEMS = {
  length: (min: number, max: number): FormProblem => ({
    code: 'BASE_TYPE_BAD_LENGTH',
    message: `Must be between ${min} and ${max} in length.`,
  }),
  tooLong: (max: number): FormProblem => ({
    code: 'BASE_TYPE_MAX_LENGTH',
    message: `Must be ${max} or fewer in length.`,
  }),
  required: { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' },
  duplicateId: {
    code: 'COMPONENT_CUSTOM_ID_DUPLICATED',
    message: 'Component custom id cannot be duplicated',
  },
} as const;

/** Notes a problem at a place below the value that is being checked. */
export function note(
  context: z.core.$RefinementCtx,
  { code, message }: FormProblem,
  path: readonly PropertyKey[] = [],
): void {
  context.addIssue({ code: 'custom', message, params: { code }, path: [...path] });
}

/** A text of limited length. An empty one counts as missing where something must be said. */
export function text({ min = 0, max }: { min?: number; max: number }) {
  return z.string().superRefine((value, context) => {
    const length = lengthOf(value);
    if (length === 0 && min > 0) note(context, PROBLEMS.required);
    else if (length > max || length < min)
      note(context, min > 1 ? PROBLEMS.length(min, max) : PROBLEMS.tooLong(max));
  });
}

export function whole({ min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {}) {
  return z.int().min(min).max(max);
}

export function list<T extends z.ZodType>(item: T, { min = 0, max }: { min?: number; max: number }) {
  return z.array(item).superRefine((values, context) => {
    if (values.length < min || values.length > max) {
      note(context, min > 0 ? PROBLEMS.length(min, max) : PROBLEMS.tooLong(max));
    }
  });
}

/** One of Discord's ids; numbers are taken too, as Discord does. */
export const snowflake = z
  .union([z.string(), z.number()])
  .transform(String)
  .superRefine((value, context) => {
    if (!/^\d{1,20}$/.test(value)) {
      note(context, {
        code: 'NUMBER_TYPE_COERCE',
        message: `Value "${value.slice(0, 40)}" is not snowflake.`,
      });
    }
  });

/** Query parameters come as text. */
export const number = (limits: { min?: number; max?: number }) =>
  z.preprocess((value) => (typeof value === 'string' && value !== '' ? Number(value) : value), whole(limits));
export const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');

/** Web addresses; in messages also a file sent along. */
export function address({ attachments }: { attachments: boolean }) {
  const schemes = attachments ? /^(https?:\/\/|attachment:\/\/)\S+$/ : /^https?:\/\/\S+$/;
  return z.string().superRefine((value, context) => {
    if (lengthOf(value) > 2048) note(context, PROBLEMS.tooLong(2048));
    else if (!schemes.test(value))
      note(context, { code: 'URL_TYPE_INVALID_URL', message: 'Not a well formed URL.' });
  });
}
