import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#core/message.ts';
import { speaker } from '#core/speak.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { oddsOf } from '#games/twilight-imperium/odds/odds.ts';
import { activating } from './rules/moving.ts';
import { type Imperium, Scene } from './scene.ts';

const { face, texts } = twilightImperium;
const NAMES = ['Ann', 'Bob', 'Cid'];

function battles(table: Imperium) {
  const all = face.live?.(table.session.view('table')) ?? [];
  return all.filter(({ id }) => id.startsWith('battle:'));
}

function lines(table: Imperium, language: Language = 'en'): string[] {
  const { say } = speaker(language, texts[language], (seat) => NAMES[seat] ?? '?');
  return (battles(table)[0]?.lines ?? []).map(say);
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
      'Ann: 2 cruisers, 1 dreadnought',
      'Bob: 1 destroyer, 3 fighters, 1 carrier',
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
    expect(told.filter((line) => line.startsWith('🎲 Bob, Anti-Fighter Barrage'))).toHaveLength(1);
    for (const line of told.filter((one) => one.startsWith('🎲') && one.includes('→'))) {
      const marked = (line.split('→')[0] ?? '').match(/\*\*\d+\*\*/g)?.length ?? 0;
      expect(line).toContain(`→ ${marked} hit`);
    }
    expect(told.at(-1)).toBe(
      fought?.winner === null ? '🏁 Nobody wins.' : `🏁 ${NAMES[fought?.winner ?? 9]} wins.`,
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
    expect(lines(table)).toContain('🏳️ Bob announces a retreat');
  });

  it('tells the odds of ten ships against ten', () => {
    const fleet = { fighter: 6, carrier: 2, dreadnought: 2 };
    const scene = new Scene().units(0, '29', fleet).pools(0, { fleet: 9 }).pools(1, { fleet: 9 });
    const table = activating(scene.units(1, '20', fleet), '20');
    table.answer(0, 'move', { '29:carrier': 2, '29:dreadnought': 2, '29:fighter': 6 });
    expect(lines(table)[3]).toContain('Odds at the start');
  });

  it('says nothing of odds where somebody is damaged already, in a nebula, or if the battle is too large to work out at once', () => {
    const damaged = new Scene()
      .units(0, '29', { cruiser: 1, dreadnought: 1 })
      .damaged(0, '29', { dreadnought: 1 });
    const table = activating(damaged.units(1, '20', { cruiser: 1 }), '20');
    table.answer(0, 'move', { '29:cruiser': 1, '29:dreadnought:damaged': 1 });
    expect(lines(table).join('\n')).not.toContain('Odds');
    // 80.3: a nebula helps its defender.
    const cloud = new Scene().tile(9, '42').units(0, '14', { cruiser: 1 }).units(1, '42', { cruiser: 1 });
    const foggy = activating(cloud, '42');
    foggy.answer(0, 'move', { '14:cruiser': 1 });
    expect(lines(foggy)[0]).toContain('Space combat');
    expect(lines(foggy).join('\n')).not.toContain('Odds');
    const fleet = { fighter: 10, carrier: 4, dreadnought: 4 };
    const large = new Scene().units(0, '29', fleet).pools(0, { fleet: 9 }).pools(1, { fleet: 9 });
    const big = activating(large.units(1, '20', fleet), '20');
    big.answer(0, 'move', { '29:carrier': 4, '29:dreadnought': 4, '29:fighter': 10 });
    expect(lines(big)[0]).toContain('Space combat');
    expect(lines(big).join('\n')).not.toContain('Odds');
  });
});
