import type { Seat } from '#core/seat.ts';
import type { PublicId, SecretId } from '#games/twilight-imperium/tables/card-ids.ts';
import type { PlanetId } from '#games/twilight-imperium/tables/ids.ts';
import { type Imperium, Scene } from '../scene.ts';

/** A public objective lies open at the beginning of a status phase, and another is there to be revealed. */
export function open(id: PublicId, seats: 3 | 6 = 3): Scene {
  const next = id === 'expand-borders' ? 'corner-the-market' : 'expand-borders';
  return new Scene(seats).stage({ kind: 'status' }).objective(id).objective(next, { revealed: false });
}

/** Seat 0 holds a secret objective at the beginning of a status phase. */
export function held(id: SecretId): Scene {
  return new Scene()
    .stage({ kind: 'status' })
    .secret(0, id)
    .objective('subdue-the-galaxy', { revealed: false });
}

/** Seat 0 controls these planets too. */
export function holding(scene: Scene, ...planets: readonly PlanetId[]): Scene {
  for (const planet of planets) scene.control(0, planet);
  return scene;
}

/** Whether a seat can score an objective in this status phase. */
export function canScore(table: Imperium, seat: Seat, id: PublicId | SecretId): boolean {
  const asked = table.session.openFor(seat).find(({ topic }) => topic === 'score');
  if (!asked || !('options' in asked.form)) return false;
  return asked.form.options.some((option) => option.id === id && !option.barred);
}
