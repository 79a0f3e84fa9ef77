import type { Speaker, Texts } from '#core/message.ts';
import { type AgendaId, agendas, type Outcome } from '../tables/agendas.ts';
import { type EventId, events, LAST_EVENT } from '../tables/events.ts';
import { type FactionId, factions } from '../tables/factions.ts';
import { GOODS, legend, VOTES } from '../tables/industry.ts';
import { objectives } from '../tables/objectives.ts';
import { NO_RELIC_VP, relics } from '../tables/relics.ts';
import { units } from '../tables/units.ts';
import type { AssetId, RelicMoment, Resource, Special, Trigger, UnitId } from '../tables/vocabulary.ts';
import type { CardsLexicon } from './cards.ts';
import { counted, forms, points, resourceGenitive, sheetGenitive, specialAccusative } from './counted.ru.ts';
import { conversionRu, effectsRu, needRu } from './effects.ru.ts';
import { featureRu } from './features.ru.ts';
import { namesRu } from './names.ru.ts';
import { ruleNamesRu } from './rule-names.ru.ts';
import { ruleTextsRu } from './rules.ru.ts';
import { drawnShape } from './shape.ts';
import { technologyTextRu } from './technology.ru.ts';
import { STAGES, sentence, tally } from './words.ts';

const TRIGGER: Readonly<Record<Exclude<Trigger, 'activate' | 'round'>, string>> = {
  setup: 'Подготовка',
  warStrength: 'В каждом военном событии при подсчёте боевой силы',
  warAfter: 'В каждом военном событии, когда боевая сила всех известна, но ещё не сравнивается',
  warWon: 'За каждую победу в войне',
  production: 'В каждом производственном событии, после товаров по схеме',
  council: 'В каждом дипломатическом событии, до голосования',
  relic: 'Каждый раз, когда вы берёте реликвию',
  anomaly: 'Ваши отряды могут занимать аномалии; за каждую занятую',
};

function firstAbility(faction: FactionId, s: Speaker): string {
  const { on, sheet, first = [], convert } = factions[faction];
  if (convert) {
    return `Раз за стратегическое событие можно потратить ${conversionRu(convert)} (с карты или кубиков).`;
  }
  const when =
    on === 'activate' || on === 'round'
      ? `Когда становится активным планшет ${sheetGenitive[sheet ?? 'navigation']}, до любых трат`
      : TRIGGER[on];
  return `${when}: ${effectsRu(first, s)}.`;
}

const MOMENT: Readonly<Record<RelicMoment, string>> = {
  now: 'Сразу',
  strategy: 'Один раз, делая отметки в стратегическом событии',
  council: 'Один раз, вместе с тайным голосованием',
  warAfter: 'Один раз, когда боевая сила всех известна, но ещё не сравнивается',
};

/** One outcome with its star and what it does to each player. */
export function outcomeRu(agenda: AgendaId, outcome: Outcome, s: Speaker): string {
  const { star } = agendas[agenda];
  return `${star === outcome ? '★ ' : ''}${outcome === 'for' ? 'За' : 'Против'}: ${effectsRu(agendas[agenda][outcome], s)}.`;
}

function eventText(event: EventId, s: Speaker): string {
  const { stage, type, resources, effects } = events[event];
  switch (type) {
    case 'strategy': {
      const given = `Стратегия: ${tally(resources, namesRu.resources)} — на активном планшете; потом кубики.`;
      return effects.length === 0 ? given : `${given} До броска для всех: ${effectsRu(effects, s)}.`;
    }
    case 'war':
      return `Война с обоими соседями, в секциях этапа ${STAGES[stage]}.${event === LAST_EVENT ? ' Затем партия завершается.' : ''}`;
    case 'council':
      return `Совет: по голосу за каждый подчёркнутый символ «+1 голос», потом карта политики этапа ${STAGES[stage]}.`;
    case 'production':
      return 'Производство: по товару за каждый подчёркнутый символ «+1 товар».';
  }
}

const specialText = (special: Special): string => {
  const as = legend[special];
  const spent = as
    ? `; на планшете производства — ещё как ${as.n} ${resourceGenitive[as.r]} или на ячейку с крестом и таким символом`
    : '';
  return `Хранится. Тратится, чтобы изучить технологию, разблокировать или создать отряд с таким символом${spent}.`;
};
const dieText = (die: string) =>
  `Хранится. Тратится, чтобы разблокировать ${die} на активном планшете до конца партии.`;
