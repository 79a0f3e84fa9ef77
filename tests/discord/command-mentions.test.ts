import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commands } from '#commands/index.ts';
import { command, withCommandIds } from '#discord/messages/command-mention.ts';
import { labelText, quote } from '#discord/messages/quote.ts';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/** Everything that is said around the tables, file by file. */
const texts = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:app|discord|core|games.[^/]+).text.*[.]ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(SRC, file), 'utf8') }));

const registered = new Set(
  [...commands.values()].flatMap((one) =>
    'handler' in one
      ? [one.name.en]
      : Object.values(one.handlers).map(({ name }) => `${one.name.en} ${name.en}`),
  ),
);

describe('commands in texts', () => {
  it('are named so that they can be clicked, never just written', () => {
    const names = [...commands.values()].flatMap(({ name }) => [name.en, name.ru]).join('|');
    const written = new RegExp(`(?:^|[\\s\`(])/(?:${names})(?![\\p{L}\\p{N}/])`, 'mu');
    expect(texts.length).toBeGreaterThan(20);
    for (const { file, text } of texts) expect(written.exec(text)?.[0], file).toBeUndefined();
  });

  it('are such as there are', () => {
    const named = texts.flatMap(({ text }) =>
      [...text.matchAll(/command\('([^']+)'\)/g)].map(([, one]) => one),
    );
    expect(named.length).toBeGreaterThan(30);
    for (const one of named) expect([...registered], one).toContain(one);
  });

  it('get their ids on the way out, or are written where there are none', () => {
    const ids = new Map([['game', '12345']]);
    const text = `${command('game new')}, then ${command('play')}; ${quote(command('game new'))}`;
    expect(withCommandIds(text, ids)).toBe(
      `</game new:12345>, then \`/play\`; ${quote(command('game new'))}`,
    );
    expect(withCommandIds(JSON.stringify({ text }), ids)).toContain('</game new:12345>');
    expect(withCommandIds(text, ids).length).toBeLessThanOrEqual(text.length);
  });

  it('are plain where nothing can be clicked', () => {
    expect(labelText(`Try ${command('game new')}`)).toBe('Try /game new');
  });
});
