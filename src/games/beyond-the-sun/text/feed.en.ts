import type { Speaker, Texts } from '#core/message.ts';
import { KINDS } from '../tables/vocabulary.ts';
import { points } from './counted.en.ts';
import { placeEn } from './facts.en.ts';
import type { Came, FeedLexicon } from './feed.ts';
import { costLabelEn } from './labels.en.ts';
import { namesEn } from './names.en.ts';
import { counts, shipLevels, signed, slotName, sourceName } from './words.ts';

const { technologies, systems, events, guilds, achievements, places, kinds } = namesEn;

const STEP = {
  orePop: 'ore → population',
  popOre: 'population → ore',
  shipPop: 'ship → population',
} as const;

/** Several to whom the same came are told of together. */
function shared(came: readonly Came[], s: Speaker): readonly string[] {
  const told = came.map(({ seat, deeds }) => ({
    seat: s.seat(seat),
    what: deeds.map((deed) => s.say(deed)).join(', '),
  }));
  return [...new Set(told.map(({ what }) => what))].map(
    (what) => `${told.flatMap((one) => (one.what === what ? [one.seat] : [])).join(', ')} ${what}`,
  );
}

const inParentheses = (text: string): string => (text === '' ? '' : ` (${text})`);

export const feedEn: Texts<FeedLexicon> = {
  'feed.lastRound': ({ round }) => `**Enough achievements: round ${round} is the last.**`,
  'feed.action': ({ source, option, cost, pushed, deeds }, s) => {
    const way = option?.length === 1 ? ` ${option}` : '';
    const moved = pushed === null ? '' : `, pushing ${s.seat(pushed)} aside`;
    const told = deeds.map((deed) => s.say(deed)).join(', ');
    const gathered = deeds.length > 0 && deeds.every(({ key }) => key === 'feed.gains');
    const price = inParentheses(costLabelEn(cost));
    if (source.kind === 'start')
      return `${price}${moved} ${gathered ? 'gathers ' : ''}${told === '' ? 'does nothing more' : told}`;
    return ` → **${sourceName(namesEn, source)}**${way}${price}${moved}${told === '' ? '' : `: ${told}`}`;
  },
  'feed.deeds': ({ deeds }, s) => ` ${deeds.map((deed) => s.say(deed)).join(', ')}`,
  'feed.event': ({ event, guild, came, stays, place, system }, s) => {
    const where = system ? `, ${place ? placeEn({ place, system }) : systems[system]}` : '';
    const effects = [
      ...(guild ? [`the **${guilds[guild]}** opens`] : []),
      ...shared(came, s),
      ...(stays ? [s.say({ key: 'event.text', args: { event } })] : []),
    ];
    return `Event *${events[event]}*${where}: ${effects.join(' · ') || 'nobody gains by it'}`;
  },
  'feed.production': ({ round, deeds }, s) =>
    [
      `round ${round}`,
      ...(deeds.length > 0 ? [`production: ${deeds.map((deed) => s.say(deed)).join(', ')}`] : []),
    ].join(' · '),
  'feed.achievement': ({ seat, achievement, vp, discs, of }, s) =>
    `★ **${s.seat(seat)}: ${achievements[achievement]}**, ${points(vp, s)}${discs < of ? ` · ${discs} of ${of} to the end` : ''}`,
  'feed.scores': ({ scores }, s) =>
    `★ ${scores.map(({ seat, total }) => (total === scores[0]?.total ? `**${s.seat(seat)} ${total}**` : `${s.seat(seat)} ${total}`)).join(' · ')}`,
  'feed.copies': ({ source, option, cost, via }) =>
    `copies ${via ? `${sourceName(namesEn, via)} and by it ` : ''}${sourceName(namesEn, source)}${option?.length === 1 ? ` ${option}` : ''}${inParentheses(costLabelEn(cost))}`,
  'feed.researches': ({ slot, card }) => `researches **${technologies[card]}** (${slotName(slot)})`,
  'feed.discovers': ({ slot, card, other }) =>
    `discovers **${technologies[card]}** (${slotName(slot)}${other ? `; not ${technologies[other]}` : ''})`,
  'feed.builds': ({ ships }) =>
    `builds ${counts(ships.map(({ level, place }) => `ship ${level} in ${places[place]}`))}`,
  'feed.upgrades': ({ ships }) =>
    `upgrades ${counts(ships.map(({ level, to, place }) => `ship ${level} to ${to} in ${places[place]}`))}`,
  'feed.jumps': ({ moves }) =>
    `moves ${counts(moves.map(({ level, from, to }) => `ship ${level} ${places[from]} → ${places[to]}`))}`,
  'feed.takes': ({ places: taken }, s) =>
    `takes ${taken.map(({ from, ...place }) => `**${placeEn(place)}**${from === null ? '' : ` from ${s.seat(from)}`}`).join(', ')}`,
  'feed.loses': (place) => `loses control of **${placeEn(place)}**`,
  'feed.colonises': ({ system, place, next }) =>
    `colonises **${system ? systems[system] : places[place]}**${next ? ` (next in ${places[place]}: ${systems[next]})` : ''}`,
  'feed.automates': ({ kinds: all, level }) =>
    `automates ${counts(KINDS.flatMap((kind) => all.filter((one) => one === kind)).map((kind) => kinds[kind]))} (level ${level})`,
  'feed.gains': ({ ore, pop }) =>
    [...(ore === 0 ? [] : [`${signed(ore)} ore`]), ...(pop === 0 ? [] : [`${signed(pop)} population`])].join(
      ', ',
    ),
  'feed.settles': ({ system }) => `**${systems[system]}** becomes a colony`,
  'feed.keeps': ({ card }) => `keeps **${technologies[card]}** as a private technology`,
  'feed.museum': ({ levels }) => `gives ships ${shipLevels(levels)}`,
  'feed.takesCard': ({ event, vp }, s) => `takes *${events[event]}* (★ ${points(vp, s)})`,
  'feed.trades': ({ exchanges }) => counts(exchanges.map(({ kind }) => STEP[kind])),
  'digest.turns': ({ turns }) => `Turns since yours: ${turns}.`,
  'digest.ahead': ({ ahead, best, own }, s) =>
    `Ahead: ${s.list(ahead.map((seat) => s.seat(seat)))} with ${best}; you have ${own}.`,
  'digest.discs': ({ discs, of }) =>
    `Achievements: ${discs} of ${of}; the last of them brings the final round.`,
  'digest.events': ({ events: all }) => `Events: ${all.map((event) => `*${events[event]}*`).join(', ')}.`,
  'digest.lost': ({ places: lost }) =>
    `You lost control of ${lost.map((place) => `**${placeEn(place)}**`).join(', ')}.`,
};
