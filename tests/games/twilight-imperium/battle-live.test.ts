import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#core/message.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { completed } from '#core/steps.ts';
import { liveLines } from '#discord/screens/live-lines.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { oddsOf } from '#games/twilight-imperium/odds/odds.ts';
import type { TechnologyId } from '#games/twilight-imperium/tables/ids.ts';
import { activating } from './rules/moving.ts';
import { type Imperium, Scene } from './scene.ts';

const { presentation: face, texts } = twilightImperium;
const NAMES = ['Ann', 'Bob', 'Cid'];

function battles(table: Imperium) {
  const all = face.live?.(table.session.view('table')) ?? [];
  return all.filter(({ id }) => id.startsWith('battle:'));
}

function lines(table: Imperium, language: Language = 'en'): string[] {
  const { say } = speaker(language, texts[language], (seat) => NAMES[seat] ?? '?');
  const [battle] = battles(table);
  return battle === undefined ? [] : completed(liveLines(battle)).map(say);
}

/** Answers everything as suggested until nobody fights any more. */
function foughtOut(table: Imperium): Imperium {
  for (let steps = 0; steps < 200 && table.state.battle; steps++) {
    const open = table.session.open().find(({ held, optional }) => held === null && !optional);
    if (!open) throw new Error('nobody is asked');
    table.answer(open.seat, open.topic, open.fallback);
  }
  return table;
}

const attack = (seed: number) => {
  const scene = new Scene()
    .units(0, '29', { cruiser: 2, dreadnought: 1 })
    .units(1, '20', { destroyer: 1, fighter: 3, carrier: 1 });
  const table = activating(scene, '20', { seed });
  table.answer(0, 'move', { '29:cruiser': 2, '29:dreadnought': 1 });
  return table;
};

