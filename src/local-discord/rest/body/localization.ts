import { Locale, type LocalizationMap } from 'discord-api-types/v10';
import { z } from 'zod';
import { note, PROBLEMS, text } from './field.ts';

const LOCALES: ReadonlySet<string> = new Set(Object.values(Locale));
const NOT_A_LOCALE = PROBLEMS.choices([...LOCALES]);

/** A text in other languages; one that is null counts as not given. */
export function localizations({ max }: { max: number }) {
  return z.record(z.string(), text({ min: 1, max }).nullable()).superRefine((texts, context) => {
    for (const locale of Object.keys(texts)) if (!LOCALES.has(locale)) note(context, NOT_A_LOCALE, [locale]);
  });
}

/** As Discord keeps them: null where no language is left. */
export function storedLocalizations(
  given: Readonly<Record<string, string | null>> | null | undefined,
): LocalizationMap | null {
  const said = Object.entries(given ?? {}).filter(([, words]) => words !== null);
  return said.length === 0 ? null : Object.fromEntries(said);
}
