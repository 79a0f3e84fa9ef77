import fc from 'fast-check';
import { reference, targets } from './targets.ts';

const [runs = '50', seed = '1'] = process.argv.slice(2);

async function took(run: () => unknown): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

/** Somebody else may use the machine meanwhile: what seemed long is measured again, and its best counts. */
async function again(run: () => unknown): Promise<number> {
  return Math.min(await took(run), await took(run), await took(run));
}

/** What the machine needs for what is done all the time: the best of some, after a warm-up. */
let unit = Number.POSITIVE_INFINITY;
for (let times = 0; times < 10; times++) unit = Math.min(unit, await took(reference));

for (const { name, input, run } of targets) {
  let worst = 0;
  let worstInput: unknown = null;
  const property = fc.asyncProperty(input, async (given) => {
    const first = await took(() => run(given));
    const time = first > unit ? await again(() => run(given)) : first;
    if (time > worst) [worst, worstInput] = [time, given];
  });
  const { failed, errorInstance } = await fc.check(property, {
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
