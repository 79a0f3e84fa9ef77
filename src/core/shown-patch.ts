import { applyPatch, newGrowthBudget, type Patch, type PatchOperation, tokensOf, valueAt } from './patch.ts';

/** What whoever proposes or votes on a patch may know of a place: all of it, nothing of it, or some of what is in it. */
export type Openness = 'open' | 'hidden' | 'mixed';

/** A step of a patch as everybody may see it: values of hidden places are null, nothing is an empty text. */
export type ShownStep = {
  readonly op: PatchOperation['op'];
  readonly path: string;
  readonly from: string | null;
  readonly to: string | null;
  /** Where a value is moved or copied from. */
  readonly source: string | null;
};

const partsOf = (pattern: string) => (pattern === '' ? [] : pattern.split('/'));

/** Whether a place lies open, given the places that do. */
function opennessOf(open: readonly string[], pointer: string): Openness {
  const tokens = tokensOf(pointer);
  if (tokens === null) return 'hidden';
  let found: Openness = 'hidden';
  for (const pattern of open) {
    const parts = partsOf(pattern);
    const isAlike = parts.every(
      (part, at) => tokens[at] === undefined || part === '*' || part === tokens[at],
    );
    if (isAlike && parts.length <= tokens.length) return 'open';
    if (isAlike) found = 'mixed';
  }
  return found;
}

/** Every place that a patch reads or writes. */
export function pathsOf(patch: Patch): readonly string[] {
  return [...new Set(patch.flatMap((step) => ('from' in step ? [step.from, step.path] : [step.path])))];
}

/** How open all places of a patch are together: one that is partly open could hide what it does to what everybody sees. */
export function opennessOfPatch(open: readonly string[], patch: Patch): Openness {
  const all = pathsOf(patch).map((pointer) => opennessOf(open, pointer));
  return all.includes('mixed') ? 'mixed' : all.includes('hidden') ? 'hidden' : 'open';
}

/** Stands for what came out of a hidden place. */
const HIDDEN = '\u0000hidden';

/** What everybody may see of a state: the rest is not there, so nothing that is said about it can depend on it. */
export function openPart(open: readonly string[], value: unknown, at = ''): unknown {
  const openness = opennessOf(open, at);
  if (openness === 'open') return JSON.parse(JSON.stringify(value));
  if (openness === 'hidden' || typeof value !== 'object' || value === null) return HIDDEN;
  if (Array.isArray(value)) return value.map((part, index) => openPart(open, part, `${at}/${index}`));
  const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, openPart(open, part, `${at}/${escaped(name)}`)]),
  );
}

/** The same step in a state of which only the open part is there; null if it does nothing to that. */
function visibleStep(open: readonly string[], step: PatchOperation): PatchOperation | null {
  const isOpen = (pointer: string) => opennessOf(open, pointer) === 'open';
  if (step.op === 'test') return null;
  if (!('from' in step)) return isOpen(step.path) ? step : null;
  const { op, from, path } = step;
  if (isOpen(path)) return isOpen(from) ? step : { op: 'add', path, value: HIDDEN };
  return isOpen(from) && op === 'move' ? { op: 'remove', path: from } : null;
}

function textOf(value: unknown): string | null {
  if (value === undefined) return '';
  const text = JSON.stringify(value);
  return text.includes(JSON.stringify(HIDDEN)) ? null : text;
}

/** The place at which a value that was just added lies. */
function settledAt(state: unknown, path: string): string {
  if (!path.endsWith('/-')) return path;
  const holder = valueAt(state, path.slice(0, -2));
  return Array.isArray(holder) ? `${path.slice(0, -1)}${holder.length - 1}` : path;
}

/** Whether a value is put between others rather than in the place of one. */
function isInsertion(state: unknown, { op, path }: PatchOperation): boolean {
  const holder = valueAt(state, path.slice(0, Math.max(0, path.lastIndexOf('/'))));
  return op !== 'replace' && op !== 'remove' && op !== 'test' && Array.isArray(holder);
}

/** A patch step by step with the values before and after, as far as they lie open. Says nothing that depends on what is hidden. */
export function shownPatch(open: readonly string[], state: unknown, patch: Patch): readonly ShownStep[] {
  const seen = openPart(open, state);
  const growth = newGrowthBudget();
  return patch.map((step) => {
    const { op, path } = step;
    const isOpen = opennessOf(open, path) === 'open';
    const from = isOpen ? (isInsertion(seen, step) ? '' : textOf(valueAt(seen, path))) : null;
    const visible = visibleStep(open, step);
    if (visible !== null) applyPatch(seen, [visible], growth);
    const to =
      op === 'test' ? step.value : op === 'remove' ? undefined : valueAt(seen, settledAt(seen, path));
    return { op, path, from, to: isOpen ? textOf(to) : null, source: 'from' in step ? step.from : null };
  });
}
