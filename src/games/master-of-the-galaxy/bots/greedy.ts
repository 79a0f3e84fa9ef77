import type { AiPlayer, AiTurn } from '#core/game.ts';
import type { Choice, OptionForm } from '#core/question.ts';
import { randomBot } from '#core/random-bot.ts';
import type { Seat } from '#core/seat.ts';
import { allocateByNeed, bestMarks, bestOption } from '#kit/bots.ts';
import { otherEnd, type SystemId, TRACKS, type TrackId, tracks } from '../content/board.ts';
import { cards } from '../content/cards.ts';
import { CARD_IDS, type CardId } from '../content/ids.ts';
import type { Colour, ConflictSideName, DevelopmentKind, Resource } from '../content/kinds.ts';
import { conflictCard } from '../rules/cards.ts';
import { SIDES } from '../rules/conflicts.ts';
import { CARD_LIMIT } from '../rules/rulings.ts';
import type { Victory } from '../state.ts';
import type { View } from '../view.ts';
import { judgePlacement, RETURN, targetOf } from './cubes.ts';
import { needOf } from './need.ts';
import { mine, type Plan, planFor } from './plan.ts';
import { worthOf, worthOfConflict, worthOfSymbols, worthOfSystem } from './worth.ts';

type Turn = AiTurn<View>;
type Judge = (option: OptionForm, view: View, plan: Plan) => number;

/** A track, the own system on it, and the side of the card towards that. */
type Front = { readonly track: TrackId; readonly own: SystemId; readonly side: ConflictSideName };

const LAY_FROM = 4;

/** How much a card is worth keeping or taking. */
function worthOfCard(view: View, plan: Plan, id: CardId): number {
  const card = cards[id];
  const held = mine(view, plan.seat).cards.find((before) => before.id === id);
  switch (card.kind) {
    case 'race':
      return 3 + plan.weight.expansion - (card.projects[0]?.cells.length ?? 4) + worthOfSymbols(plan, []);
    case 'leader':
      return 1.5 + (card.projects.length > 0 ? 1 : 0) - 0.3 * card.requires.length;
    case 'government':
      return 4 + (card.projects.some(({ kind }) => kind === 'base') ? 3 * plan.weight.expansion : 0);
    case 'conflict':
      return 2 + 3 * plan.weight.capture + (card.red.goals.length + card.blue.goals.length) / 4;
    default:
      return (
        worthOfSymbols(plan, card.symbols) +
        (held?.projects[0]?.done ? 6 : 2) -
        card.projects[0]!.cells.length / 4
      );
  }
}

const judgeCardPlay: Judge = (option, view, plan) => {
  const [verb = '', id = ''] = option.id.split(':');
  const own = mine(view, plan.seat);
  if (verb === 'end') return 0;
  if (verb === 'lay') return bestFront(view, plan, id as CardId) > LAY_FROM ? 2 : -1;
  if (verb !== 'discard') return -1;
  const card = id as CardId;
  const works = option.label.key === 'option.discardWorks';
  if (works) return 3 - worthOfSymbols(plan, 'symbols' in cards[card] ? cards[card].symbols : []);
  const keep = worthOfCard(view, plan, card);
  const pressed = own.cards.length > CARD_LIMIT ? 30 : needOf(view, plan).starving ? 5 : 0;
  return pressed - keep;
};

/** Whether the seat would lay or discard any of the cards it has, as far as it knows before its rewards. */
function wouldPlay(view: View, plan: Plan): boolean {
  const spare = needOf(view, plan).starving ? 5 : 0;
  return mine(view, plan.seat).cards.some(({ id }) => {
    const card = cards[id];
    if (card.kind === 'race') return false;
    if (card.kind === 'conflict' && bestFront(view, plan, id) > LAY_FROM) return true;
    if ('property' in card && card.property && card.property.timing === 'discard') return true;
    return spare > worthOfCard(view, plan, id);
  });
}

