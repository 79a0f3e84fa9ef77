import type { BotContext } from '#discord/interactions/bot-context.ts';
import { type Command, type Complete, handler } from '#discord/interactions/command.ts';
import type { InteractionContext } from '#discord/interactions/interaction-context.ts';
import { mayKnow, tableHandler } from '#discord/interactions/table-handler.ts';
import { textLine } from '#discord/messages/controls.ts';
import { LIMITS } from '#discord/messages/limits.ts';
import { peopleText } from '#discord/messages/quote.ts';
import { replyScreen, spokenLines, spokenScreen, textScreen } from '#discord/messages/say.ts';
import { wordsIn } from '#discord/messages/words.ts';
import { arrangeTable } from '#discord/tables/arrange.ts';
import { tableSelect, waitingFirst } from '#discord/tables/choose-table.ts';
import { endScreen } from '#discord/tables/ending.ts';
import {
  completedModules,
  completedOptions,
  readModules,
  readOptions,
} from '#discord/tables/game-options.ts';
import { infoScreen } from '#discord/tables/info.ts';
import { moveTable } from '#discord/tables/move.ts';
import { openTable } from '#discord/tables/open-table.ts';
import { words } from '#discord/text/lexicon.ts';

const completeGame: Complete = (typed, { language }, { app }) => {
  const found = [...app.games.values()].map(({ id, presentation, texts }) => ({
    name: wordsIn(language, { texts }).say(presentation.title),
    value: id,
  }));
  const wanted = typed.toLowerCase();
  return Promise.resolve(
    found.filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(wanted)),
  );
};

/** Completes the options of the game that was chosen. */
const completeOptions: Complete = (typed, _, { app, given }) => {
  const found = typeof given.game === 'string' ? app.games.get(given.game) : undefined;
  const pairs = found === undefined ? [] : completedOptions(found, typed);
  return Promise.resolve(
    pairs.filter((text) => text.length <= 100).map((text) => ({ name: text, value: text })),
  );
};

/** Completes the options of its rules. */
const completeModules: Complete = (typed, { language }, { app, given }) => {
  const found = typeof given.game === 'string' ? app.games.get(given.game) : undefined;
  const all = found === undefined ? [] : completedModules(found, typed, wordsIn(language, found));
  return Promise.resolve(all.filter(({ value }) => value.length <= LIMITS.optionValue));
};

const LANGUAGE_OPTION = {
  kind: 'choice',
  name: { en: 'language', ru: 'язык' },
  description: { en: 'The language of the table', ru: 'Язык стола' },
  choices: { en: { en: 'English', ru: 'English' }, ru: { en: 'Русский', ru: 'Русский' } },
} as const;

/** The tables where somebody sits, then the others of this server. */
async function tablesHere({ app }: BotContext, context: InteractionContext) {
  const all = [
    ...(await app.tables('lobby')),
    ...(await app.tables('playing')),
    ...(await app.tables('paused')),
  ];
  const own = new Set((await app.tablesOf(context.user)).map(({ id }) => id));
  const known = all.filter((table) => own.has(table.id) || mayKnow(context, { table, viewer: 'table' }));
  return known.sort((a, b) => Number(own.has(b.id)) - Number(own.has(a.id)));
}

