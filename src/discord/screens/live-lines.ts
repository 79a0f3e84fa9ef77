import type { LivePanel } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import type { Steps } from '#core/steps.ts';

/** All that is shown of something that goes on, with what takes a while to work out. */
export function* liveLines({ lines, slowLines }: LivePanel): Steps<readonly Message[]> {
  if (slowLines === undefined) return lines;
  return lines.toSpliced(slowLines.before, 0, ...(yield* slowLines.work()));
}