/** Cubes first; the turn is ended with them where no card would be played. */
function placeCubes(turn: Turn, view: View, plan: Plan): Choice {
  const end = wouldPlay(view, plan) ? -1 : RETURN + 0.1;
  return bestMarks(turn, (option) => (option.id === 'end' ? end : judgePlacement(option, view, plan)));
}

/** What a front promises beyond the cells it costs. */
function frontWorth(view: View, plan: Plan, front: Front & { readonly card: CardId }): number {
  const { card, track, own, side } = front;
  const cells = conflictCard(card)[side].cells.length;
  return worthOfConflict(view, plan, { card, side, foe: otherEnd(track, own) }) - 1.2 * cells;
}

/** The best that a conflict card promises anywhere. */
function bestFront(view: View, plan: Plan, card: CardId): number {
  const worths = TRACKS.flatMap((track) =>
    tracks[track].ends.flatMap((own) => {
      const foe = view.systems[otherEnd(track, own)];
      const open = view.systems[own].owner === plan.seat && foe.owner !== plan.seat && !foe.hole;
      if (!open || view.conflicts.some((conflict) => conflict.track === track)) return [];
      return SIDES.map((side) => frontWorth(view, plan, { card, track, own, side }));
    }),
  );
  return Math.max(-1, ...worths);
}

/** A front is taken up if what it wins is worth its cells. */
function layConflict(turn: Turn, view: View, plan: Plan): Choice {
  const { card } = turn.form.prompt.args as { readonly card: CardId };
  return bestOption(turn, ({ id }) => {
    const [, track, own, side] = /^(.+)@(.+):(red|blue)$/.exec(id) ?? [];
    if (!track) return LAY_FROM;
    return frontWorth(view, plan, { card, track, own, side } as Front & { readonly card: CardId });
  });
}

/** Cubes from the bank in the colours that wanted projects lack most; with each one more is wanted half as much. */
function wantedCubes(turn: Turn, view: View, plan: Plan): Choice {
  const { form } = turn;
  if (form.kind !== 'allocate') return turn.fallback;
  const { cells } = needOf(view, plan);
  return allocateByNeed(turn, (id, given) => (cells.get(id as Colour) ?? 0) / 2 ** given, form.min);
}

/** Rewards: first whatever makes a base possible, then the rest; a prepared base goes where it serves most. */
const judgeReward: Judge = (option, view, plan) => {
  const [, place] = /^base:.+>(.+)$/.exec(option.id) ?? [];
  if (place) {
    const system = place as SystemId;
    const fresh = view.systems[system].owner === null ? 2 : 0;
    return 10 + worthOfSystem(plan, system) + fresh;
  }
  if (option.id === 'keep') return 0;
  const target = targetOf(option.id);
  return target?.ref.kind === 'side' ? 40 : target?.ref.kind === 'card' ? 30 : 20;
};

/** Of a rival's cubes the one that hurts most: from what works, then from what is nearly done, of whoever leads. */
const judgeLoot: Judge = (option, view, plan) => {
  const from = (option.label.args as { readonly from: number }).from;
  const rival = mine(view, from);
  const lead = Math.max(rival.bases / 9, Math.max(...Object.values(rival.symbols)) / 5, rival.starts / 2);
  const target = targetOf(option.id);
  const project =
    target?.ref.kind === 'card'
      ? rival.cards.find(({ id }) => target.ref.kind === 'card' && id === target.ref.card)?.projects[
          target.ref.project
        ]
      : null;
  const cube = (option.label.args as { readonly cube: Resource }).cube;
  const liked = mine(view, plan.seat).bag?.[cube as Colour] ?? 0;
  return 5 * lead + (project?.done ? 4 : 0) + (target?.ref.kind === 'side' ? 2 : 0) - 0.1 * liked;
};

