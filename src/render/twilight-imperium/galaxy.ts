import type { Speaker } from '#core/message.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import type { Scene, Shape } from '../scene.ts';
import { theme } from '../theme.ts';
import { building } from './building.ts';
import { HEIGHT, WIDTH } from './geometry.ts';
import { lastFlags, lastMoves } from './last-turn.ts';
import { corners } from './plates.ts';
import { type Words, wordsOf } from './say.ts';
import { systems } from './systems.ts';
import { borders, tint } from './territory.ts';
import { asideLabels, backdrop, namesOn, worldsOn } from './tiles.ts';

/** The galaxy with all that lies in it: the last moves over its worlds, names over everything. */
function laid(view: View, say: Words): Shape[] {
  const names = [...view.systems.flatMap((system) => namesOn(system, say)), ...asideLabels(view, say)];
  const lying = systems(view);
  return [
    ...view.systems.flatMap((system) => tint(view, system)),
    ...borders(view),
    ...building(view, say),
    ...view.systems.flatMap(worldsOn),
    ...lastMoves(view),
    ...lying,
    ...names,
    ...lastFlags(view, [...names, ...lying]),
  ];
}

/** The galaxy, and in its corners whose turn it is, when, and how every seat stands. */
export function galaxyScene(view: View, speaker: Speaker): Scene {
  const say = wordsOf(speaker);
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: theme.space,
    heavy: true,
    backdrop: backdrop(view),
    shapes: [...laid(view, say), ...corners(view, say)],
  };
}
