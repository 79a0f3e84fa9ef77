import type { Texts } from '#core/message.ts';
import { ore } from './counted.ru.ts';
import { actionRu } from './effects.ru.ts';
import { placeRu } from './facts.ru.ts';
import { namesRu } from './names.ru.ts';
import type { NamesLexicon } from './names.ts';
import type { StatusLexicon } from './status.ts';
import { sentence, stepsOf } from './words.ts';

export const statusRu: Texts<StatusLexicon> = {
  'status.round': ({ round, last, discs, of }) =>
    `Раунд ${round}${last === null ? '' : ` (последний — ${last})`} · достижения: ${discs} из ${of}`,
  'status.seat': (a, s) =>
    [
      `${a.turn ? '▶ ' : ''}${s.seat(a.seat)}: ${namesRu.factions[a.faction]}`,
      `${a.vp} очков`,
      `${ore(a.ore, s)} (+${a.production.ore}), ${a.pop} населения (+${a.production.growth})`,
      `технологии ${a.technologies}, сила ${a.strength}, колонии ${a.colonies}`,
    ].join(' · '),
  'status.place': ({ controller, strengths, required, ...place }, s) =>
    [
      placeRu(place),
      ...(required === null ? [] : [`требует ${required}`]),
      ...(controller === null ? [] : [`контроль: ${s.seat(controller)}`]),
      ...strengths.map(({ seat, strength }) => `${s.seat(seat)} ${strength}`),
    ].join(' · '),
  'status.achievement': ({ achievement, next, seats }, s) =>
    [
      `**${namesRu.achievements[achievement]}**: ${s.say({ key: 'achievement.text', args: { achievement } })}`,
      next === null ? 'занято' : `следующий диск: ${next} очков`,
      ...(seats.length > 0 ? [s.list(seats.map((seat) => s.seat(seat)))] : []),
    ].join(' · '),
  'status.decks': ({ levels: [two, three, four], A, B }) =>
    `Колоды: технологии II ${two}, III ${three}, IIII ${four}; системы А ${A}, В ${B}`,
  'action.text': (a, s) => sentence(actionRu({ cost: a.cost, steps: stepsOf(a) }, s)),
};

export const nameTextsRu: Texts<NamesLexicon> = {
  'technology.name': ({ technology }) => namesRu.technologies[technology],
  'system.name': ({ system }) => namesRu.systems[system],
  'event.name': ({ event }) => namesRu.events[event],
  'guild.name': ({ guild }) => namesRu.guilds[guild],
  'achievement.name': ({ achievement }) => namesRu.achievements[achievement],
  'faction.name': ({ faction }) => namesRu.factions[faction],
  'place.name': ({ place }) => namesRu.places[place],
};
