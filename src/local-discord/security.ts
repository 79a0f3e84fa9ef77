import type { IncomingMessage } from 'node:http';

/** What stands behind a door: bots come through one, browsers through the other. */
export type Door = 'gateway' | 'everything else';

/** Why somebody is not let in, as HTTP says it. */
export type Refusal = 400 | 403 | 421;

/**
 * Only programs of this machine may come in, and pages only if they are ours. A page of another site may have pointed
 * its own name at this machine, or let the browser that shows it ask in the name of the person who looks at it.
 */
export function refusalAt(door: Door, request: IncomingMessage, origin: string): Refusal | null {
  const { headers, url = '' } = request;
  const { port } = new URL(origin);
  const ours = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!/^\/(?![/\\])/.test(url)) return 400;
  if (!ours.includes(headers.host ?? '')) return 421;
  if (headers.origin !== undefined) {
    const isOurs = ours.some((host) => headers.origin === `http://${host}`);
    if (door === 'gateway' || !isOurs) return 403;
  }
  return isAskedByOthers(request) ? 403 : null;
}

/** Browsers tell who asks. Links to our page may stand anywhere; nothing else of ours may be used elsewhere. */
function isAskedByOthers({ method, headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'] ?? 'none';
  if (site === 'none' || site === 'same-origin') return false;
  const followsLink = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return !(method === 'GET' && followsLink);
}

/** Said with every answer: types are not to be guessed, and other sites may neither embed nor read anything. */
export const GUARDS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;
