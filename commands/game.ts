import { textLine } from '#discord/ask/controls.ts';
import { atTable, mayKnow } from '#discord/at-table.ts';
import { actorOf, type Bot } from '#discord/bot.ts';
import { type Command, type Complete, deed } from '#discord/command.ts';
import { completedOptions, readOptions } from '#discord/game-options.ts';
import { infoScreen } from '#discord/info.ts';
import { LIMITS } from '#discord/limits.ts';
import { openTable } from '#discord/open-table.ts';
import { plain, replied, spoken } from '#discord/say.ts';
import { tableSelect, waitingFirst } from '#discord/tables.ts';
import { words } from '#discord/text/lexicon.ts';
import type { Visit } from '#discord/visit.ts';
import { wordsIn } from '#discord/words.ts';

const completeGame: Complete = (typed, { language }, { app }) => {
  const found = [...app.games.values()].map(({ id, face, texts }) => ({
    name: wordsIn(language, { texts }).say(face.title),
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

/** The tables where somebody sits, then the others of this server. */
async function tablesHere({ app }: Bot, visit: Visit) {
  const all = [
    ...(await app.tables('lobby')),
    ...(await app.tables('playing')),
    ...(await app.tables('paused')),
  ];
  const own = new Set((await app.tablesOf(visit.user)).map(({ id }) => id));
  const known = all.filter((table) => own.has(table.id) || mayKnow(visit, { table, viewer: 'table' }));
  return known.sort((a, b) => Number(own.has(b.id)) - Number(own.has(a.id)));
}

/** Tables: opened, listed, looked at, ended. */
export const game: Command = {
  name: { en: 'game', ru: 'партия' },
  description: { en: 'Open, list and end tables', ru: 'Открыть стол, список столов, закончить партию' },
  deeds: {
    new: deed({
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
        language: {
          kind: 'choice',
          name: { en: 'language', ru: 'язык' },
          description: { en: 'The language of the table', ru: 'Язык стола' },
          choices: { en: { en: 'English', ru: 'English' }, ru: { en: 'Русский', ru: 'Русский' } },
        },
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
      },
      async run({ game: id, name, deadline, language, bots, options }, visit, bot) {
        const found = bot.app.games.get(id);
        const read = found === undefined ? { options: {} } : readOptions(found, options ?? '');
        if ('refusal' in read) return spoken(wordsIn(visit.language, found), read.refusal);
        const room = Math.max(...(found?.seats ?? [])) - 1;
        if (found !== undefined && (bots ?? 0) > room)
          return plain(visit.language, words('options.manyBots', { most: room }));
        const opened = await openTable(bot, visit, {
          game: id,
          name,
          language: language === 'ru' || language === 'en' ? language : undefined,
          deadlineHours: deadline,
          options: read.options,
          bots: bots ?? 0,
        });
        const called = opened.kind === 'done' ? opened.name : '';
        return replied(visit.language, opened, words('command.created', { name: called }));
      },
    }),
    list: deed({
      name: { en: 'list', ru: 'список' },
      description: { en: 'Tables of this server and your own', ru: 'Столы этого сервера и ваши' },
      options: {},
      async run(_, visit, bot) {
        const found = (await tablesHere(bot, visit)).slice(0, LIMITS.selectOptions);
        if (found.length === 0) return plain(visit.language, words('command.noTables', {}));
        const { say } = wordsIn(visit.language);
        const choices = await waitingFirst(bot, visit.user, found);
        const tables = choices.map(({ table: { id, name, game: played, status } }) => {
          const its = bot.app.games.get(played);
          const title = its === undefined ? played : wordsIn(visit.language, its).say(its.face.title);
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
      ...atTable({}, ({ bot, look, language }) => infoScreen(bot, look, language)),
    },
    end: {
      name: { en: 'end', ru: 'закончить' },
      description: { en: 'Abandon a table', ru: 'Прекратить партию' },
      ...atTable({}, async ({ bot, visit, table, language }) => {
        const reply = await bot.app.abandon({ table, actor: actorOf(visit) });
        return replied(language, reply, words('lobby.abandoned', {}));
      }),
    },
  },
};
