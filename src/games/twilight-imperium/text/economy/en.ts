import type { Texts } from '#core/message.ts';
import { planetName, systemName } from '../names/naming.ts';
import type { EconomyLexicon } from './lexicon.ts';

const POOLS = { tactic: 'Tactic pool', fleet: 'Fleet pool', strategy: 'Strategy pool' };
const MEANS = {
  resources: { one: 'resource', other: 'resources' },
  influence: { one: 'influence', other: 'influence' },
};
const tokens = { one: 'command token', other: 'command tokens' };
const goods = { one: 'trade good', other: 'trade goods' };

export const economy: Texts<EconomyLexicon> = {
  'fact.paid': ({ seat, count, means, planets, goods: spent }, speaker) => {
    const with_ = [
      ...planets.map((planet) => planetName(speaker, planet)),
      ...(spent > 0 ? [`${spent} ${speaker.plural(spent, goods)}`] : []),
    ];
    return `${speaker.seat(seat)} pays ${count} ${speaker.plural(count, MEANS[means])}: ${speaker.list(with_)}.`;
  },
  'fact.redistributed': ({ seat, tactic, fleet, strategy }, speaker) =>
    `${speaker.seat(seat)} rearranges command tokens: tactic ${tactic}, fleet ${fleet}, strategy ${strategy}.`,
  'ask.payment': ({ means, count, goods: held }, speaker) => {
    const price = `Pay ${count} ${speaker.plural(count, MEANS[means])}: which planets do you exhaust?`;
    return held === 0
      ? price
      : `${price} What is missing comes from your ${held} ${speaker.plural(held, goods)}.`;
  },
  'ask.tokens': ({ count }, speaker) => `Where do you put ${count} new ${speaker.plural(count, tokens)}?`,
  'ask.redistribute': ({ count }, speaker) =>
    `How do you share out your ${count} ${speaker.plural(count, tokens)} between the pools?`,
  'ask.tokenFrom': ({ system }, speaker) =>
    `You have no command token in reinforcements. From which pool does the one for ${systemName(speaker, system)} come?`,
  'sum.payment': ({ means, count, paid, goods: used }, speaker) =>
    `Planets pay ${paid} of ${count} ${speaker.plural(count, MEANS[means])}${
      used === 0 ? '' : `, besides ${used} ${speaker.plural(used, goods)}`
    }${paid > count ? `; ${paid - count} too much is lost` : ''}.`,
  'option.payForMe': () => 'Build, pay for me',
  'option.payWith': ({ planet, count }, speaker) => `${planetName(speaker, planet)} (${count})`,
  'option.poolNow': ({ pool, count }) => `${POOLS[pool]} (now ${count})`,
  'no.short': ({ count, means }, speaker) =>
    `${count} ${speaker.plural(count, MEANS[means])} would still be missing.`,
  'no.fullPool': () => 'Your fleet pool may not hold more.',
  'no.emptyPool': () => 'There is no command token in this pool.',
};
