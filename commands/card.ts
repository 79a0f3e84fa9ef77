import { type Command, type Complete, handler } from '#discord/interactions/command.ts';
import { CARDS, lookUp, suggested } from '#discord/interactions/lookup.ts';
import { textLine } from '#discord/messages/controls.ts';
import { textScreen } from '#discord/messages/say.ts';
import { words } from '#discord/text/lexicon.ts';

const complete: Complete = (typed, { language }, bot) =>
  Promise.resolve(suggested(lookUp(bot, CARDS, { wanted: typed, language })));

/** What a card says. */
export const card: Command = {
  name: { en: 'card', ru: 'карта' },
  description: { en: 'What a card says', ru: 'Что написано на карте' },
  handler: handler({
    options: {
      name: {
        kind: 'text',
        name: { en: 'name', ru: 'название' },
        description: { en: 'Its name, in English or Russian', ru: 'Название, по-русски или по-английски' },
        required: true,
        most: 100,
        complete,
      },
    },
    run({ name }, { language }, bot) {
      const found = lookUp(bot, CARDS, { wanted: name, language });
      const exact = found.find(({ id }) => id === name) ?? found[0];
      return Promise.resolve(
        exact === undefined
          ? textScreen(language, words('command.notFound', {}))
          : { components: [textLine(`### ${exact.name}\n${exact.text}`)] },
      );
    },
  }),
};
