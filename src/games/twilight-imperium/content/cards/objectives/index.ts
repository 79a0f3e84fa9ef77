import type { Objective } from '../../../timing/component.ts';
import type { PublicId } from '../../card-ids.ts';

/** Every card of this kind that is written so far. */
export const objectives: Readonly<Partial<Record<PublicId, Objective>>> = {};
