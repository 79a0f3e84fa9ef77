import type { Speaker } from '#core/message.ts';
import { componentText } from '#games/twilight-imperium/text/components/index.ts';
import type { ObjectiveView, SecretView, View } from '#games/twilight-imperium/view.ts';
import { rowsFor } from '../fit.ts';
import { fitting } from '../kit/alt.ts';
import { type Area, GAP, INNER, PICTURE_WIDTH, plainScene, stacked, titled } from '../kit/area.ts';
import type { Box, Point, Scene, Shape } from '../scene.ts';
import { star, words } from '../shapes.ts';
import { imperiumPaints, theme } from '../theme.ts';
import { ownerIn } from './owner.ts';
import { seatMark } from './pieces.ts';
import { type Words, wordsOf } from './say.ts';
import { standingCell, standingInWords } from './standing.ts';

const HEAD = 88;
const NAME = 460;
const NOTE = 34;
const STARS = { 1: theme.gold, 2: '#6fb1ff', secret: theme.alarm } as const;

interface Page {
  readonly view: View;
  readonly speaker: Speaker;
  readonly say: Words;
}

/** An objective in words: what it is called and asks for, in so many lines. */
interface Entry {
  readonly id: ObjectiveView['id'];
  readonly name: string;
  readonly text: string;
  readonly rows: readonly [name: number, text: number];
  readonly height: number;
}

const [NAME_LINE, TEXT_LINE] = [32, 26];
/** What is planned as more is a longer name in smaller letters: every name fits two lines. */
const MAX_NAME_LINES = 2;

function entryOf({ speaker, say }: Page, id: ObjectiveView['id'], width: number): Entry {
  const name = say.names.objectives[id];
  const text =
    componentText(speaker, `objective:${id}` as never) ??
    componentText(speaker, `secret:${id}` as never) ??
    '';
  const rows = [
    Math.min(MAX_NAME_LINES, rowsFor(name, 27, width - 64)),
    rowsFor(text, 21, width - 8),
  ] as const;
  return { id, name, text, rows, height: Math.max(68, rows[0] * NAME_LINE + rows[1] * TEXT_LINE) + 16 };
}

function objective(
  { name, text, rows }: Entry,
  { stage, of }: { stage: 1 | 2 | null; of: string },
  [x, y, width]: Cell,
): Shape[] {
  const below = rows[0] * NAME_LINE;
  return [
    ...Array.from({ length: stage ?? 1 }, (_, i) =>
      star({ x: x + 12 + i * 26, y: y + 18, r: 12 }, { fill: { colour: STARS[stage ?? 'secret'] } }),
    ),
    words(
      { x: x + 60, y: y + 2, width: width - 64, height: below },
      { text: name, size: 26, lines: rows[0], weight: 800, of },
    ),
    words(
      { x: x + 4, y: y + 4 + below, width: width - 8, height: rows[1] * TEXT_LINE },
      { text, size: 21, lines: rows[1], stand: 'top', colour: theme.dim },
    ),
  ];
}

/** Entries below each other from a height on: where each begins, and where they end. */
function tops(entries: readonly Entry[], from: number): { at: number[]; bottom: number } {
  let bottom = from;
  const at = entries.map(({ height }) => {
    const top = bottom;
    bottom += height;
    return top;
  });
  return { at, bottom };
}

/** Seats across, objectives down: who has scored what, who can score it now, how far the others are. */
function objectivesArea(page: Page): Area {
  const { view, say } = page;
  const cell = (INNER - NAME) / view.seats.length;
  const { stageOne, stageTwo } = view.facedown;
  const title = `${say.label('objectives', {})} (${say.label('facedown', { count: stageOne + stageTwo })})`;
  const note = view.seats.some(({ mayScore, eliminated }) => !mayScore && !eliminated);
  const entries = view.objectives.map(({ id }) => entryOf(page, id, NAME));
  const { at, bottom } = tops(entries, HEAD);
  return titled(title, bottom + (note ? NOTE : 0), ([x, y]) => [
    ...(note
      ? [
          words(
            { x, y: y + bottom, width: INNER, height: NOTE },
            { text: say.label('homeNote', {}), size: 22, colour: theme.faint, of: 'home-note' },
          ),
        ]
      : []),
    ...view.seats.flatMap((_, seat) => head(page, seat, [x + NAME + seat * cell, y, cell])),
    ...view.objectives.flatMap((one, i) => {
      const [entry, top] = [entries[i], y + (at[i] ?? 0)];
      if (!entry) return [];
      const left = [x, top - 4] as const;
      return [
        {
          kind: 'line' as const,
          points: [left, [x + INNER, top - 4] as Point],
          stroke: { colour: theme.edge, width: 2 },
        },
        ...objective(entry, { stage: one.stage, of: `objective:${one.id}` }, [x, top, NAME]),
        ...view.seats.flatMap((_seat, seat) =>
          standing(
            page,
            { one, seat },
            { x: x + NAME + seat * cell, y: top, width: cell, height: entry.height - 8 },
          ),
        ),
      ];
    }),
  ]);
}

