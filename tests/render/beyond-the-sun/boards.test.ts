import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import type { State } from '#games/beyond-the-sun/state.ts';
import { SLOTS } from '#games/beyond-the-sun/tables/tree.ts';
import { sunDrawing } from '../../../src/render/beyond-the-sun/drawing.ts';
import { ranking } from '../../../src/render/beyond-the-sun/standing.ts';
import type { PictureKind } from '../../../src/render/render-request.ts';
import { textsOf } from '../texts.ts';
import { positionOf } from './positions.ts';
import {
  BOARD,
  drawn,
  EXPLORATION,
  STANDING,
  SUMMARY,
  seatOf,
  seen,
  speaks,
  TECHNOLOGIES,
  things,
} from './tables.ts';

const marks = (state: State, picture: PictureKind, viewer: 'table' | number = 'table') =>
  things(drawn(seen(state, viewer), picture));

const wordsOn = (state: State, of: string, picture: PictureKind) =>
  textsOf(drawn(seen(state), picture)).find((text) => text.of === of)?.text;

const count = (state: State, text: string, picture: PictureKind) =>
  textsOf(drawn(seen(state), picture)).filter((one) => one.text === text).length;

const middle = () => positionOf({ seats: 4, seed: 7, researched: 26 });

describe('the technology board', () => {
  it('shows whose cubes lie beside what, and whose pawns stand where', () => {
    const state = middle();
    for (const picture of [TECHNOLOGIES, BOARD]) {
      const shown = marks(state, picture);
      for (const slot of SLOTS)
        for (const seat of [0, 1, 2, 3])
          expect(shown.has(`cube:${slot}:${seat}`)).toBe(state.slots[slot].cubes.includes(seat));
    }
    const shown = marks(state, TECHNOLOGIES);
    for (const [seat, { pawn, private: own }] of state.seats.entries())
      if (own.length === 0) expect(shown).toContain(`pawn:${seat}:${pawn}`);
  });

  it('tells discovered slots, covered ones and what they can turn out to be apart', () => {
    const state = positionOf({ seats: 4, seed: 7, researched: 0 });
    const shown = marks(state, TECHNOLOGIES);
    for (const slot of SLOTS.filter((one) => one.startsWith('II')))
      expect(shown.has(`covered:${slot}`)).toBe(!slot.startsWith('IIII'));
    expect(shown).not.toContain('covered:I1');
    expect(shown).toContain('possible:scientific');
    state.slots.IIA.event = null;
    expect(marks(state, TECHNOLOGIES)).not.toContain('covered:IIA');
  });

  it('draws every line of the tree, broad where the seat that looks has come so far', () => {
    const state = positionOf({ seats: 4, seed: 7, researched: 0 });
    state.slots.I1.cubes = [2];
    const widths = (viewer: number) =>
      drawn(seen(state, viewer), TECHNOLOGIES).shapes.flatMap((shape) =>
        shape.kind === 'line' && shape.of?.startsWith('line:')
          ? [[shape.of, shape.stroke.width] as const]
          : [],
      );
    expect(widths(0)).toHaveLength(24);
    const changed = widths(2).filter(([of, width]) =>
      widths(0).every((one) => one[0] !== of || one[1] !== width),
    );
    expect(changed.map(([of]) => of)).toEqual(['line:I1:IIA', 'line:I1:IIB']);
  });

  it('frames what can be researched by who looks, for all by whose turn it is', () => {
    const state = positionOf({ seats: 4, seed: 7, researched: 0 });
    state.slots.I1.cubes = [2];
    state.turns = 0;
    state.first = 2;
    const framed = (viewer: 'table' | number) =>
      [...marks(state, TECHNOLOGIES, viewer)].filter((of) => of.startsWith('reachable:')).sort();
    expect(framed(2)).toEqual(['I2', 'I3', 'I4', 'IIA'].map((slot) => `reachable:${slot}`));
    expect(framed('table')).toEqual(framed(2));
    expect(framed(0)).toEqual(['I1', 'I2', 'I3', 'I4'].map((slot) => `reachable:${slot}`));
  });

  it('opens guilds, and shows events in play with their spaces and takers', () => {
    const state = positionOf({ seats: 4, seed: 7, researched: 0 });
    state.guilds = ['terraformers'];
    state.lasting = [
      { id: 'dyson-sphere', at: null, system: 'sirius', owner: null },
      { id: 'founders-prize', at: null, system: null, owner: 3 },
      { id: 'ship-museum', at: null, system: null, owner: null },
    ];
    (state.seats[1] as State['seats'][number]).museum = [1, 0, 0, 1];
    const shown = marks(state, TECHNOLOGIES);
    for (const of of ['guild:terraformers', 'closed:academy', 'closed:technocrats', 'closed:transcendents'])
      expect(shown).toContain(of);
    for (const of of [
      'event:dyson-sphere',
      'space:event:dyson-sphere:0',
      'taken:founders-prize:3',
      'museum:1:4',
    ])
      expect(shown).toContain(of);
    expect(count(state, 'Sirius', TECHNOLOGIES)).toBe(1);
  });

  it('shows as many start spaces as there are for so many players, the dearer ones marked', () => {
    for (const [seats, dearer] of [
      [2, 2],
      [3, 2],
      [4, 2],
    ] as const) {
      const state = positionOf({ seats, seed: 3, researched: 0 });
      const spaces = [...marks(state, TECHNOLOGIES)].filter((of) => of.startsWith('space:start:'));
      expect(spaces).toHaveLength({ 2: 6, 3: 6, 4: 7 }[seats]);
      expect(
        textsOf(drawn(seen(state), TECHNOLOGIES)).filter(
          ({ text, colour }) => text === '+1' && colour === '#ffc23d',
        ),
      ).toHaveLength(dearer);
    }
  });
});

