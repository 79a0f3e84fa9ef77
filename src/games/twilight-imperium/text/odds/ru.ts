import type { Speaker, Texts } from '#core/message.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { placeName, systemName, unitName, unitsName } from '../names/naming.ts';
import type { OddsLexicon } from './lexicon.ts';

const KINDS = { space: 'Космический бой', ground: 'Наземный бой' };
const NEEDED = { space: 'корабли', ground: 'наземные войска' };
const SIDES = { attacker: 'Нападающему', defender: 'Защитнику' };

const units = (speaker: Speaker, some: readonly { unit: UnitType; count: number }[]) =>
  some.length === 0 ? 'ничего' : some.map(({ unit, count }) => unitsName(speaker, unit, count)).join(', ');

export const odds: Texts<OddsLexicon> = {
  'odds.unit': ({ unit }, speaker) => unitName(speaker, unit),
  'odds.place': ({ system }, speaker) => systemName(speaker, system),
  'odds.title': ({ place, at }, speaker) =>
    `### ${KINDS[place]}${at === null ? '' : `: ${placeName(speaker, at)}`}`,
  'odds.attacker': ({ seat, units: some }, speaker) =>
    `Нападает${seat === null ? '' : ` ${speaker.seat(seat)}`}: ${units(speaker, some)}`,
  'odds.defender': ({ seat, units: some }, speaker) =>
    `Защищается${seat === null ? '' : ` ${speaker.seat(seat)}`}: ${units(speaker, some)}`,
  'odds.result': ({ wins, draw, loses }) =>
    `Победа нападающего: **${wins} %** · никто ${draw} % · победа защитника: ${loses} %`,
  'odds.left': ({ attacker, defender }, speaker) =>
    `В среднем останется: у нападающего ${units(speaker, attacker)}; у защитника ${units(speaker, defender)}`,
  'odds.assumed': () => '-# Без отступлений, карт, товаров и прежних повреждений.',
  'odds.reach': () =>
    '-# Летит всё, что может и что вмещает резерв флота; считаем, что войска высадятся без потерь.',
  'odds.tooLarge': () => 'Такой большой бой мы не считаем, пока другие ждут. Попробуйте меньше отрядов.',
  'odds.nobody': ({ at }, speaker) => `${systemName(speaker, at)}: сопротивляться там некому.`,
  'odds.outOfReach': ({ at }, speaker) => `${systemName(speaker, at)}: ваши корабли туда сейчас не долетят.`,
  'odds.notSeated': () => 'Напасть с поля может только тот, кто сидит за столом. Назовите обе стороны сами.',
  'odds.noFleet': ({ place, side }) => `${SIDES[side]} нужны ${NEEDED[place]} или хотя бы ПСО для защиты.`,
  'odds.figures': ({ unit, most }, speaker) => `Больше, чем ${unitsName(speaker, unit, most)}, не бывает.`,
  'odds.noFaction': () => 'Флагман у каждой фракции свой: за столом укажите, чей он.',
};
