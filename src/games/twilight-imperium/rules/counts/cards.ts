import { type Lying, miscounted, type Supply, supplyOf } from '#kit/count.ts';
import type { Galaxy } from '../../state.ts';
import type { NoteId, StrategyCardId } from '../../tables/card-ids.ts';
import { factions } from '../../tables/factions.ts';
import type { FactionId } from '../../tables/ids.ts';
import { notes } from '../../tables/notes.ts';
import { oncePerBox } from '../box.ts';

/** A kind of card: where it lies, and what there is of it in the box. */
interface Kind extends Lying {
  readonly box: Supply;
}

type CardKind = 'action' | 'agenda' | 'secret' | 'objective';

/** How much there is of everything of a kind. */
const supply = oncePerBox((box, kind: CardKind): Supply => {
  switch (kind) {
    case 'action':
      return supplyOf(
        Object.entries(box.actionCards).flatMap(([id, count]) => Array.from({ length: count }, () => id)),
      );
    case 'agenda':
      return supplyOf(box.agendas);
    case 'secret':
      return supplyOf(box.secrets);
    case 'objective':
      return supplyOf([...box.stageOne, ...box.stageTwo]);
  }
});

/** The notes of a faction's colour and its own. */
const notesOf = oncePerBox((box, faction: FactionId): Supply => {
  const plain = box.notes.filter((id) => notes[id].faction === null);
  return supplyOf([...plain, factions[faction].note]);
});

const NOTHING = supplyOf([]);

/** Every card is in one place, and none is missing. */
export function wrongCards(s: Galaxy): string | null {
  for (const kind of [actionCards(s), agendas(s), secrets(s), objectives(s)]) {
    const wrong = miscounted(kind, kind.box);
    if (wrong) return wrong;
  }
  return wrongStrategyCards(s) ?? wrongNotes(s);
}

const actionCards = (s: Galaxy): Kind => {
  const piles: (readonly string[])[] = [s.decks.action, s.discards.action, s.playing.map(({ card }) => card)];
  for (const { hand } of s.seats) piles.push(hand);
  return { name: 'action card', piles, box: supply(s.box, 'action') };
};

const agendas = (s: Galaxy): Kind => ({
  name: 'agenda',
  piles: [
    s.decks.agenda,
    s.discards.agenda,
    s.laws.map(({ id }) => id),
    s.agenda && !s.discards.agenda.includes(s.agenda.id) && !s.laws.some(({ id }) => id === s.agenda?.id)
      ? [s.agenda.id]
      : [],
    s.agenda?.by && !s.discards.agenda.includes(s.agenda.by) ? [s.agenda.by] : [],
  ],
  box: supply(s.box, 'agenda'),
});

const secrets = (s: Galaxy): Kind => {
  const piles: (readonly string[])[] = [s.decks.secret, s.published.map(({ id }) => id)];
  for (const { secrets: of, dealt } of s.seats) piles.push(of.held, of.scored, dealt.secrets);
  return { name: 'secret objective', piles, box: supply(s.box, 'secret') };
};

const objectives = (s: Galaxy): Kind => ({
  name: 'public objective',
  piles: [s.decks.stageOne, s.decks.stageTwo, s.objectives.map(({ id }) => id)],
  box: supply(s.box, 'objective'),
});

/** Each strategy card lies before one seat or in the common area, with goods on it only there (27.8, 85.2). */
function wrongStrategyCards(s: Galaxy): string | null {
  const taken: StrategyCardId[] = [];
  for (const { strategy } of s.seats) for (const { id } of strategy) taken.push(id);
  if (taken.some((id, i) => taken.indexOf(id) !== i)) return 'a strategy card lies before two seats';
  const twice = s.box.strategyCards.find((id) => taken.includes(id) && (s.bonus[id] ?? 0) > 0);
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
    const box = eliminated || faction === null ? NOTHING : notesOf(s.box, faction);
    const wrong = miscounted({ name: `note of seat ${seat}`, piles: [found] }, box);
    if (wrong) return wrong;
  }
  return null;
}
