import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldTextCache } from '#core/field-text-cache.ts';
import type { Flow } from '#core/flow.ts';
import { oneOf, play } from '../support/scripted.ts';

type Purse = {
  gold: number;
  coins: number[];
  lent: Record<string, { to: string; sum: number }>;
  'a "note"'?: string;
};

const purse = (): Purse => ({ gold: 1, coins: [1, 2], lent: { ann: { to: 'Ann', sum: 3 } } });

/** Everything that verbs do to a state. */
const deed: fc.Arbitrary<(s: Purse) => unknown> = fc.oneof(
  fc.nat().map((gold) => (s: Purse) => Object.assign(s, { gold })),
  fc.nat().map((n) => (s: Purse) => s.coins.push(n)),
  fc.nat(3).map((n) => (s: Purse) => s.coins.splice(n, 1)),
  fc.array(fc.nat(), { maxLength: 3 }).map((coins) => (s: Purse) => Object.assign(s, { coins: [...coins] })),
  fc.string().map((to) => (s: Purse) => Object.assign(s.lent, { [`a ${to}`]: { to, sum: 1 } })),
  fc.nat().map((n) => (s: Purse) => {
    for (const one of Object.values(s.lent)) one.sum += n;
  }),
  fc.constant((s: Purse) => delete s.lent.ann),
  fc.string().map((text) => (s: Purse) => Object.assign(s, { 'a "note"': text })),
  fc.constant((s: Purse) => delete s['a "note"']),
);

describe('the text of a state', () => {
  it('is what JSON.stringify gives, whatever was written since the last one', () => {
    fc.assert(
      fc.property(fc.array(fc.array(deed, { maxLength: 4 }), { maxLength: 12 }), (turns) => {
        const state = purse();
        const parts = new FieldTextCache(state);
        for (const deeds of turns) {
          for (const change of deeds) change(parts.write);
          expect(parts.text()).toBe(JSON.stringify(state));
        }
      }),
    );
  });

  it('is not written anew where nothing was handed out for writing', () => {
    let written = 0;
    const counted = { toJSON: () => ++written };
    const parts = new FieldTextCache({ gold: 1, counted });
    expect(parts.text()).toBe('{"gold":1,"counted":1}');
    parts.write.gold = 2;
    expect(parts.text()).toBe('{"gold":2,"counted":1}');
    expect(parts.write.counted).toBe(counted);
    expect(parts.text()).toBe('{"gold":2,"counted":2}');
  });

  it('of something that is no object is simply that', () => {
    expect(new FieldTextCache(null).text()).toBe('null');
  });

  it('would miss what is kept beyond a checkpoint and changed then: a journal notices', () => {
    let kept: number[] = [];
    const step = function* (t: Parameters<Parameters<typeof play>[1]>[0], change: () => void): Flow<void> {
      yield* t.ask(0, 'step', () => oneOf('go on'));
      change();
    };
    const table = play<{ coins: number[] }>(
      { coins: [1] },
      (t) => step(t, () => (kept = t.write.coins)),
      (t) => step(t, () => kept.push(2)),
      (t) => step(t, () => kept.push(3)),
    );
    table.answer(0, 'step', 'go on');
    expect(() => table.answer(0, 'step', 'go on')).toThrow('checkpoint 3 wrote down another state');
  });
});
