import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig, SETTINGS } from '../../src/config.ts';

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
/** Each variable with the words above it. */
const explained = [...example.matchAll(/^# (.+)\n([A-Z_]+)=(.*)$/gm)];

it('.env.example explains every variable there is, and no other', () => {
  expect(explained.map(([, , name]) => name).sort()).toEqual([...SETTINGS].sort());
  for (const [, words = ''] of explained) expect(words.length).toBeGreaterThan(40);
  expect(example.match(/^[A-Z_]+=/gm)).toHaveLength(SETTINGS.length);
});

it('.env.example as it stands means the usual', () => {
  const given = Object.fromEntries(explained.map(([, , name, value]) => [name, value]));
  expect(readConfig(given)).toEqual(readConfig({}));
});
