import type { Speaker } from '#core/message.ts';
import type { Fight, Hits } from '../../hooks/moments.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { namesIn, placeName, planetName, systemName, unitName, unitsName } from '../names/naming.ts';
import type { Happenings } from './happened.ts';
import { momentsRu } from './moments.ru.ts';

const hits = { one: 'попадание', few: 'попадания', many: 'попаданий', other: 'попадания' };
const goods = { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' };
const FIGHT = { space: 'космический бой', ground: 'наземный бой' };

/** Where they fight, and who; names are not declined. */
function fight({ kind, system, planet, attacker, defender }: Fight, speaker: Speaker): string {
  const sides = `атакует ${speaker.seat(attacker)}, защищается ${speaker.seat(defender)}`;
  return `${FIGHT[kind]}, ${placeName(speaker, planet ?? system)} (${sides})`;
}

function taken({ seat, by, at, hits: count }: Pick<Hits, 'seat' | 'by' | 'at' | 'hits'>, speaker: Speaker) {
  const sides = `стреляет ${speaker.seat(by)}, принимает ${speaker.seat(seat)}`;
  return `${count} ${speaker.plural(count, hits)}, ${placeName(speaker, at)} (${sides})`;
}

/** Units one entry each, counted by type. */
const eachOf = (units: readonly UnitType[], speaker: Speaker) =>
  speaker.list(
    [...new Set(units)].map((unit) =>
      unitsName(speaker, unit, units.filter((other) => other === unit).length),
    ),
  );

/** Each moment with what it is about, as the beginning of a question, in Russian. */
export const happenedRu: Happenings = {
  'strategy-phase-starts': () => momentsRu['strategy-phase-starts'],
  'strategy-card-chosen': ({ seat, card }, speaker) =>
    `${speaker.seat(seat)} выбирает карту стратегии «${namesIn(speaker).strategyCards[card]}»`,
  'strategy-phase-ends': () => momentsRu['strategy-phase-ends'],
  'turn-starts': ({ seat }, speaker) => `Начинает ход ${speaker.seat(seat)}`,
  'component-action': () => momentsRu['component-action'],
  'action-done': ({ seat }, speaker) => `${speaker.seat(seat)} завершает действие`,
  'tactical-action-ends': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} завершает тактическое действие: ${systemName(speaker, system)}`,
  'strategy-resolved': ({ seat, card }, speaker) =>
    `${speaker.seat(seat)} завершает розыгрыш карты «${namesIn(speaker).strategyCards[card]}»`,
  'system-activated': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} активирует систему: ${systemName(speaker, system)}`,
  'ships-moved': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} вводит корабли в систему: ${systemName(speaker, system)}`,
  'cannon-fires': ({ seat, against, at }, speaker) =>
    `Сейчас выстрелят космические пушки, ${placeName(speaker, at)} (стреляет ${speaker.seat(seat)}, цель: ${speaker.seat(against)})`,
  'cannon-hits': (event, speaker) => `Космические пушки попали: ${taken(event, speaker)}`,
  'unit-sustained': ({ seat, uses, system }, speaker) =>
    `${speaker.seat(seat)}, урон поглощён: ${eachOf(uses, speaker)}, ${systemName(speaker, system)}`,
  'hits-taken': (event, speaker) =>
    `${speaker.seat(event.seat)} принимает попадания, которые наносит ${speaker.seat(event.by)}: ${placeName(speaker, event.at)}`,
  'before-combat': (event, speaker) => `Сейчас начнётся ${fight(event, speaker)}`,
  'combat-round-starts': (event, speaker) => `Начинается раунд ${event.round}: ${fight(event, speaker)}`,
  'retreat-announced': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} объявляет отступление: ${systemName(speaker, system)}`,
  'ships-retreat': ({ seat, system }, speaker) =>
    `Корабли вот-вот отступят: ${speaker.seat(seat)}, ${systemName(speaker, system)}`,
  'barrage-rolled': (event, speaker) =>
    `${speaker.seat(event.seat)} бросает кубики заградительного огня: ${fight(event, speaker)}`,
  'dice-rolled': (event, speaker) => `${speaker.seat(event.seat)} бросает кубики: ${fight(event, speaker)}`,
  'rolls-made': (event, speaker) => `Обе стороны бросили кубики: ${fight(event, speaker)}`,
  'ground-dice-rolled': (event, speaker) => `Обе стороны бросили кубики: ${fight(event, speaker)}`,
  'combat-hits': (event, speaker) => `Сейчас распределят попадания: ${taken(event, speaker)}`,
  'hits-assigned': (event, speaker) =>
    `${speaker.seat(event.seat)} распределяет попадания: ${fight(event, speaker)}`,
  'unit-destroyed': ({ seat, unit, at }, speaker) =>
    `${speaker.seat(seat)} теряет отряд: ${unitName(speaker, unit)}, ${placeName(speaker, at)}`,
  'combat-round-ends': (event, speaker) => `Заканчивается раунд ${event.round}: ${fight(event, speaker)}`,
  'combat-over': (event, speaker) => `Исход решён: ${fight(event, speaker)}`,
  'combat-ends': (event, speaker) => `Окончен ${fight(event, speaker)}`,
  'invasion-starts': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} начинает вторжение: ${systemName(speaker, system)}`,
  'forces-committed': ({ seat, planet }, speaker) =>
    `${speaker.seat(seat)} высаживает наземные войска: ${planetName(speaker, planet)}`,
  'control-changes': ({ seat, planet }, speaker) =>
    `Планета переходит из рук в руки: ${planetName(speaker, planet)}, её получает ${speaker.seat(seat)}`,
  'control-gained': ({ seat, planet }, speaker) =>
    `${speaker.seat(seat)} получает контроль над планетой ${planetName(speaker, planet)}`,
  'production-used': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} начинает производство: ${systemName(speaker, system)}`,
  'production-done': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} завершает производство: ${systemName(speaker, system)}`,
  'structure-placed': ({ seat, unit, planet }, speaker) =>
    `${speaker.seat(seat)} выставляет сооружение: ${unitName(speaker, unit)}, ${planetName(speaker, planet)}`,
  'goods-gained': ({ seat, goods: count }, speaker) =>
    `${speaker.seat(seat)} получает ${count} ${speaker.plural(count, goods)}`,
  'transaction-done': ({ between: [one, other] }, speaker) =>
    `Сделку заключили ${speaker.seat(one)} и ${speaker.seat(other)}`,
  'commodities-replenished': ({ seat }, speaker) => `${speaker.seat(seat)} пополняет продукцию`,
  'note-received': ({ seat }, speaker) => `${speaker.seat(seat)} получает карту обещания`,
  'action-cards-drawn': ({ seat }, speaker) => `${speaker.seat(seat)} берёт карты действий`,
  'action-card-played': ({ seat, card }, speaker) =>
    `${speaker.seat(seat)} играет карту действия «${namesIn(speaker).actionCards[card]}»`,
  'research-starts': ({ seat }, speaker) => `${speaker.seat(seat)} начинает исследование`,
  'technology-researched': ({ seat, technology }, speaker) =>
    `${speaker.seat(seat)} исследует технологию «${namesIn(speaker).technologies[technology]}»`,
  'status-phase-starts': () => momentsRu['status-phase-starts'],
  'strategy-cards-returned': () => momentsRu['strategy-cards-returned'],
  'status-phase-ends': () => momentsRu['status-phase-ends'],
  'seat-eliminated': ({ seat }, speaker) => `Разгромлен игрок: ${speaker.seat(seat)}`,
  'agenda-phase-starts': () => momentsRu['agenda-phase-starts'],
  'agenda-revealed': ({ agenda }, speaker) =>
    `Открывают карту политики «${namesIn(speaker).agendas[agenda]}»`,
  'agenda-read': ({ agenda }, speaker) => `Открыта карта политики «${namesIn(speaker).agendas[agenda]}»`,
  'voting-starts': ({ agenda }, speaker) =>
    `Сейчас начнётся голосование по карте «${namesIn(speaker).agendas[agenda]}»`,
  'votes-cast': ({ seat, agenda }, speaker) =>
    `${speaker.seat(seat)} голосует по карте «${namesIn(speaker).agendas[agenda]}»`,
  'speaker-voted': ({ agenda }, speaker) =>
    `Председатель проголосовал последним по карте «${namesIn(speaker).agendas[agenda]}»`,
  'player-elected': ({ agenda, elected }, speaker) =>
    `«${namesIn(speaker).agendas[agenda]}»: вот-вот изберут игрока ${speaker.seat(elected)}`,
  'agenda-resolved': ({ agenda }, speaker) =>
    `Карта политики «${namesIn(speaker).agendas[agenda]}» разыграна`,
  'agenda-discarded': ({ agenda }, speaker) =>
    `Карта политики «${namesIn(speaker).agendas[agenda]}» сброшена без голосования`,
};
