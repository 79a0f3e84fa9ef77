import { ok, type Route, route } from '../route.ts';

export const gatewayRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/gateway',
    open: true,
    handle: ({ world }) => ok({ url: gatewayUrl(world.origin) }),
  }),
  route({
    method: 'GET',
    path: '/gateway/bot',
    handle: ({ world }) =>
      ok({
        url: gatewayUrl(world.origin),
        shards: 1,
        session_start_limit: { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 },
      }),
  }),
];

/** Where clients connect and come back to. */
export function gatewayUrl(origin: string): string {
  return `${origin.replace(/^http/, 'ws')}/gateway`;
}
