import { describe, expect, it } from 'vitest';
import { activate, facts, goOn, loading, rolls } from '../combat.ts';
import { agreed } from '../odds/agree.ts';
import { type Imperium, Scene } from '../scene.ts';

/** One flagship of seat 0 against many cruisers that never hit. */
const alone = () =>
  new Scene(3, ['jolnar', 'hacan', 'yssaril'])
    .of('unit:jns-hylarim')
    .units(0, '20', { flagship: 1, cruiser: 1 })
    .units(1, '20', { cruiser: 8 })
    .pools(1, { fleet: 8 });
const fought = (scene: Scene, seed: number) =>
  goOn(activate(loading(scene, 1, { kinds: ['combat'], bonus: -10 }), '20', seed));

/** Hits that the rolls of seat 0 should have made: on the printed value with the bonus, and two more for the flagship's 9 and 10. */
function expected(table: Imperium, extra: number): number[] {
  return rolls(table)
    .filter(({ seat }) => seat === 0)
    .map(({ groups }) =>
      groups.reduce(
        (sum, { unit, hitOn, bonus, results }) =>
          sum +
          results.reduce(
            (hits, n) => hits + (n + bonus >= hitOn ? 1 : 0) + (unit === 'flagship' && n >= 9 ? extra : 0),
            0,
          ),
        0,
      ),
    );
}
const made = (table: Imperium) =>
  facts(table, 'fact.hits')
    .filter(({ seat }) => seat === 0)
    .map(({ count }) => count);
const seeds = [1, 2, 3, 4, 5, 6];

describe('J.N.S. Hylarim', () => {
  it('7.1 each 9 and 10 of its dice makes two hits more; the cruiser beside it makes one', () => {
    let rare = 0;
    for (const seed of seeds) {
      const table = fought(alone(), seed);
      expect(made(table)).toEqual(expected(table, 2));
      rare += rolls(table)
        .flatMap(({ groups }) => groups)
        .filter(({ unit }) => unit === 'flagship')
        .flatMap(({ results }) => results)
        .filter((n) => n >= 9).length;
    }
    expect(rare).toBeGreaterThan(0);
  });

  it('39 what counts is the die itself: a 9 that misses by its modifiers makes two hits, a raised 8 one', () => {
    for (const seed of seeds) {
      const weak = fought(loading(alone(), 0, { kinds: ['combat'], bonus: -5 }), seed);
      expect(made(weak)).toEqual(expected(weak, 2));
      const strong = fought(loading(alone(), 0, { kinds: ['combat'], bonus: 2 }), seed);
      expect(made(strong)).toEqual(expected(strong, 2));
    }
  });

  it('the flagships of others have nothing of it', () => {
    const scene = new Scene(3, ['hacan', 'jolnar', 'yssaril'])
      .of('unit:jns-hylarim')
      .units(0, '20', { flagship: 1 })
      .units(1, '20', { cruiser: 8 })
      .pools(1, { fleet: 8 });
    for (const seed of seeds) {
      const table = fought(scene, seed);
      expect(made(table)).toEqual(expected(table, 0));
    }
  });

  it('odds reckon with it: of two dice, 1 worse for Jol-Nar, each makes three hits in two cases of ten', () => {
    const { draw } = agreed({
      place: 'space',
      attacker: { faction: 'jolnar', units: { flagship: 1 } },
      defender: { faction: 'xxcha', units: { carrier: 3 } },
    });
    expect(draw).toBeGreaterThan(0);
  });
});
