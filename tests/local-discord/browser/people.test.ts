import { MessageFlags } from 'discord.js';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pngOf } from './png.ts';
import { Scene } from './scene.ts';
import { PHONE } from './visit.ts';

describe('people at the page', () => {
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

  it('choose who they are, and may become somebody else or somebody new', async () => {
    const visit = await scene.arrive();
    const { page } = visit;
    await page.getByRole('heading', { name: 'Sit as…' }).waitFor();
    await visit.screenshot('choose');
    await page.getByRole('button', { name: 'Ann' }).click();
    await visit.say('Ann was here');
    await visit.message('Ann was here').waitFor();
    await page.getByRole('button', { name: 'Sit as…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sit as…' });
    await visit.screenshot('switcher');
    await dialog.locator('form', { hasText: 'Somebody new' }).getByLabel('Name').fill('Dina');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await dialog.getByRole('button', { name: 'Dina' }).click();
    await dialog.waitFor({ state: 'detached' });
    await visit.say('Dina was here');
    await visit.message('Dina was here').getByText('Dina', { exact: true }).waitFor();
    expect(new URL(page.url()).hash).toContain(scene.person('Dina'));
    await page.reload();
    await visit.message('Dina was here').waitFor();
  });

  it('change their language at once', async () => {
    const ann = await scene.visit('Ann');
    await ann.page.getByRole('button', { name: 'Sit as…' }).click();
    const about = ann.page.locator('form', { hasText: 'About you' });
    await about.getByLabel('Language').selectOption('Русский');
    await about.getByRole('button', { name: 'Save' }).click();
    await ann.page.getByRole('button', { name: 'Приложить файлы' }).waitFor();
    expect(scene.local.world.account(scene.person('Ann')).locale).toBe('ru');
  });

  it('write, answer, change and delete', async () => {
    const [ann, boris] = [await scene.visit('Ann'), await scene.visit('Boris')];
    await ann.say('first **bold** words for @Boris and all');
    const heard = boris.message('first bold words');
    await heard.locator('strong', { hasText: 'bold' }).waitFor();
    await heard.hover();
    await heard.locator('..').getByRole('button', { name: 'Ответить' }).click();
    await boris.say('an answer');
    await ann.message('an answer').getByText('first').waitFor();

    const said = ann.message('first bold words').filter({ hasNotText: 'an answer' }).locator('..');
    await said.hover();
    await said.getByRole('button', { name: 'More' }).click();
    await ann.page.getByRole('menuitem', { name: 'Edit message' }).click();
    await ann.page.getByRole('article').getByRole('textbox').fill('second words');
    await ann.page.keyboard.press('Enter');
    await boris.message('second words').getByText('изменено').first().waitFor();

    const changed = ann.message('second words').filter({ hasNotText: 'an answer' }).locator('..');
    await changed.hover();
    await changed.getByRole('button', { name: 'More' }).click();
    await ann.page.getByRole('menuitem', { name: 'Delete message' }).click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Delete message' }).click();
    await boris.message('second words').filter({ hasNotText: 'an answer' }).waitFor({ state: 'detached' });
  });

  it('see that the bot is away, and that it is back', async () => {
    const ann = await scene.visit('Ann');
    const notice = ann.page.getByText('Emissary is away: nobody will answer commands and buttons.');
    expect(await notice.isVisible()).toBe(false);
    await scene.bot.leave();
    await notice.waitFor();
    await ann.screenshot('away');
    await scene.bot.comeBack();
    await notice.waitFor({ state: 'hidden' });
  });

  it('write to the bot and get an answer in a DM', async () => {
    const ann = await scene.visit('Ann');
    const { page } = ann;
    await scene.bot.say(scene.person('Ann'), 'Your secret objective');
    await page.getByRole('link', { name: 'Emissary' }).getByLabel('1 mention').waitFor();
    await page.getByRole('link', { name: 'Emissary' }).click();
    await ann.message('Your secret objective').waitFor();
    await ann.say('understood');
    await ann.message('understood').waitFor();
    await ann.screenshot('dm');
  });

  it('send files, and look at pictures in full', async () => {
    const [ann, boris] = [await scene.visit('Ann'), await scene.visit('Boris')];
    const { page } = ann;
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Attach files' }).click();
    await (await chooser).setFiles([
      { name: 'board.png', mimeType: 'image/png', buffer: pngOf(1600, 1200) },
      { name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.from('what happened') },
    ]);
    await ann.say('two files');
    const sent = boris.message('two files');
    await sent.getByRole('button', { name: 'board.png' }).click();
    const dialog = boris.page.getByRole('dialog', { name: 'board.png' });
    const large = dialog.getByRole('img', { name: 'board.png' });
    const size = () => large.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);
    await expect.poll(size).toBe(1600);
    await boris.screenshot('picture');
    await boris.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const saved = boris.page.waitForEvent('download');
    await sent.getByRole('link', { name: 'log.txt', exact: true }).click();
    expect((await saved).suggestedFilename()).toBe('log.txt');
  });

  it('find the page on a phone', async () => {
    const { bot } = scene;
    const words = 'A long sentence about the galactic council and its agendas. '.repeat(6);
    await bot.say('table', {
      content: `${words}\n\`\`\`\n${'wide '.repeat(60)}\n\`\`\``,
      embeds: [
        { title: 'Strategy cards', description: words, fields: [{ name: 'Leadership', value: 'Ann' }] },
      ],
      files: [{ attachment: pngOf(1600, 1200), name: 'board.png' }],
      flags: MessageFlags.SuppressNotifications,
    });
    const ann = await scene.visit('Ann', 'general', PHONE);
    const { page } = ann;
    expect(await page.getByRole('link', { name: 'table' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Channels' }).click();
    await ann.screenshot('drawer');
    await page.getByRole('link', { name: 'table' }).click();
    await ann.message('Strategy cards').waitFor();
    await ann.message('Strategy cards').getByRole('button', { name: 'board.png' }).waitFor();
    await ann.screenshot('phone');
    const tooWide = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = (globalThis as unknown as { document: DocumentLike }).document
          .documentElement;
        return scrollWidth - clientWidth;
      });
    expect(await tooWide()).toBe(0);
    await ann.say('from my phone');
    await ann.message('from my phone').waitFor();
  });
});

/** As much of a page's document as is measured here. */
interface DocumentLike {
  readonly documentElement: { readonly scrollWidth: number; readonly clientWidth: number };
}
