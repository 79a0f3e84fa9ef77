import type { Texts } from '../message.ts';
import type { CoreLexicon } from './lexicon.ts';

const range = (min: number, max: number) => (min === max ? `ровно ${min}` : `от ${min} до ${max}`);

export const ru: Texts<CoreLexicon> = {
  'core.stale': () => 'Этот вопрос уже закрыт: игра ушла вперёд. Посмотрите, о чём вас спрашивают сейчас.',
  'core.notYours': () => 'Этот вопрос задан не вам.',
  'core.malformed': () => 'Ответ не того вида, которого ждёт вопрос.',
  'core.notOffered': () => 'Такого среди предложенного нет.',
  'core.twice': () => 'Одно и то же выбрано дважды.',
  'core.pickRange': ({ min, max, count }) => `Нужно выбрать ${range(min, max)}, а выбрано ${count}.`,
  'core.marksRange': ({ min, max, count }) => `Отметок нужно ${range(min, max)}, а сделано ${count}.`,
  'core.turn': ({ shape, drawn }, { say }) => `${say(shape)}, вот так: ${drawn}`,
  'core.cells': ({ cells }) => `на ${cells}`,
  'core.orderAll': ({ count }) => `Расставьте по порядку все (${count}), каждое по одному разу.`,
  'core.amountRange': ({ min, max }) => `Нужно целое число: ${range(min, max)}.`,
  'core.slotRange': ({ slot, min, max }, { say }) => `${say(slot)}: можно ${range(min, max)}.`,
  'core.totalRange': ({ min, max, total }) => `Всего должно быть ${range(min, max)}, а у вас ${total}.`,
  'core.tooLong': ({ max }) => `Не длиннее ${max} знаков, пожалуйста.`,
  'core.over': () => 'Эта партия окончена.',
  'core.stuck': () => 'За этим столом случилась наша ошибка, он ждёт починки. Ничего не потеряно.',
  'core.undoUnknown': () => 'Такого вашего ответа, чтобы взять его назад, нет.',
  'core.undoNeedsVote': () =>
    'С тех пор что-то раскрыто или на это опираются другие: вернуть может только стол, голосованием.',
  'core.repairMalformed': ({ reason }, { quote }) => `Эту починку нельзя применить: ${quote(reason)}`,
  'core.repairBreaks': ({ reason }, { quote }) =>
    `После такой починки стол окажется в невозможном состоянии: ${quote(reason)}`,
  'core.repairFixed': ({ reason }, { quote }) =>
    `Это решено при подготовке партии и больше не меняется: ${quote(reason)}`,
  'core.moduleNeeds': ({ module, needs }, { say }) =>
    `«${say(module)}» играется только вместе с «${say(needs)}».`,
  'core.moduleConflict': ({ module, with: other }, { say }) =>
    `«${say(module)}» и «${say(other)}» вместе не играются.`,
  'core.moduleSeats': ({ module, seats }, { say }) =>
    `«${say(module)}» — только для стольких мест: ${seats}.`,
  'core.gone': ({ key }) => `(здесь случилось то, для чего у этой версии больше нет слов: ${key})`,
  'core.pass': () => 'Не вмешиваться',
  'core.react': () => 'Вмешаетесь?',
};
