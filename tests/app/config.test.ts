import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../src/config.ts';

const token = `${'a'.repeat(24)}.${'b'.repeat(6)}.${'c'.repeat(38)}`;

function problems(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  return [];
}

describe('the settings', () => {
  it('need nothing: a file and no Discord', () => {
    expect(readConfig({})).toEqual({
      store: { file: 'data/emissary.db' },
      databaseWaitMs: 60_000,
      discordToken: null,
      discordApi: null,
      localPort: 4870,
      healthPort: null,
    });
    expect(readConfig({ EMISSARY_DB: '', DATABASE_URL: ' ', DISCORD_TOKEN: '' })).toEqual(readConfig({}));
  });

  it('name another file, or a server, and a token', () => {
    expect(readConfig({ EMISSARY_DB: ' /var/lib/e.db ' }).store).toEqual({ file: '/var/lib/e.db' });
    const address = 'postgres://emissary@localhost/emissary';
    expect(readConfig({ DATABASE_URL: address }).store).toEqual({ address });
    expect(readConfig({ DATABASE_WAIT: '0' }).databaseWaitMs).toBe(0);
    expect(problems({ DATABASE_WAIT: 'soon' })).toEqual([expect.stringMatching(/^DATABASE_WAIT must be/)]);
    expect(readConfig({ DATABASE_URL: 'postgresql://h/d', DISCORD_TOKEN: token }).discordToken).toBe(token);
  });

  it('name a Discord that is not the real one, on this machine only and with its token', () => {
    const api = 'http://127.0.0.1:4870/api';
    expect(readConfig({ DISCORD_API: api, DISCORD_TOKEN: token }).discordApi).toBe(api);
    expect(problems({ DISCORD_API: api })).toEqual([expect.stringMatching(/^DISCORD_API needs/)]);
    for (const elsewhere of [
      'https://127.0.0.1:1/api',
      'http://discord.example:80/api',
      'http://127.0.0.1:1@evil.example/',
      'api',
    ])
      expect(problems({ DISCORD_API: elsewhere, DISCORD_TOKEN: token })).toEqual([
        expect.stringMatching(/^DISCORD_API must/),
      ]);
  });

  it('that are wrong get one sentence each, and no secret is repeated', () => {
    expect(problems({ DATABASE_URL: 'mysql://root:hunter2@h/d' })).toEqual([
      expect.stringMatching(/^DATABASE_URL must/),
    ]);
    expect(readConfig({ EMISSARY_PORT: '0' }).localPort).toBe(0);
    expect(problems({ EMISSARY_PORT: '65536' })).toEqual([expect.stringMatching(/^EMISSARY_PORT must/)]);
    expect(problems({ EMISSARY_DB: 'data/' })).toEqual([expect.stringMatching(/^EMISSARY_DB must/)]);
    expect(problems({ DISCORD_TOKEN: 'hunter2' })).toEqual([expect.stringMatching(/^DISCORD_TOKEN is not/)]);
    const all = problems({ DATABASE_URL: 'hunter2', DISCORD_TOKEN: 'hunter2' });
    expect(all).toHaveLength(2);
    expect(all.join()).not.toContain('hunter2');
    expect(problems({ DATABASE_URL: 'postgres://h/d', EMISSARY_DB: 'x.db' })).toEqual([
      expect.stringMatching(/not both/),
    ]);
  });
});
