import type { z } from 'zod';
import { refusalOf } from './form-error.ts';

/** A form whose kind is known only when its subject has been found: a thread's, or another channel's. */
export function checked<T>(schema: z.ZodType<T>, form: unknown): T {
  const result = schema.safeParse(form ?? {}, { reportInput: true });
  if (!result.success) throw refusalOf(result.error);
  return result.data;
}
