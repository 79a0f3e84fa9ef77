import { ApplicationCommandOptionType, type RESTPostAPIApplicationCommandsJSONBody } from 'discord.js';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Scene } from './scene.ts';

const CARDS = ['Ace of spades', 'King of hearts', 'King of spades', 'Queen of hearts'];

const DEAL: RESTPostAPIApplicationCommandsJSONBody = {
  name: 'deal',
  name_localizations: { ru: 'раздать' },
  description: 'Deals a card to somebody',
  description_localizations: { ru: 'Даёт кому-нибудь карту' },
  options: [
    {
      type: ApplicationCommandOptionType.String,
      name: 'card',
      name_localizations: { ru: 'карта' },
      description: 'Which card',
      required: true,
      autocomplete: true,
    },
    {
      type: ApplicationCommandOptionType.String,
      name: 'side',
      name_localizations: { ru: 'сторона' },
      description: 'How it lies',
      required: true,
      choices: [
        { name: 'Face up', value: 'up', name_localizations: { ru: 'Лицом вверх' } },
        { name: 'Face down', value: 'down', name_localizations: { ru: 'Лицом вниз' } },
      ],
    },
    { type: ApplicationCommandOptionType.User, name: 'to', description: 'To whom' },
    { type: ApplicationCommandOptionType.Integer, name: 'copies', description: 'How many', min_value: 1 },
  ],
};

const GAME: RESTPostAPIApplicationCommandsJSONBody = {
  name: 'game',
  description: 'Games',
  options: [
    { type: ApplicationCommandOptionType.Subcommand, name: 'new', description: 'Begins one' },
    { type: ApplicationCommandOptionType.Subcommand, name: 'end', description: 'Ends one' },
  ],
};

describe('slash commands', () => {
  let browser: Browser;
  let scene: Scene;
  beforeAll(async () => {
    browser = await Scene.browser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    scene = await Scene.open(browser);
    const { bot } = scene;
    await bot.register(DEAL, GAME);
    bot.onComplete('deal', (asked) => {
      const typed = asked.options.getFocused().toLowerCase();
      const found = CARDS.filter((card) => card.toLowerCase().includes(typed));
      return asked.respond(found.map((card) => ({ name: card, value: card })));
    });
    bot.onCommand('deal', (asked) => {
      const { options } = asked;
      const to = options.getUser('to');
      const copies = options.getInteger('copies') ?? 1;
      return asked.reply(
        `Dealt ${copies} × ${options.getString('card', true)} ${options.getString('side', true)} to ${to?.username ?? 'nobody'}`,
      );
    });
    bot.onCommand('game', (asked) => asked.reply(`It is to ${asked.options.getSubcommand()}`));
  });
  afterEach(() => scene.close());

  it('are offered while one types, and completed by the bot', async () => {
    const ann = await scene.visit('Ann');
    const { page } = ann;
    await ann.composer.fill('/');
    const offered = page.getByRole('option');
    await expect
      .poll(() => offered.allTextContents())
      .toEqual(['/dealDeals a card to somebody', '/game endEnds one', '/game newBegins one']);
    await ann.screenshot('commands');
    await ann.composer.fill('/de');
    await expect.poll(() => offered.count()).toBe(1);
    await offered.click();

    const form = page.getByRole('form', { name: '/deal' });
    await expect.poll(() => offered.allTextContents()).toEqual(CARDS);
    await page.getByRole('combobox', { name: 'card' }).pressSequentially('king');
    await expect.poll(() => offered.allTextContents()).toEqual(['King of hearts', 'King of spades']);
    await ann.screenshot('autocomplete');
    await page.getByRole('option', { name: 'King of spades' }).click();
    await form.getByRole('combobox', { name: 'side' }).click();
    await expect.poll(() => offered.allTextContents()).toEqual(['Face up', 'Face down']);
    await page.getByRole('option', { name: 'Face down' }).click();
    await form.getByRole('button', { name: 'Add option to' }).click();
    await page.getByRole('option', { name: 'Boris' }).click();
    await form.getByRole('button', { name: 'Run' }).click();

    await ann.message('Dealt 1 × King of spades down to boris').waitFor();
    await form.waitFor({ state: 'detached' });
    const boris = await scene.visit('Boris');
    await boris.message('Dealt 1 × King of spades down to boris').waitFor();
  });

  it('are used by keys alone', async () => {
    const ann = await scene.visit('Ann');
    const { keyboard } = ann.page;
    await ann.composer.focus();
    await keyboard.type('/de');
    await ann.page.getByRole('option', { name: '/deal' }).waitFor();
    await keyboard.press('Tab');
    await keyboard.type('queen');
    await expect.poll(() => ann.page.getByRole('option').allTextContents()).toEqual(['Queen of hearts']);
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await expect.poll(() => ann.page.getByRole('option').allTextContents()).toEqual(['Face up', 'Face down']);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await ann.message('Dealt 1 × Queen of hearts down to nobody').waitFor();
    // One goes on writing where one left off.
    await keyboard.type('thanks');
    await keyboard.press('Enter');
    await ann.message('thanks').waitFor();
  });

  it('say what is missing or wrong, and are not sent', async () => {
    const ann = await scene.visit('Ann');
    const form = await ann.command('deal');
    await form.getByRole('button', { name: 'Run' }).click();
    await expect.poll(() => form.getByRole('alert').allTextContents()).toContain('This option is required.');
    await form.getByRole('combobox', { name: 'card' }).fill('Joker');
    await form.getByRole('combobox', { name: 'side' }).fill('Sideways');
    await form.getByRole('button', { name: 'Add option copies' }).click();
    await form.getByRole('textbox', { name: 'copies' }).fill('0');
    await form.getByRole('button', { name: 'Run' }).click();
    await expect
      .poll(() => form.getByRole('alert').allTextContents())
      .toEqual(['Choose something from the list.', 'At least 1.']);
    expect(await ann.page.getByRole('article').count()).toBe(0);
  });

  it('have subcommands', async () => {
    const ann = await scene.visit('Ann');
    await ann.run('game end');
    await ann.message('It is to end').waitFor();
  });

  it('are told to have failed when the bot does not answer in time', async () => {
    scene.bot.onCommand('game', () => undefined);
    const ann = await scene.visit('Ann');
    await ann.run('game new');
    await ann.page.getByText('/game new: the application did not respond.').waitFor();
  });

  it('speak the language of the person, as the page does', async () => {
    const boris = await scene.visit('Boris');
    const { page } = boris;
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    await boris.composer.fill('/раз');
    await expect
      .poll(() => page.getByRole('option').allTextContents())
      .toEqual(['/раздатьДаёт кому-нибудь карту']);
    await boris.composer.press('Enter');
    const form = page.getByRole('form', { name: '/раздать' });
    await form.getByRole('combobox', { name: 'карта' }).fill('ace');
    await page.getByRole('option', { name: 'Ace of spades' }).click();
    await form.getByRole('combobox', { name: 'сторона' }).click();
    await page.getByRole('option', { name: 'Лицом вверх' }).click();
    await boris.screenshot('russian');
    await form.getByRole('button', { name: 'Выполнить' }).click();
    await boris.message('Dealt 1 × Ace of spades up to nobody').waitFor();
    await page.getByRole('button', { name: 'Приложить файлы' }).waitFor();
  });
});
