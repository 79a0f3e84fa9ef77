import type { SetOrderRequest } from '#app/answers/standing-orders.ts';
import type { Condition, Game, Topic } from '#core/game.ts';
import type { Message, Speaker } from '#core/message.ts';
import { peopleText } from '#core/people-text.ts';
import type { Complete } from '../interactions/command.ts';
import { seatedLook } from '../interactions/while-typing.ts';
import { labelText } from '../messages/quote.ts';
import { speakerAt } from '../play/screen.ts';
import { words } from '../text/lexicon.ts';
import { topicCalled, topicsOf } from './topics.ts';

type Order = SetOrderRequest['order'];

/** When an order holds. */
type Bounds = Pick<Order, 'only' | 'except' | 'otherwise' | 'until'>;

/** What somebody typed about when an order holds: lists of conditions, what else is answered, something that may happen. */
export interface SaidBounds {
  readonly only: string | null;
  readonly except: string | null;
  readonly otherwise: string | null;
  readonly until: string | null;
}

const parts = (typed: string) =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** One thing of a list, by its id or by what it is called. */
function called(all: readonly Condition[], said: string, { say }: Speaker): Condition | undefined {
  const wanted = said.trim().toLocaleLowerCase();
  return all.find(({ id, label }) => id === said || labelText(say(label)).toLocaleLowerCase() === wanted);
}

/** When an order shall hold, or what of it is not known. */
export function boundsFrom(
  said: SaidBounds,
  { game, topic, speaker, view }: { game: Game; topic: Topic; speaker: Speaker; view?: unknown },
): { readonly bounds: Bounds } | { readonly refusal: Message } {
  const bounds: Bounds = {};
  const conditions = topic.conditions?.(view ?? undefined) ?? [];
  for (const kind of ['only', 'except'] as const) {
    const typed = parts(said[kind] ?? '');
    const found = typed.map((one) => called(conditions, one, speaker));
    const unknown = typed.find((_, i) => found[i] === undefined);
    if (unknown !== undefined)
      return {
        refusal: words('orders.noCase', { answer: peopleText(unknown), some: conditions.length > 0 }),
      };
    if (found.length > 0) bounds[kind] = found.flatMap((one) => one?.id ?? []);
  }
  if (said.otherwise === 'pass') bounds.otherwise = 'fallback';
  if (said.until !== null) {
    const found = called(game.presentation.happenings?.all ?? [], said.until, speaker);
    if (!found) return { refusal: words('orders.noHappening', { answer: peopleText(said.until) }) };
    bounds.until = found.id;
  }
  return { bounds };
}

/** What an order answers, with when it does. */
export function withBounds(
  does: Message,
  { only = [], except = [], otherwise, until }: Bounds,
  { game, topic }: { game: Game; topic: Topic | undefined },
): Message {
  if (only.length + except.length === 0 && until === undefined) return does;
  const name = (all: readonly Condition[]) => (id: string) =>
    all.find((one) => one.id === id)?.label ?? words('orders.answer', { answer: peopleText(id) });
  const conditions = name(topic?.conditions?.() ?? []);
  return words('orders.bound', {
    does,
    only: only.map(conditions),
    except: except.map(conditions),
    otherwise: otherwise === 'fallback',
    until: until === undefined ? null : name(game.presentation.happenings?.all ?? [])(until),
  });
}

/** Completes the last of several things parted by commas, those before it kept. */
function completed(all: readonly Condition[], typed: string, { say }: Speaker) {
  const cut = typed.lastIndexOf(',');
  const before = parts(typed.slice(0, Math.max(0, cut)));
  const wanted = typed
    .slice(cut + 1)
    .trim()
    .toLocaleLowerCase();
  const kept = before.flatMap(
    (one) => all.find(({ id, label }) => id === one || labelText(say(label)) === one) ?? [],
  );
  return all
    .filter((one) => !kept.includes(one) && labelText(say(one.label)).toLocaleLowerCase().includes(wanted))
    .map((one) => ({
      name: [...kept, one].map(({ label }) => labelText(say(label))).join(', '),
      value: [...kept, one].map(({ id }) => id).join(','),
    }))
    .filter(({ name, value }) => name.length <= 100 && value.length <= 100);
}

/** Completes conditions under which the topic may be asked. */
export const completeConditions: Complete = async (typed, context, bot) => {
  const look = await seatedLook(context, bot);
  const game = look === null ? undefined : bot.app.games.get(look.table.game);
  const named = bot.given.topic;
  if (look === null || game === undefined || typeof named !== 'string') return [];
  const topic = topicCalled(topicsOf(game, context.language), named);
  return completed(
    topic?.conditions?.(look.view ?? undefined) ?? [],
    typed,
    speakerAt(bot, look, context.language),
  );
};

/** Completes what may happen. */
export const completeHappening: Complete = async (typed, context, bot) => {
  const look = await seatedLook(context, bot);
  const game = look === null ? undefined : bot.app.games.get(look.table.game);
  if (look === null || game === undefined) return [];
  const { say } = speakerAt(bot, look, context.language);
  const wanted = typed.toLocaleLowerCase();
  return (game.presentation.happenings?.all ?? [])
    .map(({ id, label }) => ({ name: labelText(say(label)), value: id }))
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
};
