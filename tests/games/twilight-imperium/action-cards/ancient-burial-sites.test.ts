import { describe, expect, it } from 'vitest';
import { decided, revealing } from '../agendas/voting.ts';

const card = 'card:ancient-burial-sites';
const scene = () =>
  revealing('mutiny')
    .hand(1, 'ancient-burial-sites')
    .control(2, 'torkan')
    .control(2, 'mellon')
    .control(2, 'wellon')
    .control(1, 'rarron');

describe('TI4 24 Ancient Burial Sites', () => {
  it('as the agenda phase begins all cultural planets of another are exhausted', () => {
    const table = scene().control(0, 'xxehan').play();
    expect(table).toOfferExactly(1, 'agenda-phase-starts', [card, 'pass']);
    table.answer(1, 'agenda-phase-starts', card);
    expect(table).toOfferExactly(1, 'card-seat', ['seat:2', 'seat:0']);
    table.answer(1, 'card-seat', 'seat:2');
    expect(table.planet('torkan').exhausted).toBe(true);
    expect(table.planet('mellon').exhausted).toBe(true);
    expect(table.planet('wellon').exhausted).toBe(false);
    expect(table.planet('rarron').exhausted).toBe(false);
    expect(table.planet('xxehan').exhausted).toBe(false);
    expect(table.quiet()).toWaitFor([1, 'vote']);
  });

  it('not at the second agenda', () => {
    const table = scene().play();
    table.answer(1, 'agenda-phase-starts', 'pass');
    decided(table.quiet(), 'against');
    expect(table.quiet().state.agenda?.id).toBe('economic-equality');
    expect(table.seat(1).hand).toEqual(['ancient-burial-sites']);
    expect(table).toWaitFor([1, 'vote']);
  });

  it('not where no other has a ready cultural planet', () => {
    const table = revealing('mutiny')
      .hand(1, 'ancient-burial-sites')
      .control(1, 'rarron')
      .control(2, 'torkan', { exhausted: true })
      .play();
    expect(table.quiet()).toWaitFor([1, 'vote']);
  });
});
