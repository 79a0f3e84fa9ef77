import { existsSync } from 'node:fs';
import { z } from 'zod';

/** What the operator decides: where the store lies, and with which token the bot speaks to Discord, if any. */
export interface Config {
  readonly store: { readonly file: string } | { readonly address: string };
  /** How long a PostgreSQL server that is not there yet is waited for at the start. */
  readonly databaseWaitMs: number;
  readonly discordToken: string | null;
  /** Where a Discord that is not the real one takes requests; null for the real one, or the one we start ourselves. */
  readonly discordApi: string | null;
  /** Where the chat page of the local Discord is served. */
  readonly localPort: number;
  /** Where health and counters are served, if they are. */
  readonly healthPort: number | null;
}

/** Settings that cannot be used; each problem is a sentence that says what to do, and repeats no secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

const DEFAULT_FILE = 'data/emissary.db';
const DEFAULT_PORT = 4870;
const DEFAULT_WAIT_SECONDS = 60;
/** A bot's token goes nowhere but to Discord itself or to a program on this machine. */
const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}\/[\w/.-]*$/;

/** An empty setting counts as none: that is what a line without a value in a file of settings means. */
const setting = z
  .string()
  .optional()
  .transform((text) => text?.trim() || null);

const isPort = (port: string | null) => port === null || (/^\d{1,5}$/.test(port) && Number(port) < 65_536);

const settings = z.object({
  EMISSARY_DB: setting.refine((file) => !file?.endsWith('/'), {
    error: 'EMISSARY_DB must name a file, not a folder, for example data/emissary.db.',
  }),
  DATABASE_URL: setting.refine((address) => address === null || /^postgres(ql)?:\/\/\S+$/.test(address), {
    error: 'DATABASE_URL must begin with postgres://, for example postgres://emissary@localhost/emissary.',
  }),
  DATABASE_WAIT: setting.refine((seconds) => seconds === null || /^\d{1,4}$/.test(seconds), {
    error: 'DATABASE_WAIT must be a number of seconds below 10000, for example 60.',
  }),
  DISCORD_TOKEN: setting.refine(
    (token) => token === null || /^[\w-]{18,}\.[\w-]{4,}\.[\w-]{18,}$/.test(token),
    {
      error:
        'DISCORD_TOKEN is not a bot token: copy it again from the Bot page of the Discord developer portal.',
    },
  ),
  DISCORD_API: setting.refine((address) => address === null || LOOPBACK.test(address), {
    error:
      'DISCORD_API must be an http address on this machine, for example http://127.0.0.1:4870/api; leave it empty for the real Discord.',
  }),
  EMISSARY_PORT: setting.refine(isPort, {
    error: 'EMISSARY_PORT must be a number below 65536, for example 4870; 0 takes any free port.',
  }),
  EMISSARY_HEALTH_PORT: setting.refine(isPort, {
    error:
      'EMISSARY_HEALTH_PORT must be a number below 65536, for example 4871; leave it empty for no such port.',
  }),
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(settings.shape);

const environment = settings
  .refine(({ EMISSARY_DB, DATABASE_URL }) => EMISSARY_DB === null || DATABASE_URL === null, {
    error: 'Set either EMISSARY_DB or DATABASE_URL, not both: the bot keeps everything in one store.',
  })
  .refine(({ DISCORD_API, DISCORD_TOKEN }) => DISCORD_API === null || DISCORD_TOKEN !== null, {
    error: 'DISCORD_API needs DISCORD_TOKEN, the token of the bot at that Discord; without it, set neither.',
  });

/** Settings may also lie in a file named .env in the folder one starts from; what is set outside it counts more. */
function surroundings(): Readonly<Record<string, string | undefined>> {
  if (!existsSync('.env')) return process.env;
  try {
    process.loadEnvFile('.env');
  } catch {
    throw new ConfigError(['The file .env cannot be read: give this user the right to, or take it away.']);
  }
  return process.env;
}

/** Reads the settings. The only place that looks at the environment. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = surroundings()): Config {
  const read = environment.safeParse(env);
  if (!read.success) throw new ConfigError(read.error.issues.map(({ message }) => message));
  const { EMISSARY_DB, DATABASE_URL, DATABASE_WAIT, DISCORD_TOKEN, DISCORD_API, EMISSARY_PORT } = read.data;
  const { EMISSARY_HEALTH_PORT } = read.data;
  return {
    store: DATABASE_URL === null ? { file: EMISSARY_DB ?? DEFAULT_FILE } : { address: DATABASE_URL },
    databaseWaitMs: (DATABASE_WAIT === null ? DEFAULT_WAIT_SECONDS : Number(DATABASE_WAIT)) * 1_000,
    discordToken: DISCORD_TOKEN,
    discordApi: DISCORD_API,
    localPort: EMISSARY_PORT === null ? DEFAULT_PORT : Number(EMISSARY_PORT),
    healthPort: EMISSARY_HEALTH_PORT === null ? null : Number(EMISSARY_HEALTH_PORT),
  };
}
