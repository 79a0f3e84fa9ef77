import path from 'node:path';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../local-discord/browser/chromium.ts';
import { firstChoice, PHONE, Visit } from '../../local-discord/browser/visit.ts';
import { BotProcess, ownFolder } from '../bot-process.ts';

const MOST_CLICKS = 5;

const NEWCOMERS = [
  {
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    play: 'Play Master of the Galaxy with bots',
    moved: /Ann (plays|settles in) /,
    begun: 'Your game has begun',
  },
  {
    locale: 'ru-RU',
    viewport: PHONE,
    play: 'Сыграть с ботами: Master of the Galaxy',
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
    async ({ locale, viewport, play, begun, moved }) => {
      const settings = { EMISSARY_DB: path.join(ownFolder(), 'emissary.db'), EMISSARY_PORT: '0' };
      const bot = await BotProcess.start(settings);
      const visit = await Visit.open(browser, bot.address, { place: '', viewport, locale });
      let clicks = 0;
      const click = async (what: Locator) => {
        clicks += 1;
        await what.click();
      };

      await visit.page.getByRole('button', { name: play }).waitFor();
      await visit.screenshot('welcome');
      await click(visit.page.getByRole('button', { name: play }));
      const panel = visit.message(begun);
      await panel.waitFor();
      // Nobody aims at a button while the messages below it are still coming.
      await visit.page.locator('.thread-card').waitFor();
      await visit.screenshot('first-question');
      await click(firstChoice(panel));
      await panel.waitFor({ state: 'detached' });
      await click(visit.page.locator('.thread-card'));
      await visit.page.getByRole('heading', { level: 1, name: 'Master of the Galaxy' }).waitFor();
      await visit.page.getByText(moved).first().waitFor();
      await visit.screenshot('thread');
      expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);

      await visit.close();
      expect(await bot.stop()).toBe(0);
      expect(bot.log).toBe('');
    },
    120_000,
  );
});
