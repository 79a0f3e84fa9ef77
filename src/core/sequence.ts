import { marksOf, offeredMarks } from './choice.ts';
import { HiddenFault } from './hidden-fault.ts';
import type { Message, Refusal } from './message.ts';
import {
  bare,
  type Choice,
  type Extra,
  expectAnswer,
  type Followed,
  type Form,
  type MarkForm,
  type MarksForm,
  type Option,
  type Question,
  type Range,
  withExtras,
} from './question.ts';
import { bareTurn, type Turn } from './shape.ts';
import { core } from './text/lexicon.ts';

/** What may be marked next. */
export interface Marks<V> {
  readonly options: readonly Option<V>[];
  /** Shapes that may be laid instead. */
  readonly turns?: readonly Turn<V>[];
}

/** How marks build on each other, from what there is before the first of them. */
export interface SequenceRules<S, V> {
  readonly from: S;
  marks(now: S): Marks<V>;
  /** What there is after a mark; it leaves what was there before as it is. */
  after(now: S, mark: V): S;
  /** Why a mark that is not offered now cannot be made; null where there is nothing more to say than that. */
  whyNot?(now: S, id: string): Refusal | null;
}

/** Marks as they were made, and what they came to. */
export interface Sequence<S, V> {
  readonly marks: readonly V[];
  readonly end: S;
}

/** From `min` to `max` marks in one answer, each of which may make others possible. */
export function sequence<S, V>(
  prompt: Message,
  rules: SequenceRules<S, V>,
  more: Range & Extra<Sequence<S, V>> & { readonly single?: true },
): Question<Sequence<S, V>> {
  const { min, max } = more;
  const walk = walker(rules, max);
  const first = formOf(walk([]).next);
  expectAnswer(min <= max && (min === 0 || isOpen(first)));
  let fallback: Choice | undefined;
  const form: Form = { kind: 'sequence', prompt, min, max, ...(more.single && { single: true }), ...first };
  return withExtras(
    {
      form,
      read: (choice: Choice) => {
        const { refusal, marks, end } = walk(marksOf(form, choice) as readonly string[]);
        if (refusal) throw new HiddenFault('marks that cannot be followed', String(choice));
        return { marks: marks.map(({ value }) => value), end };
      },
      follow: (ids): Followed => {
        const { marks, refusal, next } = walk(ids);
        return { marks: marks.map(bareMark), refusal, next: formOf(next) };
      },
      // Worked out only when somebody wants to know it: it may take many marks.
      get fallback() {
        fallback ??= more.fallback ?? firstThatWillDo(walk, more);
        return fallback;
      },
    },
    more,
  );
}

/** A mark without what it means; of a shape that was laid one sees where it lies. */
const bareMark = <V>(mark: Option<V> & { readonly cells?: readonly string[] }): MarkForm => ({
  ...bare(mark),
  ...(mark.cells && { cells: mark.cells }),
});

const formOf = <V>({ options, turns }: Marks<V>): MarksForm => ({
  options: options.map(bare),
  ...(turns && turns.length > 0 && { turns: turns.map(bareTurn) }),
});

const isOpen = (form: MarksForm) => offeredMarks(form).some(({ barred }) => barred === undefined);

const NOTHING = { options: [] };

/** Every single mark, with what it means. */
const allOf = <V>({ options, turns = [] }: Marks<V>): readonly Option<V>[] => [
  ...options,
  ...turns.flatMap(({ placements }): readonly Option<V>[] => placements),
];

/** Marks that were made, what they came to, and what may be marked then. */
interface Walked<S, V> {
  readonly marks: readonly Option<V>[];
  readonly end: S;
  readonly next: Marks<V>;
}

/** Stretches that are remembered: whoever puts marks together asks after every one of them. */
const MAX_KNOWN = 500;

/** Makes marks one after the other, up to the first that is not possible; what was made before is not worked out again. */
function walker<S, V>(rules: SequenceRules<S, V>, max: number) {
  const start: Walked<S, V> = {
    marks: [],
    end: rules.from,
    next: max > 0 ? rules.marks(rules.from) : NOTHING,
  };
  const known = new Map<string, Walked<S, V>>();
  const made = (now: Walked<S, V>, mark: Option<V>): Walked<S, V> => {
    const marks = [...now.marks, mark];
    const end = rules.after(now.end, mark.value);
    return { marks, end, next: marks.length < max && !mark.closes ? rules.marks(end) : NOTHING };
  };
  return (ids: readonly string[]): Walked<S, V> & { readonly refusal: Refusal | null } => {
    let now = start;
    let path = '';
    for (const id of ids) {
      path += `\n${id}`;
      const before = known.get(path);
      const mark = before ? undefined : allOf<V>(now.next).find((option) => option.id === id);
      if (!before && (!mark || mark.barred)) {
        const refusal = mark?.barred ??
          rules.whyNot?.(now.end, id) ?? { message: core('core.notOffered', {}) };
        return { ...now, refusal };
      }
      now = before ?? made(now, mark as Option<V>);
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(path, now);
    }
    return { ...now, refusal: null };
  };
}

/** Always the first mark that is possible, until it is enough. */
function firstThatWillDo<S, V>(
  walk: ReturnType<typeof walker<S, V>>,
  { min, max, check }: Range & Extra<Sequence<S, V>>,
): readonly string[] {
  const ids: string[] = [];
  for (;;) {
    const { marks, end, next } = walk(ids);
    const isEnough = ids.length >= min && !check?.({ marks: marks.map(({ value }) => value), end });
    const mark = allOf(next).find(({ barred }) => barred === undefined);
    if (isEnough || !mark || ids.length >= max) return ids;
    ids.push(mark.id);
  }
}
