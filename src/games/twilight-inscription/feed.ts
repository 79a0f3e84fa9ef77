import type { Chapter, FeedLine } from '#core/feed.ts';
import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { Resource, SheetId } from './tables/vocabulary.ts';
import { type Lexicon, msg } from './text/lexicon.ts';

type FactKey = Extract<keyof Lexicon, `fact.${string}`>;

/** How things came about, or what another line says better: it is found in the log. */
const MEANS: ReadonlySet<string> = new Set<FactKey>([
  'fact.strengths',
  'fact.automatonMarks',
  'fact.automatonStrength',
]);

/** What a seat did in a round, in both of its steps. */
interface Marked {
  sheet: SheetId | null;
  readonly marks: string[];
  readonly lost: Resource[];
  vp: number;
  goods: number;
  votes: number;
}

/** What a round comes to. */
class RoundAccount {
  private head: Message;
  private dice: Message | null = null;
  private readonly marked = new Map<Seat, Marked>();
  private readonly wars = new Map<Seat, Lexicon['fact.war'][]>();
  private readonly ballots: { readonly seat: Seat; readonly votes: number }[] = [];
  private readonly rest: Message[] = [];

  constructor(head: Message) {
    this.head = head;
  }

  read(fact: Message): void {
    const about = fact.args as never;
    switch (fact.key) {
      case 'fact.event': {
        const { round, event } = about as Lexicon['fact.event'];
        this.head = msg('feed.round', { round, event });
        return;
      }
      case 'fact.dice':
        this.dice = msg('feed.dice', about as Lexicon['fact.dice']);
        return;
      case 'fact.active': {
        const { seat, sheet } = about as Lexicon['fact.active'];
        this.of(seat).sheet = sheet;
        return;
      }
      case 'fact.marks':
        return this.mark(about);
      case 'fact.war': {
        const war = about as Lexicon['fact.war'];
        this.wars.set(war.seat, [...(this.wars.get(war.seat) ?? []), war]);
        return;
      }
      case 'fact.vote': {
        const { seat, votes, free } = about as Lexicon['fact.vote'];
        this.ballots.push({ seat, votes: votes + free });
        return;
      }
      default:
        if (!MEANS.has(fact.key)) this.rest.push(fact);
    }
  }

  private of(seat: Seat): Marked {
    const known = this.marked.get(seat);
    const marked = known ?? { sheet: null, marks: [], lost: [], vp: 0, goods: 0, votes: 0 };
    if (!known) this.marked.set(seat, marked);
    return marked;
  }

  private mark({ seat, sheet, notation, vp, goods, votes, lost }: Lexicon['fact.marks']): void {
    const marked = this.of(seat);
    marked.sheet ??= sheet;
    marked.marks.push(...notation);
    marked.lost.push(...lost);
    marked.vp += vp;
    marked.goods += goods;
    marked.votes += votes;
  }

  lines(): FeedLine[] {
    const plain = (text: Message, aside = false): FeedLine => ({ by: null, texts: [text], aside });
    return [
      plain(this.head),
      ...(this.dice ? [plain(this.dice, true)] : []),
      ...[...this.marked].map(([by, marked]) => ({ by, texts: [msg('feed.marks', marked)], aside: false })),
      ...[...this.wars].flatMap(([by, wars]) => this.warLine(by, wars)),
      ...(this.ballots.length > 0 ? [plain(msg('feed.ballots', { ballots: this.ballots }), true)] : []),
      ...this.rest.map((fact) => plain(fact)),
    ];
  }

  private warLine(by: Seat, wars: readonly Lexicon['fact.war'][]): FeedLine[] {
    const [left, right] = (['left', 'right'] as const).map((side) => wars.find((war) => war.side === side));
    if (!left || !right) return [];
    const fought = ({ own, other, verdict }: Lexicon['fact.war']) => ({ own, other, verdict });
    const text = msg('feed.wars', { left: fought(left), right: fought(right), vp: left.vp + right.vp });
    return [{ by, texts: [text], aside: false }];
  }
}

/** A round in a message: what everybody did in a line each, then what came of it. */
export function chapters(facts: readonly Message[]): readonly Chapter[] {
  const starts = facts.flatMap((fact, at) => (fact.key === 'fact.event' || at === 0 ? [at] : []));
  return starts.map((from, nth) => {
    const account = new RoundAccount(msg('feed.setUp', {}));
    for (const fact of facts.slice(from, starts[nth + 1])) account.read(fact);
    return { from, lines: account.lines() };
  });
}
