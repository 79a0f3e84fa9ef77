import type { Speaker } from '#core/message.ts';
import type { Drawing } from '#render/drawing.ts';
import { fitting } from '#render/kit/alt.ts';
import { HEADER, HEADER_MARK, header } from '#render/kit/header.ts';
import { type LegendEntry, legendSigns } from '#render/kit/legend.ts';
import { type PictureWords, pictureWords } from '#render/kit/say.ts';
import { seatMark } from '#render/kit/seat-mark.ts';
import { seatPanel } from '#render/kit/seat-panel.ts';
import { backdropOf, sky } from '#render/kit/sky.ts';
import type { Scene, Shape } from '#render/scene.ts';
import { panel, words } from '#render/shapes.ts';
import { paintsBySeat, theme } from '#render/theme.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import { litBy, type View } from '../view.ts';
import { type PictureLexicon, TEXTS } from './text.ts';

const [WIDTH, MARGIN, SEAT_HEIGHT] = [1600, 20, 190];
const SEAT_WIDTH = (WIDTH - 3 * MARGIN) / 2;
const LEGEND = { columns: 2, width: SEAT_WIDTH / 2, row: 50, sign: 44, text: 84, end: 10, height: 74 };

type Say = PictureWords<PictureLexicon>;

const paintOf = (seat: number) => paintsBySeat[seat % paintsBySeat.length] as (typeof paintsBySeat)[number];

function lampAt(x: number, y: number, number: number | null): Shape[] {
  const lit = number !== null;
  const stroke = { colour: lit ? theme.gold : theme.edge, width: 4 };
  return [
    {
      kind: 'disc',
      x,
      y,
      r: 22,
      fill: { colour: lit ? theme.gold : theme.raised },
      stroke,
      of: lit ? 'lit' : 'dark',
    },
    ...(lit
      ? [
          words(
            { x: x - 20, y: y - 20, width: 40, height: 40 },
            { text: `${number}`, size: 28, weight: 800, colour: theme.dark, align: 'centre' },
          ),
        ]
      : []),
  ];
}

function seatAt(view: View, seat: number, say: Say): Shape[] {
  const row = view.seats[seat] as View['seats'][number];
  const x = MARGIN + (seat % 2) * (SEAT_WIDTH + MARGIN);
  const y = HEADER + MARGIN + Math.floor(seat / 2) * (SEAT_HEIGHT + MARGIN);
  const about = say.label('oil', { oil: row.oil });
  const head = { seat, paint: paintOf(seat), name: say.seat(seat), about, figure: `${litBy(row)}` };
  return [
    ...seatPanel({ x, y, width: SEAT_WIDTH, height: SEAT_HEIGHT }, head, 'small'),
    ...row.lamps.flatMap((lamp, at) => lampAt(x + 112 + at * 70, y + 130, lamp)),
  ];
}

function scene(view: View, speaker: Speaker): Scene {
  const say = pictureWords(TEXTS, speaker);
  const { turn, round, rounds } = view;
  const bottom = HEADER + MARGIN + Math.ceil(view.seats.length / 2) * (SEAT_HEIGHT + MARGIN);
  const height = bottom + LEGEND.height + MARGIN;
  const legend: LegendEntry[] = [
    { draw: (x, y) => lampAt(x, y, 4), text: say.label('sign', { sign: 'lit' }) },
    { draw: (x, y) => lampAt(x, y, null), text: say.label('sign', { sign: 'dark' }) },
  ];
  return {
    width: WIDTH,
    height,
    ground: theme.space,
    backdrop: backdropOf(
      { width: WIDTH, height },
      sky(
        { name: 'the sky over the sea', count: 120 },
        { x: 0, y: HEADER, width: WIDTH, height: height - HEADER },
      ),
    ),
    shapes: [
      ...header({
        width: WIDTH,
        over: turn === null,
        mark:
          turn === null ? [] : seatMark(HEADER_MARK.at, HEADER_MARK.r, { seat: turn, paint: paintOf(turn) }),
        title: turn === null ? say.label('over', {}) : say.label('turn', { name: say.seat(turn) }),
        aside: say.label('round', { round, rounds }),
        split: 1100,
      }),
      ...view.seats.flatMap((_, seat) => seatAt(view, seat, say)),
      panel({ x: MARGIN, y: bottom, width: SEAT_WIDTH, height: LEGEND.height }),
      ...legendSigns(legend, LEGEND, [MARGIN, bottom + 12]),
    ],
  };
}

/** How Lighthouses is drawn, all of it with the kit. */
export const lighthousesDrawing: Drawing<View> = {
  texts: { en, ru },
  scene,
  alt: ({ seats, ...view }, speaker) =>
    fitting([
      pictureWords(TEXTS, speaker).label('round', view),
      ...seats.map(({ lamps, oil }, seat) =>
        speaker.say({ key: 'status.seat', args: { seat, lamps: [...lamps], oil } }),
      ),
    ]),
};
