import { DefaultRestOptions, type RESTOptions } from 'discord.js';

type Send = RESTOptions['makeRequest'];

/** An interaction is acknowledged under an address of its own, once. */
const CALLBACK = /\/interactions\/\d+\/[^/]+\/callback(\?|$)/;
const ACKNOWLEDGED = 40_060;

/** discord.js asks again after this and no other failure of the connection. */
function asReset(error: unknown): unknown {
  if (!(error instanceof Error) || error.name === 'AbortError') return error;
  return Object.assign(new Error('the connection to Discord broke', { cause: error }), {
    code: 'ECONNRESET',
  });
}

/** Too many edits of a message that is older than an hour: Discord wants us to wait, but it can be posted anew. */
const OLD_EDITS = 30_046;
const TOO_MANY = 429;
const REFUSED = 400;

/**
 * Requests that outlive a broken connection: all that we ask may be asked again without harm, since posts have nonces.
 * An acknowledgement whose answer was lost is refused the second time, which says that the first one did it.
 */
export function retryingRequest(send: Send = DefaultRestOptions.makeRequest): Send {
  const uncertain = new Set<string>();
  return async (url, init) => {
    try {
      const response = await send(url, init);
      const isAgain = uncertain.delete(url);
      if (response.status === TOO_MANY) return await notWaitingForOldEdits(response);
      if (response.status >= 500 && CALLBACK.test(url)) uncertain.add(url);
      return isAgain && response.status === 400 ? await forgiven(response) : response;
    } catch (error) {
      if (CALLBACK.test(url)) uncertain.add(url);
      throw asReset(error);
    }
  };
}

/** The library waits whenever there are too many; what need not be waited for is refused instead. */
async function notWaitingForOldEdits(
  response: Awaited<ReturnType<Send>>,
): Promise<Awaited<ReturnType<Send>>> {
  const text = await response.text();
  const { headers } = response;
  const status = codeIn(text) === OLD_EDITS ? REFUSED : TOO_MANY;
  return new Response(text, { status, headers: [...headers] });
}

function codeIn(text: string): number | undefined {
  try {
    return (JSON.parse(text) as { code?: number }).code;
  } catch {
    return undefined;
  }
}

async function forgiven(response: Awaited<ReturnType<Send>>): Promise<Awaited<ReturnType<Send>>> {
  const text = await response.text();
  const { code } = JSON.parse(text) as { code?: number };
  const { headers, status } = response;
  if (code !== ACKNOWLEDGED) return new Response(text, { status, headers });
  // Nothing follows, so nothing may say that it is JSON.
  const rest = [...headers].filter(([name]) => !name.toLowerCase().startsWith('content-'));
  return new Response(null, { status: 204, headers: rest });
}
