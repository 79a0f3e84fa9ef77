import type { Speaker, Texts } from '#core/message.ts';
import type { NoteId, StrategyCardId } from '../../tables/card-ids.ts';
import { outcomeName } from '../agenda/outcomes.ts';
import { conditionOf } from '../components/index.ts';
import { namesIn, placeName, planetName, systemName } from '../names/naming.ts';
import { cardWordsEn } from './card-words.ts';
import { cardName, cardText, effectText } from './cards.ts';
import type { PhaseName, PresentationLexicon, TacticalStep } from './lexicon.ts';
import { rulesEn } from './rules.en.ts';
import { topicsEn } from './topics.en.ts';

const PHASES: Readonly<Record<PhaseName, string>> = {
  factions: 'Set-up: factions',
  board: 'Set-up: the board',
  secrets: 'Set-up: starting units and secret objectives',
  strategy: 'Strategy phase',
  turn: 'Action phase',
  status: 'Status phase',
  agenda: 'Agenda phase',
  over: 'The game is over',
};
const STEPS: Readonly<Record<TacticalStep, string>> = {
  activation: 'activation',
  movement: 'movement',
  cannon: 'space cannon',
  combat: 'space combat',
  invasion: 'invasion',
  production: 'production',
};
const resourceForms = { one: 'resource', other: 'resources' };
const planetForms = { one: 'planet', other: 'planets' };
const cardForms = { one: 'action card', other: 'action cards' };
const noteForms = { one: 'note', other: 'notes' };
const secretForms = { one: 'secret objective', other: 'secret objectives' };

const strategyNames = (speaker: Speaker, cards: readonly { id: StrategyCardId; used: boolean }[]) =>
  cards.map(({ id, used }) => `${namesIn(speaker).strategyCards[id]}${used ? ' (used)' : ''}`).join(', ');
const noteNames = (speaker: Speaker, notes: readonly { id: NoteId; owner: number }[]) =>
  notes.map(({ id, owner }) => `${namesIn(speaker).notes[id]} (${speaker.seat(owner)})`).join(', ');
const topics = Object.fromEntries(
  Object.entries(topicsEn).map(([topic, words]) => [`topic.${topic}`, () => words]),
) as { [K in keyof PresentationLexicon & `topic.${string}`]: () => string };

