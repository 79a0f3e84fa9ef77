import type { Seatable } from '../chat/protocol.ts';
import { h } from './dom.ts';
import { Seat } from './seat.ts';
import { repaintComponents } from './skyra.ts';
import { peopleList } from './switcher.ts';
import { wordsFor } from './text/words-for.ts';
import { restoreTheme } from './theme.ts';

const AGAIN_MS = 2000;

let seat: Seat | undefined;

/** Who sits here and what they look at, as the address says: `#/person/channel`. */
function place(): { readonly user: string | undefined; readonly channel: string | undefined } {
  const [, user, channel] = location.hash.split('/');
  return { user: user || undefined, channel: channel || undefined };
}

function setPlace(user: string, channel: string): void {
  history.replaceState(null, '', `#/${user}/${channel}`);
}

async function people(): Promise<readonly Seatable[] | undefined> {
  try {
    const response = await fetch('/chat/people');
    return response.ok ? ((await response.json()) as readonly Seatable[]) : undefined;
  } catch {
    return undefined;
  }
}

/** The only one who speaks the visitor's language, if there is one. */
function natural(all: readonly Seatable[]): Seatable | undefined {
  const language = (locale: string) => (locale.startsWith('ru') ? 'ru' : 'en');
  const [first, ...others] = all.filter(({ locale }) => language(locale) === language(navigator.language));
  return others.length === 0 ? first : undefined;
}

/** Lets the person whom the address names sit down; if it names nobody and it is not clear who, the visitor chooses. */
async function begin(): Promise<void> {
  const all = await people();
  const words = wordsFor(navigator.language);
  if (all === undefined) {
    document.body.replaceChildren(h('p', { class: 'connecting', role: 'status' }, words.serverGone));
    setTimeout(() => void begin(), AGAIN_MS);
    return;
  }
  const { user, channel } = place();
  const named = all.find(({ id }) => id === user) ?? (all.length === 1 ? all[0] : natural(all));
  if (named !== undefined) {
    sit(named, { channel, people: all });
    return;
  }
  seat?.leave();
  seat = undefined;
  document.body.replaceChildren(
    h(
      'main',
      { class: 'choose' },
      h('h1', {}, words.sitAs),
      peopleList(all, { me: '', words, sit: (id) => void sitAs(id) }),
    ),
  );
}

async function sitAs(id: string): Promise<void> {
  setPlace(id, '');
  await begin();
}

function sit(
  person: Seatable,
  at: { readonly channel: string | undefined; readonly people: readonly Seatable[] },
): void {
  seat?.leave();
  seat = new Seat({
    ...at,
    person,
    sit: (id) => void sitAs(id),
    opened: (opened) => setPlace(person.id, opened),
    lost: () => void leaveIfGone(person),
  });
  document.body.replaceChildren(seat.element);
}

/** A person who is no more cannot come back. */
async function leaveIfGone({ id }: Seatable): Promise<void> {
  const all = await people();
  if (all !== undefined && !all.some((one) => one.id === id)) await sitAs('');
}

addEventListener('hashchange', () => void begin());
restoreTheme();
repaintComponents();
void begin();