describe('the exploration board', () => {
  it('shows the strength of every fleet, outposts, and what colonising takes', () => {
    for (const seats of [2, 4]) {
      const state = positionOf({ seats, seed: 8, researched: 30 });
      const view = seen(state);
      for (const picture of [EXPLORATION, BOARD]) {
        const shown = marks(state, picture);
        for (const [place, at] of Object.entries(view.places)) {
          for (const [seat, strength] of at.strength.entries()) {
            expect(shown.has(`fleet:${place}:${seat}`)).toBe(strength > 0);
            if (strength > 0)
              expect(wordsOn(state, `strength:${place}:${seat}`, picture)).toBe(`${strength}`);
          }
          if (at.controller !== null && at.disc) expect(shown).toContain(`outpost:${place}:${at.controller}`);
          if (at.required !== null)
            expect(wordsOn(state, `required:${place}`, picture)).toBe(`${at.required}`);
        }
      }
    }
  });

  it('frames a system that its controller is strong enough for, with the strength of a dispute', () => {
    const state = positionOf({ seats: 3, seed: 8, researched: 0 });
    state.systems.B1 = 'sirius';
    state.outposts = { B1: { seat: 1, disc: 'ore' } };
    (state.seats[1] as State['seats'][number]).ships = { B1: [1, 0, 0, 1] };
    expect(marks(state, EXPLORATION)).toContain('colonisable:B1');
    state.lasting = [{ id: 'border-dispute', at: 'B1', system: null, owner: null }];
    expect(marks(state, EXPLORATION)).not.toContain('colonisable:B1');
    expect(wordsOn(state, 'required:B1', EXPLORATION)).toBe('6');
  });

  it('needs less strength for who has the ability', () => {
    const state = positionOf({ seats: 3, seed: 8, researched: 0, mats: 'advanced' });
    const mine = state.seats[1] as State['seats'][number];
    Object.assign(mine, { faction: 'disciples', ships: { B1: [0, 0, 0, 1] } });
    state.systems.B1 = 'sirius';
    state.outposts = { B1: { seat: 1, disc: 'ore' } };
    mine.colonies = (['vega', 'altair', 'procyon'] as const).map((system) => ({ system, discs: [] }));
    expect(marks(state, EXPLORATION)).toContain('colonisable:B1');
    mine.colonies.pop();
    expect(marks(state, EXPLORATION)).not.toContain('colonisable:B1');
  });

  it('marks where the seat that looks may build', () => {
    const state = positionOf({ seats: 4, seed: 8, researched: 0 });
    state.outposts = { Y2: { seat: 1, disc: 'ore' } };
    const places = (viewer: number) =>
      [...marks(state, EXPLORATION, viewer)].filter((of) => of.startsWith('build:'));
    expect(places(1)).toEqual(['build:SOL', 'build:Y2']);
    expect(places(0)).toEqual(['build:SOL']);
  });

  it('has a fifth system with its line only while there is one, and says when a slot stays empty', () => {
    for (const seats of [2, 4]) {
      const state = positionOf({ seats, seed: 8, researched: 0 });
      expect(marks(state, EXPLORATION)).not.toContain('line:DEEP:X');
      state.systems.X = 'vega';
      state.systems.B2 = null;
      for (const of of ['line:DEEP:X', 'place:X', 'empty:B2'])
        expect(marks(state, EXPLORATION)).toContain(of);
    }
  });
});

