import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  MessageFlags,
  ModalBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainPng } from '#local-discord/plain-png.ts';
import { addEmoji } from '#local-discord/world/application-emojis.ts';
import { Scene } from './scene.ts';
import { PHONE, type Visit } from './visit.ts';

const DESKTOP = { width: 1280, height: 800 };
const SCREENS = [
  ['a phone', PHONE],
  ['a desk', DESKTOP],
] as const;

const row = (id: string, label: string) =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder({ custom_id: id, label, style: ButtonStyle.Primary }),
  );

const FORM = new ModalBuilder({ custom_id: 'vow', title: 'A vow' }).addComponents(
  new ActionRowBuilder<TextInputBuilder>().addComponents(
    new TextInputBuilder({ custom_id: 'word', label: 'Your vow', style: TextInputStyle.Short }),
  ),
);

/** Whether nothing of something is beyond the edge of the messages, and nothing lies upon its middle. */
async function isInSight(ann: Visit, what: Locator): Promise<boolean> {
  const pane = await ann.page.locator('.scroller').boundingBox();
  const box = await what.boundingBox();
  if (pane === null || box === null) return false;
  const isWithin = box.y >= pane.y - 1 && box.y + box.height <= pane.y + pane.height + 1;
  return isWithin && (await what.evaluate(isOnTop));
}

/** As much of an element as is needed here, where there is no page. */
interface PageElement {
  getBoundingClientRect(): { left: number; top: number; width: number; height: number };
  contains(other: PageElement): boolean;
}

/** Runs in the page. */
function isOnTop(shown: unknown): boolean {
  const element = shown as PageElement;
  const { document } = globalThis as unknown as {
    document: { elementFromPoint(x: number, y: number): PageElement | null };
  };
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (element.contains(there) || there.contains(element));
}

/** Scrolls so far up that the newest messages are out of sight. */
const lookBack = (ann: Visit) =>
  ann.page.locator('.scroller').evaluate((scroller) => {
    scroller.scrollTop = -1_500;
  });

describe('what somebody waits for', () => {
  let browser: Browser;
  let scene: Scene;
  beforeAll(async () => {
    browser = await Scene.browser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    scene = await Scene.open(browser);
    const { bot } = scene;
    await bot.register({ name: 'ask', description: 'Asks something' });
    for (let at = 0; at < 40; at++)
      await bot.say('table', { content: `Line ${at}`, components: [row(`b${at}`, `Do ${at}`)] });
  });
  afterEach(() => scene.close());

  it.each(SCREENS)('is brought into view on %s, at once and when it is filled', async (_, viewport) => {
    const release: (() => void)[] = [];
    scene.bot.onCommand('ask', async (asked) => {
      await asked.deferReply({ flags: MessageFlags.Ephemeral });
      await new Promise<void>((done) => release.push(done));
      await asked.editReply({ content: 'The answer\n'.repeat(6), components: [row('yes', 'Agree')] });
    });
    const ann = await scene.visit('Ann', 'table', viewport);
    await ann.message('Line 39').waitFor();
    await lookBack(ann);
    await ann.run('ask');
    await expect.poll(() => release.length).toBe(1);
    await ann.page.getByRole('article').last().waitFor();
    await expect.poll(() => isInSight(ann, ann.page.getByRole('article').last())).toBe(true);
    await lookBack(ann);
    release[0]?.();
    const button = ann.page.getByRole('button', { name: 'Agree' });
    await button.waitFor();
    await expect.poll(() => isInSight(ann, button)).toBe(true);
    await ann.screenshot('answer-in-view');
  });

  it.each(SCREENS)('is covered by nothing on %s while one reads further up', async (_, viewport) => {
    const ann = await scene.visit('Ann', 'table', viewport);
    await ann.message('Line 39').waitFor();
    await lookBack(ann);
    const control = ann.page.getByRole('button', { name: 'To the newest messages' });
    await control.waitFor();
    const [bar, pane] = [await control.boundingBox(), await ann.page.locator('.scroller').boundingBox()];
    expect(bar?.y ?? 0).toBeGreaterThanOrEqual((pane?.y ?? 0) + (pane?.height ?? 0) - 1);
    await ann.screenshot('to-newest');
    await control.click();
    await expect.poll(() => isInSight(ann, ann.message('Line 39'))).toBe(true);
    await expect.poll(() => control.isVisible()).toBe(false);
  });

  it('is asked by a form at the page where it began, and nowhere else', async () => {
    const { bot } = scene;
    const release: (() => void)[] = [];
    bot.onComponent('b39', (used) => used.showModal(FORM));
    bot.onComponent('b38', async (used) => {
      await new Promise<void>((done) => release.push(done));
      await used.showModal(FORM);
    });
    const [here, there] = [await scene.visit('Ann', 'table'), await scene.visit('Ann', 'table')];
    const form = ({ page }: Visit) => page.getByRole('dialog', { name: 'A vow' });
    await there.message('Line 39').waitFor();
    await here.page.getByRole('button', { name: 'Do 39' }).click();
    await form(here).waitFor();
    await expect.poll(() => there.everything()).toContain('INTERACTION_MODAL_CREATE');
    expect(await form(there).count()).toBe(0);
    await here.page.keyboard.press('Escape');
    await form(here).waitFor({ state: 'detached' });
    // Whoever has gone to another channel meanwhile is left in peace there.
    await here.page.getByRole('button', { name: 'Do 38' }).click();
    await expect.poll(() => release.length).toBe(1);
    await here.go('general');
    const before = (await here.everything()).split('INTERACTION_MODAL_CREATE').length;
    release[0]?.();
    await expect
      .poll(async () => (await here.everything()).split('INTERACTION_MODAL_CREATE').length)
      .toBeGreaterThan(before);
    expect(await form(here).count()).toBe(0);
  });

  it.each(SCREENS)(
    'has no empty boxes on %s: emoji are drawn, those of the application shown',
    async (_, viewport) => {
      const { id } = addEmoji(scene.local.world, { name: 'seat1', bytes: plainPng(128, 0x4f9dff) });
      await scene.bot.say('table', {
        content: `<:seat1:${id}> ✅ ⚠️ ❤️ 👍 done`,
        components: [row('fine', 'Fine')],
      });
      const ann = await scene.visit('Ann', 'table', viewport);
      const message = ann.message('done');
      await message.waitFor();
      const pictures = message.locator('.emoji-picture');
      await expect.poll(() => pictures.count()).toBe(5);
      const own = message.locator('img.emoji-picture');
      await expect
        .poll(() => own.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
        .toBe(128);
      expect(await own.getAttribute('alt')).toBe(':seat1:');
      await message.hover();
      await ann.screenshot('emoji');
      if (viewport === PHONE) return;
      await message.locator('..').getByRole('button', { name: 'Add reaction' }).first().click();
      const offered = ann.page.locator('.emoji-grid button');
      expect(await offered.locator('.emoji-picture').count()).toBe(await offered.count());
      await ann.screenshot('emoji-offered');
    },
  );
});
