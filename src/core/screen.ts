import { type Frozen, plainCopy } from './json.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Told } from './told.ts';

/** Where a part of the state lies: the fields and positions that lead to it. */
export type StatePath = readonly (string | number)[];

/** A part of the state as everybody else sees it while a screen is up. */
interface PublishedPart {
  readonly path: StatePath;
  readonly value: unknown;
}

/** Stands before the seat in the path of a branch behind a screen. */
const SCREENED = '~';

/** The path of a branch behind a screen. */
export const screenedPath = (step: string, seat: Seat): string => `${step}${SCREENED}${seat}`;

/** Whether what has this path was asked behind a screen. */
export const isBehindScreen = (path: string): boolean => path.includes(SCREENED);

/** The screen before one seat's branch: what is told behind it waits for its fall, and others see the seat as it was when it rose. */
export class SeatScreen {
  isUp = true;
  published: readonly PublishedPart[] = [];
  private readonly waiting: Told[] = [];

  constructor(
    readonly seat: Seat,
    readonly branch: { readonly topic: string; readonly path: string },
    /** The screen behind which this one was put up. */
    readonly outer: SeatScreen | null,
  ) {}

  get outermost(): SeatScreen {
    return this.outer?.outermost ?? this;
  }

  /** Something is told behind the screen: gives what the seat itself hears at once, and keeps the rest. */
  tell({ message, to }: Told): Told | null {
    const others = to === 'all' ? to : to.filter((seat) => seat !== this.seat);
    if (others.length > 0) this.waiting.push({ message, to: others });
    return to === 'all' || to.includes(this.seat) ? { message, to: [this.seat] } : null;
  }

  /** Falls: gives what is heard now; behind another screen most of it waits on. */
  fall(): Told[] {
    this.isUp = false;
    const { outer, seat } = this;
    return this.waiting.flatMap((told) => {
      const heard = outer ? outer.tell(told) : told;
      // Behind two screens of its own the seat has heard it already.
      return heard === null || outer?.seat === seat ? [] : [heard];
    });
  }
}

/** The screens of a table, and the state as it looks to whoever stands before them. */
export class Screens<S> {
  private raised: SeatScreen[] = [];

  /** `ownParts` are those parts of the state that a seat changes behind its screen. */
  constructor(private readonly ownParts: (seat: Seat) => readonly StatePath[] = () => []) {}

  /** Screens go up: what the seats have on the table stays as it is for everybody else. */
  raise(state: Frozen<S>, screens: readonly SeatScreen[]): void {
    for (const screen of screens) {
      screen.published = this.ownParts(screen.seat).map((path) => ({
        path,
        value: plainCopy(partAt(state, path)),
      }));
    }
    this.raised.push(...screens);
  }

  /** Screens have fallen. What happened behind two of them is seen when the outer one falls. */
  lower(screens: readonly SeatScreen[]): void {
    this.raised = this.raised.filter(({ outermost }) => !screens.includes(outermost));
  }

  /** The flows that stood behind them are gone. */
  clear(): void {
    this.raised = [];
  }

  /** Whether a question or answer of this path is behind a screen that is still up. */
  hides(path: string): boolean {
    return this.raised.some(({ branch }) => path.startsWith(`${branch.path}/`));
  }

  /** The state with the parts of others as they were when their screens rose. */
  seenBy(viewer: Viewer, state: Frozen<S>): Frozen<S> {
    let seen: unknown = state;
    // The screen that rose first shows what was public last.
    for (const { seat, published } of this.raised.toReversed())
      if (seat !== viewer) for (const { path, value } of published) seen = replaced(seen, path, value);
    return seen as Frozen<S>;
  }
}

type Fields = Record<string | number, unknown>;

function partAt(state: unknown, path: StatePath): unknown {
  const part = path.reduce<unknown>((value, name) => (value as Fields | null | undefined)?.[name], state);
  if (part === undefined) throw new Error(`there is no part of the state at ${path.join('.')}`);
  return part;
}

/** A copy with another part in one place; everything beside it is shared. */
function replaced(value: unknown, path: StatePath, part: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return part;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Fields;
  copy[name] = replaced(copy[name], rest, part);
  return copy;
}
