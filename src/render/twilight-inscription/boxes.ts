import { objectives } from '#games/twilight-inscription/tables/objectives.ts';
import { technologies } from '#games/twilight-inscription/tables/technologies.ts';
import type { TechnologyId } from '#games/twilight-inscription/tables/vocabulary.ts';
import type { Area } from '../kit/area.ts';
import type { Point, Shape } from '../scene.ts';
import { panel, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { assetMark } from './assets.ts';
import { claimedRing, cornerFrame, crossMark } from './marks.ts';
import { resourceSign } from './resource.ts';
import { INNER, MARGIN, type Sheet } from './sheet.ts';
import { victoryAsset } from './victory.ts';

const GAP = 16;
const BOX = { width: (INNER - 2 * GAP) / 3, height: 236 };
const PAD = 16;

/** The frame of a box: a title, and what it says below the row of its symbols. */
function frame([x, y]: Point, title: { text: string; colour: string; of: string }, text: string): Shape[] {
  return [
    panel({ x, y, ...BOX }),
    words(
      { x: x + PAD, y: y + 8, width: BOX.width - 2 * PAD, height: 38 },
      { ...title, size: 28, weight: 800 },
    ),
    words(
      { x: x + PAD, y: y + 98, width: BOX.width - 2 * PAD, height: 130 },
      { text, size: 21, lines: 6, stand: 'top', colour: theme.dim },
    ),
  ];
}

/** How far a technology is: how many symbols are missing, researched, or used in this round. */
function standing({ mine, say }: Sheet, id: TechnologyId): { text: string; colour: string } {
  const tech = mine.technologies.find((one) => one.id === id);
  if (!tech?.researched)
    return {
      text: say.label('missing', { n: technologies[id].research - (tech?.crossed ?? 0) }),
      colour: theme.faint,
    };
  return mine.used.includes(id)
    ? { text: say.label('used', {}), colour: theme.alarm }
    : { text: say.label('researched', {}), colour: theme.good };
}

function technologyBox(sheet: Sheet, id: TechnologyId, [x, y]: Point): Shape[] {
  const { mine, say, legal } = sheet;
  const { research, special, code } = technologies[id];
  const tech = mine.technologies.find((one) => one.id === id);
  const crossed = tech?.crossed ?? 0;
  const isResearched = tech?.researched ?? false;
  const [row, left] = [y + 72, x + PAD + 18];
  const after = left + research * 40;
  // Researched otherwise than by all of its symbols: by the asset beside them, or by a card.
  const bySpecial = isResearched && crossed < research;
  const state = standing(sheet, id);
  return [
    ...frame(
      [x, y],
      {
        text: say.names.technologies[id],
        colour: isResearched ? theme.good : theme.ink,
        of: isResearched ? `researched:${id}` : `technology:${id}`,
      },
      say.game('technology.text', { tech: id }),
    ),
    ...Array.from({ length: research }, (_, at): Shape[] => {
      const place = { x: left + at * 40, y: row, r: 15 };
      return [
        ...resourceSign(place, 'R', { of: `symbol:${id}:${at}` }),
        ...(at < crossed ? crossMark({ ...place, r: 14 }, theme.ink, `crossed:${id}:${at}`) : []),
      ];
    }).flat(),
    words(
      { x: after - 16, y: row - 16, width: 48, height: 32 },
      { text: say.label('or', {}), size: 21, colour: theme.dim, align: 'centre' },
    ),
    ...assetMark({ x: after + 58, y: row, r: 21 }, special, {
      state: bySpecial ? 'gained' : 'open',
      of: `by:${id}`,
    }),
    words(
      { x: after + 84, y: row - 18, width: x + BOX.width - PAD - after - 84, height: 36 },
      { ...state, size: 22, weight: 600, align: 'right' },
    ),
    ...(legal.has(`technology:${code}`)
      ? cornerFrame(
          { x: left + Math.min(crossed, research - 1) * 40, y: row, r: 20 },
          `legal:technology:${code}`,
        )
      : []),
  ];
}

/** The objective of the sheet: what it takes, how far the seat is, what it is worth now and what was written. */
function objectiveBox({ view, mine, id, say }: Sheet, [x, y]: Point): Shape[] {
  const found = view.objectives.find((one) => objectives[one.id].sheet === id);
  if (!found) return [];
  const { first, later } = objectives[found.id];
  const scored = mine.objectives.find((one) => one.id === found.id)?.vp ?? null;
  const far = mine.progress.find((one) => one.id === found.id);
  const row = y + 72;
  const worth = (vp: number, at: number, label: 'first' | 'later'): Shape[] => {
    const place = { x: x + PAD + 22 + at * 165, y: row, r: 22 };
    const isGone = label === 'first' && found.first !== null && scored !== vp;
    return [
      ...victoryAsset(place, vp),
      ...(scored === vp ? [claimedRing(place, `objective:${found.id}`)] : []),
      ...(isGone ? crossMark({ ...place, r: 17 }, theme.alarm, `taken:${found.id}`) : []),
      words(
        { x: place.x + 28, y: row - 18, width: 112, height: 36 },
        { text: say.label(label, {}), size: 22, colour: theme.dim },
      ),
    ];
  };
  return [
    ...frame(
      [x, y],
      {
        text: say.label('objective', { name: say.names.objectives[found.id] }),
        colour: theme.gold,
        of: `goal:${found.id}`,
      },
      say.game('objective.text', { objective: found.id }),
    ),
    ...worth(first, 0, 'first'),
    ...worth(later, 1, 'later'),
    ...(far
      ? [
          words(
            { x: x + BOX.width - PAD - 110, y: row - 20, width: 110, height: 40 },
            {
              text: `${far.have} / ${far.need}`,
              size: 28,
              weight: 800,
              align: 'right',
              colour: scored === null ? theme.ink : theme.good,
              of: `progress:${found.id}`,
            },
          ),
        ]
      : []),
  ];
}

/** The two technologies of a sheet and its objective, side by side. */
export function boxesArea(sheet: Sheet): Area {
  const own = sheet.layout.technologies.filter((id) => technologies[id].sheet === sheet.id);
  return {
    height: BOX.height,
    draw: ([x, y]) => {
      const left = (at: number): Point => [x + MARGIN + at * (BOX.width + GAP), y];
      return [
        ...own.flatMap((id, at) => technologyBox(sheet, id, left(at))),
        ...objectiveBox(sheet, left(own.length)),
      ];
    },
  };
}
