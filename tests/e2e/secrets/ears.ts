import { LANGUAGES } from '#core/message.ts';
import { CARD_IDS, type CardId } from '#games/master-of-the-galaxy/content/ids.ts';
import { names as en } from '#games/master-of-the-galaxy/text/names.en.ts';
import { names as ru } from '#games/master-of-the-galaxy/text/names.ru.ts';
import type { World } from '#local-discord/world/world.ts';
import { MARKS } from './marked-game.ts';

const NAMES = { en, ru };

/** Cards by everything they go by: their ids and their names in both languages. */
const cards = new Map<string, CardId>(
  CARD_IDS.flatMap((id): [string, CardId][] => [
    [id, id],
    ...LANGUAGES.map((language): [string, CardId] => [NAMES[language][id].name, id]),
  ]),
);
const CARDS = new RegExp([...cards.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');

/** Where the files of a message lie; a gallery names them by their addresses. */
const FILES = /[/-]attachments\/\d+\/(\d+)\//g;

/** All that one person was ever sent: messages, edits, and what their pictures are drawn from. */
export class Ears {
  /** Texts as they came, each once. */
  readonly heard = new Set<string>();
  readonly marks = new Set<string>();
  readonly cards = new Set<CardId>();
  readonly messages = new Set<string>();
  pictures = 0;

  constructor(
    private readonly world: World,
    readonly user: string,
  ) {
    world.subscribe((happening) => {
      if (!happening.sees(user)) return;
      const sent = happening.d({ userId: user, readsContent: true });
      this.hear(JSON.stringify(sent) ?? '');
      if (happening.t === 'MESSAGE_CREATE') this.messages.add((sent as { readonly id: string }).id);
    });
  }

  /** Whether something was in anything that came. */
  knows(text: string): boolean {
    return [...this.heard].some((one) => one.includes(text));
  }

  private hear(text: string): void {
    if (this.heard.has(text)) return;
    this.heard.add(text);
    for (const [, file = ''] of text.matchAll(FILES)) this.look(file);
    for (const [, seat = ''] of text.matchAll(MARKS)) this.marks.add(seat);
    for (const [name] of text.matchAll(CARDS)) this.cards.add(cards.get(name) as CardId);
  }

  private look(file: string): void {
    const bytes = this.world.files.get(file);
    if (bytes === undefined) return;
    this.pictures += 1;
    this.hear(Buffer.from(bytes).toString('utf8'));
  }
}
