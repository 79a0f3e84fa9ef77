import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  SectionBuilder,
  SeparatorBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  ThumbnailBuilder,
  UserSelectMenuBuilder,
} from 'discord.js';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pngOf } from './png.ts';
import { Scene } from './scene.ts';
import { PHONE } from './visit.ts';

const button = (id: string, label: string, style = ButtonStyle.Primary) =>
  new ButtonBuilder({ custom_id: id, label, style });
const row = <T extends ButtonBuilder | StringSelectMenuBuilder | UserSelectMenuBuilder>(...all: T[]) =>
  new ActionRowBuilder<T>().addComponents(...all);
const options = (...labels: string[]) => labels.map((label) => ({ label, value: label.toLowerCase() }));

describe('what people use in messages', () => {
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

  it('buttons change the message for everybody', async () => {
    const { bot } = scene;
    let presses = 0;
    await bot.say('table', {
      content: 'Pressed 0 times',
      components: [row(button('press', 'Press me'), button('never', 'Not now').setDisabled(true))],
    });
    bot.onComponent('press', (used) => {
      presses += 1;
      const content = `Pressed ${presses} times, last by ${used.user.username}`;
      return used.isButton() && used.update({ content });
    });
    const [ann, boris] = [await scene.visit('Ann', 'table'), await scene.visit('Boris', 'table')];
    await ann.page.getByRole('button', { name: 'Press me' }).click();
    await boris.message('Pressed 1 times, last by ann').waitFor();
    await boris.page.getByRole('button', { name: 'Press me' }).click();
    await ann.message('Pressed 2 times, last by boris').waitFor();
    expect(await ann.page.getByRole('button', { name: 'Not now' }).isDisabled()).toBe(true);
  });

  it('a button that nobody answers says so', async () => {
    await scene.bot.say('table', { content: 'Dead', components: [row(button('dead', 'Dead end'))] });
    const ann = await scene.visit('Ann', 'table');
    await ann.page.getByRole('button', { name: 'Dead end' }).click();
    await ann.page.getByText('This interaction failed').waitFor();
  });

  it('selects send one choice, several, or people', async () => {
    const { bot } = scene;
    const one = new StringSelectMenuBuilder({
      custom_id: 'one',
      placeholder: 'One planet',
      options: options('Jord', 'Nestphar', 'Xxehan'),
    });
    const many = new StringSelectMenuBuilder({
      custom_id: 'many',
      placeholder: 'Two planets',
      min_values: 1,
      max_values: 2,
      options: options('Arinam', 'Meer', 'Abyz'),
    });
    const who = new UserSelectMenuBuilder({ custom_id: 'who', placeholder: 'A neighbour' });
    await bot.say('table', { content: 'Choose', components: [row(one), row(many), row(who)] });
    for (const id of ['one', 'many', 'who'])
      bot.onComponent(id, (used) => used.isAnySelectMenu() && used.reply(`${id}: ${used.values.join(', ')}`));
    const ann = await scene.visit('Ann', 'table');
    const { page } = ann;
    await page.getByRole('combobox', { name: 'One planet' }).selectOption('Nestphar');
    await ann.message('one: nestphar').waitFor();
    await page.getByRole('button', { name: 'Two planets' }).click();
    const apply = page.getByRole('button', { name: 'Apply' });
    expect(await apply.isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: 'Arinam' }).check();
    await page.getByRole('checkbox', { name: 'Abyz' }).check();
    expect(await page.getByRole('checkbox', { name: 'Meer' }).isDisabled()).toBe(true);
    await ann.screenshot('select');
    await apply.click();
    await ann.message('many: arinam, abyz').waitFor();
    await page.getByRole('combobox', { name: 'A neighbour' }).selectOption({ label: 'Boris — boris' });
    await ann.message(`who: ${scene.person('Boris')}`).waitFor();
  });

  it('a select with much chosen in it stays within a narrow screen', async () => {
    const all = ['Jord', 'Nestphar', 'Xxehan'].map(
      (name) => `${name}, with all that stands on it and above it`,
    );
    const many = new StringSelectMenuBuilder({
      custom_id: 'many',
      placeholder: 'Planets',
      max_values: all.length,
      options: all.map((label) => ({ label, value: label, default: true })),
    });
    await scene.bot.say('table', {
      flags: MessageFlags.IsComponentsV2,
      components: [new TextDisplayBuilder({ content: `Chosen: ${all.join(', ')}` }), row(many)],
    });
    const ann = await scene.visit('Ann', 'table', PHONE);
    for (const part of [ann.page.getByRole('button', { name: 'Planets' }), ann.page.getByText('Chosen: ')]) {
      const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(PHONE.width);
    }
  });

  it('forms are filled in, checked and sent', async () => {
    const { bot } = scene;
    const word = new TextInputBuilder({
      custom_id: 'word',
      label: 'Your vow',
      style: TextInputStyle.Short,
      min_length: 3,
    });
    const story = new TextInputBuilder({
      custom_id: 'story',
      label: 'Your story',
      style: TextInputStyle.Paragraph,
      required: false,
    });
    const modal = new ModalBuilder({ custom_id: 'vow', title: 'A vow' }).addComponents(
      new ActionRowBuilder<TextInputBuilder>().addComponents(word),
      new ActionRowBuilder<TextInputBuilder>().addComponents(story),
    );
    await bot.say('table', { content: 'Speak', components: [row(button('vow', 'Take a vow'))] });
    bot.onComponent('vow', (used) => used.showModal(modal));
    bot.onModal('vow', (sent) =>
      sent.reply(`${sent.fields.getTextInputValue('word')}: ${sent.fields.getTextInputValue('story')}`),
    );
    const ann = await scene.visit('Ann', 'table');
    const { page } = ann;
    await page.getByRole('button', { name: 'Take a vow' }).click();
    const dialog = page.getByRole('dialog', { name: 'A vow' });
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.getByText('This field is required.').waitFor();
    await dialog.getByRole('textbox', { name: 'Your vow' }).fill('no');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.getByText('At least 3 characters.').waitFor();
    await dialog.getByRole('textbox', { name: 'Your vow' }).fill('Peace');
    await dialog.getByRole('textbox', { name: 'Your story' }).fill('Once\nupon a time');
    await ann.screenshot('modal');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await ann.message(/Peace: Once\s*upon a time/).waitFor();
    await dialog.waitFor({ state: 'detached' });
    // The same by keys alone.
    await page.getByRole('button', { name: 'Take a vow' }).focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.keyboard.type('War');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Never again');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await ann.message('War: Never again').waitFor();
  });

  it('polls show how the vote stands while it goes on', async () => {
    const { bot } = scene;
    await bot.say('table', {
      poll: {
        question: { text: 'Which agenda?' },
        answers: [{ text: 'Mutiny' }, { text: 'Seed of an Empire' }],
        duration: 1,
        allowMultiselect: false,
      },
    });
    const [ann, boris] = [await scene.visit('Ann', 'table'), await scene.visit('Boris', 'table')];
    const poll = ann.page.getByRole('region', { name: 'Which agenda?' });
    await poll.getByRole('radio', { name: 'Mutiny' }).check();
    await poll.getByRole('button', { name: 'Vote', exact: true }).click();
    const bars = poll.getByRole('meter');
    const stand = () => bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')));
    await expect.poll(stand).toEqual(['Mutiny: 1 vote, 100%', 'Seed of an Empire: 0 votes, 0%']);
    await boris.page.getByRole('radio', { name: 'Seed of an Empire' }).check();
    await boris.page.getByRole('button', { name: 'Проголосовать', exact: true }).click();
    await expect.poll(stand).toEqual(['Mutiny: 1 vote, 50%', 'Seed of an Empire: 1 vote, 50%']);
    await ann.screenshot('poll');
    await poll.getByRole('button', { name: 'Remove vote' }).click();
    await poll.getByRole('button', { name: 'Show results' }).click();
    await expect.poll(stand).toEqual(['Mutiny: 0 votes, 0%', 'Seed of an Empire: 1 vote, 100%']);
  });

  it('messages may be laid out freely', async () => {
    const { bot } = scene;
    const files = [{ attachment: pngOf(64, 48), name: 'map.png', description: 'The map' }];
    const section = new SectionBuilder()
      .addTextDisplayComponents(new TextDisplayBuilder({ content: '## Round 3\nIt is **your** turn.' }))
      .setThumbnailAccessory(new ThumbnailBuilder({ media: { url: 'attachment://map.png' } }));
    const container = new ContainerBuilder({ accent_color: 0x3ba55d })
      .addSectionComponents(section)
      .addSeparatorComponents(new SeparatorBuilder())
      .addMediaGalleryComponents(
        new MediaGalleryBuilder().addItems({
          media: { url: 'attachment://map.png' },
          description: 'The map',
        }),
      )
      .addActionRowComponents(row(button('end', 'End turn', ButtonStyle.Success)));
    await bot.say('table', { flags: MessageFlags.IsComponentsV2, components: [container], files });
    bot.onComponent('end', (used) => used.reply('The turn has ended'));
    const ann = await scene.visit('Ann', 'table');
    const { page } = ann;
    await page.getByRole('heading', { name: 'Round 3' }).waitFor();
    expect(await page.locator('strong', { hasText: 'your' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Enlarge: The map' }).click();
    await page.getByRole('dialog', { name: 'The map' }).waitFor();
    await page.keyboard.press('Escape');
    await ann.screenshot('layout');
    await page.getByRole('button', { name: 'End turn' }).click();
    await ann.message('The turn has ended').waitFor();
  });
});
