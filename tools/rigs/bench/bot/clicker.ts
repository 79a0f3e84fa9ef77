import type { APIMessage } from 'discord-api-types/v10';
import { type Part, partsOf } from '#local-discord/driver/parts.ts';
import type { Player } from '#local-discord/driver/player.ts';

/** On a machine that is loaded on purpose nobody loses patience. */
const PATIENCE = { until: 'final', withinMs: 120_000 } as const;
/** How often somebody looks at the board before going on. */
const LOOKS = 0.05;

const said = ({ components }: APIMessage) => JSON.stringify(components ?? []);

function isLobbyOf(name: string, message: APIMessage): boolean {
  const parts = partsOf(message.components ?? []);
  return (
    parts.some(({ content }) => content?.startsWith(`## ${name}\n`)) &&
    said(message).includes('|lobby.start|')
  );
}

/** A custom id as the bot makes them: version, action, table, the rest. */
const verbOf = ({ custom_id: id }: Part) => id?.split('|')[1] ?? '';

type Usable = Part & { readonly custom_id: string };

/** Somebody at a table of bots who presses whatever their panel offers, without much thought. */
export class Clicker {
  private panel: APIMessage | null = null;
  /** A click is on its way. */
  busy = false;

  private constructor(
    private readonly player: Player,
    private readonly table: string,
    private readonly random: () => number,
  ) {}

  /** Opens a table with bots and starts it; resolves when it is there to be played. */
  static async sitDown(
    player: Player,
    { random, ...table }: { game: string; name: string; bots: number; random: () => number },
  ): Promise<Clicker> {
    await player.slash('/game new', table, PATIENCE);
    const lobby = await player.waitFor((message) => isLobbyOf(table.name, message), PATIENCE);
    const start = partsOf(lobby.components ?? []).find((part) => verbOf(part) === 'lobby.start');
    const id = start?.custom_id?.split('|')[2] ?? '';
    await player.click(start?.custom_id ?? '', { ...PATIENCE, message: lobby });
    const home = await player.waitFor(
      (message) => message.channel_id !== lobby.channel_id && said(message).includes(`|play.board|${id}`),
      { ...PATIENCE, where: 'anywhere' },
    );
    return new Clicker(player.in({ id: home.channel_id }), id, random);
  }

  /** Presses something and waits for what comes of it. */
  async click(): Promise<void> {
    this.busy = true;
    try {
      if (this.panel === null) this.panel = await this.press(`1|play.open|${this.table}`);
      else if (this.random() < LOOKS) await this.press(`1|play.board|${this.table}`);
      else this.panel = await this.goOn(this.panel);
    } finally {
      this.busy = false;
    }
  }

  private async press(id: string): Promise<APIMessage> {
    return (await this.player.click(id, PATIENCE)).message;
  }

  private async goOn(message: APIMessage): Promise<APIMessage> {
    const at = { ...PATIENCE, message };
    const part = this.next(message);
    const [value] = this.oneOf((part.options ?? []).map((option) => option.value));
    const answer =
      value === undefined
        ? await this.player.click(part.custom_id, at)
        : await this.player.select(part.custom_id, [value], at);
    return answer.message;
  }

  /** An option if one can be chosen, else what ends the question, else a look whether there is one now. */
  private next({ components }: APIMessage): Usable {
    const usable = partsOf(components ?? []).filter(
      (part): part is Usable => part.custom_id !== undefined && part.disabled !== true,
    );
    for (const wanted of [['choose', 'select'], ['confirm'], ['suggest'], ['play.refresh']]) {
      const [found] = this.oneOf(usable.filter((part) => wanted.includes(verbOf(part))));
      if (found !== undefined) return found;
    }
    throw new Error('the panel offers nothing');
  }

  private oneOf<T>(all: readonly T[]): readonly T[] {
    return all.slice(Math.floor(this.random() * all.length)).slice(0, 1);
  }
}
