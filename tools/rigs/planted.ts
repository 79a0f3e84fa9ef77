import { type Check, checkName, type PlantedFault } from './planted/fault.ts';
import { FAULTS } from './planted/list.ts';
import { type Outcome, Tree } from './planted/tree.ts';

/** What became of a fault: who noticed it, that nobody did, or that there is no place for it any more. */
export interface Verdict {
  readonly id: string;
  readonly what: string;
  readonly verdict: 'noticed' | 'unnoticed' | 'has no place';
  readonly by: string | null;
  readonly seconds: number;
}

/** A verdict as it is read. */
export function verdictLine({ id, what, verdict, by, seconds }: Verdict): string {
  return `${verdict === 'noticed' ? '✓' : '✗'} ${id} (${what}): ${verdict}${by === null ? '' : ` by ${by}`}, ${seconds} s`;
}

/** What a run found. */
export interface PlantedReport {
  readonly verdicts: readonly Verdict[];
  /** Checks that fail without any fault: what they notice counts for nothing. */
  readonly unsound: readonly string[];
}

/** The faults that are asked for; all without a choice. */
export function chosenFaults(only: readonly string[]): readonly PlantedFault[] {
  const unknown = only.filter((id) => FAULTS.every((fault) => fault.id !== id));
  if (unknown.length > 0) throw new Error(`no fault ${unknown.join(', ')}`);
  return only.length === 0 ? FAULTS : FAULTS.filter(({ id }) => only.includes(id));
}

/** Plants the faults one at a time in a copy of the program, and sees that something notices each of them. */
export async function plantAll(
  root: string,
  faults: readonly PlantedFault[],
  onVerdict: (verdict: Verdict) => void = () => undefined,
): Promise<PlantedReport> {
  const tree = Tree.copy(root);
  try {
    const sound = new Map<string, Outcome>();
    const isSound = async (check: Check): Promise<boolean> => {
      const name = checkName(check);
      const known = sound.get(name) ?? (await tree.run(check));
      sound.set(name, known);
      return known === 'passed';
    };
    const verdicts: Verdict[] = [];
    for (const fault of faults) {
      const began = performance.now();
      const { id, what } = fault;
      const by = await tree.with(fault, () => noticedBy(tree, fault));
      const verdict = by === null ? 'has no place' : by === '' ? 'unnoticed' : 'noticed';
      const seconds = Math.round((performance.now() - began) / 1000);
      verdicts.push({ id, what, verdict, by: by || null, seconds });
      onVerdict(verdicts.at(-1) as Verdict);
    }
    const used = faults.flatMap(({ noticedBy: checks }) => checks);
    const named = new Set(verdicts.map(({ by }) => by));
    for (const check of used) if (named.has(checkName(check))) await isSound(check);
    const unsound = [...sound].flatMap(([name, outcome]) => (outcome === 'passed' ? [] : [name]));
    return { verdicts, unsound };
  } finally {
    tree.remove();
  }
}

/** The first check that fails; the empty string if none does. */
async function noticedBy(tree: Tree, { noticedBy: checks }: PlantedFault): Promise<string> {
  for (const check of checks) if ((await tree.run(check)) !== 'passed') return checkName(check);
  return '';
}
