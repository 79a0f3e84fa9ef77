import type { Component } from '../../../timing/component.ts';
import type { ActionCardId } from '../../card-ids.ts';
import { directHit } from './direct-hit.ts';
import { flankSpeed } from './flank-speed.ts';
import { imperialRider } from './imperial-rider.ts';
import { industrialInitiative } from './industrial-initiative.ts';
import { insubordination } from './insubordination.ts';
import { miningInitiative } from './mining-initiative.ts';
import { moraleBoost } from './morale-boost.ts';
import { politicalStability } from './political-stability.ts';
import { reparations } from './reparations.ts';
import { sabotage } from './sabotage.ts';
import { summit } from './summit.ts';
import { tradeRider } from './trade-rider.ts';
import { uprising } from './uprising.ts';
import { veto } from './veto.ts';

/** Every action card that is written so far. */
export const actionCards: Readonly<Partial<Record<ActionCardId, Component>>> = {
  'direct-hit': directHit,
  'flank-speed': flankSpeed,
  'imperial-rider': imperialRider,
  'industrial-initiative': industrialInitiative,
  insubordination,
  'mining-initiative': miningInitiative,
  'morale-boost': moraleBoost,
  'political-stability': politicalStability,
  reparations,
  sabotage,
  summit,
  'trade-rider': tradeRider,
  uprising,
  veto,
};