export const presentation: Texts<PresentationLexicon> = {
  ...topics,
  'status.phase': ({ phase, round, speaker: first, turn, target, custodians }, speaker) =>
    [
      round > 0 ? `Round ${round}. ${PHASES[phase]}.` : `${PHASES[phase]}.`,
      ...(turn === null ? [] : [`${speaker.seat(turn)} is at turn.`]),
      `Speaker: ${speaker.seat(first)}. ${target} points win.`,
      ...(custodians ? ['The custodians guard Mecatol Rex.'] : []),
    ].join(' '),
  'status.seat': (seat, speaker) => {
    if (seat.eliminated) return `${speaker.seat(seat.seat)}: out of the game.`;
    const faction = seat.faction === null ? '' : ` (${namesIn(speaker).factions[seat.faction]})`;
    return [
      `${speaker.seat(seat.seat)}${faction}: ${seat.points}/${seat.target} points`,
      `tokens: ${seat.tactic} tactic, ${seat.fleet} fleet, ${seat.strategy} strategy`,
      `goods ${seat.goods}, commodities ${seat.commodities}/${seat.most}`,
      `${seat.planets} ${speaker.plural(seat.planets, planetForms)}, ready for ${seat.resources} ${speaker.plural(seat.resources, resourceForms)} or ${seat.influence} influence`,
      `holds ${seat.cards} ${speaker.plural(seat.cards, cardForms)}, ${seat.secrets} ${speaker.plural(seat.secrets, secretForms)}, ${seat.notes} ${speaker.plural(seat.notes, noteForms)}`,
      ...(seat.strategyCards.length > 0 ? [strategyNames(speaker, seat.strategyCards)] : []),
      ...(seat.passed ? ['passed'] : []),
    ].join('; ');
  },
  'status.settingUp': ({ seat, faction }, speaker) =>
    `${speaker.seat(seat)}: ${faction === null ? 'no faction yet' : namesIn(speaker).factions[faction]}`,
  'status.free': ({ cards }, speaker) =>
    `Strategy cards left: ${cards
      .map(({ id, goods }) => `${namesIn(speaker).strategyCards[id]}${goods > 0 ? ` (+${goods})` : ''}`)
      .join(', ')}`,
  'status.objective': ({ objective, stage, scored }, speaker) =>
    `${stage === null ? 'Secret objective made public' : `Objective ${stage === 1 ? 'I' : 'II'}`}: ${namesIn(speaker).objectives[objective]} (${conditionOf(speaker, objective)}); ${
      scored.length === 0
        ? 'not scored yet'
        : `scored by ${speaker.list(scored.map((seat) => speaker.seat(seat)))}`
    }`,
  'status.facedown': ({ stageOne, stageTwo }) =>
    `Objectives face down: ${stageOne} of stage I, ${stageTwo} of stage II`,
  'status.secretsScored': ({ seat, secrets }, speaker) =>
    `Secret objectives scored by ${speaker.seat(seat)}: ${secrets.map((id) => namesIn(speaker).objectives[id]).join(', ')}`,
  'status.law': ({ law, seat, planet }, speaker) => {
    const where =
      planet === null
        ? seat === null
          ? ''
          : ` (${speaker.seat(seat)})`
        : ` (${planetName(speaker, planet)})`;
    return `Law: ${namesIn(speaker).agendas[law]}${where}`;
  },
  'status.strategic': ({ seat, card }, speaker) =>
    `${speaker.seat(seat)} plays ${namesIn(speaker).strategyCards[card]}.`,
  'status.tactical': ({ seat, system, step }, speaker) =>
    `${speaker.seat(seat)} has activated ${systemName(speaker, system)}: ${STEPS[step]}.`,
  'status.battle': ({ kind, at, attacker, defender, round }, speaker) =>
    `${kind === 'space' ? 'Space' : 'Ground'} combat, ${placeName(speaker, at)}, round ${round}: ${speaker.seat(attacker)} against ${speaker.seat(defender)}.`,
  'status.agenda': ({ agenda, votes }, speaker) => {
    const cast = votes.map(
      (one) => `${speaker.seat(one.seat)} ${one.votes} for “${outcomeName(speaker, one.outcome)}”`,
    );
    return `Agenda: ${namesIn(speaker).agendas[agenda]}${cast.length > 0 ? `; votes: ${cast.join(', ')}` : ''}`;
  },
  'status.decks': ({ action, agenda, secret, discarded }) =>
    `Decks: ${action} action cards (${discarded} discarded), ${agenda} agendas, ${secret} secret objectives`,
  'status.won': ({ seat }, speaker) => `${speaker.seat(seat)} has won.`,
  'hand.cards': ({ cards }, speaker) =>
    `Action cards: ${cards.map((id) => namesIn(speaker).actionCards[id]).join(', ') || 'none'}`,
  'hand.secrets': ({ secrets }, speaker) =>
    `Secret objectives: ${secrets.map((id) => namesIn(speaker).objectives[id]).join(', ') || 'none'}`,
  'hand.notes': ({ notes }, speaker) => `Promissory notes: ${noteNames(speaker, notes) || 'none'}`,
  'hand.tiles': ({ tiles }, speaker) =>
    `Tiles to lay: ${tiles.map((id) => systemName(speaker, id)).join(', ')}`,
  'hand.factions': ({ factions }, speaker) =>
    `Factions dealt to you: ${factions.map((id) => namesIn(speaker).factions[id]).join(', ')}`,
  'hand.dealtSecrets': ({ secrets }, speaker) =>
    `Secret objectives to choose from: ${secrets.map((id) => namesIn(speaker).objectives[id]).join(', ')}`,
  'answer.follow': () => 'Follow: use the secondary',
  'answer.decline': () => 'Do not follow',
  'answer.allPlanets': () => 'All my ready planets',
  'case.mine': () => 'Something of mine is in the active system',
  'happening.turn': () => 'my next turn begins',
  'happening.round': () => 'the next round begins',
  'happening.status': () => 'the status phase begins',
  'happening.agenda': () => 'the next agenda is revealed',
  'happening.attack': () => 'somebody comes where I have units or planets',
  'card.name': (card, speaker) => cardName(speaker, card),
  'card.text': (card, speaker) => cardText(speaker, card, cardWordsEn),
  'card.effect': (card, speaker) => effectText(speaker, card, cardWordsEn),
  'rule.name': ({ rule }) => rulesEn[rule][0],
  'rule.text': ({ rule }) => rulesEn[rule][1],
};
