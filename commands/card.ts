import type { BotContext } from '#discord/interactions/bot-context.ts';
import { type Command, type Complete, handler } from '#discord/interactions/command.ts';
import type { InteractionContext } from '#discord/interactions/interaction-context.ts';
import { CARDS, lookUp, type ReferenceEntry, suggested } from '#discord/interactions/lookup.ts';
import { lookAtTableHere } from '#discord/interactions/while-typing.ts';
import { textLine } from '#discord/messages/controls.ts';
import { textScreen } from '#discord/messages/say.ts';
import { words } from '#discord/text/lexicon.ts';

/** Cards that fit the words: at a table those that can come up there. */
async function found(
  wanted: string,
  context: InteractionContext,
  bot: BotContext,
): Promise<readonly ReferenceEntry[]> {
  const look = await lookAtTableHere(context, bot);
  return await lookUp(bot, CARDS, { wanted, language: context.language, look });
}

const complete: Complete = async (typed, context, bot) =>
  suggested(await found(typed, context, bot), context.language);

/** What a card says. */
export const card: Command = {
  name: { en: 'card', ru: 'карта' },
  description: { en: 'What a card says', ru: 'Что написано на карте' },
  where: 'anywhere',
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
    async run({ name }, context, bot) {
      const all = await found(name, context, bot);
      const exact = all.find(({ id }) => id === name) ?? all[0];
      return exact === undefined
        ? textScreen(context.language, words('command.notFound', {}))
        : { components: [textLine(`### ${exact.name}\n${exact.text}`)] };
    },
  }),
};
