import type { Speaker, Texts } from '#core/message.ts';
import { factions } from '../../tables/factions.ts';
import type { SystemId } from '../../tables/ids.ts';
import { isPlanet } from '../../tables/places.ts';
import { planets } from '../../tables/planets.ts';
import { systems } from '../../tables/systems.ts';
import { conditionOf } from '../components/index.ts';
import { namesIn, planetName, systemName, unitName, unitsName } from '../names/naming.ts';
import type { SetupLexicon } from './lexicon.ts';
import { mapReasonEn } from './map-reason.ts';

const ANOMALIES = {
  'asteroid-field': 'asteroid field',
  nebula: 'nebula',
  supernova: 'supernova',
  'gravity-rift': 'gravity rift',
};

const STEPS = { one: 'step', other: 'steps' };

/** What lies on a tile: planets with resources/influence, wormholes, an anomaly. */
function tileText(speaker: Speaker, system: SystemId): string {
  const { planets: on, wormholes, anomaly } = systems[system];
  const worlds = on.map(
    (id) => `${planetName(speaker, id)} ${planets[id].resources}/${planets[id].influence}`,
  );
  const gates = wormholes.map((wormhole) => `${wormhole} wormhole`);
  const parts = [...worlds, ...gates, ...(anomaly ? [ANOMALIES[anomaly]] : [])];
  return `${system}: ${parts.join(', ') || 'empty space'}`;
}

export const setup: Texts<SetupLexicon> = {
  'fact.speakerDrawn': ({ seat }, speaker) => `The lot makes ${speaker.seat(seat)} the speaker.`,
  'fact.factionsDealt': ({ count, meant }) =>
    `There are not enough factions for ${meant} each: everybody chooses from ${count}.`,
  'fact.factionTaken': ({ seat, faction }, speaker) =>
    `${speaker.seat(seat)} plays ${namesIn(speaker).factions[faction]}.`,
  'fact.tileLaid': ({ seat, system, at }, speaker) =>
    `${speaker.seat(seat)} lays ${systemName(speaker, system)} on place ${at}.`,
  'fact.boardLaid': ({ how }) =>
    how === 'given' ? 'The board is laid as its map says.' : 'A balanced board is laid.',
  'fact.startingTechnologies': ({ seat, technologies }, speaker) =>
    `${speaker.seat(seat)} begins with ${speaker.list(technologies.map((id) => namesIn(speaker).technologies[id]))}.`,
  'fact.startingUnits': ({ seat, units }, speaker) =>
    `${speaker.seat(seat)} sets up ${speaker.list(
      units.map(
        ({ unit, count, at }) =>
          `${unitsName(speaker, unit, count)} (${isPlanet(at) ? planetName(speaker, at) : 'in space'})`,
      ),
    )}.`,
  'fact.secretKept': ({ seat }, speaker) => `${speaker.seat(seat)} keeps a secret objective.`,
  'fact.firstObjectives': ({ seat, objectives }, speaker) =>
    `${speaker.seat(seat)} reveals the first public objectives: ${speaker.list(
      objectives.map((id) => `${namesIn(speaker).objectives[id]} (${conditionOf(speaker, id)})`),
    )}.`,
  'ask.faction': () => 'Which faction do you play?',
  'ask.tile': ({ ring }) => `Which of your tiles do you lay? Ring ${ring} is being built.`,
  'ask.tilePlace': ({ system }, speaker) => `Where do you lay this tile? ${tileText(speaker, system)}.`,
  'ask.startingTechnology': () => 'Which technology do you begin with?',
  'ask.startingUnits': ({ units }, speaker) =>
    `Where do your starting units stand? You have ${speaker.list(
      units.map(({ unit, count }) => unitsName(speaker, unit, count)),
    )} for your home planets; your ships are in space already.`,
  'ask.keepSecret': () => 'Which secret objective do you keep? The other one goes back into the deck.',
  'option.faction': ({ faction }, speaker) =>
    `${namesIn(speaker).factions[faction]} (${factions[faction].commodities} commodities)`,
  'option.tile': ({ system }, speaker) => tileText(speaker, system),
  'option.factionAbout': ({ faction }, speaker) =>
    factions[faction].abilities.map((id) => namesIn(speaker).abilities[id]).join(', '),
  'option.tilePlace': ({ at, beside, steps }, { plural }) =>
    `Place ${at}: beside ${beside.join(', ') || 'nothing'}; ${steps} ${plural(steps, STEPS)} from your home`,
  'option.startingTechnology': ({ technology }, speaker) => namesIn(speaker).technologies[technology],
  'option.startingUnit': ({ unit, planet }, speaker) =>
    `${unitName(speaker, unit)}: ${planetName(speaker, planet)}`,
  'option.dealtSecret': ({ objective }, speaker) => namesIn(speaker).objectives[objective],
  'no.anomalyBeside': () => 'An anomaly may not lie beside another one while you have another way.',
  'no.wormholeBeside': () => 'A wormhole may not lie beside one of its own type while you have another way.',
  'no.startingUnits': ({ unit, count }, speaker) =>
    `All of these have to stand somewhere, no more and no fewer: ${unitsName(speaker, unit, count)}.`,
  'no.map': ({ fault }) => mapReasonEn(fault),
  'no.mapNone': () => 'A given board needs its map string.',
  'no.mapBuilt': () => 'A board that the seats build needs no map string.',
  'no.mapSeats': ({ count }) =>
    `The map that was given is for ${count} seats. Give another one, or have a galaxy made for you.`,
  'no.factionTwice': () => 'No two seats can play the same faction.',
  'no.colourTwice': () => 'Each seat needs a colour of its own.',
};
