import type { Seat } from '#core/seat.ts';
import { sectionValue, struckOut } from '../rules/automaton.ts';
import { councilOf, playerOf } from '../state.ts';
import type { InscriptionTable } from '../table.ts';
import { type AgendaId, agendas, OUTCOMES, type Outcome } from '../tables/agendas.ts';
import { dieVotes } from '../tables/automaton.ts';
import { blackDie } from '../tables/dice.ts';
import { events } from '../tables/events.ts';
import { msg } from '../text/lexicon.ts';
import { seatsOf } from './player.ts';

/** Whoever casts more votes than the automated faction resolves the starred outcome, every other the unstarred one (23.12, 23.13). */
export function starredFor(t: InscriptionTable): (seat: Seat) => { agenda: AgendaId; outcome: Outcome } {
  const rival = automatedVotes(t);
  const shown = OUTCOMES.map((outcome) => ({ agenda: councilOf(t.state)[outcome], outcome }));
  const isStarred = ({ agenda, outcome }: { agenda: AgendaId; outcome: Outcome }) =>
    agendas[agenda].star === outcome;
  const outcomes = seatsOf(t.state).map((seat) => {
    const { votes = 0, free = 0 } = playerOf(t.state, seat).ballot ?? {};
    const wins = votes + free > rival;
    const found = shown.find((one) => isStarred(one) === wins);
    if (!found) throw new Error('one of the outcomes must be starred, and only one');
    t.tell(msg('fact.vote', { seat, outcome: null, votes, free }));
    t.tell(msg('fact.outcomeFor', { seat, ...found }));
    return found;
  });
  return (seat) => outcomes[seat] ?? { agenda: councilOf(t.state).for, outcome: 'for' };
}

function automatedVotes(t: InscriptionTable): number {
  const { automaton, event } = t.state;
  if (automaton === null || event === null) return 0;
  const { stage } = events[event];
  const track = sectionValue(automaton, 'votes', stage);
  t.write.automaton = struckOut(automaton, 'votes', stage) as NonNullable<typeof t.write.automaton>;
  const [face = 0] = t.roll('automaton', 1, blackDie.length);
  const die = blackDie[face] ?? 'M';
  const votes = track + dieVotes[die];
  t.tell(msg('fact.automatonVotes', { track, die, votes }));
  return votes;
}
