import type { Plural, Texts } from '#core/message.ts';
import { minus } from '#games/twilight-inscription/text/words.ts';
import type { Figure, PictureLexicon, Sign } from './lexicon.ts';

const POINTS: Plural = { one: 'point', other: 'points' };

const SIGN: Readonly<Record<Sign, string>> = {
  claimed: 'claimed or gained',
  crossed: 'crossed',
  spent: 'spent',
  now: 'can be marked now',
  drafted: 'in your draft',
  explore: 'can be explored now',
  crossOnly: 'can only be crossed now',
  once: 'works at once',
  kept: 'kept until spent',
  victory: 'points at the end',
  explored: 'explored',
  wormhole: 'wormhole, used once',
  anomaly: 'anomaly, stays free',
  any: 'any resource',
  dashed: 'crossed by this asset only',
};

const FIGURE: Readonly<Record<Figure, string>> = {
  goods: 'goods',
  votes: 'votes',
  relics: 'relics',
  population: 'people',
  products: 'products',
  wars: 'wars won',
  total: 'total',
};

const SPENDING = {
  navigation: 'M or R explores, I claims',
  expansion: 'A resource crosses its symbol on unlocked planets and bases',
  industry: 'M crosses a cell, I or R claims one beside a crossed cell',
  warfare: 'Pay every symbol of a unit, then lay its shape; infantry costs any one',
} as const;

const SOURCE = {
  systems: 'systems',
  relics: 'relics',
  mecatol: 'Mecatol Rex',
  lines: 'planets',
  bases: 'bases',
  population: 'population',
  cells: 'cells',
  products: 'products',
  diplomacy: 'diplomacy',
  goods: 'goods',
  units: 'units',
  dots: 'dots',
  wars: 'wars',
  objective: 'objective',
  agendas: 'agendas',
} as const;

const VERDICT = { won: 'won', lost: 'lost', tied: 'tied' } as const;
const TRACK = {
  navigation: 'Navigation',
  expansion: 'Expansion',
  industry: 'Industry',
  warfare: 'Warfare',
  strength: 'Strength',
  votes: 'Votes',
} as const;

export const en: Texts<PictureLexicon> = {
  points: ({ n }, { plural }) => `${minus(n)} ${plural(n, POINTS)}`,
  round: ({ round, rounds, stage }) => `round ${round} of ${rounds} · stage ${stage}`,
  side: ({ variant }) => (variant === 0 ? 'side B' : `side A, sheet ${variant}`),
  active: () => 'active',
  home: () => 'HOME',
  spending: ({ sheet }) => SPENDING[sheet],
  closes: ({ way, systems }, { list }) => `${way} closes ${list(systems)} for good`,
  touching: () => 'columns e and f touch',
  left: () => 'left',
  right: () => 'right',
  against: ({ strength }) => `vs ${strength}`,
  line: () => 'deploy above',
  researched: () => 'researched',
  used: () => 'used',
  missing: ({ n }) => `${n} missing`,
  objective: ({ name }) => `Objective: ${name}`,
  first: () => 'first',
  later: () => 'later',
  unspent: () => 'Not spent yet',
  nothing: () => 'nothing',
  reserve: () => 'From cards',
  or: () => 'or',
  population: () => 'Population',
  goods: () => 'Goods',
  votes: () => 'Votes',
  chart: () => 'Products',
  unlimited: () => 'any one resource, as many as you like',
  activeSheet: () => 'underlined: the active sheet',
  sign: ({ sign }) => SIGN[sign],
  figure: ({ figure }) => FIGURE[figure],
  sheetPage: ({ name, sheet }) => `${name} · ${sheet}`,
  inHand: () => 'To be spent',
  relicsHeld: ({ names }) => `Relics in hand: ${names.join(', ')}`,
  setUp: () => 'Set-up',
  over: () => 'The game is over',
  eventType: ({ type }) => type,
  chair: ({ name }) => `chair: ${name}`,
  objectives: () => 'Objectives',
  firstOpen: () => 'first still open',
  firstTaken: () => 'first taken',
  mecatol: () => 'Mecatol Rex',
  row: ({ votes, vp }, { plural }) =>
    `${votes} ${plural(votes, { one: 'vote', other: 'votes' })}, ${vp} ${plural(vp, POINTS)}`,
  council: () => 'Galactic council',
  votesCast: ({ votes }, { plural }) => `${votes} ${plural(votes, { one: 'vote', other: 'votes' })}`,
  automaton: ({ difficulty }) => `Automated faction · ${difficulty}`,
  automated: () => 'automated faction',
  reaches: ({ keys, end }) =>
    [
      ...keys.map(({ after, isMecatol }) => `${after}: ${isMecatol ? 'Mecatol Rex' : 'objective'}`),
      `then ${TRACK[end].toLowerCase()}`,
    ].join(' · '),
  track: ({ track }) => TRACK[track],
  summary: () => 'How it went',
  summaryTitle: () => 'Where the points came from',
  source: ({ source }) => SOURCE[source],
  altSheet: ({ sheet, name, faction, vp, side }, { plural }) =>
    `${sheet} of ${name}${faction ? ` (${faction})` : ''}, ${side === 0 ? 'side B' : `side A, sheet ${side}`}: ${vp} ${plural(vp, POINTS)}.`,
  altNavigation: ({ explored, claimed, relics, mecatol }, { list, plural }) =>
    [
      `${explored} ${plural(explored, { one: 'system', other: 'systems' })} explored`,
      `claimed: ${claimed.length > 0 ? list(claimed) : 'none but home'}`,
      ...(relics.length > 0 ? [`relics worth ${list(relics.map(String))}`] : []),
      ...(mecatol === null ? [] : [`Mecatol Rex ${mecatol} ${plural(mecatol, POINTS)}`]),
    ]
      .join('; ')
      .concat('.'),
  altExpansion: ({ unlocked, crossed, symbols, bases, population }, { list }) =>
    `Planets unlocked: ${unlocked.length > 0 ? list(unlocked) : 'none'}; symbols crossed: ${crossed} of ${symbols}; bases built: ${bases.length > 0 ? list(bases) : 'none'}; population ${population}.`,
  altIndustry: ({ claimed, crossed, products, goods, votes }, { list }) =>
    `Claimed: ${claimed.length > 0 ? list(claimed) : 'nothing'}; crossed: ${list(crossed)}; products ${products.join(', ')}; goods ${goods}, votes ${votes}.`,
  altWarfare: ({ units, line, wars }, { list }) =>
    [
      `Units: ${units.length > 0 ? list(units) : 'none'}`,
      `deployment from row ${line} on`,
      ...wars.map(
        ({ left, right, verdicts }, at) =>
          `war ${at + 1}: left ${left}, right ${right}${verdicts.length > 0 ? ` (${verdicts.map((one) => VERDICT[one]).join(', ')})` : ''}`,
      ),
    ]
      .join('; ')
      .concat('.'),
  altTechnologies: ({ names }, { list }) => `Researched: ${list(names)}.`,
  altDrafted: ({ ids }, { list }) => `In your draft: ${list(ids)}.`,
  altLegal: ({ ids }, { list }) => `Can be marked now: ${list(ids)}.`,
  altSources: ({ name, total, parts }, { plural, list }) =>
    `${name}: ${total} ${plural(total, POINTS)}${parts.length > 0 ? ` (${list(parts)})` : ''}.`,
};
