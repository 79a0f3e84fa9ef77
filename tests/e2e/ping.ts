import type { APIMessage } from 'discord-api-types/v10';
import type { World } from '#local-discord/world/world.ts';

/** How a ping speaks, in either language. */
export const PING = /(?:your turn|your answer|ваш ход|ваш ответ) · /;

/** A call that was posted, and who was notified of it. */
interface Call {
  readonly content: string;
  readonly mentions: readonly string[];
  readonly flags: number;
}

/** Every ping that is posted from now on, whether it stands there still or not. */
export function callsOf(world: World): readonly Call[] {
  const calls: Call[] = [];
  world.subscribe(({ t, d }) => {
    if (t !== 'MESSAGE_CREATE') return;
    const { content, mentions, flags = 0 } = d(world.botViewer) as APIMessage;
    if (isPing({ content })) calls.push({ content, mentions: mentions.map(({ id }) => id), flags });
  });
  return calls;
}

/** Whether a message calls somebody to the table. */
export const isPing = ({ content }: { readonly content: string }): boolean => PING.test(content);
