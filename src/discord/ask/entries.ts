import type { Form, SlotForm } from '#core/question.ts';
import { handleOf } from '../messages/custom-id.ts';
import { LIMITS, pieces } from '../messages/limits.ts';

type Allocation = Extract<Form, { kind: 'allocate' }>;

/** Something to tick in an allocation: one unit of a slot, or several at once where there are too many to tick each. */
export interface Entry {
  readonly id: string;
  readonly slot: SlotForm;
  readonly amount: number;
  /** Which of the slot's single units this is, from 1. */
  readonly number: number;
}

const MARK = '*';

type Amounts = Readonly<Record<string, number>>;

/**
 * All there is to tick. Whatever may go to a slot beyond its least is a sum of its entries; what goes together is one entry, of all of it
 * or of as much as was said already.
 */
export function entriesOf({ slots }: Pick<Allocation, 'slots'>, amounts: Amounts): Entry[] {
  const apart = slots.filter(({ together }) => together === undefined);
  const units = apart.reduce((sum, { min, max }) => sum + max - min, slots.length - apart.length);
  const split = units <= LIMITS.selectOptions ? ones : parcels;
  const whole = ({ id, min, max }: SlotForm) => [
    ((amounts[id] ?? min) > min ? (amounts[id] ?? max) : max) - min,
  ];
  return slots.flatMap((slot) =>
    (slot.together === undefined ? split(slot.max - slot.min) : whole(slot)).map((amount, at) => ({
      id: `${handleOf(slot.id)}${MARK}${at}`,
      slot,
      amount,
      number: at + 1,
    })),
  );
}

const ones = (most: number): number[] => Array.from({ length: most }, () => 1);

/** Few parts of which every number up to the most is a sum: 7 is 1, 2 and 4. */
function parcels(most: number): number[] {
  const found: number[] = [];
  for (let left = most, next = 1; left > 0; next *= 2) {
    found.push(Math.min(next, left));
    left -= next;
  }
  return found.sort((a, b) => a - b);
}

/** Which entries make up what is given to the slots: the largest first that fit. */
export function tickedOf(entries: readonly Entry[], amounts: Amounts): ReadonlySet<string> {
  const left = new Map(entries.map(({ slot }) => [slot.id, (amounts[slot.id] ?? 0) - slot.min]));
  const ticked = new Set<string>();
  for (const { id, slot, amount } of [...entries].sort(
    (a, b) => b.amount - a.amount || a.number - b.number,
  )) {
    const rest = left.get(slot.id) ?? 0;
    if (amount > rest) continue;
    ticked.add(id);
    left.set(slot.id, rest - amount);
  }
  return ticked;
}

/** What goes to each slot where these are ticked. */
export function amountsOf(
  { slots }: Allocation,
  entries: readonly Entry[],
  ticked: ReadonlySet<string>,
): Record<string, number> {
  const amounts = Object.fromEntries(slots.map(({ id, min }) => [id, min]));
  for (const { id, slot, amount } of entries)
    if (ticked.has(id)) amounts[slot.id] = (amounts[slot.id] ?? 0) + amount;
  return amounts;
}

/** Slots of which there may be fewer than all, as many as a form has fields for. */
export function fewerForms({ slots }: Pick<Allocation, 'slots'>): SlotForm[][] {
  return pieces(
    slots.filter(({ together }) => together !== undefined),
    LIMITS.modalFields,
  );
}

/** The form that begins with a slot. */
export function fewerForm(form: Pick<Allocation, 'slots'>, first: string): readonly SlotForm[] {
  return fewerForms(form).find(([slot]) => slot !== undefined && handleOf(slot.id) === first) ?? [];
}
