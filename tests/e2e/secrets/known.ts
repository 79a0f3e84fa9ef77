import type { App } from '#app/app.ts';
import type { Dependencies } from '#app/runner/dependencies.ts';
import { loadTable } from '#app/runner/load.ts';
import { LANGUAGES } from '#core/message.ts';
import type { Session } from '#core/session.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { CARD_IDS, type CardId } from '#games/master-of-the-galaxy/content/ids.ts';
import { DECKS, RESOURCES } from '#games/master-of-the-galaxy/content/kinds.ts';
import { DISCS } from '#games/master-of-the-galaxy/rules/rulings.ts';
import type { State } from '#games/master-of-the-galaxy/state.ts';
import { msg } from '#games/master-of-the-galaxy/text/lexicon.ts';
import { markedGame } from './marked-game.ts';

/** Fewer kinds of cubes could also be somebody's draw, which everybody sees. */
const TELLING = 4;

const named = (text: string) => CARD_IDS.filter((id) => text.includes(`"${id}"`));

/** Cards that lie open: all that are in no deck, and the top ones of decks that lie face up (2.11, 2.12). */
function open({ decks, seats, ready }: State): CardId[] {
  const inDecks = new Set(DECKS.flatMap((deck) => decks[deck]));
  const faceUp = DECKS.filter(
    (deck) => ready || (deck === 'race' && seats.every(({ reserve }) => reserve < DISCS)),
  );
  return [...CARD_IDS.filter((id) => !inDecks.has(id)), ...faceUp.flatMap((deck) => decks[deck][0] ?? [])];
}

/** How far each card in a deck is from its bottom. A card that nobody touches never comes nearer to it. */
function fromBottom({ decks }: State): Map<CardId, number> {
  return new Map(
    DECKS.flatMap((deck) => decks[deck].toReversed().map((id, at): [CardId, number] => [id, at])),
  );
}

/** A bag in words, as its owner reads them. */
function inWords({ bag }: State['seats'][number]): string[] {
  if (RESOURCES.filter((resource) => bag[resource] > 0).length < TELLING) return [];
  return LANGUAGES.map((language) => {
    const { say } = speaker(language, markedGame.texts[language], String);
    return say(msg('hand.bag', { bag })).replace(/^[^:]*: /, '');
  });
}

/** What each seat of a table may know by now and nobody else, straight from the state: no view is believed. */
export class Known {
  /** Cards that each seat has had a right to see; the last entry is for whoever does not sit there. */
  readonly cards: readonly Set<CardId>[];
  readonly bags: readonly Set<string>[];
  readonly keys: readonly Set<string>[];
  private told = -1;
  private depths = new Map<CardId, number>();

  constructor(
    private readonly around: Dependencies,
    private readonly at: { readonly app: App; readonly table: string; readonly users: readonly string[] },
  ) {
    const { users } = at;
    this.cards = [...users, ''].map(() => new Set());
    this.bags = users.map(() => new Set());
    this.keys = users.map(() => new Set());
  }

  /** Looks again; to be called after every answer, or something that was open for a moment is missed. */
  async look(): Promise<void> {
    const { app, table, users } = this.at;
    const session = (await loadTable(this.around, table))?.table.session as Session<State> | null;
    if (session === null) return;
    const state = session.state as State;
    for (const seen of this.cards) for (const id of open(state)) seen.add(id);
    for (const seat of users.keys()) {
      const questions = session.openFor(seat);
      for (const { key } of questions) this.keys[seat]?.add(key);
      for (const id of named(JSON.stringify(questions))) this.cards[seat]?.add(id);
      for (const text of inWords(state.seats[seat] as State['seats'][number])) this.bags[seat]?.add(text);
    }
    const before = this.depths;
    this.depths = fromBottom(state);
    // Whatever is told of a card, it must have been taken up: else it lies hidden, and nobody may speak of it.
    const wasTaken = (id: CardId) => (this.depths.get(id) ?? -1) < (before.get(id) ?? 0);
    for (const [seat, user] of [...users, undefined].entries()) {
      const news = await app.history({ table, since: this.told, ...(user === undefined ? {} : { user }) });
      if (news.kind !== 'done') continue;
      for (const id of named(JSON.stringify(news.happened)).filter(wasTaken)) this.cards[seat]?.add(id);
      if (seat === users.length) this.told = news.head;
    }
  }
}
