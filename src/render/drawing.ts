import type { Speaker } from '#core/message.ts';
import type { Scene } from './scene.ts';

/** How a game is drawn: from a view, in somebody's words, with the seats called by plain names. */
export interface Drawing<V> {
  scene(view: V, speaker: Speaker): Scene;
  /** What the picture shows, for whoever cannot see it. */
  alt(view: V, speaker: Speaker): string;
}
