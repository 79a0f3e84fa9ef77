/** A copy without the fields that say nothing, at every depth: Discord keeps none of them. */
export function withoutNulls<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutNulls) as T;
  if (value === null || typeof value !== 'object') return value;
  const said = Object.entries(value).filter(([, item]) => item !== null && item !== undefined);
  return Object.fromEntries(said.map(([key, item]) => [key, withoutNulls(item)])) as T;
}
