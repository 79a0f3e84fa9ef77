import { type Command, type Complete, handler } from '#discord/interactions/command.ts';
import { isBelow, lookUp, RULES, spelledRules, suggestedRules } from '#discord/interactions/lookup.ts';
import { lookAtTableHere } from '#discord/interactions/while-typing.ts';
import { textLine } from '#discord/messages/controls.ts';
import { LIMITS, parts } from '#discord/messages/limits.ts';
import { textScreen } from '#discord/messages/say.ts';
import { words } from '#discord/text/lexicon.ts';

const MAX = 8;

const complete: Complete = async (typed, context, bot) => {
  const { language } = context;
  const look = await lookAtTableHere(context, bot);
  return suggestedRules(await lookUp(bot, RULES, { wanted: typed, language, look }), language);
};

/** Searches our own short words for the rules: at a table those of its game. */
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
    async run({ words: wanted }, context, bot) {
      const { language } = context;
      const look = await lookAtTableHere(context, bot);
      const all = await lookUp(bot, RULES, { wanted, language, look });
      // A number means that rule and those below it, not every number that contains it.
      const below = all.filter(({ id }) => isBelow(id, wanted));
      const found = below.length > 0 ? below : all.slice(0, MAX);
      if (found.length === 0) return textScreen(language, words('command.notFound', {}));
      const [first = ''] = parts(spelledRules(found, language), LIMITS.text);
      return { components: [textLine(first)] };
    },
  }),
};
