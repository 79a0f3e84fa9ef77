import type { APIApplicationCommandOptionChoice, APIMessage } from 'discord-api-types/v10';
import { type Act, ActRefused } from '../people/act.ts';
import { addUpload } from '../people/uploads.ts';
import { commandsFor } from '../world/command-access.ts';
import { sees } from '../world/permissions.ts';
import type { Channel } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { type Answer, answerTo, type Patience } from './answer.ts';
import { filledCommand, type Options } from './command-line.ts';
import { type Found, findButton, findSelect } from './find.ts';
import { type Fields, filledFields, valueIn } from './form-fields.ts';
import { accountCalled, channelCalled } from './names.ts';
import { Seat } from './seat.ts';
import { inShort, StoryError } from './story-error.ts';
import { fits, type Watch, type Which, waitFor } from './wait.ts';

/** Some message: itself, or its id. */
type MessageRef = string | { readonly id: string };

/** Where a component is, if not in the newest message that has it; and how the answer is waited for. */
export interface At extends Patience {
  readonly message?: MessageRef;
}

/** Somebody at the local Discord, by their name, in the first channel they see. */
export function player({ world }: { readonly world: World }, name: string): Player {
  const account = accountCalled(world, name);
  if (account === undefined) throw new StoryError(`Nobody is called ${name}.`);
  const seat = new Seat(world, account.id, name);
  const first = [...world.state.channels.values()].find(
    (one) => one.guildId !== null && sees(world, account.id, one),
  );
  if (first === undefined) throw new StoryError(`${name} sees no channel.`);
  return new Player(seat, first.id);
}

/** A player, and what they do and see in one channel. */
export class Player {
  constructor(
    private readonly seat: Seat,
    private readonly place: string,
  ) {}

  get id(): string {
    return this.seat.userId;
  }

  get name(): string {
    return this.seat.name;
  }

  private get channel(): Channel {
    const channel = this.seat.world.state.channels.get(this.place);
    if (channel === undefined) throw new StoryError(`${this.name} is in a channel that is gone.`);
    return channel;
  }

  private get around() {
    return { world: this.seat.world, channel: this.channel };
  }

