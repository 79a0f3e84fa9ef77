import type { Texts } from '#core/message.ts';
import type { CommandsLexicon } from './lexicon.ts';

export const ru: Texts<CommandsLexicon> = {
  'command.whichTable': () => 'Какой стол? Наберите это в ветке стола или назовите его в поле `table`.',
  'command.created': ({ name }, { quote }) =>
    `Стол «${quote(name)}» открыт, первое место ваше. Сообщение о нём сейчас появится.`,
  'command.noTables': (_, { command }) => `Таких столов здесь нет. Откройте свой: ${command('game new')}.`,
  'command.undoByVote': ({ reason }, { say }) => `⚠️ ${say(reason)}`,
  'command.undone': () => 'Ваш последний ответ взят назад.',
  'command.proposed': () => 'Стол голосует: опрос в его ветке.',
  'command.paused': () => 'Партия на паузе.',
  'command.resumed': () => 'Партия продолжается.',
  'command.away': ({ until }) => `Ваши сроки подождут до <t:${Math.floor(until / 1000)}:f>.`,
  'command.back': () => 'С возвращением. Ваши сроки снова идут.',
  'command.language': () => 'Теперь я говорю с вами по-русски.',
  'command.notFound': () => 'Ничего похожего не нашлось. Попробуйте другие слова или меньше слов.',
  'command.help': (_, { command }) =>
    [
      '## Emissary',
      'Я веду долгие настольные игры по переписке: решаете вы, правила помню я. Нажмите на команду, и она встанет в строку ввода; в меню команды названы по-русски.',
      `**Играть** · ${command('game new')} открывает стол, свободные места займут боты · ${command('play')} — о чём вас спрашивают, где бы вы ни были · ${command('hand')} — что знаете только вы · ${command('game list')} найдёт ваши столы`,
      `**Смотреть** · ${command('board')} — поле · ${command('status')} — положение · ${command('log')} — что произошло · ${command('card')} и ${command('rules')} — что написано на карте и в правилах, опечатки не страшны · ${command('odds')} — шансы в бою`,
      `**Договариваться** · ${command('deal')} — предложить сделку, если в игре они есть · ${command('remind')} — поторопить тех, кого ждут`,
      `**Вернуть назад** · ${command('undo')} — свой последний ответ, сразу или с согласия стола · ${command('repair')} — исправить то, что за столом пошло не так`,
      `**Отлучиться** · ${command('away')} остановит ваши сроки · ${command('orders set')} — стол ответит за вас · ${command('pause')} и ${command('pace')} — пауза и темп для всех · ${command('replace')} передаст место`,
      `**Закончить** · ${command('game end')} · ${command('verify')} докажет, что все случайности определены до начала · ${command('export')} сохранит запись`,
      `-# ${command('language')} меняет язык, на котором я с вами говорю.`,
    ].join('\n'),
  'command.verified': ({ draws }, { plural }) =>
    `✅ Всё честно: зерно соответствует отпечатку, из него ${plural(draws, { one: 'следует', few: 'следуют', many: 'следуют', other: 'следуют' })} ${draws} ${plural(draws, { one: 'случайное событие', few: 'случайных события', many: 'случайных событий', other: 'случайного события' })}.`,
  'command.cheated': ({ problems }, { quote }) =>
    `⚠️ Что-то не сходится:\n${problems.slice(0, 10).map(quote).join('\n')}`,
  'command.stuckRecord': () =>
    'Копия стола, пока он стоит из-за ошибки, для того, кто его чинит. В ней видны чужие карты: если вы здесь играете, не заглядывайте. Столу сказано, что она у вас.',
  'command.record': () => 'Запись партии: проверьте её командой `emissary verify`.',
  'command.list': ({ tables }, { say, quote }) =>
    tables
      .map(({ name, id, game, status }) => `• **${quote(name)}** (\`${id}\`): ${game}, ${say(status)}`)
      .join('\n'),
  'deal.title': ({ table }, { quote }) => `### ${quote(table)}: сделки`,
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
  'orders.none': (_, { command }) =>
    `Постоянных распоряжений за этим столом у вас нет. Их создаёт ${command('orders set')}: стол будет отвечать за вас.`,
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
  'orders.plan': () => 'так, как сыграл бы мой бот: то же показывает кнопка **Подсказать**',
  'orders.choice': ({ answers }, { say, list }) =>
    `всегда ${list(answers.map((answer) => `«${say(answer)}»`))}`,
  'orders.prefer': ({ answers }, { say }) =>
    `первое, что возможно: ${answers.map((answer) => `«${say(answer)}»`).join(', затем ')}`,
  'orders.answer': ({ answer }, { quote }) => quote(answer),
  'orders.set': ({ topic, does, uses }, { say, plural }) =>
    `Теперь я отвечаю за вас. **${say(topic)}**: ${say(does)}${uses === null ? '' : `, ${uses} ${plural(uses, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' })}`}. Если это не подойдёт, я спрошу вас. Больше никто об этом не узнает.`,
  'orders.cleared': ({ topic }, { say }) => `Снова спрашиваю вас: **${say(topic)}**.`,
  'orders.unknownTopic': ({ topic }, { quote }) =>
    `Ничего под названием «${quote(topic)}» в этой игре нет. Выберите из списка, который появляется при вводе.`,
  'orders.notAsked': ({ topic }, { say }) =>
    `Сейчас вас об этом не спрашивают: **${say(topic)}**. Поэтому у ответов ещё нет названий. Не указывайте ответов, и я дам безобидный, или задайте распоряжение, когда вас спросят.`,
  'orders.notOffered': ({ answer }, { quote }) =>
    `«${quote(answer)}» среди ответов нет. Выберите из списка, который появляется при вводе.`,
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
  'orders.noCase': ({ answer, some }, { quote }) =>
    some
      ? `Случая «${quote(answer)}» здесь нет. Выберите из списка, который появляется при вводе; несколько пишите через запятую.`
      : 'Здесь нет случаев, которые можно было бы различать: не указывайте их.',
  'orders.noHappening': ({ answer }, { quote }) =>
    `Я не смогу понять, когда это случится: «${quote(answer)}». Выберите из списка, который появляется при вводе.`,
  'replace.whom': () => 'Скажите, кому отдать место: человеку или боту, что-то одно.',
  'replace.noSeat': ({ seat }, { quote }) => `Места «${quote(seat)}» за этим столом нет. Выберите из списка.`,
  'replace.isApp': () =>
    'Приложение Discord играть не может. Выберите человека или одного из моих ботов в поле `bot`.',
  'replace.done': ({ name }, { quote }) => `Теперь это место занимает ${quote(name)}.`,
  'repair.title': () => 'Починка стола',
  'repair.note': () => 'Что не так (это прочтут остальные)',
  'repair.patch': () => 'Изменение в виде JSON Patch (RFC 6902)',
  'repair.hint': () => '[{"op": "replace", "path": "/…", "value": 0}]',
  'repair.notJson': () =>
    'Это не JSON. Починка — это список изменений, например `[{"op": "replace", "path": "/turn/seat", "value": 0}]`.',
  'command.carried': () => 'Вашего голоса хватило: принято.',
  'command.voteFailed': ({ reason }, { say }) => `⚠️ Принято, но сделать это нельзя: ${say(reason)}`,
  'command.notSeated': () => 'Вы не сидите за этим столом.',
  'command.openTable': () => 'Открыть стол',
  'odds.noBattles': () => 'В этой игре нет боёв, которые можно было бы взвесить.',
  'odds.noBoard': () => 'Поля, с которого можно напасть, ещё нет. Назовите обе стороны сами.',
  'odds.noPlace': ({ place }, { quote }) =>
    `«${quote(place)}»: нападать там не на кого. Выберите из списка, который появляется при вводе.`,
  'odds.needed': () =>
    'Укажите систему (`система`) или обе стороны (`нападает`, `защищается`), например «2 крейсера, транспортник».',
  'odds.unknownUnits': ({ unknown, units }, { say, list, quote }) =>
    `Непонятно: ${unknown.map(quote).join(', ')}. Бывают: ${list(units.map(say))}.`,
};
