import type { Form, SlotForm } from '#core/question.ts';
import { handleOf } from '../messages/custom-id.ts';
import { LIMITS } from '../messages/limits.ts';

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

/** All there is to tick. Whatever may go to a slot beyond its least is a sum of its entries. */
export function entriesOf({ slots }: Allocation): Entry[] {
  const units = slots.reduce((sum, { min, max }) => sum + max - min, 0);
  const split = units <= LIMITS.selectOptions ? ones : parcels;
  return slots.flatMap((slot) =>
    split(slot.max - slot.min).map((amount, at) => ({
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
export function tickedOf(
  entries: readonly Entry[],
  amounts: Readonly<Record<string, number>>,
): ReadonlySet<string> {
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
