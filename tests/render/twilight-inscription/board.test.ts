import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import type { State } from '#games/twilight-inscription/state.ts';
import { SHEETS } from '#games/twilight-inscription/tables/vocabulary.ts';
import { pictureKey } from '../../../src/render/picture-key.ts';
import type { PictureKind } from '../../../src/render/render-request.ts';
import { inscriptionDrawing } from '../../../src/render/twilight-inscription/drawing.ts';
import { textsOf } from '../texts.ts';
import { drawn, fullState, orderOf, page, seen, speaks, stateAfter, things } from './tables.ts';

const BOARD: PictureKind = { kind: 'board' };
const HAND: PictureKind = { kind: 'hand', options: [] };

const wordsOn = (state: State, of: string, picture: PictureKind = BOARD) =>
  textsOf(drawn(seen(state, 'table'), picture)).find((text) => text.of === of)?.text;

describe('the table of Twilight Inscription', () => {
  it('shows how every seat stands', () => {
    const state = fullState(0);
    const view = seen(state, 'table');
    for (const [seat, { score }] of view.seats.entries()) {
      for (const sheet of SHEETS) expect(wordsOn(state, `points:${seat}:${sheet}`)).toBe(`${score[sheet]}`);
      expect(wordsOn(state, `total:${seat}`)).toBe(`${score.total}`);
      expect(wordsOn(state, `goods:${seat}`)).toBe('5');
      expect(wordsOn(state, `votes:${seat}`)).toBe('8');
      expect(wordsOn(state, `relics:${seat}`)).toBe('1');
      expect(wordsOn(state, `population:${seat}`)).toBe('7');
      expect(wordsOn(state, `products:${seat}`)).toBe('8·6·5');
      expect(wordsOn(state, `wars:${seat}`)).toBe('2');
    }
  });

  it('shows dice, objectives, Mecatol Rex and the council', () => {
    const state = fullState(0);
    const [first, second] = state.objectives as [State['objectives'][number], State['objectives'][number]];
    first.first = 4;
    second.first = null;
    state.seats[2]?.objectives.push({ id: first.id, vp: 7 });
    state.dice = { black: ['M', 'M', 'R'], coloured: { M: 2, I: 1, R: 1 } };
    state.mecatol = [{ seat: 3, round: 8 }];
    state.council = {
      for: 'levy',
      against: 'levy',
      votes: { for: 3, against: 9 },
      outcome: 'against',
    };
    const marks = things(drawn(seen(state, 'table'), BOARD));
    const wanted = ['die:0', 'coloured:M', 'mecatol:0', 'chosen:against', 'outcome:for'];
    for (const one of [...wanted, `taken:${first.id}`, `open:${second.id}`, `scored:${first.id}:2`])
      expect(marks).toContain(one);
    expect(wordsOn(state, 'votes:against')).toBe('9 votes');
  });

  it('shows the tracks of the automated faction in games of one and two, and nobody else’s', () => {
    const state = stateAfter({ seats: 2, seed: 5 }, 60);
    if (!state.automaton) throw new Error('nobody plays by itself');
    state.automaton.progress.R1 = 4;
    state.automaton.struck.strength = [2];
    const marks = things(drawn(seen(state, 'table'), BOARD));
    expect([...marks].filter((of) => of.startsWith('crossed:R1:'))).toHaveLength(4);
    expect(marks).toContain('struck:M1:2');
    expect([...things(drawn(seen(fullState(0), 'table'), BOARD))].join()).not.toContain('track:');
  });

  it('offers every sheet of every seat, and at the end what the points are for', () => {
    const state = fullState(0);
    const pages = inscriptionDrawing.pages?.(seen(state, 'table'), speaks('ru')) ?? [];
    expect(pages).toHaveLength(16);
    expect(pages[5]).toEqual({
      id: '2-expansion',
      name: 'Капитан Бальтазар Третий из Дальних Краёв · Экспансия',
    });
    for (const { id } of pages)
      expect(things(drawn(seen(state, 'table'), { kind: 'page', page: id }))).toContain(
        `sheet:${id.slice(2)}`,
      );
    const over = { ...state, phase: 'over' as const };
    const [first] = inscriptionDrawing.pages?.(seen(over, 'table'), speaks('en')) ?? [];
    expect(first?.id).toBe('summary');
    expect(wordsOn(over, 'sources:0:expansion', { kind: 'page', page: 'summary' })).toContain('population');
    expect(wordsOn(over, 'sources:0:navigation', { kind: 'page', page: 'summary' })).toContain(
      'Mecatol Rex\u00a0+7',
    );
    const odd = drawn(seen(state, 'table'), { kind: 'page', page: '9-expansion' });
    expect(odd).toEqual(drawn(seen(state, 'table'), BOARD));
  });
});

