import type { Texts } from '#core/message.ts';
import type { PlayLexicon } from './lexicon.ts';

export const ru: Texts<PlayLexicon> = {
  'router.unknown': (_, { command }) =>
    `Эта кнопка осталась от прежней версии бота и больше не работает. Используйте ${command('play')}.`,
  'router.failed': () => 'Простите, у нас что-то пошло не так. Партия цела; попробуйте ещё раз.',
  'play.header': ({ table, game }, { quote }) => `### ${quote(table)}${game === null ? '' : ` · ${game}`}`,
  'play.seat': ({ seat }, speaker) => `Вы играете за место **${speaker.seat(seat)}**.`,
  'play.nothing': () => 'Сейчас вас ни о чём не спрашивают.',
  'play.waitingFor': ({ seats }, { seat, list }) => `Ход за: ${list(seats.map(seat))}.`,
  'play.notBegun': () => 'Эта партия ещё не началась.',
  'play.over': () => 'Эта партия закончена.',
  'play.paused': () => 'Эта партия на паузе.',
  'play.stuck': (_, { command }) =>
    `Из-за нашей ошибки стол не может продолжать. Ничего не потеряно, и он сам пойдёт дальше, когда запустится исправленная версия бота; а пока есть ${command('log')}, ${command('undo')}, ${command('repair')}, ${command('pause')}, ${command('export')} и ${command('game end')}.`,
  'play.stale': () => 'Этот вопрос уже в прошлом. Вот как обстоят дела сейчас:',
  'play.refused': ({ reason, rule }, { say }) => `⚠️ ${say(reason)}${rule === null ? '' : ` (${rule})`}`,
  'play.failed': ({ reason }, { say }) => `⚠️ ${say(reason)}`,
  'play.nothingBarred': () => 'Всё, что показано, можно выбрать.',
  'play.others': ({ count }, { plural }) =>
    `Ещё ${count} ${plural(count, { one: 'вопрос', few: 'вопроса', many: 'вопросов', other: 'вопроса' })} к вам`,
  'play.noTables': (_, { command }) =>
    `Вы не сидите ни за одним столом. Откройте свой: ${command('game new')}, или присоединитесь кнопкой.`,
  'play.board': () => 'Поле',
  'play.hand': () => 'Рука',
  'play.undo': () => 'Отменить ход',
  'play.refresh': () => 'Обновить',
  'play.open': () => 'Ходить',
  'board.seat': ({ seat, table }, speaker) => `### ${speaker.quote(table)} · ${speaker.seat(seat)}`,
  'board.place': ({ place, table }, { quote }) => `### ${quote(table)} · ${quote(place)}`,
  'board.noPlace': ({ place }, { quote }) => `На этом поле нет системы «${quote(place)}».`,
  'board.noPlaces': (_, { command }) =>
    `Отдельные системы этого поля не показать. Всё поле — по команде ${command('board')}.`,
  'board.noPage': ({ page }, { quote }) => `Здесь нет картинки «${quote(page)}».`,
  'board.noPages': (_, { command }) =>
    `Других картинок у этой игры нет. Поле — по команде ${command('board')}.`,
  'board.none': () => 'Картинки пока нет.',
  'board.replayName': () => 'Повтор: ход партии',
  'board.replayAlt': ({ moments }, speaker) =>
    `Анимация: ход партии, ${moments} ${speaker.plural(moments, { one: 'кадр', few: 'кадра', many: 'кадров', other: 'кадра' })}. Последний:`,
  'board.early': () => 'За этим столом ещё ничего не произошло: показывать пока нечего.',
  'hand.title': ({ table, thread }, { quote }) =>
    `## ${quote(table)}${thread === null ? '' : ` · <#${thread}>`}`,
  'hand.notSeated': () => 'Вы не сидите за этим столом, показывать нечего.',
  'hand.empty': () => 'У вас нет ничего, чего не могли бы знать другие.',
  'hand.news': ({ facts }, { say }) =>
    `**Новости только для вас**\n${facts.map((fact) => `• ${say(fact)}`).join('\n')}`,
  'play.deals': () => 'Сделки',
  'remind.sent': () => 'Напоминание появится в ветке стола.',
  'play.yourTables': () => 'Вы сидите за несколькими столами. За какой пойдём?',
  'play.chooseTable': () => 'Выберите стол',
  'play.waitsForYou': () => 'ждут вас',
};