describe('the mat of a seat', () => {
  it('shows supply, what grows, discs and automation', () => {
    const state = middle();
    const mine = state.seats[1] as State['seats'][number];
    Object.assign(mine, { food: 3, oreDiscs: 6, automation: ['food', 'star'] });
    mine.supply.C = 2;
    const shown = marks(state, seatOf(1));
    for (const of of ['track:food:6', 'free:food:5', 'track:ore:3', 'free:ore:2', 'automation:1'])
      expect(shown).toContain(of);
    expect(shown).not.toContain('track:food:5');
    expect(shown).not.toContain('automation:2');
    expect(wordsOn(state, 'supply:1:C', seatOf(1))).toBe('2');
    expect(wordsOn(state, 'pop:1', seatOf(1))).toBe(`${mine.pop}`);
  });

  it('shows abilities as locked until their mat unlocks them, and private technologies', () => {
    const state = positionOf({ seats: 4, seed: 7, researched: 20, mats: 'advanced' });
    const mine = state.seats[0] as State['seats'][number];
    Object.assign(mine, {
      faction: 'free-belt',
      automation: ['food'],
      colonies: [],
      private: ['war-college'],
    });
    for (const of of ['unlocked:jumpPlus', 'locked:controlOre', 'private:war-college'])
      expect(marks(state, seatOf(0))).toContain(of);
  });

  it('is the board where there is no such seat, and a seat’s own for its hand', () => {
    const state = middle();
    expect(drawn(seen(state), seatOf(9))).toEqual(drawn(seen(state), BOARD));
    expect(drawn(seen(state, 2), { kind: 'hand', options: [] })).toEqual(drawn(seen(state, 2), seatOf(2)));
  });
});

