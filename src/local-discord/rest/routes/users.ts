import { userPayload } from '../../payload/user.ts';
import { refusal } from '../api-error.ts';
import { ok, type Route, route } from '../route.ts';

export const userRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/users/@me',
    handle: ({ world }) =>
      ok({ ...userPayload(world.bot), mfa_enabled: false, locale: 'en-US', verified: true }),
  }),
  route({
    method: 'GET',
    path: '/users/:user',
    handle({ world, params }) {
      const account = world.state.accounts.get(params['user'] ?? '');
      if (account === undefined) throw refusal('unknownUser');
      return ok(userPayload(account));
    },
  }),
];
