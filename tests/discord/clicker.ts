import type { APIMessageTopLevelComponent, APISectionComponent, ButtonStyle } from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import type { Look } from '#app/records/look.ts';
import type { Game } from '#core/game.ts';
import type { Language } from '#core/message.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import type { Choice } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { BotContext } from '../../src/discord/interactions/bot-context.ts';
import { decode } from '../../src/discord/messages/custom-id.ts';
import type { ModalScreen, Screen } from '../../src/discord/messages/screen.ts';
import { Signs } from '../../src/discord/messages/signs.ts';
import { answerActions } from '../../src/discord/play/answering.ts';
import { playScreen } from '../../src/discord/play/screen.ts';
import type { Driver } from '../support/driver.ts';
import { expectFit } from './fit.ts';

export const TABLE = 'abcdefg';

/** A table as the bot's screens want it, without a store around it; every user sits in the seat of their number. */
export function botFor(
  table: Driver,
  { isEnough = true, orders = [] }: { isEnough?: boolean; orders?: unknown[] } = {},
): BotContext {
  const { session } = table;
  const game = session.game as unknown as Game;
  const drafts = new Map<string, unknown>();
  const lookFrom = (seat: Seat): Look =>
    ({
      table: { id: TABLE, name: 'Friday', game: game.id, status: 'playing', ending: null },
      seats: Array.from({ length: session.config.seats }, (_, at) => ({
        seat: at,
        user: `${at}`,
        name: `Seat ${at}`,
      })),
      viewer: seat,
      waiting: table.session.waiting(),
      view: table.session.view(seat),
      questions: table.session.openFor(seat),
      orders: [],
      stuck: false,
      result: null,
      transfers: [],
      replaced: null,
      isInvolved: true,
    }) as unknown as Look;
  const app = {
    games: new Map([[game.id, game]]),
    now: () => 0,
    settled: () => Promise.resolve(),
    look: ({ user }: { user: string }) => Promise.resolve({ kind: 'done', ...lookFrom(Number(user)) }),
    previewAnswer: ({ user, key, choice }: { user: string; key: string; choice: never }) =>
      Promise.resolve({ kind: 'done', ...table.session.previewAnswer(Number(user), key, choice) }),
    answer: ({ user, key, choice }: { user: string; key: string; choice: never }) => {
      const answered = table.click(key, Number(user), choice);
      if (answered.kind === 'failed') throw answered.error;
      return Promise.resolve(answered.kind === 'taken' ? { kind: 'done' } : answered);
    },
    advise: ({ user, key }: { user: string; key: string }) => {
      const question = table.session.openFor(Number(user)).find((one) => one.key === key);
      const bot = game.bots.greedy;
      if (!question || !bot) return Promise.resolve({ kind: 'done', choice: null });
      const preview = (choice: Choice) => table.session.previewAnswer(Number(user), key, choice);
      const choice = bot({
        ...question,
        view: () => table.session.view(Number(user)),
        preview,
        random: pseudoRandom(key),
      });
      return Promise.resolve({ kind: 'done', choice });
    },
    decided: () => Promise.resolve({ kind: 'done', decided: null }),
    setOrder: (request: unknown) => {
      orders.push(request);
      return Promise.resolve({ kind: 'done' });
    },
    coaching: {
      of: () => Promise.resolve({ lines: new Map(), isEnough }),
      tell: () => Promise.resolve(),
    },
    drafts: {
      find: ({ key }: { key: string }) => Promise.resolve(drafts.get(key) ?? null),
      keep: ({ key }: { key: string }, draft: unknown) => Promise.resolve(drafts.set(key, draft)),
      drop: ({ key }: { key: string }) => Promise.resolve(drafts.delete(key)),
    },
  };
  return {
    app,
    local: true,
    picture: () => Promise.resolve(null),
    signs: new Signs(),
  } as unknown as BotContext;
}

interface Pressable {
  readonly id: string;
  readonly label: string;
  readonly style?: ButtonStyle;
  readonly options: readonly {
    readonly label: string;
    readonly value: string;
    readonly description?: string;
  }[];
}

/** A button beside a text is called by the text's first line. */
function beside({ components, accessory }: APISectionComponent): Pressable[] {
  if (accessory.type !== ComponentType.Button || !('custom_id' in accessory)) return [];
  const [name = ''] = (components[0]?.content ?? '').replaceAll('*', '').split('\n');
  return [{ id: accessory.custom_id, label: name, style: accessory.style, options: [] }];
}

/** What is written in a line of a message. */
function written(line: APIMessageTopLevelComponent): readonly string[] {
  if (line.type === ComponentType.TextDisplay) return [line.content];
  return line.type === ComponentType.Section ? line.components.map(({ content }) => content) : [];
}

