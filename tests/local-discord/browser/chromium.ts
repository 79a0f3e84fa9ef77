import { type Browser, chromium } from 'playwright-core';
import { browserHint, findBrowser } from '../../../tools/setup/browser.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A real browser without a window, with a profile of its own that goes with it. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(browserHint());
  return await chromium.launch({ executablePath, args: FLAGS });
}
