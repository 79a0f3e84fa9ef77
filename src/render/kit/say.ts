import type { Language, Message, Speaker, Texts } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';

/** Puts what stands on a picture into words: seats, messages of the game, and labels of the picture's own lexicon. */
export interface PictureWords<L> {
  seat(seat: Seat): string;
  say(message: Message): string;
  label<K extends keyof L & string>(key: K, args: L[K]): string;
}

/** The words of a game from whoever speaks for it, and the picture's own in the same language. */
export function pictureWords<L>(
  texts: Readonly<Record<Language, Texts<L>>>,
  speaker: Speaker,
): PictureWords<L> {
  return {
    seat: (seat) => plain(speaker.seat(seat)),
    say: (message) => plain(speaker.say(message)),
    label: (key, args) => texts[speaker.language][key](args, speaker),
  };
}

/** Games mark names for Discord; a picture shows no asterisks. */
const plain = (text: string) => text.replaceAll('**', '');