describe('a combat, for all to follow', () => {
  it('says who fights whom and where, with what, and how likely each is to win, before anything is decided', () => {
    const told = lines(attack(1));
    expect(told.slice(0, 3)).toEqual([
      '⚔️ **Space combat: Vefut II (20)**: Ann attacks Bob',
      'Ann: 1 dreadnought, 2 cruisers',
      'Bob: 1 carrier, 1 destroyer, 3 fighters',
    ]);
    const odds = oddsOf({
      place: 'space',
      attacker: { faction: 'xxcha', units: { cruiser: 2, dreadnought: 1 }, technologies: [] },
      defender: { faction: 'hacan', units: { destroyer: 1, fighter: 3, carrier: 1 }, technologies: [] },
    });
    const [wins, loses] = [odds.attacker, odds.defender].map((p) => Math.round(p * 100));
    expect(told[3]).toMatch(
      new RegExp(`^Odds at the start: Ann ${wins} % · nobody \\d+ % · Bob ${loses} %$`),
    );
  });

  it('shows the dice of each round with the hits marked, what was sustained and lost, and how it ended', () => {
    const table = foughtOut(attack(3));
    const { fought } = table.state;
    expect(fought).toMatchObject({ number: 1, over: true });
    const facts = table.journal.entries.flatMap((entry) =>
      'facts' in entry ? entry.facts.map(({ message }) => message) : [],
    );
    const sumOf = (key: string) =>
      facts
        .filter((fact) => fact.key === key)
        .reduce((sum, { args }) => sum + Number((args as { count?: number }).count ?? 0), 0);
    const total = (what: 'lost' | 'sustained') =>
      fought?.rounds.flatMap((round) => round[what]).reduce((sum, { count }) => sum + count, 0);
    expect(total('lost')).toBe(sumOf('fact.destroyed'));
    expect(total('sustained')).toBe(sumOf('fact.sustained'));
    const told = lines(table);
    expect(told).toContain('**Round 1**');
    expect(told.filter((line) => line.startsWith('Bob, Anti-Fighter Barrage'))).toHaveLength(1);
    for (const line of told.filter((one) => one.includes('→'))) {
      const marked = (line.split('→')[0] ?? '').match(/\*\*\d+\*\*/g)?.length ?? 0;
      expect(line).toContain(`→ ${marked} hit`);
    }
    expect(told.at(-1)).toBe(
      fought?.winner === null ? '⚔ Nobody wins.' : `⚔ ${NAMES[fought?.winner ?? 9]} wins.`,
    );
    expect(battles(table)[0]?.open).toBe(false);
    expect(battles(attack(3))[0]?.open).toBe(true);
  });

  it('stays until the next combat begins, which has a message of its own', () => {
    const scene = new Scene()
      .units(0, '29', { 'war-sun': 2, dreadnought: 3 })
      .pools(0, { fleet: 5 })
      .tech(0, 'war-sun')
      .units(1, '20', { carrier: 1, fighter: 1 })
      .units(1, '30', { fighter: 1, carrier: 1 });
    const table = activating(scene, '20');
    table.answer(0, 'move', { '29:war-sun': 2 });
    foughtOut(table);
    const [first] = battles(table);
    table.answers(
      [1, 'action', 'pass'],
      [2, 'action', 'pass'],
      [0, 'action', 'tactical'],
      [0, 'activate', '30'],
    );
    expect(battles(table)[0]?.id).toBe(first?.id);
    table.answer(0, 'move', { '29:dreadnought': 3 });
    expect(battles(table)).toHaveLength(1);
    expect(battles(table)[0]?.id).not.toBe(first?.id);
  });

  it('tells of a retreat, speaks both languages, and fits a message however long it lasts', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const table = foughtOut(attack(seed));
      for (const language of LANGUAGES) {
        const said = lines(table, language).join('\n');
        expect(said).not.toContain('undefined');
        expect(said.length).toBeLessThan(4000);
      }
    }
    const scene = new Scene()
      .units(0, '29', { cruiser: 3 })
      .units(1, '20', { cruiser: 2 })
      .control(1, 'vefut-ii');
    const table = activating(scene.units(1, '28', { carrier: 1 }), '20');
    table.answer(0, 'move', { '29:cruiser': 3 });
    table.answer(1, 'retreat', 'retreat');
    expect(lines(table)).toContain('Bob announces a retreat');
  });

  it('tells the odds of ten ships against ten, also where somebody could do more in another place', () => {
    const fleet = { fighter: 6, carrier: 2, dreadnought: 2 };
    const mindnet = new Scene(3, ['l1z1x', 'hacan', 'xxcha']).of('ability:harrow');
    const scene = mindnet.units(0, '29', fleet).pools(0, { fleet: 9 }).pools(1, { fleet: 9 });
    const table = activating(scene.units(1, '20', fleet), '20');
    table.answer(0, 'move', { '29:carrier': 2, '29:dreadnought': 2, '29:fighter': 6 });
    expect(lines(table)[3]).toContain('Odds at the start');
  });

  it('80.3 the odds reckon with the nebula that shelters the defender', () => {
    const cloud = new Scene().tile(9, '42').units(0, '14', { cruiser: 1 }).units(1, '42', { cruiser: 1 });
    const table = activating(cloud, '42');
    table.answer(0, 'move', { '14:cruiser': 1 });
    // The attacker hits with 0.4, the defender with 0.5; 0.7 of all rounds decide something.
    expect(lines(table)[3]).toBe('Odds at the start: Ann 29 % · nobody 29 % · Bob 43 %');
  });

  it('8.1 the odds reckon with ships that bombard as each round ends, and with no bombardment before', () => {
    const mindnet = new Scene(3, ['l1z1x', 'hacan', 'xxcha'])
      .of('ability:harrow')
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 1 })
      .units(0, '20', { dreadnought: 1, infantry: 1 });
    const table = activating(mindnet, '20');
    table.answers([0, 'bombardment', 'hold'], [0, 'commit', { 'vefut-ii:infantry': 1 }]);
    // Infantry hits with 0.3, the dreadnought with 0.6 at what is left; 0.196 of all rounds change nothing.
    expect(lines(table)[3]).toBe('Odds at the start: Ann 63 % · nobody 27 % · Bob 10 %');
  });

  it('45.4 the odds reckon with Magen Defense Grid while it is ready, and stay what they were when it is used', () => {
    const landing = (exhausted: boolean) => {
      const scene = new Scene()
        .of('technology:magen-defense-grid')
        .seat(1, { technologies: [{ id: 'magen-defense-grid', exhausted }] })
        .control(1, 'vefut-ii')
        .units(1, 'vefut-ii', { infantry: 1, pds: 1 })
        .units(0, '20', { carrier: 1, infantry: 4 });
      const table = activating(scene, '20', { seed: 3 });
      table.answers([1, 'space-cannon', 'hold'], [0, 'commit', { 'vefut-ii:infantry': 4 }]);
      return table;
    };
    const table = landing(false);
    const [, attackers, , before] = lines(table);
    expect(attackers).toBe('Ann: 4 infantry');
    table.answer(1, 'combat-round-starts', 'technology:magen-defense-grid');
    foughtOut(table);
    expect(lines(table)[3]).toBe(before);
    const side = { faction: null, technologies: [] };
    const battle = (technologies: TechnologyId[]) => {
      const { attacker } = oddsOf({
        ...{ place: 'ground', begun: true },
        attacker: { ...side, units: { infantry: 4 } },
        defender: { ...side, units: { infantry: 1, pds: 1 }, technologies },
      });
      return `Odds at the start: Ann ${Math.round(attacker * 100)} %`;
    };
    expect(before).toContain(battle(['magen-defense-grid']));
    expect(lines(landing(true))[3]).toContain(battle([]));
    expect(battle([])).not.toBe(battle(['magen-defense-grid']));
  });

  it('34 what fired its space cannons before the combat does not fire them again in its odds', () => {
    const scene = new Scene(3, ['xxcha', 'hacan', 'sol'])
      .units(0, '29', { flagship: 1 })
      .units(1, '20', { cruiser: 4 });
    const table = activating(scene, '20');
    table.answer(0, 'move', { '29:flagship': 1 });
    const cruiser = table.state.fought?.began.defender[0]?.count ?? 0;
    const chance = (begun: boolean) => {
      const { attacker } = oddsOf({
        ...{ place: 'space', begun },
        attacker: { faction: 'xxcha', units: { flagship: 1 }, technologies: [] },
        defender: { faction: 'hacan', units: { cruiser }, technologies: [] },
      });
      return Math.round(attacker * 100);
    };
    expect(chance(true)).toBeLessThan(chance(false));
    expect(lines(table)[3]).toContain(`Ann ${chance(true)} %`);
  });

  it('says nothing of odds where somebody is damaged already, where fighters have landed, or if the battle is too large to work out at once', () => {
    const damaged = new Scene()
      .units(0, '29', { cruiser: 1, dreadnought: 1 })
      .damaged(0, '29', { dreadnought: 1 });
    const table = activating(damaged.units(1, '20', { cruiser: 1 }), '20');
    table.answer(0, 'move', { '29:cruiser': 1, '29:dreadnought:damaged': 1 });
    expect(lines(table).join('\n')).not.toContain('Odds');
    const matriarch = new Scene(3, ['naalu', 'hacan', 'xxcha'])
      .of('unit:matriarch')
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 2 })
      .units(0, '20', { flagship: 1, fighter: 2, infantry: 1 });
    const landed = activating(matriarch, '20');
    landed.answer(0, 'commit', { 'vefut-ii:fighter': 2, 'vefut-ii:infantry': 1 });
    expect(lines(landed)[0]).toContain('Ground combat');
    expect(lines(landed).join('\n')).not.toContain('Odds');
    const fleet = { fighter: 10, carrier: 4, dreadnought: 4 };
    const large = new Scene().units(0, '29', fleet).pools(0, { fleet: 9 }).pools(1, { fleet: 9 });
    const big = activating(large.units(1, '20', fleet), '20');
    big.answer(0, 'move', { '29:carrier': 4, '29:dreadnought': 4, '29:fighter': 10 });
    expect(lines(big)[0]).toContain('Space combat');
    expect(lines(big).join('\n')).not.toContain('Odds');
  });
});
