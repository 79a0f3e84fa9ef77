import { type APIFileComponent, ComponentType } from 'discord-api-types/v10';
import type { Reply } from '#app/requests/reply.ts';
import type { Language, Message, Speaker } from '#core/message.ts';
import { words } from '../text/lexicon.ts';
import { type ButtonSpec, buttonRows, textLine } from './controls.ts';
import { clip, LIMITS } from './limits.ts';
import type { PlainScreen, Screen } from './screen.ts';
import { wordsIn } from './words.ts';

/** A few words and nothing else. */
export function textScreen(language: Language, message: Message): Screen {
  return { components: [textLine(wordsIn(language).say(message))] };
}

/** Words that must be noticed, with what can be done about them. */
export function plainScreen(text: string, buttons: readonly ButtonSpec[] = []): PlainScreen {
  return { content: clip(text, LIMITS.content), components: buttonRows(buttons) };
}

/** A few words of a game, by somebody who knows how to say them. */
export function spokenScreen(speaker: Speaker, message: Message): Screen {
  return spokenLines(speaker, [message]);
}

/** The same, a line each. */
export function spokenLines({ say }: Speaker, messages: readonly Message[]): Screen {
  return { components: [textLine(messages.map(say).join('\n'))] };
}

/** What a use case said: done in words of ours, or why not. */
export function replyScreen(language: Language, reply: Reply, done: Message): Screen {
  if (reply.kind === 'done') return textScreen(language, done);
  const { message: reason, rule } = reply.refusal;
  return textScreen(language, words('play.refused', { reason, rule: rule ?? null }));
}

/** A file that was sent along. */
export function fileLine(name: string): APIFileComponent {
  return { type: ComponentType.File, file: { url: `attachment://${name}` } };
}
