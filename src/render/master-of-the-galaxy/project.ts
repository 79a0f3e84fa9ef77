import {
  type CardProject,
  type Cell,
  cards,
  type DiscColour,
  type Held,
} from '#games/master-of-the-galaxy/view.ts';
import type { Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { cellRow, deckSign, resourcePaints, resourceSign, rowWidth, seatDisc, symbolIcon } from './pieces.ts';

const CELL = 34;
const CELLS_FROM = 44;

/** A project of a card in front of a seat. */
export interface Begun {
  readonly held: Held;
  readonly index: number;
  readonly colour: DiscColour;
}

/** The left end of a project's row, in the middle of its height. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** A sign for what the project brings, then its cells with their cubes. */
export function projectRow({ held, index, colour }: Begun, { x, y }: Place): Shape[] {
  const printed = cards[held.id].projects[index] as CardProject;
  const state = held.projects[index];
  const of = `card:${held.id}:${index}`;
  const cubes = state?.cells ?? [];
  const cells = cellRow({ x: x + CELLS_FROM, y, size: CELL, printed: printed.cells, cubes, of });
  const after = { x: x + CELLS_FROM + rowWidth(printed.cells.length, CELL) + 6, y };
  switch (printed.kind) {
    case 'base':
      return [...baseSign(state?.disc ? colour : null, `prepared:${held.id}:${index}`)({ x, y }), ...cells];
    case 'card':
      return [
        ...deckSign({ x: x + 18, y, size: 36 }, printed.gives, `gives:${of}`),
        ...cells,
        ...times(printed.count, after),
      ];
    case 'theft':
      return [
        { kind: 'icon', icon: 'theft', x: x + 8, y, size: 23, colour: theme.ink },
        resourceSign({ x: x + 31, y, size: 16 }, printed.takes, resourcePaints[printed.takes].edge),
        ...cells,
      ];
    case 'development':
      return [
        {
          kind: 'icon',
          icon: 'works',
          x: x + 18,
          y,
          size: 26,
          colour: state?.done ? theme.good : theme.faint,
        },
        ...cells,
      ];
    case 'programme': {
      const shade = state?.done ? theme.gold : theme.faint;
      return [
        { kind: 'icon', icon: 'programme', x: x + 18, y, size: 30, colour: shade },
        ...cells,
        ...printed.symbols.map((symbol, i) =>
          symbolIcon({ x: after.x + 12 + i * 28, y, size: 24 }, symbol, shade),
        ),
      ];
    }
  }
}

/** The round cell: it holds the prepared base, or waits for one (10.2). */
const baseSign =
  (prepared: DiscColour | null, of: string) =>
  ({ x, y }: Place): Shape[] => {
    const disc = { x: x + 18, y, r: 17 };
    const icon = { kind: 'icon' as const, icon: 'base' as const, x: x + 18, y, size: 20 };
    if (prepared) return [seatDisc(disc, prepared, of), { ...icon, colour: theme.dark }];
    const stroke = { colour: theme.dim, width: 2, dash: [5, 4] };
    return [
      { kind: 'disc', ...disc, fill: { colour: theme.space }, stroke },
      { ...icon, colour: theme.dim },
    ];
  };

/** How many cards a project brings, if it is more than one. */
function times(count: number, { x, y }: Place): Shape[] {
  if (count === 1) return [];
  return [words({ x, y: y - 14, width: 40, height: 28 }, { text: `×${count}`, size: 22, weight: 600 })];
}

/** A side of a conflict that is not yet laid: what it will cost. */
export function sideCost(side: 'red' | 'blue', printed: readonly Cell[], { x, y }: Place): Shape[] {
  const tab = resourcePaints[side].fill;
  return [
    { kind: 'box', x: x + 14, y: y - CELL / 2, width: 10, height: CELL, radius: 4, fill: { colour: tab } },
    ...cellRow({ x: x + CELLS_FROM, y, size: CELL, printed, cubes: [], of: `cost:${side}` }),
  ];
}
