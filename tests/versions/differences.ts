import type { Lists } from '#cli/saves/lists.ts';

type Schema = { readonly [word: string]: unknown };

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const number = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

/** Words of a schema that limit from below and from above. */
const MIN = ['minimum', 'exclusiveMinimum', 'minItems', 'minLength'];
const MAX = ['maximum', 'exclusiveMaximum', 'maxItems', 'maxLength'];

/** Where a state that fits one schema might not fit another: everything but pure extensions. */
export function shapeDifferences(old: unknown, now: unknown, at = 'the state'): string[] {
  if (JSON.stringify(old) === JSON.stringify(now)) return [];
  if (!isSchema(old) || !isSchema(now)) return [`${at} has another shape`];
  const words = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return words.flatMap((word) => wordDifferences(word, { old: old[word], now: now[word], at }));
}

function wordDifferences(
  word: string,
  { old, now, at }: { old: unknown; now: unknown; at: string },
): string[] {
  if (JSON.stringify(old) === JSON.stringify(now)) return [];
  if (word === 'enum')
    return listOf(old)
      .filter((one) => !listOf(now).includes(one))
      .map((one) => `${at}: ${one} is gone`);
  if (word === 'required')
    return listOf(now)
      .filter((one) => !listOf(old).includes(one))
      .map((one) => `${at}: ${one} is needed now`);
  if (word === 'properties') return propertyDifferences(old, now, at);
  if (['anyOf', 'oneOf', 'allOf', 'prefixItems'].includes(word)) {
    const [one, other] = [listOf(old), listOf(now)];
    if (other.length < one.length) return [`${at} may no longer be one of ${one.length}`];
    return one.flatMap((part, i) => shapeDifferences(part, other[i], `${at} (${i + 1})`));
  }
  if (['items', 'additionalProperties', 'propertyNames'].includes(word))
    return shapeDifferences(old, now, word === 'items' ? `${at}[]` : `${at}.*`);
  const isWider =
    (MIN.includes(word) && number(now, -Infinity) <= number(old, -Infinity)) ||
    (MAX.includes(word) && number(now, Infinity) >= number(old, Infinity));
  return isWider ? [] : [`${at}: ${word} was ${JSON.stringify(old)} and is ${JSON.stringify(now)}`];
}

function propertyDifferences(old: unknown, now: unknown, at: string): string[] {
  const [one, other] = [old as Schema, now as Schema];
  return Object.entries(one ?? {}).flatMap(([name, schema]) =>
    other?.[name] === undefined
      ? [`${at}: ${name} is gone`]
      : shapeDifferences(schema, other[name], `${at}.${name}`),
  );
}

const missing = (what: string, old: readonly string[], now: readonly string[]) =>
  old.filter((one) => !now.includes(one)).map((one) => `the ${what} ${one} is gone`);

/** What running tables of a released version would not find in the game as it is. */
export function differences(released: Lists, now: Lists): string[] {
  return [
    ...shapeDifferences(released.shape, now.shape),
    ...missing('message', released.keys, now.keys),
    ...missing('topic', released.topics, now.topics),
  ];
}
