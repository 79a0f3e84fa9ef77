import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { optionsSchema } from '#games/twilight-imperium/options.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import { baseBox } from '#games/twilight-imperium/tables/box.ts';
import { playMatch } from '../../../../src/cli/play.ts';
import { playedInto, selfPlay } from '../../../support/selfplay.ts';
import { newTable } from '../scene.ts';

const NEXUS = { modules: ['se.nexus'] } as const;

/** A table of three at its first strategy phase, everything answered by default. */
function setUp(modules: readonly 'se.nexus'[]) {
  const table = newTable(3, { modules: [...modules], seatFactions: ['sol', 'yin', 'muaat'] });
  for (let answers = 0; table.state.stage.kind !== 'strategy'; answers++) {
    const open = table.session.open().find(({ held }) => held === null);
    if (!open || answers > 60) throw new Error('the set-up does not end');
    table.answer(open.seat, open.topic, open.fallback);
  }
  return table;
}

describe('SE-17 Wormhole nexus, whole tables', () => {
  it('SE-17.1 is laid when the board lies, beside it; all else is as without', () => {
    const [base, more] = [setUp([]), setUp(['se.nexus'])];
    expect(more.told()).toEqual(
      [...base.told()].toSpliced(base.told().indexOf('fact.boardLaid') + 1, 0, 'fact.nexusLaid'),
    );
    const { '150': at, ...board } = more.state.board;
    const { mallice, ...planets } = more.state.planets;
    expect([at, mallice]).toEqual([-2, { controller: null, exhausted: false, units: [] }]);
    expect(board).toEqual(base.state.board);
    expect(planets).toEqual(base.state.planets);
    for (const part of ['decks', 'seats', 'objectives', 'homes', 'speaker'] as const)
      expect(more.state[part]).toEqual(base.state[part]);
  });

  it('without it there is no trace of it', () => {
    const { session, state } = setUp([]);
    const seen = (['table', 0] as const).map((viewer) => ({ ...session.view(viewer), box: null }));
    const text = JSON.stringify([state, seen]);
    expect(text).not.toMatch(/nexus|mallice|"150"/);
    expect(state.options).not.toHaveProperty('modules');
    expect(state.systems).toHaveLength(52);
    expect(state.box).toEqual(baseBox());
  });

  it('is no tile of a map, nor dealt or laid with the others', () => {
    const map = Array.from({ length: 36 }, (_, i) =>
      [19, 22, 25, 28, 31, 34].includes(i + 1) ? '0' : '150',
    );
    const parsed = optionsSchema.safeParse({ board: 'given', map: map.join(' '), ...NEXUS });
    expect(parsed.success).toBe(false);
    for (const board of ['built', 'generated'] as const) {
      const { state } = newTable(6, { board, modules: ['se.nexus'] });
      expect(state.seats.flatMap(({ dealt }) => dealt.tiles)).not.toContain('150');
    }
  });

  it('fits any number of seats, and can be taken once', () => {
    for (const seats of twilightImperium.seats)
      expect(twilightImperium.unfit?.(optionsSchema.parse(NEXUS), seats) ?? null).toBeNull();
    expect(optionsSchema.safeParse({ modules: ['se.nexus', 'se.nexus'] }).success).toBe(false);
    expect(optionsSchema.safeParse({ modules: ['se.other'] }).success).toBe(false);
  });

  it.each([3, 4, 5, 6])(
    'ends in order with random answers (%i seats)',
    (seats) => {
      let checkpoint = -1;
      const table = selfPlay(twilightImperium, { seats, seed: seats, options: NEXUS }, ({ session }) => {
        if (session.segment.n === checkpoint) return;
        checkpoint = session.segment.n;
        expect(twilightImperium.invalid(session.state)).toBeNull();
      });
      expect(table.state.board['150']).toBe(-2);
      expect(table.state.winner).not.toBeNull();
    },
    120_000,
  );

  it.each([3, 6])(
    'ends with bots that play to win (%i seats)',
    (seats) => {
      const game = twilightImperium as unknown as Game;
      const options = optionsSchema.parse(NEXUS);
      const { session } = playMatch({ game, seats, options, bots: ['greedy'], seed: `nexus ${seats}` });
      expect((session.state as State).winner).not.toBeNull();
    },
    120_000,
  );

  it('is taken up from its text, and answers can be taken back', () => {
    const table = playedInto(twilightImperium, { seats: 3, seed: 4, options: NEXUS }, 120);
    const keys = ({ session }: Pick<typeof table, 'session'>) => session.open().map(({ key }) => key);
    const before = keys(table);
    expect(keys({ session: table.reloaded() })).toEqual(before);
    const open = table.session.open().find(({ held, optional }) => held === null && !optional);
    if (!open) throw new Error('nobody is asked');
    table.answer(open.seat, open.topic, open.fallback);
    table.undoByVote(open.seat);
    expect(keys(table)).toEqual(before);
    expect(table.state.board['150']).toBe(-2);
  });
});
