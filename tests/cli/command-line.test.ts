import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableRecord } from '#core/record.ts';
import { masterOfTheGalaxy } from '#games/master-of-the-galaxy/index.ts';
import { selfPlay } from '../support/selfplay.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'emissary-cli-'));
const file = (name: string) => path.join(folder, name);

/** Runs the built command as a person would, and gives what it said. */
function emissary(...args: readonly string[]) {
  const ran = spawnSync(process.execPath, ['dist/emissary.js', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, EMISSARY_DB: file('tables.db') },
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

let record: TableRecord;
beforeAll(() => {
  record = selfPlay(masterOfTheGalaxy, { seats: 2, seed: 3 }).journal.record();
  writeFileSync(file('table.json'), JSON.stringify(record));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(
  name: string,
  change: (record: { -readonly [K in keyof TableRecord]: TableRecord[K] }) => void,
): string {
  const copy = JSON.parse(JSON.stringify(record));
  change(copy);
  writeFileSync(file(name), JSON.stringify(copy));
  return file(name);
}

describe('emissary selfplay', () => {
  it('prints one line of JSON for each game, the same for the same seed', () => {
    const args = [
      'selfplay',
      '--game',
      'master-of-the-galaxy',
      '--seats',
      '3',
      '--games',
      '2',
      '--seed',
      's',
      '--bots',
      'greedy',
      '--json',
    ];
    const first = emissary(...args);
    expect(first.code).toBe(0);
    const lines = first.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(Object.keys(line)).toEqual([
        'game',
        'seats',
        'seed',
        'answers',
        'checkpoints',
        'ms',
        'windows',
        'winners',
        'scores',
        'rounds',
      ]);
      expect(line).toMatchObject({ game: 'master-of-the-galaxy', seats: 3 });
      expect(line.winners).toHaveLength(1);
      expect(line.scores[line.winners[0]]).toBe(100);
      expect(line.scores).toHaveLength(3);
    }
    const strip = (out: string) => out.replaceAll(/"ms":\d+/g, '');
    expect(strip(emissary(...args).out)).toBe(strip(first.out));
  });

  it('plays what the options say', () => {
    const ran = emissary(
      'selfplay',
      '--games',
      '1',
      '--bots',
      'greedy',
      '--options',
      '{"variant":"experienced"}',
      '--json',
    );
    expect(ran.code).toBe(0);
  });

  it.each([
    [['--game', 'chess'], 'no game "chess"; there are twilight-imperium, master-of-the-galaxy'],
    [['--seats', '7'], 'is played by 2, 3, 4 seats, not 7'],
    [['--games', 'many'], 'a whole number'],
    [['--options', '{'], 'JSON is needed'],
    [['--modules', 'all'], 'master-of-the-galaxy has no modules'],
    [['--game', 'twilight-imperium', '--modules', 'dragons'], 'no module "dragons"; it has se.nexus'],
  ])('refuses %j with a word on what is wrong', (args, words) => {
    const ran = emissary('selfplay', ...args);
    expect(ran.code).not.toBe(0);
    expect(ran.err).toContain(words);
    expect(ran.err).not.toContain('    at ');
  });

  it.each([
    [['--bots', 'clever'], 'has no bot "clever"'],
    [['--options', '{"variant":"easy"}'], 'variant'],
  ])('fails the games of %j and says why', (args, words) => {
    const ran = emissary('selfplay', '--games', '1', '--json', ...args);
    expect(ran.code).toBe(1);
    expect(JSON.parse(ran.out).error).toContain(words);
  });
});

describe('emissary replay and verify', () => {
  it('find a table as it was played to be right', () => {
    expect(JSON.parse(emissary('verify', file('table.json'), '--json').out)).toMatchObject({
      ok: true,
      problems: [],
    });
    expect(JSON.parse(emissary('replay', file('table.json'), '--json').out)).toMatchObject({
      ok: true,
      problems: [],
    });
    expect(emissary('verify', file('table.json')).out).toContain('✓');
  });

  it('find a changed draw, seed, answer and checkpoint', () => {
    const draw = written('draw.json', ({ entries }) => {
      const [entry] = entries.filter((one) => one.kind === 'answer' && one.draws.length > 0);
      if (entry?.kind !== 'answer') throw new Error('no draw');
      (entry.draws[0]!.results as number[])[0]! += 1;
    });
    const seed = written('seed.json', (copy) => {
      copy.seed = 'f'.repeat(64);
    });
    const state = written('state.json', ({ checkpoints }) => {
      const last = checkpoints.at(-1) as { state: string };
      last.state = last.state.replace('"skips":0', '"skips":1');
    });
    const answer = written('answer.json', ({ entries }) => {
      (entries as unknown[]).splice(5, 1);
    });
    expect(emissary('verify', draw)).toMatchObject({ code: 1 });
    expect(emissary('verify', seed).out).toContain('not the one committed to');
    expect(emissary('replay', state)).toMatchObject({ code: 1 });
    expect(emissary('replay', answer)).toMatchObject({ code: 1 });
  });

  it.each([
    ['nowhere.json', 'cannot read'],
    ['garbage.json', 'is not JSON'],
    ['other.json', 'is not an exported table'],
  ])('say what is wrong with %s', (name, words) => {
    if (name === 'garbage.json') writeFileSync(file(name), 'PK\u0003\u0004');
    if (name === 'other.json') writeFileSync(file(name), '{"format":2}');
    const ran = emissary('verify', file(name));
    expect(ran.code).toBe(1);
    expect(ran.err).toContain(words);
  });
});

describe('emissary narrate', () => {
  it.each(['en', 'ru'])('tells a whole game in %s and proves its dice', (language) => {
    const ran = emissary('narrate', '--seats', '2', '--seed', 'tale', '--language', language);
    expect(ran.code).toBe(0);
    expect(ran.out).toContain(language === 'en' ? 'wins by' : 'побеждает');
    expect(ran.out).not.toMatch(/undefined|NaN|\[object/);
    expect(ran.out.trim().split('\n').length).toBeGreaterThan(100);
  });
});

describe('emissary export', () => {
  it('says so when there is no such table, and leaves a garbage file as it is', () => {
    expect(emissary('export', 'nothere')).toMatchObject({ code: 1 });
    writeFileSync(file('tables.db'), 'this is no database, and must stay as it is');
    const ran = emissary('export', 'nothere');
    expect(ran.code).toBe(1);
    expect(ran.err).not.toContain('    at ');
    expect(readFileSync(file('tables.db'), 'utf8')).toContain('must stay as it is');
  });
});
