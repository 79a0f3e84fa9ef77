import type { ActResult } from '../chat/protocol.ts';
import type { World } from '../world/world.ts';
import { type Act, ActRefused } from './act.ts';

/** Somebody at the local Discord, and what they may do there. */
export class Person {
  constructor(
    readonly world: World,
    readonly userId: string,
  ) {}

  /** Does it at once; whatever a bot answers comes later as a happening. */
  act(act: Act): ActResult {
    throw new ActRefused(`nobody can ${act.do} yet`);
  }
}
