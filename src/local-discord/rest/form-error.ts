import type { z } from 'zod';
import { ApiError, type FormErrors, type FormProblem } from './api-error.ts';

/** Discord's names for what is wrong with a field; a schema may name its own with `params: { discord: … }`. */
const CONVERSIONS: Record<string, FormProblem> = {
  object: { code: 'DICT_TYPE_CONVERT', message: 'Only dictionaries may be used in a DictType' },
  array: { code: 'LIST_TYPE_CONVERT', message: 'Only iterables may be used in a ListType' },
  string: { code: 'STRING_TYPE_CONVERT', message: 'Could not interpret the value as string.' },
  boolean: { code: 'BOOLEAN_TYPE_CONVERT', message: 'Must be either true or false.' },
  number: { code: 'NUMBER_TYPE_COERCE', message: 'Value is not int.' },
  int: { code: 'NUMBER_TYPE_COERCE', message: 'Value is not int.' },
};

const REQUIRED: FormProblem = { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };

/** The refusal of a form: one problem per field, at the field's place. */
export function formError(
  problems: readonly { path: readonly PropertyKey[]; problem: FormProblem }[],
): ApiError {
  const tree: Record<string, unknown> = {};
  for (const { path, problem } of problems) {
    let node = tree;
    for (const key of path) {
      node[String(key)] ??= {};
      node = node[String(key)] as Record<string, unknown>;
    }
    node['_errors'] = [...((node['_errors'] as FormProblem[] | undefined) ?? []), problem];
  }
  return new ApiError(400, { code: 50035, message: 'Invalid Form Body', errors: tree as FormErrors });
}

export function fieldError(path: readonly PropertyKey[], code: string, message: string): ApiError {
  return formError([{ path, problem: { code, message } }]);
}

/** What a schema found, in Discord's words. */
export function refusalOf(error: z.ZodError): ApiError {
  return formError(error.issues.flatMap((issue) => [{ path: issue.path, problem: problemOf(issue) }]));
}

function problemOf(issue: z.core.$ZodIssue): FormProblem {
  switch (issue.code) {
    case 'custom': {
      const code = issue.params?.['code'];
      return { code: typeof code === 'string' ? code : 'BASE_TYPE_CHOICES', message: issue.message };
    }
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? REQUIRED
        : (CONVERSIONS[issue.expected] ?? { code: 'BASE_TYPE_CHOICES', message: issue.message });
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_value':
      return {
        code: 'BASE_TYPE_CHOICES',
        message: `Value must be one of {${issue.values.map((value) => JSON.stringify(value)).join(', ')}}.`,
      };
    case 'invalid_format':
      return { code: 'STRING_TYPE_REGEX', message: 'String value did not match validation regex.' };
    default:
      return { code: 'UNION_TYPE_CHOICES', message: issue.message };
  }
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): FormProblem {
  if (origin === 'string' || origin === 'array') {
    return { code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${maximum} or fewer in length.` };
  }
  return { code: 'NUMBER_TYPE_MAX', message: `Value should be less than or equal to ${maximum}.` };
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): FormProblem {
  if (origin === 'string' || origin === 'array') {
    return Number(minimum) === 1
      ? REQUIRED
      : { code: 'BASE_TYPE_MIN_LENGTH', message: `Must be ${minimum} or more in length.` };
  }
  return { code: 'NUMBER_TYPE_MIN', message: `Value should be greater than or equal to ${minimum}.` };
}
