import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import { pagesOf } from '../../src/render/named-pictures.ts';
import type { LineShape, Scene, TextShape } from '../../src/render/scene.ts';
import { imperiumPaints } from '../../src/render/theme.ts';
import { imperiumDrawing } from '../../src/render/twilight-imperium/drawing.ts';
import { type Rehide, rehide } from '../conformance/hidden.ts';
import { LONG, orderOf, seen, speaks, stateAfter } from './imperium-tables.ts';
import { faultsOf, textsOf, written } from './texts.ts';

const hide = rehide.get('twilight-imperium') as Rehide<State>;
/** A game of six that is over: kept, so that new rules change no picture. */
const over = JSON.parse(readFileSync(new URL('golden/imperium-over.json', import.meta.url), 'utf8')) as View;

const SIGHT = { kind: 'page', page: 'summary' } as const;
const summary = (view: View, language: 'en' | 'ru' = 'en') =>
  imperiumDrawing.scene(view, speaks(language), SIGHT);
const things = ({ shapes }: Scene) => shapes.flatMap(({ of }) => of ?? []);
const reads = (scene: Scene, of: string) =>
  scene.shapes.find((shape): shape is TextShape => shape.kind === 'text' && shape.of === of)?.text;
const line = (scene: Scene, of: string) =>
  scene.shapes.find((shape): shape is LineShape => shape.kind === 'line' && shape.of === of);
const change = (more: Partial<View['chronicle']>, view = over): View => ({
  ...view,
  chronicle: { ...view.chronicle, ...more },
});

