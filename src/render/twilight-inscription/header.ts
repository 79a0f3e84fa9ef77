import { featureOf } from '#games/twilight-inscription/tables/side-a/index.ts';
import { RESOURCES, type Resource } from '#games/twilight-inscription/tables/vocabulary.ts';
import { STAGES } from '#games/twilight-inscription/text/words.ts';
import { roughly, rowsFor } from '../fit.ts';
import type { Area } from '../kit/area.ts';
import { seatMark } from '../kit/seat-mark.ts';
import type { Point, Shape } from '../scene.ts';
import { round, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { cornerFrame } from './marks.ts';
import { resourceColours } from './palette.ts';
import { INNER, MARGIN, paintOf, type Sheet, WIDTH } from './sheet.ts';

const TITLE = { size: 44, left: 116 };
const CHIP = 44;
const HEAD = 116;
const FEATURE = 22;
const FEATURE_LINE = 28;

/** A coloured die of the sheet: in its colour once it is unlocked. */
function dieChip({ mine, id, legal }: Sheet, r: Resource, [x, y]: Point): Shape[] {
  const isOpen = mine.dice[id].includes(r);
  const box = { x, y, width: CHIP, height: CHIP };
  return [
    {
      kind: 'box',
      ...box,
      radius: 8,
      fill: { colour: isOpen ? resourceColours[r] : theme.panel },
      stroke: { colour: isOpen ? theme.ink : theme.edge, width: isOpen ? 4 : 3 },
      of: isOpen ? `die:${r}` : `locked:die:${r}`,
    },
    words(box, {
      text: r,
      size: 28,
      weight: 800,
      align: 'centre',
      colour: isOpen ? theme.dark : theme.faint,
    }),
    ...(mine.active === id && legal.has(`die:${r}`)
      ? cornerFrame({ x: x + CHIP / 2, y: y + CHIP / 2, r: 30 }, `legal:die:${r}`)
      : []),
  ];
}

function title(sheet: Sheet, [x, y]: Point): Shape[] {
  const { id, mine, say } = sheet;
  const name = say.names.sheets[id].toUpperCase();
  const width = Math.min(520, round(roughly(name, TITLE.size) * 1.06));
  const chips = x + TITLE.left + width + 12;
  return [
    words(
      { x: x + TITLE.left, y: y + 8, width, height: 56 },
      { text: name, size: TITLE.size, weight: 800, of: `sheet:${id}` },
    ),
    ...RESOURCES.flatMap((r, at) => dieChip(sheet, r, [chips + at * (CHIP + 14), y + 14])),
    ...(mine.active === id
      ? [
          words(
            { x: chips + 3 * (CHIP + 14) + 6, y: y + 14, width: 150, height: CHIP },
            { text: say.label('active', {}), size: 26, weight: 600, colour: theme.good, of: `active:${id}` },
          ),
        ]
      : []),
    words(
      { x: WIDTH - MARGIN - 300, y: y + 6, width: 300, height: 60 },
      {
        text: say.label('points', { n: mine.score[id] }),
        size: 44,
        weight: 800,
        colour: theme.gold,
        align: 'right',
        of: `points:${id}`,
      },
    ),
  ];
}

/** Whose sheet it is, when, and which side. */
function about({ view, seat, mine, variant, say }: Sheet, [x, y]: Point): Shape[] {
  const stage = STAGES[view.stage] ?? '';
  const rest = [
    ...(mine.faction ? [say.names.factions[mine.faction]] : []),
    say.label('round', { round: view.round, rounds: view.rounds, stage }),
    say.label('side', { variant }),
  ];
  return [
    words(
      { x: x + TITLE.left, y: y + 68, width: 420, height: 36 },
      { text: say.seat(seat), size: 28, weight: 600 },
    ),
    words(
      { x: x + TITLE.left + 440, y: y + 68, width: WIDTH - MARGIN - TITLE.left - 440, height: 36 },
      { text: rest.join(' · '), size: 26, colour: theme.dim, align: 'right', of: 'about' },
    ),
  ];
}

/** What is special about a sheet of side A. */
function featureText({ id, variant, say }: Sheet): string | null {
  const feature = featureOf(id, variant);
  return feature && `${say.names.features[feature]}: ${say.game('feature.text', { feature })}`;
}

/** The head of a sheet: its name, its dice, its points, whose it is, and the feature of side A. */
export function headerArea(sheet: Sheet): Area {
  const feature = featureText(sheet);
  const lines = feature === null ? 0 : rowsFor(feature, FEATURE, INNER);
  return {
    height: HEAD + lines * FEATURE_LINE,
    draw: ([x, y]) => [
      ...seatMark([x + 62, y + 56], 36, { seat: sheet.seat, paint: paintOf(sheet.seat) }),
      ...title(sheet, [x, y]),
      ...about(sheet, [x, y]),
      ...(feature === null
        ? []
        : [
            words(
              { x: x + MARGIN, y: y + HEAD - 6, width: INNER, height: lines * FEATURE_LINE },
              { text: feature, size: FEATURE, lines, colour: theme.gold, of: 'feature' },
            ),
          ]),
    ],
  };
}
