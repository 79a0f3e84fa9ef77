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
import { ore, populationCubes, supplyCubes } from './counted.ru.ts';
import { sentence } from './words.ts';

const ABILITY: Readonly<Record<AbilityRule, (s: Speaker) => string>> = {
  threeTrades: (s) =>
    `после ${THREE_TRADES} и более обменов за одну фазу производства получите ${ore(1, s)} и ${populationCubes(1, s)} из снабжения`,
  growthPop: (s) => `каждый рост населения даёт ещё ${populationCubes(1, s)} из снабжения`,
  researchOre: (s) => `каждая технология, исследованная или полученная, даёт ${ore(1, s)}`,
  lastDisc: (s) =>
    `один раз, когда шкала производства опустеет: ${ore(LAST_DISC_ORE, s)} и ${populationCubes(LAST_DISC_POPULATION, s)} из снабжения`,
  colonyPop: (s) => `каждая новая колония даёт ${populationCubes(1, s)} из снабжения, ещё до её бонуса`,
  coloniseMinus: () => 'колонизация требует от вас на 1 силу меньше (но не ниже 1)',
  jumpPlus: () => 'в каждом вашем прыжке на 1 очко движения больше',
  controlOre: (s) => `каждое место, взятое под контроль, даёт ${ore(1, s)}`,
};

/** What unlocks an ability; one that comes once says it itself. */
function unlocked({ unlocked: by }: Ability): string {
  if ('automation' in by) return `с уровня автоматизации ${by.automation}: `;
  return 'colonies' in by ? `с ${by.colonies}-й колонии: ` : '';
}

/** How a faction begins, beside what all begin with. */
function setUp({ setup }: FactionRow, s: Speaker): string {
  const { popFrom, ore: metal, oreOnlyWith, shift, shipUp } = setup;
  const from = COLUMNS.filter((column) => popFrom?.[column]);
  return [
    ...from.map((column) => `население +${popFrom?.[column]} из столбца ${column}`),
    ...(metal
      ? [
          `металл ${metal > 0 ? '+' : '−'}${Math.abs(metal)}${oreOnlyWith ? ` (только при ${oreOnlyWith} игроках)` : ''}`,
        ]
      : []),
    ...(shift ? [`${supplyCubes(shift, s)} не в столбце Е, а в столбце А`] : []),
    ...(shipUp ? [`корабль в Солнечной системе уже ${1 + shipUp}-го уровня`] : []),
  ].join('; ');
}

const tracks = ({ columns, growthSymbols, oreSymbols }: Mat): string =>
  [
    `столбцы снабжения А–Е: ${COLUMNS.map((column) => columns[column]).join('-')}`,
    `символы роста В–Е открываются после дисков еды ${Object.values(growthSymbols).join(', ')}`,
    `ещё символ металла — после дисков металла ${oreSymbols.join(', ')}`,
  ].join('; ');

const abilities = (mat: Mat, s: Speaker): readonly string[] =>
  mat.abilities.map((ability) => sentence(`${unlocked(ability)}${ABILITY[ability.rule](s)}`));

/** What a faction's mat says at a table. */
export function matRu(faction: FactionId, mats: Mats, s: Speaker): string {
  const row = factions[faction];
  const mat = mats === 'advanced' ? row.advanced : basicMat;
  return [sentence(`Подготовка: ${setUp(row, s)}`), ...abilities(mat, s), sentence(tracks(mat))].join(' ');
}

/** What a faction is in both sets of mats. */
export function factionRu(faction: FactionId, s: Speaker): string {
  const row = factions[faction];
  return [
    sentence(`Подготовка: ${setUp(row, s)}`),
    ...(row.notWithTwo ? ['Вдвоём не участвует.'] : []),
    'Базовый планшет: шкалы как у всех.',
    `Планшет для опытных: ${tracks(row.advanced)}.`,
    ...abilities(row.advanced, s),
  ].join(' ');
}
