import type { Message } from '#core/message.ts';
import type { Option, Question } from '#core/question.ts';
import { type Marks, type Sequence, type SequenceRules, sequence } from '#core/sequence.ts';
import { scoreOf } from '../rules/score.ts';
import type { Player } from '../state.ts';
import { msg } from '../text/lexicon.ts';
import type { Context } from './context.ts';
import { goodsLeft, votesLeft } from './industry.ts';
import type { Mark } from './mark.ts';
import { markId } from './mark-id.ts';
import { markGroup, markLabel } from './mark-label.ts';
import { afterMark, isUnfinished, nextMarks } from './marking.ts';
import { whyNotMark } from './why-not.ts';

/** More marks than any answer holds. */
const MAX_MARKS = 60;

function offered(ctx: Context, player: Player): Marks<Mark> {
  const { marks, turns } = nextMarks(ctx, player);
  const options = marks.map((mark): Option<Mark> => {
    const option = { id: markId(mark), label: markLabel(ctx, player, mark), value: mark };
    const group = markGroup(mark);
    const closes = 'system' in mark && mark.mark === 'claim' && drawsRelic(ctx, mark.system);
    return { ...option, ...(group && { group }), ...(closes && { closes: true as const }) };
  });
  return turns.length > 0 ? { options, turns } : { options };
}

/** Whether a claim is followed by a draw at once: what stands before it can then no longer be taken back. */
const drawsRelic = ({ layout }: Context, system: string): boolean =>
  layout.navigation.systems.get(system)?.asset === 'relic';

function rulesFor(ctx: Context, from: Player): SequenceRules<Player, Mark> {
  return {
    from,
    marks: (now) => offered(ctx, now),
    after: (now, mark) => afterMark(ctx, now, mark),
    whyNot: whyNotMark,
  };
}

/** Questions by the player they are put to: a player's things are replaced, never changed, whenever something happens to them. */
const asked = new WeakMap<Player, { readonly ctx: Context; readonly question: MarkingQuestion | null }>();

type MarkingQuestion = Question<Sequence<Player, Mark>>;

/** The same question as long as nothing has happened to the player: others answer meanwhile. */
export function markingQuestion(ctx: Context, player: Player, prompt: Message): MarkingQuestion | null {
  const known = asked.get(player);
  if (known && known.ctx.strategy === ctx.strategy && known.ctx.dice === ctx.dice) return known.question;
  const question = marksQuestion(ctx, player, prompt);
  asked.set(player, { ctx, question });
  return question;
}

/** Marks in one answer, each on what those before it have left. All that can be spent must be (3.6). Null if nothing can be marked. */
function marksQuestion(ctx: Context, player: Player, prompt: Message): MarkingQuestion | null {
  const rules = rulesFor(ctx, player);
  const { marks, turns } = nextMarks(ctx, player);
  if (marks.length === 0 && turns.length === 0) return null;
  return sequence(prompt, rules, {
    min: 0,
    max: MAX_MARKS,
    check: ({ end }) => {
      if (!isUnfinished(ctx, end)) return null;
      return end.tasks.length > 0
        ? { message: msg('refuse.resolve', {}), rule: 'TIN-24.1' }
        : { message: msg('refuse.spend', { left: end.hand.map(({ r }) => r) }), rule: 'TIN-3.6' };
    },
    sum: ({ end }) =>
      msg('sum.marks', {
        left: end.hand.map(({ r }) => r),
        vp: scoreOf(ctx, end).total - scoreOf(ctx, player).total,
        goods: goodsLeft(end) - goodsLeft(player),
        votes: votesLeft(end) - votesLeft(player),
      }),
  });
}