describe('the summary of a game of Twilight Imperium', () => {
  it('is there when the game is over, and not before', () => {
    const names = (view: View) => pagesOf(orderOf(view, 'en'))?.map(({ id }) => id);
    expect(names(over)).toContain('summary');
    expect(names({ ...over, stage: { kind: 'status' }, winner: null })).not.toContain('summary');
  });

  it('says who won and how', () => {
    expect(reads(summary(over), 'title')).toMatch(/^Captain Balthazar.* wins!$/);
    expect(reads(summary(over), 'how')).toBe('10 points, in round 9');
    const by = (how: 'objectives' | 'last') =>
      reads(summary({ ...over, winner: { seat: 1, by: how } }), 'how');
    expect(by('objectives')).toBe('The most points when the objectives ran out: 10 points, after round 9');
    expect(by('last')).toBe('The last one left, in round 9');
  });

  it('says of everybody, most points first, what the points are for', () => {
    const scene = summary(over);
    const order = things(scene).flatMap((of) => /^points:(\d)$/.exec(of)?.[1] ?? []);
    expect(order.map((seat) => over.seats[Number(seat)]?.points)).toEqual([10, 7, 7, 6, 6, 4]);
    over.seats.forEach(({ points }, seat) => {
      const gains = reads(scene, `gains:${seat}`) ?? '';
      const sum = [...gains.matchAll(/([+−])(\d+)/g)].reduce(
        (total, [, sign, count]) => total + (sign === '+' ? 1 : -1) * Number(count),
        0,
      );
      // Whoever has won may have scored more than the track shows (51.4a).
      expect(Math.min(sum, over.target)).toBe(points);
    });
    expect(reads(scene, 'gains:3')).toContain('Custodians token\u00a0+1');
    expect(reads(scene, 'gains:0')).toContain('Seed of an Empire\u00a0+1');
  });

  it('adds up what gave points and took them again, and tells of what nothing is known', () => {
    const awards = [
      { round: 2, seat: 2, points: 1, by: 'note:support-for-the-throne' },
      { round: 3, seat: 2, points: -1, by: 'note:support-for-the-throne' },
      { round: 3, seat: 2, points: 1, by: 'card:imperial-rider' },
      { round: 4, seat: 2, points: 2, by: 'strategy:imperial' },
    ];
    const poor = {
      ...change({ awards }),
      objectives: [],
      seats: over.seats.map((mine, seat) => (seat === 2 ? { ...mine, points: 4, scoredSecrets: [] } : mine)),
    };
    expect(reads(summary(poor), 'gains:2')).toBe('Imperial Rider\u00a0+1, Imperial\u00a0+2, Other\u00a0+1');
    const nothing = { ...poor, seats: poor.seats.map((mine) => ({ ...mine, points: 0, scoredSecrets: [] })) };
    expect(reads(summary(change({ awards: [] }, nothing)), 'gains:2')).toBe('Nothing scored');
  });

  it('draws points and planets by round, a line for each seat in its colour, each with dashes of its own', () => {
    const scene = summary(over);
    for (const of of ['points', 'planets'] as const) {
      const lines = over.seats.map((_, seat) => line(scene, `${of}:line:${seat}`));
      lines.forEach((one, seat) => {
        const { colour } = imperiumPaints[over.seats[seat]?.colour ?? 'black'];
        expect(one?.stroke.colour).toBe(colour);
        expect(one?.points).toHaveLength(over.chronicle.rounds.length);
        // More is higher: the line turns where the figures do.
        const figures = over.chronicle.rounds.map((figure) => figure[of][seat] ?? 0);
        figures.slice(1).forEach((now, i) => {
          const [before, after] = [one?.points[i]?.[1] ?? 0, one?.points[i + 1]?.[1] ?? 0];
          expect(Math.sign(before - after)).toBe(Math.sign(now - (figures[i] ?? 0)));
        });
      });
      expect(new Set(lines.map((one) => JSON.stringify(one?.stroke.dash))).size).toBe(6);
      expect(things(scene).filter((thing) => thing.startsWith(`${of}:end:`))).toHaveLength(6);
    }
  });

  it('ends the line of a seat that fell in the round in which it did', () => {
    const fallen = change({ fallen: [{ round: 4, seat: 2 }] });
    expect(line(summary(fallen), 'points:line:2')?.points).toHaveLength(4);
    expect(line(summary(fallen), 'points:line:1')?.points).toHaveLength(over.chronicle.rounds.length);
  });

  it('lists the battles with their winners, and what was voted on', () => {
    const scene = summary(over);
    const shown = things(scene);
    const { battles, agendas } = over.chronicle;
    expect(shown.filter((of) => of.startsWith('battle:'))).toEqual(battles.map(({ at }) => `battle:${at}`));
    expect(shown.filter((of) => of.startsWith('won:'))).toEqual(
      battles.flatMap(({ at, winner }) => (winner === null ? [] : [`won:${at}:${winner}`])),
    );
    expect(shown.filter((of) => of.startsWith('agenda:'))).toEqual(agendas.map(({ id }) => `agenda:${id}`));
    const many = Array.from({ length: 45 }, () => battles[0] as (typeof battles)[number]);
    const long = summary(change({ battles: many }));
    expect(things(long).filter((of) => of.startsWith('battle:'))).toHaveLength(30);
    expect(
      textsOf(long).some(({ text }) => text.includes('Battles: 45') && text.includes('and 15 earlier')),
    ).toBe(true);
  });

  it('does without what was not kept', () => {
    const bare = change({ rounds: [], battles: [], agendas: [], awards: [], fallen: [] });
    const shown = things(summary(bare));
    expect(shown.some((of) => /line|battle|agenda/.test(of))).toBe(false);
    expect(shown.filter((of) => of.startsWith('points:'))).toHaveLength(6);
  });

  it.each(LANGUAGES)('cuts no words and lays none over another, and describes it (%s)', (language) => {
    const scene = summary(over, language);
    const cut = textsOf(scene).filter((text) => written(text).cut && !text.text.includes(LONG[language]));
    expect(cut.map(({ text }) => text)).toEqual([]);
    // The numbers on the marks of seats are as large as marks are.
    expect(faultsOf(scene).filter((fault) => !/^small: \d$/.test(fault))).toEqual([]);
    const alt = imperiumDrawing.alt(over, speaks(language), SIGHT);
    expect(alt).toContain(language === 'en' ? 'wins in round 9' : 'раунд 9');
    expect(alt.length).toBeLessThanOrEqual(1024);
  });

  it('shows nothing hidden', () => {
    const state = stateAfter({ seats: 3, seed: 83, answers: 300 });
    const other = structuredClone(state);
    hide(other, 'table', []);
    expect(JSON.stringify(summary(seen(other, 'table')))).toBe(JSON.stringify(summary(seen(state, 'table'))));
  });
});
