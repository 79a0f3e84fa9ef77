import type { Game, AiPlayer as PlayerBot } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import type { Seat, Viewer } from '#core/seat.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { ACTION_CARD_IDS, SECRET_IDS } from '#games/twilight-imperium/tables/card-ids.ts';
import { namesIn } from '#games/twilight-imperium/text/names/naming.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import { MARKS } from '../secrets/marked-game.ts';

/** Everything that a seat may hold in secret and others could hear of by its name. */
export const HIDDEN: readonly string[] = [...ACTION_CARD_IDS, ...SECRET_IDS];

const BRANDS = /⟨([a-z0-9-]+)⟩/g;
/** In what a picture is drawn from things go by their ids; those that are words of other things as well tell nothing. */
const IDS = new RegExp(`"(?:[a-z]+:)?(${HIDDEN.filter((id) => id.includes('-')).join('|')})"`, 'g');

/** From here on whatever names a hidden thing says so unmistakably, in any sentence of any language. */
export function brandNames(): void {
  for (const language of ['en', 'ru'] as const) {
    const { actionCards, objectives } = namesIn({ language });
    for (const [names, ids] of [
      [actionCards, ACTION_CARD_IDS],
      [objectives, SECRET_IDS],
    ] as const) {
      const writable = names as Record<string, string>;
      for (const id of ids) writable[id] = `${writable[id]}⟨${id}⟩`;
    }
  }
}

/** What somebody learns from a text: which seats' own things, and which hidden things. */
export interface Learnt {
  readonly marks: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
}

export function learntFrom(text: string): Learnt {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, what = '']) => what);
  return { marks: new Set(found(MARKS)), hidden: new Set(found(BRANDS)) };
}

/** The same from what a picture is drawn from. */
export function learntFromInput(text: string): Learnt {
  const { marks, hidden } = learntFrom(text);
  const ids = [...text.matchAll(IDS)].map(([, id = '']) => id);
  return { marks, hidden: new Set([...hidden, ...ids]) };
}

const mark = (viewer: Viewer) => `⟦${viewer}⟧`;
const texts = { 'hand.mark': ({ viewer }: { viewer: Viewer }) => mark(viewer) };
const { view, presentation: face } = twilightImperium as unknown as Game<unknown, Message, unknown, View>;

const marked = ({ viewer }: View): Message => ({ key: 'hand.mark', args: { viewer } });

/** Seats that play a card of their hand as soon as they may. */
export const cardsFirst = new Set<Seat>();

const { greedy, ...bots } = twilightImperium.bots;

/** The greedy bot, except that some play their cards. */
const playing: PlayerBot<View> = (turn) => {
  const choice = greedy?.(turn) ?? turn.fallback;
  if (!cardsFirst.has(turn.seat) || turn.form.kind !== 'choose') return choice;
  const hand = turn.view().seats[turn.seat]?.own?.hand ?? [];
  const card = turn.form.options.find(
    ({ id, barred }) => barred === undefined && hand.some((held) => id.endsWith(`:${held}`)),
  );
  return card?.id ?? choice;
};

/** Twilight Imperium, except that whatever only one seat may see carries the mark of that seat. */
export const brandedGame = {
  ...twilightImperium,
  bots: { ...bots, greedy: playing },
  view: (state: never, viewer: Viewer) => ({
    ...view(state, viewer),
    ...(viewer === 'table' ? {} : { mark: mark(viewer) }),
  }),
  presentation: {
    ...face,
    hand: (seen: View) => [...face.hand(seen), marked(seen)],
    held: (seen: View, options: readonly string[]) => [...(face.held?.(seen, options) ?? []), marked(seen)],
  },
  texts: {
    en: { ...twilightImperium.texts.en, ...texts },
    ru: { ...twilightImperium.texts.ru, ...texts },
  },
} as unknown as Game;
