import type { Texts } from '#core/message.ts';
import { conditionOf } from '../components/index.ts';
import { namesIn } from '../names/naming.ts';
import type { ObjectivesLexicon } from './lexicon.ts';

const POOLS = { tactic: 'Тактический резерв', strategy: 'Стратегический резерв' };
const points = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };
const units = {
  one: 'повреждённый отряд',
  few: 'повреждённых отряда',
  many: 'повреждённых отрядов',
  other: 'повреждённого отряда',
};
const tokens = {
  one: 'жетон приказа',
  few: 'жетона приказа',
  many: 'жетонов приказа',
  other: 'жетона приказа',
};
const secrets = {
  one: 'секретной цели',
  few: 'секретных целей',
  many: 'секретных целей',
  other: 'секретной цели',
};

export const objectives: Texts<ObjectivesLexicon> = {
  'fact.statusPhase': ({ round }) => `Начинается фаза статуса ${round}-го раунда.`,
  'fact.objectiveRevealed': ({ objective }, speaker) =>
    `Новая общая цель: «${namesIn(speaker).objectives[objective]}» (${conditionOf(speaker, objective)}).`,
  'fact.objectivesSpent': () => 'Открывать больше нечего: общие цели закончились, игра окончена.',
  'fact.objectiveScored': ({ seat, objective }, speaker) =>
    `${speaker.seat(seat)} выполняет цель «${namesIn(speaker).objectives[objective]}».`,
  'fact.secretDrawn': ({ seat }, speaker) => `${speaker.seat(seat)} берёт секретную цель.`,
  'fact.secretSeen': ({ secret }, speaker) =>
    `Ваша новая секретная цель: «${namesIn(speaker).objectives[secret]}».`,
  'fact.secretReturned': ({ seat }, speaker) =>
    `${speaker.seat(seat)} замешивает секретную цель обратно в колоду.`,
  'fact.allRepaired': ({ count }, speaker) =>
    `Ремонт: ${count} ${speaker.plural(count, units)} снова в строю.`,
  'fact.strategyKept': ({ seat }, speaker) =>
    `${speaker.seat(seat)} сохраняет у себя карты стратегий этого раунда.`,
  'fact.eliminated': ({ seat }, speaker) => `Разгром: ${speaker.seat(seat)} выбывает из игры.`,
  'ask.score': () => 'Какие цели вы засчитываете? Не больше одной общей и одной секретной.',
  'ask.scorePublic': () => 'Какую общую цель вы засчитываете?',
  'ask.returnSecret': ({ count }, speaker) =>
    `У вас больше ${count} ${speaker.plural(count, secrets)}. Какая вернётся в колоду?`,
  'ask.spendTokens': ({ count }, speaker) =>
    `Потратьте ${count} ${speaker.plural(count, tokens)}. Из каких резервов?`,
  'group.public': ({ objective }, speaker) => `Общая: ${conditionOf(speaker, objective)}`,
  'group.secret': ({ objective }, speaker) => `Секретная: ${conditionOf(speaker, objective)}`,
  'option.objective': ({ objective, points: count }, speaker) =>
    `${namesIn(speaker).objectives[objective]} (${count} ${speaker.plural(count, points)})`,
  'option.scoreSecret': ({ secret }, speaker) => `Засчитать цель «${namesIn(speaker).objectives[secret]}»`,
  'option.secret': ({ secret }, speaker) => namesIn(speaker).objectives[secret],
  'option.scoreNothing': () => 'Никакую',
  'option.tokensFrom': ({ pool, count }) => `${POOLS[pool]} (${count})`,
  'no.notMet': () => 'Требование не выполнено.',
  'no.homeLost': () => 'Вы контролируете не все планеты своей родной системы.',
  'no.byDeed': () => 'Эту цель засчитывают в фазе действий, в тот самый момент.',
  'no.onePublic': () => 'За одну фазу статуса можно засчитать не больше одной общей цели.',
  'no.oneSecret': () => 'За одну фазу статуса можно засчитать не больше одной секретной цели.',
};
