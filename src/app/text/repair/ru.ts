import type { Texts } from '#core/message.ts';
import { type PeopleText, rawText } from '#core/people-text.ts';
import type { RepairLexicon } from './lexicon.ts';

const isNothing = (value: PeopleText) => rawText(value) === '';

export const ru: Texts<RepairLexicon> = {
  'app.proposesRepairOf': ({ note, changes, lost, more }, speaker) =>
    [
      'Починить стол, каким он был в последней контрольной точке:',
      ...changes.map((change) => `- ${speaker.say(change)}`),
      ...(lost.length === 0
        ? []
        : [
            'То, что случилось с тех пор, спросим заново:',
            ...lost.map((fact) => `- ${speaker.say(fact)}`),
            ...(more > 0 ? [`- … и ещё ${more}`] : []),
          ]),
      'Словами автора:',
      `> ${speaker.quote(note)}`,
    ].join('\n'),
  'app.asksRepair': () => 'Починить стол, как описано выше?',
  'app.repairChange': ({ what, from, to }, { say }) => {
    const shown = (value: typeof from) => (typeof value === 'number' ? `${value}` : say(value));
    return `${say(what)}: ${shown(from)} → **${shown(to)}**`;
  },
  'app.repairStep': ({ op, path, from, to, source }, speaker) => {
    const shown = (value: PeopleText | null) =>
      value === null ? '*скрыто*' : isNothing(value) ? '*ничего*' : speaker.quote(value);
    const where =
      source === null ? '' : ` (${op === 'move' ? 'перенесено' : 'скопировано'} из ${speaker.quote(source)})`;
    if (op === 'test') return `только если ${speaker.quote(path)}: ${shown(to)}`;
    return `${speaker.quote(path)}: ${shown(from)} → **${shown(to)}**${where}`;
  },
  'app.repairOutdated': (_, { command }) =>
    `Пока вы составляли починку, игра пошла дальше. Откройте ${command('repair')} ещё раз: там видно, как всё обстоит теперь.`,
  'app.repairMisfit': () =>
    'Вместе эти изменения не складываются. Фишки откуда-то берутся и куда-то уходят, флоту нужно место, планете — хозяин: соберите в одной починке всё, что относится к делу.',
  'app.repairMixed': () =>
    'Такая правка заменяет часть стола, где одно открыто, а другое скрыто: никто не увидит, что именно меняется. Назовите точные места.',
  'app.repairTooLong': () =>
    'Эта правка слишком длинна, чтобы показать её голосующим. Разбейте её на несколько починок.',
  'app.repairNoForms': (_, { command }) =>
    `Этот стол сейчас нельзя показать, поэтому и заполнять нечего. Починить его может тот, кто управляет сервером: ${command('repair')} \`patch:True\`.`,
  'app.patchOperators': (_, { command }) =>
    `Правку в JSON может предложить только тот, кто управляет сервером. Просто ${command('repair')} открывает форму для всех, кто сидит за столом.`,
};
