import type { Speaker } from '#core/message.ts';
import type { MomentName, Moments } from '../../hooks/moments.ts';

/** What is said of a moment when somebody may respond to it; nothing that only some know, as a note that was handed over. */
const TOLD = [
  'seat',
  'by',
  'against',
  'attacker',
  'defender',
  'between',
  'elected',
  'kind',
  'round',
  'system',
  'planet',
  'at',
  'unit',
  'uses',
  'hits',
  'goods',
  'card',
  'agenda',
  'technology',
] as const;

type Told<K extends MomentName> = Pick<Moments[K], Extract<keyof Moments[K], (typeof TOLD)[number]>>;

/** A moment with as much of its event as can be told. */
export type Happened<K extends MomentName = MomentName> = {
  readonly [M in K]: { readonly moment: M; readonly event: Told<M> };
}[K];

/** Every moment in the words of one language. */
export type Happenings = {
  readonly [K in MomentName]: (event: Told<K>, speaker: Speaker) => string;
};

export function happened<K extends MomentName>(moment: K, event: Moments[K]): Happened {
  const told = Object.entries(event).filter(([name]) => (TOLD as readonly string[]).includes(name));
  return { moment, event: Object.fromEntries(told) } as unknown as Happened;
}

/** A moment in words, to begin a question with. */
export function sayHappened<K extends MomentName>(
  all: { readonly [M in K]: (event: Told<M>, speaker: Speaker) => string },
  { moment, event }: Happened<K>,
  speaker: Speaker,
): string {
  return all[moment](event, speaker);
}
