import { setTimeout as pause } from 'node:timers/promises';
import type { Look, PublicTable } from '#app/records/look.ts';
import { rawText } from '#core/people-text.ts';
import type { Answer } from '#local-discord/driver/answer.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { StoryError } from '#local-discord/driver/story-error.ts';
import { BotGone, Clicker, unlessGone } from './clicker.ts';
import type { Ledger } from './ledger.ts';
import type { Reader } from './reader.ts';

/** What a party knows of the bot: when it is there, and when it goes. */
export interface Presence {
  /** Resolves when the bot listens. */
  present(): Promise<unknown>;
  /** Resolves when the bot that listens now is gone. */
  gone(): Promise<unknown>;
}

/** Who plays what together, in the channel where they meet, and with how many bots. */
export interface Guests {
  readonly name: string;
  readonly game: string;
  /** Hours for each decision, if there is a limit. */
  readonly deadline?: number;
  readonly people: readonly [Player, ...Player[]];
  readonly bots: number;
}

const IDLE_MS = 60;

/** Some people who play one game after the other by clicks, whatever happens to the bot meanwhile. */
export class Party {
  games = 0;
  private clickers: readonly Clicker[] = [];
  private table: string | null = null;

  constructor(
    private readonly guests: Guests,
    private readonly means: { readonly reader: Reader; readonly presence: Presence; readonly ledger: Ledger },
  ) {}

  /** Goes on until told to stop. */
  async play(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.means.presence.present();
      try {
        if (!(await this.step())) await pause(IDLE_MS);
      } catch (error) {
        // The click came to nothing, as it does when the bot is gone or Discord in trouble: they look again.
        if (!(error instanceof StoryError || error instanceof BotGone)) throw error;
        await pause(IDLE_MS);
      }
    }
  }

  /** Does the next thing there is to do; says whether there was any. */
  private async step(): Promise<boolean> {
    const { reader } = this.means;
    const [owner] = this.guests.people;
    const name = `${this.guests.name} ${this.games + 1}`;
    const publicTable = (await reader.fresh.tablesOf(owner.id)).find((table) => rawText(table.name) === name);
    if (publicTable === undefined) {
      const { game, deadline } = this.guests;
      const options = { game, name, ...(deadline === undefined ? {} : { deadline }) };
      await this.final(owner.slash('/game new', options, { until: 'final' }));
      return true;
    }
    switch (publicTable.status) {
      case 'lobby':
        return await this.gather(await reader.seen(publicTable.id));
      case 'playing':
        return await this.answer(publicTable);
      default:
        this.games += 1;
        this.table = null;
        return true;
    }
  }

  /** Everybody takes a seat, then the owner begins. */
  private async gather({ table, seats }: Look): Promise<boolean> {
    const { people, bots } = this.guests;
    const [owner] = people;
    const missing = people.find(({ id }) => seats.every(({ user }) => user !== id));
    const press = (who: Player, action: string) =>
      this.final(who.click(`1|lobby.${action}|${table.id}`, { until: 'final' }));
    if (missing !== undefined) await press(missing, 'join');
    else await press(owner, seats.length < people.length + bots ? 'addBot' : 'start');
    return true;
  }

  private async answer({ id: table }: PublicTable): Promise<boolean> {
    const { reader, presence, ledger } = this.means;
    if (this.table !== table) {
      const thread = (await reader.store.messageSlots.of(table)).get('thread')?.channel;
      if (thread === undefined) return false;
      this.table = table;
      const at = {
        app: reader,
        table,
        gone: () => presence.gone(),
        onAnswered: (interaction: string, outcome: 'taken' | 'refused') =>
          ledger.note(interaction, { table, outcome }),
      };
      this.clickers = this.guests.people.map((one) => new Clicker(one.in({ id: thread }), at));
    }
    let some = false;
    for (const clicker of this.clickers) some = (await clicker.answerOne()) || some;
    return some;
  }

  private final(answer: Promise<Answer>): Promise<Answer> {
    return unlessGone(answer, this.means.presence.gone());
  }
}
