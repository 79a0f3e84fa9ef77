import { type App, openApp } from '#app/app.ts';
import { defaultDependencies } from '#app/runner/dependencies.ts';
import { PresenceClock } from '#app/runner/presence-clock.ts';
import type { Game } from '#core/game.ts';
import type { Store } from '#store/store.ts';
import { QUIET } from './check.ts';

/** A question that a table with deadlines waits for. */
interface Pressed {
  readonly table: string;
  readonly seat: number;
  readonly key: string;
}

const MINUTE = 60_000;
const STEP_MS = 5 * MINUTE;
/** By then every deadline of an hour has come, with all that may put it off. */
const STEPS = 48;

/** What people at a table with deadlines are waited for. */
async function pressedAt(app: Pick<App, 'look'>, table: string): Promise<Pressed[]> {
  const look = await app.look({ table });
  if (look.kind !== 'done' || look.table.deadlineHours === null || look.stuck) return [];
  const pressed: Pressed[] = [];
  for (const { seat, user } of look.seats) {
    if (user === null) continue;
    const own = await app.look({ table, user, seat });
    const asked = own.kind === 'done' ? own.questions : [];
    for (const { key, held, optional } of asked)
      if (held === null && !optional) pressed.push({ table, seat, key });
  }
  return pressed;
}

async function allPressed(app: Pick<App, 'look' | 'tables'>): Promise<Pressed[]> {
  const tables = await app.tables('playing');
  return (await Promise.all(tables.map(({ id }) => pressedAt(app, id)))).flat();
}

/** Questions at tables with deadlines that have none, or have one that is somebody else's. */
export async function missingDeadlines(app: Pick<App, 'look' | 'tables'>, store: Store): Promise<string[]> {
  const problems: string[] = [];
  for (const { table, seat, key } of await allPressed(app)) {
    const rows = (await store.tables.deadlines(table)).filter((row) => row.key === key);
    if (rows.length !== 1 || rows[0]?.seat !== seat)
      problems.push(`${table}: seat ${seat} is waited for and has ${rows.length} deadlines for ${key}`);
  }
  return problems;
}

/** Lets time pass after all the kills: every deadline must be known, come, and come once. */
export async function checkTimers(
  store: Store,
  games: ReadonlyMap<string, Game>,
  from: number,
): Promise<string[]> {
  let now = from;
  const read = () => now;
  const clock = new PresenceClock({ now: read, monotonic: read, maxGap: Number.POSITIVE_INFINITY });
  const app = openApp({ ...defaultDependencies({ store, games, log: QUIET }), now: read, clock });
  await app.recover();
  await app.settled();
  const pressed = await allPressed(app);
  const problems = await missingDeadlines(app, store);
  for (let step = 0; step < STEPS; step++) {
    now += STEP_MS;
    await app.tick();
    await app.settled();
  }
  for (const { table, key } of pressed) {
    const entries = await store.log.dated(table, -1);
    const answers = entries.filter(({ entry }) => entry.kind === 'answer' && entry.row.key === key).length;
    const isGone = (await pressedAt(app, table)).every((one) => one.key !== key);
    if (!isGone) problems.push(`${table}: the deadline of ${key} never came`);
    if (answers > 1) problems.push(`${table}: ${key} was answered ${answers} times`);
  }
  await app.close();
  return problems;
}
