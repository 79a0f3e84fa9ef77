import { people, places, roles } from '../components/choices.ts';
import { type Runnable, runnables } from '../store/commands.ts';
import type { Store } from '../store/store.ts';
import { matching } from './combobox.ts';
import type { Entry } from './listbox.ts';

/** What may be meant by what stands before the cursor: a command, or the name of somebody or something. */
export type Completion =
  | { readonly kind: 'command'; readonly runnable: Runnable }
  | { readonly kind: 'name'; readonly from: number; readonly text: string };

const MAX = 50;

export function completions(
  store: Store,
  channel: string,
  { text, cursor }: { text: string; cursor: number },
): readonly Entry<Completion>[] {
  if (text.startsWith('/')) return commands(store, channel, text.slice(1));
  const before = text.slice(0, cursor);
  const [, typed = ''] = /(?:^|\s)([@#][^\s@#]*)$/.exec(before) ?? [];
  if (typed === '') return [];
  const all = typed.startsWith('@')
    ? [...people(store, channel), ...roles(store, channel).filter(({ label }) => label !== '@everyone')]
    : places(store, channel, undefined);
  const named = all.map(({ label }) => ({
    value: { kind: 'name', from: cursor - typed.length, text: withMark(typed[0] ?? '', label) } as const,
    label,
  }));
  return matching(named, typed).slice(0, 10);
}

function withMark(mark: string, label: string): string {
  return label.startsWith(mark) ? label : `${mark}${label}`;
}

/** Commands by their name in the person's language or in Discord's own; those that begin so come first. */
function commands(store: Store, channel: string, typed: string): readonly Entry<Completion>[] {
  const wanted = typed.trim().toLocaleLowerCase();
  const namesOf = ({ title, path }: Runnable): string[] => [title.toLocaleLowerCase(), path.join(' ')];
  const all = runnables(store, channel).filter((one) => namesOf(one).some((name) => name.includes(wanted)));
  const starts = (one: Runnable): boolean => namesOf(one).some((name) => name.startsWith(wanted));
  return [...all.filter(starts), ...all.filter((one) => !starts(one))].slice(0, MAX).map((runnable) => ({
    value: { kind: 'command', runnable },
    label: `/${runnable.title}`,
    detail: runnable.description,
  }));
}
