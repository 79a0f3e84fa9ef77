import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Less than a test may take, so that what was waited for is named. */
const PATIENCE_MS = 8_000;
const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** The first of the buttons that stand in a message, but those beside a text that only help with it. */
export function firstChoice(message: Locator): Locator {
  return message.locator('.section button:not(.secondary), .action-row button').first();
}

/** How somebody comes to the page: whom and what the address names, on what screen, with a browser in which language. */
export interface Coming {
  readonly place: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly locale?: string;
}

/** Somebody's browser at the chat page, with everything that came to it and all that went wrong in it. */
export class Visit {
  /** All that the page received: frames of its sockets and bodies of answers. */
  readonly received: string[] = [];
  private readonly asked: string[] = [];
  private readonly troubles: string[] = [];
  private readonly reading: Promise<void>[] = [];

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly origin: string,
  ) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.troubles.push(message.text());
    });
    page.on('pageerror', (error) => this.troubles.push(String(error)));
    page.on('dialog', (dialog) => {
      this.troubles.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('request', (request) => this.asked.push(request.url()));
    page.on('response', (response) => {
      const read = response.body().then(
        (body) => void this.received.push(`${response.url()}\n${body.toString('latin1')}`),
        () => undefined,
      );
      this.reading.push(read);
    });
    page.on('websocket', (socket) => {
      this.asked.push(socket.url());
      socket.on('framereceived', ({ payload }) => void this.received.push(String(payload)));
    });
  }

  static async open(
    browser: Browser,
    origin: string,
    { place, viewport = DESKTOP, locale = 'en-US' }: Coming,
  ): Promise<Visit> {
    const context = await browser.newContext({
      viewport,
      locale,
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      hasTouch: viewport.width < 700,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const visit = new Visit(await context.newPage(), context, origin);
    await visit.page.goto(`${origin}/#/${place}`);
    return visit;
  }

  /** The field one writes into. */
  get composer(): Locator {
    return this.page.locator('textarea.writing');
  }

  message(text: string | RegExp): Locator {
    return this.page.getByRole('article').filter({ hasText: text });
  }

  async say(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.composer.press('Enter');
  }

  /** Types a command's name and takes the first one offered. */
  async command(name: string): Promise<Locator> {
    await this.composer.fill(`/${name}`);
    await this.page
      .getByRole('option', { name: `/${name}` })
      .first()
      .waitFor();
    await this.composer.press('Enter');
    const form = this.page.getByRole('form', { name: `/${name}` });
    await form.waitFor();
    return form;
  }

  /** Runs a command that needs nothing filled in. */
  async run(name: string): Promise<void> {
    await this.command(name);
    await this.page.keyboard.press('Enter');
  }

  async go(channel: string): Promise<void> {
    await this.page.getByRole('link', { name: channel }).click();
    await this.page.getByRole('heading', { level: 1, name: channel }).waitFor();
  }

  /** Everything the page was sent so far, as one text. */
  async everything(): Promise<string> {
    await Promise.all(this.reading);
    return this.received.join('\n');
  }

  /** Kept only where a person wants to look at it. */
  async screenshot(name: string): Promise<void> {
    const folder = process.env.EMISSARY_SCREENSHOTS;
    if (folder === undefined) return;
    await this.page.screenshot({ path: path.join(folder, `${name}-${this.page.viewportSize()?.width}.png`) });
  }

  /** Nothing went wrong, and nothing was asked of anybody but this server. */
  async close(): Promise<void> {
    await Promise.all(this.reading);
    await this.context.close();
    expect(this.troubles).toEqual([]);
    const { host } = new URL(this.origin);
    const elsewhere = this.asked.filter((url) => !/^(data|blob):/.test(url) && new URL(url).host !== host);
    expect(elsewhere).toEqual([]);
  }
}
