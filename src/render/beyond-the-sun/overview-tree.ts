import {
  GUILDS,
  SLOTS,
  type SlotId,
  type SpaceView,
  START_ACTIONS,
  type TechnologyRow,
  technologies,
  tree,
} from '#games/beyond-the-sun/view.ts';
import { seatMark } from '../kit/seat-mark.ts';
import type { Box, Point, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { brokenName } from './hyphens.ts';
import { seatCube } from './marks.ts';
import { paintOf, signColours, typeColours } from './palette.ts';
import type { Seen } from './seen.ts';
import { iconSign, personSign, type Sign, shipSign, written } from './sign.ts';
import { roman } from './steps.ts';
import { ROWS } from './technology-board.ts';
import { typeChips, typeStrip } from './types.ts';

const CELL = { width: 196, height: 100 } as const;
const [COLUMN, PITCH] = [CELL.width + 24, CELL.height + 10];
const CUBE = 28;
/** Letters of a word that fit a slot. */
const LONGEST = 13;

/** How large the small tree is. */
export const TREE = { width: 3 * COLUMN + CELL.width, height: 6 * PITCH - 10 } as const;

const placeOf = ([x, y]: Point, slot: SlotId): Box => ({
  x: x + (tree[slot].level - 1) * COLUMN,
  y: y + ROWS[slot] * PITCH,
  ...CELL,
});

const pawnsIn = (spaces: readonly SpaceView[]) => spaces.flatMap(({ pawns }) => pawns);

/** Pawns from the right, closer together the more there are. */
function pawnShapes(spaces: readonly SpaceView[], [right, y]: Point): Shape[] {
  return pawnsIn(spaces).flatMap((seat, at) =>
    seatMark([right - 18 - at * 30, y], 16, { seat, paint: paintOf(seat), of: `pawn:${seat}` }),
  );
}

function cell({ view, say }: Seen, slot: SlotId, at: Point): Shape[] {
  const { card, cubes, covered, types } = view.slots[slot];
  const box = placeOf(at, slot);
  const { x, y } = box;
  const row: TechnologyRow | null = card === null ? null : technologies[card];
  const spaces = view.spaces.filter(({ source }) => source.kind === 'technology' && source.id === card);
  const ground: Shape = {
    kind: 'box',
    ...box,
    radius: 12,
    fill: { colour: row ? theme.panel : signColours.hollow },
    stroke: row
      ? { colour: typeColours[row.right], width: 3 }
      : { colour: theme.edge, width: 2, dash: [8, 6] },
    of: `slot:${slot}`,
  };
  const marks = cubes.flatMap((seat, i) =>
    seatCube([x + 38 + i * (CUBE + 3), y + CELL.height - CUBE - 4], CUBE, {
      seat,
      of: `cube:${slot}:${seat}`,
    }),
  );
  if (row === null || card === null)
    return [
      ground,
      words(
        { x: x + CELL.width - 66, y: y + 4, width: 56, height: 44 },
        { text: covered ? '?!' : '?', size: 36, weight: 800, colour: theme.faint, align: 'right' },
      ),
      ...typeChips(types.slice(0, 3), [x + 14, y + 10], say),
      ...marks,
    ];
  return [
    ground,
    ...typeStrip(row.types, { x: x + 4, y: y + 4, width: 28, height: CELL.height - 8 }, say),
    words(
      { x: x + 38, y: y + 2, width: CELL.width - 44, height: 65 },
      {
        text: brokenName(
          say.label('shortName', { technology: card, name: say.names.technologies[card] }),
          LONGEST,
        ),
        size: 21,
        least: 18,
        lines: 3,
        weight: 600,
      },
    ),
    ...marks,
    ...pawnShapes(spaces, [x + CELL.width + 4, y + CELL.height - 16]),
  ];
}

function linesTo({ view }: Seen, slot: SlotId, at: Point): Shape[] {
  const end = placeOf(at, slot);
  return tree[slot].needs.map((needed): Shape => {
    const from = placeOf(at, needed);
    const { card } = view.slots[needed];
    return {
      kind: 'line',
      points: [
        [from.x + CELL.width, from.y + CELL.height / 2],
        [end.x, end.y + CELL.height / 2],
      ],
      stroke: {
        colour: card === null ? theme.edge : typeColours[technologies[card].right],
        width: 4,
        ...(tree[slot].needsCount < tree[slot].needs.length && { dash: [9, 6] }),
      },
    };
  });
}

const START_SIGNS: Readonly<Record<(typeof START_ACTIONS)[number], Sign>> = {
  'research-1': iconSign('scientific', signColours.research, 0.9),
  'research-2': iconSign('scientific', signColours.research, 0.9),
  ship: shipSign(''),
  people: personSign(theme.good),
};

const LEVELS: Readonly<Partial<Record<(typeof START_ACTIONS)[number], string>>> = {
  'research-1': 'I',
  'research-2': 'II',
};

/** The start technology and the guilds: what is there, and whose pawns. */
function boardSpaces({ view }: Seen, [x, y]: Point): Shape[] {
  const start = { x, y: y + 2 * PITCH, width: CELL.width, height: 2 * PITCH - 10 };
  const row = start.height / START_ACTIONS.length;
  const guildAt = (at: number) => ({
    x: x + 3 * COLUMN,
    y: y + (at < 2 ? 0 : 5 * PITCH) + (at % 2) * (CELL.height / 2 + 2),
    width: CELL.width,
    height: CELL.height / 2 - 4,
  });
  return [
    {
      kind: 'box',
      ...start,
      radius: 12,
      fill: { colour: theme.raised },
      stroke: { colour: theme.ink, width: 2 },
    },
    ...START_ACTIONS.flatMap((id, at): Shape[] => {
      const middle = start.y + (at + 0.5) * row;
      const spaces = view.spaces.filter(({ source }) => source.kind === 'start' && source.id === id);
      return [
        ...START_SIGNS[id].draw([x + 12, middle], 32),
        ...(LEVELS[id] ? written(LEVELS[id], { colour: theme.ink }).draw([x + 46, middle], 32) : []),
        ...pawnShapes(spaces, [x + CELL.width, middle]),
      ];
    }),
    ...GUILDS.flatMap((id, at): Shape[] => {
      const box = guildAt(at);
      const isOpen = view.guilds.includes(id);
      const spaces = view.spaces.filter(({ source }) => source.kind === 'guild' && source.id === id);
      const [what] = GUILD_SIGNS[id];
      return [
        {
          kind: 'box',
          ...box,
          radius: 10,
          fill: { colour: isOpen ? theme.raised : signColours.hollow },
          stroke: isOpen ? { colour: theme.gold, width: 3 } : { colour: theme.edge, width: 2, dash: [8, 6] },
          of: `${isOpen ? 'guild' : 'closed'}:${id}`,
        },
        ...what.draw([box.x + 12, box.y + box.height / 2], 30),
        ...(GUILD_SIGNS[id][1] === ''
          ? []
          : written(GUILD_SIGNS[id][1], { colour: isOpen ? theme.ink : theme.faint }).draw(
              [box.x + 46, box.y + box.height / 2],
              30,
            )),
        ...pawnShapes(spaces, [box.x + box.width, box.y + box.height / 2]),
      ];
    }),
  ];
}

const research = iconSign('scientific', signColours.research, 0.9);
const GUILD_SIGNS: Readonly<Record<(typeof GUILDS)[number], readonly [Sign, string]>> = {
  academy: [research, roman(3)],
  terraformers: [iconSign('race', signColours.colony, 0.9), ''],
  technocrats: [iconSign('copies', theme.ink, 0.9), ''],
  transcendents: [research, roman(4)],
};

/** The technology board in small: types, names, whose cubes and pawns lie where. */
export const overviewTree = (seen: Seen, at: Point): Shape[] => [
  ...SLOTS.flatMap((slot) => linesTo(seen, slot, at)),
  ...boardSpaces(seen, at),
  ...SLOTS.flatMap((slot) => cell(seen, slot, at)),
];