/** Tables: opened, listed, looked at, ended. */
export const game: Command = {
  name: { en: 'game', ru: 'партия' },
  description: { en: 'Open, list and end tables', ru: 'Открыть стол, список столов, закончить партию' },
  where: 'servers',
  handlers: {
    new: handler({
      name: { en: 'new', ru: 'новая' },
      description: { en: 'Open a table', ru: 'Открыть стол' },
      options: {
        game: {
          kind: 'text',
          name: { en: 'game', ru: 'игра' },
          description: { en: 'Which game', ru: 'Какая игра' },
          required: true,
          complete: completeGame,
        },
        name: {
          kind: 'text',
          name: { en: 'name', ru: 'название' },
          description: { en: 'What the table is called', ru: 'Как назвать стол' },
          most: 80,
        },
        deadline: {
          kind: 'whole',
          name: { en: 'deadline', ru: 'срок' },
          description: {
            en: 'Hours for each decision; none if left out',
            ru: 'Часов на каждое решение; без срока, если пусто',
          },
          min: 1,
          max: 720,
        },
        language: LANGUAGE_OPTION,
        bots: {
          kind: 'whole',
          name: { en: 'bots', ru: 'боты' },
          description: { en: 'How many seats bots fill', ru: 'Сколько мест займут боты' },
          min: 0,
          max: 7,
        },
        options: {
          kind: 'text',
          name: { en: 'options', ru: 'настройки' },
          description: { en: 'Options of the game, as name:value', ru: 'Настройки игры вида имя:значение' },
          most: 1000,
          complete: completeOptions,
        },
        modules: {
          kind: 'text',
          name: { en: 'modules', ru: 'опции' },
          description: {
            en: 'Options of the rules, parted by commas',
            ru: 'Опции правил, через запятую',
          },
          most: 1000,
          complete: completeModules,
        },
      },
      async run({ game: id, name, deadline, language, bots, options, modules }, context, bot) {
        const found = bot.app.games.get(id);
        const speaker = wordsIn(context.language, found);
        const read = found === undefined ? { options: {} } : readOptions(found, options ?? '');
        if ('refusal' in read) return spokenScreen(speaker, read.refusal);
        const chosen =
          found === undefined || modules === null ? { modules: null } : readModules(found, modules, speaker);
        if ('refusal' in chosen) return spokenScreen(speaker, chosen.refusal);
        const room = Math.max(...(found?.seats ?? [])) - 1;
        if (found !== undefined && (bots ?? 0) > room)
          return textScreen(context.language, words('options.manyBots', { most: room }));
        const opened = await openTable(bot, context, {
          game: id,
          name,
          language: language === 'ru' || language === 'en' ? language : undefined,
          deadlineHours: deadline,
          options: { ...read.options, ...(chosen.modules === null ? {} : { modules: [...chosen.modules] }) },
          bots: bots ?? 0,
        });
        if (opened.kind !== 'done') return replyScreen(context.language, opened, words('play.nothing', {}));
        const all = found?.presentation.modules ?? [];
        const played = all.filter(({ id: one }) => chosen.modules?.includes(one));
        const created = words('command.created', { name: peopleText(opened.name) });
        return spokenLines(speaker, [
          created,
          ...(played.length === 0
            ? []
            : [words('table.modules', { modules: played.map(({ label }) => label) })]),
        ]);
      },
    }),
    change: {
      name: { en: 'change', ru: 'изменить' },
      description: {
        en: 'Another name, language or order of seats',
        ru: 'Другое название, язык или порядок мест',
      },
      ...tableHandler(
        {
          name: {
            kind: 'text',
            name: { en: 'name', ru: 'название' },
            description: { en: 'What the table is called', ru: 'Как назвать стол' },
            most: 80,
          },
          language: LANGUAGE_OPTION,
          order: {
            kind: 'text',
            name: { en: 'order', ru: 'порядок' },
            description: {
              en: 'Before the start: seats in their new order, such as 2 1 3',
              ru: 'До начала: места в новом порядке, например 2 1 3',
            },
            most: 40,
          },
        },
        ({ bot, context, table, language: reader }, { name, language, order }) =>
          arrangeTable({ bot, context, table, language: reader }, { name, language, order }),
      ),
    },
    list: handler({
      name: { en: 'list', ru: 'список' },
      description: { en: 'Tables of this server and your own', ru: 'Столы этого сервера и ваши' },
      options: {},
      async run(_, context, bot) {
        const found = (await tablesHere(bot, context)).slice(0, LIMITS.selectOptions);
        if (found.length === 0) return textScreen(context.language, words('command.noTables', {}));
        const { say } = wordsIn(context.language);
        const choices = await waitingFirst(bot, context.user, found);
        const tables = choices.map(({ table: { id, name, game: played, status } }) => {
          const its = bot.app.games.get(played);
          const title =
            its === undefined ? played : wordsIn(context.language, its).say(its.presentation.title);
          return { id, name, game: title, status: words(`status.${status}`, {}) };
        });
        const placeholder = say(words('command.openTable', {}));
        return {
          components: [
            textLine(say(words('command.list', { tables }))),
            tableSelect(bot, choices, { say, placeholder }),
          ],
        };
      },
    }),
    info: {
      name: { en: 'info', ru: 'сведения' },
      description: { en: 'Who plays, and how the table is set up', ru: 'Кто играет и как устроен стол' },
      ...tableHandler({}, ({ bot, look, language }) => infoScreen(bot, look, language)),
    },
    move: {
      name: { en: 'move', ru: 'переезд' },
      description: {
        en: 'Let a table go on in this channel, another one, or a new thread',
        ru: 'Продолжить игру в этом канале, в другом или в новой ветке',
      },
      ...tableHandler(
        {
          channel: {
            kind: 'channel',
            name: { en: 'channel', ru: 'канал' },
            description: {
              en: 'Where it goes on; here if left out',
              ru: 'Где продолжить; здесь, если пусто',
            },
          },
        },
        ({ bot, context, look }, { channel }) => moveTable(bot, context, { look, channel }),
      ),
    },
    end: {
      name: { en: 'end', ru: 'закончить' },
      description: { en: 'End a game, or take that back', ru: 'Прекратить партию или отменить это' },
      ...tableHandler({}, (here) => endScreen(here, here.look)),
    },
  },
};
