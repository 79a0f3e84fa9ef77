import type { Layout } from '../sheets/layouts.ts';
import type { Dice, Player } from '../state.ts';
import type { FactionId } from '../tables/factions.ts';
import type { SheetId } from '../tables/vocabulary.ts';

/** What marks depend on beside the player's own things; it stays the same while a player marks. */
export interface Context {
  readonly layout: Layout;
  readonly faction: FactionId | null;
  /** Whether a strategy event lets the player spend what was kept (5.4). */
  readonly strategy: boolean;
  /** The dice, once rolled: a die unlocked after that is spent in the same round (18.4). */
  readonly dice: Dice | null;
}

/** Remembers what follows from one sheet and what is printed on it: a sheet is replaced whenever something happens to it. */
export function oncePerSheet<K extends SheetId, T>(
  sheet: K,
  work: (ctx: Context, player: Player) => T,
): (ctx: Context, player: Player) => T {
  const known = new WeakMap<
    Player[K],
    { readonly layout: Layout[K]; readonly faction: FactionId | null; readonly found: T }
  >();
  return (ctx, player) => {
    const before = known.get(player[sheet]);
    if (before && before.layout === ctx.layout[sheet] && before.faction === ctx.faction) return before.found;
    const found = work(ctx, player);
    known.set(player[sheet], { layout: ctx.layout[sheet], faction: ctx.faction, found });
    return found;
  };
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
