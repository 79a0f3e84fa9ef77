import { atTable } from '#discord/at-table.ts';
import type { Command, OptionFace } from '#discord/command.ts';
import { boundsFrom, completeCases, completeHappening, withBounds } from '#discord/order-bounds.ts';
import {
  askedAbout,
  completeAnswer,
  completeOrdered,
  completeTopic,
  orderFrom,
  orderInWords,
  topicAt,
} from '#discord/orders.ts';
import { speakerAt } from '#discord/play/screen.ts';
import { plain, replied, spoken } from '#discord/say.ts';
import { words } from '#discord/text/lexicon.ts';

const answer = (name: OptionFace['name'], description: OptionFace['description']) =>
  ({ kind: 'text', name, description, most: 100, complete: completeAnswer }) as const satisfies OptionFace;

const TOPIC = {
  kind: 'text',
  name: { en: 'topic', ru: 'тема' },
  description: { en: 'What you would be asked about', ru: 'О чём вас спросили бы' },
  required: true,
  most: 100,
} as const;

const cases = (name: OptionFace['name'], description: OptionFace['description']) =>
  ({ kind: 'text', name, description, most: 100, complete: completeCases }) as const satisfies OptionFace;

/** Standing orders: what the table answers for me. Private to the one who gives them. */
export const orders: Command = {
  name: { en: 'orders', ru: 'распоряжения' },
  description: { en: 'Let the table answer some things for you', ru: 'Пусть стол на что-то отвечает за вас' },
  deeds: {
    list: {
      name: { en: 'list', ru: 'список' },
      description: { en: 'Your standing orders at this table', ru: 'Ваши распоряжения за этим столом' },
      ...atTable({}, (here) => {
        const { bot, look, language } = here;
        if (look.viewer === 'table') return Promise.resolve(plain(language, words('command.notSeated', {})));
        if (look.orders.length === 0) return Promise.resolve(plain(language, words('orders.none', {})));
        const shown = look.orders.flatMap(({ topic: id, order, usesLeft }) => {
          const game = bot.app.games.get(look.table.game);
          if (game === undefined) return [];
          const { face } = game;
          const topic = face.topics.find((one) => one.id === id);
          const answered = orderInWords(order, askedAbout(look, id), topic);
          const does = withBounds(answered, order, { game, topic });
          return [{ topic: face.topic(id), does, uses: usesLeft }];
        });
        const speaker = speakerAt(bot, look, language);
        return Promise.resolve(spoken(speaker, words('orders.list', { orders: shown })));
      }),
    },
    set: {
      name: { en: 'set', ru: 'задать' },
      description: { en: 'Answer a topic for me from now on', ru: 'Отвечать за меня на эту тему' },
      ...atTable(
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
          only: cases(
            { en: 'only', ru: 'только' },
            { en: 'Only in these cases, parted by commas', ru: 'Только в этих случаях, через запятую' },
          ),
          except: cases(
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
          if (look.viewer === 'table') return plain(language, words('command.notSeated', {}));
          const topic = topicAt(here, given.topic);
          if (topic === undefined)
            return plain(language, words('orders.unknownTopic', { topic: given.topic }));
          const answers = [given.answer, given.second, given.third].flatMap((one) => one ?? []);
          const question = askedAbout(look, topic.id);
          const made = orderFrom(question, answers, { speaker, topic });
          if ('refusal' in made) return spoken(speaker, made.refusal);
          const when = boundsFrom(given, { game: topic.game, topic, speaker });
          if ('refusal' in when) return spoken(speaker, when.refusal);
          const order = { ...made.order, ...when.bounds };
          const uses = given.uses ?? undefined;
          const reply = await bot.app.setOrder({ table, user, topic: topic.id, order, uses });
          if (reply.kind !== 'done') return replied(language, reply, words('orders.none', {}));
          const does = withBounds(orderInWords(order, question, topic), order, { game: topic.game, topic });
          return spoken(speaker, words('orders.set', { topic: topic.label, does, uses: given.uses }));
        },
      ),
    },
    clear: {
      name: { en: 'clear', ru: 'снять' },
      description: { en: 'Ask me again', ru: 'Снова спрашивать меня' },
      ...atTable({ topic: { ...TOPIC, complete: completeOrdered } }, async (here, given) => {
        const { bot, table, user, look, language } = here;
        const topic = topicAt(here, given.topic);
        if (topic === undefined) return plain(language, words('orders.unknownTopic', { topic: given.topic }));
        const reply = await bot.app.clearOrder({ table, user, topic: topic.id });
        if (reply.kind !== 'done') return replied(language, reply, words('orders.none', {}));
        return spoken(speakerAt(bot, look, language), words('orders.cleared', { topic: topic.label }));
      }),
    },
  },
};
