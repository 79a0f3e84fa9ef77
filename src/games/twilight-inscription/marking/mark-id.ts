import { technologies } from '../tables/technologies.ts';
import type { Laying, Mark, Pick, SheetMark, Use } from './mark.ts';

function sheetMarkId(mark: SheetMark, pays: string): string {
  switch (mark.mark) {
    case 'explore':
      return `${pays}${mark.from.includes('>') ? `>${mark.from}` : ''}>${mark.system}`;
    case 'claim':
      return `${pays}+${mark.system}`;
    case 'develop':
      return pays === '' ? mark.symbol : `${pays}.${mark.symbol}`;
    case 'base':
      return `${mark.base}:${mark.r}`;
    case 'crossCell':
      return `${pays}x${mark.cell}`;
    case 'claimCell':
      return `${pays}+${mark.cell}`;
    case 'technology':
      return `t:${technologies[mark.tech].code}`;
    case 'infantry':
      return pays === '' ? `i@${mark.dot}` : `${pays}.i@${mark.dot}`;
    case 'pay':
      return `${mark.copy}:${mark.r}`;
  }
}

function useId(use: Use): string {
  switch (use.use) {
    case 'good':
      return `g.${use.r}`;
    case 'convert':
      return `${use.from}~${use.to}@${use.by === 'faction' ? use.by : technologies[use.by].code}`;
    case 'special':
      return use.special;
    case 'unlockPlanet':
      return `u:${use.planet}`;
    case 'buildBase':
      return `${use.base}!`;
    case 'die':
      return `d:${use.r}`;
    case 'research':
      return `t:${technologies[use.tech].code}!`;
    case 'openCell':
      return `*${use.cell}`;
    case 'unlockUnit':
      return `u:${use.unit}`;
    case 'createUnit':
      return `${use.copy}!`;
    case 'technology':
      return `!${technologies[use.tech].code}`;
    case 'relic':
      return `r:${use.relic}`;
  }
}

function pickId(pick: Pick): string {
  switch (pick.pick) {
    case 'product':
      return `[${pick.product}]`;
    case 'special':
      return `[${pick.special}]`;
    case 'research':
      return `[${technologies[pick.tech].code}]`;
    case 'more':
      return '[more]';
    case 'noMore':
    case 'enough':
      return '[-]';
  }
}

/** A mark in short notation, which is its id in answers and logs; where two resources could pay, it begins with the one that does. */
export function markId(mark: Exclude<Mark, Laying>): string {
  if ('mark' in mark) return sheetMarkId(mark, mark.pays ?? '');
  return 'use' in mark ? useId(mark) : pickId(mark);
}
