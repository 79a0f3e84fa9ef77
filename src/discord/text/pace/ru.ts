import type { Texts } from '#core/message.ts';
import type { PaceLexicon } from './lexicon.ts';

export const ru: Texts<PaceLexicon> = {
  'pace.open': () => 'Темп',
  'pace.title': ({ table, pace }, { say, quote }) => `### ${quote(table)}: темп\n${say(pace)}`,
  'pace.byOwner': ({ who }) => `-# До начала партии темп задаёт ${who}.`,
  'pace.byVote': ({ who }) =>
    `-# Дать больше времени ${who} может сразу, остальное решает голосование. Из-за перемены никто не опоздает, а время, когда меня нет, не считается.`,
  'pace.hours': ({ hours }) => (hours === null ? 'Без срока' : `${hours} ч`),
  'pace.remindersOn': () => 'Включить напоминания',
  'pace.remindersOff': () => 'Выключить напоминания',
  'pace.changed': () => 'Темп изменён.',
  'pace.needsVote': () => 'Это решает стол. Спросить стол?',
};
