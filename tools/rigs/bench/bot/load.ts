import { setTimeout as pause } from 'node:timers/promises';
import type { Clicker } from './clicker.ts';

/** How much is clicked for how long. */
interface Load {
  readonly seconds: number;
  /** Clicks per second over all tables, at random moments. */
  readonly rate: number;
  readonly random: () => number;
}

/** Clicks that come whether or not the bot keeps up, each at a table that has none on its way. Gives how many were made. */
export async function steadily(people: readonly Clicker[], { seconds, rate, random }: Load): Promise<number> {
  const under: Promise<void>[] = [];
  const from = performance.now();
  // Moments of people who know nothing of one another lie apart exponentially.
  for (let at = 0; ; ) {
    at += (-Math.log(1 - random()) / rate) * 1000;
    if (at > seconds * 1000) break;
    await pause(Math.max(0, from + at - performance.now()));
    const idle = people.filter(({ busy }) => !busy);
    const one = idle[Math.floor(random() * idle.length)];
    if (one !== undefined) under.push(one.click());
  }
  await Promise.all(under);
  return under.length;
}

/** Some people who click as soon as they see what came of their last click. Gives the clicks per second. */
export async function asFastAsItGoes(people: readonly Clicker[], seconds: number): Promise<number> {
  const from = performance.now();
  let clicks = 0;
  const one = async (person: Clicker) => {
    for (; performance.now() - from < seconds * 1000; clicks++) await person.click();
  };
  await Promise.all(people.map(one));
  return clicks / ((performance.now() - from) / 1000);
}