function siftBack(turn: Turn, view: View, plan: Plan): Choice {
  const { form } = turn;
  if (form.kind !== 'pick') return turn.fallback;
  const wanted = (cube: Resource) =>
    mine(view, plan.seat).cards.reduce(
      (most, held) =>
        cards[held.id].projects.reduce((sum, printed, i) => {
          const free = printed.cells.some(
            ({ colour }, cell) => colour === cube && held.projects[i]?.cells[cell] === null,
          );
          const { worth, left } = worthOf(view, plan, {
            ref: { kind: 'card', card: held.id, project: i },
            near: null,
          });
          return free ? Math.max(sum, worth / Math.max(1, left)) : sum;
        }, most),
      cube === 'black' ? -1 : 0,
    );
  const ranked = view.turn.drawn
    .map((cube, i) => ({ id: `${i}`, worth: wanted(cube) }))
    .sort((a, b) => a.worth - b.worth);
  return ranked.slice(0, form.min).map(({ id }) => id);
}

/** What a development deck promises: how many of its cards that nobody has yet show the plan's symbol. */
function worthOfDeck(view: View, plan: Plan, deck: DevelopmentKind): number {
  const taken = new Set(view.seats.flatMap((seat) => seat.cards.map(({ id }) => id)));
  const left = CARD_IDS.filter((id) => cards[id].kind === deck && !taken.has(id));
  const shows = (id: CardId) => {
    const card = cards[id];
    return 'symbols' in card && card.symbols.includes(plan.symbol);
  };
  const { top } = view.decks[deck];
  return left.filter(shows).length / Math.max(1, left.length) + (top && shows(top) ? 1 : 0);
}

const cardIn = (option: OptionForm) => (option.label.args as { readonly card: CardId }).card;
const judgeCard: Judge = (option, view, plan) => worthOfCard(view, plan, cardIn(option));

/** How each kind of question is judged; what is not here takes the fallback. */
const JUDGES: Readonly<Record<string, Judge>> = {
  reward: judgeReward,
  cards: judgeCardPlay,
  lifted: judgeCard,
  search: judgeCard,
  race: judgeCard,
  seize: judgeCard,
  strip: judgeCard,
  steal: judgeLoot,
  plunder: judgeLoot,
  raid: judgeLoot,
  conquer: (option) => (option.id === 'neutral' ? 0 : option.id === 'reserve' ? 2 : 3),
  deck: (option, view, plan) => worthOfDeck(view, plan, option.id as DevelopmentKind),
  corner: () => 0,
  stall: (option, view) => {
    const rival = mine(view, Number(option.id));
    return Math.max(rival.bases / 9, Math.max(...Object.values(rival.symbols)) / 5);
  },
  collapse: (option, _, plan) => -worthOfSystem(plan, option.id as SystemId),
  ignite: (option, _, plan) => worthOfSystem(plan, option.id as SystemId),
  recover: (option, view, plan) => {
    const target = targetOf(option.id);
    return target ? -worthOf(view, plan, target).worth : 0;
  },
  foundation: () => 0,
  truce: (option) => (option.id === 'nothing' ? 1 : 0),
};

/** A game that drags on is stuck in the same plans: now and then something else is tried. */
const impatience = (view: View, seat: Seat) =>
  Math.min(0.4, Math.max(0, (mine(view, seat).turns - 45) / 150));

/** A bot that plays to win: by one victory, or by whichever looks nearest. It knows no more than its seat does. */
export function greedyBot(aim: Victory | 'free'): AiPlayer<View> {
  return (turn) => {
    const view = turn.view();
    const plan = planFor(view, turn.seat, aim);
    if (turn.topic === 'resources') return wantedCubes(turn, view, plan);
    if (turn.topic === 'sift') return siftBack(turn, view, plan);
    if (turn.topic === 'lay') return layConflict(turn, view, plan);
    if (turn.random() < impatience(view, turn.seat)) return randomBot(turn);
    if (turn.topic === 'distribute') return placeCubes(turn, view, plan);
    const judge = JUDGES[turn.topic];
    return judge ? bestOption(turn, (option) => judge(option, view, plan)) : turn.fallback;
  };
}
