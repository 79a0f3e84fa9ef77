import { wrongTotal } from '#kit/count.ts';
import { occupied } from './marking/warfare.ts';
import { layoutOf } from './sheets/layout.ts';
import type { Layout } from './sheets/layouts.ts';
import type { Inscription, Player } from './state.ts';
import { GOODS, VOTES } from './tables/industry.ts';
import { HOME } from './tables/navigation.ts';
import { RELICS } from './tables/relics.ts';
import { technologies } from './tables/technologies.ts';

const hasTwice = (ids: readonly string[]): boolean => new Set(ids).size !== ids.length;

function wrongNavigation({ navigation: printed }: Layout, { navigation }: Player): string | null {
  const explored = new Set([HOME as string]);
  for (const { id, from } of navigation.explored) {
    if (explored.has(id)) return `system ${id} is explored twice`;
    const [entry, exit] = from.split('>');
    const isLane = exit === undefined && explored.has(from) && printed.beside.get(id)?.includes(from);
    const isPassage =
      exit !== undefined &&
      printed.wormholes.get(entry ?? '')?.next.some((system) => explored.has(system)) &&
      printed.wormholes.get(exit)?.next.includes(id);
    if (!isLane && !isPassage) return `nothing leads to system ${id}`;
    explored.add(id);
  }
  if (hasTwice(navigation.wormholes)) return 'a wormhole was used twice';
  if (hasTwice(navigation.claimed)) return 'a system is claimed twice';
  const unknown = navigation.claimed.find((id) => !explored.has(id));
  return unknown === undefined ? null : `system ${unknown} is claimed and not explored`;
}

function wrongExpansion({ expansion: printed }: Layout, { expansion }: Player): string | null {
  if (hasTwice(expansion.crossed) || hasTwice(expansion.unlocked)) return 'a mark of expansion stands twice';
  const locked = expansion.crossed.find(
    (id) => !expansion.unlocked.includes(printed.symbols.get(id)?.planet ?? ''),
  );
  if (locked !== undefined) return `symbol ${locked} is crossed on a locked planet`;
  return expansion.population > printed.population.length ? 'the population track is too full' : null;
}

function wrongIndustry({ industry: printed }: Layout, { industry }: Player): string | null {
  const marked = [...industry.crossed, ...industry.claimed];
  if (hasTwice(marked)) return 'a cell is marked twice';
  const lone = industry.claimed.find(
    (id) => !printed.beside.get(id)?.some((cell) => industry.crossed.includes(cell)),
  );
  if (lone !== undefined) return `cell ${lone} is claimed beside no crossed one`;
  if (industry.products.some((crossed) => crossed > printed.chart.length)) return 'a product row is too full';
  const { goods, votes } = industry;
  if (goods.gained > GOODS || votes.gained > VOTES) return 'there are more goods or votes than symbols';
  return goods.spent > goods.gained || votes.spent > votes.gained ? 'more was spent than gained' : null;
}

function wrongWarfare(player: Player): string | null {
  const dots = player.warfare.units.flatMap((unit) => unit.dots);
  if (occupied(player).size !== dots.length) return 'two units stand on one dot';
  const copies = player.warfare.units.flatMap(({ copy }) => copy ?? []);
  return hasTwice(copies) ? 'a copy of a unit was created twice' : null;
}

function wrongPlayer(layout: Layout, player: Player): string | null {
  const tech = player.technologies.find(({ id, crossed }) => crossed > technologies[id].research);
  if (tech) return `too many symbols of ${tech.id} are crossed`;
  return (
    wrongNavigation(layout, player) ??
    wrongExpansion(layout, player) ??
    wrongIndustry(layout, player) ??
    wrongWarfare(player)
  );
}

/** What is impossible about a state: a mark in the wrong place, or a relic that is missing or there twice. */
export function invalid(s: Inscription): string | null {
  for (const [seat, player] of s.seats.entries()) {
    const variants = s.variants[seat];
    const wrong = variants ? wrongPlayer(layoutOf(variants), player) : 'it has no sheets';
    if (wrong) return `seat ${seat}: ${wrong}`;
  }
  const held = s.seats.flatMap(({ relics }) => relics.map(({ id }) => id));
  const found = [...s.relics, ...s.piles.flat(), ...held];
  return wrongTotal('relics', countEach(found), Object.fromEntries(RELICS.map((id) => [id, 1])));
}

function countEach(ids: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}
