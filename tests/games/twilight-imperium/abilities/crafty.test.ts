import { describe, expect, it } from 'vitest';
import type { ActionCardId } from '#games/twilight-imperium/tables/card-ids.ts';
import { decided, inForce, revealing } from '../agendas/voting.ts';
import { Scene } from '../scene.ts';

const SEVEN: readonly ActionCardId[] = [
  'summit',
  'bunker',
  'flank-speed',
  'morale-boost',
  'morale-boost',
  'flank-speed',
  'parley',
];
const drawing = (set: Scene) =>
  set
    .stage({ kind: 'status' })
    .objective('corner-the-market', { revealed: false })
    .with((s) => {
      s.decks.action.push('sabotage', 'sabotage', 'sabotage', 'sabotage');
    })
    .play();
const scene = () => new Scene(3, ['hacan', 'yssaril', 'xxcha']).of('ability:crafty');

describe('Crafty', () => {
  it('24.4a any number of action cards in hand; others keep seven', () => {
    const table = drawing(
      scene()
        .hand(0, ...SEVEN)
        .hand(1, ...SEVEN),
    );
    expect(table.seat(1).hand).toHaveLength(8);
    expect(table.session.openFor(1).map(({ topic }) => topic)).not.toContain('discard');
    expect(table).toOfferExactly(0, 'discard', [
      'summit',
      'bunker',
      'flank-speed',
      'morale-boost',
      'morale-boost#2',
      'flank-speed#2',
      'parley',
      'sabotage',
    ]);
  });

  it('74.6 no effect imposes a limit: Executive Sanctions do not', () => {
    const law = inForce(scene(), 'executive-sanctions')
      .hand(0, 'summit', 'bunker', 'parley')
      .hand(1, 'summit', 'bunker', 'parley');
    const table = drawing(law);
    expect(table.seat(1).hand).toHaveLength(4);
    expect(table.session.openFor(1).map(({ topic }) => topic)).not.toContain('discard');
    expect(table.session.openFor(0).map(({ topic }) => topic)).toContain('discard');
  });

  it('74.6 nor when they come into force', () => {
    const set = revealing('executive-sanctions')
      .of('ability:crafty')
      .hand(2, ...SEVEN);
    expect(set.state.seats[2]?.faction).toBe('yssaril');
    const table = decided(set.play().quiet(), 'for');
    expect(table.seat(2).hand).toHaveLength(7);
  });
});
