import type { FeedLine } from '#core/feed.ts';
import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { ActionCardId } from '../tables/card-ids.ts';
import { SECRET_IDS, type SecretId } from '../tables/card-ids.ts';
import { msg } from '../text/lexicon.ts';
import type { Account, Battle, PlayedCard } from './account.ts';

const line = (...texts: readonly Message[]): FeedLine => ({ by: null, texts, aside: false });
const aside = (...texts: readonly Message[]): FeedLine => ({ by: null, texts, aside: true });
const deed = (by: Seat, ...texts: readonly Message[]): FeedLine => ({ by, texts, aside: false });

/** So near to the points that win, everybody should know. */
const NEAR = 1;

/** What an account comes to in words: what happened, what was gained and lost, and the routine in small letters. */
export function tell(account: Account, target: number): FeedLine[] {
  return [
    ...opening(account),
    ...(account.rest.length > 0 ? [line(...account.rest)] : []),
    ...account.deals.map((deal) => line(msg('feed.deal', deal))),
    ...points(account),
    ...near(account, target),
    ...routine(account),
  ];
}

function opening(account: Account): FeedLine[] {
  const { round, status, agenda, outcome, law, chosen, factions } = account;
  if (status !== null) return [line(msg('feed.status', { round: status })), ...fighting(account, null)];
  if (agenda !== null) {
    const text =
      outcome === null ? msg('feed.agenda', { agenda }) : msg('feed.outcome', { agenda, outcome, law });
    return [line(text), ...fighting(account, null)];
  }
  if (round !== null)
    return [
      line(msg('feed.round', { round })),
      ...(chosen.length > 0 ? [line(msg('feed.chosen', { taken: chosen }))] : []),
    ];
  if (factions.length > 0) return [line(msg('feed.factions', { taken: factions }))];
  return acting(account);
}

/** Somebody's turn: what they did, and what came of it. */
function acting(account: Account): FeedLine[] {
  const actor = account.strategic?.seat ?? account.turn;
  if (actor === null) return fighting(account, null);
  const head = headOf(account, actor);
  if (head === null) return fighting(account, actor);
  const taken = account.taken.get(actor) ?? [];
  const takes = taken.length > 0 ? [msg('feed.takes', { seat: actor, planets: taken })] : [];
  if (account.battles.length === 0)
    return [deed(actor, head, ...takes, ...also(account, actor)), ...fighting(account, actor)];
  const fought = fighting(account, actor);
  return [
    deed(actor, head),
    ...fought,
    ...(takes.length + also(account, actor).length > 0 ? [line(...takes, ...also(account, actor))] : []),
  ];
}

function headOf(account: Account, actor: Seat): Message | null {
  const { activated, strategic, cards } = account;
  if (strategic) {
    const gains = account.gains.get(actor) ?? [];
    return msg('feed.plays', { card: strategic.card, gains, paid: account.paid.get(actor) ?? null });
  }
  if (activated !== null) {
    const units = movedBy(account, actor);
    const made = account.produced.find(({ seat }) => seat === actor);
    if (units.length > 0) return msg('feed.moves', { system: activated, units });
    return made
      ? msg('feed.builds', { at: activated, units: made.units, cost: made.cost })
      : msg('feed.activates', { system: activated });
  }
  const first = cards.find(({ seat }) => seat === actor);
  return first ? played(first) : null;
}

function played({ component, cancelled, aim }: PlayedCard): Message {
  return component.startsWith('card:')
    ? msg('feed.playsCard', { card: component.slice('card:'.length) as ActionCardId, cancelled, aim })
    : msg('feed.uses', { component });
}

const movedBy = ({ moved }: Account, actor: Seat) =>
  moved.losses().find(({ seat }) => seat === actor)?.units ?? [];

/** What somebody builds besides what is told of them first. */
function also(account: Account, actor: Seat): Message[] {
  const { activated, strategic } = account;
  const isHead = activated !== null && movedBy(account, actor).length === 0;
  const made = account.produced.filter(({ seat }) => seat === actor).slice(isHead ? 1 : 0);
  const gains = strategic ? [] : (account.gains.get(actor) ?? []);
  return [
    ...made.map(({ units, cost }) => msg('feed.alsoBuilds', { units, cost })),
    ...(gains.length > 0 ? [msg('feed.gained', { seat: actor, gains })] : []),
  ];
}

