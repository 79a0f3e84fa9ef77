import type { SheetId } from '#games/twilight-inscription/tables/vocabulary.ts';
import { type Area, plainScene } from '../kit/area.ts';
import type { Scene, Shape } from '../scene.ts';
import { boxesArea } from './boxes.ts';
import { expansionArea } from './expansion.ts';
import { handAreas } from './hand.ts';
import { headerArea } from './header.ts';
import { industryArea } from './industry.ts';
import { legendArea } from './legend.ts';
import { asDrafted } from './marks.ts';
import { navigationArea } from './navigation.ts';
import { type Sheet, WIDTH } from './sheet.ts';
import { stockArea } from './stock.ts';
import { warfareArea } from './warfare.ts';

const GAP = 14;

const BODIES: Readonly<Record<SheetId, (sheet: Sheet) => Area>> = {
  navigation: navigationArea,
  expansion: expansionArea,
  industry: industryArea,
  warfare: warfareArea,
};

/** What is marked on a sheet, without what stands around it. */
export const sheetBody = (sheet: Sheet): Area => framed(sheet, BODIES[sheet.id]);

/** Frames around what may be marked and around what is drafted, the latter in a colour of their own. */
function framed(sheet: Sheet, area: (sheet: Sheet) => Area): Area {
  const { legal, drafted } = sheet;
  if (drafted.size === 0) return area(sheet);
  const drawn = area({ ...sheet, legal: drafted });
  const open = area({ ...sheet, legal: new Set([...legal].filter((place) => !drafted.has(place))) });
  return {
    height: open.height,
    draw: (at) => [
      ...open.draw(at),
      ...drawn
        .draw(at)
        .filter(({ of }) => of?.startsWith('legal:'))
        .map(asDrafted),
    ],
  };
}

/** A whole sheet: its head, what is marked on it, what can be spent, technologies and objective, and the legend. */
export function drawnSheet(sheet: Sheet): { readonly shapes: readonly Shape[]; readonly height: number } {
  const areas = [
    framed(sheet, headerArea),
    ...handAreas(sheet),
    sheetBody(sheet),
    stockArea(sheet),
    framed(sheet, boxesArea),
    legendArea(sheet),
  ];
  let top = GAP / 2;
  const shapes = areas.flatMap((area) => {
    const y = top;
    top += area.height + GAP;
    return area.draw([0, y]);
  });
  return { shapes, height: Math.ceil(top) };
}

/** One sheet of a seat as a picture of its own. */
export const sheetScene = (sheet: Sheet): Scene => plainScene({ width: WIDTH, ...drawnSheet(sheet) });
