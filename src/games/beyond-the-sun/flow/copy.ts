import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import { pay } from '../mutations/cubes.ts';
import { type Copied, copies } from '../rules/dry-run.ts';
import type { SunTable } from '../table.ts';
import type { StepOf } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import type { Doing, Part } from './doing.ts';

const copyId = ({ source, label, via }: Copied): string =>
  [via?.id, `${source.kind}:${source.id}:${source.n}`, label].filter((part) => part != null).join('/');

/** Another action is done instead, for its own cost or less; its space is neither taken nor needed (22.2, 22.3). */
export function* copy(t: SunTable, doing: Doing, { step }: Part<StepOf<'copy'>>): Flow<void> {
  const { seat } = doing;
  const open = () => copies(t.state, seat, { step }).filter(({ why }) => why === null);
  const [only, other] = open();
  if (!only) return;
  const copied =
    other === undefined
      ? only
      : yield* t.ask(seat, 'copy', () =>
          choose(
            msg('ask.copy', { minus: step.minus }),
            open().map((value) => {
              const { source, label: option, cost, via } = value;
              return { id: copyId(value), label: msg('option.copy', { source, option, cost, via }), value };
            }),
          ),
        );
  const { source, label: option, cost, via, steps, minus } = copied;
  pay(t, seat, cost);
  t.tell(msg('fact.copied', { seat, source, option, cost, via }));
  yield* doing.resolve(t, { ...doing, minus }, steps);
}
