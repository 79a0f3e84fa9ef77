import type { Speaker, Texts } from '#core/message.ts';
import { factions } from '../../tables/factions.ts';
import type { SystemId } from '../../tables/ids.ts';
import { isPlanet } from '../../tables/places.ts';
import { planets } from '../../tables/planets.ts';
import { systems } from '../../tables/systems.ts';
import { conditionOf } from '../components/index.ts';
import { namesIn, planetName, systemName, unitName, unitsName } from '../names/naming.ts';
import type { SetupLexicon } from './lexicon.ts';
import { mapReasonRu } from './map-reason.ts';

const ANOMALIES = {
  'asteroid-field': 'поле астероидов',
  nebula: 'туманность',
  supernova: 'сверхновая',
  'gravity-rift': 'гравитационный разлом',
};
const WORMHOLES = { alpha: 'альфа-червоточина', beta: 'бета-червоточина', delta: 'дельта-червоточина' };

const STEPS = { one: 'шаг', few: 'шага', many: 'шагов', other: 'шага' };

/** What lies on a tile: planets with resources/influence, wormholes, an anomaly. */
function tileText(speaker: Speaker, system: SystemId): string {
  const { planets: on, wormholes, anomaly } = systems[system];
  const worlds = on.map(
    (id) => `${planetName(speaker, id)} ${planets[id].resources}/${planets[id].influence}`,
  );
  const gates = wormholes.map((wormhole) => WORMHOLES[wormhole]);
  const parts = [...worlds, ...gates, ...(anomaly ? [ANOMALIES[anomaly]] : [])];
  return `${system}: ${parts.join(', ') || 'пустота'}`;
}

export const setup: Texts<SetupLexicon> = {
  'fact.speakerDrawn': ({ seat }, speaker) => `По жребию председателем становится ${speaker.seat(seat)}.`,
  'fact.factionsDealt': ({ count, meant }) =>
    `Фракций не хватает, чтобы раздать каждому по ${meant}: все выбирают из ${count}.`,
  'fact.factionTaken': ({ seat, faction }, speaker) =>
    `${speaker.seat(seat)} играет за фракцию «${namesIn(speaker).factions[faction]}».`,
  'fact.tileLaid': ({ seat, system, at }, speaker) =>
    `${speaker.seat(seat)} выкладывает фрагмент поля ${systemName(speaker, system)} на место ${at}.`,
  'fact.boardLaid': ({ how }) =>
    how === 'given'
      ? 'Игровое поле выложено по заданной карте.'
      : 'Выложено игровое поле, уравновешенное для всех.',
  'fact.startingTechnologies': ({ seat, technologies }, speaker) =>
    `${speaker.seat(seat)} начинает с технологиями: ${technologies
      .map((id) => `«${namesIn(speaker).technologies[id]}»`)
      .join(', ')}.`,
  'fact.startingUnits': ({ seat, units }, speaker) =>
    `${speaker.seat(seat)} расставляет начальные отряды: ${units
      .map(
        ({ unit, count, at }) =>
          `${unitsName(speaker, unit, count)} (${isPlanet(at) ? planetName(speaker, at) : 'в космосе'})`,
      )
      .join(', ')}.`,
  'fact.secretKept': ({ seat }, speaker) => `${speaker.seat(seat)} оставляет себе секретную цель.`,
  'fact.firstObjectives': ({ seat, objectives }, speaker) =>
    `${speaker.seat(seat)} раскрывает первые общие цели: ${objectives
      .map((id) => `«${namesIn(speaker).objectives[id]}» (${conditionOf(speaker, id)})`)
      .join(', ')}.`,
  'ask.faction': () => 'За какую фракцию вы играете?',
  'ask.tile': ({ ring }) => `Какой из своих фрагментов поля вы выкладываете? Строится кольцо ${ring}.`,
  'ask.tilePlace': ({ system }, speaker) => `Куда выложить этот фрагмент поля? ${tileText(speaker, system)}.`,
  'ask.startingTechnology': () => 'С какой технологией вы начинаете?',
  'ask.startingUnits': ({ units }, speaker) =>
    `Где стоят ваши начальные отряды? На планеты родной системы: ${units
      .map(({ unit, count }) => unitsName(speaker, unit, count))
      .join(', ')}. Корабли уже в космосе.`,
  'ask.keepSecret': () => 'Какую секретную цель вы оставляете? Другая вернётся в колоду.',
  'option.faction': ({ faction }, speaker) =>
    `${namesIn(speaker).factions[faction]} (продукция: ${factions[faction].commodities})`,
  'option.tile': ({ system }, speaker) => tileText(speaker, system),
  'option.factionAbout': ({ faction }, speaker) =>
    factions[faction].abilities.map((id) => namesIn(speaker).abilities[id]).join(', '),
  'option.tilePlace': ({ at, beside, steps }, { plural }) =>
    `Место ${at}: рядом ${beside.join(', ') || 'ничего'}; до дома ${steps} ${plural(steps, STEPS)}`,
  'option.startingTechnology': ({ technology }, speaker) => namesIn(speaker).technologies[technology],
  'option.startingUnit': ({ unit, planet }, speaker) =>
    `${unitName(speaker, unit)}: ${planetName(speaker, planet)}`,
  'option.dealtSecret': ({ objective }, speaker) => namesIn(speaker).objectives[objective],
  'no.anomalyBeside': () => 'Аномалию нельзя выложить рядом с другой аномалией, пока есть иная возможность.',
  'no.wormholeBeside': () =>
    'Червоточину нельзя выложить рядом с червоточиной того же типа, пока есть иная возможность.',
  'no.startingUnits': ({ unit, count }, speaker) =>
    `Нужно расставить ровно столько отрядов: ${unitsName(speaker, unit, count)}.`,
  'no.map': ({ fault }) => mapReasonRu(fault),
  'no.mapNone': () => 'Для заданного поля нужна строка карты.',
  'no.mapBuilt': () => 'Поле строят сами игроки, строка карты не нужна.',
  'no.mapSeats': ({ count }) =>
    `Заданная карта рассчитана на другое число игроков: ${count}. Задайте другую или выберите готовую галактику.`,
  'no.factionTwice': () => 'Одной фракцией не могут играть двое.',
  'no.colourTwice': () => 'У каждого игрока должен быть свой цвет.',
};
