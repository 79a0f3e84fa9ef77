import { commitmentOf } from '#core/dice.ts';
import { feedText, plainChapter } from '#core/feed.ts';
import type { Game } from '#core/game.ts';
import type { Language } from '#core/message.ts';
import { speaker } from '#core/speak.ts';
import { verifyDice } from '#core/verify.ts';
import { modulesFor, type SaidModules, withModules } from './modules.ts';
import { playMatch } from './play.ts';

/** What seats are called where only bots play. */
export const SEATS: Readonly<Record<Language, readonly string[]>> = {
  en: ['North', 'East', 'South', 'West', 'Zenith', 'Nadir'],
  ru: ['Север', 'Восток', 'Юг', 'Запад', 'Зенит', 'Надир'],
};
const WORDS = {
  en: {
    intro: (game: string, commitment: string) =>
      `A table of bots plays ${game}. Dice commitment (SHA-256 of the seed): ${commitment}\n`,
    modules: (named: string) => `Played with: ${named}\n`,
    outro: (draws: number, seed: string) => `\nThe seed was ${seed}; all ${draws} draws follow from it.`,
  },
  ru: {
    intro: (game: string, commitment: string) =>
      `За столом боты, игра ${game}. Обязательство по кубикам (SHA-256 от зерна): ${commitment}\n`,
    modules: (named: string) => `Играют с опциями: ${named}\n`,
    outro: (draws: number, seed: string) =>
      `\nЗерно: ${seed}; из него следуют все случайные события (${draws}).`,
  },
} as const;

/** Plays one game of bots and tells it in words as it happens. */
export function narrate(
  match: {
    game: Game;
    seats: number;
    seed: string;
    language: Language;
    modules?: SaidModules;
    /** As the feed tells it, in turns and phases. */
    short?: boolean;
  },
  print: (line: string) => void,
): void {
  const { game, language } = match;
  const words = speaker(language, game.texts[language], (seat) => SEATS[language][seat] ?? `${seat}`);
  const { say } = words;
  const modules = modulesFor(game, match.modules, match);
  const named = (game.presentation.modules ?? []).filter(({ id }) => modules?.includes(id));
  let told = 0;
  const journal = playMatch(
    { ...match, options: withModules({}, modules), bots: ['greedy'] },
    {
      look: ({ entries, session }) => {
        if (told === 0) print(WORDS[language].intro(game.id, commitmentOf(session.config.seed)));
        if (told === 0 && named.length > 0)
          print(WORDS[language].modules(named.map(({ label }) => say(label)).join(', ')));
        for (const entry of match.short === true ? [] : entries.slice(told)) {
          if ('facts' in entry)
            for (const { message } of entry.facts) print(say(message).replaceAll('**', ''));
        }
        told = entries.length;
      },
    },
  );
  const facts = journal.entries.flatMap((entry) =>
    'facts' in entry ? entry.facts.flatMap(({ message, to }) => (to === 'all' ? [message] : [])) : [],
  );
  const chapters =
    match.short === true
      ? (game.presentation.chapters?.(facts, journal.session.view('table')) ?? [plainChapter(facts)])
      : [];
  for (const { lines } of chapters)
    for (const line of lines) print(feedText(line, words, (seat) => `${seat + 1}`));
  const record = journal.record();
  const { draws, problems } = verifyDice(record);
  for (const problem of problems) print(problem);
  if (problems.length === 0) print(WORDS[language].outro(draws, record.seed ?? ''));
}
