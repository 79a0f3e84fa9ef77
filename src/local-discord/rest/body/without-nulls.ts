/** A copy without the fields that say nothing, at every depth: Discord keeps none of them. */
export function withoutNulls<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutNulls) as T;
  if (value === null || typeof value !== 'object') return value;
  const said: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value))
    if (item !== null && item !== undefined) said[key] = withoutNulls(item);
  return said as T;
}
