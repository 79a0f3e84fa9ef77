import type { Command, OptionSpec } from '#discord/interactions/command.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { peopleText } from '#discord/messages/quote.ts';
import { replyScreen, spokenScreen, textScreen } from '#discord/messages/say.ts';
import {
  boundsFrom,
  completeConditions,
  completeHappening,
  withBounds,
} from '#discord/orders/order-bounds.ts';
import {
  askedAbout,
  completeAnswer,
  completeOrdered,
  completeTopic,
  orderFrom,
  orderInWords,
  topicAt,
} from '#discord/orders/orders.ts';
import { speakerAt } from '#discord/play/screen.ts';
import { words } from '#discord/text/lexicon.ts';

const answer = (name: OptionSpec['name'], description: OptionSpec['description']) =>
  ({ kind: 'text', name, description, most: 100, complete: completeAnswer }) as const satisfies OptionSpec;

const TOPIC = {
  kind: 'text',
  name: { en: 'topic', ru: 'тема' },
  description: { en: 'What you would be asked about', ru: 'О чём вас спросили бы' },
  required: true,
  most: 100,
} as const;

const conditionsOption = (name: OptionSpec['name'], description: OptionSpec['description']) =>
  ({
    kind: 'text',
    name,
    description,
    most: 100,
    complete: completeConditions,
  }) as const satisfies OptionSpec;

/** Standing orders: what the table answers for me. Private to the one who gives them. */
export const orders: Command = {
  name: { en: 'orders', ru: 'распоряжения' },
  description: { en: 'Let the table answer some things for you', ru: 'Пусть стол на что-то отвечает за вас' },
  where: 'tables',
  handlers: {
    list: {
      name: { en: 'list', ru: 'список' },
      description: { en: 'Your standing orders at this table', ru: 'Ваши распоряжения за этим столом' },
      ...tableHandler({}, (here) => {
        const { bot, look, language } = here;
        if (look.viewer === 'table')
          return Promise.resolve(textScreen(language, words('command.notSeated', {})));
        if (look.orders.length === 0) return Promise.resolve(textScreen(language, words('orders.none', {})));
        const shown = look.orders.flatMap(({ topic: id, order, usesLeft }) => {
          const game = bot.app.games.get(look.table.game);
          if (game === undefined) return [];
          const { presentation } = game;
          const topic = presentation.topics.find((one) => one.id === id);
          const answered = orderInWords(order, askedAbout(look, id), topic);
          const does = withBounds(answered, order, { game, topic });
          return [{ topic: presentation.topic(id), does, uses: usesLeft }];
        });
        const speaker = speakerAt(bot, look, language);
        return Promise.resolve(spokenScreen(speaker, words('orders.list', { orders: shown })));
      }),
    },
    set: {
      name: { en: 'set', ru: 'задать' },
      description: { en: 'Answer a topic for me from now on', ru: 'Отвечать за меня на эту тему' },
      ...tableHandler(
        {
          topic: { ...TOPIC, complete: completeTopic },
          answer: answer(
            { en: 'answer', ru: 'ответ' },
            { en: 'Always this; the harmless answer if left out', ru: 'Всегда этот; если пусто, безобидный' },
          ),
          second: answer(
            { en: 'second', ru: 'второй' },
            { en: 'This, if the first is not possible', ru: 'Этот, если первый невозможен' },
          ),
          third: answer(
            { en: 'third', ru: 'третий' },
            { en: 'This, if neither is possible', ru: 'Этот, если оба невозможны' },
          ),
          uses: {
            kind: 'whole',
            name: { en: 'uses', ru: 'раз' },
            description: {
              en: 'How many times; until cleared if left out',
              ru: 'Сколько раз; пока не снимете, если пусто',
            },
            min: 1,
            max: 1000,
          },
          until: {
            kind: 'text',
            name: { en: 'until', ru: 'пока-не' },
            description: { en: 'Forget it once this has happened', ru: 'Забыть, когда это случится' },
            most: 100,
            complete: completeHappening,
          },
          only: conditionsOption(
            { en: 'only', ru: 'только' },
            { en: 'Only in these cases, parted by commas', ru: 'Только в этих случаях, через запятую' },
          ),
          except: conditionsOption(
            { en: 'except', ru: 'кроме' },
            { en: 'Not in these cases, parted by commas', ru: 'Кроме этих случаев, через запятую' },
          ),
          otherwise: {
            kind: 'choice',
            name: { en: 'otherwise', ru: 'иначе' },
            description: {
              en: 'In all other cases; ask if left out',
              ru: 'В остальных случаях; если пусто, спросить',
            },
            choices: {
              ask: { en: 'Ask me', ru: 'Спросить меня' },
              pass: { en: 'The harmless answer', ru: 'Безобидный ответ' },
            },
          },
        },
        async (here, given) => {
          const { bot, table, user, look, language } = here;
          const speaker = speakerAt(bot, look, language);
          if (look.viewer === 'table') return textScreen(language, words('command.notSeated', {}));
          const topic = topicAt(here, given.topic);
          if (topic === undefined)
            return textScreen(language, words('orders.unknownTopic', { topic: peopleText(given.topic) }));
          const answers = [given.answer, given.second, given.third].flatMap((one) => one ?? []);
          const question = askedAbout(look, topic.id);
          const made = orderFrom(question, answers, { speaker, topic, view: look.view });
          if ('refusal' in made) return spokenScreen(speaker, made.refusal);
          const when = boundsFrom(given, { game: topic.game, topic, speaker, view: look.view });
          if ('refusal' in when) return spokenScreen(speaker, when.refusal);
          const order = { ...made.order, ...when.bounds };
          const uses = given.uses ?? undefined;
          const reply = await bot.app.setOrder({ table, user, topic: topic.id, order, uses });
          if (reply.kind !== 'done') return replyScreen(language, reply, words('orders.none', {}));
          const does = withBounds(orderInWords(order, question, topic), order, { game: topic.game, topic });
          return spokenScreen(speaker, words('orders.set', { topic: topic.label, does, uses: given.uses }));
        },
      ),
    },
    clear: {
      name: { en: 'clear', ru: 'снять' },
      description: { en: 'Ask me again', ru: 'Снова спрашивать меня' },
      ...tableHandler({ topic: { ...TOPIC, complete: completeOrdered } }, async (here, given) => {
        const { bot, table, user, look, language } = here;
        const topic = topicAt(here, given.topic);
        if (topic === undefined)
          return textScreen(language, words('orders.unknownTopic', { topic: peopleText(given.topic) }));
        const reply = await bot.app.clearOrder({ table, user, topic: topic.id });
        if (reply.kind !== 'done') return replyScreen(language, reply, words('orders.none', {}));
        return spokenScreen(speakerAt(bot, look, language), words('orders.cleared', { topic: topic.label }));
      }),
    },
  },
};
