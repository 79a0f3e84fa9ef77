import type { Texts } from '#core/message.ts';
import { placeName, systemName, unitName, unitsName } from '../names/naming.ts';
import type { MovementLexicon } from './lexicon.ts';

const ships = { one: 'ship', other: 'ships' };
const dice = { one: 'rift die', other: 'rift dice' };
const WAVES = {
  first: 'Which ship goes ahead of the others into',
  all: 'Which ships move into',
  last: 'Which ship follows the others into',
};

export const movement: Texts<MovementLexicon> = {
  'fact.activated': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} activates ${systemName(speaker, system)}.`,
  'fact.moved': ({ seat, from, to, units }, speaker) =>
    `${speaker.seat(seat)} moves ${speaker.list(units.map(({ unit, count }) => unitsName(speaker, unit, count)))} from ${placeName(speaker, from)} to ${systemName(speaker, to)}.`,
  'fact.rift': ({ seat, unit, system, result, lost }, speaker) =>
    `${speaker.seat(seat)}: a ${unitName(speaker, unit)} leaves ${systemName(speaker, system)} and rolls ${result}: ${lost ? 'the rift swallows it' : 'it gets through'}.`,
  'ask.activate': () => 'Which system do you activate?',
  'ask.move': ({ system, limit, wave }, speaker) =>
    `${WAVES[wave]} ${systemName(speaker, system)}? Your fleet pool allows ${limit} ${speaker.plural(limit, ships)} there, fighters aside.`,
  'ask.passengers': ({ system, room }, speaker) =>
    `What do your ships carry to ${systemName(speaker, system)}? There is room for ${room}.`,
  'ask.berths': ({ count }) =>
    `A gravity rift lies on the way. Who rides where? ${count} aboard in all; whoever boards a lost ship before the rift is lost with it.`,
  'ask.fleetExcess': ({ system, count }, speaker) =>
    `Too many ships for your fleet pool in ${systemName(speaker, system)}: choose ${count} to go back to your reinforcements.`,
  'ask.capacityExcess': ({ system, count }, speaker) =>
    `Not enough room aboard in ${systemName(speaker, system)}: choose ${count} to go back to your reinforcements.`,
  'ask.figuresShort': ({ unit, figures }, speaker) =>
    `You have ${unitsName(speaker, unit, figures)} as figures and one must stand in each place. Which place goes without and loses all of them?`,
  'option.mover': ({ unit, damaged, count, from, via, rifts, spurt }, speaker) => {
    const notes = [
      ...(damaged ? ['damaged'] : []),
      ...(via.length > 0 ? [`by way of ${via.map((system) => systemName(speaker, system)).join(', ')}`] : []),
      ...(rifts > 0 ? [`${rifts} ${speaker.plural(rifts, dice)}`] : []),
      ...(spurt ? ['needs the extra move'] : []),
    ];
    const what = `${unitsName(speaker, unit, count)} from ${systemName(speaker, from)}`;
    return notes.length === 0 ? what : `${what} (${notes.join('; ')})`;
  },
  'option.unitsAt': ({ unit, count, at }, speaker) =>
    `${unitsName(speaker, unit, count)}: ${placeName(speaker, at)}`,
  'option.kind': ({ unit, count, damaged }, speaker) =>
    `${unitsName(speaker, unit, count)}${damaged ? ' (damaged)' : ''}`,
  'option.berth': ({ number, ship, from, rifts, unit, at }, speaker) =>
    `Ship ${number}, ${unitName(speaker, ship)} from ${systemName(speaker, from)} (${rifts === 0 ? 'safe' : `${rifts} ${speaker.plural(rifts, dice)}`}): ${unitName(speaker, unit)}, ${placeName(speaker, at)}`,
  'no.ownToken': () => 'Your command token is already there.',
  'no.activation': () => 'Something forbids you to activate this system.',
  'no.spurts': ({ count }, speaker) =>
    `More ships than you can help need an extra move; you can help ${count} ${speaker.plural(count, ships)}.`,
  'no.room': ({ count, room }) => `There is room for ${room}, not for ${count}.`,
  'no.pickup': () => 'No ship with room left comes by everywhere you want to pick up from.',
  'no.everybodyOnce': ({ unit, count, at }, speaker) =>
    `Exactly ${unitsName(speaker, unit, count)} ride from ${placeName(speaker, at)}.`,
};
