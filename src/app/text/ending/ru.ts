import type { Speaker, Texts } from '#core/message.ts';
import type { Author } from '#core/record.ts';
import type { EndingLexicon } from './lexicon.ts';

const date = (at: number) => `<t:${Math.floor(at / 1000)}:f>`;
const author = ({ user, name }: Author, quote: Speaker['quote']) =>
  name === null ? `<@${user}>` : `**${quote(name)}** (<@${user}>)`;

export const ru: Texts<EndingLexicon> = {
  'app.ended': ({ by, how, until }, { quote }) =>
    `**Партия прекращена.** ${
      {
        alone: `Так решает ${author(by, quote)}: больше никто ещё не сделал ни одного хода.`,
        deserted: `Так решает ${author(by, quote)}: 30 дней никто не ходил.`,
        vote: `Решено голосованием стола; предложение: ${author(by, quote)}.`,
      }[how]
    } До ${date(until)} это можно отменить, и стол продолжит точно с того же места. Только после этого будет открыто зерно случайностей.`,
  'app.endFinal': () => 'Сутки прошли, никто не отменил: партия окончена. Спасибо за игру.',
  'app.restored': ({ by, how }, { quote }) =>
    `**Партия продолжается** с того же места: прекращение отменено. ${how === 'vote' ? `Решено голосованием стола; предложение: ${author(by, quote)}` : `Так решает ${author(by, quote)}`}. Сроки идут, будто ничего и не было.`,
  'app.endByVote': () =>
    'Здесь ходили и другие, поэтому в одиночку партию не прекращают: решает голосование стола. (Только если 30 дней никто не отвечал, её может закончить один человек: открывший стол или тот, кто следит за сервером.)',
  'app.endedLately': ({ until }) =>
    `Партия прекращена, и до ${date(until)} это можно отменить. Зерно и запись будут открыты после этого.`,
  'app.notRestorable': () => 'Отменять здесь нечего: это возможно в течение суток после прекращения партии.',
  'app.restoreByVote': () => 'Продолжать ли партию, решает голосование стола.',
  'app.openerOnly': () => 'Это может только тот, кто открыл стол.',
  'app.proposesRestore': () => 'Отменить прекращение и продолжить партию.',
};