describe('the table at a glance', () => {
  it('says who is to move, when, how near the end is, and everybody’s points', () => {
    const state = middle();
    state.endAfter = null;
    for (const picture of [BOARD, TECHNOLOGIES, EXPLORATION]) {
      const view = seen(state);
      expect(wordsOn(state, 'title', picture)).toBe(`${speaks('en').seat(view.turn ?? 0)} to move`);
      expect(wordsOn(state, 'round', picture)).toBe(`Round ${view.round}`);
      expect(wordsOn(state, 'end', picture)).toBe(`Achievements ${view.discs} of 4`);
    }
    for (const [seat, { score }] of seen(state).seats.entries())
      expect(wordsOn(state, `points:${seat}`, BOARD)).toBe(`${score.total}`);
    const { round } = seen(state);
    for (const [rounds, text] of [
      [round, 'Last round'],
      [round + 1, 'One more round to come'],
    ] as const) {
      state.endAfter = 4 * rounds;
      for (const picture of [BOARD, TECHNOLOGIES]) expect(wordsOn(state, 'end', picture)).toBe(text);
    }
    state.phase = 'over';
    expect(wordsOn(state, 'end', BOARD)).toBe(`Achievements ${seen(state).discs} of 4`);
  });

  it('shows achievements with discs, points of open spaces, and the one that three players block', () => {
    const state = positionOf({ seats: 3, seed: 7, researched: 0 });
    state.achievements = [
      { id: 'empire', discs: [2] },
      { id: 'hegemony', discs: [0, 1] },
    ];
    const shown = marks(state, STANDING);
    for (const of of ['achieved:empire:2', 'open:empire:4', 'open:empire:2', 'blocked:hegemony'])
      expect(shown).toContain(of);
    for (const of of ['achieved:hegemony:0', 'achieved:hegemony:1']) expect(shown).toContain(of);
    expect(shown).not.toContain('open:empire:6');
    expect(marks(state, BOARD)).toContain('achieved:empire:2');
  });

  it('says what points are for, at the end with the winner first', () => {
    const state = middle();
    const view = seen(state);
    for (const [seat, { score, ore }] of view.seats.entries()) {
      expect(wordsOn(state, `source:colonies:${seat}`, STANDING)).toBe(`${score.colonies}`);
      expect(wordsOn(state, `total:${seat}`, STANDING)).toBe(`${score.total}`);
      expect(wordsOn(state, `ore:${seat}`, STANDING)).toBe(`${ore}`);
    }
    const best = view.seats.map(({ score }) => score.total).sort((a, b) => b - a);
    expect(ranking(view).map((seat) => view.seats[seat]?.score.total)).toEqual(best);
    const columns = drawn(view, SUMMARY).shapes.flatMap(({ of }) => (of?.startsWith('column:') ? [of] : []));
    expect(columns).toEqual(ranking(view).map((seat) => `column:${seat}`));
  });

  it('breaks ties by discs on the tracks, then population, then ore (8.12)', () => {
    const view = seen(positionOf({ seats: 4, seed: 7, researched: 0 }));
    const [one] = view.seats;
    if (!one) throw new Error('nobody plays');
    const like = (more: Partial<typeof one>) => ({ ...one, food: 4, oreDiscs: 4, pop: 2, ore: 2, ...more });
    const seats = [like({}), like({ pop: 3 }), like({ oreDiscs: 3, pop: 0, ore: 0 }), like({ ore: 3 })];
    expect(ranking({ ...view, seats })).toEqual([2, 1, 3, 0]);
  });

  it('names its parts and pages, the summary only at the end', () => {
    const state = middle();
    const ids = (of: 'places' | 'pages', shown: State) =>
      sunDrawing[of]?.(seen(shown), speaks('ru')).map(({ id }) => id);
    expect(ids('places', state)).toEqual(['technologies', 'exploration']);
    expect(ids('pages', state)).toEqual(['standing']);
    expect(ids('pages', { ...state, phase: 'over', endAfter: 28 })).toEqual(['summary', 'standing']);
  });
});

describe.each(LANGUAGES)('what the pictures show, in words (%s)', (language) => {
  it('fits Discord, and names what counts', () => {
    const state = positionOf({ seats: 4, seed: 7, researched: 60, mats: 'advanced' });
    const alt = (picture: PictureKind) => sunDrawing.alt(seen(state, 0), speaks(language), picture);
    for (const picture of [BOARD, TECHNOLOGIES, EXPLORATION, STANDING, SUMMARY, seatOf(2)]) {
      expect(alt(picture).length).toBeLessThanOrEqual(1024);
      expect(alt(picture)).toContain(speaks(language).seat(2));
    }
    expect(alt(TECHNOLOGIES)).toContain('IIA');
    expect(alt(EXPLORATION)).toMatch(/Alpha|Vega|Barnard|Eridani|Альфа|Вега|Барнарда|Эридана|Sol|Солнечн/);
    for (const { score } of seen(state).seats) expect(alt(STANDING)).toContain(`: ${score.total}`);
  });
});
