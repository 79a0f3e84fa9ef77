import { z } from 'zod';
import { isDeeperThan } from '#core/patch.ts';
import { peopleText } from '#core/people-text.ts';
import { app } from '../text/lexicon.ts';
import { type Refused, refused } from './reply.ts';

/** The most that a request may hold, in characters of JSON. */
export const MAX_CHARACTERS = 4_096;

/** How deep a request may be nested: whoever reads it does so by recursion. */
const MAX_DEPTH = 40;

/** Control characters have no place in a name, and one of them in no database. */
const PLAIN = /^\P{Cc}*$/u;

const MAX_NAME_LENGTH = 100;

/** A name of something: a table, a user, a question, a request. */
export const identifier = z.custom<string>(isIdentifier);

export function isIdentifier(name: unknown): name is string {
  return typeof name === 'string' && name.length > 0 && name.length <= MAX_NAME_LENGTH && PLAIN.test(name);
}

/** A name that people read. */
export const displayName = z.string().trim().min(1).max(80).regex(PLAIN).transform(peopleText);

/** Who acts; somebody who keeps the place in order may do what the table's owner may. */
export const actor = z.object({
  user: identifier,
  admin: z.boolean().optional(),
  guild: identifier.nullable().optional(),
  /** What they are called where they act. */
  name: displayName.optional().catch(undefined),
});

/** How many characters of JSON a request is; null if it is no JSON at all. */
export function sizeOf(request: unknown): number | null {
  try {
    return JSON.stringify(request)?.length ?? 0;
  } catch {
    return null;
  }
}

/** A request as it should be, or a refusal that names what is wrong with it. */
export function parseRequest<T extends z.ZodType>(
  schema: T,
  request: unknown,
  most = MAX_CHARACTERS,
): { readonly kind: 'read'; readonly value: z.output<T> } | Refused {
  const size = isDeeperThan(request, MAX_DEPTH) ? null : sizeOf(request);
  if (size === null) return refused(app('app.malformed', { field: peopleText('request') }));
  if (size > most) return refused(app('app.tooLarge', { max: most }));
  const read = schema.safeParse(request);
  if (read.success) return { kind: 'read', value: read.data };
  const field = read.error.issues[0]?.path.map(String).join('.') || 'request';
  return refused(app('app.malformed', { field: peopleText(field) }));
}
