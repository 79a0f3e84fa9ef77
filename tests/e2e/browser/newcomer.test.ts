import path from 'node:path';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../local-discord/browser/chromium.ts';
import { firstChoice, PHONE, Visit } from '../../local-discord/browser/visit.ts';
import { BotProcess, ownFolder } from '../bot-process.ts';

const MAX_CLICKS = 5;

const NEWCOMERS = [
  {
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    hello: 'Welcome, captain',
    play: 'Play',
    moved: /Ann (plays|settles in) /,
    begun: 'Your game has begun',
  },
  {
    locale: 'ru-RU',
    viewport: PHONE,
    hello: 'Добро пожаловать, капитан',
    play: 'Играть',
    moved: /Борис (играет за расу|занимает стартовую систему) /,
    begun: 'Партия началась',
  },
] as const;

describe('a newcomer', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(NEWCOMERS)(
    'starts a table with bots and makes a first move within five clicks ($locale)',
    async ({ locale, viewport, hello, play, begun, moved }) => {
      const settings = { EMISSARY_DB: path.join(ownFolder(), 'emissary.db'), EMISSARY_PORT: '0' };
      const bot = await BotProcess.start(settings);
      const context = await Visit.open(browser, bot.address, { place: '', viewport, locale });
      let clicks = 0;
      const click = async (what: Locator) => {
        clicks += 1;
        await what.click();
      };

      // What is easiest stands first.
      const first = context.message(hello).getByRole('button', { name: play }).first();
      await first.waitFor();
      await context.screenshot('welcome');
      await click(first);
      const panel = context.message(begun);
      await panel.waitFor();
      // Nobody aims at a button while the messages below it are still coming.
      await context.page.locator('.thread-card').waitFor();
      await context.screenshot('first-question');
      await click(firstChoice(panel));
      await panel.waitFor({ state: 'detached' });
      await click(context.page.locator('.thread-card'));
      await context.page.getByRole('heading', { level: 1, name: 'Master of the Galaxy' }).waitFor();
      await context.page.getByText(moved).first().waitFor();
      await context.screenshot('thread');
      expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);

      await context.close();
      expect(await bot.stop()).toBe(0);
      expect(bot.log).toBe('');
    },
    120_000,
  );
});
