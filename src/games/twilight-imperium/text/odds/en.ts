import type { Speaker, Texts } from '#core/message.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { placeName, systemName, unitName, unitsName } from '../names/naming.ts';
import type { OddsLexicon } from './lexicon.ts';

const KINDS = { space: 'Space combat', ground: 'Ground combat' };
const NEEDED = { space: 'ships', ground: 'ground forces' };

const units = (speaker: Speaker, some: readonly { unit: UnitType; count: number }[]) =>
  some.length === 0 ? 'nothing' : some.map(({ unit, count }) => unitsName(speaker, unit, count)).join(', ');

export const odds: Texts<OddsLexicon> = {
  'odds.unit': ({ unit }, speaker) => unitName(speaker, unit),
  'odds.place': ({ system }, speaker) => systemName(speaker, system),
  'odds.title': ({ place, at }, speaker) =>
    `### ${KINDS[place]}${at === null ? '' : `: ${placeName(speaker, at)}`}`,
  'odds.attacker': ({ seat, units: some }, speaker) =>
    `Attacker${seat === null ? '' : ` (${speaker.seat(seat)})`}: ${units(speaker, some)}`,
  'odds.defender': ({ seat, units: some }, speaker) =>
    `Defender${seat === null ? '' : ` (${speaker.seat(seat)})`}: ${units(speaker, some)}`,
  'odds.result': ({ wins, draw, loses }) =>
    `The attacker wins **${wins} %** · nobody ${draw} % · the defender ${loses} %`,
  'odds.left': ({ attacker, defender }, speaker) =>
    `Left on average: attacker ${units(speaker, attacker)}; defender ${units(speaker, defender)}`,
  'odds.assumed': () => '-# Nobody retreats; cards, trade goods and damage taken before are left aside.',
  'odds.reach': () =>
    '-# With everything that can come, as far as your fleet pool goes; the troops are taken to land unharmed.',
  'odds.tooLarge': () => 'A battle this large is not worked out while others wait. Try fewer units.',
  'odds.nobody': ({ at }, speaker) => `Nobody stands in your way at ${systemName(speaker, at)}.`,
  'odds.outOfReach': ({ at }, speaker) => `None of your ships can come to ${systemName(speaker, at)} now.`,
  'odds.notSeated': () => 'Only who sits at the table can attack from the board. Name both sides instead.',
  'odds.noFleet': ({ place, side }) =>
    `The ${side} needs ${NEEDED[place]} for this, or at least PDS to defend with.`,
  'odds.figures': ({ unit, most }, speaker) => `There are no more than ${unitsName(speaker, unit, most)}.`,
  'odds.noFaction': () => 'A flagship is of a faction: say at the table whose it is.',
};
