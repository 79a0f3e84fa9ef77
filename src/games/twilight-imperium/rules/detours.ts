import { type Convoy, plan, type Ship, type Voyage } from './transport.ts';

/** One way for a convoy to get there: who of it meets more rifts than it would have to by itself. */
export interface Detour {
  readonly id: string;
  readonly voyages: readonly Voyage[];
  readonly ships: readonly Detourers[];
  /** Dice for rifts in all (12.2). */
  readonly dice: number;
}

/** Ships that are alike and take such a way. */
export interface Detourers {
  readonly ship: Ship;
  readonly count: number;
}

/** More ways than this are not looked for: nobody could choose among them. */
const MAX_TRIED = 40;

/**
 * The ways to share out among the ships what makes some of them brave a rift (46.1, 47.3): a pick-up there, or an addition to the move value
 * that only so many can have. The way with the fewest dice comes first; none where the convoy cannot get there.
 */
export function detours(convoy: Convoy): Detour[] {
  const found = new Map<string, Detour>();
  const tried = new Set<string>();
  const todo: ReadonlyMap<string, number>[] = [new Map()];
  for (let caps = todo.shift(); caps && tried.size < MAX_TRIED; caps = todo.shift()) {
    const name = [...caps]
      .map(([id, cap]) => `${id}<${cap}`)
      .sort()
      .join();
    if (tried.has(name)) continue;
    tried.add(name);
    const voyages = plan({ ...convoy, ships: capped(convoy.ships, caps) });
    if (!voyages) continue;
    const detour = detourOf(convoy, voyages);
    if (!found.has(detour.id)) found.set(detour.id, detour);
    // Each kind of ship may be spared once more.
    for (const { ship, count } of detour.ships) todo.push(new Map([...caps, [ship.id, count - 1]]));
  }
  const all = [...found.values()];
  return all.filter((one) => !all.some((other) => other !== one && isWithin(other, one)));
}

const least = ({ walks }: Ship) => Math.min(...walks.map(({ rifts }) => rifts));

/** Of ships that are alike only so many may brave more rifts than they must. */
function capped(ships: readonly Ship[], caps: ReadonlyMap<string, number>): Ship[] {
  const met = new Map<string, number>();
  return ships.map((ship) => {
    const before = met.get(ship.id) ?? 0;
    met.set(ship.id, before + 1);
    if (before < (caps.get(ship.id) ?? Number.POSITIVE_INFINITY)) return ship;
    return { ...ship, walks: ship.walks.filter(({ rifts }) => rifts === least(ship)) };
  });
}

function detourOf({ ships }: Convoy, voyages: readonly Voyage[]): Detour {
  const kinds = new Map(ships.map((ship) => [ship.id, ship]));
  const taken = [...kinds.values()].flatMap((ship) => {
    const count = voyages.filter(
      (voyage) => voyage.ship.id === ship.id && voyage.walk.rifts > least(ship),
    ).length;
    return count > 0 ? [{ ship, count }] : [];
  });
  const dice = voyages.reduce((sum, { walk }) => sum + walk.rifts, 0);
  const id = taken
    .map(({ ship, count }) => `${ship.id}*${count}`)
    .sort()
    .join('+');
  return { id, voyages, ships: taken, dice };
}

/** Whether a way asks no more of any ship than another one. */
function isWithin(some: Detour, all: Detour): boolean {
  const countIn = ({ ships }: Detour, id: string) => ships.find(({ ship }) => ship.id === id)?.count ?? 0;
  return some.ships.every(({ ship, count }) => count <= countIn(all, ship.id));
}
