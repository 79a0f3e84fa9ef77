import type { Objective } from '../../../timing/component.ts';
import type { SecretId } from '../../card-ids.ts';

/** Every card of this kind that is written so far. */
export const secrets: Readonly<Partial<Record<SecretId, Objective>>> = {};
