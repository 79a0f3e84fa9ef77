import type { Flow } from '#core/flow.ts';
import type { Refusal } from '#core/message.ts';
import { choose, type Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { otherEnd, type SystemId, type TrackId } from '../content/board.ts';
import { cards } from '../content/cards.ts';
import type { CardId } from '../content/ids.ts';
import type { ConflictSideName } from '../content/kinds.ts';
import { buryCard, stripCard } from '../mutations/cards.ts';
import { clearProject } from '../mutations/cubes.ts';
import { judge } from '../mutations/judge.ts';
import { conflictCard } from '../rules/cards.ts';
import { battlefields, SIDES } from '../rules/conflicts.ts';
import { activeProperties, cardLimit } from '../rules/properties.ts';
import { CUBES_FOR_DISCARDS, RACE_STAYS } from '../rules/rulings.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { takeCubes } from './bank-cubes.ts';
import { takeEffect } from './effects.ts';
import { negotiate, type TruceStep, truceOptions } from './truce.ts';

type Step =
  | { readonly kind: 'lay' | 'discard'; readonly card: CardId }
  | { readonly kind: 'end' }
  | TruceStep;

/** Phase 3: conflicts are laid, cards discarded, in any order and number; then cubes for the discards (20). */
export function* cardsPhase(t: GalaxyTable, seat: Seat): Flow<void> {
  let taken = 0;
  do {
    yield* playCards(t, seat);
    const { discarded } = t.state.turn;
    const due = CUBES_FOR_DISCARDS[Math.min(discarded, CUBES_FOR_DISCARDS.length - 1)] ?? 0;
    yield* takeCubes(t, seat, due - taken); // 20.10
    taken = due;
    // 20.5, 3.7: a truce agreed on meanwhile may have brought a card.
  } while (surplus(t.state, seat));
}

function* playCards(t: GalaxyTable, seat: Seat): Flow<void> {
  while (hasChoice(t.state, seat)) {
    const step = yield* t.ask(seat, 'cards', () => cardPlay(t.state, seat));
    if (step.kind === 'end') break;
    if (step.kind === 'truce') negotiate(t, seat, step);
    else if (step.kind === 'lay') yield* layConflict(t, seat, step.card);
    else yield* discard(t, seat, step.card);
  }
}

/**
 * With nothing but a race card there is nothing to lay or discard, and nobody is asked; nor is who said before that no card would be
 * played, unless there are others now.
 */
function hasChoice(s: Galaxy, seat: Seat): boolean {
  const { ends } = s.turn;
  if (ends && !surplus(s, seat) && seatOf(s, seat).cards.every(({ id }) => ends.includes(id))) return false;
  return canPlay(s, seat);
}

/** Whether the turn of a seat would end with a question about its cards, and could end without. */
export const canLeaveCards = (s: Galaxy, seat: Seat): boolean => canPlay(s, seat) && !surplus(s, seat);

function canPlay(s: Galaxy, seat: Seat): boolean {
  return (
    seatOf(s, seat).cards.some(({ id }) => cards[id].kind !== 'race') || truceOptions(s, seat).length > 0
  );
}

function cardPlay(s: Galaxy, seat: Seat) {
  const before = seatOf(s, seat).cards;
  const working = new Set(
    activeProperties(s, seat).flatMap(({ held, property }) =>
      property.timing === 'discard' ? [held.id] : [],
    ),
  );
  const options: Option<Step>[] = [];
  const noFront = battlefields(s, seat).length === 0;
  for (const { id } of before) {
    if (cards[id].kind !== 'conflict') continue;
    options.push({
      id: `lay:${id}`,
      label: msg('option.lay', { card: id }),
      group: msg('group.lay', {}),
      value: { kind: 'lay', card: id },
      ...(noFront && { barred: { message: msg('refuse.noFront', {}), rule: 'MOG-20.2' } }),
    });
  }
  for (const { id } of before) {
    if (RACE_STAYS && cards[id].kind === 'race') continue; // 20.12
    options.push({
      id: `discard:${id}`,
      label: msg(working.has(id) ? 'option.discardWorks' : 'option.discard', { card: id }),
      group: msg('group.discard', {}),
      value: { kind: 'discard', card: id },
    });
  }
  options.push(...truceOptions(s, seat));
  const tooMany = surplus(s, seat);
  const end: Option<Step> = { id: 'end', label: msg('option.endTurn', {}), value: { kind: 'end' } };
  options.push(tooMany ? { ...end, barred: tooMany } : end);
  const limit = cardLimit(s, seat);
  return choose(msg('ask.cards', { count: before.length, limit }), options, {
    fallback: tooMany ? lastDiscard(options) : 'end',
  });
}

const lastDiscard = (options: readonly Option<Step>[]) =>
  options.filter(({ value }) => value.kind === 'discard').at(-1)?.id ?? 'end';

/** More cards than may be kept: the phase cannot end yet (20.5, 3.7). */
function surplus(s: Galaxy, seat: Seat): Refusal | null {
  const count = seatOf(s, seat).cards.length;
  const limit = cardLimit(s, seat);
  return count > limit ? { message: msg('refuse.tooManyCards', { count, limit }), rule: 'MOG-20.5' } : null;
}

type Front = { readonly track: TrackId; readonly own: SystemId; readonly side: ConflictSideName };

/** A conflict card goes onto a track, with a side of choice towards the own system (20.2 to 20.4). */
function* layConflict(t: GalaxyTable, seat: Seat, card: CardId): Flow<void> {
  const front = yield* t.ask(seat, 'lay', () => {
    const options: Option<Front | null>[] = battlefields(t.state, seat).flatMap(({ track, own }) =>
      SIDES.map((side) => {
        const foe = otherEnd(track, own);
        const group = msg('group.track', { own, foe });
        return {
          id: `${track}@${own}:${side}`,
          label: msg('option.front', { own, foe, side }),
          group,
          value: { track, own, side },
        };
      }),
    );
    options.push({ id: 'back', label: msg('option.back', {}), value: null });
    return choose(msg('ask.lay', { card }), options, { fallback: 'back' });
  });
  if (!front) return;
  const { track, own, side } = front;
  const foe = otherEnd(track, own);
  const { red, blue } = conflictCard(card);
  const { cards: before } = seatOf(t.write, seat);
  before.splice(
    before.findIndex(({ id }) => id === card),
    1,
  );
  if (t.state.routes[track]) clearProject(t, seat, { kind: 'route', track }); // 20.3
  t.write.conflicts.push({
    card: card as Galaxy['conflicts'][number]['card'],
    track,
    red: side === 'red' ? own : foe,
    cells: { red: red.cells.map(() => null), blue: blue.cells.map(() => null) },
    offers: [],
  });
  t.tell(msg('fact.conflictLaid', { seat, card, own, foe, side }));
  judge(t);
}

/** A card is discarded; a discard property that works now is carried out, it cannot be declined (20.6 to 20.9, 20.11). */
function* discard(t: GalaxyTable, seat: Seat, card: CardId): Flow<void> {
  const active = activeProperties(t.state, seat).find(({ held }) => held.id === card)?.property;
  t.write.turn.discarded += 1;
  t.tell(msg('fact.discarded', { seat, card }));
  stripCard(t, seat, card);
  buryCard(t, card);
  if (active?.timing === 'discard') yield* takeEffect(t, seat, { effect: active.effect, card });
}
