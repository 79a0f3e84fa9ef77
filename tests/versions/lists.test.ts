import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Lists, listsOf } from '#cli/saves/lists.ts';
import { LISTS, readSaves } from '#cli/saves/save.ts';
import type { Game } from '#core/game.ts';
import { games } from '#games/index.ts';
import { differences, shapeDifferences } from './differences.ts';

const ROOT = path.resolve(import.meta.dirname, '../saves');

const WHAT_TO_DO = `Running tables hold what this change takes away. Either leave it as it was (a message or topic that is not used any more may
stay), or, for another shape of the state: raise the game's \`version\`, add a step to its \`migrations\` that brings states of the version before
up to it, and write the new lists with \`npm run -s emissary -- saves --lists\`. Saves of a version are made with \`saves\` when it is released,
before its successor is begun.`;

function releasedLists(game: string, version: string): Lists | null {
  const folder = path.join(ROOT, game, version);
  if (!LISTS.every((file) => existsSync(path.join(folder, file)))) return null;
  const [shape, keys, topics] = LISTS.map((file) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  );
  return { shape, keys, topics };
}

const versionsOf = (game: string) => readdirSync(path.join(ROOT, game));

describe.each([...games.values()])('$id', (game) => {
  const newest = releasedLists(game.id, `${game.version}`);
  const now = listsOf(game);

  it('has the shape, the messages and the topics of its newest version, or more', () => {
    expect(newest, `no lists of version ${game.version}. ${WHAT_TO_DO}`).not.toBeNull();
    const found = differences(newest!, now);
    expect(found, WHAT_TO_DO).toEqual([]);
  });

  it('has the messages and topics of every version before', () => {
    for (const version of versionsOf(game.id)) {
      const released = releasedLists(game.id, version);
      if (released) expect(differences({ ...released, shape: now.shape }, now), WHAT_TO_DO).toEqual([]);
    }
  });

  it('lists every message that saved tables were told', () => {
    for (const version of versionsOf(game.id)) {
      const released = releasedLists(game.id, version);
      if (!released) continue;
      const told = new Set<string>();
      for (const { save } of readSaves(path.join(ROOT, game.id, version)))
        for (const entry of save.entries)
          if ('facts' in entry) for (const { message } of entry.facts) keysIn(message, told);
      expect([...told].filter((key) => !released.keys.includes(key))).toEqual([]);
    }
  });

  it('turns red at a change of shape, a dropped message and a renamed topic', () => {
    const { shape, keys, topics } = now;
    const planted = (change: Partial<Lists>) => differences(newest!, { ...now, ...change });
    const fields = Object.keys((shape as { properties: object }).properties);
    const { [fields[0]!]: _, ...others } = (shape as { properties: Record<string, object> }).properties;
    expect(planted({ shape: { ...(shape as object), properties: others } })).toEqual([
      `the state: ${fields[0]} is gone`,
    ]);
    const required = [...(shape as { required: string[] }).required, 'purse'];
    expect(planted({ shape: { ...(shape as object), required } })).toEqual([
      'the state: purse is needed now',
    ]);
    const key = keys.find((one) => one.startsWith('fact.'))!;
    expect(planted({ keys: keys.filter((one) => one !== key) })).toEqual([`the message ${key} is gone`]);
    const [topic] = topics as [string];
    expect(planted({ topics: topics.map((one) => (one === topic ? 'renamed' : one)) })).toEqual([
      `the topic ${topic} is gone`,
    ]);
  });

  it('has a step from every version since the first that it can bring up', () => {
    const { version, migrations = [] } = game as Game;
    const from = migrations.map((step) => step.from).sort((a, b) => a - b);
    expect(from).toEqual(from.map((_, i) => version - from.length + i));
  });
});

/** The keys of a message and of all within it. */
function keysIn(value: unknown, into: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const { key, args } = value as { key?: unknown; args?: unknown };
  if (typeof key === 'string' && args !== undefined) into.add(key);
  for (const part of Object.values(value)) keysIn(part, into);
}

describe('the comparison of shapes', () => {
  const fleet = {
    type: 'object',
    properties: {
      ships: { type: 'integer', minimum: 0, maximum: 8 },
      kind: { type: 'string', enum: ['cruiser', 'carrier'] },
      crew: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    },
    required: ['ships', 'kind'],
  };
  const changed = (name: keyof typeof fleet.properties, schema: object) => ({
    ...fleet,
    properties: { ...fleet.properties, [name]: schema },
  });

  it.each<[string, object]>([
    ['one more value', changed('kind', { type: 'string', enum: ['carrier', 'cruiser', 'dock'] })],
    ['a wider range', changed('ships', { type: 'integer', minimum: -1 })],
    ['one more field that may be missing', changed('flag' as never, { type: 'string' })],
    ['a field that may be missing now', { ...fleet, required: ['ships'] }],
    [
      'one more form',
      changed('crew', { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }, {}] } }),
    ],
  ])('lets pass %s', (_, now) => {
    expect(shapeDifferences(fleet, now)).toEqual([]);
  });

  it.each<[string, object]>([
    ['a value that is gone', changed('kind', { type: 'string', enum: ['cruiser'] })],
    ['a narrower range', changed('ships', { type: 'integer', minimum: 0, maximum: 7 })],
    ['a new limit', changed('kind', { ...fleet.properties.kind, maxLength: 3 })],
    ['another type', changed('ships', { type: 'string' })],
    ['a field that is needed now', { ...fleet, required: ['ships', 'kind', 'crew'] }],
    ['a form that is gone', changed('crew', { type: 'array', items: { anyOf: [{ type: 'string' }] } })],
    ['a field that is gone', { ...fleet, properties: { ships: fleet.properties.ships } }],
  ])('finds %s', (_, now) => {
    expect(shapeDifferences(fleet, now)).not.toEqual([]);
  });
});
