import type { Galaxy } from '../../state.ts';
import { copiesOf } from '../../tables/action-cards.ts';
import {
  ACTION_CARD_IDS,
  AGENDA_IDS,
  type NoteId,
  SECRET_IDS,
  STAGE_ONE,
  STAGE_TWO,
  STRATEGY_CARDS,
  type StrategyCardId,
} from '../../tables/card-ids.ts';
import { factions } from '../../tables/factions.ts';
import { FACTION_IDS } from '../../tables/ids.ts';
import { notes } from '../../tables/notes.ts';

/** What there is of a kind of card: each has a number, by which its copies are counted. */
interface Box {
  readonly ids: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly copies: readonly number[];
  readonly size: number;
}

/** A kind of card: what lies somewhere, and what there is of it in the box. */
interface Kind {
  readonly name: string;
  readonly found: readonly (readonly string[])[];
  readonly box: Box;
}

function boxOf(cards: readonly string[]): Box {
  const ids = [...new Set(cards)];
  const copies = ids.map((id) => cards.filter((other) => other === id).length);
  return { ids, numbers: new Map(ids.map((id, number) => [id, number])), copies, size: cards.length };
}

const PLAIN = (Object.keys(notes) as NoteId[]).filter((id) => notes[id].faction === null);

/** The boxes never change: they are counted once. */
const BOX = {
  action: boxOf(ACTION_CARD_IDS.flatMap((id) => Array.from({ length: copiesOf(id) }, () => id))),
  agenda: boxOf(AGENDA_IDS),
  secret: boxOf(SECRET_IDS),
  objectives: boxOf([...STAGE_ONE, ...STAGE_TWO]),
  nothing: boxOf([]),
  notes: new Map(FACTION_IDS.map((faction) => [faction, boxOf([...PLAIN, factions[faction].note])])),
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
  const left = [...box.copies];
  let count = 0;
  for (const pile of found)
    for (const id of pile) {
      const number = box.numbers.get(id) ?? -1;
      const copies = left[number] ?? 0;
      if (copies === 0) return `${name} ${id} is there too often`;
      left[number] = copies - 1;
      count += 1;
    }
  // As many as there are, and none too often: none is missing.
  if (count === box.size) return null;
  return `${name} ${box.ids[left.findIndex((copies) => copies > 0)]} is missing`;
}

const actionCards = (s: Galaxy): Kind => {
  const found = [s.decks.action, s.discards.action, s.playing.map(({ card }) => card)];
  for (const { hand } of s.seats) found.push(hand);
  return { name: 'action card', found, box: BOX.action };
};

const agendas = (s: Galaxy): Kind => ({
  name: 'agenda',
  found: [
    s.decks.agenda,
    s.discards.agenda,
    s.laws.map(({ id }) => id),
    s.agenda && !s.discards.agenda.includes(s.agenda.id) && !s.laws.some(({ id }) => id === s.agenda?.id)
      ? [s.agenda.id]
      : [],
    s.agenda?.by && !s.discards.agenda.includes(s.agenda.by) ? [s.agenda.by] : [],
  ],
  box: BOX.agenda,
});

const secrets = (s: Galaxy): Kind => {
  const found = [s.decks.secret, s.published.map(({ id }) => id)];
  for (const { secrets: of, dealt } of s.seats) found.push(of.held, of.scored, dealt.secrets);
  return { name: 'secret objective', found, box: BOX.secret };
};

const objectives = (s: Galaxy): Kind => ({
  name: 'public objective',
  found: [s.decks.stageOne, s.decks.stageTwo, s.objectives.map(({ id }) => id)],
  box: BOX.objectives,
});

/** Each strategy card lies before one seat or in the common area, with goods on it only there (27.8, 85.2). */
function wrongStrategyCards(s: Galaxy): string | null {
  const taken: StrategyCardId[] = [];
  for (const { strategy } of s.seats) for (const { id } of strategy) taken.push(id);
  if (taken.some((id, i) => taken.indexOf(id) !== i)) return 'a strategy card lies before two seats';
  const twice = STRATEGY_CARDS.find((id) => taken.includes(id) && (s.bonus[id] ?? 0) > 0);
  return twice ? `goods lie on ${twice}, which somebody has` : null;
}

/** Four notes of every colour and one of every faction, wherever they are; those of who is out of the game are gone (25.0, 25.7). */
function wrongNotes(s: Galaxy): string | null {
  const everywhere: NoteId[][] = s.seats.map(() => []);
  for (const { notes: held, area } of s.seats) {
    for (const { id, owner } of held) everywhere[owner]?.push(id);
    for (const { id, owner } of area) everywhere[owner]?.push(id);
  }
  for (const [seat, { faction, eliminated }] of s.seats.entries()) {
    const found = everywhere[seat] ?? [];
    const box = eliminated || faction === null ? BOX.nothing : (BOX.notes.get(faction) ?? BOX.nothing);
    const wrong = wrongCount({ name: `note of seat ${seat}`, found: [found], box });
    if (wrong) return wrong;
  }
  return null;
}
