import type { Texts } from '#core/message.ts';
import { namesIn, placeName, planetName, systemName, unitName, unitsName } from '../names/naming.ts';
import type { CreussToNorrLexicon } from './lexicon.ts';

const WORMHOLES = { alpha: 'alpha', beta: 'beta', delta: 'delta' };
const LOOT = { good: 'trade good', commodity: 'commodity' };
const resources = { one: 'resource', other: 'resources' };
const ships = { one: 'ship', other: 'ships' };

export const creussToNorr: Texts<CreussToNorrLexicon> = {
  'fact.assimilated': ({ seat, card, technology, from }, speaker) => {
    const { technologies } = namesIn(speaker);
    const left = from === null ? '' : ` and no longer of ${technologies[from]}`;
    return `${speaker.seat(seat)}: ${technologies[card]} now has the text of ${technologies[technology]}${left}.`;
  },
  'fact.assimilatorFreed': ({ seat, card, technology }, speaker) => {
    const { technologies } = namesIn(speaker);
    return `${speaker.seat(seat)}: ${technologies[card]} no longer has the text of ${technologies[technology]}.`;
  },
  'fact.recruited': ({ seat, count, system }, speaker) =>
    `${speaker.seat(seat)}: ${unitsName(speaker, 'infantry', count)} fight like ships, ${systemName(speaker, system)}.`,
  'fact.zeroToken': ({ seat }, speaker) => `${speaker.seat(seat)} has the “0” token: initiative 0.`,
  'fact.wormholePut': ({ seat, wormhole, system, from }, speaker) =>
    from === null
      ? `${speaker.seat(seat)} places the ${WORMHOLES[wormhole]} wormhole token: ${systemName(speaker, system)}.`
      : `${speaker.seat(seat)} moves the ${WORMHOLES[wormhole]} wormhole token from ${systemName(speaker, from)} to ${systemName(speaker, system)}.`,
  'fact.plundered': ({ seat, from, what }, speaker) =>
    `${speaker.seat(seat)} takes a ${LOOT[what]} from ${speaker.seat(from)}.`,
  'fact.assimilatedStructures': ({ seat, from, unit, count, planet }, speaker) =>
    `${speaker.seat(seat)} puts own figures in the place of ${unitsName(speaker, unit, count)} of ${speaker.seat(from)}: ${planetName(speaker, planet)}.`,
  'ask.gainTechnology': () => 'Which technology do you gain?',
  'ask.assimilator': ({ technology }, speaker) =>
    `Which assimilator takes the text of ${namesIn(speaker).technologies[technology]}?`,
  'ask.groundedDock': () => 'Your space dock cannot stay in space. Which planet does it go to?',
  'ask.recruits': () => 'Which of your ground forces fight like ships in this combat?',
  'ask.recruitsBack': ({ count }, speaker) =>
    `Where do the ${unitsName(speaker, 'infantry', count)} that are left go back to?`,
  'ask.assimilate': ({ unit, planet }, speaker) =>
    `How many do you replace by your own: ${unitName(speaker, unit)}, ${planetName(speaker, planet)}? Figures that you lack come from elsewhere on the board.`,
  'ask.foresight': () => 'Which system do your ships move to?',
  'ask.wormholeToken': () => 'Which wormhole token do you place or move?',
  'ask.wormholePlace': ({ wormhole }) => `Where does the ${WORMHOLES[wormhole]} wormhole token go?`,
  'ask.splicer': () => 'Which ship of your opponent takes the hit?',
  'ask.pillage': ({ seat }, speaker) => `What do you take from ${speaker.seat(seat)}?`,
  'ask.salvage': ({ at }, speaker) => `Do you produce a ship, ${placeName(speaker, at)}?`,
  'ask.ramming': ({ count }, speaker) =>
    `Destroy one of your dreadnoughts and with it up to ${count} ${speaker.plural(count, ships)} of others? Name them, or none to leave it.`,
  'option.spoil': ({ technology, by }, speaker) =>
    `${namesIn(speaker).technologies[technology]}${by === 'token' ? ' (with an assimilator)' : ''}`,
  'option.assimilator': ({ card, as }, speaker) => {
    const { technologies } = namesIn(speaker);
    return as === null ? technologies[card] : `${technologies[card]}, instead of ${technologies[as]}`;
  },
  'option.wormhole': ({ wormhole, system }, speaker) =>
    system === null
      ? `The ${WORMHOLES[wormhole]} token, not on the board yet`
      : `The ${WORMHOLES[wormhole]} token, now in ${systemName(speaker, system)}`,
  'option.loot': ({ what }) => `A ${LOOT[what]}`,
  'option.spare': () => 'Nothing',
  'option.salvage': ({ unit, cost }, speaker) =>
    `${unitName(speaker, unit)} (${cost} ${speaker.plural(cost, resources)})`,
  'option.noSalvage': () => 'No ship',
  'option.ramTarget': ({ seat, unit, damaged }, speaker) =>
    `${unitName(speaker, unit)} of ${speaker.seat(seat)}${damaged ? ', damaged' : ''}`,
  'status.copies': ({ seat, copies }, speaker) => {
    const { technologies } = namesIn(speaker);
    const each = copies.map(
      ({ card, as }) => `${technologies[card]} → ${as === null ? '–' : technologies[as]}`,
    );
    return `${speaker.seat(seat)} has assimilated: ${each.join(', ')}`;
  },
  'status.zero': ({ seat }, speaker) => `${speaker.seat(seat)} has the “0” token`,
  'status.wormholes': ({ system, wormholes }, speaker) =>
    `Wormhole added, ${systemName(speaker, system)}: ${wormholes.map((one) => WORMHOLES[one]).join(', ')}`,
};
