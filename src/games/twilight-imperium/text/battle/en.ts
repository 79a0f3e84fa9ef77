import type { Speaker, Texts } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { placeName, unitsName, unitTitle } from '../names/naming.ts';
import type { BattleLexicon } from './lexicon.ts';

const hits = { one: 'hit', other: 'hits' };
const KINDS = { space: 'Space combat', ground: 'Ground combat' };

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
    `⚔️ **${KINDS[kind]}: ${placeName(speaker, at)}**: ${speaker.seat(attacker)} attacks ${speaker.seat(defender)}`,
  'battle.side': ({ seat, units }, speaker) =>
    `${speaker.seat(seat)}: ${units
      .map(
        ({ unit, count, damaged }) =>
          `${unitsName(speaker, unit, count)}${damaged > 0 ? ` (${damaged} damaged)` : ''}`,
      )
      .join(', ')}`,
  'battle.odds': ({ attacker, defender, wins, draw, loses }, speaker) =>
    `Odds at the start: ${speaker.seat(attacker)} ${wins} % · nobody ${draw} % · ${speaker.seat(defender)} ${loses} %`,
  'battle.round': ({ round }) => `**Round ${round}**`,
  'battle.dice': ({ seat, kind, groups, hits: count }, speaker) => {
    const rolled = groups.map(({ unit, hitOn, bonus, results }) => {
      const dice = results.map((result) => (result + bonus >= hitOn ? `**${result}**` : `${result}`));
      return `${unitTitle(speaker, unit)} (${hitOn - bonus}+) ${dice.join(' ')}`;
    });
    const what = kind === 'barrage' ? ', Anti-Fighter Barrage' : '';
    const made = count === null ? '' : ` → ${count} ${speaker.plural(count, hits)}`;
    return `${speaker.seat(seat)}${what}: ${rolled.join(' · ')}${made}`;
  },
  'battle.sustained': ({ units }, speaker) => `Damage sustained: ${bySeat(units, speaker).join('; ')}`,
  'battle.lost': ({ units }, speaker) => `Lost: ${bySeat(units, speaker).join('; ')}`,
  'battle.retreat': ({ seat }, speaker) => `${speaker.seat(seat)} announces a retreat`,
  'battle.over': ({ winner }, speaker) =>
    winner === null ? '⚔ Nobody wins.' : `⚔ ${speaker.seat(winner)} wins.`,
};
