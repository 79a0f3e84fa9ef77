import type { Message, Speaker } from '#core/message.ts';
import type { CardId, SystemId } from '#games/master-of-the-galaxy/view.ts';
import { type PictureWords, pictureWords } from '../kit/say.ts';
import { en } from './text/en.ts';
import type { PictureLexicon } from './text/lexicon.ts';
import { ru } from './text/ru.ts';

const TEXTS = { en, ru };

/** Words of the game that stand on the picture, by their keys in the game's lexicon. */
export const GAME_KEYS = [
  'game.title',
  'card.name',
  'option.system',
  'option.cube',
  'fact.turn',
  'fact.won',
  'fact.stalemate',
] as const;
type GameKey = (typeof GAME_KEYS)[number];

/** Puts everything on the picture into words. */
export interface Words extends PictureWords<PictureLexicon> {
  game(key: GameKey, args: Message['args']): string;
  card(id: CardId): string;
  system(id: SystemId): string;
}

/** The words of the game from whoever speaks for it, and the picture's own in the same language. */
export function wordsOf(speaker: Speaker): Words {
  const words = pictureWords(TEXTS, speaker);
  const game: Words['game'] = (key, args) => words.say({ key, args });
  return {
    ...words,
    game,
    card: (card) => game('card.name', { card }),
    system: (system) => game('option.system', { system }),
  };
}
