import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { FormErrors } from '#local-discord/rest/api-error.ts';
import { refusalOf } from '#local-discord/rest/form-error.ts';

/** A limit, a body that keeps it, one that just breaks it, and what Discord finds wrong: `path CODE`. */
export type Limit = readonly [limit: string, fits: unknown, breaks: unknown, ...found: string[]];

/** What is wrong with a body: every field with its codes, as `embeds.0.title BASE_TYPE_MAX_LENGTH`. */
export function problemsOf(schema: z.ZodType, body: unknown): string[] {
  const parsed = schema.safeParse(body, { reportInput: true });
  return parsed.success ? [] : listed(refusalOf(parsed.error).why.errors ?? {}, []);
}

function listed(errors: FormErrors, path: readonly string[]): string[] {
  return Object.entries(errors).flatMap(([key, value]) =>
    Array.isArray(value)
      ? value.map(({ code }: { code: string }) => `${path.join('.')} ${code}`.trim())
      : listed(value as FormErrors, [...path, key]),
  );
}

/** At each limit a body passes; beside it, it is refused for that alone. */
export function keepsTo(schema: z.ZodType, limits: readonly Limit[]): void {
  describe.each(limits)('%s', (...[, fits, breaks, ...found]) => {
    it('passes at the limit', () => expect(problemsOf(schema, fits)).toEqual([]));
    it('is refused beside it', () => expect(problemsOf(schema, breaks).sort()).toEqual([...found].sort()));
  });
}

export function times<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

export const letters = (count: number): string => 'x'.repeat(count);
