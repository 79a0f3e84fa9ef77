import { expect, it } from 'vitest';
import { ConnectionLost } from '#discord/client/gateway-connection.ts';
import { ConnectionClosed } from '#discord/client/login.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { hiding } from '../../src/operator-log.ts';
import { explained } from '../../src/start-trouble.ts';

const config: Config = readConfig({ EMISSARY_PORT: '4870', EMISSARY_HEALTH_PORT: '4871' });
const fault = (fields: object) => Object.assign(new Error('no'), fields);

it.each([
  [new ConnectionClosed(4004), /DISCORD_TOKEN: it was reset/],
  [new ConnectionClosed(4014), /intent.*none of the privileged ones/],
  [new ConnectionClosed(4010), /closed the connection for good \(code 4010\)/],
  [new ConnectionLost(), /hangs.*starts it again/],
  [fault({ code: 'TokenInvalid' }), /does not take DISCORD_TOKEN/],
  [fault({ code: 'EADDRINUSE', port: 4870 }), /Port 4870 is taken: set EMISSARY_PORT/],
  [fault({ code: 'EADDRINUSE', port: 4871 }), /Port 4871 is taken: set EMISSARY_HEALTH_PORT/],
  [fault({ code: 'EACCES', syscall: 'listen', port: 80 }), /Port 80 may not be used/],
  [new Error('failed', { cause: fault({ code: 'ENOTFOUND' }) }), /cannot be reached \(ENOTFOUND\)/],
  [fault({ status: 503 }), /not well just now \(503\)/],
] as const)('%s has one sentence', (error, sentence) => {
  const said = explained(error, config);
  expect(said).toMatch(sentence);
  expect(said).not.toContain('\n');
});

it('what is our own fault is not explained away', () => {
  expect(explained(new TypeError('x is not a function'), config)).toBeNull();
});

it('a line for the operator hides tokens and passwords, wherever they stand', () => {
  const token = 'aaaaaaaaaaaaaaaaaaaaaaaa.bbbbbb.cccccccccccccccccccccccccccccc';
  const hide = hiding({ discordToken: token, store: { address: 'postgres://emissary:p@ss:w@host/db' } });
  const line = JSON.stringify({
    error: `POST https://discord.com/api/v10/webhooks/123/${'x'.repeat(60)}/messages/@original with ${token}`,
    also: 'postgres://emissary:p@ss:w@host/db',
    url: `/interactions/99/${'Y'.repeat(30)}/callback`,
    table: 'abc1234',
  });
  const shown = hide(line);
  expect(shown).not.toMatch(/x{20}|Y{20}|p@ss:w/);
  expect(shown).not.toContain(token);
  expect(shown).toContain('/webhooks/123/[hidden]/messages/@original');
  expect(shown).toContain('"table":"abc1234"');
});
