import type { Presentation } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import { digest } from './digest.ts';
import { explain } from './explain.ts';
import { chapters } from './feed.ts';
import { guide } from './guide.ts';
import { held } from './held.ts';
import { preparedAnswers } from './prepared.ts';
import { settings } from './settings.ts';
import { AGENDAS } from './tables/agendas.ts';
import { EVENTS } from './tables/events.ts';
import { FACTIONS } from './tables/factions.ts';
import { OBJECTIVES } from './tables/objectives.ts';
import { RELICS } from './tables/relics.ts';
import { TECHNOLOGIES } from './tables/vocabulary.ts';
import { msg } from './text/lexicon.ts';
import { TOPICS, type TopicId } from './text/questions.ts';
import { RULE_IDS } from './text/rule-ids.ts';
import type { View } from './view.ts';

/** Round and event, each seat's points, the objectives. */
function status({ round, rounds, stage, event, seats, objectives }: View): readonly Message[] {
  return [
    msg('status.round', { round, rounds, stage, event }),
    ...seats.map(({ faction, score, industry: { goods, votes }, relicsHeld }, seat) => {
      const { total, ...vp } = score;
      return msg('status.seat', {
        seat,
        faction,
        vp,
        total,
        goods: goods.gained - goods.spent,
        votes: votes.gained - votes.spent,
        relics: relicsHeld,
      });
    }),
    ...objectives.map(({ id, first }) => msg('status.objective', { objective: id, isTaken: first !== null })),
  ];
}

/** Resources to be spent, and relics that nobody has seen (20.1). */
function hand({ viewer, seats }: View): readonly Message[] {
  const own = viewer === 'table' ? null : (seats[viewer]?.own ?? null);
  if (own === null) return [];
  const resources = own.hand.map(({ r }) => r);
  const relics = own.relics.filter(({ played }) => !played).map(({ id }) => id);
  return [
    ...(resources.length > 0 ? [msg('hand.resources', { resources, sheet: own.active })] : []),
    ...(relics.length > 0 ? [msg('hand.relics', { relics })] : []),
  ];
}

const topic = (id: TopicId) => msg(`topic.${id}`, {});

export const presentation: Presentation<View> = {
  title: msg('game.title', {}),
  pitch: { about: msg('game.pitch', {}), level: 2 },
  status,
  hand,
  held,
  chapters,
  digest,
  settings,
  explain,
  guide,
  topics: TOPICS.map((id) => ({ id, label: topic(id), answers: () => preparedAnswers(id) })),
  topic: (id) => topic(id as TopicId),
  cards: [
    ...FACTIONS.map((faction) => ({
      id: faction,
      name: msg('faction.name', { faction }),
      text: msg('faction.text', { faction }),
    })),
    ...TECHNOLOGIES.map((tech) => ({
      id: tech,
      name: msg('technology.name', { tech }),
      text: msg('technology.text', { tech }),
    })),
    ...RELICS.map((relic) => ({
      id: relic,
      name: msg('relic.name', { relic }),
      text: msg('relic.text', { relic }),
    })),
    ...AGENDAS.map((agenda) => ({
      id: agenda,
      name: msg('agenda.name', { agenda }),
      text: msg('agenda.text', { agenda }),
    })),
    ...EVENTS.map((event) => ({
      id: event,
      name: msg('event.name', { event }),
      text: msg('event.text', { event }),
    })),
    ...OBJECTIVES.map((objective) => ({
      id: objective,
      name: msg('objective.name', { objective }),
      text: msg('objective.text', { objective }),
    })),
  ],
  rules: RULE_IDS.map((rule) => ({
    id: rule,
    name: msg('rule.name', { rule }),
    text: msg('rule.text', { rule }),
  })),
};
