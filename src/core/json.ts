/** What survives a checkpoint: plain data, nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A value seen through glass: flows read the state through it and change it only by mutations. */
export type Frozen<T> = T extends readonly (infer U)[]
  ? readonly Frozen<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** The same plain data, none of it shared. */
export function plainCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainCopy) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = plainCopy(value[key]);
  return copy as T;
}

/**
 * Every object in a value, which must be plain data as its JSON text would give it back: nothing that JSON drops or turns into something
 * else, and nothing that lies in two places at once. Throws where it is not.
 */
export function expectPlain(value: unknown): ReadonlySet<object> {
  const objects = new Set<object>();
  collect(value, 'it', objects);
  return objects;
}

function collect(value: unknown, at: string, objects: Set<object>): void {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return;
  if (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) return;
  if (!Array.isArray(value) && !isPlain(value)) throw new Error(`not plain data: ${at} is ${String(value)}`);
  if (objects.has(value)) throw new Error(`not plain data: ${at} lies somewhere else too`);
  objects.add(value);
  for (const name of Object.keys(value)) {
    if (name === '__proto__') throw new Error(`not plain data: ${at} has a field called __proto__`);
    collect((value as Readonly<Record<string, unknown>>)[name], `${at}.${name}`, objects);
  }
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Whether any of these objects is part of a value. */
export function isPartOf(objects: ReadonlySet<object>, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return objects.has(value) || Object.values(value).some((part) => isPartOf(objects, part));
}
