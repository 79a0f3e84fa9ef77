import type { Texts } from '#core/message.ts';
import type { RepairLexicon } from './lexicon.ts';

export const ru: Texts<RepairLexicon> = {
  'repair.about': ({ table }, { quote }) =>
    `### Починка: ${quote(table)}\nЧто-то стоит не так? Выберите, что именно и как должно быть; соберите всё, что относится к делу, и вынесите на голосование. Здесь стол в последней контрольной точке: починка начинается с неё, а ответы, данные позже, спросим заново.`,
  'repair.collected': ({ changes }, { say }) =>
    `**На голосование**\n${changes.map((change) => `- ${say(change)}`).join('\n')}`,
  'repair.kind': () => 'Что не так?',
  'repair.whose': () => 'Чьё?',
  'repair.where': () => 'Где?',
  'repair.what': () => 'Что именно?',
  'repair.now': ({ value }, { say }) => `сейчас: ${typeof value === 'number' ? value : say(value)}`,
  'repair.thing': ({ what, now, range }, { say }) =>
    `**${say(what)}**\nСейчас: ${typeof now === 'number' ? now : say(now)}${range === null ? '' : `; можно: ${range.min}–${range.max}`}`,
  'repair.value': () => 'Как должно быть?',
  'repair.type': () => 'Ввести число …',
  'repair.number': ({ min, max }) => `Число от ${min} до ${max}`,
  'repair.notNumber': ({ min, max }) => `⚠️ Нужно целое число от ${min} до ${max}.`,
  'repair.nothing': () => 'Здесь нечего поправлять.',
  'repair.full': ({ most }) =>
    `⚠️ В одной починке помещается ${most} изменений. Сначала вынесите на голосование эти.`,
  'repair.same': () => 'Так оно и стоит, менять нечего.',
  'repair.send': () => 'На голосование …',
  'repair.dropLast': () => 'Убрать последнее',
  'repair.moved': () => '⚠️ Игра пошла дальше, и собранное больше не годится. Вот как всё обстоит теперь.',
  'repair.empty': () => 'Пока ничего не собрано.',
};
