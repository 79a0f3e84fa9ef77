import { describe, expect, it } from 'vitest';
import { twilightInscription } from '#games/twilight-inscription/index.ts';
import { layoutOf } from '#games/twilight-inscription/sheets/layout.ts';
import { DOTS } from '#games/twilight-inscription/sheets/places.ts';
import type { State } from '#games/twilight-inscription/state.ts';
import { VARIANTS } from '#games/twilight-inscription/tables/side-a/index.ts';
import { SHEETS, type SheetId } from '#games/twilight-inscription/tables/vocabulary.ts';
import { legalOf } from '../../../src/render/twilight-inscription/legal.ts';
import { closedBy } from '../../../src/render/twilight-inscription/navigation.ts';
import { randomOf } from '../../support/chance.ts';
import { start } from '../../support/driver.ts';
import { answerAtRandom } from '../../support/selfplay.ts';
import { textsOf } from '../texts.ts';
import { drawn, everySheet, fullState, page, seen, things } from './tables.ts';

const shown = (state: State, sheet: SheetId, seat = 0) =>
  things(drawn(seen(state, 'table'), page(seat, sheet)));

const startingWith = (all: ReadonlySet<string>, prefix: string) =>
  [...all]
    .filter((one) => one.startsWith(prefix))
    .map((one) => one.slice(prefix.length))
    .sort();

const wordsAt = (state: State, sheet: SheetId, of: string) =>
  textsOf(drawn(seen(state, 'table'), page(0, sheet))).find((text) => text.of === of)?.text;

const full = fullState(0);
const [mine] = full.seats as [State['seats'][number]];

describe('the navigation sheet', () => {
  it('rings what is claimed, and slashes what is spent, nothing else', () => {
    const marks = shown(full, 'navigation');
    expect(startingWith(marks, 'claimed:')).toEqual(['H', ...mine.navigation.claimed].sort());
    const spent = mine.kept.filter((one) => one.spent && mine.navigation.claimed.includes(one.at));
    expect(spent.length).toBeGreaterThan(2);
    expect(startingWith(marks, 'spent:').filter((at) => !at.startsWith('reserve'))).toEqual(
      ['W1', 'W3', ...spent.map(({ at }) => at)].sort(),
    );
  });

  it('draws explored lanes from where they were explored, also through wormholes', () => {
    const marks = shown(full, 'navigation');
    for (const line of ['H-a1', 'W3-i1', 'a1-W1', 'i1-i2']) expect(marks).toContain(`explored:${line}`);
    expect(marks).not.toContain('explored:W1>W3-i1');
  });

  it('crosses out what was lost, and notes points beside relics and Mecatol Rex', () => {
    const state = structuredClone(full);
    state.seats[0]?.navigation.crossedOut.push('g4');
    expect(shown(state, 'navigation')).toContain('crossed:g4');
    const [relic] = mine.navigation.relics;
    expect(wordsAt(full, 'navigation', `noted:${relic?.at}`)).toBe('+3');
    expect(wordsAt(full, 'navigation', 'noted:M')).toBe('+7');
  });

  it('says that one passage closes the outer systems, where it does', () => {
    expect(closedBy(layoutOf(everySheet(0)).navigation)).toEqual({
      way: 'W1 → W2',
      systems: ['i1', 'i2', 'i3'],
    });
    const closing = Array.from({ length: VARIANTS + 1 }, (_, variant) => variant).filter(
      (variant) => closedBy(layoutOf(everySheet(variant)).navigation) !== null,
    );
    expect(closing).toEqual([0, 1, 2, 3, 4, 5, 8]);
  });

  it('bends a lane that would run through a system', () => {
    const road = drawn(seen(fullState(2), 'table'), page(0, 'navigation'));
    const lane = road.shapes.find(({ of }) => of === 'lane:c5-e5');
    expect(lane).toMatchObject({
      kind: 'line',
      points: [expect.anything(), expect.anything(), expect.anything()],
    });
  });
});

