import { describe, expect, it, onTestFinished } from 'vitest';
import { Signs } from '#discord/messages/signs.ts';
import { Pictures } from '../../src/render/pictures.ts';
import { SIGN_NAMES, SIGN_SIZE, signHash } from '../../src/render/signs.ts';
import { drawingProcess } from './studio.ts';

const PNG = '89504e470d0a1a0a';
/** What Discord takes of an application. */
const MAX_BYTES = 256 * 1024;
const MAX_EMOJIS = 2_000;

describe('signs for texts', () => {
  it('are small pictures, each with a name that Discord takes', async () => {
    const pictures = new Pictures({ entry: await drawingProcess(), limit: 60_000 });
    onTestFinished(() => pictures.close());
    expect(SIGN_NAMES.length).toBeLessThan(MAX_EMOJIS / 4);
    for (const name of SIGN_NAMES) {
      expect(`${name}_${signHash(name)}`).toMatch(/^\w{2,32}$/);
      const { bytes, width, height } = await pictures.renderSign(name);
      expect([width, height]).toEqual([SIGN_SIZE, SIGN_SIZE]);
      expect(Buffer.from(bytes).toString('hex', 0, 8)).toBe(PNG);
      expect(bytes.length).toBeLessThan(MAX_BYTES);
    }
    await expect(pictures.renderSign('unicorn')).rejects.toThrow('there is no sign unicorn');
  });

  it('look different from each other, and keep their names while they look the same', () => {
    const hashes = SIGN_NAMES.map(signHash);
    expect(new Set(hashes).size).toBe(SIGN_NAMES.length);
    expect(SIGN_NAMES.map(signHash)).toEqual(hashes);
  });

  it('are drawn for all that texts can show', () => {
    const signs = new Signs();
    signs.show(new Map(SIGN_NAMES.map((name) => [name, '7'])));
    for (const name of Signs.names) expect(signs.sign(name as 'carrier', 'word')).toBe(`<:${name}:7>`);
    for (let number = 1; number <= 8; number++) {
      expect(signs.seat(number)).toBe(`<:seat${number}:7>`);
      expect(signs.seat(number, 'blue')).toBe(`<:seat${number}:7>`);
    }
  });
});
