import { z } from 'zod';
import type { FormProblem } from '../api-error.ts';

/** Discord counts characters, not UTF-16 units; most texts have as many of one as of the other. */
export function lengthOf(text: string): number {
  return /[\uD800-\uDBFF]/.test(text) ? [...text].length : text.length;
}

/** What may be wrong with fields of any kind, in Discord's words. */
export const PROBLEMS = {
  length: (min: number, max: number): FormProblem => ({
    code: 'BASE_TYPE_BAD_LENGTH',
    message: `Must be between ${min} and ${max} in length.`,
  }),
  tooLong: (max: number): FormProblem => ({
    code: 'BASE_TYPE_MAX_LENGTH',
    message: `Must be ${max} or fewer in length.`,
  }),
  tooShort: (min: number): FormProblem => ({
    code: 'BASE_TYPE_MIN_LENGTH',
    message: `Must be ${min} or more in length.`,
  }),
  atMost: (max: number | bigint): FormProblem => ({
    code: 'NUMBER_TYPE_MAX',
    message: `int value should be less than or equal to ${max}.`,
  }),
  atLeast: (min: number | bigint): FormProblem => ({
    code: 'NUMBER_TYPE_MIN',
    message: `int value should be greater than or equal to ${min}.`,
  }),
  choices: (values: readonly unknown[]): FormProblem => ({
    code: 'BASE_TYPE_CHOICES',
    message: `Value must be one of ${tuple(values)}.`,
  }),
  /** A thing of a kind that cannot stand here. */
  kinds: (values: readonly unknown[]): FormProblem => ({
    code: 'UNION_TYPE_CHOICES',
    message: `Value of field "type" must be one of ${tuple(values)}.`,
  }),
  notATime: (value: string): FormProblem => ({
    code: 'DATE_TIME_TYPE_PARSE',
    message: `Could not parse ${value}. Should be ISO8601.`,
  }),
  notWhole: (value: string): FormProblem => ({
    code: 'NUMBER_TYPE_COERCE',
    message: `Value "${value.slice(0, 40)}" is not int.`,
  }),
  noMatch: { code: 'STRING_TYPE_REGEX', message: 'String value did not match validation regex.' },
  required: { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' },
  inSetTwice: { code: 'SET_TYPE_ALREADY_CONTAINS_VALUE', message: 'The set already contains this value' },
  notAUrl: { code: 'URL_TYPE_INVALID_URL', message: 'Not a well formed URL.' },
} as const;

/** Several values as Discord writes them. */
function tuple(values: readonly unknown[]): string {
  const shown = values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  return values.length === 1 ? `(${shown[0]},)` : `(${shown.join(', ')})`;
}

/** Notes a problem at a place below the value that is being checked. */
export function note(
  context: z.core.$RefinementCtx,
  { code, message }: FormProblem,
  path: readonly PropertyKey[] = [],
): void {
  context.addIssue({ code: 'custom', message, params: { code }, path: [...path] });
}

/** A text of limited length. */
export function text({ min = 0, max }: { min?: number; max: number }) {
  return z.string().superRefine((value, context) => {
    const length = lengthOf(value);
    if (length >= min && length <= max) return;
    note(context, min > 0 ? PROBLEMS.length(min, max) : PROBLEMS.tooLong(max));
  });
}

/** A text that must say something: a blank one counts as missing. */
export function said({ max }: { max: number }) {
  return text({ max }).superRefine((value, context) => {
    if (value.trim() === '') note(context, PROBLEMS.required);
  });
}

export function whole({ min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {}) {
  return z.int().min(min).max(max);
}

export function list<T extends z.ZodType>(item: T, { min = 0, max }: { min?: number; max: number }) {
  return z.array(item).superRefine((values, context) => {
    if (values.length >= min && values.length <= max) return;
    note(context, min > 0 ? PROBLEMS.length(min, max) : PROBLEMS.tooLong(max));
  });
}

/** A list in which nothing stands twice. */
export function set<T extends z.ZodType>(item: T, { min = 0, max }: { min?: number; max: number }) {
  return list(item, { min, max }).superRefine((values, context) => {
    const seen = new Set<unknown>();
    for (const [at, value] of values.entries()) {
      if (seen.has(value)) note(context, PROBLEMS.inSetTwice, [at]);
      seen.add(value);
    }
  });
}

/** One of Discord's ids; numbers are taken too, as Discord does. */
export const snowflake = z.unknown().transform((value, context): string => {
  const id = String(value ?? '');
  if (value === undefined || value === null) note(context, PROBLEMS.required);
  else if (typeof value === 'object' || !/^\d{1,20}$/.test(id)) {
    note(context, { code: 'NUMBER_TYPE_COERCE', message: `Value "${id.slice(0, 40)}" is not snowflake.` });
  }
  return id;
});

/** Query parameters come as text. */
export const number = (limits: { min?: number; max?: number }) =>
  z.preprocess((value) => (typeof value === 'string' && value !== '' ? Number(value) : value), whole(limits));
export const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');

const WEB = ['http', 'https'] as const;

/** A web address, or one of another scheme where that is allowed. */
export function address({ also = [], max = 2048 }: { also?: readonly string[]; max?: number } = {}) {
  const schemes = [...WEB, ...also];
  return z.string().superRefine((value, context) => {
    const scheme = /^([a-z][a-z\d+.-]*):/i.exec(value)?.[1];
    if (lengthOf(value) > max) note(context, PROBLEMS.tooLong(max));
    else if (scheme !== undefined && !schemes.includes(scheme.toLowerCase())) {
      const message = `Scheme "${scheme}" is not supported. Scheme must be one of ${tuple(schemes)}.`;
      note(context, { code: 'URL_TYPE_INVALID_SCHEME', message });
    } else if (scheme === undefined || !/^[^:]+:\/\/\S+$/.test(value)) note(context, PROBLEMS.notAUrl);
  });
}

/** A web address, or `attachment://name` for a file of the message. */
export const media = address({ also: ['attachment'] });
