import { type APIMessage, InteractionType, MessageFlags } from 'discord-api-types/v10';
import { type Answer, answerTo } from '#local-discord/driver/answer.ts';
import { partsOf } from '#local-discord/driver/parts.ts';
import { Seat } from '#local-discord/driver/seat.ts';
import { type Opening, openInteraction } from '#local-discord/world/interactions.ts';
import { deleteMessage } from '#local-discord/world/messages.ts';
import type { Arena } from './arena.ts';
import { forgedCommand, forgedTyping } from './commands.ts';
import { Junk } from './junk.ts';
import { forgedVote, mangled } from './mangled.ts';
import { type Assault, forgedForm, forgedPress, forgedSelect } from './presses.ts';
import { stolenPress } from './stolen.ts';
import { Watch } from './watch.ts';

/** How long and how hard. */
export interface Attack {
  readonly count: number;
  readonly seed: string;
  readonly atOnce: number;
  readonly onStep?: () => void;
}

/** What came of it all. */
export interface AttackReport {
  readonly count: number;
  readonly seconds: number;
  readonly byKind: Readonly<Record<string, number>>;
  /** What the bot said, by the beginning of its words. */
  readonly byAnswer: Readonly<Record<string, number>>;
  /** Milliseconds until an acknowledgement, at 50, 99 and 100 of 100. */
  readonly acknowledged: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly problems: readonly string[];
  /** The interactions that were real enough to be answered. */
  readonly sent: ReadonlySet<string>;
}

/** Ways to attack, each as often as it stands here. */
const FORGERS: readonly (readonly [string, (assault: Assault) => Opening])[] = [
  ['press', forgedPress],
  ['press', forgedPress],
  ['press', forgedPress],
  ['stolen', stolenPress],
  ['stolen', stolenPress],
  ['select', forgedSelect],
  ['form', forgedForm],
  ['command', forgedCommand],
  ['command', forgedCommand],
  ['autocomplete', forgedTyping],
];

const PATIENCE_MS = 120_000;
/** More would only say the same. */
const MAX_PROBLEMS = 20;

/** Attacks so many times, some at once, and notes whatever is not as it should be. */
export async function runAttack(
  arena: Arena,
  { count, seed, atOnce, onStep }: Attack,
): Promise<AttackReport> {
  const field = new Field(arena, new Junk(seed));
  const began = performance.now();
  let left = count;
  const attack = async (): Promise<void> => {
    while (left > 0 && field.watch.problems.length < MAX_PROBLEMS) {
      left -= 1;
      await field.attack();
      onStep?.();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, attack));
  const seconds = (performance.now() - began) / 1000;
  return { count: count - left, seconds, ...field.watch.end() };
}

/** Where attacks are made one by one. */
class Field {
  readonly watch: Watch;
  private last: readonly [string, Opening] | null = null;

  constructor(
    private readonly arena: Arena,
    private readonly junk: Junk,
  ) {
    this.watch = new Watch(arena);
  }

  async attack(): Promise<void> {
    const { arena, junk, watch } = this;
    const assault: Assault = { arena, junk, attacker: junk.any(arena.attackers) };
    if (junk.chance(0.03)) return watch.tell('vote', forgedVote(assault));
    const isRepeated = this.last !== null && junk.chance(0.05);
    const [kind, opening] = isRepeated && this.last !== null ? this.last : this.forged(assault);
    if (junk.chance(0.07) && mayBeMangled(arena, opening))
      return watch.tell('mangled', { t: 'INTERACTION_CREATE', d: mangled(assault, opening) });
    this.last = [kind, opening];
    await this.send(isRepeated ? 'repeated' : kind, opening);
  }

  private forged(assault: Assault): readonly [string, Opening] {
    const [kind, forge] = this.junk.any(FORGERS);
    return [kind, forge(assault)];
  }

  private async send(kind: string, opening: Opening): Promise<void> {
    const { world } = this.arena;
    const seat = new Seat(world, opening.userId, kind);
    const begin = () => {
      const { id } = openInteraction(world, opening);
      this.watch.sent(kind, id);
      return id;
    };
    const { sourceMessageId: source } = opening;
    try {
      const answer = await answerTo(seat, {
        what: JSON.stringify(opening.data).slice(0, 300),
        begin,
        until: 'final',
        withinMs: PATIENCE_MS,
        ...(source === undefined ? {} : { source }),
      });
      this.watch.answered(opening, wordsOf(answer, opening));
      for (const message of answer.messages) this.forget(opening, message);
    } catch (error) {
      this.watch.problem(error instanceof Error ? error.message : String(error));
    }
  }

  /** Nobody reads it again, and a channel of so many messages would grow slow. */
  private forget({ channel }: Opening, { id, flags }: APIMessage): void {
    const message = channel.messages.find((one) => one.id === id);
    if (message !== undefined && ((flags ?? 0) & MessageFlags.Ephemeral) !== 0)
      deleteMessage(this.arena.world, channel, message);
  }
}

/** A player's own command that has lost the table it named is about the one played there, and good. */
function mayBeMangled({ attackers }: Arena, { type, userId }: Opening): boolean {
  const isSeated = attackers.some(({ user, standing }) => user === userId && standing === 'seated');
  return !isSeated || type !== InteractionType.ApplicationCommand;
}

/** All that somebody can read in an answer, and what they were told in words. */
function wordsOf(answer: Answer, { type }: Opening): { readonly all: string; readonly words: string } {
  const { messages, choices } = answer;
  if (type === InteractionType.ApplicationCommandAutocomplete)
    return {
      all: JSON.stringify(choices),
      words: choices.length === 0 ? '(no suggestions)' : '(suggestions)',
    };
  if (messages.length === 0) return { all: JSON.stringify(answer.form), words: '(a form)' };
  const shown = messages.flatMap(({ components }) => partsOf(components ?? []));
  return { all: JSON.stringify(messages), words: shown.flatMap(({ content }) => content ?? []).join('\n') };
}
