import { GUILDS, type GuildId, guilds, type Source, START_ACTIONS } from '#games/beyond-the-sun/view.ts';
import type { Box, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { actionRows, CARD } from './card.ts';
import { signColours } from './palette.ts';
import { signRows, unitFor } from './rows.ts';
import type { Seen } from './seen.ts';
import { LEAST } from './sign.ts';
import { actionSigns } from './steps.ts';

const UNIT = 34;
const PANEL = { radius: 14, stroke: { colour: theme.ink, width: 3 } } as const;

const spacesOf = ({ view }: Seen, kind: Source['kind'], id: string) =>
  view.spaces.filter(({ source }) => source.kind === kind && source.id === id);

/** The start technology: its four actions with their spaces. */
export function startCard(seen: Seen, { x, y, width, height }: Box): Shape[] {
  const { say } = seen;
  const row = (height - 62) / START_ACTIONS.length;
  return [
    { kind: 'box', x, y, width, height, ...PANEL, fill: { colour: theme.raised }, of: 'start' },
    words(
      { x: x + 14, y: y + 6, width: width - 28, height: 48 },
      { text: say.names.start, size: 23, least: LEAST, lines: 2, weight: 800, align: 'centre' },
    ),
    ...START_ACTIONS.flatMap((id, at): Shape[] => {
      const box = { x: x + 12, y: y + 58 + at * row, width: width - 24, height: row - 8 };
      const rows = actionRows(spacesOf(seen, 'start', id), say);
      const unit = unitFor(rows, box, UNIT);
      return [
        {
          kind: 'line',
          points: [
            [x + 12, box.y - 3],
            [x + width - 12, box.y - 3],
          ],
          stroke: { colour: theme.edge, width: 2 },
        },
        ...signRows(rows, { ...box, y: box.y + 4 }, unit),
      ];
    }),
  ];
}

/** A guild: open to everybody, or covered with what it will offer. */
function guildShapes(seen: Seen, id: GuildId, { x, y, width, height }: Box): Shape[] {
  const { view, say } = seen;
  const isOpen = view.guilds.includes(id);
  const { action } = guilds[id];
  const rows = isOpen ? actionRows(spacesOf(seen, 'guild', id), say) : actionSigns(action, say);
  const box = { x: x + 12, y: y + 36, width: width - 24, height: height - 42 };
  return [
    {
      kind: 'box',
      x,
      y,
      width,
      height,
      radius: 14,
      fill: { colour: isOpen ? theme.raised : signColours.hollow },
      stroke: isOpen ? { colour: theme.gold, width: 3 } : { colour: theme.edge, width: 3, dash: [8, 6] },
      of: `${isOpen ? 'guild' : 'closed'}:${id}`,
    },
    words(
      { x: x + 12, y: y + 4, width: width - 24, height: 28 },
      {
        text: say.names.guilds[id],
        size: 20,
        least: LEAST,
        weight: 800,
        colour: isOpen ? theme.gold : theme.faint,
      },
    ),
    ...signRows(rows, box, unitFor(rows, box, isOpen ? 32 : 26)),
    ...(isOpen
      ? []
      : [
          words(
            { x: x + width - 112, y: y + height - 34, width: 100, height: 26 },
            { text: say.label('closed', {}), size: 18, least: LEAST, colour: theme.faint, align: 'right' },
          ),
        ]),
  ];
}

/** All guilds, two in each of two places. */
export function guildCards(seen: Seen, places: readonly Pick<Box, 'x' | 'y'>[]): Shape[] {
  const height = (CARD.height - 8) / 2;
  return GUILDS.flatMap((id, at) => {
    const place = places[Math.floor(at / 2)] ?? { x: 0, y: 0 };
    const y = place.y + (at % 2) * (height + 8);
    return guildShapes(seen, id, { x: place.x, y, width: CARD.width, height });
  });
}
