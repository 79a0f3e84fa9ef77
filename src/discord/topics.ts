import type { Game } from '#core/game.ts';
import type { Language, Message } from '#core/message.ts';
import { wordsIn } from './words.ts';

/** Something a game asks about. */
export interface Topic {
  readonly id: string;
  readonly message: Message;
  readonly name: string;
}

/** A game's lexicon names every topic under its id with this before it. */
const PREFIX = 'topic.';

/** What a game asks about, in words; where two are called the same, the id tells them apart. */
export function topicsOf(game: Game, language: Language): Topic[] {
  const { say } = wordsIn(language, game);
  const found = Object.keys(game.texts[language]).flatMap((key) => {
    if (!key.startsWith(PREFIX)) return [];
    const id = key.slice(PREFIX.length);
    const message = game.face.topic(id);
    return [{ id, message, name: say(message) }];
  });
  const isShared = (name: string) => found.filter((one) => one.name === name).length > 1;
  return found.map((one) => (isShared(one.name) ? { ...one, name: `${one.name} (${one.id})` } : one));
}

/** The topic somebody means, by its id or by what it is called. */
export function topicCalled(topics: readonly Topic[], called: string): Topic | undefined {
  const wanted = called.trim().toLocaleLowerCase();
  return topics.find(({ id, name }) => id === called || name.toLocaleLowerCase() === wanted);
}
