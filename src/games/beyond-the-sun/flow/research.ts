import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { gainOre, pay } from '../mutations/cubes.ts';
import { keepPrivate, openRows, research, settleClaims } from '../mutations/technologies.ts';
import { hasAbility } from '../rules/mats.ts';
import { CARDS_DRAWN } from '../rules/numbers.ts';
import { purseOf } from '../rules/purse.ts';
import { researchable, researchCube, slotPrice } from '../rules/research.ts';
import { typesFor } from '../rules/technologies.ts';
import type { SunTable } from '../table.ts';
import { technologies } from '../tables/technologies/index.ts';
import type { TechnologyId } from '../tables/technology-ids.ts';
import type { SlotId } from '../tables/tree.ts';
import type { ResearchStep, StepOf } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import { discoverSlot } from './discover.ts';
import { type Doing, inner, mayDecline, type Part } from './doing.ts';

/** A technology is researched: slot, cube, event, card, immediate bonus (14.1). */
export function* researchTechnology(t: SunTable, doing: Doing, part: Part<ResearchStep>): Flow<void> {
  const { seat, minus } = doing;
  const { step } = part;
  const purse = purseOf(t.state, seat);
  const slots = researchable(t.state, seat, { step, purse, minus });
  const from = researchCube(step, purse);
  if (slots.length === 0 || from === null) return;
  const isFree = step.optional === true && mayDecline(t, doing, part);
  const slot = yield* chooseSlot(t, doing, { step, slots, optional: isFree });
  if (slot === null) return;
  pay(t, seat, { ore: slotPrice(step, slot, minus) });
  research(t, seat, { slot, from });
  const card = t.state.slots[slot].card ?? (yield* discoverSlot(t, doing, slot));
  yield* gained(t, doing, card);
}

interface Slots {
  readonly step: ResearchStep;
  readonly slots: readonly SlotId[];
  readonly optional: boolean;
}

/** Which slot; asked only if there is a choice. */
function* chooseSlot(
  t: SunTable,
  { seat, minus, topic }: Doing,
  { step, slots, optional }: Slots,
): Flow<SlotId | null> {
  const [only] = slots;
  if (only && slots.length === 1 && !optional) return only;
  return yield* t.ask(seat, topic ?? 'slot', () => {
    const options = slots.map((slot) => {
      const { card, event } = t.state.slots[slot];
      const types = card === null ? typesFor(t.state, seat, slot) : [];
      const label = msg('option.slot', {
        slot,
        card,
        covered: event !== null,
        types,
        price: slotPrice(step, slot, minus),
      });
      return { id: slot, label, value: slot };
    });
    return choose<SlotId | null>(msg('ask.slot', { price: step.price ?? 0, optional }), [
      ...(optional ? [{ id: 'no', label: msg('option.no', {}), value: null }] : []),
      ...options,
    ]);
  });
}

/** Whatever follows from a technology that has just become a seat's own (14.13). */
function* gained(t: SunTable, doing: Doing, card: TechnologyId): Flow<void> {
  const { seat } = doing;
  if (hasAbility(t.state, seat, 'researchOre')) {
    t.tell(msg('fact.ability', { seat, rule: 'researchOre' }));
    gainOre(t, seat, 1);
  }
  openRows(t);
  yield* doing.resolve(t, inner(doing), technologies[card].immediate);
  settleClaims(t);
}

/** Two cards of a deck, of which one is kept; no cube is used (22.12). */
export function* receivePrivate(t: SunTable, doing: Doing, { step }: Part<StepOf<'private'>>): Flow<void> {
  const { seat } = doing;
  const cards = t.write.decks[step.level].splice(0, CARDS_DRAWN);
  const [only] = cards;
  if (only === undefined) return;
  t.reveal('private', cards);
  t.write.search = { seat, slot: null, type: null, technologies: cards, aside: [], systems: [] };
  const card = cards.length === 1 ? only : yield* chooseCard(t, seat, cards);
  t.write.search = null;
  t.write.decks[step.level].push(...cards.filter((id) => id !== card));
  keepPrivate(t, seat, card);
  yield* gained(t, doing, card);
}

const chooseCard = (t: SunTable, seat: Seat, cards: readonly TechnologyId[]): Flow<TechnologyId> =>
  t.ask(seat, 'private', () =>
    choose(
      msg('ask.private', {}),
      cards.map((card) => ({ id: card, label: msg('option.technology', { card }), value: card })),
    ),
  );
