import { randomBytes } from 'node:crypto';
import { ChannelType, MessageFlags } from 'discord.js';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Scene } from './scene.ts';

const mark = (): string => `secret-${randomBytes(8).toString('hex')}`;

describe('what one person must not see', () => {
  let browser: Browser;
  let scene: Scene;
  beforeAll(async () => {
    browser = await Scene.browser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    scene = await Scene.open(browser);
  });
  afterEach(() => scene.close());

  it('never reaches that person’s browser', async () => {
    const { bot } = scene;
    const [ephemeral, dm, threadName, inThread, file] = [mark(), mark(), mark(), mark(), mark()];
    await bot.register({ name: 'hand', description: 'Shows your hand' });
    bot.onCommand('hand', (asked) => asked.reply({ content: ephemeral, flags: MessageFlags.Ephemeral }));
    const [ann, boris] = [await scene.visit('Ann'), await scene.visit('Boris')];
    const { page } = ann;

    await ann.run('hand');
    await ann.message(ephemeral).getByText('Only you can see this').waitFor();
    await ann.screenshot('ephemeral');
    await bot.say(scene.person('Ann'), {
      content: dm,
      files: [{ attachment: Buffer.from(file), name: 'hand.txt' }],
    });
    await page.getByRole('link', { name: 'Emissary' }).click();
    await ann.message(dm).waitFor();

    const thread = await bot.openThread('table', { name: threadName, type: ChannelType.PrivateThread });
    await thread.members.add(scene.person('Ann'));
    await thread.send(inThread);
    await page.getByRole('link', { name: threadName }).click();
    await ann.message(inThread).waitFor();

    await bot.say('table', 'for all to see');
    await boris.page.getByRole('link', { name: 'table' }).click();
    await boris.message('for all to see').waitFor();
    await boris.page.reload();
    await boris.message('for all to see').waitFor();
    const [known, others] = [await ann.everything(), await boris.everything()];
    for (const one of [ephemeral, dm, threadName, inThread]) {
      expect(known).toContain(one);
      expect(others).not.toContain(one);
    }
    expect(others).not.toContain('hand.txt');
    expect(others).toContain('for all to see');
  });

  it('goes away when somebody else sits down', async () => {
    const { bot } = scene;
    const [dm, draft] = [mark(), mark()];
    await bot.say(scene.person('Ann'), dm);
    const visit = await scene.visit('Ann');
    const { page } = visit;
    await page.getByRole('link', { name: 'Emissary' }).click();
    await visit.message(dm).waitFor();
    await visit.composer.fill(draft);
    const before = visit.received.length;
    await page.getByRole('button', { name: 'Sit as…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cleo' }).click();
    await page.locator('.user-panel').getByText('Cleo').waitFor();
    await visit.composer.waitFor();
    const shown = await page.content();
    expect(visit.received.slice(before).join('\n')).not.toContain(dm);
    for (const secret of [dm, draft]) {
      expect(shown).not.toContain(secret);
      expect(await visit.composer.inputValue()).not.toContain(secret);
    }
    expect(await page.getByRole('link', { name: 'Emissary' }).count()).toBe(0);
  });

  it('goes away when a channel is hidden while one looks at it', async () => {
    const content = mark();
    await scene.bot.say('table', content);
    const ann = await scene.visit('Ann', 'table');
    await ann.message(content).waitFor();
    scene.hide('table');
    await ann.message(content).waitFor({ state: 'detached' });
    await ann.page.getByRole('link', { name: 'table' }).waitFor({ state: 'detached' });
    expect(await ann.page.content()).not.toContain(content);
  });
});
