import { people, places, roles } from './components/choices.ts';
import type { Store } from './store/store.ts';

/** Names as people write them, each with Discord's mention of it. */
function mentionable(store: Store, channel: string): (readonly [name: string, wire: string])[] {
  return [
    ...people(store, channel).flatMap(({ value, label, description }) => [
      [`@${label}`, `<@${value}>`] as const,
      [`@${description ?? label}`, `<@${value}>`] as const,
    ]),
    ...roles(store, channel)
      .filter(({ label }) => label !== '@everyone')
      .map(({ value, label }) => [label, `<@&${value}>`] as const),
    ...places(store, channel, undefined).map(({ value, label }) => [label, `<#${value}>`] as const),
  ];
}

/** A text with the names in it turned into mentions. Longer names go first: Anna is not Ann. */
export function withMentions(store: Store, channel: string, text: string): string {
  const known = mentionable(store, channel).sort(([a], [b]) => b.length - a.length);
  if (known.length === 0) return text;
  // Where two have the same name, the first of them is meant.
  const wires = new Map(known.toReversed());
  const any = known.map(([name]) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  // Code keeps what was typed.
  return text.replaceAll(
    new RegExp(`\`[^\`]+\`|(?<![\\p{L}\\p{N}<])(?:${any})(?![\\p{L}\\p{N}])`, 'gu'),
    (found) => wires.get(found) ?? found,
  );
}

/** The other way round, to write a message anew. */
export function withNames(store: Store, channel: string, text: string): string {
  const names = new Map(
    mentionable(store, channel)
      .toReversed()
      .map(([name, wire]) => [wire, name]),
  );
  return text.replaceAll(/<(?:@&|@|#)\d+>/g, (found) => names.get(found) ?? found);
}
