import type { Texts } from '#core/message.ts';
import { componentName, namesIn, placeName, planetName, systemName, unitsName } from '../names/naming.ts';
import { happenedRu } from './happened.ru.ts';
import { sayHappened } from './happened.ts';
import type { CommonLexicon } from './lexicon.ts';

const FROM = {
  tactic: 'из тактического резерва',
  fleet: 'из резерва флота',
  strategy: 'из стратегического резерва',
  reinforcements: 'из снабжения',
};
const TO = { tactic: 'в тактический резерв', fleet: 'в резерв флота', strategy: 'в стратегический резерв' };
const WHY = {
  fleet: 'сверх резерва флота',
  capacity: 'нет мест на борту',
  rift: 'сгинули в гравитационном разломе',
  recycled: 'ради новых отрядов',
  effect: 'убраны с поля',
  eliminated: 'игрок выбыл',
};
const tokens = {
  one: 'жетон приказа',
  few: 'жетона приказа',
  many: 'жетонов приказа',
  other: 'жетона приказа',
};
const goods = { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' };
const points = {
  one: 'победное очко',
  few: 'победных очка',
  many: 'победных очков',
  other: 'победного очка',
};

export const common: Texts<CommonLexicon> = {
  title: () => 'Сумерки Империи',
  'changed.finerRules': () =>
    'перед концом хода можно заключать сделки, космическим пушкам — приказать не стрелять, а обязательные способности ждут своей очереди',
  pitch: () => '5–7 раундов: по переписке недели, с ботами выходные',
  'ask.respond': ({ what, alone }, speaker) =>
    `${sayHappened(happenedRu, what, speaker)}. ${alone ? 'Вмешаетесь?' : 'Вмешаетесь, если никто не сделает этого раньше?'}`,
  'option.use': ({ component, owner }, speaker) =>
    owner === null
      ? componentName(speaker, component)
      : `${componentName(speaker, component)} (${speaker.seat(owner)})`,
  'fact.used': ({ seat, component }, speaker) =>
    `${speaker.seat(seat)} применяет: ${componentName(speaker, component)}.`,
  'fact.cardPlayed': ({ seat, card }, speaker) =>
    `${speaker.seat(seat)} играет карту действия «${namesIn(speaker).actionCards[card]}».`,
  'fact.cardCancelled': ({ seat, card }, speaker) =>
    `${speaker.seat(seat)}: карта «${namesIn(speaker).actionCards[card]}» отменена.`,
  'fact.noteReturned': ({ note, owner }, speaker) =>
    `Карта обещания «${namesIn(speaker).notes[note]}» возвращается к владельцу: ${speaker.seat(owner)}.`,
  'fact.placed': ({ seat, unit, count, at }, speaker) =>
    `${speaker.seat(seat)} выставляет отряды: ${unitsName(speaker, unit, count)}, ${placeName(speaker, at)}.`,
  'fact.placedOnEach': ({ seat, unit, at }, speaker) =>
    `${speaker.seat(seat)} выставляет отряды, на каждую планету ${unitsName(speaker, unit, 1)}: ${speaker.list(at.map((one) => placeName(speaker, one)))}.`,
  'fact.removed': ({ seat, unit, count, at, why }, speaker) =>
    `${speaker.seat(seat)} убирает отряды: ${unitsName(speaker, unit, count)}, ${placeName(speaker, at)} (${WHY[why]}).`,
  'fact.destroyed': ({ seat, unit, count, at }, speaker) =>
    `${speaker.seat(seat)} теряет отряды: ${unitsName(speaker, unit, count)}, ${placeName(speaker, at)}.`,
  'fact.sustained': ({ seat, unit, count, at }, speaker) =>
    `${speaker.seat(seat)}, поглощение урона: ${unitsName(speaker, unit, count)}, ${placeName(speaker, at)}.`,
  'fact.sustainWithdrawn': ({ seat, unit, count, at }, speaker) =>
    `${speaker.seat(seat)} отменяет поглощение урона: ${unitsName(speaker, unit, count)}, ${placeName(speaker, at)}.`,
  'fact.repaired': ({ seat, unit, count, at }, speaker) =>
    `${speaker.seat(seat)} ремонтирует: ${unitsName(speaker, unit, count)}, ${placeName(speaker, at)}.`,
  'fact.tokenSpent': ({ seat, pool, count }, speaker) =>
    `${speaker.seat(seat)} тратит ${count} ${speaker.plural(count, tokens)} ${FROM[pool]}.`,
  'fact.tokenGained': ({ seat, pool, count }, speaker) =>
    `${speaker.seat(seat)} кладёт ${count} ${speaker.plural(count, tokens)} ${TO[pool]}.`,
  'fact.tokenReturned': ({ seat, pool, count }, speaker) =>
    `${speaker.seat(seat)} возвращает ${count} ${speaker.plural(count, tokens)} ${FROM[pool]} в снабжение.`,
  'fact.tokenPut': ({ seat, system, from, again }, speaker) =>
    again
      ? `У игрока ${speaker.seat(seat)} уже есть жетон приказа в системе ${systemName(speaker, system)}; жетон ${FROM[from]} уходит в снабжение.`
      : `${speaker.seat(seat)} кладёт жетон приказа ${FROM[from]} в систему ${systemName(speaker, system)}.`,
  'fact.goodsGained': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)} получает ${count} ${speaker.plural(count, goods)}.`,
  'fact.goodsSpent': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)} тратит ${count} ${speaker.plural(count, goods)}.`,
  'fact.replenished': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)} пополняет запас продукции, теперь её ${count}.`,
  'fact.controlGained': ({ seat, planet, from }, speaker) =>
    from === null
      ? `${speaker.seat(seat)} получает контроль над планетой ${planetName(speaker, planet)}.`
      : `${speaker.seat(seat)} отбирает планету ${planetName(speaker, planet)} у игрока ${speaker.seat(from)}.`,
  'fact.controlLost': ({ seat, planet }, speaker) =>
    `${speaker.seat(seat)} теряет контроль над планетой ${planetName(speaker, planet)}.`,
  'fact.pointsGained': ({ seat, count, total }, speaker) =>
    `${speaker.seat(seat)} получает ${count} ${speaker.plural(count, points)}, всего ${total}.`,
  'fact.pointsLost': ({ seat, count, total }, speaker) =>
    `${speaker.seat(seat)} теряет ${count} ${speaker.plural(count, points)}, остаётся ${total}.`,
  'fact.won': ({ seat, points: total, by }, speaker) =>
    by === 'last'
      ? `${speaker.seat(seat)} остаётся в одиночестве и побеждает.`
      : `${speaker.seat(seat)} побеждает в игре: ${total} ${speaker.plural(total, points)}.`,
};
