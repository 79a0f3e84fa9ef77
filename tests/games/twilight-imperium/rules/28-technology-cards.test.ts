import { describe, expect, it } from 'vitest';
import { gainTechnology } from '#games/twilight-imperium/flow/research.ts';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { TECHNOLOGY_IDS } from '#games/twilight-imperium/tables/ids.ts';
import { technologies } from '#games/twilight-imperium/tables/technologies.ts';
import { type Imperium, Scene } from '../scene.ts';

/** Seat 0 plays the Technology strategy card and comes to its research. */
const researching = (scene: Scene) =>
  scene
    .strategy(0, { id: 'technology', exhausted: false })
    .play()
    .answers([0, 'action', 'strategic:technology']);

/** What can be researched, of what is named. */
const open = (table: Imperium) => {
  const form = table.form(0, 'research');
  return form.kind === 'choose' ? form.options.filter(({ barred }) => !barred).map(({ id }) => id) : [];
};

const owned = (table: Imperium, seat = 0) => table.seat(seat).technologies.map(({ id }) => id);

describe('TI4 28 Technology cards', () => {
  it('28.1 28.3 28.3a 28.10 a technology that is researched comes into play, ready, and stays', () => {
    const table = researching(new Scene());
    table.answer(0, 'research', 'sarween-tools');
    expect(table.seat(0).technologies).toEqual([{ id: 'sarween-tools', exhausted: false }]);
    expect(table.seat(1).technologies).toEqual([]);
  });

  it('28.2 28.4 what is still in the deck does nothing, and can be researched once', () => {
    const table = researching(new Scene().tech(0, 'sarween-tools').tech(1, 'plasma-scoring'));
    expect(table.offers(0, 'research')).not.toContain('sarween-tools');
    expect(open(table)).toContain('plasma-scoring');
  });

  it('28.7 28.7c every technology but unit upgrades has one of four colours', () => {
    for (const id of TECHNOLOGY_IDS) {
      const { colour, upgrade, faction } = technologies[id];
      if (upgrade) expect(colour).toBeNull();
      else if (faction !== 'nekro') expect(['green', 'red', 'blue', 'yellow']).toContain(colour);
    }
    const generic = TECHNOLOGY_IDS.filter((id) => technologies[id].faction === null);
    for (const colour of ['green', 'red', 'blue', 'yellow'])
      expect(generic.filter((id) => technologies[id].colour === colour)).toHaveLength(4);
    expect(generic).toHaveLength(25);
  });

  it('28.8a 28.12 28.7a as many technologies of each colour as the card shows', () => {
    const table = researching(new Scene().tech(0, 'antimass-deflectors'));
    expect(open(table)).toContain('gravity-drive');
    expect(table).toRefuse(0, 'research', 'fleet-logistics', 'TI4 28.12');
    const more = researching(new Scene().tech(0, 'antimass-deflectors', 'gravity-drive'));
    expect(open(more)).toContain('fleet-logistics');
    expect(more).toRefuse(0, 'research', 'light-wave-deflector', 'TI4 28.12');
  });

  it('28.12 several colours: each of them', () => {
    const table = researching(new Scene().tech(0, 'neural-motivator', 'sarween-tools'));
    expect(table).toRefuse(0, 'research', 'cruiser-ii', 'TI4 28.12');
    const all = researching(new Scene().tech(0, 'neural-motivator', 'sarween-tools', 'plasma-scoring'));
    all.answer(0, 'research', 'cruiser-ii');
    expect(owned(all)).toContain('cruiser-ii');
  });

  it('28.12 what is barred says what is missing', () => {
    const form = researching(new Scene().tech(0, 'antimass-deflectors')).form(0, 'research');
    const option =
      form.kind === 'choose' ? form.options.find(({ id }) => id === 'dreadnought-ii') : undefined;
    expect(option?.barred).toMatchObject({
      message: { args: { missing: { blue: 1, yellow: 1 } } },
      rule: 'TI4 28.12',
    });
  });

  it('28.7b 28.12b unit upgrades satisfy nothing', () => {
    const table = researching(new Scene().tech(0, 'carrier-ii', 'fighter-ii', 'infantry-ii'));
    expect(table).toRefuse(0, 'research', 'gravity-drive', 'TI4 28.12');
    expect(table).toRefuse(0, 'research', 'dacxive-animators', 'TI4 28.12');
  });

  it('28.11 faction technologies are for their faction only', () => {
    const table = researching(
      new Scene().tech(0, 'sarween-tools', 'graviton-laser-system', 'neural-motivator'),
    );
    const faction = table
      .offers(0, 'research')
      .filter((id) => technologies[id as 'sarween-tools'].faction !== null);
    expect(faction.slice().sort()).toEqual(['instinct-training', 'nullification-field']);
    expect(open(table)).toEqual(expect.arrayContaining(['instinct-training', 'nullification-field']));
  });

  it('28.5 a technology that is gained ignores its prerequisites', () => {
    const gift: Component = {
      abilities: [
        {
          at: 'turn-starts',
          must: true,
          when: (_, by, { seat }) => seat === by.seat,
          *resolve(t, { by: { seat } }) {
            yield* gainTechnology(t, seat, 'light-wave-deflector');
            yield* gainTechnology(t, seat, 'light-wave-deflector');
          },
        },
      ],
    };
    const scene = new Scene()
      .tech(0, 'sarween-tools')
      .plus({ components: { 'technology:sarween-tools': gift } });
    expect(owned(scene.play())).toEqual(['sarween-tools', 'light-wave-deflector']);
  });

  it('28.14 28.12c a ready planet with a specialty is exhausted for one prerequisite of its colour', () => {
    const table = researching(new Scene().control(0, 'thibah'));
    expect(open(table)).toContain('gravity-drive');
    expect(table).toRefuse(0, 'research', 'fleet-logistics', 'TI4 28.12');
    expect(table).toRefuse(0, 'research', 'dacxive-animators', 'TI4 28.12');
    table.answer(0, 'research', 'gravity-drive');
    expect(table.planet('thibah').exhausted).toBe(true);
    expect(owned(table)).toEqual(['gravity-drive']);
  });

  it('28.14 nothing is exhausted that is not needed', () => {
    const table = researching(new Scene().control(0, 'thibah').tech(0, 'antimass-deflectors'));
    table.answer(0, 'research', 'gravity-drive');
    expect(table.planet('thibah').exhausted).toBe(false);
  });

  it('28.14 which of several planets, the seat chooses: enough of them and no more', () => {
    const scene = () =>
      new Scene().control(0, 'thibah').control(0, 'gral').control(0, 'tarmann').control(0, 'new-albion');
    const table = researching(scene());
    table.answer(0, 'research', 'gravity-drive');
    expect(table).toOfferExactly(0, 'prerequisites', ['thibah', 'gral']);
    expect(table).toRefuse(0, 'prerequisites', ['thibah', 'gral'], 'TI4 28.14');
    table.answer(0, 'prerequisites', ['gral']);
    expect([table.planet('gral').exhausted, table.planet('thibah').exhausted]).toEqual([true, false]);
    const both = researching(scene());
    both.answer(0, 'research', 'fighter-ii');
    expect(both).toRefuse(0, 'prerequisites', ['thibah'], 'TI4 28.12');
    both.answer(0, 'prerequisites', ['thibah', 'tarmann']);
    expect(owned(both)).toEqual(['fighter-ii']);
  });

  it('28.15 an exhausted planet is of no use', () => {
    const table = researching(new Scene().control(0, 'thibah', { exhausted: true }));
    expect(table).toRefuse(0, 'research', 'gravity-drive', 'TI4 28.12');
  });

  it('28.12c a seat may be allowed to leave some prerequisites unmet', () => {
    const analytical: Component = {
      standing: {
        unmet: {
          tier: 'adjust',
          apply: (value, { seat }, { source }) => (seat === source.seat ? value + 1 : value),
        },
      },
    };
    const scene = new Scene().tech(0, 'neural-motivator').control(0, 'thibah');
    const table = researching(scene.plus({ components: { 'technology:neural-motivator': analytical } }));
    expect(open(table)).toEqual(expect.arrayContaining(['gravity-drive', 'duranium-armor'].slice(0, 1)));
    table.answer(0, 'research', 'gravity-drive');
    expect(table.planet('thibah').exhausted).toBe(false);
  });

  it('28.12c a card may be exhausted instead of meeting prerequisites, for what it costs', () => {
    const inheritance: Component = {
      standing: {
        skips: {
          tier: 'adjust',
          apply: (value, { seat }, { source }) =>
            seat === source.seat && !source.exhausted
              ? [...value, { component: source.component, colour: 'all', resources: 2 }]
              : value,
        },
      },
    };
    const scene = () =>
      new Scene()
        .tech(0, 'neural-motivator')
        .plus({ components: { 'technology:neural-motivator': inheritance } });
    const table = researching(scene().goods(0, 2));
    table.answers([0, 'research', 'light-wave-deflector'], [0, 'payment', []]);
    expect(table.seat(0)).toMatchObject({ goods: 0 });
    expect(table.seat(0).technologies).toEqual([
      { id: 'neural-motivator', exhausted: true },
      { id: 'light-wave-deflector', exhausted: false },
    ]);
    const poor = scene().control(0, 'archon-ren', { exhausted: true });
    expect(researching(poor)).toRefuse(0, 'research', 'light-wave-deflector', 'TI4 28.12');
  });

  it('74.6 what something forbids is shown with the reason', () => {
    const ban: Component = {
      standing: {
        mayResearch: {
          tier: 'overrule',
          apply: (value, { technology }) => value && technology !== 'plasma-scoring',
        },
      },
    };
    const table = researching(
      new Scene().tech(1, 'sarween-tools').plus({ components: { 'technology:sarween-tools': ban } }),
    );
    expect(table).toRefuse(0, 'research', 'plasma-scoring', 'TI4 74.6');
  });

  it('74.15 something else may happen in the place of research; what follows research knows what it was', () => {
    const seen: string[] = [];
    const component = (stands: boolean): Component => ({
      abilities: [
        {
          at: 'research-starts',
          must: true,
          when: (_, by, { seat }) => seat === by.seat,
          *resolve(_t, { event }) {
            event.stands = stands;
          },
        },
        {
          at: 'technology-researched',
          must: true,
          when: (_, by, { seat }) => seat === by.seat,
          *resolve(_t, { event }) {
            seen.push(event.technology);
          },
        },
      ],
    });
    const scene = (stands: boolean) =>
      new Scene()
        .tech(0, 'neural-motivator')
        .plus({ components: { 'technology:neural-motivator': component(stands) } });
    expect(owned(researching(scene(false)))).toEqual(['neural-motivator']);
    expect(seen).toEqual([]);
    researching(scene(true)).answer(0, 'research', 'sarween-tools');
    expect(seen).toContain('sarween-tools');
  });
});
