import type { Speaker, Texts } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import { outcomeName } from '../agenda/outcomes.ts';
import { componentName, namesIn, placeName, planetName, systemName, unitList } from '../names/naming.ts';
import { shownBundle } from '../trade/ru.ts';
import { each } from './each.ts';
import type { Aim, FeedLexicon, Gain, Losses, Taken } from './lexicon.ts';

const TOKENS = { one: 'жетон', few: 'жетона', many: 'жетонов', other: 'жетона' };
const GOODS = { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' };
const CARDS = {
  one: 'карта действия',
  few: 'карты действий',
  many: 'карт действий',
  other: 'карты действий',
};
const SECRETS = {
  one: 'секретная цель',
  few: 'секретные цели',
  many: 'секретных целей',
  other: 'секретной цели',
};
const POINTS = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };
const MEANS = {
  resources: { one: 'ресурс', few: 'ресурса', many: 'ресурсов', other: 'ресурса' },
  influence: { one: 'влияние', few: 'влияния', many: 'влияния', other: 'влияния' },
};
const COUNTED = { tokens: TOKENS, goods: GOODS, cards: CARDS, secrets: SECRETS };

const aimed = (speaker: Speaker, aim: Aim | null) => {
  if (aim === null) return '';
  return `, цель — ${'at' in aim ? placeName(speaker, aim.at) : speaker.seat(aim.target)}`;
};

function gain(speaker: Speaker, one: Gain): string {
  switch (one.what) {
    case 'technology':
      return `«**${namesIn(speaker).technologies[one.technology]}**»`;
    case 'units':
      return one.at === null
        ? unitList(speaker, one.units)
        : `${unitList(speaker, one.units)} (${placeName(speaker, one.at)})`;
    case 'commodities':
      return `продукция ${one.count}`;
    default:
      return `+${one.count} ${speaker.plural(one.count, COUNTED[one.what])}`;
  }
}

const gains = (speaker: Speaker, some: readonly Gain[]) => some.map((one) => gain(speaker, one)).join(', ');

const lost = (speaker: Speaker, losses: readonly Losses[]) =>
  losses
    .map(({ seat, units: some }) => `${speaker.seat(seat)} теряет: ${unitList(speaker, some)}`)
    .join('; ');

/** Planets that belonged to nobody, then those of others: from whom to whom. */
function taken(speaker: Speaker, seat: Seat, planets: readonly Taken[]): string {
  const named = (some: readonly Taken[]) =>
    some.map(({ planet }) => `**${planetName(speaker, planet)}**`).join(', ');
  const free = planets.filter(({ from }) => from === null);
  const owners = [...new Set(planets.flatMap(({ from }) => from ?? []))];
  return [
    ...(free.length > 0 ? [`Под контролем: ${named(free)}.`] : []),
    ...owners.map(
      (from) =>
        `${named(planets.filter((one) => one.from === from))}: ${speaker.seat(from)} → ${speaker.seat(seat)}.`,
    ),
  ].join(' ');
}

