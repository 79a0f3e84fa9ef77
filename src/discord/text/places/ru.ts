import type { Texts } from '#core/message.ts';
import type { PlacesLexicon } from './lexicon.ts';

export const ru: Texts<PlacesLexicon> = {
  'table.silence': ({ since, left }, { plural, command }) =>
    `**С <t:${Math.floor(since / 1000)}:f> мне не удавалось писать здесь.** Ничего не потеряно, игра шла дальше; вот что к этому привело:${
      left === 0
        ? ''
        : `\n-# … и ещё ${left} ${plural(left, { one: 'событие', few: 'события', many: 'событий', other: 'события' })} до этого: всё расскажет ${command('log')}.`
    }`,
  'table.movedHere': () => 'Стол переехал; игра продолжается здесь. Ничего не потеряно.',
  'table.movedTo': ({ thread }) => `Стол переехал: игра продолжается в <#${thread}>.`,
  'table.calls': ({ people }, { list }) => `-# ${list(people)}: речь о вашей партии.`,
  'table.farewell': ({ people }, { list }) => `Спасибо за игру, ${list(people)}!`,
  'trouble.head': ({ table }, { quote }) => `### ${quote(table)}: не могу писать за вашим столом`,
  'trouble.locked': ({ thread }) =>
    `Ветка <#${thread}> закрыта на замок. Откройте её или дайте мне там право **Управлять ветками**.`,
  'trouble.permissions': ({ channel, permissions }, { say, list }) =>
    `В <#${channel}> мне не хватает прав: ${list(permissions.map((one) => `**${say(one)}**`))}. Вернуть их может тот, кто управляет сервером.`,
  'trouble.forbidden': ({ channel }) =>
    `Discord не даёт мне писать в <#${channel}>. Проверьте мои права там и то, что я ещё на сервере.`,
  'trouble.gone': () => 'Канала, в котором шла игра, больше нет.',
  'trouble.full': () =>
    'На сервере столько активных веток, сколько допускает Discord. Отправьте ненужные в архив.',
  'trouble.remedy': ({ table }, { command }) =>
    `После этого я продолжу без напоминаний и расскажу столу, что он пропустил. Или пусть игра идёт в другом месте: ${command('game move')} в нужном канале (стол \`${table}\`).\n-# Пока что руки и ходы приходят личными сообщениями, ${command('play')} и ${command('log')} работают как всегда, ни один ход не пропадёт.`,
  'trouble.fresh': () => 'Продолжить в новой ветке',
  'move.done': ({ channel }) => `Стол переезжает в <#${channel}>: через миг там откроется новая ветка.`,
  'move.here': () => 'Игра продолжится в новой ветке: она откроется через миг.',
  'move.nowhere': (_, { command }) =>
    `Столу нужен текстовый канал сервера. Введите ${command('game move')} там или назовите канал в \`channel\`.`,
  'move.elsewhere': () => 'Этот стол с другого сервера. Он может переехать в любой канал там.',
  'move.unseen': () => 'Выберите канал, который видите сами.',
  'move.missing': ({ channel, permissions }, { say, list }) =>
    `В <#${channel}> играть нельзя: мне там не хватает прав ${list(permissions.map((one) => `**${say(one)}**`))}.`,
  'move.already': () => 'Это уже улажено: стол снова узнаёт обо всём.',
  'rematch.offer': () => 'Сыграть ещё раз',
  'rematch.invited': ({ people, table }, { list, quote }) =>
    `${list(people)}: **${quote(table)}** — следующая партия того же стола. Хотите сыграть ещё? Нажмите выше **Сесть за стол**.`,
  'rematch.opened': ({ table, channel }, { quote }) =>
    `Стол **${quote(table)}** открыт в <#${channel}>, с прежними настройками. Вы за столом, боты тоже, остальные приглашены.`,
  'rematch.found': ({ table, channel }, { quote }) => `Следующая партия: **${quote(table)}**, <#${channel}>.`,
};
