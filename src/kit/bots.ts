import { offeredMarks } from '#core/choice.ts';
import type { AiPlayer, AiTurn } from '#core/game.ts';
import type { Choice, Form, MarksForm, OptionForm } from '#core/question.ts';

type Asked = Pick<AiTurn<unknown>, 'form' | 'fallback' | 'random'>;

/** How much an answer is worth to a bot: more is better, and only the order counts. */
export type Worth<T> = (candidate: T) => number;

/** What chance adds to a worth, so that equals come in any order. */
const TIE_BREAK = 0.01;

/** What may be chosen of the options of a question; none where it offers none by name. */
export function openOptions(form: Form): readonly OptionForm[] {
  return 'options' in form ? form.options.filter(({ barred }) => !barred) : [];
}

/** Candidates with their worth, the best first; chance decides between equals. */
function ranked<T>(
  candidates: readonly T[],
  worth: Worth<T>,
  random: () => number,
): readonly { readonly candidate: T; readonly worth: number }[] {
  const judged = candidates.map((candidate) => ({
    candidate,
    worth: worth(candidate) + TIE_BREAK * random(),
  }));
  return judged.sort((a, b) => b.worth - a.worth);
}

/** The open option that is worth most; the fallback where there is none. */
export function bestOption({ form, fallback, random }: Asked, worth: Worth<OptionForm>): Choice {
  return ranked(openOptions(form), worth, random)[0]?.candidate.id ?? fallback;
}

/** Marks one after the other, each worth most of those possible by then, until none is worth anything or the last one closes. */
export function bestMarks(turn: Asked & Pick<AiTurn<unknown>, 'preview'>, worth: Worth<OptionForm>): Choice {
  const { form, fallback, random, preview } = turn;
  if (form.kind !== 'sequence') return fallback;
  const marks: string[] = [];
  for (let next: MarksForm = form; marks.length < form.max; ) {
    const [best] = ranked(
      offeredMarks(next).filter(({ barred }) => !barred),
      worth,
      random,
    );
    if (!best || (best.worth <= TIE_BREAK && marks.length >= form.min)) break;
    marks.push(best.candidate.id);
    const then = preview?.(marks)?.sequence?.next;
    if (!then || best.candidate.closes) break;
    next = then;
  }
  return marks.length >= form.min ? marks : fallback;
}

/** Every answer to a question that is few enough to be named: an option, or an amount; none for other questions. */
export function candidatesOf(form: Form): readonly Choice[] {
  if (form.kind === 'amount')
    return Array.from({ length: form.max - form.min + 1 }, (_, more) => form.min + more);
  return form.kind === 'choose' || form.kind === 'place' ? openOptions(form).map(({ id }) => id) : [];
}

/** The answer that is worth most of all that can be named; the fallback where none can. */
export function bestChoice({ form, fallback, random }: Asked, worth: Worth<Choice>): Choice {
  return ranked(candidatesOf(form), worth, random)[0]?.candidate ?? fallback;
}

/** What something that hangs on chance comes to on average, tried so many times: a look ahead where a try is cheap. */
export function rollouts(
  times: number,
  random: () => number,
  tried: (random: () => number) => number,
): number {
  let sum = 0;
  for (let n = 0; n < times; n++) sum += tried(random);
  return sum / times;
}

/** As many options as may be picked of those that are worth anything, and no fewer than must be. */
export function bestOptions({ form, fallback, random }: Asked, worth: Worth<OptionForm>): Choice {
  if (form.kind !== 'pick') return fallback;
  const order = ranked(openOptions(form), worth, random);
  const wanted = order.filter((option) => option.worth > TIE_BREAK).length;
  return order.slice(0, Math.min(form.max, Math.max(form.min, wanted))).map(({ candidate }) => candidate.id);
}

/**
 * Gives away a total one by one, each to the slot that wants it most now: `wants` is told how many the slot has already. A slot that
 * wants nothing gets nothing beyond what must be given away.
 */
export function allocateByNeed(
  { form }: Asked,
  wants: (slot: string, given: number) => number,
  total = Number.MAX_SAFE_INTEGER,
): Record<string, number> {
  const given: Record<string, number> = {};
  if (form.kind !== 'allocate') return given;
  for (const { id, min } of form.slots) if (min > 0) given[id] = min;
  const so = (id: string) => given[id] ?? 0;
  const begun = Object.values(given).reduce((sum, count) => sum + count, 0);
  let needed = form.min - begun;
  for (let left = Math.min(total, form.max) - begun; left > 0; left--, needed--) {
    const [first] = form.slots
      .filter(({ id, max }) => so(id) < max)
      .map(({ id }) => ({ id, wish: wants(id, so(id)) }))
      .sort((a, b) => b.wish - a.wish);
    if (!first || (first.wish <= 0 && needed <= 0)) break;
    given[first.id] = so(first.id) + 1;
  }
  return given;
}

/** A view that is worked out at most once, however often it is looked at. */
export function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | null = null;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

/** A bot that answers each topic in a way of its own, and in another way whatever it has none for. */
export function byTopic<V>(
  plays: Readonly<Record<string, AiPlayer<V>>>,
  otherwise: AiPlayer<V>,
): AiPlayer<V> {
  return (turn) => (plays[turn.topic] ?? otherwise)({ ...turn, view: once(turn.view) });
}
