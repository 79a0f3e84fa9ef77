import type { Speaker } from '#core/message.ts';
import { componentText } from '#games/twilight-imperium/text/components/index.ts';
import { cardWordsEn, cardWordsRu } from '#games/twilight-imperium/text/presentation/card-words.ts';
import { type FactionId, factions, type View } from '#games/twilight-imperium/view.ts';
import { rowsFor } from '../fit.ts';
import { type Area, INNER, titled } from '../kit/area.ts';
import type { Point, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { HALF } from './geometry.ts';
import { UNIT_ICONS, UNITS } from './pieces.ts';
import { printedTile } from './printed-tile.ts';
import type { Words } from './say.ts';

const SCALE = 1.2;
const TILE = Math.round(2 * HALF * SCALE) + 10;
const LEFT = 370;
const RIGHT = INNER - LEFT;
const [SIZE, LINE] = [23, 29];

const WORDS = { en: cardWordsEn, ru: cardWordsRu };

interface Line {
  readonly text: string;
  readonly rows: number;
  readonly title?: true;
}

const lineOf = (text: string, width: number): Line => ({
  text,
  rows: rowsFor(text, SIZE, width),
});

/** What a faction begins with beside its units, line by line. */
function beginnings(id: FactionId, speaker: Speaker, say: Words): Line[] {
  const { commodities, technologies, choice = [], ownTechnologies, note } = factions[id];
  const card = WORDS[speaker.language];
  const names = (ids: typeof technologies) => ids.map((one) => say.names.technologies[one]).join(', ');
  return [
    `${card.commodities}: ${commodities}`,
    ...(technologies.length > 0 ? [`${card.knows}: ${names(technologies)}`] : []),
    ...(choice.length > 0 ? [`${card.oneOf}: ${names(choice)}`] : []),
    `${say.label('ownTechnologies', {})}: ${names(ownTechnologies)}`,
    `${card.note}: ${say.names.notes[note]}`,
  ].map((text) => lineOf(`${text.charAt(0).toUpperCase()}${text.slice(1)}`, RIGHT));
}

function abilityLines(id: FactionId, speaker: Speaker, say: Words): Line[] {
  return factions[id].abilities.flatMap((ability) => [
    { text: say.names.abilities[ability], rows: 1, title: true as const },
    lineOf(componentText(speaker, `ability:${ability}`) ?? '', INNER),
  ]);
}

const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { rows }) => sum + rows * LINE + 6, 0);

function written(lines: readonly Line[], [x, y]: Point, width: number): Shape[] {
  let top = y;
  return lines.map(({ text, rows, title }) => {
    const box = { x, y: top, width, height: rows * LINE };
    top += box.height + 6;
    return words(box, {
      text,
      size: SIZE,
      lines: rows,
      stand: 'top',
      ...(title ? { weight: 800, colour: theme.gold } : {}),
    });
  });
}

/** The units that a faction begins with. */
function units(id: FactionId, [x, y]: Point): Shape[] {
  const held = UNITS.filter((unit) => (factions[id].units[unit] ?? 0) > 0);
  return held.flatMap((unit, i) => [
    {
      kind: 'icon' as const,
      icon: UNIT_ICONS[unit],
      x: x + 20 + i * 84,
      y: y + 22,
      size: 36,
      colour: theme.ink,
    },
    words(
      { x: x + 42 + i * 84, y, width: 36, height: 44 },
      { text: `${factions[id].units[unit]}`, size: 28, weight: 800, of: `begins:${id}:${unit}` },
    ),
  ]);
}

/** A faction with its home, what it begins with, and what it can do. */
export function factionArea(
  view: View,
  id: FactionId,
  { speaker, say }: { speaker: Speaker; say: Words },
): Area {
  const start = beginnings(id, speaker, say);
  const abilities = abilityLines(id, speaker, say);
  const upper = Math.max(TILE, 54 + heightOf(start));
  return titled(say.names.factions[id], upper + heightOf(abilities) + 10, ([x, y]) => [
    ...printedTile(view, factions[id].home, { x: x + LEFT / 2 - 8, y: y + TILE / 2 - 4, scale: SCALE, say }),
    ...units(id, [x + LEFT, y]),
    ...written(start, [x + LEFT, y + 54], RIGHT),
    ...written(abilities, [x, y + upper + 6], INNER),
  ]);
}
