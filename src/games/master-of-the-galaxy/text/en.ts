import type { Plural, Speaker, Texts } from '#core/message.ts';
import type { SystemId } from '../content/board.ts';
import type { Cell, Goal } from '../content/card.ts';
import type { CardId } from '../content/ids.ts';
import type { ConflictSideName, DeckKind, Resource, SupremacySymbol } from '../content/kinds.ts';
import { TRIBUTE_COLOUR } from '../rules/rulings.ts';
import { cubesEn } from './cubes.en.ts';
import { guideEn } from './guide.en.ts';
import type { Lexicon } from './lexicon.ts';
import { names, systemNames } from './names.en.ts';
import { repairsEn } from './repairs.en.ts';
import { ruleNames, ruleTexts } from './rules.en.ts';
import { setUpEn } from './set-up.en.ts';

const card = (id: CardId) => `**${names[id].name}**`;
const system = (id: SystemId) => `${systemNames[id]} (${id.toUpperCase()})`;

const DECK: Readonly<Record<DeckKind | 'development', Plural>> = {
  leader: { one: 'leader', other: 'leaders' },
  conflict: { one: 'conflict', other: 'conflicts' },
  government: { one: 'government', other: 'governments' },
  expansion: { one: 'expansion card', other: 'expansion cards' },
  commerce: { one: 'commerce card', other: 'commerce cards' },
  progress: { one: 'progress card', other: 'progress cards' },
  race: { one: 'race', other: 'races' },
  development: { one: 'development card', other: 'development cards' },
};
const deck = (kind: DeckKind | 'development', count = 1) => (count === 1 ? DECK[kind].one : DECK[kind].other);
const one = (kind: DeckKind | 'development') => `${kind === 'expansion' ? 'an' : 'a'} ${deck(kind)}`;
const counted = (count: number, kind: DeckKind | 'development') =>
  count === 1 ? one(kind) : `${count} ${deck(kind, count)}`;
const cubes = (count: number) => `${count} ${count === 1 ? 'cube' : 'cubes'}`;
const turns = (count: number) => `${count} ${count === 1 ? 'turn' : 'turns'}`;

function tally(all: readonly Resource[], { list }: Speaker): string {
  const kinds = [...new Set(all)];
  const parts = kinds.map((kind) => `${all.filter((cube) => cube === kind).length} ${kind}`);
  return parts.length > 0 ? list(parts) : 'nothing';
}
const amounts = (given: Readonly<Record<string, number>>, { list }: Speaker) =>
  list(
    Object.entries(given)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => `${count} ${kind}`),
  );
const pattern = (all: readonly Cell[]) =>
  all.map(({ colour, loss }) => `${colour}${loss ? '★' : ''}`).join(' · ');
const symbols = (all: readonly SupremacySymbol[], { list }: Speaker) => list(all);
const SIDE: Readonly<Record<ConflictSideName, string>> = { red: 'red', blue: 'blue' };
const GOAL = {
  destroy: () => 'destroy the bases in the system',
  take: ({ what, count }: Exclude<Goal, { kind: 'destroy' }>) => `take ${counted(count, what)}`,
  discard: ({ what, count }: Exclude<Goal, { kind: 'destroy' }>) => `discard ${counted(count, what)}`,
};
const goal = (aim: Goal) => (aim.kind === 'destroy' ? GOAL.destroy() : GOAL[aim.kind](aim));
const VICTORY = {
  expansion: 'by expansion: all nine bases are on the board',
  domination: 'by domination: five equal symbols',
  capture: 'by capture: two start systems',
};
const WHY = {
  occupied: 'the round cell is occupied',
  emptied: 'the round cell was emptied in this very phase',
  reserve: 'no disc is left in the reserve',
};

const COLOUR = { grey: 'grey', brown: 'brown', orange: 'orange', purple: 'purple' } as const;

