import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { partsOf } from '#local-discord/driver/parts.ts';
import type { Happening } from '#local-discord/world/happening.ts';
import type { Opening } from '#local-discord/world/interactions.ts';
import type { Arena } from './arena.ts';

/** Words that no text for people has in it. */
const UNKIND = /undefined|\[object|\bNaN\b|(?:Type|Range|Reference)Error|\n\s+at /;
const MAX_CLASS_LENGTH = 60;
/** Said once to whoever votes without having a vote. */
const EXPECTED_IN_PUBLIC = /sit at this table decide|решают только те/;

/** Looks at all that the bot says while it is attacked. */
export class Watch {
  readonly problems: string[] = [];
  private readonly ids = new Set<string>();
  private readonly began = new Map<string, number>();
  private readonly waits: number[] = [];
  private readonly byKind = new Map<string, number>();
  private readonly byAnswer = new Map<string, number>();
  private readonly stop: () => void;

  constructor(private readonly arena: Arena) {
    this.stop = arena.world.subscribe((happening) => this.hear(happening));
  }

  problem(what: string): void {
    this.problems.push(what);
  }

  /** Says something to the bot that nobody waits to be answered. */
  tell(kind: string, { t, d }: { t: string; d: unknown }): void {
    const { world } = this.arena;
    count(this.byKind, kind);
    world.publish({ t, intents: 0, sees: (id) => id === world.bot.id, d: () => d });
  }

  sent(kind: string, id: string): void {
    count(this.byKind, kind);
    this.ids.add(id);
    this.began.set(id, performance.now());
  }

  answered(
    { userId, data }: Opening,
    { all, words }: { readonly all: string; readonly words: string },
  ): void {
    const about = () => `${JSON.stringify(data).slice(0, 300)} → ${words.slice(0, 200)}`;
    const first = words.split('\n').find((line) => line.trim() !== '') ?? '';
    count(this.byAnswer, first.replaceAll(/\d+/g, '#').slice(0, MAX_CLASS_LENGTH));
    if (first === '' || UNKIND.test(without(stringsIn(data), words)))
      this.problem(`an unkind answer: ${about()}`);
    const own = new Set(this.arena.secrets.flatMap(({ of, text }) => (of === userId ? [text] : [])));
    for (const { of, text } of this.arena.secrets) {
      if (of !== userId && !own.has(text) && all.includes(JSON.stringify(text).slice(1, -1)))
        this.problem(`somebody was shown what is ${of}'s alone (${text}): ${about()}`);
    }
  }

  private hear(happening: Happening): void {
    if (happening.t === 'INTERACTION_SUCCESS') this.acknowledged(happening);
    if (!/^MESSAGE_(CREATE|UPDATE)$/.test(happening.t)) return;
    const message = happening.d(this.arena.world.botViewer) as APIMessage;
    if (this.isOpenToAll(message)) this.problem(`said to everybody: ${wordsIn(message).slice(0, 200)}`);
  }

  private acknowledged(happening: Happening): void {
    const { id } = happening.d(this.arena.world.botViewer) as { readonly id: string };
    const began = this.began.get(id);
    if (began === undefined) return;
    this.began.delete(id);
    this.waits.push(performance.now() - began);
  }

  private isOpenToAll(message: APIMessage): boolean {
    const { world } = this.arena;
    const channel = world.state.channels.get(message.channel_id);
    const isPrivate = ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0 || channel?.guildId == null;
    return !isPrivate && message.author.id === world.bot.id && !EXPECTED_IN_PUBLIC.test(wordsIn(message));
  }

  /** Stops looking and sums up. */
  end() {
    this.stop();
    const waits = this.waits.toSorted((a, b) => a - b);
    const at = (part: number) => Math.round(waits[Math.ceil(part * waits.length) - 1] ?? 0);
    return {
      byKind: ranked(this.byKind),
      byAnswer: ranked(this.byAnswer),
      acknowledged: { p50: at(0.5), p99: at(0.99), max: at(1) },
      problems: this.problems,
      sent: this.ids as ReadonlySet<string>,
    };
  }
}

function wordsIn({ content: plain, components }: APIMessage): string {
  const inParts = partsOf(components ?? []).flatMap(({ content }) => content ?? []);
  return [...(plain === '' ? [] : [plain]), ...inParts].join('\n');
}

/** All texts that were sent, however deep they lay. */
function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return data === '' ? [] : [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : [];
}

/** What is said of one's own accord: quoting what one was told is not unkind. */
function without(quoted: readonly string[], words: string): string {
  return quoted.reduce((left, text) => left.replaceAll(`“${text}”`, '').replaceAll(`«${text}»`, ''), words);
}

function count(tally: Map<string, number>, what: string): void {
  tally.set(what, (tally.get(what) ?? 0) + 1);
}

function ranked(tally: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...tally].sort(([, a], [, b]) => b - a));
}
