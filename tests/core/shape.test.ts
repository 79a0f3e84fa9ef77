import { describe, expect, it } from 'vitest';
import { refusalOf } from '#core/choice.ts';
import { type Grid, layings, type Shape, type Square, shape, turnsOf } from '#core/shape.ts';
import { speaker } from '#core/speak.ts';
import { words } from '../support/scripted.ts';

/** A shape as drawn, rows from above: `x` for each square. */
function piece(rows: string): Shape {
  const squares = rows
    .split('/')
    .flatMap((row, y) => [...row].flatMap((sign, x): Square[] => (sign === 'x' ? [[x, y]] : [])));
  return { id: 's', label: words('Piece'), squares };
}

const grid = (columns: number, rows: number): Grid => {
  const cells = Array.from({ length: columns * rows }, (_, at): [string, Square] => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return [`${'abcdef'[column]}${row + 1}`, [column, row]];
  });
  return { id: 'sheet', cells: new Map(cells) };
};

const anywhere = { fits: () => true, value: ({ cells }: { cells: readonly string[] }) => cells.join(' ') };

describe('a shape', () => {
  // As anybody can count who turns the piece in their hands, on one side and on both.
  it.each([
    ['x', [1, 1]],
    ['xx', [2, 2]],
    ['xx/xx', [1, 1]],
    ['xxx', [2, 2]],
    ['x/xx', [4, 4]],
    ['x/x/xx', [4, 8]],
    ['.xx/xx', [2, 4]],
    ['xxx/.x', [4, 4]],
    ['xx/xx/x', [4, 8]],
  ])('%s can lie in as many ways as there are', (rows, ways) => {
    expect([{ oneSided: true }, {}].map((sides) => turnsOf({ ...piece(rows), ...sides }).size)).toEqual(ways);
  });

  it('is offered where all its cells are there and fit, by the cells it would cover', () => {
    const corner = piece('x/xx');
    const fits = ({ cells }: { cells: readonly string[] }) => !cells.includes('b1');
    const some = layings(grid(2, 2), [corner], { ...anywhere, fits });
    expect(some.flatMap(({ placements }) => placements.map(({ cells }) => cells))).toEqual([
      ['a1', 'a2', 'b2'],
    ]);
    const all = layings(grid(2, 2), [corner], anywhere);
    expect(all.flatMap(({ placements }) => placements.map(({ value }) => value)).sort()).toEqual([
      'a1 a2 b2',
      'a1 b1 a2',
      'a1 b1 b2',
      'b1 a2 b2',
    ]);
  });

  it('that is turned so that it fits nowhere is not offered that way', () => {
    const turns = layings(grid(3, 2), [piece('xxx')], anywhere);
    expect(turns.map(({ id, placements }) => [id, placements.map(({ id: one }) => one)])).toEqual([
      ['s.0', ['s.0@a1', 's.0@a2']],
    ]);
  });

  it('is shown as it would lie', () => {
    const { say } = speaker('en', { 'test.words': ({ text }: { text: string }) => text }, String);
    const turns = layings(grid(4, 4), [piece('x/x/xx')], anywhere);
    expect(turns.map(({ label }) => say(label)).slice(0, 3)).toEqual([
      'Piece as ■□ / ■□ / ■■',
      'Piece as ■■■ / ■□□',
      'Piece as ■■ / □■ / □■',
    ]);
  });

  it('is asked for as turn and place in one, and read as what laying it means', () => {
    const turns = layings(grid(2, 1), [piece('xx')], anywhere);
    const question = shape(words('?'), { sheet: 'sheet', turns });
    expect(question.fallback).toBe('s.0@a1');
    expect(question.read('s.0@a1')).toBe('a1 b1');
    expect(refusalOf(question, 's.1@a1')?.message.key).toBe('core.notOffered');
    expect(() => shape(words('?'), { sheet: 'sheet', turns: [] })).toThrow('nobody can answer');
  });
});
