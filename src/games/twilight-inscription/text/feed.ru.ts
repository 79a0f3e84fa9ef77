import type { Speaker, Texts } from '#core/message.ts';
import { events } from '../tables/events.ts';
import { RESOURCES, type Resource } from '../tables/vocabulary.ts';
import { gainedGoods, gainedPoints, gainedVotes } from './counted.ru.ts';
import type { Gains } from './facts.ts';
import type { FeedLexicon, Fought } from './feed.ts';
import { namesRu } from './names.ru.ts';
import { tally } from './words.ts';

const { resources, sheets } = namesRu;
const COLOUR: Readonly<Record<Resource, string>> = { M: 'красный', I: 'зелёный', R: 'синий' };
const VERDICT = { won: 'победа', lost: 'поражение', tied: 'ничья' } as const;

const gains = ({ vp, goods, votes, lost }: Gains, s: Speaker): readonly string[] => [
  ...(vp === 0 ? [] : [`★ **${gainedPoints(vp, s)}**`]),
  ...(goods === 0 ? [] : [gainedGoods(goods, s)]),
  ...(votes === 0 ? [] : [gainedVotes(votes, s)]),
  ...(lost.length === 0 ? [] : [`пропало: ${tally(lost, resources)}`]),
];

const fought = ({ own, other, verdict }: Fought) => `${own} : ${other}, ${VERDICT[verdict]}`;

export const feedRu: Texts<FeedLexicon> = {
  'feed.round': ({ round, event }) => {
    const { resources: given } = events[event];
    return `**Раунд ${round}: «${namesRu.events[event]}»**${given.length > 0 ? ` (${tally(given, resources)})` : ''}`;
  },
  'feed.setUp': () => '**Подготовка**',
  'feed.dice': ({ black, coloured }) =>
    `Кубики: ${tally(black, resources)} · ${RESOURCES.map((r) => `${COLOUR[r]} ${coloured[r]}`).join(', ')}`,
  'feed.marks': (a, s) =>
    `${a.sheet ? ` · ${sheets[a.sheet].toLowerCase()}` : ''}: ${[a.marks.length > 0 ? `\`${a.marks.join(' ')}\`` : 'ничего', ...gains(a, s)].join(' · ')}`,
  'feed.active': ({ sheet }) => ` · ${sheets[sheet].toLowerCase()}`,
  'feed.wars': ({ left, right, vp }, s) =>
    ` ⚔ слева ${fought(left)}; справа ${fought(right)}${vp === 0 ? '' : ` · **${gainedPoints(vp, s)}**`}`,
  'feed.ballots': ({ ballots }, s) =>
    `§ голоса: ${ballots.map(({ seat, votes }) => `${s.seat(seat)} ${votes}`).join(', ')}`,
  'digest.wars': ({ won, lost, tied }) => `Ваши войны: победы ${won}, поражения ${lost}, ничьи ${tied}.`,
  'digest.lead': ({ ahead, best, own }, s) =>
    `Впереди ${s.list(ahead.map((seat) => s.seat(seat)))}, ${best}; у вас ${own}.`,
  'digest.rounds': ({ rounds }) => `Раундов с тех пор: ${rounds}.`,
};
