import { textLine } from '#discord/ask/controls.ts';
import { type Command, type Complete, deed } from '#discord/command.ts';
import { LIMITS, parts } from '#discord/limits.ts';
import { lookUp, RULES } from '#discord/lookup.ts';
import { plain } from '#discord/say.ts';
import { words } from '#discord/text/lexicon.ts';

const MOST = 8;

const complete: Complete = (typed, { language }, bot) =>
  Promise.resolve(
    lookUp(bot, RULES, { wanted: typed, language }).map(({ id, name }) => ({
      name: `${id} ${name}`,
      value: id,
    })),
  );

/** Searches our own short words for the rules. */
export const rules: Command = {
  name: { en: 'rules', ru: 'правила' },
  description: { en: 'Search the rules', ru: 'Найти правило' },
  deed: deed({
    options: {
      words: {
        kind: 'text',
        name: { en: 'words', ru: 'слова' },
        description: { en: 'A number, or words of the rule', ru: 'Номер или слова из правила' },
        required: true,
        most: 100,
        complete,
      },
    },
    run({ words: wanted }, { language }, bot) {
      const all = lookUp(bot, RULES, { wanted, language });
      // A number means that rule and those below it, not every number that contains it.
      const number = wanted.trim();
      const below = all.filter(({ id }) => id === number || id.startsWith(`${number}.`));
      const found = below.length > 0 ? below : all.slice(0, MOST);
      if (found.length === 0) return Promise.resolve(plain(language, words('command.notFound', {})));
      const text = found.map(({ id, name, text: says }) => `**${id} ${name}**\n${says}`).join('\n');
      const [first = ''] = parts(text, LIMITS.text);
      return Promise.resolve({ components: [textLine(first)] });
    },
  }),
};
