import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';
import { activating } from './moving.ts';

describe('TI4 1 Active system', () => {
  it('1.1 77.1a a token from the tactic pool goes into the system, which becomes the active one', () => {
    const table = activating(new Scene().units(0, '14', { cruiser: 1 }), '29');
    expect(table.state.systems['29']?.tokens).toEqual([0]);
    expect(table.seat(0).pools).toEqual({ tactic: 2, fleet: 3, strategy: 2 });
    expect(table.state.tactical).toMatchObject({ seat: 0, system: '29' });
  });

  it('1.2 77.1 a system with a token of one’s own is shown, barred with the reason', () => {
    const table = new Scene().token(0, '29').play();
    table.answer(0, 'action', 'tactical');
    expect(table.offers(0, 'activate')).toContain('29');
    expect(table).toRefuse(0, 'activate', '29', 'TI4 1.2');
    expect(table).not.toRefuse(0, 'activate', '20');
  });

  it('1.2 every other system may be activated, far away or empty', () => {
    const table = new Scene().token(0, '29').play();
    table.answer(0, 'action', 'tactical');
    const all = Object.keys(table.state.board);
    expect(table).toOfferExactly(
      0,
      'activate',
      all.filter((system) => system !== '29'),
    );
  });

  it('1.3 77.1b tokens of others do not matter', () => {
    const table = activating(new Scene().token(1, '29').token(2, '29'), '29');
    expect(table.state.systems['29']?.tokens).toEqual([1, 2, 0]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('1.4 it stays the active one through all steps and no longer', () => {
    const scene = new Scene()
      .units(0, '14', { carrier: 1, infantry: 1 })
      .control(1, 'qucenn')
      .units(1, 'qucenn', { pds: 1 });
    const table = activating(scene, '29');
    expect(table.state.tactical).toEqual({ seat: 0, system: '29', step: 'movement' });
    table.answers([0, 'move', { '14:carrier': 1, '14:infantry': 1 }]);
    expect(table.state.tactical).toEqual({ seat: 0, system: '29', step: 'cannon' });
    table.answer(1, 'space-cannon', 'hold');
    expect(table.state.tactical).toEqual({ seat: 0, system: '29', step: 'invasion' });
    table.answer(0, 'commit', { 'rarron:infantry': 1 });
    expect(table.state.tactical).toBeNull();
    expect(table).toWaitFor([1, 'action']);
  });
});
