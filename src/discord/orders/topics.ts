import type { Game, Topic } from '#core/game.ts';
import type { Language } from '#core/message.ts';
import { wordsIn } from '../messages/words.ts';

/** Something a game asks about, in somebody's language. */
export interface NamedTopic extends Topic {
  readonly name: string;
}

/** What a game asks about, in words; where two are called the same, the id tells them apart. */
export function topicsOf(game: Game, language: Language): NamedTopic[] {
  const { say } = wordsIn(language, game);
  const found = game.presentation.topics.map((topic) => ({ ...topic, name: say(topic.label) }));
  const isShared = (name: string) => found.filter((one) => one.name === name).length > 1;
  return found.map((one) => (isShared(one.name) ? { ...one, name: `${one.name} (${one.id})` } : one));
}

/** The topic somebody means, by its id or by what it is called. */
export function topicCalled(topics: readonly NamedTopic[], called: string): NamedTopic | undefined {
  const wanted = called.trim().toLocaleLowerCase();
  return topics.find(({ id, name }) => id === called || name.toLocaleLowerCase() === wanted);
}
