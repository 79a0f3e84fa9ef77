import type { Speaker } from '#core/message.ts';
import type { SystemView, View } from '#games/twilight-imperium/view.ts';
import { HEADER } from '../kit/header.ts';
import { backdropOf } from '../kit/sky.ts';
import type { Backdrop, Scene, Shape } from '../scene.ts';
import { hexagon, words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';
import { BOARD_BOTTOM, HEX, MARGIN, middleOf, WIDTH } from './geometry.ts';
import { lastFlags, lastMoves } from './last-turn.ts';
import { seatMark } from './pieces.ts';
import { type Words, wordsOf } from './say.ts';
import { ownerIn, systems } from './systems.ts';
import { printedTiles } from './tiles.ts';

/** Which picture of a replay it is. */
interface Step {
  readonly at: number;
  readonly of: number;
}

/** A frame is shown at less than half its size: what is to be read must be large. */
const LARGE = 58;
const STRIP = 150;
/** How much of the colour of a seat lies over its systems. */
const TINT = '38';

/** The galaxy at one moment of the game: when it was, how far the game had come, and who had how many points. */
export function frameScene(view: View, speaker: Speaker, step: Step): Scene {
  const say = wordsOf(speaker);
  const lying = systems(view);
  return {
    width: WIDTH,
    height: BOARD_BOTTOM + STRIP,
    ground: theme.space,
    backdrop: tilesOnly(view, say),
    shapes: [
      ...caption(view, say, step),
      ...territories(view),
      ...lastMoves(view, say, lying),
      ...lying,
      ...lastFlags(view),
      ...scores(view, say),
    ],
  };
}

/** Nothing but the tiles: what never changes costs nothing, and stars would twinkle. */
function tilesOnly(view: View, say: Words): Backdrop {
  return backdropOf({ width: WIDTH, height: BOARD_BOTTOM }, printedTiles(view, say));
}

/** Whose a system is: of whoever alone controls planets there, or where nobody does, alone has ships. */
function holderOf({ planets, units }: SystemView): number | null {
  const controllers = planets.flatMap(({ controller }) => controller ?? []);
  const seats = [...new Set(controllers.length > 0 ? controllers : units.map(({ seat }) => seat))];
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** How the galaxy is divided: systems in the colours of those who hold them. */
function territories(view: View): Shape[] {
  return view.systems.flatMap((system) => {
    const seat = holderOf(system);
    if (seat === null) return [];
    const [x, y] = middleOf(system.at);
    const { colour } = imperiumPaints[ownerIn(view, seat).colour];
    return [
      hexagon({ x, y, r: HEX - 6 }, 'flat', {
        fill: { colour: `${colour}${TINT}` },
        of: `held:${system.id}`,
      }),
    ];
  });
}

/** Whose turn it is, or was; at a moment between turns whose comes next. */
function mover({ winner, turn, stage }: View): number | null {
  if (winner) return winner.seat;
  return turn?.seat ?? (stage.kind === 'turn' ? stage.seat : null);
}

function title({ winner, agenda }: View, say: Words, seat: number | null): string {
  if (winner) return say.label('won', { name: say.seat(winner.seat) });
  if (agenda) return say.label('agenda', { name: say.names.agendas[agenda.id] });
  return seat === null ? say.label('game', {}) : say.label('turn', { name: say.seat(seat) });
}

/** When it is, whose turn it is, and a bar that says how much of the replay is over. */
function caption(view: View, say: Words, { at, of }: Step): Shape[] {
  const seat = mover(view);
  const left = seat === null ? MARGIN : 116;
  const phase = say.label('round', { round: view.round, phase: view.stage.kind });
  return [
    { kind: 'box', x: 0, y: 0, width: WIDTH, height: HEADER, fill: { colour: theme.panel } },
    { kind: 'box', x: 0, y: HEADER - 12, width: WIDTH, height: 12, fill: { colour: theme.raised } },
    {
      kind: 'box',
      x: 0,
      y: HEADER - 12,
      width: Math.round((WIDTH * at) / of),
      height: 12,
      fill: { colour: theme.gold },
      of: `step:${at}/${of}`,
    },
    ...(seat === null ? [] : seatMark([58, 46], 40, ownerIn(view, seat))),
    words(
      { x: left, y: 4, width: 1180 - left, height: 84 },
      {
        text: title(view, say, seat),
        size: LARGE,
        least: 36,
        weight: 800,
        colour: view.winner ? theme.gold : theme.ink,
        of: 'title',
      },
    ),
    words(
      { x: 1200, y: 4, width: WIDTH - 1200 - MARGIN, height: 84 },
      { text: phase, size: LARGE, least: 36, weight: 600, colour: theme.gold, align: 'right', of: 'phase' },
    ),
  ];
}

/** Every seat with its points and planets; whoever is out of the game is dim. */
function scores(view: View, say: Words): Shape[] {
  const width = WIDTH / view.seats.length;
  const y = BOARD_BOTTOM + 8;
  return view.seats.flatMap((mine, seat): Shape[] => {
    const x = seat * width;
    const paint = imperiumPaints[mine.colour];
    const colour = mine.eliminated ? theme.faint : theme.ink;
    return [
      {
        kind: 'box',
        x: x + 5,
        y,
        width: width - 10,
        height: STRIP - 14,
        radius: 14,
        fill: { colour: theme.panel },
        stroke: { colour: paint.colour, width: 5 },
        of: `seat:${seat}`,
      },
      ...seatMark([x + 56, y + 68], 40, ownerIn(view, seat)),
      words(
        { x: x + 106, y: y + 8, width: width - 116, height: 54 },
        { text: say.seat(seat), size: 44, least: 30, weight: 600, colour },
      ),
      words(
        { x: x + 106, y: y + 62, width: width - 116, height: 66 },
        {
          text: say.label('standing', { points: mine.points, planets: mine.planets.length }),
          size: 46,
          least: 30,
          weight: 800,
          colour: mine.eliminated ? theme.faint : theme.gold,
          of: `points:${seat}`,
        },
      ),
    ];
  });
}
