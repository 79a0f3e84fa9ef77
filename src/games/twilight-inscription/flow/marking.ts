import type { Flow } from '#core/flow.ts';
import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import { withChange } from '../marking/context.ts';
import { withTasks } from '../marking/gains.ts';
import { goodsLeft, votesLeft } from '../marking/industry.ts';
import { markingQuestion } from '../marking/question.ts';
import { settled } from '../marking/tasks.ts';
import { markedLabels } from '../marking/told.ts';
import { scoreOf } from '../rules/score.ts';
import { type Player, playerOf, type Task } from '../state.ts';
import type { InscriptionTable } from '../table.ts';
import type { SheetId } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import type { TopicId } from '../text/questions.ts';
import { contextOf, setPlayer } from './player.ts';
import { drawRelic } from './relics.ts';

/** What a seat marks, and in which part of the round: only a strategy event lets it use what it kept. */
export interface Step {
  readonly topic: TopicId;
  readonly strategy?: boolean;
}

const promptFor = (sheet: SheetId | null, { hand, tasks }: Player): Message =>
  tasks.length > 0 || sheet === null
    ? msg('ask.effect', {})
    : msg('ask.marks', { sheet, hand: hand.map(({ r }) => r) });

/**
 * A seat marks until it is done. One answer holds all of its marks; a relic that it claims is drawn at once and ends the answer, and the
 * rest is asked afterwards. A seat that can mark nothing is not asked.
 */
export function* mark(t: InscriptionTable, seat: Seat, { topic, strategy = false }: Step): Flow<void> {
  const ctx = () => contextOf(t.state, seat, strategy);
  const player = () => playerOf(t.state, seat);
  for (;;) {
    while (player().tasks[0]?.do === 'relic') drawRelic(t, seat);
    const before = player();
    const question = () => markingQuestion(ctx(), player(), promptFor(player().active, player()));
    if (question() === null) return tellLost(t, seat);
    const { marks, end } = yield* t.ask(seat, topic, () => {
      const asked = question();
      if (asked === null) throw new Error('a seat that was asked has nothing to mark');
      return asked;
    });
    setPlayer(t, seat, end);
    const told = markedLabels(ctx(), before, marks);
    const [was, is] = [scoreOf(ctx(), before).total, scoreOf(ctx(), end).total];
    const isPaused = end.tasks[0]?.do === 'relic';
    const lost = isPaused ? [] : end.hand.map(({ r }) => r); // 3.6
    t.tell(
      msg('fact.marks', {
        seat,
        sheet: end.active,
        marks: told.map(({ label }) => label),
        notation: told.map(({ notation }) => notation),
        vp: is - was,
        goods: goodsLeft(end) - goodsLeft(before),
        votes: votesLeft(end) - votesLeft(before),
        lost,
      }),
    );
    if (!isPaused) return;
  }
}

/** Resources that nothing can be done with are gone, and everybody hears of it (3.6). */
function tellLost(t: InscriptionTable, seat: Seat): void {
  const { hand, active } = playerOf(t.state, seat);
  if (hand.length === 0) return;
  const lost = hand.map(({ r }) => r);
  t.tell(
    msg('fact.marks', { seat, sheet: active, marks: [], notation: [], vp: 0, goods: 0, votes: 0, lost }),
  );
}

/** Effects that befall a seat: what asks nothing is done at once, the rest is asked. */
export function* resolve(
  t: InscriptionTable,
  seat: Seat,
  { topic, tasks }: { readonly topic: TopicId; readonly tasks: readonly Task[] },
): Flow<void> {
  begin(t, seat, tasks);
  yield* mark(t, seat, { topic });
}

/** Effects laid before a seat, and those done that ask nothing. */
export function begin(t: InscriptionTable, seat: Seat, tasks: readonly Task[]): void {
  setPlayer(t, seat, settled(contextOf(t.state, seat), withTasks(playerOf(t.state, seat), tasks)));
}

/** Resources to be spent in a step; those of the step before that had no use are gone. */
export const handed = (player: Player, resources: readonly Player['hand'][number]['r'][]): Player =>
  withChange(player, { hand: resources.map((r) => ({ r, bound: false })) });
