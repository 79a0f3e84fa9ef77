import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const card = 'card:economic-initiative';
const exhausted = { exhausted: true };
const scene = () => new Scene().hand(0, 'economic-initiative');

describe('TI4 24 Economic Initiative', () => {
  it('all cultural planets of its player are readied, no others', () => {
    const table = scene()
      .control(0, 'torkan', exhausted)
      .control(0, 'mellon', exhausted)
      .control(0, 'wellon', exhausted)
      .control(1, 'rarron', exhausted)
      .play();
    table.answer(0, 'action', card);
    expect(table.planet('torkan').exhausted).toBe(false);
    expect(table.planet('mellon').exhausted).toBe(false);
    expect(table.planet('wellon').exhausted).toBe(true);
    expect(table.planet('rarron').exhausted).toBe(true);
    expect(table).toWaitFor([1, 'action']);
  });

  it('24.6a also when none of them is exhausted, for the sake of the action', () => {
    const table = scene().control(0, 'torkan').control(0, 'wellon', exhausted).play();
    table.answer(0, 'action', card);
    expect(table.planet('wellon').exhausted).toBe(true);
    expect(table).toWaitFor([1, 'action']);
  });
});
