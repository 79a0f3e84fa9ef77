import { describe, expect, it } from 'vitest';
import type { TrackId } from '#games/master-of-the-galaxy/content/board.ts';
import { cards, kindOf } from '#games/master-of-the-galaxy/content/cards.ts';
import { CARD_IDS, type CardId } from '#games/master-of-the-galaxy/content/ids.ts';
import { isDevelopment } from '#games/master-of-the-galaxy/content/kinds.ts';
import { Scene } from '../scene.ts';

const TRACK: TrackId = 'b0-m0';
const onDiscard = CARD_IDS.filter((id) => {
  const card = cards[id];
  return 'property' in card && card.property?.timing === 'discard';
});
const leaders = onDiscard.filter((id) => kindOf(id) === 'leader');
const developments = onDiscard.filter((id) => isDevelopment(kindOf(id)));

/**
 * Seat 1 needs one more cube to win a conflict against seat 0, which holds the card, every symbol a leader can ask for,
 * and a route of three cubes to be plundered.
 */
function front(card: CardId, conflict: 'heretics-uprising' | 'raid-on-the-shipyards'): Scene {
  const scene = new Scene().turnOf(1).base(0, 'b0').base(1, 'm0').bag(0, '');
  for (const id of ['terraced-habitats', 'ore-barges', 'border-bazaars', 'consular-docks'] as const)
    scene.working(0, id);
  for (const id of ['plasma-lenses', 'picket-stations'] as const) scene.working(0, id);
  scene.route(0, 's0-a0', { from: 's0', colour: 'red', cubes: 3 });
  const onRed = conflict === 'heretics-uprising' ? '. r g' : '. r b';
  return scene.card(0, card).conflict(conflict, TRACK, { red: 'm0', onRed }).bag(1, 'r');
}

describe('MOG-20.6 A discard property does nothing when a rival makes its owner discard the card', () => {
  it('all discard properties stand on leaders and developments', () => {
    expect([...leaders, ...developments].toSorted()).toEqual(onDiscard.toSorted());
    expect([leaders.length, developments.length]).toEqual([10, 6]);
  });

  it.each(leaders)('%s', (card) => {
    const table = front(card, 'heretics-uprising').play();
    table.put(1, `red>side:${TRACK}.red`);
    table.answers([1, 'plunder', 'route:s0-a0#2'], [1, 'plunder', 'route:s0-a0#1']);
    const before = structuredClone(table.state);
    table.answer(1, 'strip', card);
    expect(table.cards(0)).not.toContain(card);
    expect(table.state.decks[kindOf(card)].at(-1)).toBe(card);
    const { bank, systems, turn, seats } = table.state;
    expect({ bank, systems, turn: turn.extra }).toEqual({
      bank: before.bank,
      systems: before.systems,
      turn: 0,
    });
    expect(seats.map(({ skips, bag }) => ({ skips, bag }))).toEqual(
      before.seats.map(({ bag }) => ({ skips: 0, bag })),
    );
    expect(table).toWaitFor([1, 'cards']);
  });

  it.each(developments)('%s', (card) => {
    const table = front(card, 'raid-on-the-shipyards').fill(0, card, { done: true }).play();
    table.put(1, `red>side:${TRACK}.red`);
    for (const cube of [2, 1, 0]) table.answer(1, 'plunder', `route:s0-a0#${cube}`);
    expect(table.held(0, card).projects[0]?.done).toBe(true);
    const held = table.state.seats.map(({ cards: before }) => before.length);
    table.answer(1, 'strip', card);
    expect(table.state.decks[kindOf(card)].at(-1)).toBe(card);
    expect(table.state.seats.map(({ cards: after }) => after.length)).toEqual([
      (held[0] ?? 0) - 1,
      held[1],
      held[2],
    ]);
    expect(table.held(0, 'azhgar-host').projects[0]?.cells).toEqual([null, null, null, null]);
    expect(table).toWaitFor([1, 'cards']);
  });
});
