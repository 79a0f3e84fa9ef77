import { playMatch } from '#cli/play.ts';
import { commitmentOf } from '#core/dice.ts';
import type { Game } from '#core/game.ts';
import type { Journal } from '#core/journal.ts';
import { peopleText } from '#core/people-text.ts';
import type { Store } from '#store/store.ts';

/** Where a table stands, and who sits there. */
export interface LatePlace {
  readonly guild: string;
  readonly channel: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** Checkpoints after which a game of many seats nears its end. */
const LATE = 160;

/** Late in a game, somebody of the first seat has something to decide. */
const isLate = ({ session }: Journal) =>
  session.segment.n >= LATE && session.waiting().some(({ seat }) => seat === 0);

/** Puts a game that is nearly over into a store, as if these people had played it for months. */
export async function insertLateTable(
  store: Store,
  game: Game,
  { guild, channel, people }: LatePlace,
): Promise<string> {
  const seats = people.length;
  const journal = playMatch({ game, seats, options: {}, bots: ['greedy'], seed: 'late' }, { until: isLate });
  const { config } = journal.session;
  const { entries, checkpoints, options, fixed = null, version } = journal.record();
  const table = 'latelate';
  const head = { version, status: 'playing' as const, head: -1, posts: 0, pausedAt: null, result: null };
  await store.tables.insert({
    ...{ id: table, game: game.id, options, fixed, stuck: null, language: 'en' },
    ...{ name: peopleText('Late'), owner: people[0]?.id ?? '', guild, channel, local: false },
    ...{ deadlineHours: null, reminders: true, ...head, seed: config.seed },
    ...{ commitment: commitmentOf(config.seed), revision: 0, createdAt: 0, updatedAt: 0 },
  });
  await store.commit({
    table,
    revision: 0,
    at: 1,
    head: { ...head, head: entries.length - 1 },
    seats: people.map(({ id, name }, seat) => ({
      ...{ seat, user: id, bot: null, name: peopleText(name), awayUntil: null, colour: null },
    })),
    lines: entries.map((entry) => ({
      entry,
      checkpoint: checkpoints.find(({ seq }) => seq === entry.seq) ?? null,
      user: null,
      idempotencyKey: null,
    })),
  });
  return table;
}
