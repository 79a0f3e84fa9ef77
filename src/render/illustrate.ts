import { speaker } from '#core/speak.ts';
import { draw } from './draw.ts';
import { drawings } from './drawings.ts';
import type { Order, Shown } from './order.ts';
import type { Scene } from './scene.ts';

/** The scene of an order, and the same in words. */
export function sceneOf({ game, view, sight, language, names }: Order): { scene: Scene; alt: string } {
  const drawing = drawings.get(game);
  if (!drawing) throw new Error(`${game} has no pictures`);
  const words = speaker(language, drawing.texts[language], (seat) => names[seat] ?? `${seat + 1}`);
  return { scene: drawing.scene(view as never, words, sight), alt: drawing.alt(view as never, words, sight) };
}

/** Draws an order from beginning to end. Only in a process of its own: all of it takes a while. */
export async function illustrate(order: Order): Promise<Shown> {
  const { scene, alt } = sceneOf(order);
  return { ...(await draw(scene)), alt };
}
