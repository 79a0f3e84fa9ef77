import { describe, expect, it } from 'vitest';
import { inForce } from '../agendas/voting.ts';
import { Scene } from '../scene.ts';
import { isAsked } from './fighting.ts';

const card = 'card:lost-star-chart';

/** A carrier at the alpha wormhole of 26, far from the beta wormhole of 40. */
const scene = () =>
  new Scene().tile(7, '26').tile(12, '40').hand(0, 'lost-star-chart').units(0, '26', { carrier: 1 });

function activated(from: Scene) {
  const table = from.play();
  table.answers([0, 'action', 'tactical'], [0, 'activate', '40']);
  return table;
}

describe('TI4 24 Lost Star Chart', () => {
  it('70.1 alpha and beta wormholes are joined in this tactical action', () => {
    const table = activated(scene());
    table.answer(0, 'system-activated', card);
    table.answer(0, 'move', { '26:carrier': 1 });
    expect(table.at('40')).toBe('0:carrier 1');
    expect(table.state.effects).toEqual([]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('unplayed, they are not', () => {
    const table = activated(scene());
    table.answer(0, 'system-activated', 'pass');
    expect(isAsked(table, 0, 'move')).toBe(false);
  });

  it('a ban on wormholes does not matter', () => {
    const table = activated(inForce(scene(), 'enforced-travel-ban'));
    table.answer(0, 'system-activated', card);
    expect(table).toOfferExactly(0, 'move', ['26:carrier']);
  });

  it('systems without wormholes are no nearer', () => {
    const table = scene().units(0, '29', { carrier: 1 }).play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '40']);
    table.answer(0, 'system-activated', card);
    expect(table).toOfferExactly(0, 'move', ['26:carrier']);
  });
});
