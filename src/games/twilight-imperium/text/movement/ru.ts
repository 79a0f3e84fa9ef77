import type { Speaker, Texts } from '#core/message.ts';
import { placeName, systemName, titled, unitList, unitName, unitsName, unitTitle } from '../names/naming.ts';
import type { MovementLexicon } from './lexicon.ts';

const ships = { one: 'корабля', few: 'кораблей', many: 'кораблей', other: 'кораблей' };
const dice = {
  one: 'бросок за разлом',
  few: 'броска за разлом',
  many: 'бросков за разлом',
  other: 'броска за разлом',
};
const fliers = { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' };
const returns = { one: 'вернётся', few: 'вернутся', many: 'вернутся', other: 'вернётся' };
const units = { one: 'отряд', few: 'отряда', many: 'отрядов', other: 'отряда' };
const WAVES = {
  first: 'Какой корабль летит раньше остальных в систему',
  all: 'Какие корабли и с кем на борту летят в систему',
  last: 'Какой корабль летит после остальных в систему',
};

/** How ships get there, if that needs saying. */
function onTheirWay(
  speaker: Speaker,
  { damaged, via, rifts, spurt }: MovementLexicon['option.mover'],
): string {
  const notes = [
    ...(damaged ? ['с повреждениями'] : []),
    ...(via.length > 0 ? [`через ${via.map((system) => systemName(speaker, system)).join(', ')}`] : []),
    ...(rifts > 0 ? [`${rifts} ${speaker.plural(rifts, dice)}`] : []),
    ...(spurt ? ['нужна прибавка к полёту'] : []),
  ];
  return notes.length === 0 ? '' : ` (${notes.join('; ')})`;
}

export const movement: Texts<MovementLexicon> = {
  'fact.activated': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} активирует систему ${systemName(speaker, system)}.`,
  'fact.moved': ({ seat, from, to, units }, speaker) =>
    `${speaker.seat(seat)} передвигает отряды: ${speaker.list(units.map(({ unit, count }) => unitsName(speaker, unit, count)))}; ${placeName(speaker, from)} → ${systemName(speaker, to)}.`,
  'fact.rift': ({ seat, unit, system, result, lost }, speaker) =>
    `${speaker.seat(seat)}: ${unitName(speaker, unit)} покидает систему ${systemName(speaker, system)}, на кубике ${result}: ${lost ? 'разлом его поглощает' : 'прорыв удаётся'}.`,
  'ask.activate': () => 'Какую систему активируете?',
  'ask.move': ({ system, limit, wave }, speaker) =>
    `${WAVES[wave]} ${systemName(speaker, system)}? Резерв флота позволяет держать там не больше ${limit} ${speaker.plural(limit, ships)}, не считая истребителей.`,
  'ask.berths': ({ count }) =>
    `На пути гравитационный разлом. Кто на каком корабле? Всего на борту: ${count}; вместе с кораблём гибнут те, кто сел на него до разлома.`,
  'ask.detour': () => 'Кому-то из кораблей придётся пройти через гравитационный разлом ради остальных. Кому?',
  'ask.fleetExcess': ({ system, count }, speaker) =>
    `В системе ${systemName(speaker, system)} кораблей больше, чем позволяет резерв флота. Какие вернёте в снабжение? Нужно убрать: ${count}.`,
  'ask.capacityExcess': ({ system, count }, speaker) =>
    `В системе ${systemName(speaker, system)} не хватает мест на борту. Кого вернёте в снабжение? Нужно убрать: ${count}.`,
  'ask.figuresShort': ({ unit, figures }, speaker) =>
    `Фигурок «${unitName(speaker, unit)}» у вас ${figures}, и в каждом месте должна стоять хотя бы одна. Где фигурки не будет и все эти отряды погибнут?`,
  'sum.move': ({ ships: count, aboard, room, behind, over }, speaker) =>
    count === 0
      ? 'Никто не летит.'
      : `Летят: ${count} ${speaker.plural(count, fliers)}; занято мест на борту: ${aboard} из ${room}.${
          behind === 0
            ? ''
            : ` Без места на борту ${behind} ${speaker.plural(behind, units)} ${speaker.plural(behind, returns)} в снабжение.`
        }${over === 0 ? '' : ` Вместе с теми, что уже там, резерв флота превышен на ${over}: лишние корабли вы выберете сами.`}`,
  'group.activation': ({ reach, by, lands, production, ships: fleets, planets }, speaker) =>
    [
      ...(reach
        ? [`долетят: ${unitList(speaker, by)}${lands ? '' : ', без десанта'}`]
        : production
          ? []
          : ['не долететь']),
      ...(production ? ['можно производить'] : []),
      ...(fleets.length > 0 ? [`корабли: ${fleets.map(speaker.seat).join(', ')}`] : []),
      ...(planets.length > 0 ? [`планеты: ${planets.map(speaker.seat).join(', ')}`] : []),
    ].join('; '),
  'option.mover': (mover, speaker) =>
    `${unitTitle(speaker, mover.unit)} · ${systemName(speaker, mover.from)}${onTheirWay(speaker, mover)}`,
  'option.movers': ({ unit, count, ...mover }, speaker) =>
    `${titled(unitList(speaker, [{ unit, count }]))} · ${systemName(speaker, mover.from)}${onTheirWay(speaker, { unit, ...mover })}`,
  'option.cargo': ({ unit, at }, speaker) =>
    `На борт: ${unitName(speaker, unit)} · ${placeName(speaker, at)}`,
  'option.cargoes': ({ unit, count, at }, speaker) =>
    `На борт: ${unitList(speaker, [{ unit, count }])} · ${placeName(speaker, at)}`,
  'option.unitsAt': ({ unit, count, at }, speaker) =>
    `${unitsName(speaker, unit, count)}: ${placeName(speaker, at)}`,
  'option.kind': ({ unit, damaged }, speaker) =>
    `${unitTitle(speaker, unit)}${damaged ? ' (с повреждениями)' : ''}`,
  'option.berth': ({ number, ship, from, rifts, unit, at }, speaker) =>
    `Корабль ${number}, ${unitName(speaker, ship)}, ${systemName(speaker, from)} (${rifts === 0 ? 'без риска' : `${rifts} ${speaker.plural(rifts, dice)}`}): ${unitName(speaker, unit)}, ${placeName(speaker, at)}`,
  'option.detour': ({ ships: those, dice: count }, speaker) =>
    `${titled(
      speaker.list(
        those.map(
          (one) =>
            `${unitsName(speaker, one.unit, one.count)} (${one.damaged ? 'повреждён, ' : ''}${systemName(speaker, one.from)})`,
        ),
      ),
    )} · всего ${count} ${speaker.plural(count, dice)}`,
  'no.ownToken': () => 'Там уже лежит ваш жетон приказа.',
  'no.activation': () => 'Вам запрещено активировать эту систему.',
  'no.spurts': ({ count }, speaker) =>
    `Прибавки к полёту хватит только для ${count} ${speaker.plural(count, ships)}, а нужна она большему числу.`,
  'no.fleet': ({ system, count, limit }, speaker) =>
    `Резерв флота позволяет держать в системе ${systemName(speaker, system)} не больше ${limit} ${speaker.plural(limit, ships)} без истребителей, а было бы ${count}.`,
  'no.room': ({ count, room }) => `Мест на борту ${room}, а нужно ${count}.`,
  'no.pickup': () =>
    'Ни один корабль со свободными местами не проходит везде, откуда вы хотите забрать отряды.',
  'no.fliesAndRides': ({ unit, count }, speaker) =>
    `Их всего: ${unitsName(speaker, unit, count)}; кто летит сам, того не везут.`,
  'no.everybodyOnce': ({ unit, count, at }, speaker) =>
    `Из места «${placeName(speaker, at)}» летит ровно столько: ${unitsName(speaker, unit, count)}.`,
};
