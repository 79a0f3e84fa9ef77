import type { Speaker, Texts } from '#core/message.ts';
import { KINDS } from '../tables/vocabulary.ts';
import { points } from './counted.ru.ts';
import { kindGenitive, optionLetter } from './effects.ru.ts';
import { placeRu } from './facts.ru.ts';
import type { Came, FeedLexicon } from './feed.ts';
import { costLabelRu } from './labels.ru.ts';
import { namesRu } from './names.ru.ts';
import { counts, shipLevels, signed, slotName, sourceName } from './words.ts';

const { technologies, systems, events, guilds, achievements, places } = namesRu;

const STEP = {
  orePop: 'металл → население',
  popOre: 'население → металл',
  shipPop: 'корабль → население',
} as const;

/** Several to whom the same came are told of together. */
function shared(came: readonly Came[], s: Speaker): readonly string[] {
  const told = came.map(({ seat, deeds }) => ({
    seat: s.seat(seat),
    what: deeds.map((deed) => s.say(deed)).join(', '),
  }));
  return [...new Set(told.map(({ what }) => what))].map(
    (what) => `${told.flatMap((one) => (one.what === what ? [one.seat] : [])).join(', ')} — ${what}`,
  );
}

const inParentheses = (text: string): string => (text === '' ? '' : ` (${text})`);

export const feedRu: Texts<FeedLexicon> = {
  'feed.lastRound': ({ round }) => `**Достижений достаточно: раунд ${round} — последний.**`,
  'feed.action': ({ source, option, cost, pushed, deeds }, s) => {
    const letter = option ? optionLetter[option] : '';
    const moved = pushed === null ? '' : `, чужая фишка в сторону: ${s.seat(pushed)}`;
    const told = deeds.map((deed) => s.say(deed)).join(', ');
    const price = inParentheses(costLabelRu(cost, 0, s));
    if (source.kind === 'start') return `${price}${moved}: ${told === '' ? 'больше ничего' : told}`;
    return ` → **${sourceName(namesRu, source)}**${letter === '' ? '' : ` ${letter}`}${price}${moved}${told === '' ? '' : `: ${told}`}`;
  },
  'feed.deeds': ({ deeds }, s) => `: ${deeds.map((deed) => s.say(deed)).join(', ')}`,
  'feed.event': ({ event, guild, came, stays, place, system }, s) => {
    const where = system ? `, ${place ? placeRu({ place, system }) : systems[system]}` : '';
    const effects = [
      ...(guild ? [`открывается **${guilds[guild]}**`] : []),
      ...shared(came, s),
      ...(stays ? [s.say({ key: 'event.text', args: { event } })] : []),
    ];
    return `Событие «${events[event]}»${where}: ${effects.join(' · ') || 'никому ничего'}`;
  },
  'feed.production': ({ round, deeds }, s) =>
    [
      `раунд ${round}`,
      ...(deeds.length > 0 ? [`производство: ${deeds.map((deed) => s.say(deed)).join(', ')}`] : []),
    ].join(' · '),
  'feed.achievement': ({ seat, achievement, vp, discs, of }, s) =>
    `★ **${s.seat(seat)}: «${achievements[achievement]}»**, ${points(vp, s)}${discs < of ? ` · ${discs} из ${of} до конца` : ''}`,
  'feed.scores': ({ scores }, s) =>
    `★ ${scores.map(({ seat, total }) => (total === scores[0]?.total ? `**${s.seat(seat)} ${total}**` : `${s.seat(seat)} ${total}`)).join(' · ')}`,
  'feed.copies': ({ source, option, cost, via }, s) =>
    `копия: ${via ? `«${sourceName(namesRu, via)}», а ею ` : ''}«${sourceName(namesRu, source)}»${option && optionLetter[option] !== '' ? ` ${optionLetter[option]}` : ''}${inParentheses(costLabelRu(cost, 0, s))}`,
  'feed.researches': ({ slot, card }) =>
    `исследует технологию «**${technologies[card]}**» (${slotName(slot)})`,
  'feed.discovers': ({ slot, card, other }) =>
    `открывает технологию «**${technologies[card]}**» (${slotName(slot)}${other ? `; не «${technologies[other]}»` : ''})`,
  'feed.builds': ({ ships }) =>
    `строит ${counts(ships.map(({ level, place }) => `корабль ${level} (${places[place]})`))}`,
  'feed.upgrades': ({ ships }) =>
    `улучшает корабль ${counts(ships.map(({ level, to, place }) => `${level} до ${to} (${places[place]})`))}`,
  'feed.jumps': ({ moves }) =>
    `прыжок: ${counts(moves.map(({ level, from, to }) => `корабль ${level} ${places[from]} → ${places[to]}`))}`,
  'feed.takes': ({ seat, places: taken }, s) =>
    `контроль: ${taken.map(({ from, ...place }) => `**${placeRu(place)}**${from === null ? '' : ` ${s.seat(from)} → ${s.seat(seat)}`}`).join(', ')}`,
  'feed.loses': (place) => `теряет контроль: **${placeRu(place)}**`,
  'feed.colonises': ({ system, place, next }) =>
    `новая колония: **${system ? systems[system] : places[place]}**${next ? ` (вместо неё в ${places[place]}: ${systems[next]})` : ''}`,
  'feed.automates': ({ kinds: all, level }) =>
    `автоматизация ${counts(KINDS.flatMap((kind) => all.filter((one) => one === kind)).map((kind) => kindGenitive[kind]))} (уровень ${level})`,
  'feed.gains': ({ ore, pop }) =>
    [
      ...(ore === 0 ? [] : [`металл ${signed(ore)}`]),
      ...(pop === 0 ? [] : [`население ${signed(pop)}`]),
    ].join(', '),
  'feed.settles': ({ system }) => `новая колония: **${systems[system]}**`,
  'feed.keeps': ({ card }) => `личная технология «**${technologies[card]}**»`,
  'feed.museum': ({ levels }) => `отдаёт корабли: ${shipLevels(levels)}`,
  'feed.takesCard': ({ event, vp }, s) => `забирает карту «${events[event]}» (★ ${points(vp, s)})`,
  'feed.trades': ({ exchanges }) => counts(exchanges.map(({ kind }) => STEP[kind])),
  'digest.turns': ({ turns }) => `Ходов после вашего: ${turns}.`,
  'digest.ahead': ({ ahead, best, own }, s) =>
    `Впереди ${s.list(ahead.map((seat) => s.seat(seat)))}, ${best}; у вас ${own}.`,
  'digest.discs': ({ discs, of }) => `Достижения: ${discs} из ${of}; последнее вызовет финальный раунд.`,
  'digest.events': ({ events: all }) => `События: ${all.map((event) => `«${events[event]}»`).join(', ')}.`,
  'digest.lost': ({ places: lost }) =>
    `Потерян контроль: ${lost.map((place) => `**${placeRu(place)}**`).join(', ')}.`,
};
