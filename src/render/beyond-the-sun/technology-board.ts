import { SLOTS, type SlotId, technologies, tree } from '#games/beyond-the-sun/view.ts';
import { plainScene, stacked } from '../kit/area.ts';
import type { Box, Point, Scene, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { CARD, STANDS_OUT, slotShapes } from './card.ts';
import { eventsArea } from './events.ts';
import { BELOW_HEADER, sunHeader } from './header.ts';
import { legendArea } from './legend.ts';
import { paintOf, signColours, typeColours } from './palette.ts';
import { INNER, MARGIN, type Seen, WIDTH } from './seen.ts';
import { LEAST } from './sign.ts';
import { guildCards, startCard } from './start-card.ts';
import { stripArea } from './strip.ts';
import { SIGN_IDS } from './text/lexicon.ts';

const PITCH = CARD.height + 12;
const COLUMN = (INNER - CARD.width) / 3;
const TOP = BELOW_HEADER + 4;

/** The row in which a slot lies; between rows where it is joined to both. */
export const ROWS: Readonly<Record<SlotId, number>> = {
  I1: 0,
  I2: 1,
  I3: 4,
  I4: 5,
  IIA: 0,
  IIB: 1,
  IIC: 2,
  IID: 3,
  IIE: 4,
  IIF: 5,
  IIIA: 0,
  IIIB: 1,
  IIIC: 2,
  IIID: 3,
  IIIE: 4,
  IIIF: 5,
  IIIIX: 1.22,
  IIIIY: 2.5,
  IIIIZ: 3.78,
};

const place = (column: number, row: number): Pick<Box, 'x' | 'y'> => ({
  x: MARGIN + column * COLUMN,
  y: TOP + row * PITCH,
});

const placeOf = (slot: SlotId) => place(tree[slot].level - 1, ROWS[slot]);

/** Lines that lead to a slot end so far from each other, and run down beside each other where they would meet. */
const APART = 26;
const LANES = [STANDS_OUT + 8, STANDS_OUT + 20] as const;

/** The lines that lead to a slot, in the colours of what they come of; broad where the seat that looks has come so far. */
function linesTo({ view, subject }: Seen, slot: SlotId): Shape[] {
  const { needs, needsCount } = tree[slot];
  const end = placeOf(slot);
  return needs.map((needed, at): Shape => {
    const from = placeOf(needed);
    const { card, cubes } = view.slots[needed];
    const isMine = subject !== null && cubes.includes(subject);
    const [right, middle] = [from.x + CARD.width, from.y + CARD.height / 2];
    const shift = needs.length === 1 || from.y === end.y ? 0 : (at - (needs.length - 1) / 2) * APART;
    const into = end.y + CARD.height / 2 + shift;
    const lane = right + LANES[needs.length === 3 && at === 1 ? 1 : 0];
    const points: Point[] = [
      [right, middle],
      [lane, middle],
      [lane, into],
      [end.x, into],
    ];
    return {
      kind: 'line',
      points,
      stroke: {
        colour: isMine
          ? paintOf(subject).colour
          : card === null
            ? signColours.line
            : typeColours[technologies[card].right],
        width: isMine ? 8 : 4,
        ...(needsCount < needs.length && { dash: [11, 6] }),
      },
      of: `line:${needed}:${slot}`,
    };
  });
}

/** How many of the lines to a slot are needed, where that is not all. */
function countAt({ say }: Seen, slot: SlotId): Shape[] {
  const { needs, needsCount } = tree[slot];
  if (needsCount === needs.length) return [];
  const { x, y } = placeOf(slot);
  return [
    words(
      { x: x + 8, y: y - 34, width: CARD.width - 16, height: 26 },
      {
        text: say.label('needs', { n: needsCount, of: needs.length }),
        size: 19,
        least: LEAST,
        weight: 600,
        colour: theme.dim,
      },
    ),
  ];
}

/** The tree with the start technology in its first column, and the guilds in the free corners of the last. */
function treeShapes(seen: Seen): Shape[] {
  const start = place(0, 2);
  return [
    ...SLOTS.flatMap((slot) => linesTo(seen, slot)),
    ...startCard(seen, { ...start, width: CARD.width, height: 2 * PITCH - 12 }),
    ...guildCards(seen, [place(3, 0), place(3, 5)]),
    ...SLOTS.flatMap((slot) => slotShapes(seen, slot, placeOf(slot))),
    ...SLOTS.flatMap((slot) => countAt(seen, slot)),
  ];
}

/** The technology board: what lies open, what it does, who has it, and what can be reached. */
export function technologyScene(seen: Seen): Scene {
  const top = TOP + 6 * PITCH;
  const { shapes, height } = stacked(
    [stripArea(seen), eventsArea(seen), legendArea(seen, SIGN_IDS)].map((area) => ({
      ...area,
      draw: ([x, y]: Point) => area.draw([x, y + top]),
    })),
    6,
  );
  return plainScene({
    width: WIDTH,
    height: Math.ceil(top + height + 4),
    shapes: [...sunHeader(seen), ...treeShapes(seen), ...shapes],
  });
}
