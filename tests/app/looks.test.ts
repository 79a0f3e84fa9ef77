import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import { begun, bench, ok, say } from '../support/app-harness.ts';
import { market } from '../support/app-toy.ts';

/** The market, and how often somebody's view was made. */
function countedMarket() {
  const plain = market();
  const made: unknown[] = [];
  const game: Game = {
    ...plain,
    view: (state, viewer) => {
      made.push(viewer);
      return plain.view(state, viewer);
    },
  };
  return { game, made };
}

describe('looking at a table', () => {
  it('shows what was there, also when the game goes on meanwhile', async () => {
    const { app } = await bench();
    const table = await begun(app, { local: true });
    const { view } = ok(await app.look({ table, user: 'ann' }));
    const before = structuredClone(view);
    await say(app, table, { user: 'ann', topic: 'lead' });
    await app.settled(table);
    expect(view).toEqual(before);
    expect(ok(await app.look({ table, user: 'ann' })).view).not.toEqual(before);
  });

  it('makes what a seat sees once for as long as the table stands as it does', async () => {
    const { game, made } = countedMarket();
    const { app } = await bench({ games: [game] });
    const table = await begun(app);
    made.length = 0;
    for (let times = 0; times < 3; times++) ok(await app.look({ table, user: 'ann' }));
    expect(made).toEqual([0]);
    await say(app, table, { user: 'ann', topic: 'lead' });
    made.length = 0;
    ok(await app.look({ table, user: 'ann' }));
    expect(made).toEqual([0]);
  });

  it('tells how somebody stands to it without making what they see', async () => {
    const { game, made } = countedMarket();
    const { app } = await bench({ games: [game] });
    const table = await begun(app);
    made.length = 0;
    for (const user of ['ann', 'zed']) {
      const { viewer, isInvolved } = ok(await app.involvement({ table, user }));
      const sits = user === 'ann';
      expect({ viewer, isInvolved }).toEqual({ viewer: sits ? 0 : 'table', isInvolved: sits });
    }
    expect(made).toEqual([]);
    const look = ok(await app.look({ table, user: 'ann' }));
    expect(ok(await app.involvement({ table, user: 'ann' })).table).toEqual(look.table);
    expect(await app.involvement({ table: 'nowhere', user: 'ann' })).toMatchObject({
      kind: 'refused',
      refusal: { message: { key: 'app.noTable' } },
    });
  });

  it('shows everybody who sits there their own part, at one moment', async () => {
    const { app } = await bench();
    const table = await begun(app, { who: ['ann', 'bot:random', 'cid'] });
    const { own } = ok(await app.ownLooks({ table }));
    expect([...own.keys()]).toEqual([0, 2]);
    for (const [seat, look] of own) {
      const user = look.seats[seat]?.user ?? '';
      expect(look).toEqual({ ...ok(await app.look({ table, user, seat })), kind: undefined });
    }
  });
});