describe('the sheets of a seat together', () => {
  it('are the active one large and the others small, all four alike while none is', () => {
    const state = fullState(0);
    const grid = things(drawn(seen(state, 0), HAND));
    for (const sheet of SHEETS) expect(grid).toContain(`sheet:${sheet}`);
    const [own] = state.seats as [State['seats'][number]];
    // Relics in hand stand once: on the active sheet, or else on the first.
    const withRelics = () =>
      SHEETS.filter((sheet) => things(drawn(seen(state, 0), page(0, sheet))).has('relics'));
    expect(withRelics()).toEqual(['navigation']);
    own.active = 'industry';
    expect(withRelics()).toEqual(['industry']);
    own.hand = [{ r: 'M', bound: false }];
    const active = things(drawn(seen(state, 0), HAND));
    expect([...active].filter((of) => of.startsWith('sheet:'))).toEqual(['sheet:industry']);
    for (const sheet of ['navigation', 'expansion', 'warfare']) expect(active).toContain(`small:${sheet}`);
    expect(active).toContain('hand:0');
  });

  it('show relics and resources in hand to their owner alone', () => {
    const state = fullState(0);
    const [own] = state.seats as [State['seats'][number]];
    own.active = 'navigation';
    own.hand = [{ r: 'M', bound: false }];
    for (const viewer of ['table', 1] as const) {
      const other = structuredClone(state);
      const [theirs] = other.seats as [State['seats'][number]];
      theirs.relics = [{ id: 'sunlance', played: false }];
      theirs.hand = [];
      for (const picture of [BOARD, page(0, 'navigation'), { kind: 'seat', seat: 0 } as const])
        expect(drawn(seen(other, viewer), picture)).toEqual(drawn(seen(state, viewer), picture));
    }
    expect(textsOf(drawn(seen(state, 0), HAND)).find(({ of }) => of === 'relics')?.text).toContain('Seer');
    expect(inscriptionDrawing.hasHand?.(seen(state, 0))).toBe(true);
    expect(inscriptionDrawing.hasHand?.(seen(state, 'table'))).toBe(false);
  });
});

describe('the picture of a hand', () => {
  it('is the same as long as nothing of it changes, and another when a neighbour becomes stronger', () => {
    const state = fullState(0);
    const key = (changed: State) => pictureKey(orderOf(seen(changed, 0), 'en', HAND));
    const changed = (seat: number, change: (player: State['seats'][number]) => void) => {
      const other = structuredClone(state);
      change(other.seats[seat] as State['seats'][number]);
      return other;
    };
    const [left, across] = [state.neighbours[0]?.left ?? 1, 2];
    expect(left).not.toBe(across);
    const same = changed(across, (player) => {
      player.industry.goods.gained += 1;
      player.warfare.frontier.left += 3;
    });
    expect(key(same)).toBe(key(state));
    expect(drawn(seen(same, 0), HAND)).toEqual(drawn(seen(state, 0), HAND));
    const stronger = changed(left, (player) => {
      player.warfare.frontier.right += 3;
    });
    expect(key(stronger)).not.toBe(key(state));
    expect(drawn(seen(stronger, 0), HAND)).not.toEqual(drawn(seen(state, 0), HAND));
    const asked: PictureKind = { kind: 'hand', options: ['I+g3'] };
    expect(pictureKey(orderOf(seen(state, 0), 'en', asked))).not.toBe(key(state));
  });
});

describe.each(LANGUAGES)('what the pictures show, in words (%s)', (language) => {
  const alt = (state: State, picture: PictureKind) =>
    inscriptionDrawing.alt(seen(state, 0), speaks(language), picture);

  it('fits Discord and names what is marked', () => {
    const state = fullState(0);
    for (const sheet of SHEETS) {
      const text = alt(state, page(0, sheet));
      expect(text.length).toBeLessThanOrEqual(1024);
      expect(text).toContain(speaks(language).seat(0));
      expect(text).toContain(speaks(language).say({ key: 'sheet.name', args: { sheet } }));
    }
    expect(alt(state, page(0, 'navigation'))).toContain('a1');
    expect(alt(state, page(0, 'industry'))).toContain('8, 6, 5');
    expect(alt(state, BOARD)).toContain(speaks(language).seat(0));
    expect(alt(state, BOARD).length).toBeLessThanOrEqual(1024);
    const [own] = state.seats as [State['seats'][number]];
    own.active = 'industry';
    expect(alt(state, { kind: 'hand', options: ['MxA2'] })).toContain('A2');
  });
});
