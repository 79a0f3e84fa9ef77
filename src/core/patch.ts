import { z } from 'zod';

/**
 * What a patch may be at most, whoever wrote it: a few lines of it must never cost more than a moment, nor leave a state that does.
 * What may grow is counted before anything is done.
 */
const PATCH_BUDGET = {
  /** Characters of its JSON text. */
  text: 32_768,
  operations: 100,
  /** Characters of a path. */
  path: 500,
  /** How deep a value may be nested, and how deep a path may lead. */
  depth: 32,
  /** By how many characters all that is added may lengthen the text of the state. */
  growth: 65_536,
} as const;

const path = z.string().max(PATCH_BUDGET.path);

/** A change of state as JSON Patch (RFC 6902). */
export const patchSchema = z
  .array(
    z.discriminatedUnion('op', [
      z.object({ op: z.enum(['add', 'replace', 'test']), path, value: z.json() }),
      z.object({ op: z.literal('remove'), path }),
      z.object({ op: z.enum(['move', 'copy']), from: path, path }),
    ]),
  )
  .min(1)
  .max(PATCH_BUDGET.operations);
export type Patch = z.output<typeof patchSchema>;
export type PatchOperation = Patch[number];

/** Whether a value is nested deeper than this; looks no deeper than it must, and never by recursion. */
export function isDeeperThan(value: unknown, most: number): boolean {
  const left: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let at = left.pop(); at; at = left.pop()) {
    if (typeof at.value !== 'object' || at.value === null) continue;
    const depth = at.depth + 1;
    if (depth > most) return true;
    for (const part of Object.values(at.value)) left.push({ value: part, depth });
  }
  return false;
}

/** A patch within its budget, or why it is none. */
export function readPatch(patch: unknown): Patch | string {
  // The list and its operations are no part of what they put somewhere.
  if (isDeeperThan(patch, PATCH_BUDGET.depth + 2)) return 'nested too deep';
  const text = JSON.stringify(patch);
  if (text === undefined || text.length > PATCH_BUDGET.text)
    return `no patch of at most ${PATCH_BUDGET.text} characters`;
  const read = patchSchema.safeParse(patch);
  return read.success ? read.data : z.prettifyError(read.error);
}

/** Names that mean more than a field. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];
const INDEX = /^(0|[1-9]\d{0,5})$/;

/** What a path names, in parts; null for what is no path of a patch. */
export function tokensOf(pointer: string): readonly string[] | null {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) return null;
  const tokens = pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  const isWild = tokens.length > PATCH_BUDGET.depth || tokens.some((token) => FORBIDDEN.includes(token));
  return isWild ? null : tokens;
}

type Holder = unknown[] | Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

function partOf(value: unknown, token: string): unknown {
  if (Array.isArray(value)) return INDEX.test(token) ? value[Number(token)] : undefined;
  return isHolder(value) && Object.hasOwn(value, token)
    ? (value as Record<string, unknown>)[token]
    : undefined;
}

/** What lies at a path; undefined where nothing does. */
export function valueAt(state: unknown, pointer: string): unknown {
  const tokens = tokensOf(pointer);
  return tokens === null ? undefined : tokens.reduce<unknown>(partOf, state);
}

/** A place in a state: what holds it, and its name there. The state itself is in no place. */
interface Place {
  readonly holder: Holder;
  readonly name: string;
}

function placeAt(state: unknown, pointer: string): Place | null {
  const tokens = tokensOf(pointer);
  const name = tokens?.at(-1);
  if (tokens === null || name === undefined) return null;
  const holder = tokens.slice(0, -1).reduce<unknown>(partOf, state);
  return isHolder(holder) ? { holder, name } : null;
}

function put({ holder, name }: Place, value: unknown): string | null {
  if (!Array.isArray(holder)) {
    holder[name] = value;
    return null;
  }
  const index = name === '-' ? holder.length : Number(name);
  if (name !== '-' && !(INDEX.test(name) && index <= holder.length)) return `no place ${name} in a list`;
  holder.splice(index, 0, value);
  return null;
}

function take({ holder, name }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else delete holder[name];
}

function overwrite({ holder, name }: Place, value: unknown): void {
  if (Array.isArray(holder)) holder[Number(name)] = value;
  else holder[name] = value;
}

/** The same text whatever the order of the fields. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isHolder(value)) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, ordered(part)]);
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const leadsInto = (from: string, to: string) => to === from || to.startsWith(`${from}/`);

/** What an operation adds to the state, which is what its budget is about. */
function added(state: unknown, step: PatchOperation): unknown {
  switch (step.op) {
    case 'add':
    case 'replace':
      return step.value;
    case 'copy':
      return valueAt(state, step.from);
    default:
      return null;
  }
}

function applied(state: unknown, step: PatchOperation): string | null {
  const place = placeAt(state, step.path);
  if (place === null) return `no such place: ${step.path}`;
  const isThere = valueAt(state, step.path) !== undefined;
  switch (step.op) {
    case 'add':
      return put(place, copyOf(step.value));
    case 'remove':
      if (isThere) take(place);
      return isThere ? null : `nothing at ${step.path}`;
    case 'replace':
      if (isThere) overwrite(place, copyOf(step.value));
      return isThere ? null : `nothing at ${step.path}`;
    case 'test':
      return isThere && isSame(valueAt(state, step.path), step.value) ? null : `not so at ${step.path}`;
    case 'move':
    case 'copy':
      return carried(state, step);
  }
}

function carried(
  state: unknown,
  { op, from, path: to }: Extract<PatchOperation, { from: string }>,
): string | null {
  if (leadsInto(from, to)) return `${from} cannot go into itself`;
  const value = valueAt(state, from);
  const source = placeAt(state, from);
  if (value === undefined || source === null) return `nothing at ${from}`;
  const whole = copyOf(value);
  if (op === 'move') take(source);
  const target = placeAt(state, to);
  return target === null ? `no such place: ${to}` : put(target, whole);
}

/** By how much a state may still grow: several patches of it may share it. */
export interface GrowthBudget {
  left: number;
}

export const newGrowthBudget = (): GrowthBudget => ({ left: PATCH_BUDGET.growth });

/** Changes a state step by step; gives back why it cannot be done, if it cannot: the state is then good for nothing. */
export function applyPatch(state: unknown, patch: Patch, growth = newGrowthBudget()): string | null {
  for (const step of patch) {
    growth.left -= JSON.stringify(added(state, step) ?? null).length;
    if (growth.left < 0) return `adds more than ${PATCH_BUDGET.growth} characters`;
    const failed = applied(state, step);
    if (failed !== null) return failed;
  }
  return null;
}
