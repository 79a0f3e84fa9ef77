import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ownFolder } from '../e2e/bot-process.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
/** The service as the README gives it, without the margin. */
const unit = (/^ {4}\[Unit\]\n(?: {4}.*\n|\n)+/m.exec(readme)?.[0] ?? '').replaceAll(/^ {4}/gm, '');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it('the service of the README comes up again whatever happens, and may not do more than it needs', () => {
  for (const line of ['Restart=always', 'RestartSec=10', 'StartLimitIntervalSec=0', 'NoNewPrivileges=yes'])
    expect(unit.split('\n')).toContain(line);
  for (const name of ['MemoryMax', 'TasksMax', 'LimitNOFILE', 'TimeoutStopSec'])
    expect(unit).toMatch(`\n${name}=`);
});

it.skipIf(!hasSystemd)('systemd finds nothing wrong with it', () => {
  const file = path.join(ownFolder(), 'emissary.service');
  const root = path.resolve(import.meta.dirname, '../..');
  writeFileSync(file, unit.replace('/usr/bin/node', process.execPath).replaceAll('/opt/emissary', root));
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
    encoding: 'utf8',
  });
  const ours = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('emissary.service'));
  expect(ours).toEqual([]);
});
