import type { Speaker, Texts } from '#core/message.ts';
import { tallyOf } from '../../tables/outcomes.ts';
import { stakes } from '../components/stakes.ts';
import { componentName, namesIn, planetName } from '../names/naming.ts';
import type { AgendaLexicon } from './lexicon.ts';
import { isElection, outcomeName } from './outcomes.ts';

const votes = { one: 'голос', few: 'голоса', many: 'голосов', other: 'голоса' };
const WHY = {
  unfit: 'голосовать по ней нельзя, она сброшена',
  replaced: 'сброшена, вместо неё берут следующую',
  done: 'сброшена',
  repealed: 'больше не действует',
};
const NONE = {
  abstains: 'отказывается голосовать',
  barred: 'не может голосовать',
  none: 'не имеет голосов',
};

const plan = (speaker: Speaker, planned: { outcome: string | null; votes: number }) => {
  if (planned.outcome === null) return 'не голосовать';
  const count = planned.votes === 0 ? '' : `, ${planned.votes} ${speaker.plural(planned.votes, votes)}`;
  return `«${outcomeName(speaker, planned.outcome)}»${count}`;
};

export const agenda: Texts<AgendaLexicon> = {
  'fact.agendaRevealed': ({ seat, agenda: id }, speaker) =>
    `${speaker.seat(seat)} раскрывает карту политики «${namesIn(speaker).agendas[id]}».`,
  'fact.noAgenda': () => 'Карт политики больше не осталось.',
  'fact.agendaDiscarded': ({ agenda: id, why }, speaker) =>
    `Карта политики «${namesIn(speaker).agendas[id]}»: ${WHY[why]}.`,
  'fact.voteAgain': ({ agenda: id }, speaker) =>
    `По закону «${namesIn(speaker).agendas[id]}» голосуют ещё раз.`,
  'fact.lawEnacted': ({ agenda: id, seat, planet }, speaker) => {
    const name = `Закон «${namesIn(speaker).agendas[id]}» вступает в силу`;
    if (seat !== null) return `${name}. Его владелец: ${speaker.seat(seat)}.`;
    if (planet === null) return `${name}.`;
    return `${name} на планете ${planetName(speaker, planet)}.`;
  },
  'fact.lawPassed': ({ agenda: id, seat }, speaker) =>
    `Новый владелец закона «${namesIn(speaker).agendas[id]}»: ${speaker.seat(seat)}.`,
  'fact.voted': ({ seat, outcome, count, planets }, speaker) => {
    const with_ = speaker.list(planets.map((planet) => planetName(speaker, planet)));
    const cast = `${speaker.seat(seat)} отдаёт ${count} ${speaker.plural(count, votes)}: «${outcomeName(speaker, outcome)}»`;
    return planets.length === 0 ? `${cast}.` : `${cast} (${with_}).`;
  },
  'fact.abstained': ({ seat, why }, speaker) => `${speaker.seat(seat)} ${NONE[why]}.`,
  'fact.votesAdded': ({ seat, count, outcome, total }, speaker) =>
    `${speaker.seat(seat)} добавляет ${count} ${speaker.plural(count, votes)}: «${outcomeName(speaker, outcome)}», всего ${total}.`,
  'fact.predicted': ({ seat, component, outcome }, speaker) =>
    `${speaker.seat(seat)} предсказывает «${outcomeName(speaker, outcome)}» (${componentName(speaker, component)}).`,
  'fact.foretold': ({ seat, component }, speaker) =>
    `${speaker.seat(seat)}: предсказание сбылось, применяется «${componentName(speaker, component)}».`,
  'fact.speakerDecides': ({ seat, outcome, tied }, speaker) =>
    `${tied ? 'Голоса разделились поровну' : 'Никто не проголосовал'}. Решает председатель, ${speaker.seat(seat)}: «${outcomeName(speaker, outcome)}».`,
  'fact.outcome': ({ agenda: id, outcome }, speaker) =>
    isElection(id)
      ? `«${namesIn(speaker).agendas[id]}»: выбор сделан, это ${outcomeName(speaker, outcome)}.`
      : `«${namesIn(speaker).agendas[id]}»: принято решение «${outcomeName(speaker, outcome)}».`,
  'fact.secretPublished': ({ secret }, speaker) =>
    `Секретная цель «${namesIn(speaker).objectives[secret]}» становится общей.`,
  'fact.planetsReadied': () => 'Все планеты подготовлены.',
  'ask.vote': ({ agenda: id, votes: cast }, speaker) => {
    const ask = `Как голосуете по карте «${namesIn(speaker).agendas[id]}»?\n${stakes(speaker, id)}`;
    const sums = [...tallyOf(cast)].map(([outcome, count]) => `${outcomeName(speaker, outcome)} ${count}`);
    return sums.length === 0 ? ask : `${ask}\nГолоса: ${sums.join(', ')}`;
  },
  'ask.votePlanets': ({ outcome }, speaker) =>
    `Какие планеты перевернёте, чтобы проголосовать за вариант «${outcomeName(speaker, outcome)}»? Если ни одной, вы не голосуете.`,
  'ask.voteAhead': ({ agenda: id, planned }, speaker) => {
    const now = planned ? ` Решено: ${plan(speaker, planned)}.` : '';
    return `Как вы проголосуете по карте «${namesIn(speaker).agendas[id]}»?${now}\n${stakes(speaker, id)}\nДо вашей очереди об этом знаете только вы, и до тех пор решение можно изменить.`;
  },
  'ask.voteAheadPlanets': ({ outcome }, speaker) =>
    `Какие планеты перевернёте, чтобы проголосовать за вариант «${outcomeName(speaker, outcome)}»? Если ни одной, вы не голосуете. Если к тому времени какая-то из них не сможет голосовать, вас спросят, разве что вы разрешите взять вместо неё другие.`,
  'ask.outcome': ({ agenda: id }, speaker) =>
    `Голоса не решили дело по карте «${namesIn(speaker).agendas[id]}». Что решите как председатель?\n${stakes(speaker, id)}`,
  'ask.predict': ({ agenda: id, component }, speaker) =>
    `«${componentName(speaker, component)}»: какой исход голосования по карте «${namesIn(speaker).agendas[id]}» предскажете?\n${stakes(speaker, id)}`,
  'option.outcome': ({ outcome }, speaker) => outcomeName(speaker, outcome),
  'option.abstain': () => 'Отказаться голосовать',
  'option.undecided': () => 'Решить в свою очередь',
  'option.otherPlanets': () => 'Вместо выбывших планет можно взять другие',
  'hand.ahead': ({ agenda: id, planets, others, ...planned }, speaker) => {
    const with_ = planets.map((planet) => planetName(speaker, planet)).join(', ');
    const beside = others ? ' или другие' : '';
    return `Ваш голос по карте «${namesIn(speaker).agendas[id]}»: ${plan(speaker, planned)}${with_ === '' ? '' : ` (${with_}${beside})`}`;
  },
  'sum.votes': ({ outcome, count, of }, speaker) =>
    count === 0
      ? 'Вы не голосуете.'
      : `За вариант «${outcomeName(speaker, outcome)}»: ${count} из ваших ${of} ${speaker.plural(of, { one: 'голоса', few: 'голосов', many: 'голосов', other: 'голосов' })}.`,
  'option.voteWith': ({ planet, count }, speaker) => `${planetName(speaker, planet)} (${count})`,
};
