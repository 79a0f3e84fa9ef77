import type { Words } from './text/words.ts';

const MINUTE = 60;
const STEPS = [
  ['year', 365 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
  ['second', 1],
] as const;

const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** Dates and times in the language of one person. */
export class Times {
  private readonly formats = new Map<string, Intl.DateTimeFormat>();
  private readonly relatives: Intl.RelativeTimeFormat;

  constructor(
    private readonly locale: string,
    private readonly words: Words,
  ) {
    this.relatives = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  }

  /** One of Discord's `<t:…>` styles; anything unknown counts as `f`. */
  styled(date: Date, style: string): string {
    if (style === 'R') return this.relative(date);
    const known = style in STYLES ? style : 'f';
    const format = this.formats.get(known) ?? new Intl.DateTimeFormat(this.locale, STYLES[known]);
    this.formats.set(known, format);
    return format.format(date);
  }

  relative(date: Date): string {
    const seconds = Math.round((date.getTime() - Date.now()) / 1000);
    const [unit, length] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? (['second', 1] as const);
    return this.relatives.format(Math.round(seconds / length), unit);
  }

  /** Beside a message's author: today and yesterday by name. */
  stamp(date: Date): string {
    const clock = this.styled(date, 't');
    const today = new Date();
    if (isSameDay(date, today)) return this.words.todayAt(clock);
    const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
    if (isSameDay(date, yesterday)) return this.words.yesterdayAt(clock);
    return `${this.styled(date, 'd')} ${clock}`;
  }
}

export function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString();
}

/** Keeps "in 5 minutes" true: what is marked with `data-relative` is written anew every ten seconds. */
export function keepRelative(root: ParentNode, times: Times): () => void {
  const timer = setInterval(() => {
    for (const element of root.querySelectorAll<HTMLTimeElement>('time[data-relative]'))
      element.textContent = times.relative(new Date(element.dateTime));
  }, 10_000);
  return () => clearInterval(timer);
}
