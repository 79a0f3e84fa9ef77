import { describe, expect, it } from 'vitest';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import { msg } from '#games/twilight-imperium/text/lexicon.ts';
import { inForce } from '../agendas/voting.ts';
import { activate, facts, goOn, hitting, missing, rolls } from '../combat.ts';
import { activating, asked, seeded } from '../rules/moving.ts';
import { type Imperium, newTable, Scene } from '../scene.ts';

const saar = () => new Scene(3, ['saar', 'hacan', 'yssaril']).of('unit:floating-factory-i');
const factory = () => saar().units(0, '20', { 'space-dock': 1 });

describe('Floating Factory I', () => {
  it('29.4 its figures', () => {
    expect(lineOf(factory().play().state, 0, 'space-dock')).toMatchObject({
      cost: null,
      combat: null,
      move: 1,
      capacity: 4,
      production: { base: 5 },
    });
  });

  it('72.1a it is placed in the space area, once for a system whatever its planets, and named so', () => {
    const scene = saar().strategy(0, { id: 'construction', exhausted: false });
    const table = scene.play().answers([0, 'action', 'strategic:construction']);
    expect(table).toOfferExactly(0, 'structure', ['pds:lisis-ii', 'pds:ragh', 'space-dock:lisis-ii', 'none']);
    const form = table.form(0, 'structure');
    const option = 'options' in form && form.options.find(({ id }) => id === 'space-dock:lisis-ii');
    expect(option).toMatchObject({ label: msg('option.structure', { unit: 'space-dock', at: '11' }) });
    table.answer(0, 'structure', 'space-dock:lisis-ii');
    expect(table.at('11')).toBe('0:space-dock 1');
    expect(table.at('lisis-ii')).toBe('');
    const view = table.session.view(1);
    expect(view.systems.find(({ id }) => id === '11')?.units).toMatchObject([{ unit: 'space-dock' }]);
    expect(twilightImperium.presentation.status(view)).toContainEqual(
      msg('status.floating', { seat: 0, at: ['11'] }),
    );
  });

  it('72.1a PDS of the Saar and docks of others stand on planets', () => {
    const scene = saar().strategy(1, { id: 'construction', exhausted: false });
    const table = scene
      .stage({ kind: 'turn', seat: 1 })
      .play()
      .answers([1, 'action', 'strategic:construction'], [1, 'structure', 'space-dock:arretze']);
    expect(table.at('arretze')).toBe('1:space-dock 1');
  });

  it('72.1a S11 it begins in the space area of the home system', () => {
    const table = newTable(3, { seatFactions: ['saar', 'hacan', 'sol'] });
    for (let n = 0; n < 100 && table.state.stage.kind !== 'strategy'; n++) {
      const open = table.session.open().find(({ held }) => held === null);
      if (open) table.answer(open.seat, open.topic, open.fallback);
    }
    expect(table.at('11')).toContain('0:space-dock 1');
    expect(table.at('16')).not.toContain('space-dock');
  });

  it('T71 47.3 38.2 it moves by its own value and carries', () => {
    const scene = factory().control(0, 'vefut-ii').units(0, 'vefut-ii', { infantry: 5 });
    const table = activating(scene, '21');
    expect(table).toOfferExactly(0, 'move', ['20:space-dock', 'vefut-ii:infantry']);
    expect(table).toRefuse(0, 'move', { '20:space-dock': 1, 'vefut-ii:infantry': 5 }, 'TI4 46.0');
    table.answer(0, 'move', { '20:space-dock': 1, 'vefut-ii:infantry': 4 });
    table.answer(0, 'commit', {});
    expect(table.at('21')).toBe('0:infantry 4, 0:space-dock 1');
    expect(asked(activating(factory(), '22'))).toEqual([]);
  });

  it('T71 it is no ship: it does not count against the fleet pool, and others pass by it', () => {
    const table = activating(factory().units(0, '20', { cruiser: 3 }), '21');
    table.answer(0, 'move', {});
    expect(table.at('20')).toBe('0:cruiser 3, 0:space-dock 1');
    const passing = factory().units(1, '29', { cruiser: 1 }).stage({ kind: 'turn', seat: 1 });
    expect(activating(passing, '21', { seat: 1 })).toOfferExactly(1, 'move', ['29:cruiser']);
  });

  it('5.4a 6.0 T71 alone among ships of another it is destroyed, and nobody fights or fires for it', () => {
    const scene = factory()
      .units(1, '21', { cruiser: 1 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { pds: 2 })
      .stage({ kind: 'turn', seat: 1 });
    const table = activating(scene, '20', { seat: 1 });
    table.answer(1, 'move', { '21:cruiser': 1 });
    expect(table.at('20')).toBe('1:cruiser 1');
    expect(rolls(table)).toEqual([]);
    expect(facts(table, 'fact.destroyed')).toMatchObject([{ seat: 0, unit: 'space-dock', count: 1 }]);
    expect(table).toWaitFor([2, 'action']);
  });

  it('5.4a T71 beside a ship of its own it cannot be hit; it falls with the last of them', () => {
    const fight = (hits: 0 | 1) => {
      const scene = factory().units(0, '20', { cruiser: 1 }).units(1, '20', { cruiser: 1 });
      return goOn(activate(hitting(missing(scene, (1 - hits) as 0 | 1, 'combat'), hits, 'combat'), '20'));
    };
    expect(fight(0).at('20')).toBe('0:cruiser 1, 0:space-dock 1');
    const lost = fight(1);
    expect(lost.at('20')).toBe('1:cruiser 1');
    expect(facts(lost, 'fact.destroyed').map(({ unit }) => unit)).toEqual(['cruiser', 'space-dock']);
  });

  it('35.7b T71 it retreats with the ships, and its room counts', () => {
    const scene = factory()
      .units(0, '20', { cruiser: 1, infantry: 2 })
      .units(1, '20', { cruiser: 1 })
      .control(0, 'thibah');
    const table = goOn(activate(missing(missing(scene, 0, 'combat'), 1, 'combat'), '20'), '0:retreat');
    table.answer(0, 'retreat', 'retreat');
    expect(goOn(table).at('21')).toBe('0:cruiser 1, 0:infantry 2, 0:space-dock 1');
    expect(table.at('20')).toBe('1:cruiser 1');
  });

  it('5.4a 72.1a placed where it is blockaded it is destroyed at once', () => {
    const built = (own: number) => {
      const scene = saar()
        .strategy(0, { id: 'construction', exhausted: false })
        .control(0, 'vefut-ii')
        .units(1, '20', { cruiser: 1 });
      if (own > 0) scene.units(0, '20', { cruiser: own });
      return scene
        .play()
        .answers(
          [0, 'action', 'strategic:construction'],
          [0, 'structure', 'space-dock:vefut-ii'],
        ) as Imperium;
    };
    const table = built(0);
    expect(facts(table, 'fact.destroyed')).toMatchObject([
      { seat: 0, unit: 'space-dock', count: 1, at: '20' },
    ]);
    expect(table.at('20')).toBe('1:cruiser 1');
    // Only then may anybody respond to its having been placed.
    expect(built(1).at('20')).toBe('0:cruiser 1, 0:space-dock 1, 1:cruiser 1');
  });

  it('5.4a 72.1a 74.14 it is gone before Minister of Industry could use it', () => {
    const scene = inForce(saar(), 'minister-of-industry', { seat: 0 })
      .strategy(0, { id: 'construction', exhausted: false })
      .goods(0, 5)
      .control(0, 'vefut-ii')
      .units(1, '20', { cruiser: 1 });
    const table = scene.play();
    table.answers([0, 'action', 'strategic:construction'], [0, 'structure', 'space-dock:vefut-ii']);
    expect(asked(table)).not.toContain('0:production');
    expect(table.at('20')).toBe('1:cruiser 1');
  });

  it('74.14 Flank Speed moves it one system further, and Gravity Drive too', () => {
    const far = (change: (scene: Scene) => Scene) => activating(change(factory()), '22');
    const sped = far((scene) => scene.hand(0, 'flank-speed'));
    sped.answer(0, 'system-activated', 'card:flank-speed');
    expect(sped).toOfferExactly(0, 'move', ['20:space-dock']);
    expect(far((scene) => scene.tech(0, 'gravity-drive'))).toOfferExactly(0, 'move', ['20:space-dock']);
  });

  it('12.2 a gravity rift does not spare it', () => {
    const rift = (seed: number) => {
      const scene = saar().tile(9, '41').units(0, '11', { 'space-dock': 1 });
      return activating(scene, '20', { seed }).answers([0, 'move', { '11:space-dock': 1 }]) as Imperium;
    };
    expect(seeded(rift, (table) => table.told().includes('fact.removed')).at('20')).toBe('');
    expect(seeded(rift, (table) => !table.told().includes('fact.removed')).at('20')).toBe('0:space-dock 1');
  });
});
