import type { Speaker } from '#core/message.ts';
import { type FactionId, factions, type View } from '#games/twilight-imperium/view.ts';
import { fitting } from '../kit/alt.ts';
import { type Area, GAP, PICTURE_WIDTH, plainScene, stacked } from '../kit/area.ts';
import type { Scene } from '../scene.ts';
import { transformed } from '../transformed.ts';
import { factionArea } from './faction-card.ts';
import { wordsOf } from './say.ts';

/** Whether factions are still being chosen. */
export const isChoosing = ({ stage }: View): boolean => stage.kind === 'factions';

/** The factions that nobody has while they are chosen; afterwards those at the table, seat by seat. */
function shown(view: View): FactionId[] {
  const taken = view.seats.flatMap(({ faction }) => faction ?? []);
  if (!isChoosing(view)) return taken;
  return view.box.factions.filter((id) => !taken.includes(id));
}

/** More stand in two columns. */
const MAX_IN_A_COLUMN = 6;
const high = (areas: readonly Area[]) => areas.reduce((sum, { height }) => sum + height, 0);

/** Factions with their homes, what they begin with and what they can do. */
export function factionsScene(view: View, speaker: Speaker): Scene {
  const say = wordsOf(speaker);
  const areas = shown(view).map((id) => factionArea(view, id, { speaker, say }));
  const columns: Area[][] = areas.length > MAX_IN_A_COLUMN ? [[], []] : [[]];
  for (const area of areas) columns.sort((a, b) => high(a) - high(b))[0]?.push(area);
  const drawn = columns.map((column) => stacked(column));
  const step = PICTURE_WIDTH - GAP;
  return plainScene({
    heavy: true,
    width: GAP + step * columns.length,
    height: Math.round(Math.max(...drawn.map(({ height }) => height))),
    shapes: drawn.flatMap(({ shapes }, i) =>
      shapes.map((shape) => transformed(shape, { x: i * step, y: 0, scale: 1 })),
    ),
  });
}

export function factionsAlt(view: View, speaker: Speaker): string {
  const { names } = wordsOf(speaker);
  return fitting(
    shown(view).map((id) => {
      const abilities = factions[id].abilities.map((ability) => names.abilities[ability]);
      return `${names.factions[id]}: ${abilities.join(', ')}.`;
    }),
  );
}
