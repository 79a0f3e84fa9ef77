import type { App } from '#app/app.ts';
import type { Dependencies } from '#app/runner/dependencies.ts';
import { loadTable } from '#app/runner/load.ts';
import type { Session } from '#core/session.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import { HIDDEN } from './branded-game.ts';

const NAMED = new RegExp(`(?<=[":])(${HIDDEN.join('|')})(?=")`, 'g');

/** Hidden things that are named in data. */
const named = (data: unknown): string[] => [...JSON.stringify(data).matchAll(NAMED)].map(([id]) => id);

/** What lies open for all: the discard pile, what is being played, scored secrets, effects that last. */
function open({ discards, playing, seats, published, effects }: State): string[] {
  const scored = seats.flatMap(({ secrets }) => secrets.scored);
  return [...discards.action, ...scored, ...named([playing, effects, published])];
}

/** What each seat of a table has had a right to know by now, straight from the state: no view is believed. */
export class Rights {
  /** The last entry is for whoever does not sit there. */
  readonly hidden: readonly Set<string>[];
  readonly keys: readonly Set<string>[];
  private told = -1;

  constructor(
    private readonly around: Dependencies,
    private readonly at: { readonly app: App; readonly table: string; readonly users: readonly string[] },
  ) {
    this.hidden = [...at.users, ''].map(() => new Set());
    this.keys = at.users.map(() => new Set());
  }

  /** Looks again; to be called after every answer, or something that was open for a moment is missed. */
  async look(): Promise<void> {
    const { table, users } = this.at;
    const session = (await loadTable(this.around, table))?.table.session as Session<State> | null | undefined;
    if (!session) return;
    const state = session.state as State;
    for (const known of this.hidden) for (const id of open(state)) known.add(id);
    for (const seat of users.keys()) {
      const known = this.hidden[seat] as Set<string>;
      const { hand, secrets, dealt } = state.seats[seat] as State['seats'][number];
      const questions = session.openFor(seat);
      for (const { key } of questions) this.keys[seat]?.add(key);
      for (const id of [...hand, ...secrets.held, ...dealt.secrets, ...named(questions)]) known.add(id);
    }
    await this.hear();
  }

  /** What the rules told: to all, and to each seat alone. */
  private async hear(): Promise<void> {
    const { app, table, users } = this.at;
    for (const [seat, user] of [...users, undefined].entries()) {
      const news = await app.history({ table, since: this.told, ...(user === undefined ? {} : { user }) });
      if (news.kind !== 'done') continue;
      for (const id of named(news.happened)) this.hidden[seat]?.add(id);
      if (seat === users.length) this.told = news.head;
    }
  }
}
