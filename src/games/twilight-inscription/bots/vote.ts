import type { AiTurn } from '#core/game.ts';
import type { Choice } from '#core/question.ts';
import { tasksOf, withTasks } from '../marking/gains.ts';
import { settled } from '../marking/tasks.ts';
import { sectionValue } from '../rules/automaton.ts';
import { agendas, OUTCOMES, type Outcome } from '../tables/agendas.ts';
import { dieVotes } from '../tables/automaton.ts';
import { blackDie } from '../tables/dice.ts';
import type { View } from '../view.ts';
import { greedyLine } from './best-marks.ts';
import { situationOf } from './situation.ts';
import { judgeOf } from './worth.ts';

type Turn = AiTurn<View>;

/** What an outcome gains the seat, tried on a copy of its sheets. */
function gainOf(view: View, seat: number, outcome: Outcome): number {
  const own = view.seats[seat]?.own;
  if (!own || !view.council) return 0;
  const situation = situationOf(view, seat, false);
  const { ctx } = situation;
  const judge = judgeOf(situation);
  const effects = agendas[view.council[outcome]][outcome];
  const begun = settled(ctx, withTasks(own, tasksOf(effects, ctx, own)));
  return greedyLine(judge, begun).worth - judge.worth(own);
}

/** Which outcome is better for the seat, and by how much. */
function stakes(view: View, seat: number): { readonly outcome: Outcome; readonly stake: number } {
  const [forIt, against] = OUTCOMES.map((outcome) => gainOf(view, seat, outcome));
  const ahead = (forIt ?? 0) - (against ?? 0);
  return { outcome: ahead >= 0 ? 'for' : 'against', stake: Math.abs(ahead) };
}

/** Stakes below which no vote is spent. */
const MIN_STAKE = 0.15;
/** Stakes at which all votes that the seat can spare are spent. */
const HIGH_STAKE = 1.5;

/** The outcome that is better for the seat; with a relic that casts votes if much is at stake. */
export function voteChoice({ view, seat, form, fallback }: Turn): Choice {
  if (form.kind !== 'choose') return fallback;
  const seen = view();
  const { outcome, stake } = stakes(seen, seat);
  const ids = form.options.filter(({ barred }) => !barred).map(({ id }) => id);
  const side = seen.automaton ? 'votes' : outcome;
  const withRelic = ids.find((id) => id.startsWith(`${side}+`));
  const councils = situationOf(seen, seat, false).time.councils;
  if (withRelic && stake > (councils >= 1 ? 1 : MIN_STAKE)) return withRelic;
  if (!seen.automaton && stake < MIN_STAKE) return ids.includes('abstain') ? 'abstain' : fallback;
  return ids.find((id) => id === side) ?? fallback;
}

/** Against the automated faction, the number of votes that is worth most, by what its die may add (23.12). */
function againstAutomaton(view: View, seat: number, max: number): number {
  const { stake } = stakes(view, seat);
  const { assets } = situationOf(view, seat, false);
  const track = view.automaton ? sectionValue(view.automaton, 'votes', view.stage) : 0;
  const gain = (votes: number) => {
    const won = blackDie.filter((die) => votes > track + dieVotes[die]).length / blackDie.length;
    return stake * won - votes * assets.vote;
  };
  let best = 0;
  for (let votes = 1; votes <= max; votes++) if (gain(votes) > gain(best)) best = votes;
  return best;
}

/** How many votes the seat spends: what it can spare, the more the higher the stakes. */
export function votesChoice({ view, seat, form, fallback }: Turn): Choice {
  if (form.kind !== 'amount') return fallback;
  const seen = view();
  const { min, max } = form;
  if (seen.automaton) return Math.max(min, againstAutomaton(seen, seat, max));
  const { time } = situationOf(seen, seat, false);
  const spare = max / (1 + 0.6 * time.councils);
  return Math.min(max, Math.max(min, Math.round(spare * Math.min(1, stakes(seen, seat).stake / HIGH_STAKE))));
}
