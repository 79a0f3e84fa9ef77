import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lineageOf, type Segment } from '#core/record.ts';
import { Session } from '#core/session.ts';
import type { imperiumOf } from '#games/twilight-imperium/game.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import type { Module } from '#games/twilight-imperium/modules/manifest.ts';
import { clockwise, type Galaxy, type State } from '#games/twilight-imperium/state.ts';
import type { ImperiumTable } from '#games/twilight-imperium/table.ts';
import type { Box } from '#games/twilight-imperium/tables/box.ts';
import { addGoods } from '#games/twilight-imperium/verbs/goods.ts';
import { randomOf } from '../../support/chance.ts';
import { start } from '../../support/driver.ts';
import { answerAtRandom, playedInto } from '../../support/selfplay.ts';

const TABLES = '#games/twilight-imperium/tables';
const CARD = 'grown-card';
const TILE = '60';
const TECHNOLOGY = 'grown-technology';
const MODULE = 'grown-module';
/** What the module makes of the new card, and takes away. */
const COPIES = 5;
const AGENDA = 'mutiny';

type Exports = Readonly<Record<string, unknown>>;
const longer = (ids: unknown, id: string) => [...(ids as readonly string[]), id];
/** One more row that says the same as another. */
const withRow = (rows: unknown, id: string, like: string) => ({
  ...(rows as Exports),
  [id]: (rows as Exports)[like],
});

let grown: ReturnType<typeof imperiumOf>;

/** A module that this version does not know. */
const addedModule = {
  id: MODULE,
  label: { key: 'module.nexus', args: {} },
  about: { key: 'module.nexus.about', args: {} },
  group: { key: 'module.shatteredEmpire', args: {} },
  pack: (box: Box) => ({
    ...box,
    actionCards: { ...box.actionCards, [CARD]: COPIES },
    agendas: box.agendas.filter((id) => id !== AGENDA),
  }),
  contents: {
    steps: [
      {
        after: 'strategy cards chosen',
        *run(t: ImperiumTable) {
          for (const seat of clockwise(t.state, t.state.speaker)) addGoods(t, seat, 1);
        },
      },
    ],
  },
} as unknown as Module;

/** The same program a release later: it has a card, a tile, a technology and a module more. */
beforeAll(async () => {
  vi.resetModules();
  const more = (name: string, change: (old: Exports) => object) =>
    vi.doMock(`${TABLES}/${name}.ts`, async (original) => {
      const old = await original<Exports>();
      return { ...old, ...change(old) };
    });
  more('card-ids', (old) => ({ ACTION_CARD_IDS: longer(old.ACTION_CARD_IDS, CARD) }));
  more('ids', (old) => ({
    SYSTEM_IDS: longer(old.SYSTEM_IDS, TILE),
    ALL_SYSTEM_IDS: longer(old.ALL_SYSTEM_IDS, TILE),
    TECHNOLOGY_IDS: longer(old.TECHNOLOGY_IDS, TECHNOLOGY),
    MODULE_IDS: longer(old.MODULE_IDS, MODULE),
  }));
  more('systems', (old) => ({ systems: withRow(old.systems, TILE, '46') }));
  more('technologies', (old) => ({
    technologies: withRow(old.technologies, TECHNOLOGY, 'neural-motivator'),
  }));
  const { imperiumOf: make } = await import('#games/twilight-imperium/game.ts');
  const { contents: all } = await import('#games/twilight-imperium/components/index.ts');
  const actionCards = { ...all.actionCards, [CARD]: all.actionCards['economic-initiative'] };
  grown = make({ ...all, actionCards }, [addedModule]);
}, 60_000);

afterAll(() => {
  for (const name of ['card-ids', 'ids', 'systems', 'technologies']) vi.doUnmock(`${TABLES}/${name}.ts`);
  vi.resetModules();
});

const newTable = (modules: readonly string[]) => start(grown, { seats: 3, seed: 1, options: { modules } });

/** Trade goods of all seats when the first turn comes, everything answered by default until then. */
function goodsAtFirstTurn(table: ReturnType<typeof newTable>): number {
  for (let answers = 0; table.state.stage.kind !== 'turn'; answers++) {
    const open = table.session.open().find(({ held, optional }) => held === null && !optional);
    if (!open || answers > 100) throw new Error('the first turn does not come');
    table.click(open.key, open.seat, open.fallback);
  }
  return table.state.seats.reduce((sum, { goods }) => sum + goods, 0);
}

/** A table in mid-turn, as it was saved. */
const begun = () => playedInto(twilightImperium, { seats: 4, seed: 9 }, 180);

/** The table as a game of now takes it up from its save, answers since the last checkpoint and all. */
function takenUp({ journal, session }: ReturnType<typeof begun>, game: typeof twilightImperium) {
  const [segment] = lineageOf(journal, 1) as [Segment];
  return Session.load(game, session.config, segment).session;
}

describe('a program that has grown', () => {
  it('has the new card, tile and technology at new tables', () => {
    const { state } = start(grown, { seats: 6, seed: 1 });
    expect(state.decks.action).toContain(CARD);
    expect(state.box.systems).toContain(TILE);
    expect(state.box.technologies).toContain(TECHNOLOGY);
    expect(grown.invalid(state)).toBeNull();
  });

  it('has the new module at new tables that want it, and at no others', () => {
    const copies = ({ decks }: Galaxy) => decks.action.filter((id) => id === (CARD as never)).length;
    const tables = [newTable([]), newTable([MODULE])];
    const each = <T>(of: (state: Galaxy) => T) => tables.map(({ state }) => of(state));
    expect(each(copies)).toEqual([1, COPIES]);
    expect(each(({ box }) => box.agendas.includes(AGENDA))).toEqual([true, false]);
    expect(each(({ box }) => box.modules)).toEqual([[], [MODULE]]);
    expect(tables.map(({ state }) => grown.invalid(state as State))).toEqual([null, null]);
    expect(tables.map(goodsAtFirstTurn)).toEqual([0, 3]);
  });

  it('takes up a running table as it was: same questions, same keys, nothing missing', () => {
    const table = begun();
    const session = takenUp(table, grown);
    const keys = (of: { open(): readonly { key: string }[] }) => of.open().map(({ key }) => key);
    expect(keys(session)).toEqual(keys(table.session));
    expect(grown.invalid(session.state)).toBeNull();
    expect(session.state.box.technologies).not.toContain(TECHNOLOGY);
  });

  it('plays a running table on to the same end', () => {
    const end = (game: typeof twilightImperium) => {
      const table = begun();
      table.journal.session = takenUp(table, game);
      const random = randomOf(77);
      for (let given = 0; given < 4000 && !table.session.over; given++) answerAtRandom(table, random);
      expect(table.session.over).toBe(true);
      return JSON.stringify(table.state);
    };
    expect(end(grown)).toBe(end(twilightImperium));
  }, 120_000);
});
