import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import { discover } from '../mutations/technologies.ts';
import { drawn, openCards } from '../rules/research.ts';
import { typesFor } from '../rules/technologies.ts';
import type { SunTable } from '../table.ts';
import type { TechnologyId } from '../tables/technology-ids.ts';
import { type SlotId, tree } from '../tables/tree.ts';
import type { DeckLevel, TechType } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import type { Doing } from './doing.ts';
import { revealEvent } from './events.ts';

/** A slot that nobody has researched yet: its event, the type, and one of two cards (14.7 to 14.11). */
export function* discoverSlot(t: SunTable, doing: Doing, slot: SlotId): Flow<TechnologyId> {
  const { seat } = doing;
  const none = { technologies: [], aside: [], systems: [] };
  t.write.search = { seat, slot, type: null, ...none };
  yield* revealEvent(t, doing, slot);
  const type = yield* chooseType(t, doing, slot);
  t.write.search = { seat, slot, type, ...none };
  const level = tree[slot].level as DeckLevel;
  const row = t.state.rows[level];
  const cards = row ? openCards(row, type) : turnOver(t, level);
  const card = yield* chooseCard(t, doing, { slot, type, cards });
  discover(t, seat, card);
  return card;
}

/** The type of what led there; asked only where it differs, and after the event (14.8, 14.9). */
function* chooseType(t: SunTable, { seat }: Doing, slot: SlotId): Flow<TechType> {
  const types = typesFor(t.state, seat, slot);
  const [only] = types;
  if (only === undefined) throw new Error(`nothing leads to ${slot}`);
  if (types.length === 1) return only;
  return yield* t.ask(seat, 'type', () =>
    choose(
      msg('ask.type', { slot }),
      types.map((type) => ({ id: type, label: msg('option.type', { type }), value: type })),
    ),
  );
}

/** Cards are turned over until two are of the type, for everybody to see (14.10). */
function turnOver(t: SunTable, level: DeckLevel): readonly TechnologyId[] {
  const { search } = t.state;
  if (!search || search.type === null) throw new Error('nothing is being discovered');
  const { seat, type } = search;
  const { fitting, aside } = drawn(t.state.decks[level], type);
  t.reveal('technologies', [...fitting, ...aside]);
  t.write.decks[level].splice(0, fitting.length + aside.length);
  t.write.search = { ...search, technologies: [...fitting], aside: [...aside], systems: [] };
  t.tell(msg('fact.drawn', { seat, level, type, cards: fitting, aside: aside.length }));
  return fitting;
}

interface Cards {
  readonly slot: SlotId;
  readonly type: TechType;
  readonly cards: readonly TechnologyId[];
}

/** One of the cards; the only one is taken (14.11, 14.15). */
function* chooseCard(t: SunTable, { seat }: Doing, { slot, type, cards }: Cards): Flow<TechnologyId> {
  const [only] = cards;
  if (only === undefined) throw new Error(`there are no cards for ${slot}`);
  if (cards.length === 1) return only;
  return yield* t.ask(seat, 'card', () =>
    choose(
      msg('ask.card', { slot, type }),
      cards.map((card) => ({ id: card, label: msg('option.technology', { card }), value: card })),
    ),
  );
}
