import { speaker } from '#core/speak.ts';
import { draw } from './draw.ts';
import { drawings } from './drawings.ts';
import type { Rendered, RenderRequest } from './render-request.ts';
import type { Scene } from './scene.ts';

/** The scene of a request, and the same in words. */
export function sceneOf({ game, view, picture, language, names }: RenderRequest): {
  scene: Scene;
  alt: string;
} {
  const drawing = drawings.get(game);
  if (!drawing) throw new Error(`${game} has no pictures`);
  const words = speaker(language, drawing.texts[language], (seat) => names[seat] ?? `${seat + 1}`);
  return {
    scene: drawing.scene(view as never, words, picture),
    alt: drawing.alt(view as never, words, picture),
  };
}

/** Draws a request from beginning to end. Only in a process of its own: all of it takes a while. */
export async function renderPicture(request: RenderRequest): Promise<Rendered> {
  const { scene, alt } = sceneOf(request);
  return { ...(await draw(scene)), alt };
}
