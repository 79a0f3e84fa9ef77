import type { Speaker, Texts } from '#core/message.ts';
import { outcomeName } from '../agenda/outcomes.ts';
import { componentName, namesIn, placeName, planetName, systemName, unitList } from '../names/naming.ts';
import { shownBundle } from '../trade/en.ts';
import { each } from './each.ts';
import type { Aim, FeedLexicon, Gain, Losses, Taken } from './lexicon.ts';

const TOKENS = { one: 'token', other: 'tokens' };
const GOODS = { one: 'trade good', other: 'trade goods' };
const COMMODITIES = { one: 'commodity', other: 'commodities' };
const CARDS = { one: 'action card', other: 'action cards' };
const SECRETS = { one: 'secret objective', other: 'secret objectives' };
const POINTS = { one: 'point', other: 'points' };
const MEANS = {
  resources: { one: 'resource', other: 'resources' },
  influence: { one: 'influence', other: 'influence' },
};
const COUNTED = { tokens: TOKENS, goods: GOODS, cards: CARDS, secrets: SECRETS };

const aimed = (speaker: Speaker, aim: Aim | null) => {
  if (aim === null) return '';
  return ` on ${'at' in aim ? placeName(speaker, aim.at) : speaker.seat(aim.target)}`;
};

const planets = (speaker: Speaker, taken: readonly Taken[]) =>
  groups(taken).map(([from, some]) => {
    const names = some.map(({ planet }) => `**${planetName(speaker, planet)}**`).join(', ');
    return from === null ? names : `${names} from ${speaker.seat(from)}`;
  });

/** Planets by whom they were taken from. */
function groups(taken: readonly Taken[]) {
  return [...new Set(taken.map(({ from }) => from))].map(
    (from) => [from, taken.filter((one) => one.from === from)] as const,
  );
}

function gain(speaker: Speaker, one: Gain): string {
  switch (one.what) {
    case 'technology':
      return `**${namesIn(speaker).technologies[one.technology]}**`;
    case 'units':
      return one.at === null
        ? unitList(speaker, one.units)
        : `${unitList(speaker, one.units)} at ${placeName(speaker, one.at)}`;
    case 'commodities':
      return `${one.count} ${speaker.plural(one.count, COMMODITIES)}`;
    default:
      return `+${one.count} ${speaker.plural(one.count, COUNTED[one.what])}`;
  }
}

const gains = (speaker: Speaker, some: readonly Gain[]) => some.map((one) => gain(speaker, one)).join(', ');

const lost = (speaker: Speaker, losses: readonly Losses[]) =>
  losses.map(({ seat, units: some }) => `${speaker.seat(seat)} loses ${unitList(speaker, some)}`).join('; ');

