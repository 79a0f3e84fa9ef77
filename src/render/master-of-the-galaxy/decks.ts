import { DECKS, RESOURCES, type View } from '#games/master-of-the-galaxy/view.ts';
import type { Area } from '../kit/area.ts';
import type { Shape } from '../scene.ts';
import { panel, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { AREA_WIDTH, PADDING } from './area.ts';
import { cube, deckSign } from './pieces.ts';
import type { Words } from './say.ts';

const TITLE = 38;
const ROW = 37;
const BANK = 56;
const INNER = AREA_WIDTH - 2 * PADDING;

/** The bank, and the decks with their sizes and top cards. */
export function deckArea(view: View, say: Words): Area {
  const offered = view.offered.length > 0 ? Math.ceil(view.offered.length / 2) + 1 : 0;
  const height = PADDING + BANK + TITLE + ROW * DECKS.length + 30 * offered;
  return {
    height,
    draw: ([x, y]) => {
      const left = x + PADDING;
      const top = y + PADDING / 2 + BANK;
      return [
        panel({ x, y, width: AREA_WIDTH, height }),
        ...bank(view, say)(left, y + PADDING / 2),
        words(
          { x: left, y: top, width: INNER, height: TITLE },
          { text: say.label('decks', {}), size: 24, weight: 800, colour: theme.gold },
        ),
        ...DECKS.flatMap((deck, i) => deckRow(view, deck, say)(left, top + TITLE + i * ROW)),
        ...(offered > 0 ? races(view, say)(left, top + TITLE + DECKS.length * ROW) : []),
      ];
    },
  };
}

const bank =
  (view: View, say: Words) =>
  (x: number, y: number): Shape[] => [
    words(
      { x, y, width: 120, height: BANK },
      { text: say.label('bank', {}), size: 24, weight: 800, colour: theme.gold },
    ),
    ...RESOURCES.flatMap((resource, i) => {
      const left = x + 130 + i * 122;
      return [
        ...cube({ x: left + 22, y: y + BANK / 2, size: 38 }, resource, `bank:${resource}`),
        words(
          { x: left + 48, y: y + 10, width: 64, height: BANK - 20 },
          { text: `×${view.bank[resource]}`, size: 26, weight: 600 },
        ),
      ];
    }),
  ];

const deckRow =
  (view: View, deck: (typeof DECKS)[number], say: Words) =>
  (x: number, y: number): Shape[] => {
    const { size, top } = view.decks[deck];
    return [
      ...deckSign({ x: x + 20, y: y + ROW / 2, size: 35 }, deck, `deck:${deck}`),
      words(
        { x: x + 48, y: y + 3, width: 180, height: ROW - 6 },
        { text: say.label('deck', { deck }), size: 22, weight: 600 },
      ),
      words(
        { x: x + 234, y: y + 3, width: 60, height: ROW - 6 },
        { text: `×${size}`, size: 22, colour: theme.dim, align: 'right' },
      ),
      ...(top
        ? [
            words(
              { x: x + 312, y: y + 3, width: INNER - 312, height: ROW - 6 },
              { text: say.card(top), size: 22, of: `top:${top}` },
            ),
          ]
        : []),
    ];
  };

/** Races to choose from in the experienced set-up (24.2). */
const races =
  (view: View, say: Words) =>
  (x: number, y: number): Shape[] => [
    words({ x, y, width: INNER, height: 30 }, { text: say.label('offered', {}), size: 22, weight: 600 }),
    ...view.offered.map((race, i) =>
      words(
        {
          x: x + (i % 2) * (INNER / 2),
          y: y + 30 + Math.floor(i / 2) * 30,
          width: INNER / 2 - 8,
          height: 30,
        },
        { text: say.card(race), size: 21, colour: theme.dim, of: `offered:${race}` },
      ),
    ),
  ];