/** Battles, what was lost besides, and what others took. */
function fighting(account: Account, actor: Seat | null): FeedLine[] {
  const { battles, lost, taken } = account;
  const losses = lost.losses();
  const others = [...taken].filter(([seat]) => seat !== actor);
  return [
    ...battles.map((battle) => line(fought(battle))),
    ...(losses.length > 0 ? [line(msg('feed.lost', { losses }))] : []),
    ...others.map(([seat, planets]) => line(msg('feed.takesToo', { seat, planets }))),
  ];
}

function fought({ begun, over, lost, retreat }: Battle): Message {
  const { kind, at, attacker, defender } = begun;
  if (over === null) return msg('feed.battleOn', begun);
  const beaten = over.winner === attacker ? defender : over.winner === defender ? attacker : null;
  return msg('feed.battle', { kind, at, winner: over.winner, beaten, retreat, losses: lost.losses() });
}

const isSecret = (id: string): id is SecretId => (SECRET_IDS as readonly string[]).includes(id);

/** Points, those for the same objective together. */
function points({ points: gained }: Account): FeedLine[] {
  const reasons = [...new Set(gained.map((one) => one.for))];
  const texts = reasons.map((reason) =>
    msg('feed.points', {
      for: reason,
      secret: reason !== null && isSecret(reason),
      scored: gained.filter((one) => one.for === reason).map(({ seat, total }) => ({ seat, total })),
    }),
  );
  return texts.map((text) => line(text));
}

function near({ points: gained, rest }: Account, target: number): FeedLine[] {
  if (rest.some(({ key }) => key === 'fact.won')) return [];
  const last = new Map(gained.map(({ seat, total }) => [seat, target - total]));
  return [...last]
    .filter(([, lacking]) => lacking > 0 && lacking <= NEAR)
    .map(([seat, lacking]) => line(msg('feed.near', { seat, lacking })));
}

/** Who followed, drew and passed, and the cards that were played beside the deed. */
function routine(account: Account): FeedLine[] {
  const { strategic, followers, declined, gains, passed, votes, cards, agenda } = account;
  const actor = strategic?.seat ?? account.turn;
  const isPhase = account.status !== null || agenda !== null || account.round !== null;
  const gainsOf = (seat: Seat) => gains.get(seat) ?? [];
  const isHead = !isPhase && strategic === null && account.activated === null;
  const others = [...gains.keys()].filter((seat) => isPhase || (seat !== actor && !followers.has(seat)));
  const own = isHead ? cards.findIndex(({ seat }) => seat === actor) : -1;
  const beside = cards.filter((_, at) => at !== own);
  const tally = [...votes].map(([outcome, some]) => ({ outcome, votes: some }));
  return [
    ...(strategic && followers.size > 0
      ? [
          aside(
            msg('feed.follow', {
              followers: [...followers].map((seat) => ({
                seat,
                gains: [...gainsOf(seat), ...builtBy(account, seat)],
              })),
            }),
          ),
        ]
      : []),
    ...(strategic && followers.size === 0 && declined > 0 ? [aside(msg('feed.nobodyFollows', {}))] : []),
    ...(tally.length > 0 ? [aside(msg('feed.votes', { tally }))] : []),
    ...(beside.length > 0 ? [aside(msg('feed.cards', { cards: beside }))] : []),
    ...(others.length > 0
      ? [aside(msg('feed.drawn', { drawn: others.map((seat) => ({ seat, gains: gainsOf(seat) })) }))]
      : []),
    ...(passed.length > 0 ? [aside(msg('feed.passed', { seats: passed }))] : []),
  ];
}

/** What somebody built who follows a strategy card. */
function builtBy({ produced }: Account, builder: Seat) {
  return produced
    .filter(({ seat }) => seat === builder)
    .map(({ units }) => ({ what: 'units' as const, units, at: null }));
}
