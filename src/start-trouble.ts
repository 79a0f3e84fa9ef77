import { ConnectionLost } from '#discord/client/gateway-connection.ts';
import { ConnectionClosed } from '#discord/client/login.ts';
import { WorldRefused } from '#local-discord/persistence/persistence.ts';
import { StoreError } from '#store/store-error.ts';
import { type Config, ConfigError } from './config.ts';

const UNREACHABLE =
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|UND_ERR_\w+)$/;

/** Why Discord closes a connection for good, and what would help. */
const PARTING: Readonly<Record<number, string>> = {
  4004: 'Discord no longer takes DISCORD_TOKEN: it was reset. Copy the new one from the Bot page of the developer portal.',
  4011: 'The bot is in more servers than one connection to Discord may serve (code 4011); Emissary cannot split itself yet.',
  4013: 'Discord does not know an intent that the bot asks for (code 4013): install a newer version of Emissary.',
  4014: 'Discord does not allow the bot an intent it asks for (code 4014): Emissary needs none of the privileged ones, so install its newest version, or look at the Bot page of the developer portal.',
};

function field(error: unknown, name: string): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  const found = (error as Record<string, unknown>)[name];
  return found ?? field((error as { cause?: unknown }).cause, name);
}

/** One clear sentence instead of a stack, where it is the settings or the surroundings and not us. */
export function explained(error: unknown, config: Config | null): string | null {
  if (error instanceof ConfigError || error instanceof StoreError || error instanceof WorldRefused)
    return error.message;
  if (error instanceof ConnectionClosed) return PARTING[error.closeCode] ?? `${error.message}.`;
  if (error instanceof ConnectionLost)
    return `${error.message}: Emissary ends, so that whatever watches over it starts it again. Every table is kept.`;
  const code = String(field(error, 'code'));
  const status = Number(field(error, 'status'));
  if (code === 'EADDRINUSE') {
    const port = field(error, 'port');
    const setting = port === config?.healthPort ? 'EMISSARY_HEALTH_PORT' : 'EMISSARY_PORT';
    return `Port ${port} is taken: set ${setting} to another one, or to 0 for any.`;
  }
  if (code === 'EACCES' && field(error, 'syscall') === 'listen')
    return `Port ${field(error, 'port')} may not be used by this user: take one above 1023.`;
  if (code === 'TokenInvalid')
    return 'Discord does not take DISCORD_TOKEN: copy it again from the Bot page of the developer portal.';
  if (UNREACHABLE.test(code))
    return `Discord cannot be reached (${code}): check the network of this machine, and try again.`;
  if (status >= 500) return `Discord is not well just now (${status}): try again in a while.`;
  return null;
}
