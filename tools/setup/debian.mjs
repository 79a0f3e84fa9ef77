/** Packages of the system, where it is a Debian and we may install them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, say, seconds } from './run.mjs';

export const succeeds = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

export const isDebian = () => existsSync('/etc/debian_version') && succeeds('apt-get', '--version');
export const isRoot = () => process.getuid?.() === 0;

/** What a person would type. */
export const aptCommand = (packages) => `sudo apt-get install -y ${packages.join(' ')}`;

/** Installs packages and says so; false when apt did not succeed. */
export async function aptInstall(packages, { lock, what }) {
  const started = Date.now();
  say(`installing ${what}: ${packages.join(' ')}`);
  const apt = (...args) =>
    run('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      lock,
    });
  const updated = await apt('update');
  const installed = await apt('install', '-y', '--no-install-recommends', ...packages);
  if (updated !== 0 || installed !== 0) return false;
  say(`${packages.join(' ')} installed, ${seconds(started)}`);
  return true;
}
