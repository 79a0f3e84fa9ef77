import type { Texts } from '#core/message.ts';
import type { SettingsLexicon } from './lexicon.ts';

const factions = { one: 'фракции', few: 'фракций', many: 'фракций', other: 'фракций' };

export const settings: Texts<SettingsLexicon> = {
  'setting.points': () => 'Победные очки',
  'setting.points.value': ({ count }, { plural }) =>
    `${count} ${plural(count, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })}`,
  'setting.points.about': ({ count }) =>
    count > 10 ? 'Долгая партия, на треть длиннее.' : 'Обычная партия.',
  'setting.board': () => 'Галактика',
  'setting.board.generated': () => 'Готовая, уравновешенная',
  'setting.board.generated.about': () =>
    'Галактика, в которой никто не обделён; партия начинается сразу. Если введена строка карты, берётся та карта.',
  'setting.board.built': () => 'Строят игроки',
  'setting.board.built.about': () =>
    'Каждый получает фрагменты поля и выкладывает их по очереди, кольцо за кольцом, как в правилах.',
  'setting.board.typed': () => 'Строка карты',
  'setting.factions': () => 'Фракции',
  'setting.factions.drafted': ({ count }, { plural }) =>
    `Одна из ${count} ${plural(count, factions)} на выбор`,
  'setting.factions.drafted.about': ({ count }) =>
    `Каждый втайне получает несколько фракций (${count}) и оставляет одну; выбирают все одновременно. Если на всех не хватает, все получают поровну меньше.`,
  'setting.factions.chosen': () => 'Свободный выбор по очереди',
  'setting.factions.chosen.about': () =>
    'По часовой стрелке от председателя каждый берёт любую из оставшихся фракций.',
  'setting.factions.random': () => 'По жребию',
  'setting.factions.random.about': () => 'Каждому достаётся случайная фракция.',
};
