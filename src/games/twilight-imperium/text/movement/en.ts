import type { Speaker, Texts } from '#core/message.ts';
import { placeName, systemName, titled, unitList, unitName, unitsName, unitTitle } from '../names/naming.ts';
import type { MovementLexicon } from './lexicon.ts';

const ships = { one: 'ship', other: 'ships' };
const places = { one: 'place', other: 'places' };
const units = { one: 'unit', other: 'units' };
const dice = { one: 'rift die', other: 'rift dice' };
const WAVES = {
  first: 'Which ship goes ahead of the others into',
  all: 'Which ships move, and what do they carry, into',
  last: 'Which ship follows the others into',
};

/** How ships get there, if that needs saying. */
function onTheirWay(
  speaker: Speaker,
  { damaged, via, rifts, spurt }: MovementLexicon['option.mover'],
): string {
  const notes = [
    ...(damaged ? ['damaged'] : []),
    ...(via.length > 0 ? [`by way of ${via.map((system) => systemName(speaker, system)).join(', ')}`] : []),
    ...(rifts > 0 ? [`${rifts} ${speaker.plural(rifts, dice)}`] : []),
    ...(spurt ? ['needs the extra move'] : []),
  ];
  return notes.length === 0 ? '' : ` (${notes.join('; ')})`;
}

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
  'ask.berths': ({ count }) =>
    `A gravity rift lies on the way. Who rides where? ${count} aboard in all; whoever boards a lost ship before the rift is lost with it.`,
  'ask.detour': () => 'Some of your ships have to brave a gravity rift for the others. Which ones?',
  'ask.fleetExcess': ({ system, count }, speaker) =>
    `Too many ships for your fleet pool in ${systemName(speaker, system)}: choose ${count} to go back to your reinforcements.`,
  'ask.capacityExcess': ({ system, count }, speaker) =>
    `Not enough room aboard in ${systemName(speaker, system)}: choose ${count} to go back to your reinforcements.`,
  'ask.figuresShort': ({ unit, figures }, speaker) =>
    `You have ${unitsName(speaker, unit, figures)} as figures and one must stand in each place. Which place goes without and loses all of them?`,
  'sum.move': ({ ships: count, aboard, room, behind, over }, speaker) =>
    count === 0
      ? 'Nothing moves.'
      : `${count} ${speaker.plural(count, ships)}; ${aboard} of ${room} ${speaker.plural(room, places)} aboard taken.${
          behind === 0
            ? ''
            : ` ${behind} ${speaker.plural(behind, units)} without room would go back to your reinforcements.`
        }${over === 0 ? '' : ` With those that are there, ${over} ${speaker.plural(over, ships)} too many for your fleet pool: you would choose which go.`}`,
  'group.activation': ({ reach, by, lands, production, ships: fleets, planets }, speaker) =>
    [
      ...(reach
        ? [`within reach: ${unitList(speaker, by)}${lands ? '' : ', no transport'}`]
        : production
          ? []
          : ['out of reach']),
      ...(production ? ['you can produce'] : []),
      ...(fleets.length > 0 ? [`ships: ${fleets.map(speaker.seat).join(', ')}`] : []),
      ...(planets.length > 0 ? [`planets: ${planets.map(speaker.seat).join(', ')}`] : []),
    ].join('; '),
  'option.mover': (mover, speaker) =>
    `${unitTitle(speaker, mover.unit)} · ${systemName(speaker, mover.from)}${onTheirWay(speaker, mover)}`,
  'option.movers': ({ unit, count, ...mover }, speaker) =>
    `${titled(unitList(speaker, [{ unit, count }]))} · ${systemName(speaker, mover.from)}${onTheirWay(speaker, { unit, ...mover })}`,
  'option.cargo': ({ unit, at }, speaker) => `Aboard: ${unitName(speaker, unit)} · ${placeName(speaker, at)}`,
  'option.cargoes': ({ unit, count, at }, speaker) =>
    `Aboard: ${unitList(speaker, [{ unit, count }])} · ${placeName(speaker, at)}`,
  'option.unitsAt': ({ unit, count, at }, speaker) =>
    `${unitsName(speaker, unit, count)}: ${placeName(speaker, at)}`,
  'option.kind': ({ unit, damaged }, speaker) => `${unitTitle(speaker, unit)}${damaged ? ' (damaged)' : ''}`,
  'option.berth': ({ number, ship, from, rifts, unit, at }, speaker) =>
    `Ship ${number}, ${unitName(speaker, ship)} from ${systemName(speaker, from)} (${rifts === 0 ? 'safe' : `${rifts} ${speaker.plural(rifts, dice)}`}): ${unitName(speaker, unit)}, ${placeName(speaker, at)}`,
  'option.detour': ({ ships: those, dice: count }, speaker) =>
    `${titled(
      speaker.list(
        those.map(
          (one) =>
            `${unitsName(speaker, one.unit, one.count)}${one.damaged ? ' (damaged)' : ''} from ${systemName(speaker, one.from)}`,
        ),
      ),
    )} · ${count} ${speaker.plural(count, dice)} in all`,
  'no.ownToken': () => 'Your command token is already there.',
  'no.activation': () => 'Something forbids you to activate this system.',
  'no.spurts': ({ count }, speaker) =>
    `More ships than you can help need an extra move; you can help ${count} ${speaker.plural(count, ships)}.`,
  'no.fleet': ({ system, count, limit }, speaker) =>
    `Your fleet pool allows ${limit} ${speaker.plural(limit, ships)} in ${systemName(speaker, system)}, fighters aside, not ${count}.`,
  'no.room': ({ count, room }) => `There is room for ${room}, not for ${count}.`,
  'no.pickup': () => 'No ship with room left comes by everywhere you want to pick up from.',
  'no.fliesAndRides': ({ unit, count }, speaker) =>
    `There are only ${unitsName(speaker, unit, count)}: whoever flies is not carried as well.`,
  'no.everybodyOnce': ({ unit, count, at }, speaker) =>
    `Exactly ${unitsName(speaker, unit, count)} ride from ${placeName(speaker, at)}.`,
};
