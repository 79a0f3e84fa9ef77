import type { Texts } from '#core/message.ts';
import type { PlayLexicon } from './lexicon.ts';

const BY = {
  seat: '',
  order: ' по вашему распоряжению',
  table: ' за столом: выбора не было',
  deadline: ' по истечении срока',
};

export const ru: Texts<PlayLexicon> = {
  'router.unknown': (_, { command }) =>
    `Эта кнопка осталась от прежней версии бота и больше не работает. Используйте ${command('play')}.`,
  'router.failed': () => 'Простите, у нас что-то пошло не так. Партия цела; попробуйте ещё раз.',
  'play.head': ({ table, standing, seat }, speaker) =>
    [
      `-# ${speaker.quote(table)}`,
      ...(standing === null ? [] : [speaker.say(standing)]),
      ...(seat === null ? [] : [`вы — **${speaker.seat(seat)}**`]),
    ].join(' · '),
  'play.header': ({ table, game }, { quote }) => `### ${quote(table)}${game === null ? '' : ` · ${game}`}`,
  'play.seat': ({ seat }, speaker) => `Вы играете за место **${speaker.seat(seat)}**.`,
  'play.nothing': () => 'Сейчас от вас ничего не нужно. Мы вас позовём.',
  'play.waitingFor': ({ seats }, { seat, list }) => `Дальше: ${list(seats.map(seat))}.`,
  'play.notBegun': () => 'Эта партия ещё не началась.',
  'play.over': () => 'Эта партия закончена.',
  'play.paused': () => 'Эта партия на паузе.',
  'play.stuck': (_, { command }) =>
    `Из-за нашей ошибки стол не может продолжать. Ничего не потеряно, и он сам пойдёт дальше, когда запустится исправленная версия бота; а пока есть ${command('log')}, ${command('undo')}, ${command('repair')}, ${command('pause')}, ${command('export')} и ${command('game end')}.`,
  'play.notOffered': () => 'Этого здесь больше нет. Есть вот что:',
  'play.leftOut': ({ marks }, { say }) =>
    [
      '⚠️ Не подошло, остальное сохранено:',
      ...marks.map(
        ({ label, reason, rule }) =>
          `• **${say(label)}**: ${say(reason)}${rule === null ? '' : ` (${rule})`}`,
      ),
    ].join('\n'),
  'play.stoppedAt': ({ token, reason, rule }, { say, quote }) =>
    `⚠️ Дошло до **${quote(token)}**, всё перед этим сохранено: ${say(reason)}${rule === null ? '' : ` (${rule})`}`,
  'play.severalMeant': ({ marks }, { quote }) =>
    `Подходит несколько: ${marks.map((mark) => quote(mark)).join(' · ')}.`,
  'play.tooManyTyped': ({ most }) => `За один раз читается не больше ${most} отметок.`,
  'play.stale': () => 'Это уже решено.',
  'play.decided': ({ at, told, by }, { say }) =>
    `Решено в <t:${Math.floor(at / 1000)}:t>${BY[by]}${told.length === 0 ? '.' : `: ${told.map(say).join(' ')}`}`,
  'play.toPresent': () => 'К настоящему',
  'play.detailsOf': () => 'Подробно',
  'play.gift': () => 'Взамен вы ничего не получите. Так и задумано?',
  'play.refused': ({ reason, rule }, { say }) => `⚠️ ${say(reason)}${rule === null ? '' : ` (${rule})`}`,
  'play.failed': ({ reason }, { say }) => `⚠️ ${say(reason)}`,
  'play.nothingBarred': () => 'Всё, что показано, можно выбрать.',
  'play.others': ({ count }, { plural }) =>
    `Ещё ${count} ${plural(count, { one: 'вопрос', few: 'вопроса', many: 'вопросов', other: 'вопроса' })} к вам`,
  'play.noTables': (_, { command }) =>
    `Вы не сидите ни за одним столом. Откройте свой: ${command('game new')}, или присоединитесь кнопкой.`,
  'play.board': () => 'Поле',
  'play.hand': () => 'Рука',
  'play.handOf': ({ count }) => `Рука ${count}`,
  'play.more': () => 'Ещё',
  'play.moreTitle': ({ table }, { quote, command }) =>
    `### ${quote(table)}\n${command('orders set')} — ответы заранее · ${command('card')} — что делает карта · ${command('rules')} — найти правило · ${command('help')} — что ещё есть`,
  'play.read': () => 'Прочесть',
  'play.log': () => 'Журнал',
  'play.other': ({ what }) => `Ещё один вопрос: ${what}`,
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
  'coach.line': ({ number, of, line }, { say }) => `-# **Первая партия, ${number} из ${of}.** ${say(line)}`,
  'coach.enough': () => 'Хватит',
  'explain.asked': ({ prompt }, { say }) => `**О чём вопрос**\n${say(prompt)}`,
  'explain.next': ({ what }, { say }) => `**Что будет дальше**\n${say(what)}`,
  'explain.limits': ({ limits }, { say }) => `**Пределы здесь**\n${limits.map((one) => say(one)).join('\n')}`,
  'explain.range': ({ min, max }) => (min === max ? `Ровно ${min}.` : `От ${min} до ${max}.`),
  'explain.unsure': () => '**Если сомневаетесь**\n[Подсказать] только отметит; ничего не отправится.',
  'explain.rule': ({ number, name, text }, { say }) => `-# **${number} ${say(name)}**: ${say(text)}`,
  'remind.sent': () => 'Напоминание появится в ветке стола.',
  'play.yourTables': () => 'Вы сидите за несколькими столами. За какой пойдём?',
  'play.chooseTable': () => 'Выберите стол',
  'play.waitsForYou': () => 'ждут вас',
};
