import { actorOf, type Bot } from '#discord/bot.ts';
import { type Command, type Complete, deed } from '#discord/command.ts';
import { plain, replied } from '#discord/say.ts';
import { TABLE_OPTION, tableHere } from '#discord/table-here.ts';
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

/** The tables of this server, or those where somebody sits. */
async function tablesHere({ app }: Bot, { guild, user }: Visit) {
  const all = [
    ...(await app.tables('lobby')),
    ...(await app.tables('playing')),
    ...(await app.tables('paused')),
  ];
  const own = new Set((await app.tablesOf(user)).map(({ id }) => id));
  return all.filter((table) => own.has(table.id) || (guild !== null && table.guild === guild));
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
      },
      async run({ game: id, name, deadline, language }, visit, bot) {
        const found = bot.app.games.get(id);
        const title = found === undefined ? id : wordsIn(visit.language, found).say(found.face.title);
        const called = name ?? `${title} · ${visit.name}`.slice(0, 80);
        const created = await bot.app.create({
          user: visit.user,
          game: id,
          name: called,
          language: language === 'ru' || language === 'en' ? language : visit.language,
          deadlineHours: deadline,
          guild: visit.guild,
          channel: visit.channel,
          local: bot.local,
        });
        if (created.kind !== 'done') return replied(visit.language, created, words('play.nothing', {}));
        const { table } = created;
        const joined = await bot.app.join({ table, user: visit.user, name: visit.name });
        return replied(visit.language, joined, words('command.created', { name: called }));
      },
    }),
    list: deed({
      name: { en: 'list', ru: 'список' },
      description: { en: 'Tables of this server and your own', ru: 'Столы этого сервера и ваши' },
      options: {},
      async run(_, visit, bot) {
        const tables = (await tablesHere(bot, visit)).flatMap(({ id, name, game: played, status }) => {
          const title = bot.app.games.get(played)?.face.title;
          return title === undefined
            ? []
            : [{ id, name, game: title, status: words(`status.${status}`, {}) }];
        });
        if (tables.length === 0) return plain(visit.language, words('command.noTables', {}));
        return plain(visit.language, words('command.list', { tables }));
      },
    }),
    end: deed({
      name: { en: 'end', ru: 'закончить' },
      description: { en: 'Abandon a table', ru: 'Прекратить партию' },
      options: { table: TABLE_OPTION },
      async run({ table: named }, visit, bot) {
        const table = await tableHere(bot, visit, named);
        if (table === null) return plain(visit.language, words('command.whichTable', {}));
        const reply = await bot.app.abandon({ table, actor: actorOf(visit) });
        return replied(visit.language, reply, words('lobby.abandoned', {}));
      },
    }),
  },
};
