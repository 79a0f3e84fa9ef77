import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { newMessage } from '#local-discord/rest/body/message.ts';

const COMPONENTS_V2 = 1 << 15;

/** Components that Discord would take as a message. */
export function expectFit(components: readonly APIMessageTopLevelComponent[]): void {
  const read = newMessage.safeParse({ components, flags: COMPONENTS_V2 });
  expect(read.success ? [] : read.error.issues).toEqual([]);
}
