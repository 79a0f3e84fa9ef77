import { DiscordAPIError } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { type App, openApp } from '#app/app.ts';
import { DEFAULT_SETTINGS, type Dependencies } from '#app/runner/dependencies.ts';
import { PresenceClock } from '#app/runner/presence-clock.ts';
import type { Game } from '#core/game.ts';
import { deliver } from '#discord/delivery/deliver.ts';
import type { BotContext } from '#discord/interactions/bot-context.ts';
import type { DiscordApi } from '#discord/messages/discord-api.ts';
import { Signs } from '#discord/messages/signs.ts';
import { speakerAt } from '#discord/play/screen.ts';
import { statusScreen, waitingScreen } from '#discord/screens/table-screens.ts';
import { sqlite } from '#store/dialect.ts';
import { Store } from '#store/store.ts';
import { chance } from '../support/app-journal.ts';
import { type MarketState, market } from '../support/app-toy.ts';

const MINUTE = 60_000;
/** Ann leads; the others may counter. Dan's direct messages are closed; the last seat may be a bot's. */
const PEOPLE = ['ann', 'bob', 'cid', 'dan'];
const CLOSED = 'dan';
/** Whose hand can counter what Ann leads, in each of the worlds that are compared. */
const WORLDS: readonly (readonly number[])[] = [[1], [2], [3], [1, 2], [1, 2, 3], [2, 3]];
const GROUPS = 170;
/** Beyond the longest delay of the table itself, and two reminders. */
const MINUTES = 56;

/** Low cards for everybody, and a high one for some: all hands look alike from outside. */
function dealt(state: MarketState, able: readonly number[]): MarketState {
  const hands = state.hands.map((_, seat) => [
    seat * 3,
    seat * 3 + 1,
    able.includes(seat) ? 50 + seat : seat * 3 + 2,
  ]);
  const deck = Array.from({ length: 60 }, (_, card) => card).filter((card) => !hands.flat().includes(card));
  return { ...state, hands, deck };
}

/** A Discord that takes everything and notes when what was done where everybody sees it. */
class Notes {
  minute = 0;
  readonly lines: string[] = [];
  private sent = 0;

  readonly api = {
    post: (channel: string, { nonce: _, ...message }: { nonce: string; components: unknown }) => {
      if (channel === `dm:${CLOSED}`) throw closedDm();
      this.note('post', channel, message);
      this.sent += channel.startsWith('dm:') ? 0 : 1;
      return Promise.resolve(channel.startsWith('dm:') ? '1' : `${this.sent + 1}`);
    },
    edit: (channel: string, message: string, screen: unknown) => {
      this.note('edit', channel, { message, screen });
      return Promise.resolve();
    },
    remove: (channel: string, message: string) => {
      this.note('remove', channel, { message });
      return Promise.resolve();
    },
    pin: () => Promise.resolve(),
    invite: () => Promise.resolve(),
    openThreadOn: (_: string, message: string) => Promise.resolve(message),
    dmTo: (user: string) => Promise.resolve(`dm:${user}`),
  } as unknown as DiscordApi;

  note(what: string, channel: string, more: unknown): void {
    if (!channel.startsWith('dm:')) this.lines.push(JSON.stringify([this.minute, what, more]));
  }
}

const closedDm = () =>
  new DiscordAPIError({ code: 50_007, message: 'closed' }, 50_007, 403, 'POST', '', { body: {}, files: [] });

interface OneTable {
  readonly id: string;
  readonly notes: Notes;
  readonly random: () => number;
  /** Since when the window is closed. */
  closedAt: number;
}

