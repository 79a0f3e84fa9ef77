import { type Command, type Complete, handler } from '#discord/interactions/command.ts';
import { lookUp, RULES } from '#discord/interactions/lookup.ts';
import { textLine } from '#discord/messages/controls.ts';
import { LIMITS, parts } from '#discord/messages/limits.ts';
import { textScreen } from '#discord/messages/say.ts';
import { words } from '#discord/text/lexicon.ts';

const MAX = 8;

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
  where: 'anywhere',
  handler: handler({
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
      const found = below.length > 0 ? below : all.slice(0, MAX);
      if (found.length === 0) return Promise.resolve(textScreen(language, words('command.notFound', {})));
      const text = found.map(({ id, name, text: says }) => `**${id} ${name}**\n${says}`).join('\n');
      const [first = ''] = parts(text, LIMITS.text);
      return Promise.resolve({ components: [textLine(first)] });
    },
  }),
};
