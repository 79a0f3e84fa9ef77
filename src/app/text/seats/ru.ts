import type { Speaker, Texts } from '#core/message.ts';
import type { Author, SeatHolder } from '#core/record.ts';
import type { SeatsLexicon } from './lexicon.ts';

type Quote = Speaker['quote'];

const days = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };
const date = (at: number) => `<t:${Math.floor(at / 1000)}:f>`;
const relative = (at: number) => `<t:${Math.floor(at / 1000)}:R>`;

const holder = ({ user, name }: SeatHolder, quote: Quote) =>
  user === null ? `**${quote(name)}** (бот)` : `**${quote(name)}** (<@${user}>)`;
const author = ({ user, name }: Author, quote: Quote) =>
  name === null ? `<@${user}>` : `**${quote(name)}** (<@${user}>)`;

export const ru: Texts<SeatsLexicon> = {
  'app.seatHanded': ({ seat, from, to, by, right }, { quote }) =>
    `Место ${seat + 1}: ${holder(from, quote)} → ${holder(to, quote)}. ${
      {
        own: `Так решает ${author(by, quote)}.`,
        vote: `Решено голосованием стола; предложение: ${author(by, quote)}.`,
        notice: `Срок пропущен, предупреждение за сутки: ${author(by, quote)}.`,
        returned: `Возвращено голосованием стола; возражение: ${author(by, quote)}.`,
      }[right]
    }`,
  'app.seatOffered': ({ seat, from, to, by, right, lapsesAt }, { quote }) =>
    `Место ${seat + 1} (${holder(from, quote)}): ${
      {
        own: `${author(by, quote)} предлагает его игроку ${holder(to, quote)}`,
        vote: `голосованием решено отдать его игроку ${holder(to, quote)}, предложение: ${author(by, quote)}`,
        notice: `срок пропущен, предупреждение за сутки дано (${author(by, quote)}), его может занять ${holder(to, quote)}`,
      }[right]
    }. Место сменит хозяина, только когда его займут; предложение действует до ${date(lapsesAt)}.`,
  'app.seatDeclined': ({ seat, from, to, by }, { quote }) =>
    `Место ${seat + 1} остаётся как было (${holder(from, quote)}): ${holder(to, quote)} его не занимает. Предложение: ${author(by, quote)}.`,
  'app.substituteWanted': ({ seat, from, by, right, lapsesAt }, { quote }) =>
    `Нужна замена, место ${seat + 1} (${holder(from, quote)}). ${
      right === 'own'
        ? `${author(by, quote)} не может продолжать: место сразу получит тот, кто согласится первым.`
        : `Срок пропущен, замену ищет ${author(by, quote)}: кто согласится, получит место через сутки, если хозяин не вернётся.`
    } Для всех, кто не видел карт и планов этого стола; до ${date(lapsesAt)}.`,
  'app.callStands': () => 'Замену на это место уже ищут.',
  'app.callOver': ({ seat, from, why }, { quote }) =>
    `Место ${seat + 1} остаётся как было (${holder(from, quote)}): ${why === 'lapsed' ? 'желающих за это время нет' : 'замена больше не нужна'}.`,
  'app.offerLapsed': ({ seat, from, to, by }, { quote }) =>
    `Место ${seat + 1} остаётся как было (${holder(from, quote)}): срок вышел, ${holder(to, quote)} его не занимает. Предложение: ${author(by, quote)}.`,
  'app.offerWithdrawn': ({ seat, from, to, by }, { quote }) =>
    `Место ${seat + 1} остаётся как было (${holder(from, quote)}): предложение для ${holder(to, quote)} снято. Автор: ${author(by, quote)}.`,
  'app.noticeGiven': ({ seat, from, to, by, dueAt }, { quote }) =>
    `${holder(from, quote)}, вы ещё с нами? На месте ${seat + 1} пропущен срок, и ${author(by, quote)} передаёт его: ${holder(to, quote)}, ${relative(dueAt)} (${date(dueAt)}). Ответьте на вопрос или возразите, и место останется вашим.`,
  'app.noticeOff': ({ seat, from, to, by, why }, { quote }) =>
    `Место ${seat + 1} остаётся как было: ${holder(from, quote)} ${
      {
        answered: 'снова в игре',
        objected: 'возражает',
        withdrawn: 'ещё может вернуться',
      }[why]
    }. Предупреждение (${author(by, quote)}, в пользу ${holder(to, quote)}) снято.`,
  'app.offeredToYou': ({ table, seat, from, to, by, right, dueAt }, { quote }) =>
    `### ${quote(table)}\n${quote(to.name)}, место ${seat + 1} за этим столом (${holder(from, quote)}) ваше, если хотите: ${
      {
        own: `вам его предлагает ${author(by, quote)}`,
        vote: 'за вас проголосовали игроки',
        notice: `занять его вас просит ${author(by, quote)}`,
      }[right]
    }. Без вашего «да» никто вас не посадит.${
      dueAt === null
        ? ''
        : `\n-# Оно станет вашим ${relative(dueAt)}, если прежний хозяин до тех пор не вернётся.`
    }`,
  'app.noticeToYou': ({ table, seat, from, to, by, dueAt }, { quote }) =>
    `### ${quote(table)}\n${quote(from.name)}, на вашем месте ${seat + 1} пропущен срок. ${author(by, quote)} передаёт его: ${holder(to, quote)}, ${relative(dueAt)} (${date(dueAt)}). Ответьте на вопрос или нажмите кнопку ниже, и место останется вашим.`,
  'app.replacedYou': ({ table, seat, from, to, by, right }, { quote }) =>
    `### ${quote(table)}\n${quote(from.name)}, место ${seat + 1} передано: ${holder(to, quote)}. ${
      {
        own: `Так решает ${author(by, quote)}.`,
        vote: `Решено голосованием стола; предложение: ${author(by, quote)}.`,
        notice: `Срок пропущен, предупреждение за сутки: ${author(by, quote)}.`,
        returned: `Решено голосованием стола; возражение: ${author(by, quote)}.`,
      }[right]
    }${right === 'vote' || right === 'notice' ? ' Если это несправедливо, возразите: стол проголосует о том, чтобы вернуть место вам.' : ' Спасибо за игру.'}`,
  'app.notYourSeat': () =>
    'Место отдаёт тот, кто на нём сидит. Остальные решают голосованием; если пропущен срок, открывший стол может предупредить за сутки.',
  'app.sawOtherHands': ({ name }, { quote }) =>
    `${quote(name)} уже знает карты с другого места за этим столом и поэтому не может занять это.`,
  'app.notMissed': ({ days: count }, { plural }) =>
    `На этом месте срок не пропущен. Предупредить можно, только если после последнего собственного ответа за игрока ответил срок, а за столом без сроков — если его ждут уже ${count} ${plural(count, days)}. До тех пор есть голосование.`,
  'app.soleVoter': () =>
    'Кроме вас двоих за столом никого нет, а один голос — ещё не голосование. Место может отдать сам его хозяин; если пропущен срок, можно предупредить за сутки.',
  'app.transferPending': ({ name }, { quote }) => `Это место уже передаётся: ${quote(name)}.`,
  'app.transferGone': () => 'Это предложение больше не действует. На месте всё по-прежнему.',
  'app.notForYou': () => 'Это решать не вам.',
  'app.noObjection': ({ days: count }, { plural }) =>
    `Возразить здесь не на что: возражение возможно ${count} ${plural(count, days)}, пока на месте сидит тот, кто его занял после вас.`,
  'app.objectedBefore': () => 'Вы уже возразили; слово за столом.',
  'app.undoOfOther': () =>
    'Этот ответ дал тот, кто сидел здесь до вас, и просто взять его назад нельзя. Стол может решить это голосованием.',
  'app.proposesSeat': ({ seat, from, to }, { quote }) =>
    `Передать место ${seat + 1}, где сидит ${quote(from)}, игроку ${quote(to)}.`,
  'app.proposesReturn': ({ seat, from, to }, { quote }) =>
    `Вернуть место ${seat + 1} игроку ${quote(to)}; сейчас там ${quote(from)}.`,
};
