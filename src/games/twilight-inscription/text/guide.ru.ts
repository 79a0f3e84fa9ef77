import type { Texts } from '#core/message.ts';
import { KEPT } from '../tables/vocabulary.ts';
import { counted, forms } from './counted.ru.ts';
import type { GuideLexicon } from './guide.ts';
import { namesRu } from './names.ru.ts';
import { tally } from './words.ts';

export const guideRu: Texts<GuideLexicon> = {
  'coach.faction': () => 'Первое свойство работает всю партию, второе — с каждым фракционным активом.',
  'coach.sheet': () => 'Активен один планшет: карта и кубики тратятся на нём. Смотрите, где они нужнее.',
  'coach.card': () => 'Отмечайте сразу несколько: одно открывает другое. До кнопки ничего не отправится.',
  'coach.dice': () => 'Кубики у всех одни и те же. Что планшет может принять, нужно потратить.',
  'coach.planet': () => 'Планетные активы приносит навигация, а планеты они открывают на экспансии.',
  'coach.industry': () =>
    'Материал вычёркивает клетку, влияние и исследование присоединяют рядом с вычеркнутой.',
  'coach.warfare': () => 'В ближайшей войне считаются только точки ниже следующей пунктирной линии.',
  'coach.relic': () => 'Реликвия берётся сразу: отметки до неё уже не вернуть.',
  'coach.vote': () => 'Отданные голоса сгорают, чья бы ни взяла. Звезда — у более доброго исхода.',
  'coach.objectives': () => 'Первому за цель больше; в одном и том же раунде первые все.',
  'guide.standing': ({ round, rounds, event }) =>
    round === 0 ? 'подготовка' : `раунд ${round} из ${rounds}${event ? `, «${namesRu.events[event]}»` : ''}`,
  'guide.stock': ({ goods, votes, kept, relics }) => {
    const some = KEPT.map((asset) => ({ asset, n: kept.filter((one) => one === asset).length })).filter(
      ({ n }) => n > 0,
    );
    return [
      `товары: ${goods}`,
      `голоса: ${votes}`,
      ...some.map(({ asset, n }) => `${namesRu.assets[asset]}: ${n}`),
      ...(relics > 0 ? [`реликвии на руке: ${relics}`] : []),
    ].join(' · ');
  },
  'guide.objectives': ({ objectives }) =>
    objectives
      .map(
        ({ objective, have, need, isTaken }) =>
          `«${namesRu.objectives[objective]}» ${have}/${need}${isTaken ? '' : ' ★'}`,
      )
      .join(' · '),
  'guide.dice': ({ dice }) => `кубики: ${tally(dice, namesRu.resources)}`,
  'deed.marks': ({ marks }, s) =>
    marks === 0
      ? 'Ничего не отмечать'
      : `Отметить: ${counted(marks, forms('отметка', 'отметки', 'отметок'), s)}`,
  'deed.votes': ({ votes }, s) => `Отдать ${counted(votes, forms('голос', 'голоса', 'голосов'), s)}`,
  'reason.plan': () => 'больше всего очков за остаток партии',
  'setting.side': () => 'Планшеты',
  'setting.side.A': () => 'Сторона А',
  'setting.side.A.about': () => 'У каждого свои планшеты, на каждом своя особенность.',
  'setting.side.B': () => 'Сторона Б',
  'setting.side.B.about': () => 'Одинаковые планшеты: лучше для первой партии.',
  'setting.factions': () => 'Фракции',
  'setting.factions.choose': () => 'На выбор',
  'setting.factions.choose.about': () => 'Каждый оставляет одну из трёх.',
  'setting.factions.deal': () => 'Раздать',
  'setting.factions.deal.about': () => 'Каждому достаётся одна.',
  'setting.difficulty': () => 'Дополнительная фракция',
  'setting.difficulty.easy': () => 'Лёгкая',
  'setting.difficulty.easy.about': () => 'Для одного и двоих: победа от 40 очков.',
  'setting.difficulty.medium': () => 'Средняя',
  'setting.difficulty.medium.about': () => 'У неё есть фора; победа от 60 очков.',
  'setting.difficulty.hard': () => 'Сложная',
  'setting.difficulty.hard.about': () => 'У неё большая фора; победа от 80 очков.',
  'prepared.sheet': ({ sheet }) => namesRu.sheets[sheet],
  'prepared.choose': () => 'Выбирать за меня',
  'prepared.spend': () => 'Тратить за меня',
};
