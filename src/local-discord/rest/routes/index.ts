import type { Route } from '../route.ts';
import { gatewayRoutes } from './gateway.ts';
import { interactionRoutes } from './interactions.ts';
import { messageRoutes } from './messages.ts';
import { userRoutes } from './users.ts';

/** All operations the local Discord knows. */
export const ROUTES: readonly Route[] = [
  ...gatewayRoutes,
  ...userRoutes,
  ...messageRoutes,
  ...interactionRoutes,
];
