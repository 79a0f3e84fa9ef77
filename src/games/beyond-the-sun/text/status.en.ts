import type { Texts } from '#core/message.ts';
import { actionEn } from './effects.en.ts';
import { placeEn } from './facts.en.ts';
import { namesEn } from './names.en.ts';
import type { NamesLexicon } from './names.ts';
import type { StatusLexicon } from './status.ts';
import { sentence, stepsOf } from './words.ts';

export const statusEn: Texts<StatusLexicon> = {
  'status.round': ({ round, last, discs, of }) =>
    `Round ${round}${last === null ? '' : ` (the last is ${last})`} · achievements ${discs} of ${of}`,
  'status.seat': (a, s) =>
    [
      `${a.turn ? '▶ ' : ''}${s.seat(a.seat)}: ${namesEn.factions[a.faction]}`,
      `${a.vp} VP`,
      `${a.ore} ore (+${a.production.ore}), ${a.pop} population (+${a.production.growth})`,
      `technologies ${a.technologies}, strength ${a.strength}, colonies ${a.colonies}`,
    ].join(' · '),
  'status.place': ({ controller, strengths, required, ...place }, s) =>
    [
      placeEn(place),
      ...(required === null ? [] : [`takes ${required}`]),
      ...(controller === null ? [] : [`controlled by ${s.seat(controller)}`]),
      ...strengths.map(({ seat, strength }) => `${s.seat(seat)} ${strength}`),
    ].join(' · '),
  'status.achievement': ({ achievement, next, seats }, s) =>
    [
      `**${namesEn.achievements[achievement]}**: ${s.say({ key: 'achievement.text', args: { achievement } })}`,
      next === null ? 'full' : `next ${next} VP`,
      ...(seats.length > 0 ? [s.list(seats.map((seat) => s.seat(seat)))] : []),
    ].join(' · '),
  'status.decks': ({ levels: [two, three, four], A, B }) =>
    `Decks: technologies II ${two}, III ${three}, IIII ${four}; systems A ${A}, B ${B}`,
  'action.text': (a, s) => sentence(actionEn({ cost: a.cost, steps: stepsOf(a) }, s)),
};

export const nameTextsEn: Texts<NamesLexicon> = {
  'technology.name': ({ technology }) => namesEn.technologies[technology],
  'system.name': ({ system }) => namesEn.systems[system],
  'event.name': ({ event }) => namesEn.events[event],
  'guild.name': ({ guild }) => namesEn.guilds[guild],
  'achievement.name': ({ achievement }) => namesEn.achievements[achievement],
  'faction.name': ({ faction }) => namesEn.factions[faction],
  'place.name': ({ place }) => namesEn.places[place],
};
