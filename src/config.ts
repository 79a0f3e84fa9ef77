import { z } from 'zod';

/** What the operator decides: where the store lies, and with which token the bot speaks to Discord, if any. */
export interface Config {
  readonly store: { readonly file: string } | { readonly address: string };
  readonly discordToken: string | null;
  /** Where the chat page of the local Discord is served. */
  readonly localPort: number;
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

/** An empty setting counts as none: that is what a line without a value in a file of settings means. */
const setting = z
  .string()
  .optional()
  .transform((text) => text?.trim() || null);

const environment = z
  .object({
    EMISSARY_DB: setting.refine((file) => !file?.endsWith('/'), {
      error: 'EMISSARY_DB must name a file, not a folder, for example data/emissary.db.',
    }),
    DATABASE_URL: setting.refine((address) => address === null || /^postgres(ql)?:\/\/\S+$/.test(address), {
      error: 'DATABASE_URL must begin with postgres://, for example postgres://emissary@localhost/emissary.',
    }),
    DISCORD_TOKEN: setting.refine(
      (token) => token === null || /^[\w-]{18,}\.[\w-]{4,}\.[\w-]{18,}$/.test(token),
      {
        error:
          'DISCORD_TOKEN is not a bot token: copy it again from the Bot page of the Discord developer portal.',
      },
    ),
    EMISSARY_PORT: setting.refine(
      (port) => port === null || (/^\d{1,5}$/.test(port) && Number(port) < 65_536),
      {
        error: 'EMISSARY_PORT must be a number below 65536, for example 4870; 0 takes any free port.',
      },
    ),
  })
  .refine(({ EMISSARY_DB, DATABASE_URL }) => EMISSARY_DB === null || DATABASE_URL === null, {
    error: 'Set either EMISSARY_DB or DATABASE_URL, not both: the bot keeps everything in one store.',
  });

/** Reads the settings. The only place that looks at the environment. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const read = environment.safeParse(env);
  if (!read.success) throw new ConfigError(read.error.issues.map(({ message }) => message));
  const { EMISSARY_DB, DATABASE_URL, DISCORD_TOKEN, EMISSARY_PORT } = read.data;
  return {
    store: DATABASE_URL === null ? { file: EMISSARY_DB ?? DEFAULT_FILE } : { address: DATABASE_URL },
    discordToken: DISCORD_TOKEN,
    localPort: EMISSARY_PORT === null ? DEFAULT_PORT : Number(EMISSARY_PORT),
  };
}
