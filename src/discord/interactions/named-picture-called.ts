import type { Look } from '#app/records/look.ts';
import type { Language } from '#core/message.ts';
import type { NamedPicture } from '../../render/drawing.ts';
import { boardPartsOf, isDrawn, pagesOf } from '../../render/named-pictures.ts';
import { LIMITS } from '../messages/limits.ts';
import { wordsIn } from '../messages/words.ts';
import { words } from '../text/lexicon.ts';
import type { Suggestion } from './command.ts';

/** The parts of a table's board that can be looked at alone; null where there are none. */
export function boardPartsAt(
  { table, view, seats }: Look,
  language: Language,
): readonly NamedPicture[] | null {
  return boardPartsOf({ game: table.game, view, language, names: seats.map(({ name }) => name) });
}

/** What the replay of a table is called among its pages. */
export const REPLAY = 'replay';

/** What else of a table can be looked at alone, a replay always; null where there are no pictures at all. */
export function pagesAt({ table, view, seats }: Look, language: Language): readonly NamedPicture[] | null {
  if (!isDrawn(table.game)) return null;
  const pages = pagesOf({ game: table.game, view, language, names: seats.map(({ name }) => name) });
  return [...(pages ?? []), { id: REPLAY, name: wordsIn(language).say(words('board.replayName', {})) }];
}

/** Those that fit what is being typed. */
export function picturesSuggested(places: readonly NamedPicture[], typed: string): readonly Suggestion[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return places
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
    .slice(0, LIMITS.choices)
    .map(({ id, name }) => ({ name, value: id }));
}

/** The one that somebody means: by its number, its name, or a part of it that only one has. */
export function pictureCalled(places: readonly NamedPicture[], called: string): NamedPicture | null {
  const wanted = called.trim().toLocaleLowerCase();
  const exact = places.find(({ id, name }) => id === wanted || name.toLocaleLowerCase() === wanted);
  const like = wanted === '' ? [] : places.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  return exact ?? (like.length === 1 ? (like[0] ?? null) : null);
}
