import type { Texts } from '#core/message.ts';
import type { SeatColour } from '#core/seat.ts';
import { ranking } from '../ranking.ts';
import { seatsOf } from '../seat-range.ts';
import type { TablesLexicon } from './lexicon.ts';

const LEVELS = { 1: 'просто', 2: 'есть над чем подумать', 3: 'долго и глубоко' } as const;

const COLOURS: Readonly<Record<SeatColour, string>> = {
  // Black stands on dark space as white.
  black: 'белый',
  blue: 'синий',
  brown: 'коричневый',
  green: 'зелёный',
  grey: 'серый',
  orange: 'оранжевый',
  pink: 'розовый',
  purple: 'фиолетовый',
  red: 'красный',
  yellow: 'жёлтый',
};

export const ru: Texts<TablesLexicon> = {
  'status.lobby': () => 'набирает игроков',
  'status.playing': () => 'идёт',
  'status.paused': () => 'на паузе',
  'status.over': () => 'закончена',
  'status.abandoned': () => 'прекращена',
  'table.unknownGame': ({ id }) => id,
  'lobby.title': ({ name, game }, { quote }) => `## ${quote(name)}${game === null ? '' : `\n${game}`}`,
  'lobby.seats': ({ seats, allowed }, { seat, list }) =>
    `${seats.length === 0 ? 'Пока никого нет.' : seats.map(({ seat: at, colour }) => `${at + 1}. ${seat(at)}${colour === null ? '' : ` · ${COLOURS[colour]}`}`).join('\n')}\n-# Число игроков: ${list(allowed.map(String))}.`,
  'lobby.colour': () => 'Цвет',
  'colour.choose': ({ chosen }) =>
    chosen === null
      ? 'Пока ваше место получит один из свободных цветов. Какой вам нравится?'
      : `Цвет вашего места: **${COLOURS[chosen]}**. Выбрать другой?`,
  'colour.any': () => 'Любой свободный',
  'colour.placeholder': () => 'Выберите цвет',
  'colour.done': ({ colour }) =>
    colour === null
      ? 'В начале партии ваше место получит один из свободных цветов.'
      : `Цвет вашего места: **${COLOURS[colour]}**. Таким оно будет на картинках и в ленте.`,
  'colour.name': ({ colour }) => COLOURS[colour],
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
  'setup.byOwner': ({ who }) => `-# Это решает ${who}: кто открывает стол, тот и настраивает.`,
  'arrange.done': () => 'Стол изменён, это видят все.',
  'arrange.what': () => 'Укажите, что изменить: `название`, `язык` или, до начала, `порядок` мест.',
  'setup.title': ({ table }, { quote }) => `### ${quote(table)}: как будем играть`,
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
  'lobby.botAdded': ({ name }, { quote }) => `${quote(name)} садится за стол.`,
  'lobby.started': () => 'Партия начинается. Её ветка под сообщением выше.',
  'table.waiting': ({ seats }, { say, list }) =>
    seats.map(({ who, topics }) => `▶ ${who}: ${list(topics.map(say))}`).join('\n'),
  'table.nobody': () => 'Никого не ждут.',
  'table.closedDm': ({ who }, { command }) =>
    `${who}, ваши личные сообщения закрыты, поэтому руку туда не отправить. Пользуйтесь здесь ${command('hand')} и ${command('play')}: ответы видите только вы. Когда откроете личные сообщения, нажмите **Ходить**, и рука придёт туда.`,
  'table.incident': ({ incident }, { command }) =>
    `Простите, у нас что-то сломалось (случай ${incident}). Стол остался как был; если игра не идёт дальше, предложите ремонт: ${command('repair')}.`,
  'table.over': ({ winners, scores }, { seat, list }) => {
    const won = `Победа: ${list(winners.map(seat))}`;
    const places = ranking(winners, scores).map((at) => `${seat(at)}: ${scores[at]}`);
    return [`## ${winners.length === 0 ? 'Партия закончена, победителя нет' : won}`, ...places].join('\n');
  },
  'table.seed': ({ seed, commitment }, { command }) =>
    `-# Зерно всех бросков и колод: \`${seed}\`; его SHA-256 — отпечаток из начала партии, \`${commitment}\`. ${command('verify')} проверит каждый случай.`,
  'table.newThread': () => 'Прежняя ветка стола пропала; игра продолжается здесь. Ничего не потеряно.',
  'log.news': ({ table }, { quote }) => `### ${quote(table)}: с вашего прошлого визита`,
  'log.all': ({ table }, { quote }) => `### ${quote(table)}: всё, что произошло`,
  'log.chosen': ({ table, kind, seat }, speaker) => {
    const what = { turns: 'ходы', highlights: 'главное', battles: 'бои', votes: 'голосования' }[kind];
    return `### ${speaker.quote(table)}: ${what}${seat === null ? '' : ` · ${speaker.seat(seat)}`}`;
  },
  'log.noneChosen': () => 'Ничего такого пока не было.',
  'log.inFull': ({ table }, { quote }) => `### ${quote(table)}: подробно`,
  'log.details': () => 'Подробно',
  'log.at': ({ at }) => `-# <t:${Math.floor(at / 1000)}:f>`,
  'log.told': ({ fact }, { say }) => `• ${say(fact)}`,
  'log.secret': ({ fact }, { say }) => `• *только вам:* ${say(fact)}`,
  'log.byDeadline': ({ seat }, speaker) => `-# Время вышло: ${speaker.seat(seat)}.`,
  'log.byOrder': () => '-# По вашему постоянному распоряжению.',
  'log.nothingNew': () => 'С вашего прошлого визита ничего не произошло.',
  'log.empty': () => 'За этим столом ещё ничего не произошло.',
  'log.showAll': () => 'С самого начала',
  'info.options': ({ options }, { quote }) =>
    `Настройки: ${options.map(([name, value]) => `${quote(name)}:${quote(value)}`).join(' ')}`,
  'info.owner': ({ who, since }) => `Стол открыт <t:${Math.floor(since / 1000)}:R>; его хозяин — ${who}.`,
  'info.status': ({ status, id }, { say }) => `Стол \`${id}\`: партия ${say(status)}.`,
  'info.seat': ({ seat, who, isBot, away }) =>
    `${seat + 1}. ${who}${isBot ? ' (бот)' : ''}${away === null ? '' : `, вернётся <t:${Math.floor(away / 1000)}:f>`}`,
  'info.transfer': ({ seat, name, dueAt, lapsesAt }, { quote }) =>
    dueAt === null
      ? `↪ Место ${seat + 1} предложено: ${quote(name)}, до <t:${Math.floor(lapsesAt / 1000)}:f>.`
      : `↪ Место ${seat + 1} перейдёт к ${quote(name)} <t:${Math.floor(dueAt / 1000)}:R>, если прежний хозяин не вернётся.`,
  'info.commitment': ({ commitment }) => `-# Отпечаток случая (SHA-256 его зерна): \`${commitment}\``,
  'options.unknown': ({ name, known }, { list, quote }) =>
    `Настройки «${quote(name)}» у этой игры нет. Есть такие: ${list(known)}.`,
  'options.bad': ({ name, value, allowed }, { quote }) =>
    `«${quote(value)}» не подходит к настройке «${quote(name)}». Можно так: ${allowed}.`,
  'options.malformed': ({ example }) =>
    `Настройки пишутся парами, например \`${example}\`, или в виде JSON. Это ни то ни другое.`,
  'options.manyBots': ({ most }, { plural }) =>
    `Кроме вас за столом есть место для ${most} ${plural(most, { one: 'бота', few: 'ботов', many: 'ботов', other: 'ботов' })}.`,
  'welcome.text': (_, { command }) =>
    [
      '## Добро пожаловать, капитан',
      'Я веду долгие космические настольные игры по переписке: решаете вы, правила помню я. Свободные места займут боты, торопить вас некому.',
      `-# Играете с друзьями? ${command('game new')} откроет для вас стол. Остальное расскажет ${command('help')}.`,
    ].join('\n'),
  'welcome.game': ({ game, seats, pitch }, { say }) =>
    [
      `**${say(game)}**`,
      seatsOf(seats),
      ...(pitch === null ? [] : [`${'●'.repeat(pitch.level)} ${LEVELS[pitch.level]}`, say(pitch.about)]),
      ...(pitch?.isFirst ? ['**начните с неё**'] : []),
    ].join(' · '),
  'welcome.play': () => 'Играть',
  'help.first': () => '**Первая партия?** Одно нажатие, и у вас свой стол: остальные места займут боты.',
  'welcome.begun': () =>
    'Партия началась. Поле и ход событий — в ветке, которая открывается здесь; ваше первое решение — прямо под этими словами, и видите его только вы.',
  'welcome.back': () => 'У вас уже идёт партия с ботами. Вот как обстоят дела:',
};
