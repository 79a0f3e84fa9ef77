import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { offeredMarks } from '#core/choice.ts';
import type { Game } from '#core/game.ts';
import type { Choice } from '#core/question.ts';
import { randomBot } from '#core/random-bot.ts';
import { strictSpeaker } from '#core/speak.ts';
import { games } from '#games/index.ts';
import { sqliteOver } from '#store/dialect.ts';
import { Store } from '#store/store.ts';
import { type Bench, bench, ok, seen } from '../support/app-harness.ts';
import { chance } from '../support/app-journal.ts';
import { scratch } from '../support/app-stores.ts';
import { oneOf } from '../support/chance.ts';

const at = scratch();
const PEOPLE = ['ann'];
/** Their answers are written down as anybody's. */
const BOTS = 2;
/** What is shorter could stand in any line by accident. */
const TELLING = 5;
/** Every so many answers something goes wrong. */
const TROUBLE = 10;

/** Who sits last ends the rounds where somebody else begins them. */
const OPTIONS: Readonly<Record<string, { readonly first: number }>> = {
  'master-of-the-galaxy': { first: 0 },
};

const MARK = 'what nobody may read';

/** A game in which faults can be made to happen, each of which names what nobody may read. */
function faulty(game: Game) {
  const planned = { rules: false };
  const playing: Game = {
    ...game,
    invalid(state) {
      if (!planned.rules) return game.invalid(state);
      return `${MARK} ${JSON.stringify(state)}`;
    },
  };
  return { planned, playing };
}

/** All that a seat may know and a log may not, as it could stand in one. */
async function secretsOf({ app }: Bench, table: string, game: Game): Promise<string[]> {
  const found: string[] = [];
  for (const user of PEOPLE) {
    const look = await seen(app, table, user);
    const { say } = strictSpeaker('en', game.texts.en, String);
    if (look.view !== null) found.push(...game.presentation.hand(look.view).map(say));
    found.push(...look.questions.map(({ key }) => key));
  }
  return found;
}

const written = (choice: Choice) => JSON.stringify(choice);

it.each([...games.values()].map((game) => [game.id, game] as const))(
  'a whole game of %s, troubles included, leaves no answer, hand, key or seed in the log',
  async (id, game) => {
    const { planned, playing } = faulty(game);
    const database = new Database(at(`${id}.db`));
    const store = await Store.over(sqliteOver(database, `${id}.db`));
    const table = await bench({ games: [playing], store });
    const { app, logs, around } = table;
    const random = chance(7);
    const opened = ok(
      await app.create({
        user: 'ann',
        game: id,
        name: 'Friday',
        language: 'en',
        local: true,
        deadlineHours: 24,
        options: OPTIONS[id] ?? {},
      }),
    ).table;
    for (let n = 0; n < BOTS; n++)
      ok(await app.addBot({ table: opened, actor: { user: 'ann' }, bot: 'greedy' }));
    // Last, so that rounds end with what people answer.
    for (const user of PEOPLE) ok(await app.join({ table: opened, user, name: user }));
    ok(await app.start({ table: opened, actor: { user: 'ann' } }));
    const secrets = new Set<string>();
    let answers = 0;
    // Only people: a bot that meets a fault waits to be replaced.
    let armed = false;
    for (; answers < 4_000; answers++) {
      await app.settled(opened);
      const look = await seen(app, opened);
      if (look.table.status !== 'playing') break;
      const user = PEOPLE[(look.waiting[0]?.seat ?? -1) - BOTS];
      if (user === undefined) throw new Error('nobody is waited for');
      const own = await seen(app, opened, user);
      const question = own.questions.find(({ optional, held }) => !optional && held === null);
      if (question === undefined) throw new Error('nothing is asked');
      const { key, topic, form, fallback } = question;
      const seat = own.viewer as number;
      const choice =
        form.kind === 'sequence'
          ? [oneOf(offeredMarks(form), random).id]
          : randomBot({ seat, topic, form, fallback, view: () => own.view, random });
      if (answers % TROUBLE === 0) {
        for (const one of await secretsOf(table, opened, game)) secrets.add(one);
        armed = true;
        database.pragma('query_only = true');
        const refused = await app.answer({ table: opened, user, key, choice: choice as string });
        expect(refused.kind).not.toBe('done');
        database.pragma('query_only = false');
        // A choice that does not fit, and words that nobody offered.
        await app.answer({ table: opened, user, key, choice: 'the secret plan of nobody' });
      }
      planned.rules = armed;
      const reply = await app.answer({ table: opened, user, key, choice: choice as string });
      armed = planned.rules;
      planned.rules = false;
      if (reply.kind !== 'done')
        ok(await app.answer({ table: opened, user, key, choice: fallback as string }));
    }
    expect((await seen(app, opened)).table.status).toBe('over');

    const { seed = '' } = (await store.tables.find(opened))?.table ?? {};
    const { entries } = await store.log.history(opened);
    const choices = entries.flatMap((entry) =>
      entry.kind === 'answer' ? [written(entry.row.choice as Choice)] : [],
    );
    expect(choices.length).toBeGreaterThan(100);
    const lines = logs.map(({ fields, message }) => JSON.stringify({ message, ...fields }));
    expect(logs.filter(({ message }) => message === 'fault').length).toBeGreaterThan(0);
    const all = lines.join('\n');
    const hidden = [...secrets, ...new Set(choices), seed, MARK, 'the secret plan of nobody', around.seed()];
    expect(hidden.filter((one) => one.length >= TELLING && all.includes(one))).toEqual([]);
    await store.close();
  },
  300_000,
);
