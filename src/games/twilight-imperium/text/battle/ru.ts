import type { Speaker, Texts } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { placeName, unitsName, unitTitle } from '../names/naming.ts';
import type { BattleLexicon } from './lexicon.ts';

const hits = { one: 'попадание', few: 'попадания', many: 'попаданий', other: 'попадания' };
const KINDS = { space: 'Космический бой', ground: 'Наземный бой' };

const bySeat = (
  units: readonly { seat: Seat; unit: UnitType; count: number }[],
  speaker: Speaker,
): string[] =>
  [...new Set(units.map(({ seat }) => seat))].map((seat) => {
    const own = units.filter((one) => one.seat === seat);
    return `${speaker.seat(seat)}: ${own.map(({ unit, count }) => unitsName(speaker, unit, count)).join(', ')}`;
  });

export const battle: Texts<BattleLexicon> = {
  'battle.title': ({ kind, at, attacker, defender }, speaker) =>
    `⚔️ **${KINDS[kind]}: ${placeName(speaker, at)}**: нападает ${speaker.seat(attacker)}, защищается ${speaker.seat(defender)}`,
  'battle.side': ({ seat, units }, speaker) =>
    `${speaker.seat(seat)}: ${units
      .map(
        ({ unit, count, damaged }) =>
          `${unitsName(speaker, unit, count)}${damaged > 0 ? ` (повреждено: ${damaged})` : ''}`,
      )
      .join(', ')}`,
  'battle.odds': ({ attacker, defender, wins, draw, loses }, speaker) =>
    `Шансы в начале боя: ${speaker.seat(attacker)} ${wins} % · никто ${draw} % · ${speaker.seat(defender)} ${loses} %`,
  'battle.round': ({ round }) => `**Раунд ${round}**`,
  'battle.dice': ({ seat, kind, groups, hits: count }, speaker) => {
    const rolled = groups.map(({ unit, hitOn, bonus, results }) => {
      const dice = results.map((result) => (result + bonus >= hitOn ? `**${result}**` : `${result}`));
      return `${unitTitle(speaker, unit)} (${hitOn - bonus}+) ${dice.join(' ')}`;
    });
    const what = kind === 'barrage' ? ', заградительный огонь' : '';
    const made = count === null ? '' : ` → ${count} ${speaker.plural(count, hits)}`;
    return `${speaker.seat(seat)}${what}: ${rolled.join(' · ')}${made}`;
  },
  'battle.sustained': ({ units }, speaker) => `Урон поглощён: ${bySeat(units, speaker).join('; ')}`,
  'battle.lost': ({ units }, speaker) => `Потери: ${bySeat(units, speaker).join('; ')}`,
  'battle.retreat': ({ seat }, speaker) => `${speaker.seat(seat)} объявляет отступление`,
  'battle.over': ({ winner }, speaker) =>
    winner === null ? '⚔ Победителя нет.' : `⚔ Победа: ${speaker.seat(winner)}.`,
};
