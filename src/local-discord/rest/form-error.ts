import type { z } from 'zod';
import { ApiError, type FormErrors, type FormProblem } from './api-error.ts';
import { PROBLEMS } from './body/field.ts';

/** A problem and the field it lies in. */
interface Found {
  readonly path: readonly PropertyKey[];
  readonly problem: FormProblem;
}

/** Discord's names for values of a wrong kind. */
const CONVERSIONS: Record<string, FormProblem> = {
  object: { code: 'MODEL_TYPE_CONVERT', message: 'Only dictionaries may be used in a ModelType' },
  record: { code: 'DICT_TYPE_CONVERT', message: 'Only dictionaries may be used in a DictType' },
  array: { code: 'LIST_TYPE_CONVERT', message: 'Only iterables may be used in a ListType' },
  string: { code: 'STRING_TYPE_CONVERT', message: 'Could not interpret the value as string.' },
  boolean: { code: 'BOOLEAN_TYPE_CONVERT', message: 'Must be either true or false.' },
};

/** The refusal of a form: every problem at the place of its field. */
export function formError(problems: readonly Found[]): ApiError {
  const tree: Record<string, unknown> = {};
  for (const { path, problem } of problems) {
    let node = tree;
    for (const key of path) {
      node[String(key)] ??= {};
      node = node[String(key)] as Record<string, unknown>;
    }
    node._errors = [...((node._errors as FormProblem[] | undefined) ?? []), problem];
  }
  return new ApiError(400, { code: 50035, message: 'Invalid Form Body', errors: tree as FormErrors });
}

export function fieldError(path: readonly PropertyKey[], code: string, message: string): ApiError {
  return formError([{ path, problem: { code, message } }]);
}

/** What a schema found, in Discord's words. */
export function refusalOf(error: z.ZodError): ApiError {
  return formError(error.issues.map(foundIn));
}

function foundIn(issue: z.core.$ZodIssue): Found {
  if (issue.code !== 'invalid_union' || issue.discriminator === undefined) {
    return { path: issue.path, problem: problemOf(issue) };
  }
  // Discord blames the thing of unknown kind, not the field that should tell its kind.
  return { path: issue.path.slice(0, -1), problem: kindProblem(issue, issue.discriminator) };
}

function problemOf(issue: z.core.$ZodIssue): FormProblem {
  if (issue.code === 'custom') return { code: String(issue.params?.code), message: issue.message };
  if ((issue.input ?? null) === null) return PROBLEMS.required;
  switch (issue.code) {
    case 'invalid_type':
      return CONVERSIONS[issue.expected] ?? PROBLEMS.notWhole(String(issue.input));
    case 'too_big':
      return isSized(issue) ? PROBLEMS.tooLong(Number(issue.maximum)) : PROBLEMS.atMost(issue.maximum);
    case 'too_small':
      return isSized(issue) ? PROBLEMS.tooShort(Number(issue.minimum)) : PROBLEMS.atLeast(issue.minimum);
    case 'invalid_value':
      return PROBLEMS.choices(issue.values);
    case 'invalid_format':
      return issue.format === 'datetime' ? PROBLEMS.notATime(String(issue.input)) : PROBLEMS.noMatch;
    default:
      return { code: 'UNION_TYPE_CHOICES', message: issue.message };
  }
}

function isSized({ origin }: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): boolean {
  return origin === 'string' || origin === 'array';
}

function kindProblem(issue: z.core.$ZodIssueInvalidUnion, tag: string): FormProblem {
  const said = (issue.input as Record<string, unknown> | undefined)?.[tag];
  if ((said ?? null) === null) {
    const message = `Field "${tag}" is required to determine the model type.`;
    return { code: 'TAG_FIELD_MISSING', message };
  }
  return PROBLEMS.kinds('options' in issue ? (issue.options ?? []) : []);
}
