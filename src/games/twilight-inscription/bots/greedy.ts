import type { AiPlayer, AiTurn } from '#core/game.ts';
import type { Choice } from '#core/question.ts';
import { withChange } from '../marking/context.ts';
import { withTasks } from '../marking/gains.ts';
import { settled } from '../marking/tasks.ts';
import { triggered } from '../marking/triggers.ts';
import type { Player } from '../state.ts';
import { events } from '../tables/events.ts';
import { RESOURCES, SHEETS, type SheetId } from '../tables/vocabulary.ts';
import type { View } from '../view.ts';
import { greedyLine } from './best-marks.ts';
import { type Leaning, situationOf } from './situation.ts';
import { strengthChoice } from './strength.ts';
import { voteChoice, votesChoice } from './vote.ts';
import { judgeOf } from './worth.ts';

type Turn = AiTurn<View>;

/** Makes as much of every sheet as it finds it to be worth; what is explored pays off later than one round shows. */
export const BALANCED: Leaning = { navigation: 1.3, expansion: 1, industry: 1, warfare: 1 };

function ownOf(view: View, seat: number): Player {
  const own = view.seats[seat]?.own;
  if (!own) throw new Error('a bot sees its own sheets');
  return own;
}

/** Plays the card and an average roll on a copy of each sheet, and takes the one that gains most. */
function sheetChoice({ view, seat }: Turn, leaning: Leaning): Choice {
  const seen = view();
  const own = ownOf(seen, seat);
  const situation = situationOf(seen, seat, true);
  const { ctx } = situation;
  const judge = judgeOf(situation);
  const before = judge.worth(own);
  const card = seen.event === null ? [] : events[seen.event].resources;
  const gainOn = (sheet: SheetId) => {
    const hand = [...card, ...RESOURCES, ...own.dice[sheet]].map((r) => ({ r, bound: false }));
    const active = withChange(own, { active: sheet, hand });
    const begun = settled(ctx, withTasks(active, triggered(ctx, active, { on: 'activate', sheet })));
    return greedyLine(judge, begun).worth - before;
  };
  const gains = SHEETS.map((sheet) => ({ sheet, gain: gainOn(sheet) * leaning[sheet] }));
  return gains.reduce((best, one) => (one.gain > best.gain ? one : best)).sheet;
}

function marksChoice({ view, seat, topic, preview, fallback }: Turn): Choice {
  const seen = view();
  const situation = situationOf(seen, seat, topic === 'card' || topic === 'dice');
  const { ids } = greedyLine(judgeOf(situation), ownOf(seen, seat));
  return preview && preview(ids)?.refusal !== null ? fallback : ids;
}

/** A bot that plays to win, leaning to some sheets more than to others. */
export const leaning =
  (to: Leaning): AiPlayer<View> =>
  (turn) => {
    switch (turn.topic) {
      case 'sheet':
        return sheetChoice(turn, to);
      case 'faction':
        return turn.form.kind === 'choose'
          ? (turn.form.options[Math.floor(turn.random() * turn.form.options.length)]?.id ?? turn.fallback)
          : turn.fallback;
      case 'vote':
        return voteChoice(turn);
      case 'votes':
        return votesChoice(turn);
      case 'strength':
        return strengthChoice(turn);
      default:
        return turn.form.kind === 'sequence' ? marksChoice(turn) : turn.fallback;
    }
  };

export const greedy = leaning(BALANCED);
