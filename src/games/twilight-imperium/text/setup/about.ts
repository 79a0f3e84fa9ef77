import type { Speaker } from '#core/message.ts';
import type { SecretId } from '../../tables/card-ids.ts';
import { factions } from '../../tables/factions.ts';
import type { FactionId } from '../../tables/ids.ts';
import { planets } from '../../tables/planets.ts';
import { systems } from '../../tables/systems.ts';
import { componentText } from '../components/index.ts';
import { namesIn, planetName, unitsName } from '../names/naming.ts';

/** How the parts of a faction sheet are called. */
export interface AboutWords {
  readonly commodities: string;
  readonly abilities: string;
  readonly technologies: string;
  readonly oneOf: string;
  readonly home: string;
  readonly units: string;
  /** Where more of it can be read. */
  readonly more: string;
}

/** What a faction can do that others cannot, in a line. */
export function abilitiesOf(speaker: Speaker, faction: FactionId): string {
  return factions[faction].abilities.map((id) => namesIn(speaker).abilities[id]).join(', ');
}

/** What a seat begins with as each of some factions, a paragraph each. */
export function factionsAbout(speaker: Speaker, ids: readonly FactionId[], words: AboutWords): string {
  if (ids.length === 0) return '';
  const whole = ids.length <= FEW;
  return `\n${ids.map((id) => about(speaker, id, { ...words, whole })).join('\n')}\n${words.more}`;
}

/** So many can be told of with all they begin with; of more only what makes them what they are. */
const FEW = 3;

function about(speaker: Speaker, id: FactionId, words: AboutWords & { readonly whole: boolean }): string {
  const { home, commodities, units, technologies, choice = [] } = factions[id];
  const named = namesIn(speaker);
  const known = technologies.map((one) => named.technologies[one]);
  const chosen = choice.map((one) => named.technologies[one]).join(' / ');
  const worlds = systems[home].planets.map(
    (planet) => `${planetName(speaker, planet)} ${planets[planet].resources}/${planets[planet].influence}`,
  );
  const fleet = Object.entries(units).map(([unit, count]) => unitsName(speaker, unit as never, count));
  const parts = [
    `${words.abilities} ${abilitiesOf(speaker, id)}`,
    `${words.commodities} ${commodities}`,
    ...(words.whole ? [`${words.home} ${worlds.join(', ')}`, `${words.units} ${fleet.join(', ')}`] : []),
    ...(known.length > 0 ? [`${words.technologies} ${known.join(', ')}`] : []),
    ...(chosen === '' ? [] : [`${words.oneOf} ${chosen}`]),
  ];
  return `**${named.factions[id]}**: ${parts.join('; ')}.`;
}

/** What secret objectives ask for, a line each. */
export function secretsAbout(speaker: Speaker, ids: readonly SecretId[]): string {
  return ids
    .map((id) => `\n**${namesIn(speaker).objectives[id]}**: ${componentText(speaker, `secret:${id}`) ?? ''}`)
    .join('');
}
