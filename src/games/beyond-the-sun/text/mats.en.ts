import type { Speaker } from '#core/message.ts';
import { LAST_DISC_ORE, LAST_DISC_POPULATION, THREE_TRADES } from '../rules/numbers.ts';
import {
  type Ability,
  type AbilityRule,
  basicMat,
  type FactionId,
  type FactionRow,
  factions,
  type Mat,
  type Mats,
} from '../tables/factions.ts';
import { COLUMNS } from '../tables/vocabulary.ts';
import { supplyCubes } from './counted.en.ts';
import { sentence } from './words.ts';

const ABILITY: Readonly<Record<AbilityRule, (s: Speaker) => string>> = {
  threeTrades: () =>
    `after ${THREE_TRADES} or more exchanges in one production phase gain 1 ore and 1 population from supply`,
  growthPop: () => 'each time your population grows, 1 population more from supply',
  researchOre: () => 'each technology you research or receive gives 1 ore',
  lastDisc: () =>
    `once, when a production track is emptied: ${LAST_DISC_ORE} ore and ${LAST_DISC_POPULATION} population from supply`,
  colonyPop: () => 'each system you colonise gives 1 population from supply, before its bonus',
  coloniseMinus: () => 'each system takes 1 less strength of you (at least 1)',
  jumpPlus: () => 'each of your jumps has 1 movement point more',
  controlOre: () => 'each place you take control of gives 1 ore',
};

const ORDINAL: Readonly<Record<number, string>> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth' };

/** What unlocks an ability; one that comes once says it itself. */
function unlocked({ unlocked: by }: Ability): string {
  if ('automation' in by) return `from automation level ${by.automation} on: `;
  return 'colonies' in by ? `from the ${ORDINAL[by.colonies] ?? by.colonies} colony on: ` : '';
}

/** How a faction begins, beside what all begin with. */
function setUp({ setup: { popFrom, ore, oreOnlyWith, shift, shipUp } }: FactionRow, s: Speaker): string {
  const from = COLUMNS.filter((column) => popFrom?.[column]);
  return [
    ...from.map((column) => `${popFrom?.[column]} more population, from column ${column}`),
    ...(ore
      ? [
          `${ore > 0 ? `${ore} ore more` : `${-ore} ore less`}${oreOnlyWith ? ` with ${oreOnlyWith} players` : ''}`,
        ]
      : []),
    ...(shift ? [`${supplyCubes(shift, s)} of column E in column A`] : []),
    ...(shipUp ? [`the ship in Sol is of level ${1 + shipUp}`] : []),
  ].join('; ');
}

const tracks = ({ columns, growthSymbols, oreSymbols }: Mat): string =>
  [
    `supply columns A–E ${COLUMNS.map((column) => columns[column]).join('-')}`,
    `growth B–E after ${Object.values(growthSymbols).join(', ')} food discs`,
    `one more ore after ${oreSymbols.join(', ')} ore discs`,
  ].join('; ');

const abilities = (mat: Mat, s: Speaker): readonly string[] =>
  mat.abilities.map((ability) => sentence(`${unlocked(ability)}${ABILITY[ability.rule](s)}`));

/** What a faction's mat says at a table. */
export function matEn(faction: FactionId, mats: Mats, s: Speaker): string {
  const row = factions[faction];
  const mat = mats === 'advanced' ? row.advanced : basicMat;
  return [sentence(`Set-up: ${setUp(row, s)}`), ...abilities(mat, s), sentence(tracks(mat))].join(' ');
}

/** What a faction is in both sets of mats. */
export function factionEn(faction: FactionId, s: Speaker): string {
  const row = factions[faction];
  return [
    sentence(`Set-up: ${setUp(row, s)}`),
    ...(row.notWithTwo ? ['Not played by two.'] : []),
    'Basic mat: the tracks of all.',
    `Advanced mat: ${tracks(row.advanced)}.`,
    ...abilities(row.advanced, s),
  ].join(' ');
}