function pressables(lines: readonly APIMessageTopLevelComponent[]): Pressable[] {
  return lines.flatMap((line) => {
    if (line.type === ComponentType.Section) return beside(line);
    if (line.type !== ComponentType.ActionRow) return [];
    return line.components.flatMap((one): Pressable[] => {
      if (one.type === ComponentType.StringSelect)
        return [{ id: one.custom_id, label: one.placeholder ?? '', options: one.options }];
      if (one.type !== ComponentType.Button || !('custom_id' in one) || one.disabled) return [];
      return [{ id: one.custom_id, label: one.label ?? '', style: one.style, options: [] }];
    });
  });
}

/** Somebody at the table who opens the panel and presses what it shows; counts every interaction. */
export class Clicker {
  clicks = 0;
  /** The standing orders that came of presses. */
  readonly orders: unknown[] = [];
  private readonly bot: BotContext;
  private screen: Screen = { components: [] };

  constructor(
    private readonly table: Driver,
    private readonly seat: Seat,
    private readonly language: Language = 'en',
  ) {
    this.bot = botFor(table, { orders: this.orders });
  }

  /** Everything written on the panel. */
  get text(): string {
    return this.screen.components.flatMap(written).join('\n');
  }

  /** What lists on the panel offer, each with what stands below it. */
  get listed(): readonly string[] {
    const all = pressables(this.screen.components).flatMap(({ options }) => options);
    return all.map(({ label, description }) => `${label}${description ? ` — ${description}` : ''}`);
  }

  /** What is asked on the panel that is open. */
  get asked(): readonly string[] {
    return this.table.session.openFor(this.seat).map(({ topic }) => topic);
  }

  /** What the buttons say that end a decision, and those that look like it. */
  labels(style: ButtonStyle): readonly string[] {
    return pressables(this.screen.components).flatMap((one) => (one.style === style ? [one.label] : []));
  }

  /** What the question is about, as the panel explains it. */
  async explained(): Promise<string> {
    const found = pressables(this.screen.components).find(({ id }) => id.startsWith('1|explain|'));
    if (!found) throw new Error(`nothing explains this: ${this.described()}`);
    const { components } = (await this.run(found.id, [])) as Screen;
    expectFit(components);
    return components.flatMap(written).join('\n');
  }

  /** The button under a message that opens the panel. */
  async open(): Promise<this> {
    this.clicks += 1;
    const user = `${this.seat}`;
    this.screen = await playScreen(this.bot, { table: TABLE, user, language: this.language });
    expectFit(this.screen.components);
    return this;
  }

  /** Presses the button that says this. */
  async press(label: string): Promise<this> {
    const found = pressables(this.screen.components).find(
      (one) => one.options.length === 0 && one.label.startsWith(label),
    );
    if (!found) throw new Error(`no button says "${label}": ${this.described()}`);
    return await this.send(found.id, []);
  }

  /** Opens the form of a button, which is no answer yet, and sends it filled in: two interactions. */
  async type(label: string, ...texts: readonly string[]): Promise<this> {
    const found = pressables(this.screen.components).find((one) => one.label.startsWith(label));
    if (!found) throw new Error(`no button says "${label}": ${this.described()}`);
    const form = (await this.run(found.id, [])) as ModalScreen;
    return await this.send(form.modal.custom_id, texts);
  }

  /** Ticks or chooses these in a list, by the beginning of what they say, each entry once. */
  async select(...labels: readonly string[]): Promise<this> {
    for (const { id, options } of pressables(this.screen.components)) {
      const left = [...options];
      const values = labels.map((label) => {
        const at = left.findIndex((option) => option.label.startsWith(label));
        return at < 0 ? null : (left.splice(at, 1)[0]?.value ?? null);
      });
      if (values.every((value) => value !== null)) return await this.send(id, values);
    }
    throw new Error(`no list offers ${labels.join(', ')}: ${this.described()}`);
  }

  private async send(id: string, values: readonly string[]): Promise<this> {
    this.screen = (await this.run(id, values)) as Screen;
    expectFit(this.screen.components);
    return this;
  }

  private async run(id: string, values: readonly string[]): Promise<Screen | ModalScreen> {
    this.clicks += 1;
    const target = decode(id);
    const action = target && answerActions[target.action as keyof typeof answerActions];
    if (!target || !action) throw new Error(`a press that means nothing here: ${id}`);
    const context = {
      id: `${this.clicks}`,
      user: `${this.seat}`,
      name: `Seat ${this.seat}`,
      admin: false,
      guild: null,
      channel: null,
      language: this.language,
    };
    return await action.run({ target, values, context: context as never }, this.bot);
  }

  private described(): string {
    const all = pressables(this.screen.components).map(({ label, options }) =>
      options.length === 0 ? `[${label}]` : `(${options.map((option) => option.label).join(' | ')})`,
    );
    return `${all.join(' ')} under "${this.text}"`;
  }
}
