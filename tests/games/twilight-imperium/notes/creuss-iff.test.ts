import { describe, expect, it } from 'vitest';
import { adjacent } from '#games/twilight-imperium/rules/board.ts';
import { creuss } from '../abilities/creuss.ts';
import { waits } from '../combat.ts';

const NOTE = 'note:creuss-iff@0';

describe('Creuss IFF', () => {
  it('as its holder’s turn begins a token is placed, by the holder’s planets and ships; then it goes back', () => {
    const table = creuss()
      .stage({ kind: 'turn', seat: 1 })
      .note(1, 'creuss-iff', 0)
      .units(0, '30', { cruiser: 1 })
      .play();
    table.answer(1, 'turn-starts', NOTE);
    table.answer(1, 'wormhole-token', 'beta');
    const offered = table.offers(1, 'wormhole-place');
    expect(offered).toContain('16');
    expect(offered).not.toContain('30');
    expect(offered).not.toContain('51');
    table.answer(1, 'wormhole-place', '33');
    expect(adjacent(table.state as never, ['25', '33'])).toBe(true);
    expect(table.seat(0).notes).toEqual([{ id: 'creuss-iff', owner: 0 }]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('not in the turns of others; it may be kept', () => {
    const table = creuss().note(1, 'creuss-iff', 0).play();
    expect(waits(table)).toEqual(['0:action']);
    const kept = creuss().stage({ kind: 'turn', seat: 1 }).note(1, 'creuss-iff', 0).play();
    kept.answer(1, 'turn-starts', 'pass');
    expect(kept.seat(1).notes).toHaveLength(1);
  });
});
