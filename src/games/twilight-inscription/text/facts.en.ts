import type { Speaker, Texts } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { Outcome } from '../tables/agendas.ts';
import { type EventType, events } from '../tables/events.ts';
import { RESOURCES, type Resource, SHEETS } from '../tables/vocabulary.ts';
import { outcomeEn } from './cards.en.ts';
import { assets, counted, gainedGoods, gainedPoints, gainedVotes, points } from './counted.en.ts';
import type { FactsLexicon, Gains } from './facts.ts';
import { trackOf } from './features.ts';
import { namesEn } from './names.en.ts';
import { minus, STAGES, signed, tally } from './words.ts';

const AUTOMATON = 'the automated faction';
const { agendas, resources, sheets } = namesEn;
const COLOUR: Readonly<Record<Resource, string>> = { M: 'red', I: 'green', R: 'blue' };
const TYPE: Readonly<Record<EventType, string>> = {
  strategy: 'strategy',
  war: 'war',
  council: 'council',
  production: 'production',
};
const outcome = (which: Outcome) => (which === 'for' ? 'for' : 'against');
const who = (seat: Seat | null, s: Speaker): string => (seat === null ? AUTOMATON : s.seat(seat));

/** Marks beyond these are told as a number. */
const MAX_TOLD = 8;

function marks(all: FactsLexicon['fact.marks']['marks'], { say }: Speaker): string {
  const told = all.slice(0, MAX_TOLD).map(say);
  const rest = all.length - told.length;
  return [...told, ...(rest > 0 ? [`and ${rest} more`] : [])].join(' · ');
}

const gains = ({ vp, goods, votes, lost }: Gains, s: Speaker): readonly string[] => [
  ...(vp === 0 ? [] : [`★ ${gainedPoints(vp, s)}`]),
  ...(goods === 0 ? [] : [gainedGoods(goods, s)]),
  ...(votes === 0 ? [] : [gainedVotes(votes, s)]),
  ...(lost.length === 0 ? [] : [`lost: ${tally(lost, resources)}`]),
];

const VERDICT = { won: 'beats', lost: 'loses to', tied: 'ties with' } as const;

