import { describe, expect, it } from 'vitest';
import { keepTokens, statusOf } from '../abilities/status-phase.ts';
import type { Scene } from '../scene.ts';

const BIO = 'technology:bioplasmosis';
/** Infantry at home and in 29 beside it; 30 is next to 29, 24 is far away. */
const scene = () =>
  statusOf('arborec', 'hacan', 'yssaril')
    .tech(0, 'bioplasmosis')
    .units(0, 'nestphar', { infantry: 2 })
    .control(0, 'qucenn')
    .units(0, 'qucenn', { infantry: 3 })
    .control(0, 'rarron')
    .control(0, 'mellon')
    .control(0, 'mehar-xull');
const end = (s: Scene) => keepTokens(s.play());

describe('Bioplasmosis', () => {
  it('70.3 when the status phase ends infantry goes to own planets of the same or an adjacent system', () => {
    const table = end(scene());
    expect(table).toWaitFor([0, 'status-phase-ends']);
    table.answer(0, 'status-phase-ends', BIO);
    expect(table.offers(0, 'spread-from').slice().sort()).toEqual(['nestphar', 'qucenn']);
    expect(table).toRefuse(0, 'spread-from', { nestphar: 3 });
    table.answer(0, 'spread-from', { nestphar: 2, qucenn: 3 });
    expect(table).toOfferExactly(0, 'spread-to', ['nestphar', 'rarron', 'mellon']);
    expect(table).toRefuse(0, 'spread-to', { mellon: 2 });
    table.answer(0, 'spread-to', { mellon: 2, rarron: 1 });
    expect(table).toOfferExactly(0, 'spread-to', ['qucenn', 'rarron']);
    table.answer(0, 'spread-to', { qucenn: 1, rarron: 1 });
    expect(table.at('nestphar')).toBe('');
    expect(table.at('qucenn')).toBe('0:infantry 1');
    expect(table.at('rarron')).toBe('0:infantry 2');
    expect(table.at('mellon')).toBe('0:infantry 2');
    expect(table.state.stage).toEqual({ kind: 'strategy' });
  });

  it('all go at once: what arrives goes no further', () => {
    const table = end(scene());
    table.answers([0, 'status-phase-ends', BIO], [0, 'spread-from', { nestphar: 2 }]);
    expect(table).toOfferExactly(0, 'spread-to', ['qucenn', 'rarron']);
    table.answer(0, 'spread-to', { qucenn: 2 });
    expect(table.at('qucenn')).toBe('0:infantry 5');
    expect(table.state.stage).toEqual({ kind: 'strategy' });
  });

  it('it need not be used, and nobody need move', () => {
    expect(end(scene()).answers([0, 'status-phase-ends', 'pass']).at('nestphar')).toBe('0:infantry 2');
    const idle = end(scene()).answers([0, 'status-phase-ends', BIO], [0, 'spread-from', {}]);
    expect(idle.at('qucenn')).toBe('0:infantry 3');
    expect(idle.state.stage).toEqual({ kind: 'strategy' });
  });

  it('not from the space area, and not without a planet to go to', () => {
    const aboard = statusOf('arborec', 'hacan', 'yssaril').tech(0, 'bioplasmosis').control(0, 'vefut-ii');
    expect(end(aboard.units(0, '20', { carrier: 1, infantry: 2 })).state.stage).toEqual({ kind: 'strategy' });
    const far = statusOf('arborec', 'hacan', 'yssaril')
      .tech(0, 'bioplasmosis')
      .control(0, 'vefut-ii')
      .units(0, 'vefut-ii', { infantry: 2 });
    expect(end(far).state.stage).toEqual({ kind: 'strategy' });
  });
});
