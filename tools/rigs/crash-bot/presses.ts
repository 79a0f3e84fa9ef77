import type { ShownQuestion } from '#app/records/look.ts';
import { marksOf } from '#core/choice.ts';
import type { Choice, Form, SlotForm } from '#core/question.ts';
import { entriesOf, fewerForms, tickedOf } from '#discord/ask/entries.ts';
import { buttonMarks } from '#discord/ask/marks.ts';
import { entriesFor } from '#discord/ask/marks-draft.ts';
import { pageOf } from '#discord/ask/pages.ts';
import { handleOf } from '#discord/messages/custom-id.ts';
import { pieces } from '#discord/messages/limits.ts';

/** One press on the panel of a question. */
export interface Press {
  readonly verb: string;
  readonly args?: readonly string[];
  /** What is selected, for a select. */
  readonly values?: readonly string[];
  /** What is typed into the form that it opens, by the ids of its fields. */
  readonly typed?: Readonly<Record<string, string>>;
  /** With this press the answer is given. */
  readonly gives?: true;
}

const CONFIRM: Press = { verb: 'confirm', gives: true };
/** Marks and shapes are not looked for one by one: what the bot proposes is sent. */
const SUGGESTED: Press[] = [{ verb: 'suggest' }, CONFIRM];
const PAGE = 25;

/** Leafs from the first page to the one where an entry stands. */
const turnsTo = (at: number): Press[] =>
  Array.from({ length: Math.floor(Math.max(0, at) / PAGE) }, (_, page) => turnTo(page + 1)).flat();

function turnTo(page: number): Press[] {
  return page === 0 ? [] : [{ verb: 'page', args: [`${page}`] }];
}

/** How a panel takes amounts: ticked in a list, or step by step. */
export type Manner = 'ticks' | 'steps';

/** The presses that make up an answer on a question's panel on which nothing is drafted. */
export function pressesFor(
  { form }: Pick<ShownQuestion, 'form'>,
  choice: Choice,
  manner: Manner = 'steps',
): Press[] {
  switch (form.kind) {
    case 'choose':
    case 'place': {
      const open = form.options.filter(({ barred }) => barred === undefined);
      const at = open.findIndex(({ id }) => id === choice);
      return [...turnsTo(at), { verb: 'choose', values: [handleOf(String(choice))], gives: true }];
    }
    case 'pick': {
      const ids = choice as readonly string[];
      if (form.min === 1 && form.max === 1)
        return [{ verb: 'choose', values: [handleOf(ids[0] ?? '')], gives: true }];
      const { pages } = pageOf(form.options, 0);
      const ticks = Array.from({ length: pages }, (_, page): Press[] => {
        const shown = new Set(pageOf(form.options, page).shown.map(({ id }) => id));
        return [...turnTo(page), { verb: 'tick', values: ids.filter((id) => shown.has(id)).map(handleOf) }];
      });
      return [...ticks.flat(), CONFIRM];
    }
    case 'order':
      return [
        ...(choice as readonly string[]).slice(0, -1).map((id) => ({ verb: 'rank', values: [handleOf(id)] })),
        CONFIRM,
      ];
    case 'allocate':
      if (manner === 'ticks') return ticksFor(form, choice as Record<string, number>);
      return [
        ...Object.entries(choice as Record<string, number>).flatMap(([slot, amount]) =>
          Array.from({ length: amount }, () => ({ verb: 'step', args: [handleOf(slot), '1'] })),
        ),
        CONFIRM,
      ];
    case 'amount':
      return [{ verb: 'choose', args: [String(choice)], gives: true }];
    case 'shape':
      return SUGGESTED;
    case 'sequence':
      return closingPresses(form, marksOf(form, choice) as readonly string[]) ?? SUGGESTED;
    case 'text':
      throw new Error('nobody writes here');
  }
}

/** A mark that closes the answer at once is given by itself; null where others come first. */
function closingPresses(
  form: Extract<Form, { kind: 'sequence' }>,
  [mark]: readonly string[],
): Press[] | null {
  const closing = form.options.find(({ id, closes }) => closes && id === mark);
  if (closing === undefined) return null;
  const listed = buttonMarks(form).includes(closing)
    ? []
    : entriesFor(form.options.filter(({ barred }) => barred === undefined));
  const turns = turnsTo(listed.findIndex(({ id }) => id === mark));
  return [...turns, { verb: 'choose', values: [handleOf(closing.id)], gives: true }];
}

type Amounts = Readonly<Record<string, number>>;

/** Numbers for what goes together where not all of it does. */
function fewerFor(form: Extract<Form, { kind: 'allocate' }>, amounts: Amounts): Press[] {
  const isSome = ({ id, max }: SlotForm) => (amounts[id] ?? 0) > 0 && (amounts[id] ?? 0) < max;
  return fewerForms(form)
    .filter((slots) => slots.some(isSome))
    .map((slots) => ({
      verb: 'fewer',
      args: [handleOf(slots[0]?.id ?? '')],
      typed: Object.fromEntries(slots.map(({ id }, at) => [`number${at}`, `${amounts[id] ?? 0}`])),
    }));
}

/** Amounts as ticks, page by page. */
function ticksFor(form: Extract<Form, { kind: 'allocate' }>, amounts: Amounts): Press[] {
  const entries = entriesOf(form, {});
  const ticked = tickedOf(entries, amounts);
  const ticks = pieces(entries, PAGE).map((shown, page): Press[] => [
    ...turnTo(page),
    { verb: 'tick', values: shown.map(({ id }) => id).filter((id) => ticked.has(id)) },
  ]);
  return [...ticks.flat(), ...fewerFor(form, amounts), CONFIRM];
}
