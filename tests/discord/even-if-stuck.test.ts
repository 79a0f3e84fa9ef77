import { describe, expect, it } from 'vitest';
import type { BotContext } from '#discord/interactions/bot-context.ts';
import { evenIfStuck } from '#discord/interactions/even-if-stuck.ts';

/** A bot at whose tables an examination finds this. */
const botFinding = (stuck: boolean) =>
  ({ app: { examine: () => Promise.resolve({ kind: 'done', stuck }) } }) as unknown as BotContext;

const failingOnce = (again: boolean) =>
  again ? Promise.resolve('in words') : Promise.reject(new Error('cannot be shown'));

describe('what is shown of a table', () => {
  it('is shown once more, in words, if the table turns out to be stuck', async () => {
    expect(await evenIfStuck(botFinding(true), 't1', failingOnce)).toBe('in words');
  });

  it('fails as it did if the table is sound, or cannot be shown in words either', async () => {
    await expect(evenIfStuck(botFinding(false), 't1', failingOnce)).rejects.toThrow('cannot be shown');
    const failing = () => Promise.reject(new Error('not at all'));
    await expect(evenIfStuck(botFinding(true), 't1', failing)).rejects.toThrow('not at all');
  });
});
