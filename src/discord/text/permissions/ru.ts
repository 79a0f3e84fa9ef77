import type { Texts } from '#core/message.ts';
import type { PermissionsLexicon } from './lexicon.ts';

export const ru: Texts<PermissionsLexicon> = {
  'place.onlyServers': (_, { command }) =>
    `Столы открывают и ведут на сервере: вызовите эту команду в текстовом канале сервера, где я есть. А здесь ${command('play')} покажет столы, за которыми вы сидите.`,
  'place.onlyTables': (_, { command }) =>
    `Меня здесь нет среди участников, поэтому я могу только подсказать: ${command('card')}, ${command('rules')}, ${command('help')}. Вызовите эту команду на сервере, где я есть, или в личных сообщениях со мной.`,
  'place.forum': () =>
    'Столу нужен текстовый канал, где у партии будет своя ветка; в форуме такой нет. Вызовите эту команду в текстовом канале этого сервера.',
  'place.noThreads': () =>
    'В таком канале не бывает веток, а партии нужна своя. Вызовите эту команду в текстовом канале этого сервера.',
  'permission.missing': ({ permissions, link }, { say, list, command }) =>
    `Здравствуйте! Я здесь, но на этом сервере мне пока разрешено не всё, что нужно для игры. Не хватает прав: ${list(permissions.map((one) => `**${say(one)}**`))}. Тот, кто управляет сервером, может [дать их одним нажатием](${link}). Потом ${command('help')} расскажет, с чего начать.`,
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
};