export const feed: Texts<FeedLexicon> = {
  'feed.moves': ({ system, units: some }, speaker) =>
    ` → **${systemName(speaker, system)}**: ${unitList(speaker, some)}.`,
  'feed.activates': ({ system }, speaker) => ` активирует систему **${systemName(speaker, system)}**.`,
  'feed.builds': ({ at, units: some, cost }, speaker) =>
    `, **${placeName(speaker, at)}**, производство: ${unitList(speaker, some)} (${cost} ${speaker.plural(cost, MEANS.resources)}).`,
  'feed.plays': ({ card, gains: some, paid }, speaker) => {
    const name = `: «**${namesIn(speaker).strategyCards[card]}**»`;
    const price =
      paid && paid.count > 0 ? ` (${paid.count} ${speaker.plural(paid.count, MEANS[paid.means])})` : '';
    return some.length === 0 ? `${name}${price}.` : `${name}, ${gains(speaker, some)}${price}.`;
  },
  'feed.playsCard': ({ card, cancelled, aim }, speaker) =>
    `: «${namesIn(speaker).actionCards[card]}»${aimed(speaker, aim)}${cancelled ? ' — отменено' : ''}.`,
  'feed.uses': ({ component }, speaker) => `: «${componentName(speaker, component)}».`,
  'feed.takes': ({ seat, planets }, speaker) => taken(speaker, seat, planets),
  'feed.takesToo': ({ seat, planets }, speaker) => `${speaker.seat(seat)}. ${taken(speaker, seat, planets)}`,
  'feed.alsoBuilds': ({ units: some, cost }, speaker) =>
    `Производство: ${unitList(speaker, some)} (${cost} ${speaker.plural(cost, MEANS.resources)}).`,
  'feed.battle': ({ kind, at, winner, retreat, losses }, speaker) => {
    const where = kind === 'ground' ? ` (${placeName(speaker, at)})` : '';
    const fled = retreat
      ? `${speaker.seat(retreat.seat)} отступает: ${systemName(speaker, retreat.to)}.`
      : null;
    const won =
      winner === null
        ? (fled ?? `**Никого не осталось**${where}.`)
        : `**Победа: ${speaker.seat(winner)}**${where}.`;
    const how = [
      ...(fled !== null && winner !== null ? [fled] : []),
      losses.length === 0 ? 'Без потерь.' : `${lost(speaker, losses)}.`,
    ];
    return `⚔ ${won} ${how.join(' ')}`;
  },
  'feed.battleOn': ({ kind, at, attacker, defender }, speaker) =>
    `⚔ Бой: ${speaker.seat(attacker)} — ${speaker.seat(defender)}${kind === 'ground' ? ` (${placeName(speaker, at)})` : ''}.`,
  'feed.lost': ({ losses }, speaker) => `${lost(speaker, losses)}.`,
  'feed.gained': ({ gains: some }, speaker) => `Прибавилось: ${gains(speaker, some)}.`,
  'feed.points': ({ for: objective, secret, scored }, speaker) => {
    const who = scored.map(({ seat, total }) => `**${speaker.seat(seat)} ${total}**`).join(', ');
    if (objective === null) return `★ ${who}`;
    return `★ ${secret ? 'секретная ' : ''}«${namesIn(speaker).objectives[objective]}»: ${who}`;
  },
  'feed.near': ({ seat, lacking }, speaker) =>
    `**${speaker.seat(seat)}: до победы ${lacking} ${speaker.plural(lacking, POINTS)}.**`,
  'feed.follow': ({ followers }, speaker) => `второстепенная: ${each(speaker, followers, gains)}`,
  'feed.nobodyFollows': () => 'второстепенную не использует никто',
  'feed.cards': ({ cards }, speaker) =>
    cards
      .map(
        ({ seat, component, cancelled, aim }) =>
          `${speaker.seat(seat)}: «${componentName(speaker, component)}»${aimed(speaker, aim)}${cancelled ? ' — отменено' : ''}`,
      )
      .join(' · '),
  'feed.passed': ({ seats }, speaker) =>
    `ход пропускают: ${seats.map((seat) => speaker.seat(seat)).join(', ')}`,
  'feed.deal': ({ a, b, gives, takes }, speaker) =>
    `**Сделка ${speaker.seat(a)} — ${speaker.seat(b)}**: ${shownBundle(speaker, gives)} за ${shownBundle(speaker, takes)}.`,
  'feed.round': ({ round }) => `**Раунд ${round}**`,
  'feed.chosen': ({ taken: cards }, speaker) =>
    cards
      .map(({ seat, card }) => `${speaker.seat(seat)} «**${namesIn(speaker).strategyCards[card]}**»`)
      .join(' · '),
  'feed.status': ({ round }) => `**Фаза статуса, раунд ${round}**`,
  'feed.drawn': ({ drawn }, speaker) => each(speaker, drawn, gains),
  'feed.agenda': ({ agenda }, speaker) => `§ Голосование: «**${namesIn(speaker).agendas[agenda]}**».`,
  'feed.outcome': ({ agenda, outcome, law }, speaker) =>
    `**§ ${law ? 'Закон ' : ''}«${namesIn(speaker).agendas[agenda]}» → ${outcomeName(speaker, outcome)}**`,
  'feed.votes': ({ tally }, speaker) =>
    tally
      .map(
        ({ outcome, votes }) =>
          `${outcomeName(speaker, outcome)}: ${votes.map(({ seat, count }) => `${speaker.seat(seat)} ${count}`).join(', ')}`,
      )
      .join(' · '),
  'feed.agendaGone': ({ agenda, why }, speaker) =>
    `«${namesIn(speaker).agendas[agenda]}» ${why === 'unfit' ? 'не выносится на голосование и сбрасывается.' : 'сбрасывается; вместо неё берётся следующая карта политики.'}`,
  'digest.lost': ({ planets, units: lostUnits }, speaker) => {
    const what = planets.map(({ planet, by }) => `**${planetName(speaker, planet)}** (${speaker.seat(by)})`);
    return `Потеряно: ${speaker.list([...what, ...(lostUnits.length > 0 ? [unitList(speaker, lostUnits)] : [])])}.`;
  },
  'digest.battle': ({ at, winner, attacker, defender }, speaker) => {
    const where = placeName(speaker, at);
    return winner === null
      ? `⚔ ${where}: бой, ${speaker.seat(attacker)} — ${speaker.seat(defender)}.`
      : `⚔ ${where}: победа — ${speaker.seat(winner)}, против: ${speaker.seat(winner === attacker ? defender : attacker)}.`;
  },
  'digest.points': ({ scored, ahead, most, own }, speaker) => {
    const who = scored.map(({ seat, total }) => `**${speaker.seat(seat)} ${total}**`).join(', ');
    return `★ ${who}. Впереди: ${speaker.list(ahead.map((seat) => speaker.seat(seat)))}, ${most}; у вас ${own}.`;
  },
  'digest.passed': ({ seats }, speaker) =>
    `Ход пропускают: ${seats.map((seat) => speaker.seat(seat)).join(', ')}.`,
  'feed.factions': ({ taken: some }, speaker) =>
    some
      .map(({ seat, faction }) => `${speaker.seat(seat)}: **${namesIn(speaker).factions[faction]}**`)
      .join(' · '),
};
