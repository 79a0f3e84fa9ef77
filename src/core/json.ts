/** What survives a checkpoint: plain data, nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A value seen through glass: flows read the state through it and change it only by verbs. */
export type Frozen<T> = T extends readonly (infer U)[]
  ? readonly Frozen<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/**
 * The value as its JSON text would give it back, sharing nothing with the original, for a fraction of what parsing costs.
 * Fields without a value are dropped; whatever else JSON would change into something different throws.
 */
export function plainCopy<T>(value: T): T {
  return copied(value) as T;
}

function copied(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value || 0; // JSON knows no -0
  if (Array.isArray(value)) return copiedItems(value);
  if (isPlain(value)) return copiedFields(value);
  throw new Error(`not plain data: ${String(value)}`);
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function copiedItems(items: readonly unknown[]): unknown[] {
  const copy = items.slice();
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item !== 'string') copy[i] = copied(item);
  }
  return copy;
}

/** An object that is given more fields than these one by one becomes a dictionary, which is slow to read ever after. */
const FEW = 12;

function hasMany(fields: Readonly<Record<string, unknown>>): boolean {
  let count = 0;
  for (const _ in fields) if (++count > FEW) return true;
  return false;
}

function copiedFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copy: Record<string, unknown> = hasMany(fields) ? { ...fields } : {};
  // Neither kind of plain object inherits anything that this would find, and no list of names has to be made.
  for (const name in fields) {
    if (name === '__proto__') throw new Error('not plain data: a field called __proto__');
    const value = fields[name];
    if (value !== undefined) copy[name] = typeof value === 'string' ? value : copied(value);
    else delete copy[name];
  }
  return copy;
}
