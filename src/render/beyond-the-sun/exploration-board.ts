import type { PlaceId } from '#games/beyond-the-sun/view.ts';
import { plainScene } from '../kit/area.ts';
import { sky } from '../kit/sky.ts';
import type { Box, Scene, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { eventsArea, isAboutSpace } from './events.ts';
import { BELOW_HEADER, sunHeader } from './header.ts';
import { signColours } from './palette.ts';
import { emptySlot, isSystemPlace, openSpace, systemCard, yardCard } from './place-card.ts';
import { type BoardLayout, layoutFor, pointsOf } from './places.ts';
import { INNER, MARGIN, type Seen, WIDTH } from './seen.ts';
import { LEAST } from './sign.ts';
import { stripArea } from './strip.ts';

const PLACES = ['SOL', 'A1', 'A2', 'Y1', 'Y2', 'B1', 'B2', 'DEEP', 'X'] as const satisfies readonly PlaceId[];

function placeShapes(seen: Seen, place: PlaceId, box: Box): Shape[] {
  if (place === 'SOL' || place === 'DEEP') return openSpace(seen, place, box);
  if (!isSystemPlace(place)) return yardCard(seen, place, box);
  const id = seen.view.systems[place];
  return id ? systemCard(seen, place, { id, box }) : emptySlot(seen, place, box);
}

/** Places and the lines between them; lines lie below places. */
function explorationShapes(seen: Seen, layout: BoardLayout): Shape[] {
  const { places, lines } = seen.view;
  return [
    ...lines.map(
      ([a, b]): Shape => ({
        kind: 'line',
        points: pointsOf(layout, [a, b]),
        stroke: { colour: signColours.line, width: 8 },
        of: `line:${a}:${b}`,
      }),
    ),
    ...PLACES.flatMap((place) => {
      const box = layout.boxes[place];
      return box && places[place] ? placeShapes(seen, place, box) : [];
    }),
  ];
}

/** A deck as a card that lies face down, with how many are left. */
function deck(
  { say }: Seen,
  { id, left }: { id: 'A' | 'B'; left: number },
  { x, y }: Pick<Box, 'x' | 'y'>,
): Shape[] {
  const size = { width: 120, height: 164 };
  return [
    ...[12, 6, 0].slice(left > 2 ? 0 : 3 - left).map(
      (shift): Shape => ({
        kind: 'box',
        x: x + shift,
        y: y + shift,
        ...size,
        radius: 14,
        fill: { colour: theme.raised },
        stroke: { colour: theme.dim, width: 2 },
        of: `deck:${id}`,
      }),
    ),
    words(
      { x: x + 10, y: y + 12, width: 100, height: 66 },
      {
        text: say.label('deck', { deck: id }),
        size: 54,
        weight: 800,
        align: 'centre',
        colour: theme.dim,
      },
    ),
    words(
      { x: x + 10, y: y + 88, width: 100, height: 60 },
      { text: `${left}`, size: 44, weight: 800, align: 'centre', colour: theme.gold },
    ),
  ];
}

/** The decks in the middle, where no fifth system lies. */
function decksBetween(seen: Seen, layout: BoardLayout): Shape[] {
  const { places, decks, seats } = seen.view;
  const box = layout.boxes.X;
  if (!box || places.X || seats.length === 2) return [];
  const y = box.y + 130;
  return [
    ...deck(seen, { id: 'A', left: decks.A }, { x: box.x + 46, y }),
    ...deck(seen, { id: 'B', left: decks.B }, { x: box.x + box.width - 178, y }),
  ];
}

/** How many cards are left, and what the lines and colours mean. */
function footer({ view, say }: Seen, y: number): Shape[] {
  const { A, B } = view.decks;
  return [
    words(
      { x: MARGIN + 4, y, width: INNER - 8, height: 34 },
      { text: say.label('systemsLeft', { A, B }), size: 24, weight: 600, colour: theme.gold, of: 'decks' },
    ),
    words(
      { x: MARGIN + 4, y: y + 34, width: INNER - 8, height: 52 },
      { text: say.label('explorationLegend', {}), size: 20, least: LEAST, lines: 2, colour: theme.dim },
    ),
  ];
}

/** The exploration board: ships, strength, outposts, and what can be colonised. */
export function explorationScene(seen: Seen): Scene {
  const { view } = seen;
  const top = BELOW_HEADER + 4;
  const layout = layoutFor(view.seats.length, top, view.places.X !== undefined);
  const events = eventsArea(seen, view.lasting.filter(isAboutSpace));
  const strip = stripArea(seen);
  const below = top + layout.height + 22;
  const height = below + strip.height + events.height + 102;
  return plainScene({
    width: WIDTH,
    height: Math.ceil(height),
    shapes: [
      ...sky(
        { name: 'sun', count: 160 },
        { x: 0, y: BELOW_HEADER, width: WIDTH, height: height - BELOW_HEADER },
      ),
      ...sunHeader(seen),
      ...explorationShapes(seen, layout),
      ...decksBetween(seen, layout),
      ...strip.draw([MARGIN, below]),
      ...events.draw([MARGIN, below + strip.height + 6]),
      ...footer(seen, below + strip.height + events.height + 10),
    ],
  });
}
