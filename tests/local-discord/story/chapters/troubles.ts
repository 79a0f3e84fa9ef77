import { Events } from 'discord.js';
import { describe, expect, it, vi } from 'vitest';
import type { Story } from '../scene.ts';

const MESSAGES = 'POST /channels/:channel/messages';
const patience = { timeout: 15_000, interval: 10 };

/** What goes wrong on the way, and how discord.js gets over it. */
export function troublesChapter(story: () => Story): void {
  const count = (t: string) => story().dispatches.filter((one) => one.t === t).length;
  const seen = (content: string) => story().ann.sees((message) => message.content === content).length;

  describe('troubles', () => {
    it.each([{ close: 4000 }, 'reconnect', 'drop'] as const)(
      'after %j it resumes and has missed nothing',
      async (how) => {
        const { ann, local } = story();
        const before = { resumed: count('RESUMED'), ready: count('READY') };
        local.disturb(how);
        const content = `while away ${JSON.stringify(how)}`;
        const hearing = story().next(Events.MessageCreate, (message) => message.content === content);
        ann.says(content);
        await hearing;
        await vi.waitFor(() => expect(count('RESUMED')).toBe(before.resumed + 1), patience);
        expect(count('READY')).toBe(before.ready);
        expect((await ann.slash('/game new', { title: 'again' })).message.content).toContain('again');
      },
    );

    it.each(['user', 'global', 'shared'] as const)('it waits out a %s rate limit', async (scope) => {
      const { local } = story();
      const before = local.records.length;
      local.faults.plan(MESSAGES, { kind: 'rate limited', retryAfter: 0.05, scope });
      await story().channel().send(`after ${scope}`);
      expect(local.records.slice(before).map(({ status }) => status)).toEqual([429, 200]);
      expect(seen(`after ${scope}`)).toBe(1);
    });

    it('it tries again after a server error', async () => {
      const { local } = story();
      local.faults.plan(MESSAGES, { kind: 'server error', status: 502 }, { times: 2 });
      await story().channel().send('third time');
      expect(seen('third time')).toBe(1);
      local.faults.plan(MESSAGES, { kind: 'server error', status: 500 }, { times: 4 });
      await expect(story().channel().send('never')).rejects.toMatchObject({ status: 500 });
      expect(seen('never')).toBe(0);
      local.faults.clear();
    });

    it('it repeats what got no answer: with a nonce nothing is sent twice', async () => {
      const { local } = story();
      local.faults.plan(MESSAGES, { kind: 'answer lost', by: 'reset' });
      const sent = await story().channel().send({ content: 'once', nonce: 'lost-1', enforceNonce: true });
      expect(sent.content).toBe('once');
      expect(seen('once')).toBe(1);
      local.faults.plan(MESSAGES, { kind: 'answer lost', by: 'reset' });
      await story().channel().send('twice');
      expect(seen('twice')).toBe(2);
      local.faults.plan(MESSAGES, { kind: 'request lost', by: 'reset' });
      await story().channel().send('unheard at first');
      expect(seen('unheard at first')).toBe(1);
    });
  });
}
