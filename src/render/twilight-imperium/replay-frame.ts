import type { Speaker } from '#core/message.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import type { Scene, Shape } from '../scene.ts';
import { theme } from '../theme.ts';
import { galaxyScene } from './galaxy.ts';
import { HEIGHT, WIDTH } from './geometry.ts';

/** Which picture of a replay it is. */
interface Step {
  readonly at: number;
  readonly of: number;
}

const BAR = 20;

/** How much of the replay is over. */
const progress = ({ at, of }: Step): Shape[] => [
  { kind: 'box', x: 0, y: HEIGHT, width: WIDTH, height: BAR, fill: { colour: theme.raised } },
  {
    kind: 'box',
    x: 0,
    y: HEIGHT,
    width: Math.round((WIDTH * at) / of),
    height: BAR,
    fill: { colour: theme.gold },
    of: `step:${at}/${of}`,
  },
];

/** The galaxy at one moment of the game, and a bar that says how far the replay has come. */
export function frameScene(view: View, speaker: Speaker, step: Step): Scene {
  const scene = galaxyScene(view, speaker);
  return { ...scene, height: HEIGHT + BAR, shapes: [...scene.shapes, ...progress(step)] };
}
