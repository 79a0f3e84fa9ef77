import { describe, expect, it } from 'vitest';
import type { CardId } from '#games/master-of-the-galaxy/content/ids.ts';
import { type Galaxy, Scene } from '../scene.ts';

const LOT: readonly CardId[] = [
  'ore-barges',
  'consular-docks',
  'border-bazaars',
  'plasma-lenses',
  'pulsar-observatory',
  'picket-stations',
  'terraced-habitats',
];

/** Seat 0 in phase 3 with a race, a government, and so many cards more. */
function withCards(government: CardId, more: number): Galaxy {
  const scene = new Scene().card(0, government).bag(0, 'r');
  for (const id of LOT.slice(0, more)) scene.card(0, id);
  const table = scene.play();
  return table.put(0, 'return');
}

describe('Eight cards may be kept instead of seven', () => {
  it('eight may stay, nine may not', () => {
    const eight = withCards('assembly-of-worlds', 6);
    eight.answer(0, 'cards', 'end');
    expect(eight).toWaitFor([1, 'distribute']);

    const nine = withCards('assembly-of-worlds', 7);
    expect(nine).toRefuse(0, 'cards', 'end', 'MOG-20.5');
    nine.answers([0, 'cards', 'discard:ore-barges'], [0, 'cards', 'end'], [0, 'resources', { red: 1 }]);
    expect(nine.cards(0)).toHaveLength(8);
    expect(nine).toWaitFor([1, 'distribute']);
  });

  it('without it, or with it before a rival, eight are too many and seven are not', () => {
    expect(withCards('grand-registry', 6)).toRefuse(0, 'cards', 'end', 'MOG-20.5');
    expect(withCards('grand-registry', 5)).not.toRefuse(0, 'cards', 'end');
    const scene = new Scene().card(1, 'assembly-of-worlds').bag(0, 'r');
    for (const id of LOT) scene.card(0, id);
    const table = scene.play().put(0, 'return');
    expect(table).toRefuse(0, 'cards', 'end', 'MOG-20.5');
  });

  it('discarding it makes the limit seven again at once', () => {
    const table = withCards('assembly-of-worlds', 7);
    table.answer(0, 'cards', 'discard:assembly-of-worlds');
    expect(table.cards(0)).toHaveLength(8);
    expect(table).toRefuse(0, 'cards', 'end', 'MOG-20.5');
    table.answer(0, 'cards', 'discard:ore-barges');
    expect(table).not.toRefuse(0, 'cards', 'end');
  });
});
