import {
  type SlotId,
  type SpaceView,
  TECHNOLOGY_VP,
  type TechnologyId,
  type TechnologyRow,
  technologies,
  type View,
} from '#games/beyond-the-sun/view.ts';
import { rowsFor } from '../fit.ts';
import type { Box, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { brokenName } from './hyphens.ts';
import { blank, pointsStar, seatCube, spaceSign } from './marks.ts';
import { signColours, typeColours } from './palette.ts';
import { signRows, unitFor } from './rows.ts';
import type { Words } from './say.ts';
import type { Seen } from './seen.ts';
import { becomes, iconSign, joined, LEAST, oreSign, personSign, type Sign, written } from './sign.ts';
import { actionSigns, stepSigns } from './steps.ts';
import { typeChips, typeStrip, typeTriangle } from './types.ts';

export const CARD = { width: 258, height: 184 } as const;
const STRIP = 30;
/** How much of the triangle lies on the card, and how far it stands out. */
const TIP = 14;
export const STANDS_OUT = 30 - TIP;
/** The largest height of signs on a card. */
const UNIT = 33;
const CUBE = 29;
const NAME = 22;
/** The height of a name in one, two or three lines. */
const HEADS: readonly number[] = [32, 32, 48, 58];
/** Where signs would be smaller than this, the name is. */
const CROWDED = 27;
const SMALL_NAME = 17;
const SMALL_HEADS: readonly number[] = [24, 24, 38];

/** Letters of a word that fit a card at the least size. */
const LONGEST = 22;

/** Points of a technology as it is printed, or by its level. */
export const vpOf = (id: TechnologyId): number => {
  const { level, vp }: TechnologyRow = technologies[id];
  return vp ?? TECHNOLOGY_VP[level] ?? 0;
};

const spacesAt = ({ spaces }: View, id: TechnologyId): readonly SpaceView[] =>
  spaces.filter(({ source }) => source.kind === 'technology' && source.id === id);

/** What lasts, in signs. */
export function lastingSigns({
  orePlus,
  tradeOre,
  push,
}: NonNullable<TechnologyRow['lasting']>): readonly Sign[] {
  const always = written('∞', { colour: theme.gold, size: 0.9 });
  return [
    always,
    ...(orePlus ? [joined([iconSign('pickaxe', signColours.ore, 0.9), oreSign(`+${orePlus}`)])] : []),
    ...(tradeOre
      ? [joined([iconSign('exchange', theme.ink, 0.9), oreSign(`${tradeOre}`), becomes, personSign()])]
      : []),
    ...(push ? [iconSign('truce', theme.ink, 0.9)] : []),
  ];
}

/** An action's spaces and its ways, the further ways below the first. */
export function actionRows(spaces: readonly SpaceView[], say: Words): readonly (readonly Sign[])[] {
  const [first] = spaces;
  if (!first) return [];
  const rings = spaces.map(({ id, pawns, extra }) => spaceSign(id, pawns, extra));
  return actionSigns(first.action, say).map((signs, at) => [
    ...(at === 0 ? rings : [blank(1.2 * rings.length)]),
    ...signs,
  ]);
}

/** All that a technology does: at once, for good, and as actions. */
export function technologyRows(view: View, id: TechnologyId, say: Words): readonly (readonly Sign[])[] {
  const { immediate, lasting }: TechnologyRow = technologies[id];
  return [
    [iconSign('bolt', theme.gold, 0.7), ...stepSigns(immediate, say)],
    ...(lasting ? [lastingSigns(lasting)] : []),
    ...spacesAt(view, id).flatMap((space) => actionRows([space], say)),
  ];
}

function cardBody({ view, say }: Seen, id: TechnologyId, { x, y, width, height }: Box): Shape[] {
  const rows = technologyRows(view, id, say);
  const name = brokenName(say.names.technologies[id], LONGEST);
  const inner = width - STRIP - 22 - (technologies[id].level === 4 ? TIP : 0);
  const boxBelow = (head: number) => ({
    x: x + STRIP + 12,
    y: y + head + 6,
    width: inner - 4,
    height: height - head - CUBE - 16,
  });
  const wanted = Math.min(3, rowsFor(name, NAME, inner));
  const isCrowded = unitFor(rows, boxBelow(HEADS[wanted] ?? 32), UNIT) < CROWDED;
  const lines = isCrowded ? Math.min(2, rowsFor(name, SMALL_NAME, inner)) : wanted;
  const head = (isCrowded ? SMALL_HEADS : HEADS)[lines] ?? 32;
  const box = boxBelow(head);
  return [
    words(
      { x: box.x, y: y + 4, width: inner, height: head },
      { text: name, size: isCrowded ? SMALL_NAME : NAME, least: LEAST, lines, weight: 800, of: `card:${id}` },
    ),
    ...signRows(rows, box, unitFor(rows, box, UNIT)),
    ...pointsStar([x + width - 24, y + height - 21], 20, { text: `${vpOf(id)}` }),
  ];
}

/** What a covered or undiscovered slot is known to be. */
function hiddenBody({ view, say }: Seen, slot: SlotId, { x, y, width, height }: Box): Shape[] {
  const { covered, types } = view.slots[slot];
  const middle = y + height / 2;
  return [
    words(
      { x: x + 16, y: y + 8, width: 90, height: 40 },
      { text: slot, size: 26, least: LEAST, weight: 600, colour: theme.dim },
    ),
    words(
      { x: x + width - 74, y: y + 4, width: 60, height: 60 },
      { text: '?', size: 50, weight: 800, colour: theme.faint, align: 'right', of: `hidden:${slot}` },
    ),
    ...typeChips(types, [x + 16, middle - 28], say),
    ...(covered
      ? [
          words(
            { x: x + 16, y: y + height - 76, width: width - 32, height: 34 },
            {
              text: say.label('covered', {}),
              size: 22,
              least: LEAST,
              weight: 600,
              colour: theme.gold,
              of: `covered:${slot}`,
            },
          ),
        ]
      : []),
  ];
}

/** How a slot stands to the seat that looks: it has it, could research it, or neither. */
function frame({ view, subject }: Seen, slot: SlotId, box: Box): Shape[] {
  const mine = subject === null ? undefined : view.seats[subject];
  if (!mine?.reachable.includes(slot)) return [];
  return [
    {
      kind: 'box',
      x: box.x - 5,
      y: box.y - 5,
      width: box.width + 10,
      height: box.height + 10,
      radius: 18,
      stroke: { colour: theme.good, width: 5, dash: [16, 9] },
      of: `reachable:${slot}`,
    },
  ];
}

/** A slot of the technology board with all that lies there. */
export function slotShapes(seen: Seen, slot: SlotId, { x, y }: Pick<Box, 'x' | 'y'>): Shape[] {
  const { view, say } = seen;
  const { card, cubes } = view.slots[slot];
  const box = { x, y, ...CARD };
  const row: TechnologyRow | null = card === null ? null : technologies[card];
  return [
    {
      kind: 'box',
      ...box,
      radius: 14,
      fill: { colour: row ? theme.panel : signColours.hollow },
      stroke: row
        ? { colour: typeColours[row.right], width: 3 }
        : { colour: theme.edge, width: 3, dash: [8, 6] },
      of: `slot:${slot}`,
    },
    ...frame(seen, slot, box),
    ...(row === null || card === null
      ? hiddenBody(seen, slot, box)
      : [
          ...typeStrip(row.types, { x: x + 4, y: y + 6, width: STRIP, height: CARD.height - 12 }, say),
          ...cardBody(seen, card, box),
          words(
            { x: x + CARD.width - 86, y: y + CARD.height - 34, width: 40, height: 26 },
            { text: slot, size: 16, least: LEAST, colour: theme.faint, align: 'right' },
          ),
          ...typeTriangle(
            [x + CARD.width - (row.level === 4 ? 30 : TIP), y + CARD.height / 2],
            row.right,
            say,
          ),
        ]),
    ...cubes.flatMap((seat, at) =>
      seatCube([x + STRIP + 12 + at * (CUBE + 3), y + CARD.height - CUBE - 6], CUBE, {
        seat,
        of: `cube:${slot}:${seat}`,
      }),
    ),
  ];
}
