import { expect, it } from 'vitest';
import { app } from '#app/text/lexicon.ts';
import type { Language, Message } from '#core/message.ts';
import { mention, peopleText } from '#discord/messages/quote.ts';
import { wordsIn } from '#discord/messages/words.ts';
import { words } from '#discord/text/lexicon.ts';
import { masterOfTheGalaxy } from '#games/master-of-the-galaxy/index.ts';
import { msg } from '#games/master-of-the-galaxy/text/lexicon.ts';

const say = (language: Language, message: Message) =>
  wordsIn(language, masterOfTheGalaxy, (seat) => ['Ann', 'Bob'][seat] ?? '').say(message);

const planet = msg('project.planet', { system: 's0' });
const placed = (left: number) => msg('fact.placed', { seat: 0, cube: 'red', project: planet, left });
const cancelled = (cubes: number) => msg('fact.cancelled', { seat: 0, project: planet, cubes });

it.each([
  [placed(1), /осталась 1 ячейка\)/],
  [placed(2), /осталось 2 ячейки\)/],
  [placed(5), /осталось 5 ячеек\)/],
  [cancelled(1), /снят 1 кубик\./],
  [cancelled(3), /снято 3 кубика\./],
  [cancelled(11), /снято 11 кубиков\./],
  [app('app.upgraded', { answers: 1, seats: [0] }), /1 ответ \(Ann\) больше не подходит/],
  [app('app.upgraded', { answers: 22, seats: [0, 1] }), /22 ответа \(Ann и Bob\) больше не подходят/],
  [app('app.nudgedLately', { minutes: 21 }), /через 21 минуту/],
  [app('app.pace', { hours: 101, reminders: true }), /101 час, с напоминаниями\./],
  [app('app.pace', { hours: 12, reminders: false }), /12 часов, без напоминаний\./],
  [words('command.verified', { draws: 1 }), /следует 1 случайное событие/],
  [words('command.verified', { draws: 1004 }), /следуют 1004 случайных события/],
  [words('play.others', { count: 5 }), /Ещё 5 вопросов к вам/],
])('a verb and a noun go with their number in Russian (%#)', (message, wanted) => {
  expect(say('ru', message)).toMatch(wanted);
});

it.each([
  [app('app.upgraded', { answers: 1, seats: [0] }), /1 answer of Ann no longer fits/],
  [app('app.upgraded', { answers: 2, seats: [0, 1] }), /2 answers of Ann and Bob no longer fit /],
  [app('app.undoneByVote', { seat: 0, answers: 1 }), /1 answer no longer stands/],
  [app('app.undoneByVote', { seat: 0, answers: 3 }), /3 answers no longer stand/],
  [app('app.pace', { hours: 1, reminders: true }), /^1 hour for/],
  [words('play.others', { count: 1 }), /^1 more question for you/],
])('and in English (%#)', (message, wanted) => {
  expect(say('en', message)).toMatch(wanted);
});

it.each(['en', 'ru'] as const)('times are left to each reader’s own clock and calendar (%s)', (language) => {
  const at = Date.UTC(2026, 0, 31, 12);
  for (const message of [
    words('command.away', { until: at }),
    words('log.at', { at }),
    words('ping.remind', {
      who: mention('1'),
      topic: words('play.nothing', {}),
      at,
      table: peopleText('Friday'),
    }),
    words('info.owner', { who: mention('1'), since: at }),
  ])
    expect(say(language, message)).toMatch(new RegExp(`<t:${at / 1000}:[fR]>`));
});
