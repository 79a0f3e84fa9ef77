import { expect, it } from 'vitest';
import { scene } from './scene.ts';

/** Marks that nobody can make at the start of a game with material and influence in hand, and the rule that says why. */
const IMPOSSIBLE = [
  ['navigation', 'R>b1', 'TIN-3.5'],
  ['navigation', 'M>W1>W3>i1', 'TIN-6.6'],
  ['navigation', 'M>g1', 'TIN-6.3'],
  ['navigation', 'I+c5', 'TIN-6.5'],
  ['navigation', 'I+M', 'TIN-6.5'],
  ['expansion', 'M.Aa1', 'TIN-7.1'],
  ['expansion', 'X:R', 'TIN-7.4'],
  ['industry', 'MxF8', 'TIN-8.2'],
  ['industry', 'I+F8', 'TIN-8.3'],
  ['warfare', 'M.i@a9', 'TIN-11.5'],
  ['warfare', 'cruiser.0@z99', null],
  ['warfare', 'C1=a9,a10', 'TIN-11.4'],
  ['warfare', 'W1:M', 'TIN-10.2'],
  ['warfare', 't:gd', 'TIN-17.1'],
  ['warfare', 'g.M', 'TIN-5.4'],
  ['warfare', 'r:sunlance', 'TIN-5.4'],
  ['warfare', 'anything', null],
] as const;

it.each(IMPOSSIBLE)('on %s %s is refused with its rule', (sheet, mark, rule) => {
  const table = scene().events('open-lanes').play().activate(0, sheet);
  expect(table).toRefuse(0, 'card', [mark], rule ?? 'core.notOffered');
  expect(table.player(0).hand).toHaveLength(2);
});

it('while an effect asks for something nothing else is marked', () => {
  const table = scene().events('open-lanes').faction(0, 'saar').play().activate(0, 'navigation');
  expect(table).toRefuse(0, 'card', ['I+a1'], 'TIN-24.1');
});
