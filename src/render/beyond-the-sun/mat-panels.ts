import { type Ability, SCORE_SOURCES, systems } from '#games/beyond-the-sun/view.ts';
import { rowsFor } from '../fit.ts';
import type { Area } from '../kit/area.ts';
import type { Point, Shape } from '../scene.ts';
import { panel, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { technologyRows, vpOf } from './card.ts';
import { pointsStar } from './marks.ts';
import type { MatSeen } from './mat.ts';
import { paintOf } from './palette.ts';
import { outpostDisc } from './place-card.ts';
import { heightOf, signRows } from './rows.ts';
import { INNER, MARGIN } from './seen.ts';
import { LEAST } from './sign.ts';

const GAP = 12;
const HALF = (INNER - GAP) / 2;
const TITLE = 44;
const LINE = 46;
const SIZE = 22;

/** Half a row: a panel with a title and lines of its own height. */
interface Half {
  readonly title: string;
  readonly height: number;
  draw(at: Point): Shape[];
}

const none =
  (text: string): Half['draw'] =>
  ([x, y]) => [words({ x, y, width: HALF - 36, height: 36 }, { text, size: SIZE, colour: theme.faint })];

function coloniesHalf({ mine, say, seat }: MatSeen): Half {
  const { colonies } = mine;
  return {
    title: say.label('colonies', { n: colonies.length, vp: mine.score.colonies }),
    height: Math.max(1, colonies.length) * LINE,
    draw: ([x, y]) =>
      colonies.length === 0
        ? none(say.label('none', {}))([x, y])
        : colonies.flatMap(({ system, discs }, at): Shape[] => [
            ...pointsStar([x + 20, y + at * LINE + 20], 21, { text: `${systems[system].vp}` }),
            words(
              { x: x + 50, y: y + at * LINE, width: HALF - 180, height: 40 },
              { text: say.names.systems[system], size: 24, least: 18, weight: 600, of: `colony:${system}` },
            ),
            ...discs.flatMap((disc, i) =>
              outpostDisc(
                { x: x + HALF - 60 - i * 44, y: y + at * LINE + 20, r: 19 },
                { seat, disc, of: `colonyDisc:${system}` },
                say,
              ),
            ),
          ]),
  };
}

const UNIT = 30;

function privateHalf({ view, mine, say }: MatSeen): Half {
  const shown = mine.private.map((id) => {
    const rows = technologyRows(view, id, say);
    return { id, rows, height: LINE + heightOf(rows, HALF - 90, UNIT) + 8 };
  });
  return {
    title: say.label('privateTechnologies', {}),
    height: shown.length === 0 ? LINE : shown.reduce((sum, { height }) => sum + height, 0),
    draw: ([x, y]) => {
      if (shown.length === 0) return none(say.label('none', {}))([x, y]);
      let top = y;
      return shown.flatMap(({ id, rows, height }): Shape[] => {
        const from = top;
        top += height;
        return [
          ...pointsStar([x + 20, from + 20], 21, { text: `${vpOf(id)}` }),
          words(
            { x: x + 50, y: from, width: HALF - 90, height: 40 },
            {
              text: say.names.technologies[id],
              size: 23,
              least: LEAST,
              lines: 2,
              weight: 600,
              of: `private:${id}`,
            },
          ),
          ...signRows(rows, { x: x + 50, y: from + LINE, width: HALF - 90, height }, UNIT),
        ];
      });
    },
  };
}

const RULE = SIZE * 1.2;

const abilityLines = (text: string) => rowsFor(text, SIZE, HALF - 60);

/** What unlocks an ability, as its mat prints it. */
const unlocking = ({ abilities }: MatSeen['mine']['mat'], rule: Ability['rule']) =>
  abilities.find((one) => one.rule === rule)?.unlocked;

function abilitiesHalf({ mine, say }: MatSeen): Half {
  const shown = mine.abilities.map(({ rule, unlocked }, at) => {
    const by = unlocking(mine.mat, rule);
    const head = [
      'AB'[at] ?? '',
      unlocked ? say.label('unlocked', {}) : '',
      by && !unlocked ? say.label('unlockedBy', { by, spent: 'emptyTrack' in by && mine.spent }) : '',
    ];
    return { rule, unlocked, head: head.filter((one) => one !== ''), text: say.label('ability', { rule }) };
  });
  const heights = shown.map(({ text }) => 34 + abilityLines(text) * RULE + 8);
  return {
    title: say.label('abilities', {}),
    height: shown.length === 0 ? LINE : heights.reduce((sum, one) => sum + one, 0),
    draw: ([x, y]) => {
      if (shown.length === 0) return none(say.label('basicMat', {}))([x, y]);
      let top = y;
      return shown.flatMap(({ rule, unlocked, head, text }, at): Shape[] => {
        const from = top;
        top += heights[at] ?? 0;
        return [
          words(
            { x, y: from, width: HALF - 40, height: 32 },
            {
              text: head.join(' · '),
              size: 23,
              least: LEAST,
              weight: 800,
              colour: unlocked ? theme.good : theme.faint,
              of: `${unlocked ? 'unlocked' : 'locked'}:${rule}`,
            },
          ),
          words(
            { x, y: from + 33, width: HALF - 40, height: abilityLines(text) * RULE + 4 },
            {
              text,
              size: SIZE,
              least: LEAST,
              lines: abilityLines(text),
              stand: 'top',
              colour: unlocked ? theme.ink : theme.dim,
            },
          ),
        ];
      });
    },
  };
}

function scoreHalf({ mine, say, seat }: MatSeen): Half {
  const shown = SCORE_SOURCES.filter((source) => mine.score[source] !== 0);
  return {
    title: say.label('scoreNow', { total: mine.score.total }),
    height: Math.max(1, shown.length) * 36,
    draw: ([x, y]) =>
      shown.flatMap((source, at): Shape[] => [
        words(
          { x, y: y + at * 36, width: HALF - 130, height: 34 },
          { text: say.label('source', { source }), size: SIZE, colour: theme.dim },
        ),
        words(
          { x: x + HALF - 120, y: y + at * 36, width: 84, height: 34 },
          {
            text: `${mine.score[source]}`,
            size: 26,
            weight: 800,
            align: 'right',
            colour: theme.gold,
            of: `source:${seat}:${source}`,
          },
        ),
      ]),
  };
}

/** Two panels beside each other, as high as the higher one. */
function beside(halves: readonly [Half, Half], seat: number): Area {
  const height = TITLE + Math.max(...halves.map((half) => half.height)) + 14;
  return {
    height,
    draw: ([, y]) =>
      halves.flatMap((half, at): Shape[] => {
        const x = MARGIN + at * (HALF + GAP);
        return [
          panel({ x, y, width: HALF, height }, at === 0 ? paintOf(seat).colour : theme.edge),
          words(
            { x: x + 18, y: y + 8, width: HALF - 36, height: 32 },
            { text: half.title, size: 23, least: LEAST, weight: 800, colour: theme.gold },
          ),
          ...half.draw([x + 18, y + TITLE]),
        ];
      }),
  };
}

/** Colonies and points, abilities and technologies beside the mat. */
export const matPanels = (seen: MatSeen): readonly Area[] => [
  beside([coloniesHalf(seen), scoreHalf(seen)], seen.seat),
  beside([abilitiesHalf(seen), privateHalf(seen)], seen.seat),
];
