import { describe, expect, it } from 'vitest';
import { heardBy } from '../../../support/driver.ts';
import { Scene } from '../scene.ts';

/** The status phase: everybody draws a card. Seat 1 is Yssaril. */
const scene = () =>
  new Scene(3, ['hacan', 'yssaril', 'xxcha'])
    .of('ability:scheming')
    .stage({ kind: 'status' })
    .objective('corner-the-market', { revealed: false })
    .with((s) => {
      s.decks.action.push('sabotage', 'bunker', 'flank-speed', 'morale-boost', 'veto');
    });

describe('Scheming', () => {
  it('24.3 whoever draws draws one more and discards one of the hand', () => {
    const table = scene().hand(1, 'summit').play();
    expect(table.seat(1).hand).toEqual(['summit', 'bunker', 'flank-speed']);
    expect(table).toOfferExactly(1, 'discard', ['summit', 'bunker', 'flank-speed']);
    table.answer(1, 'discard', ['summit']);
    expect(table.seat(1).hand).toEqual(['bunker', 'flank-speed']);
    expect(table.state.discards.action).toEqual(['summit']);
    expect(table.seat(0).hand).toEqual(['sabotage']);
    expect(table.seat(2).hand).toEqual(['morale-boost']);
  });

  it('one more whatever the number: three instead of two', () => {
    const table = scene().tech(1, 'neural-motivator').play();
    expect(table.seat(1).hand).toEqual(['bunker', 'flank-speed', 'morale-boost']);
    table.answer(1, 'discard', ['bunker']);
    expect(table.seat(1).hand).toHaveLength(2);
  });

  it('24.5 which cards were drawn only Yssaril learns, which one was discarded everybody', () => {
    const table = scene().play();
    const told = () => table.journal.entries.flatMap((entry) => ('facts' in entry ? entry.facts : []));
    const seen = (viewer: number) => JSON.stringify(heardBy(viewer, told()));
    expect(seen(1)).toContain('flank-speed');
    expect(seen(0)).not.toContain('flank-speed');
    table.answer(1, 'discard', ['flank-speed']);
    expect(seen(0)).toContain('flank-speed');
    expect(seen(0)).not.toContain('bunker');
  });

  it('74.17 if there is no card more, none is discarded', () => {
    const table = scene()
      .with((s) => {
        s.decks.action.splice(2);
      })
      .play();
    expect(table.seat(1).hand).toEqual(['bunker']);
    expect(table.session.openFor(1).map(({ topic }) => topic)).not.toContain('discard');
  });
});