/** All tables of one pace, of which those of a group differ only in who holds a high card. */
async function worlds(pace: { readonly deadlineHours: number | null; readonly bot: boolean }) {
  const store = await Store.over(sqlite(':memory:'));
  const time = { now: 1_700_000_000_000, names: 0 };
  const deal = { able: [] as readonly number[] };
  const base = market() as unknown as Game<MarketState>;
  const game = {
    ...base,
    setup: (...all: Parameters<typeof base.setup>) => dealt(base.setup(...all), deal.able),
  } as unknown as Game;
  const now = () => time.now;
  const quiet = () => undefined;
  const deps: Dependencies = {
    store,
    games: new Map([[game.id, game]]),
    settings: {
      ...DEFAULT_SETTINGS,
      gentleReminders: { after: [20 * MINUTE, 50 * MINUTE], every: 60 * MINUTE },
    },
    now,
    clock: new PresenceClock({ now, monotonic: now, maxGap: DEFAULT_SETTINGS.maxGap }),
    seed: () => 'a5'.repeat(32),
    name: () => {
      time.names += 1;
      return `t${`${time.names}`.padStart(5, '0')}`;
    },
    random: chance(7),
    sleep: () => Promise.resolve(),
    log: { info: quiet, warn: quiet, error: quiet },
  };
  const app = openApp(deps);
  const bot = {
    app,
    log: deps.log,
    local: false,
    picture: () => Promise.resolve(null),
    signs: new Signs(),
  } as unknown as BotContext;
  const sit = async (able: readonly number[], random: () => number): Promise<OneTable> => {
    deal.able = able;
    const made = await app.create({
      user: 'ann',
      game: game.id,
      name: 'Friday',
      language: 'en',
      channel: 'hall',
      ...(pace.deadlineHours && { deadlineHours: pace.deadlineHours }),
    });
    const id = made.kind === 'done' ? made.table : '';
    for (const user of PEOPLE) await app.join({ table: id, user, name: user });
    await app.start({ table: id, actor: { user: 'ann' } });
    if (pace.bot)
      await app.handOver({ table: id, actor: { user: 'ann' }, seat: 1, to: { bot: 'timid', name: 'Robot' } });
    return { id, notes: new Notes(), random, closedAt: Number.POSITIVE_INFINITY };
  };
  return { app, bot, store, time, sit };
}

/** Everything of a table that somebody who is not in its window can look up, without its name. */
async function lookedUp(app: App, bot: BotContext, id: string): Promise<string> {
  const seen: unknown[] = [];
  for (const user of [undefined, 'ann', 'eve']) {
    const look = await app.look({ table: id, ...(user && { user }) });
    if (look.kind !== 'done') throw new Error(look.refusal.message.key);
    // Nobody is shown how many entries the log has, and when the last was written.
    const { head: _, updatedAt: __, ...table } = look.table;
    const speaker = speakerAt(bot, look, 'en');
    const screens = [waitingScreen(bot, look, speaker), statusScreen(bot, look, { speaker, pictures: [] })];
    const history = await app.history({ table: id, ...(user && { user }) });
    seen.push({ ...look, table }, screens, history.kind === 'done' && history.happened);
  }
  return JSON.stringify(seen).replaceAll(id, 'ID');
}

/** What somebody in the window does about it in some minute, seen by nobody: looks away, passes, thinks better of it, gives an order. */
async function actPrivately(app: App, { id, random }: OneTable): Promise<void> {
  const user = PEOPLE[1 + Math.floor(random() * 3)] ?? '';
  const look = await app.look({ table: id, user });
  const question = look.kind === 'done' ? look.questions.find(({ topic }) => topic === 'counter') : undefined;
  if (question === undefined) return;
  const what = random();
  if (question.held !== null && what < 0.7) await app.undo({ table: id, user });
  else if (what < 0.2) await app.setOrder({ table: id, user, topic: 'counter', order: { kind: 'fallback' } });
  else if (what < 0.4) await app.clearOrder({ table: id, user, topic: 'counter' });
  else await app.answer({ table: id, user, key: question.key, choice: 'pass' });
}

