import type { Layout } from '../sheets/layouts.ts';
import type { Player } from '../state.ts';
import type { Need } from '../tables/vocabulary.ts';

/** How much of something a player has, for objectives and agendas. The home system never counts. */
export function countOf(
  { layout }: { readonly layout: Layout },
  player: Player,
  { count, asset }: Pick<Need, 'count' | 'asset'>,
): number {
  const { navigation, expansion, industry, warfare } = player;
  switch (count) {
    case 'claimedAsset':
      return navigation.claimed.filter((id) => layout.navigation.systems.get(id)?.asset === asset).length;
    case 'claimedSystems':
      return navigation.claimed.length;
    case 'exploredSystems':
      return navigation.explored.length;
    case 'unlockedPlanets':
      return expansion.unlocked.length;
    case 'population':
      return expansion.population;
    case 'basesAndPlanets': {
      const symbols = [...layout.expansion.symbols.values()];
      const whole = layout.expansion.planets.filter(({ id }) =>
        symbols.every((symbol) => symbol.planet !== id || expansion.crossed.includes(symbol.id)),
      );
      return expansion.bases.filter(({ built }) => built !== null).length + whole.length;
    }
    case 'minProducts':
      return Math.min(...industry.products);
    case 'products':
      return industry.products.reduce((sum, crossed) => sum + crossed, 0);
    case 'claimedCells':
      return industry.claimed.length;
    case 'votesUnderlined':
      return industry.votesUnderlined;
    case 'warsWon':
      return verdictsOf(player, 'won');
    case 'warsAhead':
      return verdictsOf(player, 'won') - verdictsOf(player, 'lost');
    case 'unitsCreated':
      return warfare.units.filter(({ copy }) => copy !== null).length;
    case 'coveredAssets':
      return warfare.units.flatMap(({ dots }) => dots).filter((dot) => layout.warfare.dots.has(dot)).length;
    case 'technologies':
      return player.technologies.filter(({ researched }) => researched).length;
  }
}

/** Wars that ended so, on both sides (12.9). */
const verdictsOf = ({ warfare }: Player, verdict: 'won' | 'lost' | 'tied'): number =>
  warfare.wars
    .flatMap(({ verdicts }) => (verdicts ? [verdicts.left, verdicts.right] : []))
    .filter((one) => one === verdict).length;
