import type { Presentation } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import { conditionsNow, conditionsOf, happenings } from './conditions.ts';
import { deals } from './deals.ts';
import { explain } from './explain.ts';
import { chapters } from './feed/chapters.ts';
import { digest } from './feed/digest.ts';
import { guide } from './guide/index.ts';
import { held } from './held.ts';
import type { Book } from './hooks/book.ts';
import { live } from './live.ts';
import { preparedAnswers } from './prepared.ts';
import { settings } from './settings.ts';
import { supposedBattles } from './supposed-battle.ts';
import { msg } from './text/lexicon.ts';
import { CARDS } from './text/presentation/cards.ts';
import { MOMENT_NAMES } from './text/presentation/moment-names.ts';
import { RULE_IDS } from './text/presentation/rule-ids.ts';
import { type AnyTopic, FOLLOWING, TOPICS } from './text/presentation/topics.ts';
import { isAtTable } from './view/box.ts';
import { type SeatView, systems, type View } from './view.ts';

function seatLine(view: View, seat: Seat): Message[] {
  const found = view.seats[seat];
  if (!found) return [];
  // Before the first round everybody has the same.
  if (view.round === 0) return [msg('status.settingUp', { seat, faction: found.faction })];
  const { pools, commodities, ready, holds } = found;
  const line = msg('status.seat', {
    seat,
    faction: found.faction,
    points: found.points,
    target: view.target,
    ...pools,
    goods: found.goods,
    commodities: commodities.count,
    most: commodities.most,
    ...ready,
    planets: found.planets.length,
    cards: holds.cards,
    secrets: holds.secrets,
    notes: holds.notes,
    strategyCards: found.strategy.map(({ id, exhausted }) => ({ id, used: exhausted })),
    passed: found.passed,
    eliminated: found.eliminated,
  });
  return [
    line,
    ...(found.scoredSecrets.length > 0
      ? [msg('status.secretsScored', { seat, secrets: found.scoredSecrets })]
      : []),
    ...factionLines(found, seat),
    ...floating(view, seat),
  ];
}

/** What only some have: tokens on others' technologies (28.16), the token of initiative 0 (57.1a), infantry that will come back. */
function factionLines({ technologies, initiative, reviving, eliminated }: SeatView, seat: Seat): Message[] {
  if (eliminated) return [];
  const copies = technologies.flatMap(({ id, as }) => (as ? [{ card: id, as }] : []));
  return [
    ...(copies.length > 0 ? [msg('status.copies', { seat, copies })] : []),
    ...(initiative === 0 ? [msg('status.zero', { seat })] : []),
    ...(reviving > 0 ? [msg('status.reviving', { seat, count: reviving })] : []),
  ];
}

/** Where a seat's space docks float in space (72.1a). */
function floating({ systems: board }: View, seat: Seat): Message[] {
  const at = board
    .filter(({ units }) => units.some((stack) => stack.seat === seat && stack.unit === 'space-dock'))
    .map(({ id }) => id);
  return at.length > 0 ? [msg('status.floating', { seat, at })] : [];
}

/** Wormholes that are not printed on their tile: those of tokens and ships. */
function addedWormholes({ systems: board }: View): Message[] {
  return board.flatMap(({ id, wormholes }) => {
    const added = wormholes.filter((wormhole) => !systems[id].wormholes.includes(wormhole));
    return added.length > 0 ? [msg('status.wormholes', { system: id, wormholes: added })] : [];
  });
}

/** What is going on right now, from the phase down to the combat. */
function underWay(view: View): Message[] {
  const { strategic, tactical, battle, agenda, winner } = view;
  return [
    ...(winner ? [msg('status.won', { seat: winner.seat })] : []),
    ...(strategic ? [msg('status.strategic', { seat: strategic.seat, card: strategic.card })] : []),
    ...(tactical ? [msg('status.tactical', tactical)] : []),
    ...(battle ? [msg('status.battle', battleArgs(battle))] : []),
    ...(agenda ? [msg('status.agenda', { agenda: agenda.id, votes: agenda.votes })] : []),
  ];
}

function battleArgs({ kind, system, planet, attacker, defender, round }: NonNullable<View['battle']>) {
  return { kind, at: planet ?? system, attacker, defender, round };
}

/** The state of the game, of each seat, then objectives, laws and decks. */
function status(view: View): readonly Message[] {
  const free = view.strategyCards.filter(({ seat }) => seat === null).map(({ id, goods }) => ({ id, goods }));
  return [
    msg('status.phase', {
      phase: view.stage.kind,
      round: view.round,
      speaker: view.speaker,
      turn: view.turn?.seat ?? null,
      target: view.target,
      custodians: view.custodians,
    }),
    ...underWay(view),
    ...view.seats.flatMap((_, seat) => seatLine(view, seat)),
    ...view.objectives.map(({ id, stage, scored }) =>
      msg('status.objective', { objective: id, stage, scored }),
    ),
    ...(view.round > 0 ? [msg('status.facedown', view.facedown)] : []),
    ...addedWormholes(view),
    ...view.laws.map(({ id, seat, planet }) => msg('status.law', { law: id, seat, planet })),
    ...(free.length > 0 && view.round > 0 ? [msg('status.free', { cards: free })] : []),
    msg('status.decks', { ...view.decks, discarded: view.discards.action.length }),
  ];
}

/** What a seat holds: action cards, secrets and notes; before the game what it was dealt. */
function hand({ viewer, seats, round }: View): readonly Message[] {
  const own = viewer === 'table' ? null : seats[viewer]?.own;
  if (!own) return [];
  const { hand: cards, secrets, notes, tiles, factions, dealtSecrets, ahead } = own;
  return [
    ...(factions.length > 0 ? [msg('hand.factions', { factions })] : []),
    ...(tiles.length > 0 ? [msg('hand.tiles', { tiles })] : []),
    ...(dealtSecrets.length > 0 ? [msg('hand.dealtSecrets', { secrets: dealtSecrets })] : []),
    ...(round > 0 ? [msg('hand.cards', { cards })] : []),
    ...(secrets.length > 0 || round > 0 ? [msg('hand.secrets', { secrets })] : []),
    ...(notes.length > 0 || round > 0 ? [msg('hand.notes', { notes })] : []),
    ...(ahead ? [msg('hand.ahead', ahead)] : []),
  ];
}

const topic = (id: AnyTopic): Message => msg(`topic.${id}`, {});
const ALL: readonly AnyTopic[] = [...TOPICS, ...FOLLOWING, ...MOMENT_NAMES];

/** How Twilight Imperium speaks of itself, with these components. */
export const presentationOf = (book: Book): Presentation<View> => ({
  title: msg('title', {}),
  pitch: { about: msg('pitch', {}), level: 3 },
  status,
  hand,
  held,
  live,
  chapters,
  digest,
  deals,
  odds: supposedBattles,
  settings,
  topics: ALL.map((id) => ({
    id,
    label: topic(id),
    answers: (view?: View) => preparedAnswers(book, id, view),
    conditions: (view?: View) => conditionsOf(id, view),
  })),
  conditions: conditionsNow,
  happenings,
  topic: (id) => topic(id as AnyTopic),
  explain,
  cards: CARDS.map((card) => ({
    id: `${card.kind}:${card.id}`,
    name: msg('card.name', card),
    text: msg('card.text', card),
  })),
  inBox: ({ box }, card) => isAtTable(box, card),
  rules: RULE_IDS.map((rule) => ({
    id: rule,
    name: msg('rule.name', { rule }),
    text: msg('rule.text', { rule }),
  })),
  guide,
});
