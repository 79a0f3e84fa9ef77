import type { Chapter, FeedLine } from '#core/feed.ts';
import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { SystemId } from './content/board.ts';
import type { CardId } from './content/ids.ts';
import type { Resource } from './content/kinds.ts';
import { type Lexicon, msg } from './text/lexicon.ts';

type FactKey = Extract<keyof Lexicon, `fact.${string}`>;

/** How things came about, or what everybody sees on the board: it is found in the log. */
const MEANS: ReadonlySet<string> = new Set<FactKey>([
  'fact.turn',
  'fact.lifted',
  'fact.noEffect',
  'fact.nothingToSteal',
  'fact.truceOffered',
  'fact.truceWithdrawn',
  'fact.racesOffered',
  'fact.prepared',
  'fact.notPrepared',
  'fact.routesReturned',
  'fact.recovered',
  'fact.foundation',
  'fact.cubes',
  'fact.tribute',
  'fact.deckEmpty',
]);

/** Sentences that stand together in a line. */
const IN_LINE = 3;

/** What somebody's turn comes to. */
class TurnAccount {
  drew: { readonly seat: Seat; readonly cubes: readonly Resource[] } | null = null;
  back = 0;
  /** Projects that cubes were put on, and how many cubes they lack. */
  private readonly placed = new Map<string, { readonly project: Message; readonly left: number }>();
  private complete = 0;
  readonly colonised = new Map<SystemId, number>();
  readonly rest: Message[] = [];
  private readonly won = new Set<CardId>();

  read({ key, args }: Message): void {
    const about = args as never;
    switch (key) {
      case 'fact.drew':
        this.drew = about as Lexicon['fact.drew'];
        return;
      case 'fact.putBack':
        this.back += (about as Lexicon['fact.putBack']).cubes.length;
        return;
      case 'fact.placed':
        this.place(about);
        return;
      case 'fact.colonised': {
        const { system } = about as Lexicon['fact.colonised'];
        this.colonised.set(system, (this.colonised.get(system) ?? 0) + 1);
        return;
      }
      case 'fact.robbed':
        this.rob(about);
        return;
      case 'fact.conflictWon':
        this.won.add((about as Lexicon['fact.conflictWon']).card);
        this.rest.push({ key, args });
        return;
      case 'fact.gained':
        // Whoever wins a conflict gains its card.
        if (!this.won.has((about as Lexicon['fact.gained']).card)) this.rest.push({ key, args });
        return;
      default:
        if (!MEANS.has(key)) this.rest.push({ key, args });
    }
  }

  /** Cube after cube of one project in one sentence. */
  private rob(fact: Lexicon['fact.robbed']): void {
    const last = this.rest.at(-1);
    const { count = 1, ...before } = (last?.args ?? {}) as Partial<Lexicon['feed.robs']>;
    if (JSON.stringify(before) === JSON.stringify(fact))
      this.rest[this.rest.length - 1] = msg('feed.robs', { ...fact, count: count + 1 });
    else this.rest.push(msg('fact.robbed', fact));
  }

  /** One that is complete is as good as done: the next of its kind is another. */
  private place({ project, left }: Lexicon['fact.placed']): void {
    const name = JSON.stringify(project);
    if (left > 0) this.placed.set(name, { project, left });
    else {
      this.placed.delete(name);
      this.complete += 1;
      this.placed.set(`${name} ${this.complete}`, { project, left });
    }
  }

  /** Projects in the order in which they came up; planets that were colonised are told by that. */
  projects(): { readonly project: Message; readonly left: number }[] {
    return [...this.placed.values()].filter(
      ({ project, left }) => left > 0 || project.key !== 'project.planet',
    );
  }
}

function linesOf(account: TurnAccount): FeedLine[] {
  const { drew, back, colonised, rest } = account;
  const projects = account.projects();
  const head: FeedLine[] = [];
  if (drew) {
    const texts = [
      msg('feed.draws', { cubes: drew.cubes, allBack: back > 0 && back === drew.cubes.length, projects }),
      ...[...colonised].map(([system, count]) => msg('feed.colonises', { system, count })),
    ];
    head.push({ by: drew.seat, texts, aside: false });
  }
  const more = Array.from({ length: Math.ceil(rest.length / IN_LINE) }, (_, at) =>
    rest.slice(at * IN_LINE, (at + 1) * IN_LINE),
  );
  return [...head, ...more.map((texts) => ({ by: null, texts, aside: false }))];
}

/** The game in turns, each in a line or two. */
export function chapters(facts: readonly Message[]): readonly Chapter[] {
  const turns = facts.flatMap(({ key }, at) => (key === 'fact.turn' && at > 0 ? [at] : []));
  const found = facts.length === 0 ? [] : [0, ...turns];
  return found.map((from, at) => {
    const account = new TurnAccount();
    for (const fact of facts.slice(from, found[at + 1])) account.read(fact);
    return { from, lines: linesOf(account) };
  });
}
