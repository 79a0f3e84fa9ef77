import type { Layout } from '../sheets/layouts.ts';
import type { Dice, Player } from '../state.ts';
import type { FactionId } from '../tables/factions.ts';

/** What marks depend on beside the player's own things; it stays the same while a player marks. */
export interface Context {
  readonly layout: Layout;
  readonly faction: FactionId | null;
  /** Whether a strategy event lets the player spend what was kept (5.4). */
  readonly strategy: boolean;
  /** The dice, once rolled: a die unlocked after that is spent in the same round (18.4). */
  readonly dice: Dice | null;
}

/** The player with other things in some fields. */
export const withChange = (player: Player, change: Partial<Player>): Player => ({ ...player, ...change });

/** The first of some items that fits, left out. */
export function without<T>(items: readonly T[], fits: (item: T) => boolean): readonly T[] {
  const at = items.findIndex(fits);
  return at < 0 ? items : [...items.slice(0, at), ...items.slice(at + 1)];
}

/** The first of some items that fits, changed. */
export function changed<T>(
  items: readonly T[],
  fits: (item: T) => boolean,
  change: (item: T) => T,
): readonly T[] {
  const at = items.findIndex(fits);
  return items.map((item, i) => (i === at ? change(item) : item));
}