export const en: Texts<Lexicon> = {
  ...repairsEn,
  'feed.draws': ({ cubes: drawn, allBack, projects }, s) => {
    const said = projects.map(
      ({ project, left }) => `${s.say(project)}${left > 0 ? ` (${left} to go)` : ' **complete**'}`,
    );
    const then = allBack ? ', all back' : said.length > 0 ? ` → ${said.join(', ')}` : '';
    return ` draws ${tally(drawn, s)}${then}.`;
  },
  'digest.bases': ({ ahead, most, own }, s) =>
    `Bases on the board: ${s.list(ahead.map((seat) => s.seat(seat)))} ${most} of 9, you ${own}.`,
  'feed.robs': (a, s) =>
    `${s.seat(a.seat)} takes ${a.count} ${a.cube} cubes of ${s.seat(a.from)} from ${s.say(a.project)}.`,
  'feed.colonises': ({ system: id, count }) =>
    `**${count === 1 ? 'A planet' : `${count} planets`}** of ${system(id)} colonised.`,
  ...cubesEn,
  ...guideEn,
  ...setUpEn,
  'game.title': () => 'Master of the Galaxy',
  'game.pitch': () => 'some 40 short turns each, an evening against bots',
  'status.seat': (a, s) => {
    const held = Object.entries(a.symbols).filter(([, count]) => count > 0);
    const parts = [
      `${a.bases} of 9 bases on the board`,
      `${a.reserve} in reserve`,
      `bag: ${cubes(a.bag)}`,
      ...(a.starts > 1 ? [`${a.starts} start systems`] : []),
      ...(held.length > 0 ? [s.list(held.map(([symbol, count]) => `${count} ${symbol}`))] : []),
      ...(a.skips > 0 ? [`skips ${turns(a.skips)}`] : []),
    ];
    const cards = a.cards.length > 0 ? `\n-# ${a.cards.map((id) => names[id].name).join(' · ')}` : '';
    return `${a.turn ? '▶ ' : ''}**${s.seat(a.seat)}** (${COLOUR[a.colour]}): ${parts.join(', ')}${cards}`;
  },
  'status.conflict': (a, { seat: who }) =>
    `⚔ ${card(a.card)} on ${a.track.toUpperCase()}${a.leader === null ? '' : `: ${who(a.leader)} is ahead`}`,
  'status.decks': (a) =>
    `-# Decks: ${Object.entries(a.decks)
      .map(
        ([kind, { size, top }]) =>
          `${deck(kind as DeckKind, 2)} ${size}${top ? ` (${names[top].name})` : ''}`,
      )
      .join(' · ')}`,
  'hand.bag': (a, s) => `Your bag: ${amounts(a.bag, s) || 'empty'}.`,
  'hand.drawn': (a, s) => `In your hand: ${tally(a.cubes, s)}.`,
  'card.text': ({ lines }, { say }) => lines.map(say).join('\n'),
  'rule.name': ({ rule }) => ruleNames[rule],
  'rule.text': ({ rule }) => ruleTexts[rule],
  'fact.first': ({ seat }, { seat: who }) => `${who(seat)} goes first.`,
  'fact.settled': (a, { seat: who }) => `${who(a.seat)} settles in ${system(a.system)}.`,
  'fact.covered': (a, { list }) => `Black holes cover ${list(a.systems.map(system))}.`,
  'fact.racesOffered': (a, { list }) => `Races to choose from: ${list(a.cards.map(card))}.`,
  'fact.raceTaken': (a, { seat: who }) => `${who(a.seat)} plays ${card(a.card)}.`,
  'fact.turn': ({ seat }, { seat: who }) => `**It is ${who(seat)}’s turn.**`,
  'fact.skipped': (a, { seat: who }) =>
    `${who(a.seat)} skips this turn${a.left > 0 ? `; ${turns(a.left)} more to skip` : ''}.`,
  'fact.adventure': (a, { seat: who }) =>
    `${who(a.seat)}’s bag was empty: an adventurer joins, and ${cubes(a.black)} of bureaucracy return.`,
  'fact.drew': (a, s) => `${s.seat(a.seat)} draws ${tally(a.cubes, s)}.`,
  'fact.putBack': (a, s) => `${s.seat(a.seat)} puts ${tally(a.cubes, s)} back into the bag.`,
  'fact.placed': (a, s) =>
    `${s.seat(a.seat)} puts ${a.cube} on ${s.say(a.project)}${a.left > 0 ? ` (${a.left} to go)` : ' — complete'}.`,
  'fact.cancelled': (a, s) =>
    `${s.seat(a.seat)} cancels ${s.say(a.project)}; ${cubes(a.cubes)} ${a.cubes === 1 ? 'leaves' : 'leave'} it.`,
  'fact.colonised': (a, { seat: who }) =>
    `${who(a.seat)} colonises a planet of ${system(a.system)}: ${a.cubes} ${a.colour} into the bag.`,
  'fact.prepared': (a, { seat: who }) => `${who(a.seat)} has prepared a base on ${card(a.card)}.`,
  'fact.notPrepared': (a, { seat: who }) => `${who(a.seat)} gains no base on ${card(a.card)}: ${WHY[a.why]}.`,
  'fact.basePlaced': (a, { seat: who }) =>
    `${who(a.seat)} places ${a.count === 1 ? 'a base' : `base number ${a.count}`} in ${system(a.system)}.`,
  'fact.routesReturned': (a, { seat: who }) =>
    `${who(a.seat)}’s routes to ${system(a.system)} are gone; ${cubes(a.cubes)} return to the bag.`,
  'fact.systemLost': (a, { seat: who }) => `${who(a.seat)} loses ${system(a.system)}.`,
  'fact.gained': (a, { seat: who }) => `${who(a.seat)} gains ${card(a.card)}.`,
  'fact.lifted': (a, { seat: who, list }) =>
    `${who(a.seat)} looks through the top of the ${deck(a.deck)} deck; ${list(a.under.map(card))} to the bottom.`,
  'fact.deckEmpty': (a, { seat: who }) => `${who(a.seat)} finds the ${deck(a.deck)} deck empty.`,
  'fact.implemented': (a, { seat: who }) => `${who(a.seat)} implements ${card(a.card)}.`,
  'fact.stopped': (a, { seat: who }) => `${card(a.card)} of ${who(a.seat)} stops working.`,
  'fact.programme': (a, { seat: who }) => `${who(a.seat)} completes the programme of ${card(a.card)}.`,
  'fact.robbed': (a, s) =>
    `${s.seat(a.seat)} takes a ${a.cube} cube of ${s.seat(a.from)} from ${s.say(a.project)}.`,
  'fact.nothingToSteal': (a, { seat: who }) => `${who(a.seat)} finds no ${a.colour} cube to steal.`,
  'fact.conflictLaid': (a, { seat: who }) =>
    `${who(a.seat)} starts ${card(a.card)} from ${system(a.own)} against ${system(a.foe)}, ${SIDE[a.side]} side towards home.`,
  'fact.conflictWon': (a, { seat: who }) =>
    `${who(a.seat)} wins ${card(a.card)} against ${system(a.system)}.`,
  'fact.conflictEnded': (a) => `${card(a.card)} ends without a winner.`,
  'fact.truceOffered': (a, { seat: who }) => `${who(a.seat)} offers ${who(a.to)} to end ${card(a.card)}.`,
  'fact.truceWithdrawn': (a, { seat: who }) => `${who(a.seat)} no longer offers to end ${card(a.card)}.`,
  'fact.cardTaken': (a, { seat: who }) => `${who(a.seat)} takes ${card(a.card)} from ${who(a.from)}.`,
  'fact.cardLost': (a, { seat: who }) => `${who(a.by)} makes ${who(a.seat)} discard ${card(a.card)}.`,
  'fact.discarded': (a, { seat: who }) => `${who(a.seat)} discards ${card(a.card)}.`,
  'fact.cubes': (a, s) => `${s.seat(a.seat)} takes ${amounts(a.cubes, s)} from the bank.`,
  'fact.tribute': (a, { seat: who }) => `${card(a.card)} brings ${who(a.seat)} a ${a.cube} cube.`,
  'fact.extraTurn': ({ seat }, { seat: who }) => `${who(seat)} will take another turn after this one.`,
  'fact.noExtraTurn': ({ seat }, { seat: who }) =>
    `${who(seat)} has already taken two extra turns in a row; the turn passes on.`,
  'fact.stalled': (a, { seat: who }) => `${who(a.seat)} holds ${who(a.rival)} up: a turn will be skipped.`,
  'fact.swallowed': (a) => `A black hole swallows ${system(a.system)}.`,
  'fact.uncovered': (a) => `${system(a.system)} shines again.`,
  'fact.foundation': (a, { seat: who }) =>
    `${cubes(a.cubes)} from the bank go into the base project of ${card(a.card)} (${who(a.seat)}).`,
  'fact.recovered': (a, s) => `${s.seat(a.seat)} recovers ${cubes(a.cubes)} from ${s.say(a.project)}.`,
  'fact.noEffect': (a, { seat: who }) => `${card(a.card)} has nothing to work on for ${who(a.seat)}.`,
  'fact.stalemate': () =>
    'For very many rounds nobody has come nearer to victory: the game ends without a winner.',
  'fact.won': (a, { seat: who }) => `${who(a.seat)} wins ${VICTORY[a.by]}.`,

  'ask.corner': () => 'Which start system is yours?',
  'ask.race': () => 'Which race do you play?',
  'ask.sift': ({ count }) => `Put ${cubes(count)} back before you place the others.`,
  'ask.distribute': (a, s) => `You hold ${tally(a.cubes, s)}. Where does a cube go?`,
  'ask.reward': () => 'What comes next: a reward, or placing a base?',
  'ask.deck': () => 'From which deck do you take a development?',
  'ask.lifted': (a) => `Which ${deck(a.deck)} do you keep?`,
  'ask.search': (a) => `Take any ${deck(a.deck)} from the deck; it is shuffled afterwards.`,
  'ask.steal': ({ colour }) => `Which ${colour} cube do you steal?`,
  'ask.plunder': (a, { seat: who }) => `Plunder ${who(a.from)}: which cube? (${a.left} left)`,
  'ask.raid': ({ left }) => `Which cube do you carry off? (${left} left)`,
  'ask.bankCubes': ({ count }) => `Take ${cubes(count)} of your choice from the bank.`,
  'ask.conquer': (a) => `Do you place a base in ${system(a.system)}?`,
  'ask.seize': (a, { seat: who }) => `Which card do you take from ${who(a.from)}?`,
  'ask.strip': (a, { seat: who }) => `Which card must ${who(a.from)} discard?`,
  'ask.cards': ({ count, limit }) => `Lay conflicts or discard cards. You have ${count} of at most ${limit}.`,
  'ask.lay': (a) => `Where do you lay ${card(a.card)}, and which side faces you?`,
  'ask.stall': () => 'Which rival skips a turn?',
  'ask.collapse': () => 'Which neutral system does the black hole swallow?',
  'ask.ignite': () => 'From which system do you remove the black hole?',
  'ask.foundation': () => 'Which base project is built up?',
  'ask.recover': () => 'Which of your projects do you empty into your bag?',
  'ask.truce': () => 'Do you talk about ending a conflict?',
  'topic.corner': () => 'choosing a start system',
  'topic.race': () => 'choosing a race',
  'topic.sift': () => 'putting a cube back',
  'topic.distribute': () => 'distributing cubes',
  'topic.reward': () => 'taking rewards',
  'topic.deck': () => 'choosing a deck',
  'topic.lifted': () => 'choosing a card',
  'topic.search': () => 'searching a deck',
  'topic.steal': () => 'stealing a cube',
  'topic.plunder': () => 'plundering',
  'topic.raid': () => 'raiding',
  'topic.resources': () => 'taking cubes from the bank',
  'topic.conquer': () => 'deciding about a conquered system',
  'topic.seize': () => 'taking a card',
  'topic.strip': () => 'choosing a card to be discarded',
  'topic.cards': () => 'laying and discarding cards',
  'topic.lay': () => 'laying a conflict',
  'topic.stall': () => 'choosing a rival',
  'topic.collapse': () => 'choosing a system',
  'topic.ignite': () => 'choosing a system',
  'topic.foundation': () => 'choosing a project',
  'topic.recover': () => 'choosing a project',
  'topic.truce': () => 'talking about a truce',

  'option.system': (a) => system(a.system),
  'option.card': (a) => names[a.card].name,
  'option.cube': ({ colour }) => colour,
  'option.put': (a, { say }) =>
    `${a.cube}${a.as ? ` as ${a.as}` : ''} → ${say(a.project)}${a.loss ? ', loss cell ★' : ''}`,
  'option.cancel': (a, { say }) => `Cancel ${say(a.project)} with a black cube`,
  'option.amnesty': (a, { say }) => `Cancel ${say(a.project)} without a black cube`,
  'option.returnRest': (a, s) => `Return ${tally(a.cubes, s)} to the bag`,
  'option.truce': (a, { seat: who }) => `Offer ${who(a.with)} to end ${names[a.card].name}`,
  'option.agree': (a, { seat: who }) => `Agree with ${who(a.with)} to end ${names[a.card].name}`,
  'option.withdraw': (a, { seat: who }) =>
    `Take back your offer to ${who(a.with)} to end ${names[a.card].name}`,
  'option.nothing': () => 'Leave it',
  'option.reward': (a, { say }) => `Reward for ${say(a.project)}`,
  'option.place': (a) => `Place ${a.count === 1 ? 'a base' : `base ${a.count}`} in ${system(a.system)}`,
  'option.keepBases': () => 'Keep what is prepared and go on',
  'option.deck': (a) => `${deck(a.deck)} (${a.cards} in the deck)`,
  'option.keep': (a) => `Keep ${names[a.card].name}`,
  'option.dig': (a) => `All to the bottom; take ${names[a.card].name}`,
  'option.loot': (a, s) =>
    `${a.cube} of ${s.seat(a.from)} from ${s.say(a.project)}${a.at ? `, in a ${a.at} cell` : ''}${a.loss ? ' ★' : ''}`,
  'option.fromReserve': () => 'A base from the reserve',
  'option.fromCard': (a) => `The prepared base of ${names[a.card].name}`,
  'option.leaveNeutral': () => 'No base; it stays neutral',
  'option.onBoard': (a) => `${names[a.card].name} (being fought on the board)`,
  'option.lay': (a) => `Lay ${names[a.card].name}`,
  'option.discard': (a) => `Discard ${names[a.card].name}`,
  'option.discardWorks': (a) => `Discard ${names[a.card].name} and use it`,
  'option.endTurn': () => 'End the turn',
  'option.front': (a) => `${system(a.own)} → ${system(a.foe)}, ${SIDE[a.side]} side to you`,
  'option.back': () => 'Back',
  'option.seat': (a, { seat: who }) => who(a.seat),
  'option.project': (a, { say }) => say(a.project),
  'group.cube': ({ cube }) => `${cube} cube`,
  'group.cancel': () => 'Cancel a project',
  'group.rewards': () => 'Rewards',
  'group.bases': () => 'Prepared bases',
  'group.lay': () => 'Lay a conflict',
  'group.discard': () => 'Discard',
  'group.truce': () => 'End a conflict by agreement',
  'group.track': (a) => `${system(a.own)} → ${system(a.foe)}`,

  'project.planet': (a) => `a planet of ${system(a.system)}`,
  'project.route': (a) => `the route ${system(a.from)} → ${system(a.to)}`,
  'project.base': (a) => `a base (${names[a.card].name})`,
  'project.getCard': (a) => `${counted(a.count, a.gives)} (${names[a.card].name})`,
  'project.development': (a) => names[a.card].name,
  'project.programme': (a) => `the programme of ${names[a.card].name}`,
  'project.theft': (a) => `a ${a.takes} theft (${names[a.card].name})`,
  'project.side': (a) => `${names[a.card].name} for ${system(a.system)}`,

  'property.sift': () => 'Draw one cube more and put one back before placing.',
  'property.colony': () => 'Each planet you colonise brings one cube more.',
  'property.cards': ({ limit }) => `You may keep ${limit} cards.`,
  'property.patronage': () => 'Your leaders work with one required symbol missing.',
  'property.amnesty': () =>
    'Once a turn, while distributing, you may cancel a project of yours without a black cube.',
  'property.spoils': () => 'Plunder one cube more in every conflict you win.',
  'property.insight': () => 'Lift one card more whenever you take a card.',
  'property.exchange': (a) =>
    `Once a turn a ${a.from} cube may fill a ${a.as} cell on a card or in a conflict.`,
  'property.guard': () => 'Rivals cannot take cubes from your developments and your programme.',
  'property.tribute': (a) =>
    `Whenever you gain ${a.of.map((kind) => `${one(kind)} (${TRIBUTE_COLOUR[kind]})`).join(' or ')}, take a cube of the colour named from the bank.`,
  'property.extraTurn': () => 'Discard: take another turn after this one.',
  'property.stall': () => 'Discard: a rival of your choice skips a turn.',
  'property.collapse': () => 'Discard: a black hole swallows a neutral system of your choice.',
  'property.ignite': () => 'Discard: remove the black hole from a system of your choice.',
  'property.recover': () => 'Discard: empty one project of yours into your bag, loss cells included.',
  'property.bounty': ({ count }) => `Discard: take ${cubes(count)} of your choice from the bank.`,
  'property.foundation': ({ count }) =>
    `Discard: ${count} free cells of one of your base projects are filled from the bank, or as many as can be.`,
  'property.raid': ({ count }) =>
    `Discard: take ${cubes(count)}, none of them black, from the projects of one rival, conflicts aside, or as many as there are.`,
  'property.windfall': (a) => `Discard: take a random ${deck(a.deck)}.`,
  'property.commission': (a) => `Discard: take ${one(a.deck)} of your choice from its deck.`,
  'property.requires': (a, s) => `Needs ${symbols(a.symbols, s)}. ${s.say(a.text)}`,
  'card.name': (a) => names[a.card].name,
  'card.lore': (a) => `*${names[a.card].lore}*`,
  'card.cells': (a, { say }) => `${say(a.project)}: ${pattern(a.cells)}`,
  'card.symbols': (a, s) => `Supremacy: ${symbols(a.symbols, s)}.`,
  'card.side': (a, { list }) =>
    `The ${SIDE[a.side]} side: ${pattern(a.cells)}; whoever fills it first is to ${list(a.goals.map(goal))}.`,
  'card.plunder': ({ count }) => `The winner plunders ${cubes(count)}.`,

  'refuse.fourth': (a) => `Three ${deck(a.kind, 3)} work already; a fourth cannot be completed.`,
  'refuse.tooManyCards': ({ count, limit }) => `You have ${count} cards; at most ${limit} may stay.`,
  'refuse.noFront': () =>
    'No track joins a system of yours to a rival or neutral system without a conflict on it.',
};
