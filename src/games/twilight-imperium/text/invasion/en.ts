import type { Texts } from '#core/message.ts';
import { planetName, systemName, unitsName, unitTitle } from '../names/naming.ts';
import type { InvasionLexicon } from './lexicon.ts';

const forces = { one: 'ground force', other: 'ground forces' };

export const invasion: Texts<InvasionLexicon> = {
  'fact.committed': ({ seat, planet, unit, count }, speaker) =>
    `${speaker.seat(seat)} lands ${unitsName(speaker, unit, count)} on ${planetName(speaker, planet)}.`,
  'fact.custodians': ({ seat }, speaker) =>
    `${speaker.seat(seat)} removes the custodians token from Mecatol Rex. From now on the council meets every round.`,
  'ask.custodians': ({ influence }) =>
    influence === 0
      ? 'Do you remove the custodians token from Mecatol Rex? You then have to land there.'
      : `Do you spend ${influence} influence to remove the custodians token from Mecatol Rex? You then have to land there.`,
  'ask.commit': ({ system }, speaker) =>
    `How many of your forces land on which planets of ${systemName(speaker, system)}?`,
  'ask.nextPlanet': ({ what }) =>
    what === 'cannon' ? 'Which planet fires its space cannons next?' : 'On which planet do you fight next?',
  'option.removeCustodians': ({ influence }) =>
    influence === 0 ? 'Yes, for nothing' : `Yes, for ${influence} influence`,
  'option.leaveCustodians': () => 'No',
  'option.commit': ({ unit, planet, controller, defenders }, speaker) => {
    const notes = [
      ...(controller === null ? [] : [speaker.seat(controller)]),
      ...(defenders === 0 ? [] : [`${defenders} ${speaker.plural(defenders, forces)}`]),
    ];
    const what = `${unitTitle(speaker, unit)} → ${planetName(speaker, planet)}`;
    return notes.length === 0 ? what : `${what} (${notes.join(', ')})`;
  },
  'no.mustLand': ({ planet }, speaker) =>
    `You have to land at least one ground force on ${planetName(speaker, planet)}.`,
  'no.fewerLanders': ({ unit, count }, speaker) =>
    `You have only ${unitsName(speaker, unit, count)} to land.`,
};
