import { describe, expect, it } from 'vitest';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { moveBonusesFor, moversTo } from '#games/twilight-imperium/rules/movement.ts';
import { withinReach } from '#games/twilight-imperium/rules/reach.ts';
import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { playedInto } from '../../support/selfplay.ts';
import { type Imperium, Scene } from './scene.ts';

// 14 (home of seat 0), 29, 20, 18 lie in a row; 28 and 30 lie beside both 29 and 20.

function activation(scene: Scene): { table: Imperium; offered: readonly SystemId[] } {
  const table = scene.play();
  table.answer(0, 'action', 'tactical');
  return { table, offered: table.offers(0, 'activate') as readonly SystemId[] };
}

function groupsOf(table: Imperium): Map<string, unknown> {
  const form = table.form(0, 'activate');
  return new Map('options' in form ? form.options.map(({ id, group }) => [id, group?.args]) : []);
}

describe('systems to be activated, in an order that makes sense (TI4 77.1)', () => {
  it('those that ships can reach come first, then those with production, then the others', () => {
    const scene = new Scene().units(0, '14', { cruiser: 1 }).units(0, 'archon-ren', { 'space-dock': 1 });
    const { table, offered } = activation(scene);
    const near = ['29', '20', '28', '30'];
    expect(new Set(offered.slice(0, 4))).toEqual(new Set(near));
    expect(offered[4]).toBe('14');
    expect(offered).toHaveLength(Object.keys(table.state.board).length);
    const groups = groupsOf(table);
    for (const id of near) expect(groups.get(id)).toMatchObject({ reach: true, production: false });
    expect(groups.get('14')).toMatchObject({ reach: false, production: true });
    expect(groups.get('18')).toMatchObject({ reach: false, production: false });
  });

  it('ships reach nothing from where their token lies (47.3c), nor past ships of others (47.3b)', () => {
    const held = new Scene().units(0, '14', { cruiser: 1 }).token(0, '14');
    expect(groupsOf(activation(held).table).get('29')).toMatchObject({ reach: false, production: false });
    const blocked = new Scene().units(0, '14', { cruiser: 1 }).units(1, '29', { fighter: 1, carrier: 1 });
    const groups = groupsOf(activation(blocked).table);
    expect(groups.get('29')).toMatchObject({ reach: true });
    expect(groups.get('20')).toMatchObject({ reach: false });
  });

  it('says whom one would meet there, in space and on planets', () => {
    const scene = new Scene()
      .units(1, '29', { carrier: 1 })
      .units(0, '29', { fighter: 1 })
      .control(2, 'rarron');
    const { table } = activation(scene.control(0, 'wellon'));
    expect(groupsOf(table).get('29')).toMatchObject({ ships: [1], planets: [2] });
    expect(groupsOf(table).get('19')).toMatchObject({ ships: [], planets: [] });
    const form = table.form(0, 'activate');
    const group = 'options' in form && form.options.find(({ id }) => id === '29')?.group;
    const said = (['en', 'ru'] as const).map((language) => {
      const { say } = speaker(language, twilightImperium.texts[language], (seat) => `<${seat}>`);
      return group && say(group);
    });
    expect(said).toEqual([
      'out of reach; ships: <1>; planets: <2>',
      'не долететь; корабли: <1>; планеты: <2>',
    ]);
  });

  it('a gravity rift lends a step, an asteroid field takes the way', () => {
    const rift = new Scene().tile(9, '41').units(0, '14', { dreadnought: 1 });
    expect(groupsOf(activation(rift).table).get('20')).toMatchObject({ reach: true });
    const rocks = new Scene().tile(9, '44').units(0, '14', { cruiser: 1 });
    const groups = groupsOf(activation(rocks).table);
    expect(groups.get('44')).toMatchObject({ reach: false });
    expect(groups.get('20')).toMatchObject({ reach: false });
  });

  it('agrees with what could be moved there, all over a game without faction abilities', () => {
    const { setup, invalid } = twilightImperium;
    const plain = { ...new Scene(4).game(), setup, invalid };
    const table = playedInto(plain, { seats: 4, seed: 5 }, 700);
    const s = table.session.state;
    for (const seat of [0, 1, 2, 3]) {
      const reach = withinReach(s, seat);
      for (const to of Object.keys(s.board) as SystemId[]) {
        const move = {
          seat,
          to,
          moves: () => true,
          wave: 'all',
          moveBonuses: moveBonusesFor(s, seat, to),
        } as const;
        const comes = moversTo(s, move).some(
          ({ from, walks }) => from !== to && walks.some(({ short }) => short === 0),
        );
        expect([to, reach.has(to)]).toEqual([to, comes]);
      }
    }
  });
});
