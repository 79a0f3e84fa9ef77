import type { LocalDiscord } from '#local-discord/server.ts';

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Sends the bot's requests without discord.js, so that tests can send what a library would not. */
export function restClient(local: LocalDiscord) {
  return async function rest(method: string, path: string, body?: unknown): Promise<Answered> {
    const response = await fetch(`${local.api}/v10${path}`, {
      method,
      headers: {
        authorization: `Bot ${local.token}`,
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? undefined : JSON.parse(text),
      headers: response.headers,
    };
  };
}

/** The first channel of the first guild. */
export function generalOf(local: LocalDiscord): string {
  const [id = ''] = local.world.state.channels.keys();
  return id;
}
