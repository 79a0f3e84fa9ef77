import type { Speaker, Texts } from '#core/message.ts';
import { type AgendaId, agendas, type Outcome } from '../tables/agendas.ts';
import type { Resource } from '../tables/vocabulary.ts';
import { outcomeEn } from './cards.en.ts';
import { assets, gainedGoods, gainedPoints, gainedVotes } from './counted.en.ts';
import { namesEn } from './names.en.ts';
import type { QuestionsLexicon, WhyNot } from './questions.ts';
import { tally } from './words.ts';

const { resources, sheets } = namesEn;

const hand = (all: readonly Resource[]) => tally(all, resources) || 'nothing';
const OUTCOME: Readonly<Record<Outcome, string>> = { for: 'For', against: 'Against' };
const starred = (outcome: Outcome, agenda: AgendaId) =>
  `${OUTCOME[outcome]}${agendas[agenda].star === outcome ? ' ★' : ''}`;
const outcomes = (agenda: AgendaId, against: AgendaId, s: Speaker) =>
  `${outcomeEn(agenda, 'for', s)}\n${outcomeEn(against, 'against', s)}`;

const WHY_NOT: Readonly<Record<WhyNot, string>> = {
  wormhole: 'Wormholes need Gravity Drive, an explored system at the entry, and two that nobody used yet.',
  explore: 'Only an unexplored system next to an explored one can be explored.',
  claim: 'Only an explored system that is not claimed yet can be claimed, for influence.',
  crossCell: 'Only a free cell next to a crossed or claimed one can be crossed, for material.',
  claimCell: 'Only a free cell next to a crossed one can be claimed, for influence or research.',
  develop: 'Only open symbols of that resource on unlocked planets can be crossed.',
  base: 'That base is built, or has no such symbol left.',
  deploy: 'Units lie above the deployment line on free dots, in its first row or next to another unit.',
  unit: 'That unit is locked, complete, or has no such symbol left.',
  technology: 'Only technologies of the active sheet can be researched.',
  use: 'Nothing that you have does that on the active sheet now.',
};

export const questionsEn: Texts<QuestionsLexicon> = {
  'ask.faction': () => 'Which faction do you lead?',
  'ask.sheet': ({ event, resources: given }) =>
    `${namesEn.events[event]}: which sheet is active this round? The card gives ${hand(given)}; then come the dice.`,
  'ask.marks': (a) => `${sheets[a.sheet]}: what do you mark with ${hand(a.hand)}?`,
  'ask.effect': () => 'What do you mark for this effect?',
  'ask.vote': ({ agenda, against, votes }, s) => {
    const have = `You have ${assets(votes, 'vote', s)}.
${outcomes(agenda, against, s)}`;
    return agenda === against
      ? `${namesEn.agendas[agenda]}: for or against? ${have}`
      : `${namesEn.agendas[agenda]} / ${namesEn.agendas[against]}: how do you vote? With more votes than the automated faction you get the outcome with the star. ${have}`;
  },
  'ask.votes': ({ outcome, votes }) =>
    `How many votes do you cast${outcome ? ` ${outcome}` : ''}? You have ${votes}.`,
  'ask.strength': ({ left, right }) =>
    `Your strength: left ${left}, right ${right}. What do you add before they are compared?`,
  'option.faction': ({ faction }) => namesEn.factions[faction],
  'option.sheet': ({ sheet, dice }) =>
    dice.length === 0
      ? sheets[sheet]
      : `${sheets[sheet]} (${dice.map((r) => namesEn.assets[`die${r}`]).join(', ')})`,
  'option.outcome': ({ outcome, agenda }) => starred(outcome, agenda),
  'option.outcomeWith': ({ outcome, agenda, relic, free }, s) =>
    `${outcome ? `${starred(outcome, agenda)}, with` : 'With'} ${namesEn.relics[relic]}: ${gainedVotes(free, s)}`,
  'option.abstain': () => 'Abstain',
  'option.plainVotes': () => 'Vote',
  'option.strength': ({ side, n, relic }) =>
    `+${n} on the ${side}${relic ? ` (${namesEn.relics[relic]})` : ''}`,
  'option.strengths': ({ first, second }, s) => `${s.say(first)}, ${s.say(second)}`,
  'option.noStrength': () => 'Add nothing',
  'sum.marks': ({ left, vp, goods, votes }, s) =>
    [
      `left: ${hand(left)}`,
      ...(vp === 0 ? [] : [gainedPoints(vp, s)]),
      ...(goods === 0 ? [] : [gainedGoods(goods, s)]),
      ...(votes === 0 ? [] : [gainedVotes(votes, s)]),
    ].join(' · '),
  'refuse.spend': ({ left }) => `Still to be spent: ${hand(left)}. The sheet has room for it: add a mark.`,
  'refuse.noResource': ({ r }) => `No ${namesEn.resources[r]} is left to spend.`,
  'refuse.mark': ({ why }) => WHY_NOT[why],
  'refuse.resolve': () => 'The last mark leads to one more: choose it first.',
  'topic.faction': () => 'choosing a faction',
  'topic.set-up': () => 'marking at set-up',
  'topic.sheet': () => 'choosing the active sheet',
  'topic.card': () => 'spending the card',
  'topic.event': () => "marking for the event's effect",
  'topic.dice': () => 'spending the dice',
  'topic.council': () => 'marking before the vote',
  'topic.vote': () => 'choosing an outcome',
  'topic.votes': () => 'casting votes',
  'topic.outcome': () => 'marking for the outcome',
  'topic.strength': () => 'adding to a strength',
  'topic.won': () => 'marking for a war won',
};
