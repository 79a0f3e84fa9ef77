import type { Account } from '../world/records.ts';
import type { World } from '../world/world.ts';
import type { Seatable } from './protocol.ts';

export function seatable({ id, username, globalName, locale, dmsOpen, hasApp }: Account): Seatable {
  return { id, name: globalName ?? username, locale, dmsOpen, hasApp: hasApp === true };
}

/** Everybody the page may sit as, oldest account first. */
export function seatables(world: World): Seatable[] {
  return [...world.state.accounts.values()].filter(({ bot }) => !bot).map(seatable);
}
