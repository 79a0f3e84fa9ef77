import { canUseWormholes } from '../marking/navigation.ts';
import type { NavigationLayout } from '../sheets/layouts.ts';
import { victoryOf } from '../sheets/places.ts';
import type { Player } from '../state.ts';
import { HOME, MECATOL } from '../tables/navigation.ts';
import { RESOURCE } from './asset-worth.ts';
import { graphOf } from './graph.ts';
import { likelyMarks } from './likely.ts';
import type { Situation } from './situation.ts';

/** Claims and explorations that an activation brings. */
const [CLAIMS, EXPLORATIONS] = [2.2, 2.8] as const;
/** What a further exploration on the way leaves of a system's worth. */
const DECAY = 0.62;

const [EXPLORED, UNREACHED] = [0, -1] as const;

/** How many explorations away every system is, by its number. */
function distances({ beside, wormholes }: NavigationLayout, player: Player): Int8Array {
  const { index, beside: next, ids } = graphOf(beside);
  const found = new Int8Array(ids.length).fill(UNREACHED);
  const queue: number[] = [index.get(HOME) ?? 0];
  for (const { id } of player.navigation.explored) queue.push(index.get(id) ?? 0);
  for (const system of queue) found[system] = EXPLORED;
  const reach = (system: number, steps: number) => {
    if (found[system] !== UNREACHED) return;
    found[system] = steps;
    queue.push(system);
  };
  const free = canUseWormholes(player)
    ? [...wormholes.values()].filter(({ id }) => !player.navigation.wormholes.includes(id))
    : [];
  const touched = free.flatMap((wormhole) => wormhole.next.map((system) => index.get(system) ?? 0));
  if (touched.some((system) => found[system] === EXPLORED)) for (const system of touched) reach(system, 1);
  for (let from = 0; from < queue.length; from++) {
    const system = queue[from] ?? 0;
    for (const other of next[system] ?? []) reach(other, (found[system] ?? 0) + 1);
  }
  return found;
}

/** What a navigation sheet is worth by the end, as far as one can tell, in points. */
export function navigationWorth(situation: Situation, player: Player): number {
  const { ctx, assets, activations, mecatol } = situation;
  const { navigation, hand, active } = player;
  const { systems } = ctx.layout.navigation;
  const held = active === 'navigation' ? hand : [];
  const claims = activations.navigation * CLAIMS + held.filter(({ r }) => r === 'I').length;
  const explorations = activations.navigation * EXPLORATIONS + held.filter(({ r }) => r !== 'I').length;
  const claimed = new Set(navigation.claimed);
  const worthOf = (id: string) => {
    const asset = systems.get(id)?.asset ?? null;
    return id === MECATOL ? mecatol : asset === null ? 0 : assets[asset];
  };
  let worth = 0;
  for (const id of claimed) {
    if (id === MECATOL && navigation.mecatol === null) worth += mecatol;
    else worth += victoryOf(systems.get(id)?.asset ?? null);
  }
  worth += navigation.mecatol ?? 0;
  for (const { vp } of navigation.relics) worth += vp;
  const open: number[] = [];
  const { ids } = graphOf(ctx.layout.navigation.beside);
  const far = distances(ctx.layout.navigation, player);
  for (const [at, id] of ids.entries()) {
    const steps = far[at] ?? UNREACHED;
    if (steps === UNREACHED || claimed.has(id) || id === HOME || navigation.crossedOut.includes(id)) continue;
    const net = worthOf(id) - RESOURCE;
    if (net <= 0) continue;
    if (steps === EXPLORED) open.push(net);
    else worth += net * DECAY ** steps * Math.min(1, Math.max(0, (explorations - steps + 1) / 4), claims / 3);
  }
  return worth + likelyMarks(open, claims);
}