  /** The same player in another channel or thread, by its name or id. */
  in(place: string | { readonly id: string }): Player {
    const { world } = this.seat;
    const wanted = typeof place === 'string' ? place : place.id;
    const channel =
      world.state.channels.get(wanted) ??
      channelCalled(world, this.channel.guildId, wanted.replace(/^#/, ''));
    if (channel === undefined || !sees(world, this.id, channel)) {
      throw new StoryError(`${this.name} sees no channel ${wanted}.`);
    }
    return new Player(this.seat, channel.id);
  }

  /** The same player in their DM with somebody, else with the bot. */
  dm(name?: string): Player {
    const { world } = this.seat;
    const other = name === undefined ? world.bot : accountCalled(world, name);
    if (other === undefined) throw new StoryError(`Nobody is called ${name}.`);
    const result = this.seat.person.act({ do: 'openDm', user: other.id });
    return new Player(this.seat, 'channel' in result ? result.channel.id : '');
  }

  /** Uses a command: `/game new`. People, roles and channels go by `@name` and `#name`. */
  slash(line: string, options: Options = {}, patience: Patience = {}): Promise<Answer> {
    const filled = () => this.filled(line, options);
    return this.answered(line, () => ({ do: 'command', channel: this.place, ...filled() }), patience);
  }

  /** Uses a command from the menu of a message or a person. */
  menu(command: string, target: MessageRef | Player, patience: Patience = {}): Promise<Answer> {
    return this.answered(
      command,
      () => ({ do: 'menu', channel: this.place, command, target: idOf(target) }),
      patience,
    );
  }

  /** What the bot proposes for an option while it is typed. */
  async autocomplete(
    line: string,
    options: Options,
    focused: string,
  ): Promise<readonly APIApplicationCommandOptionChoice[]> {
    const filled = () => this.filled(line, options);
    const act = (): Act => ({ do: 'complete', channel: this.place, ...filled(), focused });
    return (await this.answered(`to complete ${focused} of ${line}`, act, {})).choices;
  }

  /** Presses a button by what is written on it, or by its custom id. */
  async click(called: string, { message, ...patience }: At = {}): Promise<Answer> {
    const found = findButton(this.candidates(message), called);
    const act = (): Act => ({ do: 'press', ...this.targetOf(found) });
    return await this.answered(called, act, { ...patience, source: found.message.id });
  }

  /** Chooses in a menu, by what is written in it or its custom id; choices go by label or value, people and places by name. */
  async select(
    called: string,
    choices: readonly string[],
    { message, ...patience }: At = {},
  ): Promise<Answer> {
    const found = findSelect(this.candidates(message), called);
    const values = choices.map((word) => valueIn(found.part, word, this.around));
    const act = (): Act => ({ do: 'select', ...this.targetOf(found), values });
    return await this.answered(called, act, { ...patience, source: found.message.id });
  }

  /** Fills in the form the bot has shown last, by labels or custom ids; the rest stays as it is shown. */
  async submit(fields: Fields = {}, patience: Patience = {}): Promise<Answer> {
    const { form } = this.seat;
    if (form === null) throw new StoryError(`${this.name} has no form to fill in.`);
    const source = this.seat.world.modals.get(form.id)?.interaction.origin.sourceMessageId ?? undefined;
    const act = (): Act => ({
      do: 'submit',
      modal: form.id,
      fields: filledFields(form, fields, this.around),
    });
    const answer = await this.answered(form.title, act, {
      ...patience,
      ...(source === undefined ? {} : { source }),
    });
    if (this.seat.form === form) this.seat.form = null;
    return answer;
  }

  /** Writes a message. */
  says(
    content: string,
    { replyTo, uploads }: { replyTo?: MessageRef; uploads?: readonly string[] } = {},
  ): APIMessage {
    const result = this.does({
      do: 'send',
      channel: this.place,
      content,
      ...(replyTo === undefined ? {} : { replyTo: idOf(replyTo) }),
      ...(uploads === undefined ? {} : { uploads }),
    });
    const [message] = 'messages' in result ? result.messages : [];
    if (message === undefined) throw new StoryError(`${this.name} said nothing.`);
    return message;
  }

  /** Uploads a file; the id given back is for messages, options and forms. */
  uploads(name: string, content: string | Uint8Array): string {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    return addUpload(this.seat.world, { userId: this.id, name, contentType: '', bytes });
  }

  /** Votes in the newest poll here, or that of a message, by the answers' texts; none takes the vote back. */
  vote(answers: readonly string[], { message }: Pick<At, 'message'> = {}): void {
    const seen = [...this.candidates(message)];
    const polled = seen.find(({ poll }) => poll !== undefined);
    if (polled?.poll === undefined) throw new StoryError(`${this.name} sees no poll. ${inShort(seen)}`);
    const { poll } = polled;
    const ids = answers.map((text) => {
      const answer = poll.answers.find(({ poll_media }) => poll_media.text === text);
      if (answer === undefined) throw new StoryError(`The poll has no answer "${text}".`);
      return answer.answer_id;
    });
    this.does({ do: 'vote', channel: this.place, message: polled.id, answers: ids });
  }

  reacts(emoji: string, message: MessageRef): void {
    this.does({ do: 'react', channel: this.place, message: idOf(message), emoji });
  }

  deletes(message: MessageRef): void {
    this.does({ do: 'delete', channel: this.place, message: idOf(message) });
  }

  /** Anything else a person can do. */
  does(act: Act) {
    return this.seat.person.act(act);
  }

  /** What the player sees here or in another channel, oldest first. */
  messages(place: string | { readonly id: string } = this.place): APIMessage[] {
    return [...this.seat.newestFirst(this.in(place).channel)].reverse();
  }

  /** What the player sees here with these words in it, or that fits. */
  sees(which: Which): APIMessage[] {
    return this.messages().filter((message) => fits(which, message));
  }

  /** What stands in the player's DM with the bot. */
  dms(): APIMessage[] {
    const { world } = this.seat;
    const dm = [...world.state.channels.values()].find(
      ({ guildId, recipients }) =>
        guildId === null && recipients.includes(this.id) && recipients.includes(world.bot.id),
    );
    return dm === undefined ? [] : [...this.seat.newestFirst(dm)].reverse();
  }

  /** A message that fits: the newest there is, or else the first that comes or changes so. */
  waitFor(which: Which, { where = 'here', withinMs }: Watch = {}): Promise<APIMessage> {
    const { world } = this.seat;
    const channels = where === 'here' ? () => [this.channel] : () => [...world.state.channels.values()];
    return waitFor(this.seat, which, { channels, withinMs });
  }

  private filled(line: string, options: Options) {
    const commands = commandsFor(this.seat.world, this.id, this.channel);
    return filledCommand(line, options, { commands, around: this.around });
  }

  private candidates(message: MessageRef | undefined): Iterable<APIMessage> {
    const all = this.seat.newestFirst(this.channel);
    if (message === undefined) return all;
    return [...all].filter(({ id }) => id === idOf(message));
  }

  private targetOf({ message, part }: Found) {
    return { channel: this.place, message: message.id, customId: part.custom_id };
  }

  private answered(
    what: string,
    act: () => Act,
    patience: Patience & { readonly source?: string },
  ): Promise<Answer> {
    const begin = (): string => {
      const result = this.seat.person.act(act());
      if (!('interaction' in result)) throw new ActRefused('that asks nothing of the bot');
      return result.interaction;
    };
    return answerTo(this.seat, { ...patience, what, begin });
  }
}

function idOf(ref: MessageRef): string {
  return typeof ref === 'string' ? ref : ref.id;
}