describe('the expansion sheet', () => {
  it('crosses symbols, rings assets of whole lines, and shows which planets are open', () => {
    const marks = shown(full, 'expansion');
    const planets = startingWith(marks, 'crossed:').filter((id) => /^[A-F]/.test(id));
    expect(planets).toEqual([...mine.expansion.crossed].sort());
    expect(startingWith(marks, 'unlocked:')).toEqual(['A', 'B', 'C', 'D', 'E']);
    const lines = layoutOf(everySheet(0)).expansion.lines.filter(({ symbols }) =>
      symbols.every((id) => mine.expansion.crossed.includes(id)),
    );
    expect(startingWith(marks, 'gained:').filter((id) => /^[A-F][rc]/.test(id))).toEqual(
      lines.map(({ id }) => id).sort(),
    );
  });

  it('marks only the way in which a base was paid', () => {
    const marks = shown(full, 'expansion');
    expect(startingWith(marks, 'built:')).toEqual(['X', 'Y']);
    expect(startingWith(marks, 'crossed:X:')).toEqual(['0', '1', '2']);
    expect(startingWith(marks, 'crossed:Y:')).toEqual([]);
    expect(startingWith(marks, 'spent:base:')).toEqual(['Y']);
  });

  it('counts the population from the bottom', () => {
    expect(startingWith(shown(full, 'expansion'), 'gained:population:')).toHaveLength(7);
  });
});

describe('the industry sheet', () => {
  it('tells crossed and claimed cells apart', () => {
    const marks = shown(full, 'industry');
    const cells = startingWith(marks, 'crossed:').filter((id) => /^[A-F]\d$/.test(id));
    expect(cells).toEqual([...mine.industry.crossed].sort());
    expect(startingWith(marks, 'claimed:cell:')).toEqual([...mine.industry.claimed].sort());
  });

  it('crosses products, rings what rows reach, underlines what columns give', () => {
    const marks = shown(full, 'industry');
    expect(['P1', 'P2', 'P3'].map((row) => startingWith(marks, `crossed:${row}:`).length)).toEqual([8, 6, 5]);
    expect(startingWith(marks, 'gained:P')).toEqual(['1:4', '1:8', '2:4', '3:4']);
    expect(startingWith(marks, 'underlined:good:')).toEqual(['1', '2', '4', '5']);
    expect(startingWith(marks, 'underlined:vote:')).toHaveLength(5);
  });

  it('circles goods and votes that were gained and slashes those that were spent', () => {
    const marks = shown(full, 'industry');
    expect(startingWith(marks, 'gained:good:')).toHaveLength(12);
    expect(startingWith(marks, 'spent:good:')).toHaveLength(7);
    expect(startingWith(marks, 'gained:vote:')).toHaveLength(14);
    expect(startingWith(marks, 'spent:vote:')).toHaveLength(6);
  });
});

describe('the warfare sheet', () => {
  it('draws every unit as one shape over its dots', () => {
    const marks = shown(full, 'warfare');
    expect(startingWith(marks, 'unit:').filter((one) => one.includes(':'))).toEqual(
      ['carrier:2', 'dreadnought:3', 'fighter:1', 'infantry:0'].sort(),
    );
    expect(startingWith(marks, 'created:')).toEqual(['C2', 'F1', 'K1', 'N1']);
    expect(startingWith(marks, 'crossed:N2:')).toEqual(['0', '1']);
    expect(marks).toContain('line:7');
  });

  it('shows strengths, those of neighbours, and how wars ended', () => {
    const marks = shown(full, 'warfare');
    for (const one of ['won:war:0:left', 'lost:war:0:right', 'tied:war:1:left', 'open:war:2:left'])
      expect(marks).toContain(one);
    expect(wordsAt(full, 'warfare', 'strength:1:right')).toBe('12');
    // The left neighbour's right box was 5, and 12 in the second war (12.6).
    expect(wordsAt(full, 'warfare', 'against:0:left')).toBe('vs 5');
    expect(wordsAt(full, 'warfare', 'against:1:left')).toBe('vs 12');
    // The next war as it stands: dots above the line, and what is noted for the frontier.
    expect(wordsAt(full, 'warfare', 'strength:2:left')).toBe(
      `${seen(full, 'table').seats[0]?.strengths[2]?.left}`,
    );
    expect(wordsAt(full, 'warfare', 'against:3:left')).toBeUndefined();
  });

  it('leaves no dot out', () => {
    const marks = shown(full, 'warfare');
    const covered = new Set(mine.warfare.units.flatMap(({ dots }) => dots));
    const { dots, anomalies } = layoutOf(everySheet(0)).warfare;
    const plain = DOTS.filter((dot) => !covered.has(dot) && !dots.has(dot) && !anomalies.has(dot));
    expect(startingWith(marks, 'dot:')).toEqual([...plain].sort());
    expect(startingWith(marks, 'anomaly:')).toEqual([...anomalies].sort());
  });
});

