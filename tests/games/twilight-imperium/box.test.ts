import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lineageOf, type Segment } from '#core/record.ts';
import { Session } from '#core/session.ts';
import type { imperiumOf } from '#games/twilight-imperium/game.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { randomOf } from '../../support/chance.ts';
import { start } from '../../support/driver.ts';
import { answerAtRandom, playedInto } from '../../support/selfplay.ts';

const TABLES = '#games/twilight-imperium/tables';
const CARD = 'grown-card';
const TILE = '60';
const TECHNOLOGY = 'grown-technology';

type Exports = Readonly<Record<string, unknown>>;
const longer = (ids: unknown, id: string) => [...(ids as readonly string[]), id];
/** One more row that says the same as another. */
const withRow = (rows: unknown, id: string, like: string) => ({
  ...(rows as Exports),
  [id]: (rows as Exports)[like],
});

let grown: ReturnType<typeof imperiumOf>;

/** The same program a release later: it has a card, a tile and a technology more. */
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
  }));
  more('systems', (old) => ({ systems: withRow(old.systems, TILE, '46') }));
  more('technologies', (old) => ({
    technologies: withRow(old.technologies, TECHNOLOGY, 'neural-motivator'),
  }));
  const { imperiumOf: make } = await import('#games/twilight-imperium/game.ts');
  const { contents: all } = await import('#games/twilight-imperium/components/index.ts');
  const actionCards = { ...all.actionCards, [CARD]: all.actionCards['economic-initiative'] };
  grown = make({ ...all, actionCards }, []);
}, 60_000);

afterAll(() => {
  for (const name of ['card-ids', 'ids', 'systems', 'technologies']) vi.doUnmock(`${TABLES}/${name}.ts`);
  vi.resetModules();
});

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
