import { offeredMarks } from './choice.ts';
import type { AiTurn } from './game.ts';
import type { Choice, Form, MarksForm, OptionForm } from './question.ts';

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const pool = [...items];
  for (let i = pool.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [pool[i], pool[j]] = [pool[j] as T, pool[i] as T];
  }
  return pool;
}

const between = (min: number, max: number, random: () => number) =>
  min + Math.floor(random() * (max - min + 1));

const openIds = (options: readonly OptionForm[]) =>
  options.filter(({ barred }) => !barred).map(({ id }) => id);

/** How often a bot makes another mark where it could stop. */
const EAGERNESS = 0.75;

/** Marks at random, looking before each of them at what is possible by then. */
function randomMarks(form: Extract<Form, { kind: 'sequence' }>, turn: AiTurn<unknown>): Choice {
  const { preview, fallback, random } = turn;
  if (!preview) return fallback;
  const marks: string[] = [];
  for (let next: MarksForm = form; ; ) {
    const ids = openIds(offeredMarks(next));
    const isEnough = marks.length >= form.min && preview(marks)?.refusal === null;
    if (ids.length === 0 || marks.length >= form.max) return isEnough ? marks : fallback;
    if (isEnough && random() >= EAGERNESS) return marks;
    marks.push(ids[Math.floor(random() * ids.length)] ?? '');
    next = preview(marks)?.sequence?.next ?? { options: [] };
  }
}

/** Any answer that has the form of the question, all equally likely; plays every game, none well. */
export function randomBot(turn: AiTurn<unknown>): Choice {
  const { form, fallback, random } = turn;
  switch (form.kind) {
    case 'choose':
    case 'place': {
      const ids = openIds(form.options);
      return ids[Math.floor(random() * ids.length)] ?? fallback;
    }
    case 'pick': {
      const ids = openIds(form.options);
      return shuffled(ids, random).slice(0, between(form.min, Math.min(form.max, ids.length), random));
    }
    case 'order':
      return shuffled(
        form.items.map(({ id }) => id),
        random,
      );
    case 'amount':
      return between(form.min, form.max, random);
    case 'allocate': {
      const given: Record<string, number> = {};
      for (const slot of form.slots) given[slot.id] = slot.min;
      const least = form.slots.reduce((sum, slot) => sum + slot.min, 0);
      for (let left = between(form.min, form.max, random) - least; left > 0; left--) {
        const room = form.slots.filter((slot) => (given[slot.id] ?? 0) < slot.max);
        const slot = room[Math.floor(random() * room.length)];
        if (!slot) break;
        given[slot.id] = (given[slot.id] ?? 0) + 1;
      }
      return given;
    }
    case 'shape': {
      const ids = openIds(form.turns.flatMap(({ placements }): readonly OptionForm[] => placements));
      return ids[Math.floor(random() * ids.length)] ?? fallback;
    }
    case 'sequence':
      return randomMarks(form, turn);
    case 'text':
      return fallback;
  }
}