type Cell = readonly [x: number, y: number, width: number];

function head({ view, say }: Page, seat: number, [x, y, width]: Cell): Shape[] {
  return [
    ...seatMark([x + width / 2, y + 24], 22, ownerIn(view, seat)),
    words(
      { x: x + 2, y: y + 48, width: width - 4, height: 30 },
      { text: say.seat(seat), size: 22, least: 15, weight: 600, align: 'centre', of: `head:${seat}` },
    ),
  ];
}

function standing(
  { view, say }: Page,
  { one, seat }: { one: ObjectiveView; seat: number },
  box: Box,
): Shape[] {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const of = `standing:${one.id}:${seat}`;
  if (one.scored.includes(seat)) {
    const paint = imperiumPaints[ownerIn(view, seat).colour];
    return [
      {
        kind: 'disc',
        x,
        y,
        r: 24,
        fill: { colour: paint.colour },
        stroke: { colour: theme.ink, width: 2 },
        of: `${of}:scored`,
      },
      { kind: 'icon', icon: 'works', x, y, size: 30, colour: paint.text },
    ];
  }
  const mine = one.standing[seat];
  if (!mine || view.seats[seat]?.eliminated) return [];
  const can = canScore(view, one, seat);
  const text = mine.met && !can ? say.label('noHome', {}) : standingInWords(mine, say);
  return standingCell(box, text, { can, of });
}

const canScore = ({ seats }: View, { standing: all, scored }: ObjectiveView, seat: number): boolean =>
  !scored.includes(seat) && all[seat]?.met === true && seats[seat]?.mayScore === true;

/** The viewer's own secrets and how it stands with them. */
function secretsArea(page: Page, secrets: readonly SecretView[]): Area {
  const width = INNER - 150;
  const entries = secrets.map(({ id }) => entryOf(page, id, width));
  const { at, bottom } = tops(entries, 0);
  return titled(page.say.label('ownSecrets', {}), bottom, ([x, y]) =>
    secrets.flatMap((secret, i) => {
      const [entry, top] = [entries[i], y + (at[i] ?? 0)];
      if (!entry) return [];
      const of = `own:secret:${secret.id}`;
      const text = secret.byDeed ? '–' : standingInWords(secret, page.say);
      const box = { x: x + width, y: top, width: 150, height: entry.height - 8 };
      return [
        ...objective(entry, { stage: null, of }, [x, top, width]),
        ...standingCell(box, text, { can: secret.met, of: `${of}:standing` }),
      ];
    }),
  );
}

const ownSecrets = ({ viewer, seats }: View): readonly SecretView[] =>
  viewer === 'table' ? [] : (seats[viewer]?.own?.standing ?? []);

/** Who can score what now. */
export function objectivesScene(view: View, speaker: Speaker): Scene {
  const page = { view, speaker, say: wordsOf(speaker) };
  const secrets = ownSecrets(view);
  const { shapes, height } = stacked([
    objectivesArea(page),
    ...(secrets.length > 0 ? [secretsArea(page, secrets)] : []),
  ]);
  return plainScene({ width: PICTURE_WIDTH, height: Math.max(height, 2 * GAP), shapes });
}

/** The same in words, objective by objective, then the viewer's secrets. */
export function objectivesAlt(view: View, speaker: Speaker): string {
  const say = wordsOf(speaker);
  const names = (seats: readonly number[]) => seats.map((seat) => say.seat(seat));
  const all = view.seats.flatMap(({ eliminated }, seat) => (eliminated ? [] : [seat]));
  return fitting([
    ...view.objectives.map((one) => {
      const can = all.filter((seat) => canScore(view, one, seat));
      return say.label('altStanding', {
        name: say.names.objectives[one.id],
        scored: names(one.scored),
        now: names(can),
        others: all
          .filter(
            (seat) =>
              !can.includes(seat) && !one.scored.includes(seat) && (one.standing[seat]?.need ?? 0) > 1,
          )
          .map((seat) => `${say.seat(seat)} ${one.standing[seat]?.have}/${one.standing[seat]?.need}`),
      });
    }),
    ...ownSecrets(view).map(
      (secret) =>
        `${say.label('secret', { name: say.names.objectives[secret.id] })}: ${secret.byDeed ? '–' : standingInWords(secret, say)}.`,
    ),
  ]);
}