export const factsEn: Texts<FactsLexicon> = {
  'fact.neighbour': ({ seat, left, right }, s) =>
    `Neighbours of ${s.seat(seat)}: ${who(left, s)} on the left, ${who(right, s)} on the right.`,
  'fact.faction': ({ seat, faction }, s) => `${s.seat(seat)} leads **${namesEn.factions[faction]}**.`,
  'fact.event': ({ event, round, left }) => {
    const { type, stage, resources: given } = events[event];
    const gives = given.length > 0 ? `: ${tally(given, resources)}` : '';
    return `Round ${round}, stage ${STAGES[stage]}, **${namesEn.events[event]}** (${TYPE[type]})${gives}. Events to come: ${left}.`;
  },
  'fact.active': ({ seat, sheet }, s) => `${s.seat(seat)} activates ${sheets[sheet].toLowerCase()}.`,
  'fact.marks': (a, s) => {
    const head = a.sheet ? `${s.seat(a.seat)}, ${sheets[a.sheet].toLowerCase()}` : s.seat(a.seat);
    const gained = gains(a, s).join(', ');
    return `${head}: ${[marks(a.marks, s) || 'no marks', gained].filter(Boolean).join(' → ')}.`;
  },
  'fact.dice': ({ black, coloured }) =>
    `Dice: ${tally(black, resources)} · ${RESOURCES.map((r) => `${COLOUR[r]} ${coloured[r]}`).join(', ')}.`,
  'fact.relicDrawn': ({ seat, vp }, s) => `${s.seat(seat)} draws a relic: ★ ${gainedPoints(vp, s)}.`,
  'fact.relicShown': ({ seat, relic }, s) => `${s.seat(seat)} plays the relic **${namesEn.relics[relic]}**.`,
  'fact.noRelic': ({ seat, vp }, s) => `${s.seat(seat)} finds no relic left: ★ ${gainedPoints(vp, s)}.`,
  'fact.mecatol': ({ seat, row, votes, vp }, s) =>
    `★ **${s.seat(seat)} claims Mecatol Rex**, row ${row}: ${gainedPoints(vp, s)}, ${gainedVotes(votes, s)}.`,
  'fact.objective': ({ seat, objective, vp, first }, s) =>
    `★ **${s.seat(seat)}: ${namesEn.objectives[objective]}**${first ? ', first' : ''}: ${gainedPoints(vp, s)}.`,
  'fact.production': ({ goods }, s) => {
    const some = goods.flatMap((n, seat) => (n > 0 ? [`${s.seat(seat)} ${signed(n)}`] : []));
    return `Production, goods: ${some.join(', ') || 'nobody gains any'}.`;
  },
  'fact.agenda': ({ agenda }, s) =>
    `§ **${agendas[agenda]}**\n${outcomeEn(agenda, 'for', s)}\n${outcomeEn(agenda, 'against', s)}`,
  'fact.agendaPair': (a, s) =>
    `§ **${agendas[a.for]}** / **${agendas[a.against]}**\n${outcomeEn(a.for, 'for', s)}\n${outcomeEn(a.against, 'against', s)}`,
  'fact.vote': ({ seat, outcome: cast, votes, free }, s) => {
    if (votes + free === 0) return `${s.seat(seat)} abstains.`;
    const freely = free > 0 ? `, ${free} more freely` : '';
    return `${s.seat(seat)}: ${assets(votes, 'vote', s)}${cast ? ` ${outcome(cast)}` : ''}${freely}.`;
  },
  'fact.votes': (a) => `§ Votes: for ${a.for} : ${a.against} against.`,
  'fact.tieBroken': ({ die, outcome: which }) =>
    `§ A tie: the black die shows ${resources[die]}, so it is ${outcome(which)}.`,
  'fact.outcome': ({ agenda, outcome: which }) => `**§ ${agendas[agenda]} → ${outcome(which)}**.`,
  'fact.outcomeFor': ({ seat, agenda, outcome: which }, s) =>
    `${s.seat(seat)}: **§ ${agendas[agenda]} → ${outcome(which)}**.`,
  'fact.strengths': ({ seat, left, right }, s) => `${s.seat(seat)}: strength ${left} left, ${right} right.`,
  'fact.strengthAdded': ({ seat, n, side, relic }, s) =>
    `${s.seat(seat)} adds ${n} on the ${side}${relic ? ` (*${namesEn.relics[relic]}*)` : ''}.`,
  'fact.war': ({ seat, side, foe, own, other, verdict, vp }, s) =>
    `⚔ ${s.seat(seat)} (${side}) ${VERDICT[verdict]} ${who(foe, s)}, ${own} : ${other}${vp === 0 ? '' : `, ${gainedPoints(vp, s)}`}.`,
  'fact.automatonMarks': ({ dice }) => {
    const marked = dice.map(({ r, n }) => {
      const track = trackOf(r, n);
      return `${COLOUR[r]} ${n} → ${track === 'strength' || track === 'votes' ? track : sheets[track].toLowerCase()}`;
    });
    return `The automated faction marks: ${marked.join(', ')}.`;
  },
  'fact.automatonMecatol': ({ row }) => `★ **The automated faction takes row ${row} on Mecatol Rex**.`,
  'fact.automatonObjective': ({ objective }) =>
    `★ The automated faction fulfils **${namesEn.objectives[objective]}**.`,
  'fact.automatonStrength': ({ strength }) => `The automated faction: strength ${strength}.`,
  'fact.automatonVotes': ({ track, die, votes }, s) =>
    `The automated faction: ${assets(votes, 'vote', s)} (track ${track}, die ${resources[die]} ${signed(votes - track)}).`,
  'fact.over': () => 'The throne is empty no more: the game is over.',
  'fact.score': ({ seat, sheets: of, total, votes }, s) =>
    `${s.seat(seat)}: **${points(total, s)}** (${SHEETS.map((sheet) => `${sheets[sheet].toLowerCase()} ${minus(of[sheet])}`).join(', ')}); ${counted(votes, { one: 'vote', other: 'votes' }, s)} left.`,
  'fact.rank': ({ rank, vp }, s) => `Rank: **${namesEn.ranks[rank]}**, ${points(vp, s)}.`,
};
