import type { Speaker } from '#core/message.ts';
import { MECATOL } from '../tables/navigation.ts';
import type { Change } from '../tables/side-a/changes.ts';
import type { FeatureId } from '../tables/side-a/index.ts';
import { SPECIALS } from '../tables/vocabulary.ts';
import { aSpecial, gainedPoints, given } from './counted.en.ts';
import { anomalyChanges, changesOf, otherWins, touchedOnSideB } from './features.ts';
import { namesEn } from './names.en.ts';
import { drawnShape } from './shape.ts';
import { technologyTextEn } from './technology.en.ts';
import { sentence, symbolsOf, tally } from './words.ts';

type Of<C extends Change['change']> = Extract<Change, { readonly change: C }>;

const place = (id: string) => (id === MECATOL ? 'Mecatol Rex' : id);
const SYMBOL = { ...namesEn.resources, '*': 'any' };
const ORDINAL = ['', 'first', 'second', 'third', 'fourth'];

function wormhole({ id, next }: Of<'wormhole'>, { list }: Speaker): string {
  const before = touchedOnSideB(id);
  return before.length === 0
    ? `a further wormhole, ${id}, touches ${list(next)}`
    : `wormhole ${id} touches ${list(next)} instead of ${list(before)}`;
}

function base({ id, base: { cost, asset } }: Of<'base'>, s: Speaker): string {
  const costs = cost && `costs ${tally([...cost] as 'M'[], namesEn.resources)}`;
  const gives = asset && `gives ${given(asset, s)}`;
  return `base ${id} ${[costs, gives].filter(Boolean).join(' and ')}`;
}

function chart({ chart: { goodColumns, rowVictory, voteVictory } }: Of<'chart'>, s: Speaker): string {
  const steps = (all: readonly { readonly after: number; readonly vp: number }[]) =>
    s.list(all.map(({ after, vp }) => `${gainedPoints(vp, s)} after ${after}`));
  return [
    ...(goodColumns ? [`“+1 good” stands under columns ${s.list(goodColumns.map(String))}`] : []),
    ...(rowVictory ? [`a row of products gives ${steps(rowVictory)}`] : []),
    ...(voteVictory ? [`the row of “+1 vote” gives ${steps(voteVictory)}`] : []),
  ].join('; ');
}

const dashed = ({ cells }: Of<'dashed'>, { list }: Speaker) =>
  SPECIALS.map((special) => ({ special, ids: Object.keys(cells).filter((id) => cells[id] === special) }))
    .filter(({ ids }) => ids.length > 0)
    .map(
      ({ special, ids }) => `${list(ids)} ${ids.length === 1 ? 'is' : 'are'} opened by ${aSpecial[special]}`,
    )
    .join('; ');

function unit({ id, unit: { shape, unlock } }: Of<'unit'>): string {
  return [
    ...(shape ? [`${namesEn.units[id]}: ${shape.length} dots in the shape ${drawnShape(shape)}`] : []),
    ...(unlock ? [`${namesEn.units[id]}: unlocked by ${aSpecial[unlock]}`] : []),
  ].join('; ');
}

function anomalies({ dots }: Of<'anomalies'>, { list }: Speaker): string {
  const { added, gone } = anomalyChanges(dots);
  return [
    ...(added.length > 0 ? [`further anomalies: ${list(added)}`] : []),
    ...(gone.length > 0 ? [`no anomalies at ${list(gone)}`] : []),
  ].join('; ');
}

const win = ({ win: table }: Of<'win'>, s: Speaker) =>
  otherWins(table)
    .map(
      ({ war, side, asset, instead }) =>
        `a win on the ${side} in the ${ORDINAL[war]} war gives ${given(asset, s)} instead of ${given(instead, s)}`,
    )
    .join('; ');

function changeEn(change: Change, s: Speaker): string {
  switch (change.change) {
    case 'lane':
      return `further ${s.plural(change.lanes.length, { one: 'lane', other: 'lanes' })}: ${change.lanes.map((ends) => ends.map(place).join('–')).join(', ')}`;
    case 'explored':
      return `explored from the start: ${s.list(change.systems)}`;
    case 'wormhole':
      return wormhole(change, s);
    case 'base':
      return base(change, s);
    case 'population':
      return `the population track gives ${change.track.join(', ')} points`;
    case 'grid':
      return `symbols of planet ${change.planet} (${namesEn.planets[change.planet] ?? ''}), row by row: ${change.grid.map((row) => symbolsOf(row, SYMBOL).join(', ')).join(' / ')}`;
    case 'chart':
      return chart(change, s);
    case 'crossed':
      return `${s.list(change.cells)} ${change.cells.length === 1 ? 'is' : 'are'} crossed from the start`;
    case 'dashed':
      return dashed(change, s);
    case 'legend':
      return SPECIALS.flatMap((special) => {
        const as = change.legend[special];
        return as ? [`here ${aSpecial[special]} may be spent as ${as.n} ${namesEn.resources[as.r]}`] : [];
      }).join('; ');
    case 'unit':
      return unit(change);
    case 'anomalies':
      return anomalies(change, s);
    case 'win':
      return win(change, s);
    case 'technology':
      return `technology ${namesEn.technologies[change.technology]} stands in place of ${namesEn.technologies[change.replaces]}. ${technologyTextEn(change.technology, s)}`.replace(
        /\.$/,
        '',
      );
  }
}

/** What is special about a sheet of side A. */
export const featureEn = (feature: FeatureId, s: Speaker): string =>
  changesOf(feature)
    .map((change) => sentence(changeEn(change, s)))
    .join(' ');
