import type { Texts } from '#core/message.ts';
import type { PanelLexicon } from './lexicon.ts';

const range = (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`);

/** How much there is of what is asked for; what is missing is said as well. */
const counted = (count: number, min: number, max: number) =>
  `**${count}** из ${max}${count < min && min < max ? `, нужно хотя бы ${min}` : ''}`;

export const ru: Texts<PanelLexicon> = {
  'panel.done': () => 'Готово',
  'panel.none': () => 'Ничего',
  'panel.back': () => 'Назад',
  'panel.startOver': () => 'Сначала',
  'panel.suggest': () => 'Подсказать',
  'panel.plan': () => 'Впредь решать это за меня',
  'panel.rest': () => 'Не спрашивать до конца раунда',
  'panel.giveAway': () => 'Отдать даром',
  'panel.details': () => 'Что они делают',
  'panel.chooseThis': () => 'Выбрать',
  'panel.nothingToTell': () => 'Больше о них сказать нечего.',
  'panel.whyNot': () => 'Почему нельзя?',
  'panel.previous': () => 'Раньше',
  'panel.next': () => 'Дальше',
  'panel.page': ({ page, pages }) => `Страница ${page} из ${pages}`,
  'panel.choosePlaceholder': () => 'Выберите одно',
  'panel.pickPlaceholder': ({ min, max }) => `Выберите: ${range(min, max)}`,
  'panel.picked': ({ count, min, max }) => `Отмечено: ${counted(count, min, max)}`,
  'panel.chosen': ({ items }, { say, list }) => `Выбрано: ${list(items.map(say))}`,
  'panel.total': ({ total, min, max }) => `Всего ${counted(total, min, max)}`,
  'panel.slot': ({ label, given, min, max }, { say }) => `${say(label)}: ${counted(given, min, max)}`,
  'panel.tickPlaceholder': () => 'Отметьте нужное',
  'panel.entry': ({ label, amount, number }, { say }) =>
    amount > 1 ? `${amount} × ${say(label)}` : number > 1 ? `${say(label)} (ещё)` : say(label),
  'panel.entryOf': ({ label, amount, most }, { say }) => `${say(label)}: ${amount} из ${most}`,
  'panel.fewer': ({ number, of }) => (of === 1 ? 'Меньше…' : `Меньше… (${number} из ${of})`),
  'panel.howMany': () => 'Сколько кого?',
  'panel.find': () => 'Найти…',
  'panel.showAll': () => 'Показать все',
  'panel.notFound': ({ text }, { quote }) => `В списке нет ничего по запросу «${quote(text)}».`,
  'panel.left': ({ what }, { say }) => `☑ ${say(what)}`,
  'panel.notLeft': ({ what }, { say }) => `☐ ${say(what)}`,
  'panel.everything': () => 'Всё, что поместится',
  'panel.suggested': ({ answer, reason }, { say }) =>
    `Предложено: ${answer === null ? 'как отмечено' : `**${answer}**`}${reason === null ? '' : ` (${say(reason)})`}`,
  'panel.notYet': ({ reason, rule }, { say }) =>
    `⚠️ Пока нельзя: ${say(reason)}${rule === null ? '' : ` (${rule})`}`,
  'panel.amount': ({ amount, min, max }) => `**${amount}** (${range(min, max)})`,
  'panel.enterNumber': () => 'Ввести число',
  'panel.about': () => 'Примерно …',
  'panel.aboutHowMuch': ({ most }) => `Сколько всего, не больше ${most}?`,
  'panel.enterText': () => 'Написать',
  'panel.markPlaceholder': ({ number }) => `Отметка ${number}`,
  'panel.marksPlaceholder': ({ number }) => (number === 1 ? 'Выберите, можно сразу несколько' : 'Что ещё?'),
  'panel.turnPlaceholder': () => 'Как повернуть?',
  'panel.cellPlaceholder': () => 'Куда?',
  'panel.type': () => 'Ввести',
  'panel.typedMarks': () => 'Отметки через пробел',
  'panel.unmark': () => 'Стереть последнюю',
  'panel.turn': () => 'Повернуть',
  'panel.laid': ({ shape, where }, { say }) => `**${say(shape)}** ${say(where)}`,
  'panel.rankPlaceholder': ({ place }) => `Место ${place}`,
  'panel.ranked': ({ items }, { say }) => items.map((item, at) => `${at + 1}. ${say(item)}`).join('\n'),
  'panel.barred': ({ options }, { say }) =>
    options
      .map(
        ({ label, reason, rule }) =>
          `• **${say(label)}**: ${say(reason)}${rule === null ? '' : ` (${rule})`}`,
      )
      .join('\n'),
  'panel.held': ({ answer }) =>
    `Вы уже ответили${answer === null ? '' : `: **${answer}**`}. Пока не ответят все, ответ можно изменить.`,
  'panel.optional': () => 'По желанию: игра идёт и без этого.',
  'panel.noNumber': () => 'Это не целое число из указанного промежутка.',
};