export const feed: Texts<FeedLexicon> = {
  'feed.moves': ({ system, units: some }, speaker) =>
    ` → **${systemName(speaker, system)}**: ${unitList(speaker, some)}.`,
  'feed.activates': ({ system }, speaker) => ` activates **${systemName(speaker, system)}**.`,
  'feed.builds': ({ at, units: some, cost }, speaker) =>
    ` at **${placeName(speaker, at)}** builds ${unitList(speaker, some)} (${cost} ${speaker.plural(cost, MEANS.resources)}).`,
  'feed.plays': ({ card, gains: some, paid }, speaker) => {
    const name = ` plays **${namesIn(speaker).strategyCards[card]}**`;
    const price =
      paid && paid.count > 0 ? ` (${paid.count} ${speaker.plural(paid.count, MEANS[paid.means])})` : '';
    return some.length === 0 ? `${name}${price}.` : `${name}: ${gains(speaker, some)}${price}.`;
  },
  'feed.playsCard': ({ card, cancelled, aim }, speaker) =>
    ` plays *${namesIn(speaker).actionCards[card]}*${aimed(speaker, aim)}${cancelled ? ' — cancelled' : ''}.`,
  'feed.uses': ({ component }, speaker) => ` uses *${componentName(speaker, component)}*.`,
  'feed.takes': ({ planets: taken }, speaker) => `Takes ${planets(speaker, taken).join('; ')}.`,
  'feed.takesToo': ({ seat, planets: taken }, speaker) =>
    `${speaker.seat(seat)} takes ${planets(speaker, taken).join('; ')}.`,
  'feed.alsoBuilds': ({ units: some, cost }, speaker) =>
    `Builds ${unitList(speaker, some)} (${cost} ${speaker.plural(cost, MEANS.resources)}).`,
  'feed.battle': ({ kind, at, winner, beaten, retreat, losses }, speaker) => {
    const where = kind === 'ground' ? ` on ${placeName(speaker, at)}` : '';
    const fled = retreat
      ? `**${speaker.seat(retreat.seat)} retreats** to ${systemName(speaker, retreat.to)}`
      : null;
    const won =
      winner === null
        ? (fled ?? `**Nobody is left**${where}`)
        : `**${speaker.seat(winner)} ${beaten === null ? 'wins' : `beats ${speaker.seat(beaten)}`}**${where}`;
    const how = [
      ...(fled !== null && winner !== null ? [fled] : []),
      losses.length === 0 ? 'no losses' : lost(speaker, losses),
    ];
    return `⚔ ${won}: ${how.join('; ')}.`;
  },
  'feed.battleOn': ({ kind, at, attacker, defender }, speaker) =>
    `⚔ ${speaker.seat(attacker)} fights ${speaker.seat(defender)}${kind === 'ground' ? ` on ${placeName(speaker, at)}` : ''}.`,
  'feed.lost': ({ losses }, speaker) => `${lost(speaker, losses)}.`,
  'feed.gained': ({ gains: some }, speaker) => `Gains: ${gains(speaker, some)}.`,
  'feed.points': ({ for: objective, secret, scored }, speaker) => {
    const who = scored.map(({ seat, total }) => `**${speaker.seat(seat)} ${total}**`).join(', ');
    if (objective === null) return `★ ${who}`;
    return `★ ${secret ? 'secret ' : ''}${namesIn(speaker).objectives[objective]}: ${who}`;
  },
  'feed.near': ({ seat, lacking }, speaker) =>
    `**${speaker.seat(seat)} is ${lacking} ${speaker.plural(lacking, POINTS)} from winning.**`,
  'feed.follow': ({ followers }, speaker) => `follow: ${each(speaker, followers, gains)}`,
  'feed.nobodyFollows': () => 'nobody follows',
  'feed.cards': ({ cards }, speaker) =>
    cards
      .map(
        ({ seat, component, cancelled, aim }) =>
          `${speaker.seat(seat)}: *${componentName(speaker, component)}*${aimed(speaker, aim)}${cancelled ? ' — cancelled' : ''}`,
      )
      .join(' · '),
  'feed.passed': ({ seats }, speaker) => `passed: ${seats.map((seat) => speaker.seat(seat)).join(', ')}`,
  'feed.deal': ({ a, b, gives, takes }, speaker) =>
    `**Deal ${speaker.seat(a)} — ${speaker.seat(b)}**: ${shownBundle(speaker, gives)} for ${shownBundle(speaker, takes)}.`,
  'feed.round': ({ round }) => `**Round ${round}**`,
  'feed.chosen': ({ taken }, speaker) =>
    taken
      .map(({ seat, card }) => `${speaker.seat(seat)} **${namesIn(speaker).strategyCards[card]}**`)
      .join(' · '),
  'feed.status': ({ round }) => `**Status phase, round ${round}**`,
  'feed.drawn': ({ drawn }, speaker) => each(speaker, drawn, gains),
  'feed.agenda': ({ agenda }, speaker) => `§ **${namesIn(speaker).agendas[agenda]}** is voted on.`,
  'feed.outcome': ({ agenda, outcome, law }, speaker) =>
    `**§ ${law ? 'Law: ' : ''}${namesIn(speaker).agendas[agenda]} → ${outcomeName(speaker, outcome)}**`,
  'feed.votes': ({ tally }, speaker) =>
    tally
      .map(
        ({ outcome, votes }) =>
          `${outcomeName(speaker, outcome)}: ${votes.map(({ seat, count }) => `${speaker.seat(seat)} ${count}`).join(', ')}`,
      )
      .join(' · '),
  'feed.agendaGone': ({ agenda, why }, speaker) =>
    `${namesIn(speaker).agendas[agenda]} ${why === 'unfit' ? 'cannot be voted on and is discarded.' : 'is discarded; the next agenda takes its place.'}`,
  'digest.lost': ({ planets: some, units: lostUnits }, speaker) => {
    const what = some.map(({ planet, by }) => `**${planetName(speaker, planet)}** (${speaker.seat(by)})`);
    return `You lost ${speaker.list([...what, ...(lostUnits.length > 0 ? [unitList(speaker, lostUnits)] : [])])}.`;
  },
  'digest.battle': ({ at, winner, attacker, defender }, speaker) => {
    const where = placeName(speaker, at);
    return winner === null
      ? `⚔ ${speaker.seat(attacker)} and ${speaker.seat(defender)} fought at ${where}.`
      : `⚔ ${speaker.seat(winner)} beat ${speaker.seat(winner === attacker ? defender : attacker)} at ${where}.`;
  },
  'digest.points': ({ scored, ahead, most, own }, speaker) => {
    const who = scored.map(({ seat, total }) => `**${speaker.seat(seat)} ${total}**`).join(', ');
    return `★ ${who}. Ahead: ${speaker.list(ahead.map((seat) => speaker.seat(seat)))}, ${most}; you ${own}.`;
  },
  'digest.passed': ({ seats }, speaker) => `Passed: ${seats.map((seat) => speaker.seat(seat)).join(', ')}.`,
  'feed.factions': ({ taken }, speaker) =>
    taken
      .map(({ seat, faction }) => `${speaker.seat(seat)}: **${namesIn(speaker).factions[faction]}**`)
      .join(' · '),
};
