import fc from 'fast-check';
import { reference, targets } from './targets.ts';

const [runs = '50', seed = '1'] = process.argv.slice(2);

function took(run: () => unknown): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}

/** Somebody else may use the machine meanwhile: what seemed long is measured again, and its best counts. */
const again = (run: () => unknown) => Math.min(took(run), took(run), took(run));

/** What the machine needs for what is done all the time: the best of some, after a warm-up. */
const unit = Math.min(...Array.from({ length: 10 }, () => took(reference)));

for (const { name, input, run } of targets) {
  let worst = 0;
  let worstInput: unknown = null;
  const property = fc.property(input, (given) => {
    const first = took(() => run(given));
    const time = first > unit ? again(() => run(given)) : first;
    if (time > worst) [worst, worstInput] = [time, given];
  });
  const { failed, errorInstance } = fc.check(property, {
    numRuns: Number(runs),
    seed: Number(seed),
    endOnFailure: true,
  });
  const error = failed ? String((errorInstance as Error | null)?.stack).slice(0, 500) : null;
  let shown = '';
  try {
    shown = JSON.stringify(worstInput)?.slice(0, 200) ?? '';
  } catch {
    shown = 'too deep to be shown';
  }
  process.stdout.write(`${JSON.stringify({ name, worst: worst / unit, error, input: shown })}\n`);
}
