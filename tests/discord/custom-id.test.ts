import { expect, it } from 'vitest';
import { decode, encode } from '#discord/messages/custom-id.ts';
import { LIMITS } from '#discord/messages/limits.ts';

/** Two units each, of which Discord counts one. */
const WIDE = '𝕏';

it('what was sent is understood again', () => {
  const target = { action: 'repair.note', table: 'fort', args: ['a', 'b'] };
  expect(decode(encode(target))).toEqual(target);
});

it('what is too long to be sent is nobody’s: a form opened by it could have no id', () => {
  const pressed = `1|repair.note|${WIDE.repeat(60)}`;
  expect([...pressed].length).toBeLessThanOrEqual(LIMITS.customId);
  expect(decode(pressed)).toBeNull();
  const longest = `1|repair.note|${'x'.repeat(LIMITS.customId)}`.slice(0, LIMITS.customId);
  expect(decode(longest)).not.toBeNull();
});
