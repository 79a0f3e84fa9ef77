import { copiesOf } from '../../content/action-cards.ts';
import {
  ACTION_CARD_IDS,
  AGENDA_IDS,
  type NoteId,
  SECRET_IDS,
  STAGE_ONE,
  STAGE_TWO,
  STRATEGY_CARDS,
} from '../../content/card-ids.ts';
import { factions } from '../../content/factions.ts';
import { notes } from '../../content/notes.ts';
import type { Galaxy } from '../../state.ts';

/** A kind of card: what lies somewhere, and what there is of it in the box. */
interface Kind {
  readonly name: string;
  readonly found: readonly string[];
  readonly box: readonly string[];
}

const BOX = {
  action: ACTION_CARD_IDS.flatMap((id) => Array.from({ length: copiesOf(id) }, () => id)),
  objectives: [...STAGE_ONE, ...STAGE_TWO],
};

/** Every card is in one place, and none is missing. */
export function wrongCards(s: Galaxy): string | null {
  for (const kind of [actionCards(s), agendas(s), secrets(s), objectives(s)]) {
    const wrong = wrongCount(kind);
    if (wrong) return wrong;
  }
  return wrongStrategyCards(s) ?? wrongNotes(s);
}

function wrongCount({ name, found, box }: Kind): string | null {
  const left = new Map<string, number>();
  for (const id of box) left.set(id, (left.get(id) ?? 0) + 1);
  for (const id of found) {
    const copies = left.get(id) ?? 0;
    if (copies === 0) return `${name} ${id} is there too often`;
    left.set(id, copies - 1);
  }
  const missing = [...left].find(([, copies]) => copies > 0);
  return missing ? `${name} ${missing[0]} is missing` : null;
}

const actionCards = (s: Galaxy): Kind => ({
  name: 'action card',
  found: [
    ...s.decks.action,
    ...s.discards.action,
    ...s.playing.map(({ card }) => card),
    ...s.seats.flatMap(({ hand }) => hand),
  ],
  box: BOX.action,
});

const agendas = (s: Galaxy): Kind => ({
  name: 'agenda',
  found: [
    ...s.decks.agenda,
    ...s.discards.agenda,
    ...s.laws.map(({ id }) => id),
    ...(s.agenda && !s.discards.agenda.includes(s.agenda.id) && !s.laws.some(({ id }) => id === s.agenda?.id)
      ? [s.agenda.id]
      : []),
    ...(s.agenda?.by && !s.discards.agenda.includes(s.agenda.by) ? [s.agenda.by] : []),
  ],
  box: AGENDA_IDS,
});

const secrets = (s: Galaxy): Kind => ({
  name: 'secret objective',
  found: [
    ...s.decks.secret,
    ...s.seats.flatMap(({ secrets: { held, scored }, dealt }) => [...held, ...scored, ...dealt.secrets]),
    ...s.published.map(({ id }) => id),
  ],
  box: SECRET_IDS,
});

const objectives = (s: Galaxy): Kind => ({
  name: 'public objective',
  found: [...s.decks.stageOne, ...s.decks.stageTwo, ...s.objectives.map(({ id }) => id)],
  box: BOX.objectives,
});

/** Each strategy card lies before one seat or in the common area, with goods on it only there (27.8, 85.2). */
function wrongStrategyCards(s: Galaxy): string | null {
  const taken = s.seats.flatMap(({ strategy }) => strategy.map(({ id }) => id));
  if (new Set(taken).size !== taken.length) return 'a strategy card lies before two seats';
  const twice = STRATEGY_CARDS.find((id) => taken.includes(id) && (s.bonus[id] ?? 0) > 0);
  return twice ? `goods lie on ${twice}, which somebody has` : null;
}

/** Four notes of every colour and one of every faction, wherever they are; those of who is out of the game are gone (25.0, 25.7). */
function wrongNotes(s: Galaxy): string | null {
  const everywhere = s.seats.flatMap(({ notes: held, area }) => [...held, ...area]);
  for (const [seat, { faction, eliminated }] of s.seats.entries()) {
    const found = everywhere.filter(({ owner }) => owner === seat).map(({ id }) => id);
    const box = eliminated || faction === null ? [] : [...PLAIN, factions[faction].note];
    const wrong = wrongCount({ name: `note of seat ${seat}`, found, box });
    if (wrong) return wrong;
  }
  return null;
}

const PLAIN = (Object.keys(notes) as NoteId[]).filter((id) => notes[id].faction === null);
