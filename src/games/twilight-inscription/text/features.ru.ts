import type { Speaker } from '#core/message.ts';
import { MECATOL } from '../tables/navigation.ts';
import type { Change } from '../tables/side-a/changes.ts';
import type { FeatureId } from '../tables/side-a/index.ts';
import { SPECIALS } from '../tables/vocabulary.ts';
import { counted, forms, gainedPoints, resources, specialAccusative } from './counted.ru.ts';
import { anomalyChanges, changesOf, otherWins, touchedOnSideB } from './features.ts';
import { namesRu } from './names.ru.ts';
import { drawnShape } from './shape.ts';
import { technologyTextRu } from './technology.ru.ts';
import { sentence, symbolsOf, tally } from './words.ts';

type Of<C extends Change['change']> = Extract<Change, { readonly change: C }>;

const place = (id: string) => (id === MECATOL ? 'Мекатол-Рекс' : id);
const SYMBOL = { ...namesRu.resources, '*': 'любой' };
const ORDINAL = ['', 'первой', 'второй', 'третьей', 'четвёртой'];
const DOT = forms('точка', 'точки', 'точек');
const SIDE = { left: 'слева', right: 'справа' } as const;

function wormhole({ id, next }: Of<'wormhole'>, { list }: Speaker): string {
  const before = touchedOnSideB(id);
  return before.length === 0
    ? `ещё одна червоточина ${id}, рядом с ней ${list(next)}`
    : `рядом с червоточиной ${id} лежит ${list(next)}, а не ${list(before)}`;
}

function base({ id, base: { cost, asset } }: Of<'base'>): string {
  const changed = [
    ...(cost ? [`стоимость — ${tally([...cost] as 'M'[], namesRu.resources)}`] : []),
    ...(asset ? [`актив — ${namesRu.assets[asset]}`] : []),
  ];
  return `база ${id}: ${changed.join('; ')}`;
}

function chart({ chart: { goodColumns, rowVictory, voteVictory } }: Of<'chart'>, s: Speaker): string {
  const steps = (all: readonly { readonly after: number; readonly vp: number }[]) =>
    s.list(all.map(({ after, vp }) => `${gainedPoints(vp, s)} после ${after}-го`));
  return [
    ...(goodColumns ? [`«+1 товар» стоит под столбцами ${s.list(goodColumns.map(String))}`] : []),
    ...(rowVictory ? [`каждая строка продукции даёт ${steps(rowVictory)} символа`] : []),
    ...(voteVictory ? [`символы «+1 голос» дают ${steps(voteVictory)}`] : []),
  ].join('; ');
}

const dashed = ({ cells }: Of<'dashed'>, { list }: Speaker) =>
  SPECIALS.map((special) => ({ special, ids: Object.keys(cells).filter((id) => cells[id] === special) }))
    .filter(({ ids }) => ids.length > 0)
    .map(({ special, ids }) => `чтобы зачеркнуть ${list(ids)}, потратьте ${specialAccusative[special]}`)
    .join('; ');

function unit({ id, unit: { shape, unlock } }: Of<'unit'>, s: Speaker): string {
  return [
    ...(shape ? [`${namesRu.units[id]}: ${counted(shape.length, DOT, s)}, схема ${drawnShape(shape)}`] : []),
    ...(unlock ? [`${namesRu.units[id]}: чтобы разблокировать, потратьте ${specialAccusative[unlock]}`] : []),
  ].join('; ');
}

function anomalies({ dots }: Of<'anomalies'>, { list }: Speaker): string {
  const { added, gone } = anomalyChanges(dots);
  return [
    ...(added.length > 0 ? [`новые аномалии: ${list(added)}`] : []),
    ...(gone.length > 0 ? [`здесь аномалий нет: ${list(gone)}`] : []),
  ].join('; ');
}

const win = ({ win: table }: Of<'win'>) =>
  otherWins(table)
    .map(
      ({ war, side, asset, instead }) =>
        `за победу ${SIDE[side]} в ${ORDINAL[war]} войне актив другой: ${namesRu.assets[asset]}, а не ${namesRu.assets[instead]}`,
    )
    .join('; ');

function changeRu(change: Change, s: Speaker): string {
  switch (change.change) {
    case 'lane':
      return `${change.lanes.length === 1 ? 'ещё одна гиперлиния' : 'ещё гиперлинии'}: ${change.lanes.map((ends) => ends.map(place).join(' – ')).join(', ')}`;
    case 'explored':
      return `исследованы с начала партии: ${s.list(change.systems)}`;
    case 'wormhole':
      return wormhole(change, s);
    case 'base':
      return base(change);
    case 'population':
      return `очки на треке населения: ${change.track.join(', ')}`;
    case 'grid':
      return `символы планеты ${change.planet} (${namesRu.planets[change.planet] ?? ''}) по рядам: ${change.grid.map((row) => symbolsOf(row, SYMBOL).join(', ')).join(' / ')}`;
    case 'chart':
      return chart(change, s);
    case 'crossed':
      return `${change.cells.length === 1 ? 'с начала партии зачёркнута ячейка' : 'с начала партии зачёркнуты ячейки'} ${s.list(change.cells)}`;
    case 'dashed':
      return dashed(change, s);
    case 'legend':
      return SPECIALS.flatMap((special) => {
        const as = change.legend[special];
        return as
          ? [`здесь можно потратить ${specialAccusative[special]} как ${resources(as.n, as.r, s)}`]
          : [];
      }).join('; ');
    case 'unit':
      return unit(change, s);
    case 'anomalies':
      return anomalies(change, s);
    case 'win':
      return win(change);
    case 'technology':
      return `технология «${namesRu.technologies[change.technology]}» вместо технологии «${namesRu.technologies[change.replaces]}». ${technologyTextRu(change.technology, s)}`.replace(
        /\.$/,
        '',
      );
  }
}

/** What is special about a sheet of side A. */
export const featureRu = (feature: FeatureId, s: Speaker): string =>
  changesOf(feature)
    .map((change) => sentence(changeRu(change, s)))
    .join(' ');
