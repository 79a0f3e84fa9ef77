import { describe, expect, it } from 'vitest';
import type { Message } from '#core/message.ts';
import { heardByOthers, seenByOthers } from '../support/bystanders.ts';
import { randomOf } from '../support/chance.ts';
import { type Driver, start } from '../support/driver.ts';
import { answerAtRandom } from '../support/selfplay.ts';
import { expectSame } from '../support/shown.ts';
import type { AnyGame } from '../support/toys/all.ts';
import { inscribe } from '../support/toys/inscribe.ts';
import { survey } from '../support/toys/survey/game.ts';

const SEATS = [0, 1, 2];

/** Plays at random; after every answer behind a screen that still stands, and after its undo, looks at what others notice. */
function lookAround(game: AnyGame, seed: number): { marks: number; undone: number } {
  const table: Driver<unknown, Message, unknown, unknown> = start(game, { seats: SEATS.length, seed });
  const random = randomOf(seed);
  const seen = { marks: 0, undone: 0 };
  while (!table.session.over) {
    const before = SEATS.map((seat) => seenByOthers(seat, table.session));
    const waiting = JSON.stringify(table.session.summoned());
    const { taken } = answerAtRandom(table, random);
    const { row } = taken;
    if (!table.session.isHidden(row)) continue;
    seen.marks += 1;
    expectSame(seenByOthers(row.seat, table.session), before[row.seat]!);
    expect(heardByOthers(row.seat, SEATS.length, taken)).toEqual([]);
    if (table.session.openFor(row.seat).length > 0)
      expectSame(JSON.stringify(table.session.summoned()), waiting);
    if (random() < 0.3 && table.undo(row.seat, row.seq) === null) {
      seen.undone += 1;
      expectSame(seenByOthers(row.seat, table.session), before[row.seat]!);
    }
  }
  return seen;
}

describe.each([inscribe, survey] as unknown as AnyGame[])('behind a screen of $id', (game) => {
  it('a mark, made or taken back, changes nothing that another seat sees, is asked, is told or waits for', () => {
    const all = Array.from({ length: 15 }, (_, seed) => lookAround(game, seed));
    expect(all.reduce((sum, { marks }) => sum + marks, 0)).toBeGreaterThan(100);
    expect(all.reduce((sum, { undone }) => sum + undone, 0)).toBeGreaterThan(20);
  });
});

describe('this test', () => {
  it('finds a game that does not say what is a seat’s own', () => {
    const { ownParts: _, ...open } = survey;
    expect(() => lookAround(open as unknown as AnyGame, 1)).toThrow(/expected/);
  });
});
