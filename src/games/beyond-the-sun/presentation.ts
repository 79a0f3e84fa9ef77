import type { Presentation } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import { conditionsNow, conditionsOf, happenings } from './conditions.ts';
import { digest } from './digest.ts';
import { explain } from './explain.ts';
import { chapters } from './feed/chapters.ts';
import { guide } from './guide.ts';
import { held } from './held.ts';
import { preparedAnswers } from './prepared.ts';
import { settings } from './settings.ts';
import { ACHIEVEMENTS } from './tables/achievements.ts';
import { EVENTS } from './tables/events.ts';
import { FACTIONS } from './tables/factions.ts';
import { GUILDS } from './tables/guilds.ts';
import { SYSTEMS } from './tables/systems.ts';
import { TECHNOLOGIES } from './tables/technology-ids.ts';
import { msg } from './text/lexicon.ts';
import { TOPICS, type TopicId } from './text/questions.ts';
import { RULE_IDS } from './text/rule-ids.ts';
import type { PlaceId, PlaceView, SeatView, SystemPlace, View } from './view.ts';

function seatLine(view: View, faction: SeatView, seat: number): Message {
  return msg('status.seat', {
    seat,
    faction: faction.faction,
    turn: view.turn === seat,
    vp: faction.score.total,
    ore: faction.ore,
    pop: faction.pop,
    production: { ore: faction.oreProduction, growth: faction.growth.length },
    technologies: faction.technologies,
    strength: faction.totalStrength,
    colonies: faction.colonies.length,
  });
}

function placeLine(view: View, place: PlaceId, { controller, strength, required }: PlaceView): Message {
  const strengths = strength.map((n, seat) => ({ seat, strength: n })).filter((one) => one.strength > 0);
  const system = view.systems[place as SystemPlace] ?? null;
  return msg('status.place', { place, system, controller, strengths, required });
}

/** Round, factions, the exploration board, achievements, decks. */
function status(view: View): readonly Message[] {
  const { round, lastRound, discs, discsToEnd, decks } = view;
  const places = Object.entries(view.places) as [PlaceId, PlaceView][];
  return [
    msg('status.round', { round, last: lastRound, discs, of: discsToEnd }),
    ...view.seats.map((faction, seat) => seatLine(view, faction, seat)),
    ...places.map(([place, there]) => placeLine(view, place, there)),
    ...view.achievements.map(({ id, next, discs: seats }) =>
      msg('status.achievement', { achievement: id, next, seats }),
    ),
    msg('status.decks', { levels: [decks[2], decks[3], decks[4]], A: decks.A, B: decks.B }),
  ];
}

const topic = (id: TopicId) => msg(`topic.${id}`, {});

export const presentation: Presentation<View> = {
  title: msg('game.title', {}),
  pitch: { about: msg('game.pitch', {}), level: 2 },
  status,
  hand: () => [],
  settings,
  explain,
  guide,
  held,
  chapters,
  digest,
  topics: TOPICS.map((id) => ({
    id,
    label: topic(id),
    answers: (view?: View) => preparedAnswers(id, view),
    conditions: () => conditionsOf(id),
  })),
  conditions: conditionsNow,
  happenings,
  topic: (id) => topic(id as TopicId),
  cards: [
    ...FACTIONS.map((id) => ({
      id,
      name: msg('faction.name', { faction: id }),
      text: msg('faction.text', { faction: id }),
    })),
    ...TECHNOLOGIES.map((id) => ({
      id,
      name: msg('technology.name', { technology: id }),
      text: msg('technology.text', { technology: id }),
    })),
    ...SYSTEMS.map((id) => ({
      id,
      name: msg('system.name', { system: id }),
      text: msg('system.text', { system: id }),
    })),
    ...EVENTS.map((id) => ({
      id,
      name: msg('event.name', { event: id }),
      text: msg('event.text', { event: id }),
    })),
    ...GUILDS.map((id) => ({
      id,
      name: msg('guild.name', { guild: id }),
      text: msg('guild.text', { guild: id }),
    })),
    ...ACHIEVEMENTS.map((id) => ({
      id,
      name: msg('achievement.name', { achievement: id }),
      text: msg('achievement.text', { achievement: id }),
    })),
  ],
  rules: RULE_IDS.map((rule) => ({
    id: rule,
    name: msg('rule.name', { rule }),
    text: msg('rule.text', { rule }),
  })),
};
