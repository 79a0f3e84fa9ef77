import type { Speaker, Texts } from '#core/message.ts';
import { type AgendaId, agendas, type Outcome } from '../tables/agendas.ts';
import { type EventId, events, LAST_EVENT } from '../tables/events.ts';
import { type FactionId, factions } from '../tables/factions.ts';
import { GOODS, legend, VOTES } from '../tables/industry.ts';
import { objectives } from '../tables/objectives.ts';
import { NO_RELIC_VP, relics } from '../tables/relics.ts';
import { units } from '../tables/units.ts';
import type { AssetId, RelicMoment, Resource, Special, Trigger, UnitId } from '../tables/vocabulary.ts';
import type { CardsLexicon } from './cards.ts';
import { aSpecial, counted, points } from './counted.en.ts';
import { conversionEn, effectsEn, needEn } from './effects.en.ts';
import { featureEn } from './features.en.ts';
import { namesEn } from './names.en.ts';
import { ruleNamesEn } from './rule-names.en.ts';
import { ruleTextsEn } from './rules.en.ts';
import { drawnShape } from './shape.ts';
import { technologyTextEn } from './technology.en.ts';
import { STAGES, sentence, tally } from './words.ts';

const TRIGGER: Readonly<Record<Exclude<Trigger, 'activate' | 'round'>, string>> = {
  setup: 'Set-up',
  warStrength: 'In each war event, while strengths are counted',
  warAfter: 'In each war event, when all strengths are known and before they are compared',
  warWon: 'For each war you win',
  production: 'In each production event, after the goods of the chart',
  council: 'In each council event, before the vote',
  relic: 'Each time you draw a relic',
  anomaly: 'Your units may cover anomalies; for each one covered',
};

function firstAbility(faction: FactionId, s: Speaker): string {
  const { on, sheet, first = [], convert } = factions[faction];
  if (convert)
    return `Once per strategy event you may spend ${conversionEn(convert)} (of the card or the dice).`;
  const when =
    on === 'activate' || on === 'round'
      ? `When your ${namesEn.sheets[sheet ?? 'navigation'].toLowerCase()} sheet becomes active, before anything is spent`
      : TRIGGER[on];
  return `${when}: ${effectsEn(first, s)}.`;
}

const MOMENT: Readonly<Record<RelicMoment, string>> = {
  now: 'At once',
  strategy: 'Once, while you mark in a strategy event',
  council: 'Once, together with your secret vote',
  warAfter: 'Once, when all strengths are known and before they are compared',
};

/** One outcome with its star and what it does to each player. */
export function outcomeEn(agenda: AgendaId, outcome: Outcome, s: Speaker): string {
  const { star } = agendas[agenda];
  return `${star === outcome ? '★ ' : ''}${outcome === 'for' ? 'For' : 'Against'}: ${effectsEn(agendas[agenda][outcome], s)}.`;
}

function eventText(event: EventId, s: Speaker): string {
  const { stage, type, resources, effects } = events[event];
  switch (type) {
    case 'strategy': {
      const given = `Strategy: ${tally(resources, namesEn.resources)} on the active sheet, then the dice.`;
      return effects.length === 0 ? given : `${given} Before the roll, everybody: ${effectsEn(effects, s)}.`;
    }
    case 'war':
      return `War with both neighbours, in the sections of stage ${STAGES[stage]}.${event === LAST_EVENT ? ' Then the game ends.' : ''}`;
    case 'council':
      return `Council: 1 vote per underlined “+1 vote”, then the agenda of stage ${STAGES[stage]}.`;
    case 'production':
      return 'Production: 1 good per underlined “+1 good”.';
  }
}

const specialText = (special: Special): string => {
  const as = legend[special];
  const spent = as
    ? `; on industry it is ${as.n} ${namesEn.resources[as.r]}, or opens a dashed cell that shows it`
    : '';
  return `Kept. Researches a technology, or unlocks or creates a unit that shows it${spent}.`;
};
const dieText = (die: string) => `Kept. Unlocks the ${die} on the active sheet, for good.`;
const productText = (n: number) =>
  `At once: cross ${n === 1 ? 'the next symbol' : 'the next 2 symbols'} of this type on the chart.`;
const frontierText = (side: string) => `At once: 1 more strength in every war to come on the ${side}.`;
const VICTORY = 'Counts at the end of the game.';

const ASSET: Readonly<Record<AssetId, string>> = {
  vp1: VICTORY,
  vp2: VICTORY,
  vp3: VICTORY,
  vp4: VICTORY,
  vp5: VICTORY,
  planet: 'Kept. On the active expansion sheet it unlocks a planet or builds a base.',
  alloy: specialText('alloy'),
  charter: specialText('charter'),
  cipher: specialText('cipher'),
  dieM: dieText('red die (material)'),
  dieI: dieText('green die (influence)'),
  dieR: dieText('blue die (research)'),
  good: `Kept, at most ${GOODS} in all. Any 1 resource on the active sheet in a strategy event; 2 unspent are 1 point.`,
  vote: `Kept, at most ${VOTES} in all. Cast in a council.`,
  P1: productText(1),
  P2: productText(1),
  P3: productText(1),
  P1x2: productText(2),
  P2x2: productText(2),
  P3x2: productText(2),
  dip: 'At once: underline the next “+1 vote” of the chart.',
  pop: 'At once: gain the next points of the population track.',
  faction: 'At once: the second ability of your faction.',
  relic: `At once: draw a relic and note its points; if none is left, ${NO_RELIC_VP} points.`,
  frontierLeft: frontierText('left'),
  frontierRight: frontierText('right'),
};

function unitText(unit: UnitId, s: Speaker): string {
  const { cost, copies, vp, shape, unlock, bySpecial } = units[unit];
  const price = cost === '*' ? 'any 1 resource' : tally([...cost] as Resource[], namesEn.resources);
  return [
    `Cost: ${price}${bySpecial ? `, or ${aSpecial[bySpecial]}` : ''}.`,
    `${counted(shape.length, { one: 'dot', other: 'dots' }, s)}: ${drawnShape(shape)}.`,
    copies === null ? 'As many as you like.' : `At most ${copies} created.`,
    ...(vp > 0 ? [`${points(vp, s)} each.`] : []),
    ...(unlock ? [`Locked until you spend ${aSpecial[unlock]}.`] : []),
  ].join(' ');
}

export const cardsEn: Texts<CardsLexicon> = {
  'faction.text': ({ faction }, s) =>
    `${firstAbility(faction, s)} Each faction asset: ${effectsEn(factions[faction].second, s)}.`,
  'technology.text': ({ tech }, s) => technologyTextEn(tech, s),
  'relic.text': ({ relic }, s) => {
    const { vp, when, effects } = relics[relic];
    return `${points(vp, s)}. ${effects.length === 0 ? 'No other effect.' : `${MOMENT[when]}: ${effectsEn(effects, s)}.`}`;
  },
  'agenda.text': ({ agenda }, s) => `${outcomeEn(agenda, 'for', s)} ${outcomeEn(agenda, 'against', s)}`,
  'event.text': ({ event }, s) => eventText(event, s),
  'objective.text': ({ objective }, s) => {
    const { need, first, later } = objectives[objective];
    return `${sentence(needEn(need, s))} First: ${points(first, s)}, later: ${later}.`;
  },
  'feature.text': ({ feature }, s) => featureEn(feature, s),
  'asset.text': ({ asset }) => ASSET[asset],
  'unit.text': ({ unit }, s) => unitText(unit, s),
  'rule.name': ({ rule }) => ruleNamesEn[rule],
  'rule.text': ({ rule }) => ruleTextsEn[rule],
};
