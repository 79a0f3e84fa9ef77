import type { Speaker } from '#core/message.ts';
import { type EventId, type EventRow, events } from '../tables/events.ts';
import type { Cost } from '../tables/vocabulary.ts';
import { ore, points, populationCubes } from './counted.ru.ts';
import { deckLetter, headedActionRu, sentencesRu, stepsRu } from './effects.ru.ts';
import { namesRu } from './names.ru.ts';
import { grouped, joined } from './words.ts';

const ASKED = {
  sealed: 'все решают одновременно и втайне',
  inTurn: 'сначала та, чей ход, потом по часовой стрелке, каждая до конца',
} as const;

/** Whom the steps befall, and what they do. */
function befalls({ who, ask, steps }: EventRow, s: Speaker): readonly string[] {
  if (steps.length === 0) return [];
  const effect = stepsRu(steps, s);
  const how = ask ? [ASKED[ask]] : [];
  switch (who) {
    case 'all':
      return [`каждая фракция: ${effect}`, ...how];
    case 'fewestTechs':
      return [`каждая фракция, у которой меньше всего технологий: ${effect}`, ...how];
    case 'strongestSol':
      return [`каждая фракция с наибольшей силой в Солнечной системе: ${effect}`, ...how];
    case 'none':
      return [];
  }
}

/** What lies beside the card. */
function linked({ link, linkDeck, strengthPlus, vp }: EventRow, s: Speaker): readonly string[] {
  const [first] = linkDeck ?? [];
  const deck = first === undefined ? '' : deckLetter[first];
  switch (link) {
    case 'systemB':
      return [
        `кладётся к той системе В, что требует больше силы (при равенстве — В1): её колонизация требует на ${strengthPlus ?? 0} больше`,
        ...(vp ? [`кто её колонизирует, забирает эту карту: ${points(vp, s)}`] : []),
      ];
    case 'ownSystem':
      return [
        `рядом кладётся верхняя система ${deck}; в неё нельзя переместиться, взять её под контроль или колонизировать`,
      ];
    case 'extraSystem':
      return [
        `верхняя система ${deck} кладётся рядом с глубоким космосом, в одной линии от него, как пятая система`,
        'когда её колонизируют, замены ей не будет, а эта карта сбрасывается',
      ];
    default:
      return [];
  }
}

const costs = (all: readonly Cost[], s: Speaker): string =>
  joined(
    all.map((cost) =>
      cost.ore === undefined
        ? `возвращает ${populationCubes(cost.pop ?? 0, s)} в снабжение`
        : `платит ${ore(cost.ore, s)}`,
    ),
    'или',
  );

function museumPoints({ vpByShipLevel: by }: NonNullable<EventRow['museum']>, s: Speaker): string {
  const each = ([1, 2, 3, 4] as const).map((level) => points(by[level], s));
  let level = 0;
  return grouped(each)
    .map(({ text, n }) => {
      const from = level + 1;
      level += n;
      return `${text} за корабль уровня ${n === 1 ? from : `${from}–${level}`}`;
    })
    .join(', ');
}

/** Rules of events that stay, and those that are no steps. */
function ownRules(row: EventRow, s: Speaker): readonly string[] {
  const { guild, museum, uprising, claim, endVp, vp, action } = row;
  const worth = points(vp ?? 0, s);
  return [
    ...(guild ? [`открывается «${namesRu.guilds[guild]}»: её действие доступно всем фракциям`] : []),
    ...(museum
      ? [
          `каждая фракция может навсегда положить на эту карту до ${museum.maxShips} своих кораблей`,
          `в конце партии: ${museumPoints(museum, s)}`,
          ASKED.sealed,
        ]
      : []),
    ...(uprising
      ? [
          `каждая фракция ${costs(uprising.choose, s)}; кто не может ни того, ни другого, отдаёт весь металл, какой есть`,
          ASKED.sealed,
        ]
      : []),
    ...(claim === 'threeLevelIII'
      ? [`первая фракция с 3 технологиями уровня III забирает эту карту: ${worth}`]
      : []),
    ...(endVp === 'mostTechs'
      ? [`в конце партии ${worth} за наибольшее число технологий, при ничьей — всем`]
      : []),
    ...(endVp === 'mostStrength'
      ? [`в конце партии ${worth} за наибольшую общую силу кораблей, при ничьей — всем`]
      : []),
    ...(action ? [headedActionRu('отныне это ячейка действия для всех', action, s)] : []),
  ];
}

/** What an event does. */
export function eventRu(event: EventId, s: Speaker): string {
  const row = events[event];
  return sentencesRu([...befalls(row, s), ...linked(row, s), ...ownRules(row, s)]);
}
