import { ActionRowBuilder, ButtonBuilder, ButtonStyle, StringSelectMenuBuilder } from 'discord.js';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Scene } from './scene.ts';
import type { Visit } from './visit.ts';

/** Markup that would run if it were taken for any. Each place has its own number, to be told apart. */
const markup = (place: number): string => `<img src=x onerror=hit(${place})>`;
const script = '<script>hit(99)</script>';

describe('what people write', () => {
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

  const expectHarmless = async (visit: Visit): Promise<void> => {
    const { page } = visit;
    expect(await page.locator('img[src="x"], script:not([src]), iframe, object, embed').count()).toBe(0);
    expect(await page.evaluate(() => Object.hasOwn(globalThis, 'wasHit'))).toBe(false);
  };

  /** Lets anything that runs be noticed. */
  const watch = async (visit: Visit): Promise<void> => {
    await visit.page.addInitScript(() => {
      Object.assign(globalThis, { hit: () => Object.assign(globalThis, { wasHit: true }) });
    });
    await visit.page.reload();
    await visit.composer.waitFor();
  };

  it('is shown as it was written, wherever it stands', async () => {
    const { bot } = scene;
    const ann = await scene.visit('Ann', 'table');
    await watch(ann);
    await bot.say('table', {
      content: `content ${markup(1)} ${script} **${markup(2)}** \`${markup(3)}\` > ${markup(4)}`,
      embeds: [
        {
          title: markup(5),
          color: 0x3ba55d,
          description: `${markup(6)}${script}`,
          author: { name: markup(7) },
          footer: { text: markup(8) },
          fields: [{ name: markup(9), value: markup(10) }],
        },
      ],
      components: [
        new ActionRowBuilder<ButtonBuilder>().addComponents(
          new ButtonBuilder({ custom_id: 'x', label: markup(11), style: ButtonStyle.Primary }),
        ),
        new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
          new StringSelectMenuBuilder({
            custom_id: 'y',
            placeholder: markup(12),
            options: [{ label: markup(13), value: 'a', description: markup(14) }],
          }),
        ),
      ],
      files: [{ attachment: Buffer.from('<script>hit(15)</script>'), name: 'page<img src=x>.html' }],
    });
    await bot.say('table', {
      poll: {
        question: { text: markup(16) },
        answers: [{ text: markup(17) }, { text: 'plain' }],
        duration: 1,
        allowMultiselect: false,
      },
    });
    const message = ann.message('content');
    for (const place of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
      await message.getByText(markup(place)).first().waitFor();
    await message.getByText(script).first().waitFor();
    await ann.page
      .getByRole('region', { name: markup(16) })
      .getByText(markup(17))
      .waitFor();
    await expectHarmless(ann);
    await ann.screenshot('hostile');
  });

  it('does no harm in a name, a command or a file of one’s own', async () => {
    const { bot } = scene;
    const name = '<img src=x onerror=hit()>';
    const ann = await scene.visit('Ann');
    await watch(ann);
    await bot.register({ name: 'run', description: markup(20) });
    await ann.page.getByRole('button', { name: 'Sit as…' }).click();
    const about = ann.page.locator('form', { hasText: 'About you' });
    await about.getByLabel('Name').fill(name);
    await about.getByRole('button', { name: 'Save' }).click();
    await ann.page.keyboard.press('Escape');
    await ann.say(`hello <b>there</b> ${script}`);
    await ann.message('hello <b>there</b>').getByText(name, { exact: true }).waitFor();
    await ann.composer.fill('/run');
    await ann.page.getByRole('option').getByText(markup(20)).waitFor();
    await expectHarmless(ann);
  });

  it('leads nowhere by itself: links are links, pictures elsewhere stay there', async () => {
    const ann = await scene.visit('Ann', 'table');
    await watch(ann);
    await scene.bot.say('table', {
      content: 'https://example.com/page [click](https://example.com/two) [run](javascript:hit())',
      embeds: [
        {
          title: 'elsewhere',
          url: 'https://example.com/three',
          image: { url: 'https://example.com/picture.png' },
          thumbnail: { url: 'https://example.com/small.png' },
          author: { name: 'somebody', icon_url: 'https://example.com/icon.png' },
        },
      ],
    });
    await ann.message('elsewhere').waitFor();
    const links = ann.page.locator('a[href^="https://example.com"]');
    expect(await links.count()).toBeGreaterThan(2);
    const rels = await links.evaluateAll((all) => all.map((one) => one.getAttribute('rel')));
    expect(rels.every((rel) => rel?.includes('noopener'))).toBe(true);
    expect(await ann.page.locator('[href^="javascript:"]').count()).toBe(0);
    expect(await ann.page.locator('img[src^="https:"]').count()).toBe(0);
    await expectHarmless(ann);
    // That nothing was fetched from there is looked at when the visit ends.
  });
});
