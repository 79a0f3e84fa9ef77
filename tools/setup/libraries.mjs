/** What the system needs where the native modules are built from source, and how to get it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptCommand, aptInstall, isDebian, isRoot, succeeds } from './debian.mjs';
import { say } from './run.mjs';

const hasLibrary = (name) => succeeds('pkg-config', '--exists', name);

/** By Debian package. Libraries are looked for by pkg-config, since a package may go by another name. */
const REQUIREMENTS = [
  {
    debian: 'build-essential',
    what: 'a C++ compiler and make',
    has: () => succeeds('make', '--version') && succeeds('c++', '--version'),
  },
  { debian: 'python3', what: 'Python 3', has: () => succeeds('python3', '--version') },
  { debian: 'pkg-config', what: 'pkg-config', has: () => succeeds('pkg-config', '--version') },
  { debian: 'libcairo2-dev', what: 'cairo', has: () => hasLibrary('cairo') },
  { debian: 'libpango1.0-dev', what: 'pango', has: () => hasLibrary('pangocairo') },
  { debian: 'libjpeg-dev', what: 'libjpeg', has: () => hasLibrary('libjpeg') },
  {
    debian: 'libgif-dev',
    what: 'giflib',
    has: () =>
      ['/usr/include', '/usr/local/include', '/opt/homebrew/include'].some((at) =>
        existsSync(path.join(at, 'gif_lib.h')),
      ),
  },
  { debian: 'librsvg2-dev', what: 'librsvg', has: () => hasLibrary('librsvg-2.0') },
];

const missing = () => REQUIREMENTS.filter(({ has }) => !has());

/** What to tell a person after a failed install; nothing when all is there. */
export function librariesHint() {
  const needed = missing();
  if (needed.length === 0) return [];
  const names = needed.map(({ what }) => what).join(', ');
  const hint = `Building native modules needs what was not found here: ${names}.`;
  return isDebian() ? [hint, `  ${aptCommand(needed.map(({ debian }) => debian))}`] : [hint];
}

/** Gets what a build needs: with apt when root on Debian; otherwise it only says what may be missing. */
export async function installLibraries(lock) {
  const packages = missing().map(({ debian }) => debian);
  if (packages.length === 0) return;
  if (!isDebian()) {
    say(
      `may be needed to build native modules and was not found: ${missing()
        .map(({ what }) => what)
        .join(', ')}`,
    );
    return;
  }
  if (!isRoot()) {
    say(`if no prebuilt binary fits, building needs: ${aptCommand(packages)}`);
    return;
  }
  const what = 'the libraries that native modules are built with';
  const installed = await aptInstall(packages, { lock, what });
  if (!installed) say('apt-get did not succeed; going on, a prebuilt binary may do');
}
