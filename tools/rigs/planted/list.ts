import type { PlantedFault } from './fault.ts';
import { app } from './faults/app.ts';
import { core } from './faults/core.ts';
import { delivery } from './faults/delivery.ts';
import { discord } from './faults/discord.ts';
import { store } from './faults/store.ts';

/** Every fault that our tests and rigs must notice. */
export const FAULTS: readonly PlantedFault[] = [...core, ...store, ...app, ...delivery, ...discord];
