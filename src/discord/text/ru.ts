import type { Texts } from '#core/message.ts';
import type { DiscordLexicon } from './lexicon.ts';
import { ranking } from './ranking.ts';

const range = (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`);

/** How much is asked for: exactly so much, or within bounds. */
const wanted = (min: number, max: number) => `${min === max ? 'нужно' : 'можно'}: ${range(min, max)}`;

export const ru: Texts<DiscordLexicon> = {
  'panel.confirm': () => 'Подтвердить',
  'panel.back': () => 'Назад',
  'panel.startOver': () => 'Начать заново',
  'panel.forMe': () => 'Выберите за меня',
  'panel.whyNot': () => 'Почему нельзя?',
  'panel.previous': () => 'Раньше',
  'panel.next': () => 'Дальше',
  'panel.page': ({ page, pages }) => `Страница ${page} из ${pages}`,
  'panel.choosePlaceholder': () => 'Выберите одно',
  'panel.pickPlaceholder': ({ min, max }) => `Выберите: ${range(min, max)}`,
  'panel.picked': ({ count, min, max }) => `Выбрано: ${count} (${wanted(min, max)})`,
  'panel.chosen': ({ items }, { say, list }) => `Выбрано: ${list(items.map(say))}`,
  'panel.total': ({ total, min, max }) => `Всего: ${total} (${wanted(min, max)})`,
  'panel.slot': ({ label, given, min, max }, { say }) => `${say(label)}: **${given}** (${range(min, max)})`,
  'panel.tickPlaceholder': () => 'Отметьте нужное',
  'panel.entry': ({ label, amount, number }, { say }) =>
    amount > 1 ? `${amount} × ${say(label)}` : number > 1 ? `${say(label)} № ${number}` : say(label),
  'panel.find': () => 'Найти…',
  'panel.showAll': () => 'Показать все',
  'panel.notFound': ({ text }, { quote }) => `В списке нет ничего по запросу «${quote(text)}».`,
  'panel.left': ({ what }, { say }) => `☑ ${say(what)}`,
  'panel.notLeft': ({ what }, { say }) => `☐ ${say(what)}`,
  'panel.everything': () => 'Всё',
  'panel.suggested': () => 'Кое-что уже отмечено: подтвердите или измените.',
  'panel.notYet': ({ reason, rule }, { say }) =>
    `⚠️ Пока нельзя: ${say(reason)}${rule === null ? '' : ` (${rule})`}`,
  'panel.amount': ({ amount, min, max }) => `**${amount}** (${range(min, max)})`,
  'panel.enterNumber': () => 'Ввести число',
  'panel.about': () => 'Примерно …',
  'panel.aboutHowMuch': ({ most }) => `Сколько всего, не больше ${most}?`,
  'panel.enterText': () => 'Написать',
  'panel.markPlaceholder': ({ number }) => `Отметка ${number}`,
  'panel.turnPlaceholder': () => 'Как повернуть?',
  'panel.cellPlaceholder': () => 'Куда?',
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
  'panel.optional': () => 'Это можно сделать, но никто этого не ждёт.',
  'panel.noNumber': () => 'Это не целое число из указанного промежутка.',
  'router.unknown': () =>
    'Эта кнопка осталась от прежней версии бота и больше не работает. Используйте `/play`.',
  'router.failed': () => 'Простите, у нас что-то пошло не так. Партия цела; попробуйте ещё раз.',
  'play.header': ({ table, game }) => `### ${table}${game === null ? '' : ` · ${game}`}`,
  'play.seat': ({ seat }, speaker) => `Вы играете за место **${speaker.seat(seat)}**.`,
  'play.nothing': () => 'Сейчас вас ни о чём не спрашивают.',
  'play.waitingFor': ({ seats }, { seat, list }) => `Ход за: ${list(seats.map(seat))}.`,
  'play.notBegun': () => 'Эта партия ещё не началась.',
  'play.over': () => 'Эта партия закончена.',
  'play.paused': () => 'Эта партия на паузе.',
  'play.stuck': () =>
    'Из-за нашей ошибки стол не может продолжать. Ничего не потеряно, и он сам пойдёт дальше, когда запустится исправленная версия бота; а пока есть /журнал, /отмена, /починка, /пауза, /запись и /партия закончить.',
  'play.stale': () => 'Этот вопрос уже в прошлом. Вот как обстоят дела сейчас:',
  'play.refused': ({ reason, rule }, { say }) => `⚠️ ${say(reason)}${rule === null ? '' : ` (${rule})`}`,
  'play.failed': ({ reason }, { say }) => `⚠️ ${say(reason)}`,
  'play.nothingBarred': () => 'Всё, что показано, можно выбрать.',
  'play.others': ({ count }, { plural }) =>
    `Ещё ${count} ${plural(count, { one: 'вопрос', few: 'вопроса', many: 'вопросов', other: 'вопроса' })} к вам`,
  'play.noTables': () =>
    'Вы не сидите ни за одним столом. Откройте свой: `/game new`, или присоединитесь кнопкой.',
  'play.board': () => 'Поле',
  'play.hand': () => 'Рука',
  'play.undo': () => 'Отменить ход',
  'play.refresh': () => 'Обновить',
  'play.open': () => 'Ходить',
  'command.whichTable': () => 'Какой стол? Наберите это в ветке стола или назовите его в поле `table`.',
  'command.created': ({ name }) =>
    `Стол «${name}» открыт, первое место ваше. Сообщение о нём сейчас появится.`,
  'command.noTables': () => 'Таких столов здесь нет. Откройте свой: `/game new`.',
  'command.undoByVote': ({ reason }, { say }) =>
    `⚠️ ${say(reason)} Предложите это командой \`/undo vote:True\`.`,
  'command.undone': () => 'Ваш последний ответ взят назад.',
  'command.proposed': () => 'Стол голосует: опрос в его ветке.',
  'command.paused': () => 'Партия на паузе.',
  'command.resumed': () => 'Партия продолжается.',
  'command.away': ({ until }) => `Ваши сроки подождут до <t:${Math.floor(until / 1000)}:f>.`,
  'command.back': () => 'С возвращением. Ваши сроки снова идут.',
  'command.language': () => 'Теперь я говорю с вами по-русски.',
  'command.notFound': () => 'Ничего похожего не нашлось. Попробуйте другие слова или меньше слов.',
  'command.help': () =>
    [
      '## Emissary',
      'Я веду долгие настольные игры о космосе: вы решаете, я знаю правила.',
      '1. `/game new` открывает стол. Остальные нажимают **Сесть за стол**, свободные места займут боты; **Начать** начинает партию.',
      '2. У каждого стола есть ветка: поле, что произошло и кого ждут. Нажмите там **Ходить** или наберите `/play` где угодно.',
      '3. То, что знаете только вы, приходит личным сообщением или по `/hand`.',
      '4. `/deal` предлагает сделку, если в игре они есть. `/undo`, `/away`, `/orders`, `/pause` и `/replace` выручат, если вмешалась жизнь, `/remind` — если забыли другие; `/log`, `/card` и `/rules` — если подвела память.',
      '5. Все случайности следуют из зерна, выбранного до начала партии. `/verify` потом это докажет.',
    ].join('\n'),
  'command.verified': ({ draws }, { plural }) =>
    `✅ Всё честно: зерно соответствует отпечатку, из него ${plural(draws, { one: 'следует', few: 'следуют', many: 'следуют', other: 'следуют' })} ${draws} ${plural(draws, { one: 'случайное событие', few: 'случайных события', many: 'случайных событий', other: 'случайного события' })}.`,
  'command.cheated': ({ problems }) => `⚠️ Что-то не сходится:\n${problems.slice(0, 10).join('\n')}`,
  'command.stuckRecord': () =>
    'Копия стола, пока он стоит из-за ошибки, для того, кто его чинит. В ней видны чужие карты: если вы здесь играете, не заглядывайте. Столу сказано, что она у вас.',
  'command.record': () => 'Запись партии: проверьте её командой `emissary verify`.',
  'command.list': ({ tables }, { say }) =>
    tables
      .map(({ name, id, game, status }) => `• **${name}** (\`${id}\`): ${game}, ${say(status)}`)
      .join('\n'),
  'status.lobby': () => 'набирает игроков',
  'status.playing': () => 'идёт',
  'status.paused': () => 'на паузе',
  'status.over': () => 'закончена',
  'status.abandoned': () => 'прекращена',
  'table.unknownGame': ({ id }) => id,
  'lobby.title': ({ name, game }) => `## ${name}${game === null ? '' : `\n${game}`}`,
  'lobby.seats': ({ seats, allowed }, { seat, list }) =>
    `${seats.length === 0 ? 'Пока никого нет.' : seats.map((at) => `${at + 1}. ${seat(at)}`).join('\n')}\n-# Число игроков: ${list(allowed.map(String))}.`,
  'lobby.deadline': ({ hours }, { plural }) =>
    hours === null
      ? 'Без ограничения времени.'
      : `На каждое решение: ${hours} ${plural(hours, { one: 'час', few: 'часа', many: 'часов', other: 'часа' })}.`,
  'lobby.commitment': ({ commitment }) => `-# Отпечаток случая: \`${commitment.slice(0, 16)}…\``,
  'lobby.playing': ({ thread }) => `Партия идёт: <#${thread}>`,
  'lobby.over': ({ winners }, { seat, list }) =>
    winners.length === 0
      ? 'Партия закончена, победителя нет.'
      : `Партия закончена. Победа: ${list(winners.map(seat))}.`,
  'lobby.abandoned': () => 'Партия прекращена.',
  'lobby.join': () => 'Сесть за стол',
  'lobby.leave': () => 'Встать',
  'lobby.addBot': () => 'Добавить бота',
  'lobby.setUp': () => 'Настроить',
  'setup.title': ({ table }) => `### ${table}: как будем играть`,
  'setup.line': ({ setting, value }, { say }) => `${say(setting)}: **${value === null ? '–' : say(value)}**`,
  'setup.modules': ({ group, modules }, { say, list }) =>
    `${say(group)}: **${modules.length === 0 ? '–' : list(modules.map(say))}**`,
  'setup.module': ({ module, about }, { say }) => `-# ${say(module)}: ${say(about)}`,
  'setup.brought': ({ modules, by }, { say, list }) =>
    `ℹ️ К опции «${say(by)}» нужно ещё ${list(modules.map((one) => `«${say(one)}»`))}: добавлено.`,
  'setup.dropped': ({ modules, needs }, { say, list }) =>
    `ℹ️ Без «${say(needs)}» не играется ${list(modules.map((one) => `«${say(one)}»`))}: тоже убрано.`,
  'table.modules': ({ modules }, { say, list }) => `Играем с опциями: **${list(modules.map(say))}**`,
  'options.noModule': ({ name, known }, { say, list, quote }) =>
    known.length === 0
      ? 'У этой игры нет опций правил на выбор.'
      : `Опции правил «${quote(name)}» нет. Есть такие: ${list(known.map(say))}.`,
  'lobby.start': () => 'Начать',
  'lobby.joined': () => 'Вы за столом. Партию начнёт тот, кто открыл стол.',
  'lobby.left': () => 'Вы встали из-за стола.',
  'lobby.botName': ({ number }) => `Бот ${number}`,
  'lobby.botAdded': ({ name }) => `${name} садится за стол.`,
  'lobby.started': () => 'Партия начинается. Её ветка под сообщением выше.',
  'table.waiting': ({ seats }, { say, list }) =>
    seats.map(({ who, topics }) => `▶ ${who}: ${list(topics.map(say))}`).join('\n'),
  'table.nobody': () => 'Никого не ждут.',
  'table.remind': ({ who, topic, at }, { say }) =>
    `⏰ ${who}, вас ждут: ${say(topic)}. Время истекает <t:${Math.floor(at / 1000)}:R>.`,
  'table.closedDm': ({ who }) =>
    `${who}, ваши личные сообщения закрыты, поэтому руку туда не отправить. Пользуйтесь здесь \`/hand\` и \`/play\`: ответы видите только вы. Когда откроете личные сообщения, нажмите **Ходить**, и рука придёт туда.`,
  'table.incident': ({ incident }) =>
    `Простите, у нас что-то сломалось (случай ${incident}). Стол остался как был; если игра не идёт дальше, предложите ремонт: \`/repair\`.`,
  'table.over': ({ winners, scores }, { seat, list }) => {
    const won = `Победа: ${list(winners.map(seat))}`;
    const places = ranking(winners, scores).map((at) => `${seat(at)}: ${scores[at]}`);
    return [`## ${winners.length === 0 ? 'Партия закончена, победителя нет' : won}`, ...places].join('\n');
  },
  'table.seed': ({ seed, commitment }) =>
    `-# Зерно всех бросков и колод: \`${seed}\`; его SHA-256 — отпечаток из начала партии, \`${commitment}\`. \`/verify\` проверит каждый случай.`,
  'table.newThread': () => 'Прежняя ветка стола пропала; игра продолжается здесь. Ничего не потеряно.',
  'board.seat': ({ seat, table }, speaker) => `### ${table} · ${speaker.seat(seat)}`,
  'board.place': ({ place, table }) => `### ${table} · ${place}`,
  'board.noPlace': ({ place }) => `На этом поле нет системы «${place}».`,
  'board.noPlaces': () => 'Отдельные системы этого поля не показать. Всё поле — по команде `/board`.',
  'board.noPage': ({ page }) => `Здесь нет картинки «${page}».`,
  'board.noPages': () => 'Других картинок у этой игры нет. Поле — по команде `/board`.',
  'board.none': () => 'Картинки пока нет.',
  'board.replayName': () => 'Повтор: ход партии',
  'board.replayAlt': ({ moments }, speaker) =>
    `Анимация: ход партии, ${moments} ${speaker.plural(moments, { one: 'кадр', few: 'кадра', many: 'кадров', other: 'кадра' })}. Последний:`,
  'board.early': () => 'За этим столом ещё ничего не произошло: показывать пока нечего.',
  'hand.title': ({ table, thread }) => `## ${table}${thread === null ? '' : ` · <#${thread}>`}`,
  'hand.notSeated': () => 'Вы не сидите за этим столом, показывать нечего.',
  'hand.empty': () => 'У вас нет ничего, чего не могли бы знать другие.',
  'hand.news': ({ facts }, { say }) =>
    `**Новости только для вас**\n${facts.map((fact) => `• ${say(fact)}`).join('\n')}`,
  'deal.title': ({ table }) => `### ${table}: сделки`,
  'deal.letter': ({ table, facts }, { say }) =>
    [`### ${table}`, ...facts.map((fact) => `• ${say(fact)}`)].join('\n'),
  'deal.none': () => 'В этой игре сделок не заключают.',
  'deal.nothing': () => 'Ни вам, ни от вас предложений нет.',
  'deal.notNow': ({ when }, { say }) => `Сейчас предложить ничего нельзя. ${say(when)}`,
  'deal.notWith': ({ seat: other }, { seat }) => `Сейчас сделка с игроком ${seat(other)} невозможна.`,
  'deal.withBot': ({ seat: other }, { seat }) => `${seat(other)} — бот, а боты сделок не заключают.`,
  'deal.withWhom': () => 'Укажите в поле `with` (`с_кем`), с кем хотите заключить сделку.',
  'deal.unclear': ({ unknown, short }, { quote }) =>
    [
      ...(unknown.length === 0 ? [] : [`⚠️ Непонятно: ${unknown.map(quote).join(', ')}.`]),
      ...(short.length === 0 ? [] : [`⚠️ Столько нет: ${short.map(quote).join(', ')}.`]),
      'Проверьте условия, прежде чем подтвердить.',
    ].join('\n'),
  'deal.gone': () => 'Того предложения в прежнем виде больше нет. Вот как обстоят дела сейчас.',
  'deal.made': () => '✅ Предложение сделано. Пока оно в силе, его показывает кнопка **Сделки**.',
  'deal.onlyBots': () => 'Все остальные за этим столом — боты, а боты сделок не заключают.',
  'deal.done': () => '✅ Готово.',
  'deal.offerTo': () => 'Предложить сделку …',
  'deal.accept': () => 'Принять',
  'deal.counter': () => 'Встречное предложение',
  'deal.decline': () => 'Отклонить',
  'deal.change': () => 'Изменить',
  'deal.withdraw': () => 'Отозвать',
  'play.deals': () => 'Сделки',
  'log.news': ({ table }) => `### ${table}: с вашего прошлого визита`,
  'log.all': ({ table }) => `### ${table}: всё, что произошло`,
  'log.at': ({ at }) => `-# <t:${Math.floor(at / 1000)}:f>`,
  'log.told': ({ fact }, { say }) => `• ${say(fact)}`,
  'log.secret': ({ fact }, { say }) => `• 🔒 ${say(fact)}`,
  'log.byDeadline': ({ seat }, speaker) => `-# Время вышло: ${speaker.seat(seat)}.`,
  'log.byOrder': () => '-# По вашему постоянному распоряжению.',
  'log.nothingNew': () => 'С вашего прошлого визита ничего не произошло.',
  'log.empty': () => 'За этим столом ещё ничего не произошло.',
  'log.showAll': () => 'С самого начала',
  'orders.none': () =>
    'Постоянных распоряжений за этим столом у вас нет. Их создаёт `/orders set`: стол будет отвечать за вас.',
  'orders.list': ({ orders }, { say, plural }) =>
    [
      '**Ваши постоянные распоряжения** (о них никто не узнает)',
      ...orders.map(
        ({ topic, does, uses }) =>
          `• **${say(topic)}**: ${say(does)}${uses === null ? '' : ` (ещё ${uses} ${plural(uses, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' })})`}`,
      ),
    ].join('\n'),
  'orders.fallback': () => 'безобидный ответ, какой дал бы сам стол',
  'orders.all': () => 'всегда как можно больше',
  'orders.choice': ({ answers }, { say, list }) =>
    `всегда ${list(answers.map((answer) => `«${say(answer)}»`))}`,
  'orders.prefer': ({ answers }, { say }) =>
    `первое, что возможно: ${answers.map((answer) => `«${say(answer)}»`).join(', затем ')}`,
  'orders.answer': ({ answer }) => `\`${answer}\``,
  'orders.set': ({ topic, does, uses }, { say, plural }) =>
    `Теперь я отвечаю за вас. **${say(topic)}**: ${say(does)}${uses === null ? '' : `, ${uses} ${plural(uses, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' })}`}. Если это не подойдёт, я спрошу вас. Больше никто об этом не узнает.`,
  'orders.cleared': ({ topic }, { say }) => `Снова спрашиваю вас: **${say(topic)}**.`,
  'orders.unknownTopic': ({ topic }) =>
    `Ничего под названием «${topic}» в этой игре нет. Выберите из списка, который появляется при вводе.`,
  'orders.notAsked': ({ topic }, { say }) =>
    `Сейчас вас об этом не спрашивают: **${say(topic)}**. Поэтому у ответов ещё нет названий. Не указывайте ответов, и я дам безобидный, или задайте распоряжение, когда вас спросят.`,
  'orders.notOffered': ({ answer }) =>
    `«${answer}» среди ответов нет. Выберите из списка, который появляется при вводе.`,
  'orders.onlyFallback': () =>
    'На такой вопрос нельзя ответить заранее. Не указывайте ответов, и я дам безобидный.',
  'orders.bound': ({ does, only, except, otherwise, until }, { say }) =>
    [
      say(does),
      ...(only.length > 0 ? [`только в этих случаях: ${only.map(say).join(', ')}`] : []),
      ...(except.length > 0 ? [`кроме этих случаев: ${except.map(say).join(', ')}`] : []),
      ...(otherwise ? ['иначе безобидный ответ'] : []),
      ...(until ? [`пока не ${say(until)}`] : []),
    ].join('; '),
  'orders.noCase': ({ answer, some }) =>
    some
      ? `Случая «${answer}» здесь нет. Выберите из списка, который появляется при вводе; несколько пишите через запятую.`
      : 'Здесь нет случаев, которые можно было бы различать: не указывайте их.',
  'orders.noHappening': ({ answer }) =>
    `Я не смогу понять, когда это случится: «${answer}». Выберите из списка, который появляется при вводе.`,
  'replace.whom': () => 'Скажите, кому отдать место: человеку или боту, что-то одно.',
  'replace.noSeat': ({ seat }) => `Места «${seat}» за этим столом нет. Выберите из списка.`,
  'replace.isApp': () =>
    'Приложение Discord играть не может. Выберите человека или одного из моих ботов в поле `bot`.',
  'replace.done': ({ name }) => `Теперь это место занимает ${name}.`,
  'repair.title': () => 'Починка стола',
  'repair.note': () => 'Что не так (это прочтут остальные)',
  'repair.patch': () => 'Изменение в виде JSON Patch (RFC 6902)',
  'repair.hint': () => '[{"op": "replace", "path": "/…", "value": 0}]',
  'repair.notJson': () =>
    'Это не JSON. Починка — это список изменений, например `[{"op": "replace", "path": "/turn/seat", "value": 0}]`.',
  'remind.sent': () => 'Напоминание появится в ветке стола.',
  'info.options': ({ options }) =>
    `Настройки: ${options.map(([name, value]) => `\`${name}:${value}\``).join(' ')}`,
  'info.owner': ({ who, since }) => `Стол открыт <t:${Math.floor(since / 1000)}:R>; его хозяин — ${who}.`,
  'info.status': ({ status, id }, { say }) => `Стол \`${id}\`: партия ${say(status)}.`,
  'info.seat': ({ seat, who, isBot, away }) =>
    `${seat + 1}. ${who}${isBot ? ' (бот)' : ''}${away === null ? '' : `, вернётся <t:${Math.floor(away / 1000)}:f>`}`,
  'info.commitment': ({ commitment }) => `-# Отпечаток случая (SHA-256 его зерна): \`${commitment}\``,
  'options.unknown': ({ name, known }, { list }) =>
    `Настройки «${name}» у этой игры нет. Есть такие: ${list(known)}.`,
  'options.bad': ({ name, value, allowed }) =>
    `«${value}» не подходит к настройке «${name}». Можно так: ${allowed}.`,
  'options.malformed': ({ example }) =>
    `Настройки пишутся парами, например \`${example}\`, или в виде JSON. Это ни то ни другое.`,
  'options.manyBots': ({ most }, { plural }) =>
    `Кроме вас за столом есть место для ${most} ${plural(most, { one: 'бота', few: 'ботов', many: 'ботов', other: 'ботов' })}.`,
  'permission.missing': ({ permissions, link }, { say, list }) =>
    `Здравствуйте! Я здесь, но на этом сервере мне пока разрешено не всё, что нужно для игры. Не хватает прав: ${list(permissions.map((one) => `**${say(one)}**`))}. Тот, кто управляет сервером, может [дать их одним нажатием](${link}). Потом \`/help\` расскажет, с чего начать.`,
  'permission.missingHere': ({ permissions }, { say, list }) =>
    `В этом канале играть нельзя: мне здесь не хватает прав ${list(permissions.map((one) => `**${say(one)}**`))}. Попросите того, кто управляет сервером, или попробуйте в другом канале.`,
  'permission.ViewChannel': () => 'Просматривать каналы',
  'permission.SendMessages': () => 'Отправлять сообщения',
  'permission.SendMessagesInThreads': () => 'Отправлять сообщения в ветках',
  'permission.CreatePublicThreads': () => 'Создавать публичные ветки',
  'permission.EmbedLinks': () => 'Встраивать ссылки',
  'permission.AttachFiles': () => 'Прикреплять файлы',
  'permission.ReadMessageHistory': () => 'Читать историю сообщений',
  'permission.PinMessages': () => 'Закреплять сообщения',
  'permission.SendPolls': () => 'Создавать опросы',
  'welcome.text': () =>
    [
      '## Добро пожаловать, капитан!',
      'Я веду долгие космические настольные игры: решаете вы, а правила помню я. Садитесь за стол, остальные места займут боты: партия начнётся сразу, и спешить некуда.',
      '-# Играете с друзьями? Стол для них откроет `/game new`. Об остальном расскажет `/help`.',
    ].join('\n'),
  'welcome.play': ({ game }, { say }) => `Сыграть с ботами: ${say(game)}`,
  'welcome.begun': () =>
    'Партия началась. Поле и ход событий — в ветке, которая открывается здесь; ваше первое решение — прямо под этими словами, и видите его только вы.',
  'welcome.back': () => 'У вас уже идёт партия с ботами. Вот как обстоят дела:',
  'play.yourTables': () => 'Вы сидите за несколькими столами. За какой пойдём?',
  'play.chooseTable': () => 'Выберите стол',
  'play.waitsForYou': () => 'ждут вас',
  'command.carried': () => 'Вашего голоса хватило: принято.',
  'command.voteFailed': ({ reason }, { say }) => `⚠️ Принято, но сделать это нельзя: ${say(reason)}`,
  'command.notSeated': () => 'Вы не сидите за этим столом.',
  'command.openTable': () => 'Открыть стол',
  'table.nudge': ({ who, topics }, { say, list }) =>
    `🔔 ${who}, вас ждут остальные: ${list(topics.map(say))}.`,
  'vote.opened': ({ who, own, what, needed, voters, waited, given: { yes, no } }, { say, list }) =>
    `🗳️ Предложение, автор — ${who}. ${say(what)}\n${waited.length === 0 ? '' : `${list(waited)}, что скажете?\n`}-# Нужно голосов «за»: ${needed}, голосующих: ${voters}; голоса остальных не считаются.${own ? ' Автор уже считается проголосовавшим «за».' : ''}${yes + no > Number(own) ? ` Поданные голоса остаются в силе: «за» — ${yes}, «против» — ${no}.` : ''}`,
  'vote.noPoll': () =>
    'Мне здесь не разрешено создавать опросы, и проголосовать нельзя. Пусть тот, кто следит за сервером, даст мне право *Создавать опросы*; потом предложите это ещё раз.',
  'vote.notYours': ({ who }) =>
    `${who}, спасибо за участие, но здесь решают только те, кто сидит за этим столом (и не о собственном месте), поэтому ваш голос не учтён.`,
  'vote.yes': () => 'Да',
  'vote.no': () => 'Нет',
  'vote.result': ({ what, status }, { say }) =>
    `${say(what)}\n${{ passed: '✅ Принято.', rejected: '❌ Отклонено.', failed: '⚠️ Принято, но сделать это уже нельзя.' }[status]}`,
};
