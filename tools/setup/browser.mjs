/** The browser that tests look at pages with. */
import { existsSync } from 'node:fs';
import { aptCommand, isDebian } from './debian.mjs';

export const BROWSER_PACKAGES = ['chromium'];

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where a Chromium or Chrome lies, or null; EMISSARY_CHROMIUM names one that lies elsewhere. */
export function findBrowser() {
  const named = process.env.EMISSARY_CHROMIUM;
  return [...(named ? [named] : []), ...PLACES].find((place) => existsSync(place)) ?? null;
}

/** What a person without one is told. */
export function browserHint() {
  const get = isDebian()
    ? `Get it with: ${aptCommand(BROWSER_PACKAGES)}`
    : 'Install it, or name its program in EMISSARY_CHROMIUM.';
  return `the tests of the chat page need Chromium, which was not found. ${get}`;
}
