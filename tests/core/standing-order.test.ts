import { describe, expect, it } from 'vitest';
import { allocate, amount, choose, order, pick } from '#core/question.ts';
import { applyOrder, isLeftToPlan, type StandingOrder, standingOrderSchema } from '#core/standing-order.ts';
import { option, words } from '../support/scripted.ts';

const barred = { message: words('exhausted') };
const votes = choose(words('vote?'), [option('against'), option('for'), { ...option('abstain'), barred }]);
const picks = pick(words('cards?'), ['a', 'b', 'c'].map(option), { min: 1, max: 2 });
const number = amount(words('how many?'), { min: 2, max: 5 });
const ranks = order(words('rank'), ['a', 'b'].map(option));
const shares = allocate(words('shares'), [{ id: 'x', label: words('x'), min: 0, max: 3 }], {
  min: 1,
  max: 3,
});

describe('a standing order', () => {
  it('for the harmless answer gives the fallback of whatever is asked', () => {
    for (const question of [votes, picks, number, ranks, shares]) {
      expect(applyOrder({ kind: 'fallback' }, question)).toEqual(question.fallback);
    }
  });

  it('for a fixed answer gives it where it fits', () => {
    expect(applyOrder({ kind: 'choice', choice: 'for' }, votes)).toBe('for');
    expect(applyOrder({ kind: 'choice', choice: 3 }, number)).toBe(3);
    expect(applyOrder({ kind: 'choice', choice: ['c', 'a'] }, picks)).toEqual(['c', 'a']);
    expect(applyOrder({ kind: 'choice', choice: { x: 2 } }, shares)).toEqual({ x: 2 });
  });

  it('that does not fit is skipped, and the person is asked', () => {
    expect(applyOrder({ kind: 'choice', choice: 'abstain' }, votes)).toBeNull();
    expect(applyOrder({ kind: 'choice', choice: 'perhaps' }, votes)).toBeNull();
    expect(applyOrder({ kind: 'choice', choice: 3 }, votes)).toBeNull();
    expect(applyOrder({ kind: 'choice', choice: 9 }, number)).toBeNull();
    expect(applyOrder({ kind: 'choice', choice: ['a', 'a'] }, picks)).toBeNull();
    expect(applyOrder({ kind: 'choice', choice: { x: 9 } }, shares)).toBeNull();
  });

  it('by preference gives the first that can be had', () => {
    expect(applyOrder({ kind: 'prefer', ids: ['abstain', 'perhaps', 'for', 'against'] }, votes)).toBe('for');
    expect(applyOrder({ kind: 'prefer', ids: ['abstain'] }, votes)).toBeNull();
    expect(applyOrder({ kind: 'prefer', ids: ['for'] }, number)).toBeNull();
  });

  it('for all there is takes what is not barred, as much as may be had; where that means nothing it is skipped', () => {
    expect(applyOrder({ kind: 'all' }, picks)).toEqual(['a', 'b']);
    const some = pick(words('cards?'), [option('a'), { ...option('b'), barred }, option('c')], {
      min: 0,
      max: 3,
    });
    expect(applyOrder({ kind: 'all' }, some)).toEqual(['a', 'c']);
    expect(applyOrder({ kind: 'all' }, number)).toBe(5);
    for (const question of [votes, ranks, shares]) expect(applyOrder({ kind: 'all' }, question)).toBeNull();
  });

  it('may leave the answer to the table’s own player, where it holds', () => {
    const order = { kind: 'plan', except: ['peace'], otherwise: 'fallback' } as StandingOrder;
    expect(isLeftToPlan(order, { ...votes, conditions: ['war'] })).toBe(true);
    expect(applyOrder(order, { ...votes, conditions: ['war'] })).toBeNull();
    expect(isLeftToPlan(order, { ...votes, conditions: ['peace'] })).toBe(false);
    expect(applyOrder(order, { ...votes, conditions: ['peace'] })).toEqual(votes.fallback);
    expect(isLeftToPlan({ kind: 'all' }, picks)).toBe(false);
  });

  it('may hold in some cases only; in others the person is asked, or the harmless answer given', () => {
    const order = { kind: 'choice', choice: 'for', only: ['war', 'trade'] } as const;
    const only = { ...order, only: [...order.only] };
    const at = (...cases: readonly string[]) => ({ ...votes, conditions: cases });
    expect(applyOrder(only, at('peace', 'trade'))).toBe('for');
    expect(applyOrder(only, at('peace'))).toBeNull();
    expect(applyOrder(only, votes)).toBeNull();
    expect(applyOrder({ ...only, otherwise: 'fallback' }, at('peace'))).toBe('against');
    expect(applyOrder({ ...only, except: ['famine'] }, at('war', 'famine'))).toBeNull();
    const except: StandingOrder = { kind: 'fallback', except: ['war'] };
    expect([
      applyOrder(except, at('peace')),
      applyOrder(except, votes),
      applyOrder(except, at('war')),
    ]).toEqual(['against', 'against', null]);
  });

  it.each<[unknown, boolean]>([
    [{ kind: 'all' }, true],
    [{ kind: 'all', only: ['war'], except: ['peace'], otherwise: 'fallback', until: 'spring' }, true],
    [{ kind: 'all', only: [] }, false],
    [{ kind: 'all', otherwise: 'ask' }, false],
    [{ kind: 'all', until: 7 }, false],
    [{ kind: 'fallback' }, true],
    [{ kind: 'choice', choice: ['a'] }, true],
    [{ kind: 'choice', choice: { x: 1 } }, true],
    [{ kind: 'prefer', ids: ['a', 'b'] }, true],
    [{ kind: 'prefer', ids: [] }, false],
    [{ kind: 'choice', choice: null }, false],
    [{ kind: 'choice', choice: [1] }, false],
    [{ kind: 'always win' }, false],
    ['fallback', false],
  ])('read from outside: %j is one: %s', (value, isOne) => {
    expect(standingOrderSchema.safeParse(value).success).toBe(isOne);
  });

  it('comes out of storage as it went in', () => {
    const orders: StandingOrder[] = [
      { kind: 'fallback' },
      { kind: 'prefer', ids: ['a'] },
      { kind: 'choice', choice: 2 },
    ];
    for (const one of orders) expect(standingOrderSchema.parse(JSON.parse(JSON.stringify(one)))).toEqual(one);
  });
});