/** Delivers everything; gives the tables at which something was. */
async function carry(
  bot: BotContext,
  tables: ReadonlyMap<string, OneTable>,
  minute: number,
): Promise<Set<OneTable>> {
  const { app } = bot;
  const touched = new Set<OneTable>();
  for (;;) {
    const batches = await app.outbox.take(app.presentTime(), tables.size);
    if (batches.length === 0) return touched;
    for (const batch of batches) {
      const one = tables.get(batch.table) as OneTable;
      if (one.closedAt < minute) {
        await app.outbox.done(batch);
        continue;
      }
      one.notes.minute = minute;
      const { slots, outcome } = await deliver(bot, { api: one.notes.api, servers: SERVERS }, batch);
      if (outcome !== 'done') throw new Error(`not delivered: ${outcome}`);
      await app.outbox.done(batch, { places: slots?.unwritten() ?? [], trouble: null });
      touched.add(one);
    }
  }
}

/** Nothing is the matter with any place. */
const SERVERS = { ownerOf: () => null, missingIn: () => [] };

describe.each([
  { deadlineHours: null, bot: false },
  { deadlineHours: 1, bot: false },
  { deadlineHours: null, bot: true },
])('a bystander of veiled windows ($deadlineHours hours, a bot: $bot)', (pace) => {
  it('sees the same at every minute until they close, whoever has a choice and whoever has answered', async () => {
    const { app, bot, store, time, sit } = await worlds(pace);
    const random = chance(11);
    const groups: OneTable[][] = [];
    for (let group = 0; group < GROUPS / 3; group++) {
      const some: OneTable[] = [];
      for (const able of WORLDS) some.push(await sit(able, random));
      groups.push(some);
    }
    const all = groups.flat();
    const byId = new Map(all.map((one) => [one.id, one]));
    await app.settled();
    await carry(bot, byId, -1);
    for (const { id } of all) {
      const look = await app.look({ table: id, user: 'ann' });
      const key = look.kind === 'done' ? (look.questions[0]?.key ?? '') : '';
      await app.answer({ table: id, user: 'ann', key, choice: '0' });
    }
    let [compared, differed] = [0, 0];
    for (let minute = 0; minute <= MINUTES; minute++) {
      await app.tick();
      for (const one of all) if (one.closedAt > minute && random() < 0.02) await actPrivately(app, one);
      await app.settled();
      for (const one of await carry(bot, byId, minute)) {
        const look = await app.look({ table: one.id });
        const isOpen = look.kind === 'done' && look.waiting.some(({ window }) => window);
        if (!isOpen) one.closedAt = Math.min(one.closedAt, minute);
      }
      for (const group of groups) {
        const open = group.filter(({ closedAt }) => closedAt > minute);
        const told = open.map(({ id, notes }) => notes.lines.join('\n').replaceAll(id, 'ID'));
        for (const lines of told) if (lines !== told[0]) expect(lines).toBe(told[0]);
        compared += told.length;
        if (minute % 25 !== 0) continue;
        const looks: string[] = [];
        for (const { id } of open) looks.push(await lookedUp(app, bot, id));
        for (const look of looks) if (look !== looks[0]) expect(look).toBe(looks[0]);
        const heads = new Set(
          await Promise.all(open.map(async ({ id }) => (await store.tables.find(id))?.table.head)),
        );
        if (heads.size > 1) differed += 1;
      }
      time.now += MINUTE;
    }
    expect(all.length).toBeGreaterThanOrEqual((GROUPS / 3) * WORLDS.length);
    expect(compared).toBeGreaterThan(all.length * 20);
    // What went on behind the veil was not the same at all.
    expect(differed).toBeGreaterThan(groups.length);
    // Something was said meanwhile: those who cannot be reached otherwise were called, and all were reminded alike.
    const lines = all.flatMap(({ notes }) => notes.lines).join('\n');
    expect(lines).toContain('Responses are awaited');
    expect(lines).toContain('responses are still awaited');
    await store.close();
  }, 120_000);
});
