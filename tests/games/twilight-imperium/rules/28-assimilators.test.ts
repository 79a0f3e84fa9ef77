import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import type { TechnologyId } from '#games/twilight-imperium/tables/ids.ts';
import { cards, nekro, plundering, SINGULARITY, taking } from '../abilities/nekro.ts';
import { activate, facts, goOn, hitting, missing, waits } from '../combat.ts';
import type { Imperium } from '../scene.ts';
import { Scene } from '../scene.ts';

/** The token of the first assimilator lies on a technology. */
const copying = (technology: TechnologyId) => (state: State) => {
  const [x] = state.seats[0]?.technologies ?? [];
  if (x) x.as = technology;
};

const line = (table: Imperium, unit: 'dreadnought' | 'space-dock' | 'war-sun') =>
  lineOf(table.state as never, 0, unit);

describe('TI4 28 Technology cards: Valefar Assimilators', () => {
  it('28.16 a faction technology of another is had by a token on its card, unit upgrades included', () => {
    const table = taking(nekro().tech(1, 'valkyrie-particle-weave', 'exotrireme-ii'), 'exotrireme-ii');
    expect(cards(table)).toEqual(['valefar-assimilator-x > exotrireme-ii', 'valefar-assimilator-y']);
    expect(cards(table, 1)).toEqual(['valkyrie-particle-weave', 'exotrireme-ii']);
    expect(line(table, 'dreadnought')).toMatchObject({ move: 2, bombardment: { hitOn: 4, dice: 2 } });
    expect(facts(table, 'fact.assimilated')).toEqual([
      { seat: 0, card: 'valefar-assimilator-x', technology: 'exotrireme-ii', from: null },
    ]);
  });

  it('28.16 the card then has that technology’s text', () => {
    const scene = nekro()
      .with(copying('valkyrie-particle-weave'))
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 3 })
      .units(0, '20', { carrier: 1, infantry: 2 });
    const table = activate(hitting(missing(scene, 0, 'combat'), 1, 'combat'), '20');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    // The opponent has hit, so Nekro hits once though its dice have missed.
    expect(facts(table, 'fact.destroyed')).toContainEqual({
      seat: 1,
      unit: 'infantry',
      count: 1,
      at: 'vefut-ii',
    });
  });

  it('28.16 45.4 a text that exhausts exhausts the assimilator, not the owner’s card', () => {
    const implants: Component = {
      abilities: [
        {
          at: 'turn-starts',
          exhausts: true,
          when: (_, by, { seat }) => seat === by.seat,
          *resolve() {
            /* Nothing but the cost. */
          },
        },
      ],
    };
    const table = nekro('yssaril')
      .plus({ components: { 'technology:mageon-implants': implants } })
      .tech(1, 'mageon-implants')
      .with(copying('mageon-implants'))
      .play();
    table.answer(0, 'turn-starts', 'technology:mageon-implants');
    expect(table.seat(0).technologies[0]).toEqual({
      id: 'valefar-assimilator-x',
      exhausted: true,
      as: 'mageon-implants',
    });
    expect(table.seat(1).technologies).toEqual([{ id: 'mageon-implants', exhausted: false }]);
  });

  it('28.16 a technology that carries a token cannot get a second one; the own deck is not touched', () => {
    const scene = nekro()
      .tech(1, 'valkyrie-particle-weave', 'exotrireme-ii')
      .with(copying('valkyrie-particle-weave'));
    const table = taking(scene);
    expect(table).toOfferExactly(0, 'assimilator', ['valefar-assimilator-x', 'valefar-assimilator-y']);
    table.answer(0, 'assimilator', 'valefar-assimilator-y');
    expect(cards(table)).toEqual([
      'valefar-assimilator-x > valkyrie-particle-weave',
      'valefar-assimilator-y > exotrireme-ii',
    ]);
  });

  it('28.16 a token may be moved: the technology it leaves is gone', () => {
    const scene = nekro().tech(1, 'valkyrie-particle-weave', 'exotrireme-ii').with(copying('exotrireme-ii'));
    const table = taking(scene, undefined, 'valefar-assimilator-x');
    expect(cards(table)).toEqual([
      'valefar-assimilator-x > valkyrie-particle-weave',
      'valefar-assimilator-y',
    ]);
    expect(line(table, 'dreadnought')).toMatchObject({ move: 1 });
  });

  it('28.17 units printed on a sheet are no technologies', () => {
    const table = plundering(nekro().units(1, '13', { dreadnought: 1 }));
    expect(waits(table)).toEqual(['1:action']);
    expect(cards(table)).toEqual(['valefar-assimilator-x', 'valefar-assimilator-y']);
  });

  it('28.18 65.10a the owner is eliminated: the technology stays in play for Nekro', () => {
    const scene = nekro()
      .tech(1, 'exotrireme-ii')
      .with(({ planets, seats }) => {
        for (const planet of Object.values(planets)) if (planet.controller === 1) planet.controller = null;
        const [x] = seats[0]?.technologies ?? [];
        if (x) x.as = 'exotrireme-ii';
      })
      .units(0, '20', { cruiser: 1 });
    const table = goOn(activate(scene, '20'));
    expect(table.seat(1)).toMatchObject({ eliminated: true, technologies: [] });
    expect(cards(table)).toEqual(['valefar-assimilator-x > exotrireme-ii', 'valefar-assimilator-y']);
    expect(line(table, 'dreadnought')).toMatchObject({ move: 2, bombardment: { hitOn: 4, dice: 2 } });
  });

  it('28.19 a token leaves the Floating Factory: docks go from space to own planets of their system, or off the board', () => {
    const scene = nekro('saar')
      .tech(1, 'chaos-mapping', 'floating-factory-ii')
      .with(copying('floating-factory-ii'))
      .control(0, 'qucenn')
      .control(0, 'rarron')
      .units(0, '29', { 'space-dock': 1 })
      .units(0, '30', { 'space-dock': 1 });
    const table = taking(scene, undefined, 'valefar-assimilator-x');
    expect(table).toOfferExactly(0, 'grounded-dock', ['qucenn', 'rarron']);
    table.answer(0, 'grounded-dock', 'rarron');
    expect(table.at('rarron')).toBe('0:space-dock 1');
    expect(table.at('29')).toBe('');
    expect(table.at('30')).toBe('');
    expect(table).toWaitFor([1, 'action']);
  });

  it('28.19 a planet that has a dock already is not suitable', () => {
    const scene = nekro('saar')
      .tech(1, 'chaos-mapping')
      .with(copying('floating-factory-ii'))
      .control(0, 'qucenn')
      .control(0, 'rarron')
      .units(0, 'qucenn', { 'space-dock': 1 })
      .units(0, '29', { 'space-dock': 1 });
    const table = taking(scene, undefined, 'valefar-assimilator-x');
    expect(table.at('rarron')).toBe('0:space-dock 1');
    expect(table.at('qucenn')).toBe('0:space-dock 1');
  });

  it('28.20 a token leaves a war sun upgrade: the war suns go back unless Nekro has the technology itself', () => {
    const scene = () =>
      nekro('muaat')
        .tech(1, 'magmus-reactor')
        .with(copying('prototype-war-sun-ii'))
        .units(0, '29', { 'war-sun': 2 });
    const table = taking(scene(), undefined, 'valefar-assimilator-x');
    expect(table.at('29')).toBe('');
    expect(facts(table, 'fact.removed')).toEqual([
      { seat: 0, unit: 'war-sun', count: 2, at: '29', why: 'effect' },
    ]);
    const owner = taking(scene().tech(0, 'war-sun'), undefined, 'valefar-assimilator-x');
    expect(owner.at('29')).toBe('0:war-sun 2');
  });

  it('29.4 a token leaves an upgrade of infantry: what was to come back by its text does not', () => {
    /** Nekro is attacked while two of its infantry wait for its turn. */
    const attacked = (card: TechnologyId, ...own: readonly TechnologyId[]) => {
      const scene = new Scene(3, ['sardakk', 'nekro', 'xxcha'])
        .of(SINGULARITY)
        .tech(0, 'valkyrie-particle-weave')
        .tech(1, 'valefar-assimilator-x', 'valefar-assimilator-y', ...own)
        .control(1, 'mordai-ii')
        .seat(1, { reviving: 2 })
        .units(0, '20', { cruiser: 1 })
        .units(1, '20', { cruiser: 2 })
        .with(({ seats }) => {
          const [x] = seats[1]?.technologies ?? [];
          if (x) x.as = 'spec-ops-ii';
        });
      const table = activate(missing(hitting(scene, 1, 'combat'), 0, 'combat'), '20');
      const asked = goOn(table, '1:unit-destroyed');
      asked.answers([1, 'unit-destroyed', SINGULARITY], [1, 'assimilator', card]);
      return facts(asked, 'fact.savedLost');
    };
    expect(attacked('valefar-assimilator-x')).toEqual([{ seat: 1, count: 2 }]);
    expect(attacked('valefar-assimilator-y')).toEqual([]);
    expect(attacked('valefar-assimilator-x', 'infantry-ii')).toEqual([]);
  });

  it('28.21 29.1a another upgrade of the same type takes the same token, whatever its name', () => {
    const scene = nekro('l1z1x').tech(1, 'super-dreadnought-ii').with(copying('exotrireme-ii'));
    const table = taking(scene);
    expect(cards(table)).toEqual(['valefar-assimilator-x > super-dreadnought-ii', 'valefar-assimilator-y']);
    expect(line(table, 'dreadnought')).toMatchObject({ combat: { hitOn: 4 }, capacity: 2 });
    expect(table).toWaitFor([1, 'action']);
  });

  it('28.21 a generic upgrade of the same type sends the token back', () => {
    const scene = nekro('l1z1x').tech(1, 'dreadnought-ii').with(copying('exotrireme-ii'));
    const table = taking(scene);
    expect(cards(table)).toEqual(['valefar-assimilator-x', 'valefar-assimilator-y', 'dreadnought-ii']);
    expect(line(table, 'dreadnought')).toMatchObject({ bombardment: { hitOn: 5, dice: 1 } });
  });

  it('28.21 however it was gained', () => {
    const scene = new Scene(3, ['jolnar', 'nekro', 'xxcha'])
      .strategy(0, { id: 'technology', exhausted: false })
      .pools(1, { strategy: 0 })
      .pools(2, { strategy: 0 })
      .tech(0, 'neural-motivator', 'dacxive-animators')
      .tech(1, 'valefar-assimilator-x', 'valefar-assimilator-y')
      .note(1, 'research-agreement', 0)
      .with(({ seats }) => {
        const [x] = seats[1]?.technologies ?? [];
        if (x) x.as = 'spec-ops-ii';
      });
    const table = scene.play();
    table.answers([0, 'action', 'strategic:technology'], [0, 'research', 'infantry-ii']);
    table.answer(1, 'technology-researched', 'note:research-agreement@0');
    expect(cards(table, 1)).toEqual(['valefar-assimilator-x', 'valefar-assimilator-y', 'infantry-ii']);
    expect(lineOf(table.state as never, 1, 'infantry')).toMatchObject({ combat: { hitOn: 7 } });
  });

  it('29.1a a copied upgrade counts before the generic one, and for Nekro only', () => {
    const table = taking(nekro().tech(0, 'dreadnought-ii').tech(1, 'exotrireme-ii'));
    expect(line(table, 'dreadnought')).toMatchObject({ bombardment: { hitOn: 4, dice: 2 } });
    expect(lineOf(table.state as never, 2, 'dreadnought')).toMatchObject({ move: 1 });
  });

  it('28.22 a technology with a token counts by colour and type for objectives', () => {
    const status = (as?: 'exotrireme-ii' | 'valkyrie-particle-weave') => {
      const scene = new Scene(3, ['nekro', 'sardakk', 'xxcha'])
        .tech(
          0,
          'valefar-assimilator-x',
          'carrier-ii',
          'plasma-scoring',
          'neural-motivator',
          'dacxive-animators',
        )
        .objective('develop-weaponry')
        .objective('diversify-research')
        .objective('corner-the-market', { revealed: false })
        .with((state) => {
          state.stage = { kind: 'status' };
          const [x] = state.seats[0]?.technologies ?? [];
          if (x && as) x.as = as;
        });
      const table = scene.play();
      if (!waits(table).includes('0:score')) return [];
      const form = table.form(0, 'score');
      return 'options' in form
        ? form.options.filter(({ barred }) => barred === undefined).map(({ id }) => id)
        : [];
    };
    expect(status()).toEqual([]);
    expect(status('exotrireme-ii')).toContain('develop-weaponry');
    expect(status('exotrireme-ii')).not.toContain('diversify-research');
    expect(status('valkyrie-particle-weave')).toContain('diversify-research');
  });

  it('28.16 Galactic Threat and the singularity are the ways; research is not', () => {
    const scene = nekro().strategy(0, { id: 'technology', exhausted: false }).tech(1, 'exotrireme-ii');
    const table = scene.play().answers([0, 'action', 'strategic:technology']) as Imperium;
    expect(table).toWaitFor([0, 'token-pool']);
  });
});
