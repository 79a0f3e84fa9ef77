import { describe, expect, it } from 'vitest';
import { Signs } from '#discord/messages/signs.ts';

describe('signs in texts', () => {
  it('are plain signs, or the word that stands for them, where there are no pictures', () => {
    const signs = new Signs();
    expect([1, 2, 8].map((number) => signs.seat(number))).toEqual(['①', '②', '⑧']);
    expect(signs.seat(9)).toBe('9');
    expect(signs.sign('battle')).toBe('⚔');
    expect(signs.sign('law')).toBe('§');
    expect(signs.sign('point')).toBe('★');
    expect(signs.sign('carrier', 'транспортник')).toBe('транспортник');
  });

  it('are pictures as far as Discord has them', () => {
    const signs = new Signs();
    signs.show(
      new Map([
        ['seat1', '123'],
        ['carrier', '456'],
      ]),
    );
    expect(signs.seat(1)).toBe('<:seat1:123>');
    expect(signs.seat(2)).toBe('②');
    expect(signs.sign('carrier', 'carrier')).toBe('<:carrier:456>');
    expect(signs.sign('battle')).toBe('⚔');
  });
});
