import { pino } from 'pino';
import type { Logger } from '#app/runner/dependencies.ts';
import { logContext } from '#discord/interactions/log-context.ts';
import type { Config } from './config.ts';

/** What answers an interaction is as good as a password for a quarter of an hour. */
const INTERACTION_TOKEN = /(\/(?:webhooks|interactions)\/\d+\/)[\w.-]{20,}/g;
const HIDDEN = '[hidden]';

/** What must never be read by anybody, in whatever line it might slip. */
function secretsOf({ discordToken, store }: Pick<Config, 'discordToken' | 'store'>): string[] {
  // As it is written: between the first colon and the last at sign.
  const password = 'address' in store ? /^\w+:\/\/[^:@/]*:(.+)@/.exec(store.address)?.[1] : null;
  return [discordToken, password].flatMap((secret) => secret || []);
}

/** Takes secrets out of a line. */
export function hiding(config: Pick<Config, 'discordToken' | 'store'>): (line: string) => string {
  const secrets = secretsOf(config);
  return (line) =>
    secrets
      .reduce((text, secret) => text.replaceAll(secret, HIDDEN), line)
      .replaceAll(INTERACTION_TOKEN, `$1${HIDDEN}`);
}

/** Everything an operator wants to read goes to the standard error, one JSON line each, with what it was about. */
export function operatorLog(config: Config): Logger {
  const hide = hiding(config);
  const out = pino.destination({ dest: 2, sync: true });
  const stream = { write: (line: string) => void out.write(hide(line)) };
  return pino({ name: 'emissary', level: 'info', mixin: logContext }, stream);
}
