import type { APIUser } from 'discord-api-types/v10';
import { userPayload } from '../payload/user.ts';
import { byAge } from '../world/age.ts';
import type { World } from '../world/world.ts';

/** Some of a list of people, by their ids. */
export function usersPage(
  world: World,
  ids: readonly string[],
  { after, limit }: { after?: string | undefined; limit: number },
): APIUser[] {
  return [...ids]
    .sort(byAge)
    .filter((id) => after === undefined || byAge(id, after) > 0)
    .slice(0, limit)
    .map((id) => userPayload(world.account(id)));
}
