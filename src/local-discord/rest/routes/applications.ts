import { applicationPayload } from '../../payload/application.ts';
import { refusal } from '../api-error.ts';
import { applicationChange } from '../body/user.ts';
import { type Call, ok, type Reply, type Route, route } from '../route.ts';

/** Things an application has none of here. */
const NOTHING: readonly (readonly [path: string, body: unknown])[] = [
  ['role-connections/metadata', []],
  ['skus', []],
  ['entitlements', []],
];

export const applicationRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/applications/@me', handle: ({ world }) => ok(applicationPayload(world)) }),
  route({
    method: 'GET',
    path: '/oauth2/applications/@me',
    handle: ({ world }) => ok(applicationPayload(world)),
  }),
  route({
    method: 'PATCH',
    path: '/applications/@me',
    body: applicationChange,
    handle({ world, body }) {
      if (body.description != null) world.state.application.description = body.description;
      return ok(applicationPayload(world));
    },
  }),
  ...NOTHING.map(([path, body]) =>
    route({
      method: 'GET',
      path: `/applications/:application/${path}`,
      handle: (call) => forOwn(call, body),
    }),
  ),
];

function forOwn({ world, params }: Call, body: unknown): Reply {
  if (params.application !== world.state.application.id) throw refusal('unknownApplication');
  return ok(body);
}
