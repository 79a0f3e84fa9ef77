import type { Speaker } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { Gain } from './lexicon.ts';

/** Who got what, those who got the same together. */
export function each(
  speaker: Speaker,
  some: readonly { readonly seat: Seat; readonly gains: readonly Gain[] }[],
  inWords: (speaker: Speaker, gains: readonly Gain[]) => string,
): string {
  const by = new Map<string, string[]>();
  for (const { seat, gains } of some) {
    const what = inWords(speaker, gains);
    by.set(what, [...(by.get(what) ?? []), speaker.seat(seat)]);
  }
  return [...by].map(([what, who]) => [who.join(', '), what].filter(Boolean).join(' ')).join(' · ');
}