const productText = (n: number) =>
  `Сразу: ${n === 1 ? 'зачеркните следующий символ' : 'зачеркните 2 следующих символа'} этого типа в производственной схеме.`;
const frontierText = (side: string) => `Сразу: +1 к боевой силе во всех предстоящих войнах ${side}.`;
const VICTORY = 'Приносит очки в конце партии.';

const ASSET: Readonly<Record<AssetId, string>> = {
  vp1: VICTORY,
  vp2: VICTORY,
  vp3: VICTORY,
  vp4: VICTORY,
  vp5: VICTORY,
  planet: 'Хранится. На активном планшете экспансии разблокирует планету или строит базу.',
  alloy: specialText('alloy'),
  charter: specialText('charter'),
  cipher: specialText('cipher'),
  dieM: dieText('красный кубик (материал)'),
  dieI: dieText('зелёный кубик (влияние)'),
  dieR: dieText('синий кубик (исследование)'),
  good: `Хранится, не больше ${GOODS} за партию. Любой ресурс на активном планшете в стратегическом событии; 2 непотраченных — 1 очко.`,
  vote: `Хранится, не больше ${VOTES} за партию. Отдаётся при голосовании в совете.`,
  P1: productText(1),
  P2: productText(1),
  P3: productText(1),
  P1x2: productText(2),
  P2x2: productText(2),
  P3x2: productText(2),
  dip: 'Сразу: подчеркните следующий символ «+1 голос» в производственной схеме.',
  pop: 'Сразу: получите следующие очки трека населения.',
  faction: 'Сразу: вторая способность вашей фракции.',
  relic: `Сразу: возьмите реликвию и запишите её очки; если реликвий не осталось, запишите ${NO_RELIC_VP}.`,
  frontierLeft: frontierText('слева'),
  frontierRight: frontierText('справа'),
};

const DOT = forms('точка', 'точки', 'точек');

function unitText(unit: UnitId, s: Speaker): string {
  const { cost, copies, vp, shape, unlock, bySpecial } = units[unit];
  const price = cost === '*' ? '1 любой ресурс' : tally([...cost] as Resource[], namesRu.resources);
  return [
    `Стоимость: ${price}${bySpecial ? `; или ${namesRu.assets[bySpecial]}` : ''}.`,
    `${counted(shape.length, DOT, s)}: ${drawnShape(shape)}.`,
    copies === null ? 'Сколько угодно.' : `Создать можно не больше ${copies}.`,
    ...(vp > 0 ? [`За каждый отряд ${points(vp, s)}.`] : []),
    ...(unlock ? [`Чтобы разблокировать, потратьте ${specialAccusative[unlock]}.`] : []),
  ].join(' ');
}

export const cardsRu: Texts<CardsLexicon> = {
  'faction.text': ({ faction }, s) =>
    `${firstAbility(faction, s)} Фракционный актив: ${effectsRu(factions[faction].second, s)}.`,
  'technology.text': ({ tech }, s) => technologyTextRu(tech, s),
  'relic.text': ({ relic }, s) => {
    const { vp, when, effects } = relics[relic];
    return `${points(vp, s)}. ${effects.length === 0 ? 'Других эффектов нет.' : `${MOMENT[when]}: ${effectsRu(effects, s)}.`}`;
  },
  'agenda.text': ({ agenda }, s) => `${outcomeRu(agenda, 'for', s)} ${outcomeRu(agenda, 'against', s)}`,
  'event.text': ({ event }, s) => eventText(event, s),
  'objective.text': ({ objective }, s) => {
    const { need, first, later } = objectives[objective];
    return `${sentence(needRu(need, s))} Первым — ${points(first, s)}, остальным — ${later}.`;
  },
  'feature.text': ({ feature }, s) => featureRu(feature, s),
  'asset.text': ({ asset }) => ASSET[asset],
  'unit.text': ({ unit }, s) => unitText(unit, s),
  'rule.name': ({ rule }) => ruleNamesRu[rule],
  'rule.text': ({ rule }) => ruleTextsRu[rule],
};
