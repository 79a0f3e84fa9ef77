/** Gets Chromium where it is missing. The tests that need it say what to do where that was not possible. */
import { BROWSER_PACKAGES, browserHint, findBrowser } from './browser.mjs';
import { aptInstall, isDebian, isRoot } from './debian.mjs';
import { withLock } from './lock.mjs';
import { say } from './run.mjs';

export async function installBrowser(root) {
  if (!isDebian() || !isRoot()) {
    say(browserHint());
    return;
  }
  await withLock(root, async (lock) => {
    if (findBrowser() !== null) return;
    const installed = await aptInstall(BROWSER_PACKAGES, {
      lock,
      what: 'the browser for the tests of the chat page',
    });
    if (!installed) say(`apt-get did not succeed; ${browserHint()}`);
  });
}
