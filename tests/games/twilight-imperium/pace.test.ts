import { describe, expect, it } from 'vitest';
import { Pace } from '../../../src/cli/pace.ts';
import { playMatch } from '../../../src/cli/play.ts';
import { Scene } from './scene.ts';

/** Plays a scene on with random answers and says what its windows were like; a question with one answer throws. */
function paceOf(scene: Scene, answers: number) {
  const pace = new Pace();
  const game = scene.game();
  const seats = scene.state.seats.length;
  playMatch(
    { game: game as never, seats, options: {}, bots: ['random'], seed: 'pace' },
    { look: (journal) => pace.look(journal), until: ({ entries }) => entries.length > answers },
  );
  return pace.counts;
}

describe('TI4 nobody is asked where only one answer exists and everybody knows it', () => {
  it('66.3 where every ship must go they go, and where some may stay their owner says which', () => {
    const fleet = (pool: number) =>
      new Scene().units(0, '14', { cruiser: 2, carrier: 1 }).pools(0, { fleet: pool }).play().quiet();
    const none = fleet(0);
    none.answer(0, 'action', 'tactical');
    none.answer(0, 'activate', '20');
    none.quiet();
    expect(none.session.open().map(({ topic }) => topic)).not.toContain('fleet-excess');
    expect(none.at('14')).toBe('');
    const some = fleet(1);
    some.answer(0, 'action', 'tactical');
    some.answer(0, 'activate', '20');
    some.quiet();
    expect(some).toOfferExactly(0, 'fleet-excess', ['carrier', 'cruiser']);
  });

  it('28 infantry in transit goes to the only planet that its owner has', () => {
    const diodes = (planets: 1 | 2) => {
      const scene = new Scene().tech(0, 'transit-diodes').units(0, '14', { carrier: 1, infantry: 2 });
      if (planets === 1) scene.control(1, 'archon-tau');
      const table = scene.play();
      table.answer(0, 'turn-starts', 'technology:transit-diodes');
      table.answer(0, 'transit-from', { '14': 2 });
      return table.quiet();
    };
    expect(diodes(1).at('archon-ren')).toBe('0:infantry 2');
    expect(diodes(2)).toOfferExactly(0, 'transit-to', ['archon-ren', 'archon-tau']);
  });

  it('74.19 a window opens to those alone who could hold something: whoever has no card and nothing to use is not asked', () => {
    const played = (cards: boolean) => {
      const scene = new Scene().ofAll().hand(0, 'mining-initiative').units(0, 'archon-ren', { infantry: 1 });
      if (cards) scene.hand(1, 'plague');
      const table = scene.play();
      table.answer(0, 'action', 'card:mining-initiative');
      table.answer(0, 'card-planet', 'archon-ren');
      return table.session.open().filter(({ topic }) => topic === 'action-card-played');
    };
    expect(played(false)).toEqual([]);
    const asked = played(true);
    expect(asked.map(({ seat, veiled }) => [seat, veiled])).toEqual([[1, true]]);
    // It holds no Sabotage: the table will pass for it, and nobody sees the difference.
    expect(asked[0]?.form).toMatchObject({ options: [{ id: 'pass' }] });
  });

  it('counts windows that close by themselves, that the table passes, and that ask', () => {
    const peace = paceOf(new Scene().ofAll(), 12);
    expect(peace.unasked).toBeGreaterThan(0);
    expect(peace).toMatchObject({ quiet: 0, asked: 0, seats: 0 });
    const armed = new Scene().ofAll().units(0, '14', { cruiser: 1 });
    for (const seat of [0, 1, 2]) armed.hand(seat, 'sabotage', 'mining-initiative', 'plague');
    const war = paceOf(armed, 60);
    expect(war.quiet + war.asked).toBeGreaterThan(0);
    expect(war.seats).toBeGreaterThanOrEqual(war.asked);
  });

  it('finds a question with one answer, which the table must be able to give', () => {
    const pace = new Pace();
    const option = { id: 'only', label: { key: 'x', args: {} } };
    const question = {
      seat: 1,
      topic: 'why',
      path: '1/why:1',
      key: 'k',
      form: { kind: 'choose', prompt: option.label, options: [option] },
      fallback: 'only',
      veiled: false,
      optional: false,
      held: null,
    };
    const look = (more: object, refusal: object | null = null) =>
      pace.look({
        session: { unasked: 0, open: () => [{ ...question, ...more }], previewAnswer: () => ({ refusal }) },
      } as never);
    expect(() => look({ key: 'a', veiled: true })).not.toThrow();
    expect(() => look({ key: 'b', optional: true })).not.toThrow();
    expect(pace.counts.forced).toBe(0);
    expect(() => look({ key: 'c' })).not.toThrow();
    expect(pace.counts.forced).toBe(1);
    expect(() => look({ key: 'd' }, {})).toThrow('seat 1 is asked about why');
  });
});
