import { describe, expect, it } from 'vitest';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { adjacent } from '#games/twilight-imperium/rules/board.ts';
import { creuss } from '../abilities/creuss.ts';
import { waits } from '../combat.ts';
import type { Scene } from '../scene.ts';
import { said } from './told.ts';

const { presentation: face } = twilightImperium;

const status = (change: (scene: Scene) => Scene = (scene) => scene) =>
  change(
    creuss()
      .tech(0, 'wormhole-generator')
      .stage({ kind: 'status' })
      .objective('corner-the-market', { revealed: false }),
  ).play();

const laid = (tokens: Record<string, string>) => (scene: Scene) =>
  scene.with(({ effects }) =>
    effects.push({ component: 'technology:wormhole-generator', seat: 0, until: 'game', data: tokens }),
  );

describe('Wormhole Generator', () => {
  it('88.1 as the status phase begins a token is placed: its system has that wormhole for all', () => {
    const table = status();
    expect(table).toWaitFor([0, 'wormhole-token']);
    expect(table).toOfferExactly(0, 'wormhole-token', ['alpha', 'beta']);
    table.answer(0, 'wormhole-token', 'alpha');
    table.answer(0, 'wormhole-place', '33');
    expect(adjacent(table.state as never, ['26', '33'], { seat: 1 })).toBe(true);
    expect(table.session.view(1).systems.find(({ id }) => id === '33')?.wormholes).toEqual(['alpha']);
    expect(said(table, 'fact.wormholePut')).toEqual([
      { seat: 0, wormhole: 'alpha', system: '33', from: null },
    ]);
    expect(face.status(table.session.view('table'))).toContainEqual({
      key: 'status.wormholes',
      args: { system: '33', wormholes: ['alpha'] },
    });
    expect(waits(table)).toContain('0:redistribute');
  });

  it('beside an own planet, or in no home and without ships of others', () => {
    const table = status((scene) =>
      scene
        .units(1, '33', { cruiser: 1 })
        .units(1, '34', { cruiser: 1 })
        .control(0, 'centauri')
        .units(0, '30', { cruiser: 1 }),
    );
    table.answer(0, 'wormhole-token', 'beta');
    const offered = table.offers(0, 'wormhole-place');
    expect(offered).toEqual(expect.arrayContaining(['34', '30', '18', '17', '51']));
    expect(offered).not.toContain('33');
    expect(offered).not.toContain('16');
    expect(offered).not.toContain('14');
  });

  it('a token is moved from where it lies; the other stays', () => {
    const table = status(laid({ alpha: '33', beta: '36' }));
    table.answer(0, 'wormhole-token', 'alpha');
    table.answer(0, 'wormhole-place', '30');
    const s = table.state as never;
    expect(adjacent(s, ['26', '33'])).toBe(false);
    expect(adjacent(s, ['26', '30'])).toBe(true);
    expect(adjacent(s, ['25', '36'])).toBe(true);
    expect(said(table, 'fact.wormholePut')).toEqual([
      { seat: 0, wormhole: 'alpha', system: '30', from: '33' },
    ]);
  });

  it('74.8 it must be used, but may leave the token where it is', () => {
    const table = status(laid({ alpha: '33' }));
    table.answer(0, 'wormhole-token', 'alpha');
    table.answer(0, 'wormhole-place', '33');
    expect(said(table, 'fact.wormholePut')).toEqual([]);
    expect(adjacent(table.state as never, ['26', '33'])).toBe(true);
  });

  it('nobody is asked who has not got it', () => {
    const table = creuss()
      .tech(1, 'gravity-drive')
      .stage({ kind: 'status' })
      .objective('corner-the-market', { revealed: false })
      .play();
    expect(waits(table)).not.toContain('0:wormhole-token');
  });
});