describe('every sheet', () => {
  it('says which side it is, whose, its feature, its technologies and its objective', () => {
    const state = fullState(3);
    for (const sheet of SHEETS) {
      const marks = shown(state, sheet);
      const own = layoutOf(everySheet(3)).technologies.slice(
        SHEETS.indexOf(sheet) * 2,
        SHEETS.indexOf(sheet) * 2 + 2,
      );
      expect(startingWith(marks, 'researched:')).toEqual(own.slice(1));
      expect(startingWith(marks, 'technology:')).toEqual(own.slice(0, 1));
      expect(marks).toContain('feature');
      expect(startingWith(marks, 'goal:')).toHaveLength(1);
      expect(wordsAt(state, sheet, 'about')).toContain('side A, sheet 3');
    }
    expect(wordsAt(full, 'navigation', 'about')).toContain('side B');
    expect(shown(full, 'navigation')).not.toContain('feature');
  });

  it('shows what came of cards and what is not spent', () => {
    const marks = shown(full, 'industry');
    expect(startingWith(marks, 'spent:reserve:')).toEqual(['0']);
    expect(startingWith(marks, 'gained:reserve:')).toEqual(['0', '1']);
    const alloys = mine.kept.filter(({ asset, spent }) => asset === 'planet' && !spent).length;
    expect(wordsAt(full, 'industry', 'unspent:planet')).toBe(`×${alloys}`);
  });
});

describe('what may be marked now', () => {
  it('is read from the marks that are offered, all of them that are about a place', () => {
    const table = start(twilightInscription, { seats: 2, seed: 3, options: { side: 'A' } });
    const random = randomOf(3);
    const unread = new Set<string>();
    for (let given = 0; given < 60 && !table.session.over; given++) {
      for (const { form } of table.session.open())
        if (form.kind === 'sequence')
          for (const { id } of form.options) if (legalOf([id]).size === 0) unread.add(id);
      answerAtRandom(table, random);
    }
    // Goods, conversions, specials, relics and what an effect asks stand on no place of a sheet.
    expect([...unread].filter((id) => !/^(g\.|[MIR]~|\[|r:|alloy|charter|cipher)/.test(id))).toEqual([]);
  });

  it('is framed on its sheet, for whoever is asked', () => {
    const state = structuredClone(full);
    const [own] = state.seats as [State['seats'][number]];
    const options = [
      'M>W2>W4>i3',
      'I+g3',
      'RxF8',
      'M.i@b7',
      'Fa1',
      'Z:R',
      't:gd',
      'u:F',
      'N2:M',
      '*B5',
      'd:I',
    ];
    const marks = SHEETS.flatMap((active) => {
      own.active = active;
      return [...things(drawn(seen(state, 0), { kind: 'hand', options }))];
    }).filter((of) => of.startsWith('legal:'));
    expect([...new Set(marks)].sort()).toEqual(
      [
        'legal:explore:i3',
        'legal:claim:g3',
        'legal:cross:F8',
        'legal:dot:b7',
        'legal:symbol:Fa1',
        'legal:base:Z',
        'legal:technology:gd',
        'legal:unlock:F',
        'legal:copy:N2',
        'legal:claim:B5',
        'legal:die:I',
      ].sort(),
    );
    expect([...things(drawn(seen(state, 'table'), page(0, 'navigation')))].join()).not.toContain('legal:');
  });
});
