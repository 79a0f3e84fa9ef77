import { victoryOf } from '../sheets/places.ts';
import type { Player } from '../state.ts';
import type { Situation } from './situation.ts';

/** Symbols that an activation crosses. */
const SYMBOLS = 5;
/** What of a line counts that is only open to be begun. */
const BEGUN = 0.36;

const progress = (done: number, all: number) => BEGUN + (1 - BEGUN) * (done / all) ** 1.6;

/** What an expansion sheet is worth by the end, as far as one can tell, in points. */
export function expansionWorth({ ctx, assets, activations }: Situation, player: Player): number {
  const { expansion, hand, active } = player;
  const { lines, bases, population } = ctx.layout.expansion;
  const crossed = new Set(expansion.crossed);
  const marks = activations.expansion * SYMBOLS + (active === 'expansion' ? hand.length : 0);
  const chance = (lacks: number) => Math.min(1, Math.max(0, (marks - lacks + 1) / (marks / 2 + 2)));
  let worth = 0;
  for (let at = 0; at < expansion.population; at++) worth += population[at] ?? 0;
  for (const { planet, symbols, asset } of lines) {
    if (!expansion.unlocked.includes(planet)) continue;
    let done = 0;
    for (const symbol of symbols) if (crossed.has(symbol)) done++;
    if (done === symbols.length) worth += victoryOf(asset);
    else worth += assets[asset] * progress(done, symbols.length) * chance(symbols.length - done);
  }
  for (const [id, { cost, asset }] of bases) {
    const base = expansion.bases.find((one) => one.id === id);
    if (base?.built) worth += victoryOf(asset);
    else {
      const done = base?.crossed.length ?? 0;
      worth += assets[asset] * (done / cost.length) ** 1.6 * chance(cost.length - done);
    }
  }
  return worth;
}
