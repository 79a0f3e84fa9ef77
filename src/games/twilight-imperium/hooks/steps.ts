import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../table.ts';
import type { SystemId } from '../tables/ids.ts';

type Nothing = Readonly<Record<string, never>>;
type Tactical = { readonly seat: Seat; readonly system: SystemId };

/** Every step of the base game after which a module may put one of its own, with what it is about. */
export interface Steps {
  // Set-up (S)
  'factions chosen': Nothing;
  'board laid': Nothing;
  'secrets chosen': Nothing;
  // Strategy phase (85)
  'strategy cards chosen': Nothing;
  // Tactical action (77)
  activation: Tactical;
  movement: Tactical;
  'space cannon': Tactical;
  'space combat': Tactical;
  invasion: Tactical;
  production: Tactical;
  // Status phase (84)
  'objectives scored': Nothing;
  'objective revealed': Nothing;
  'action cards drawn': Nothing;
  'tokens lifted': Nothing;
  'tokens shared out': Nothing;
  'cards readied': Nothing;
  'units repaired': Nothing;
  'strategy cards returned': Nothing;
  // Agenda phase (83)
  'agenda over': { readonly number: number };
}
export type StepName = keyof Steps;

/** A step that comes after one of the base game. */
export type AddedStep = {
  [K in StepName]: { readonly after: K; run(t: ImperiumTable, about: Steps[K]): Flow<void> };
}[StepName];
