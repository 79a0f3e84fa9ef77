import type { Area } from '../kit/area.ts';
import type { Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { resourceSign } from './resource.ts';
import { INNER, MARGIN, type Sheet } from './sheet.ts';

const HEIGHT = 66;
const LABEL = 170;

/** What only its owner sees, on the active sheet or else the first: resources to be spent on the active sheet, and relics in hand. */
export function handAreas({ mine, id, say }: Sheet): readonly Area[] {
  const { own } = mine;
  if (!own || (own.active ?? 'navigation') !== id) return [];
  const relics = own.relics.filter(({ played }) => !played).map((one) => say.names.relics[one.id]);
  const resources = own.active === id ? own.hand : [];
  if (resources.length === 0 && relics.length === 0) return [];
  const spending = resources.length === 0 ? 0 : LABEL + 16 + resources.length * 56 + 20;
  return [
    {
      height: HEIGHT,
      draw: ([left, y]): Shape[] => {
        const x = left + MARGIN;
        return [
          {
            kind: 'box',
            x,
            y,
            width: INNER,
            height: HEIGHT,
            radius: 16,
            fill: { colour: theme.raised },
            stroke: { colour: theme.ink, width: 3 },
            of: 'hand',
          },
          ...(resources.length === 0
            ? []
            : [
                words(
                  { x: x + 16, y, width: LABEL, height: HEIGHT },
                  { text: say.label('inHand', {}), size: 25, weight: 800 },
                ),
              ]),
          ...resources.flatMap(({ r }, at) =>
            resourceSign({ x: x + 16 + LABEL + 28 + at * 56, y: y + HEIGHT / 2, r: 22 }, r, {
              of: `hand:${at}`,
            }),
          ),
          ...(relics.length === 0
            ? []
            : [
                words(
                  { x: x + 16 + spending, y: y + 4, width: INNER - 32 - spending, height: HEIGHT - 8 },
                  {
                    text: say.label('relicsHeld', { names: relics }),
                    size: 24,
                    lines: 2,
                    colour: theme.gold,
                    of: 'relics',
                  },
                ),
              ]),
        ];
      },
    },
  ];
}
