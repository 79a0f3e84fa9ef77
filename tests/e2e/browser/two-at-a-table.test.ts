import path from 'node:path';
import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partsOf } from '#local-discord/driver/parts.ts';
import { openBrowser } from '../../local-discord/browser/chromium.ts';
import { firstChoice, Visit } from '../../local-discord/browser/visit.ts';
import { BotProcess, ownFolder } from '../bot-process.ts';

interface Frame {
  readonly t?: string;
  readonly d?: APIMessage & { readonly guild_id?: string };
}

/** Messages that came to a browser, and which of them only its person may see: ephemeral ones, and those in a DM. */
async function messagesOf(context: Visit) {
  await context.everything();
  const came = context.received
    .filter((text) => text.startsWith('{'))
    .map((text) => JSON.parse(text) as Frame)
    .flatMap(({ t, d }) => (d !== undefined && /^MESSAGE_(CREATE|UPDATE)$/.test(t ?? '') ? [d] : []));
  const isOwn = ({ flags, guild_id }: NonNullable<Frame['d']>) =>
    guild_id === undefined || ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  return { own: came.filter(isOwn), open: came.filter((message) => !isOwn(message)) };
}

/** All that is written in a message, line by line. */
const lines = ({ components = [] }: APIMessage): string[] =>
  partsOf(components).flatMap(({ content }) => content?.split('\n') ?? []);

describe('two people at one table', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('never receive each other’s private messages', async () => {
    const settings = { EMISSARY_DB: path.join(ownFolder(), 'emissary.db'), EMISSARY_PORT: '0' };
    const bot = await BotProcess.start(settings);
    const come = (locale: string) => Visit.open(browser, bot.address, { place: '', locale });
    const [ann, boris] = [await come('en-US'), await come('ru')];
    await boris.page.locator('.user-panel').getByText('Борис').waitFor();

    const form = await ann.command('game new');
    await form.getByRole('combobox', { name: 'game' }).fill('Master');
    await ann.page.getByRole('option', { name: 'Master of the Galaxy' }).click();
    await ann.page.keyboard.press('Enter');
    const lobby = 'Master of the Galaxy · Ann';
    await boris.message(lobby).getByRole('button', { name: 'Join' }).click();
    await ann.message(lobby).getByText('Борис').waitFor();
    await ann.message(lobby).getByRole('button', { name: 'Start' }).click();

    const seats = [
      { context: ann, hand: 'you are Ann' },
      { context: boris, hand: 'вы — Борис' },
    ];
    for (const { context, hand } of seats) {
      await context.page.locator('.thread-card').first().click();
      await context
        .message(/your (turn|answer) · /)
        .getByRole('button', { name: 'Play' })
        .last()
        .click();
      const panel = context.message(hand).last();
      // A first choice if it is their turn, else the board.
      await firstChoice(panel).click();
      await context.page.getByRole('link', { name: 'Emissary' }).click();
      // The letter is in the reader's language, as the panel is.
      await context.message(hand).last().waitFor();
    }

    const [hers, his] = [await messagesOf(ann), await messagesOf(boris)];
    for (const [mine, other] of [
      [hers, boris],
      [his, ann],
    ] as const) {
      const everything = await other.everything();
      expect(mine.own.length).toBeGreaterThan(2);
      for (const { id } of mine.own) expect(everything).not.toContain(id);
      const open = new Set(mine.open.flatMap(lines));
      const secret = new Set(mine.own.flatMap(lines).filter((line) => !open.has(line)));
      expect([...secret].join()).toMatch(/you are \*\*Ann|вы — \*\*Борис/);
      for (const { custom_id } of mine.own.flatMap(({ components = [] }) => partsOf(components)))
        if (custom_id?.startsWith('1|choose')) expect(everything).not.toContain(custom_id);
    }
    for (const { context } of seats) await context.close();
    expect(await bot.stop()).toBe(0);
  }, 180_000);
});
