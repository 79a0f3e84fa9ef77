import type { Speaker, Texts } from '#core/message.ts';
import { events } from '../tables/events.ts';
import { RESOURCES, type Resource } from '../tables/vocabulary.ts';
import { gainedGoods, gainedPoints, gainedVotes } from './counted.en.ts';
import type { Gains } from './facts.ts';
import type { FeedLexicon, Fought } from './feed.ts';
import { namesEn } from './names.en.ts';
import { tally } from './words.ts';

const { resources, sheets } = namesEn;
const COLOUR: Readonly<Record<Resource, string>> = { M: 'red', I: 'green', R: 'blue' };
const VERDICT = { won: 'won', lost: 'lost', tied: 'tied' } as const;

const gains = ({ vp, goods, votes, lost }: Gains, s: Speaker): readonly string[] => [
  ...(vp === 0 ? [] : [`★ **${gainedPoints(vp, s)}**`]),
  ...(goods === 0 ? [] : [gainedGoods(goods, s)]),
  ...(votes === 0 ? [] : [gainedVotes(votes, s)]),
  ...(lost.length === 0 ? [] : [`lost: ${tally(lost, resources)}`]),
];

const fought = ({ own, other, verdict }: Fought) => `${own} : ${other} ${VERDICT[verdict]}`;

export const feedEn: Texts<FeedLexicon> = {
  'feed.round': ({ round, event }) => {
    const { resources: given } = events[event];
    return `**Round ${round}: ${namesEn.events[event]}**${given.length > 0 ? ` (${tally(given, resources)})` : ''}`;
  },
  'feed.setUp': () => '**Set-up**',
  'feed.dice': ({ black, coloured }) =>
    `Dice: ${tally(black, resources)} · ${RESOURCES.map((r) => `${COLOUR[r]} ${coloured[r]}`).join(', ')}`,
  'feed.marks': (a, s) =>
    `${a.sheet ? ` · ${sheets[a.sheet]}` : ''}: ${[a.marks.length > 0 ? `\`${a.marks.join(' ')}\`` : 'nothing', ...gains(a, s)].join(' · ')}`,
  'feed.active': ({ sheet }) => ` · ${sheets[sheet]}`,
  'feed.wars': ({ left, right, vp }, s) =>
    ` ⚔ left ${fought(left)}, right ${fought(right)}${vp === 0 ? '' : ` · **${gainedPoints(vp, s)}**`}`,
  'feed.ballots': ({ ballots }, s) =>
    `§ votes: ${ballots.map(({ seat, votes }) => `${s.seat(seat)} ${votes}`).join(', ')}`,
  'digest.wars': ({ won, lost, tied }) => `Your wars: won ${won}, lost ${lost}, tied ${tied}.`,
  'digest.lead': ({ ahead, best, own }, s) =>
    `Ahead: ${s.list(ahead.map((seat) => s.seat(seat)))} with ${best}; you have ${own}.`,
  'digest.rounds': ({ rounds }) => `Rounds since: ${rounds}.`,
};
