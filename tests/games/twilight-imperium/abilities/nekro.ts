import type { FactionId, TechnologyId } from '#games/twilight-imperium/tables/ids.ts';
import { activate, goOn, hitting, missing } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

export const SINGULARITY = 'ability:technological-singularity';

/** Nekro with both assimilators in seat 0, its victim in seat 1; only the faction abilities of Nekro are at work. */
export function nekro(victim: FactionId = 'sardakk'): Scene {
  const scene = new Scene(3, ['nekro', victim, 'xxcha'])
    .of(SINGULARITY, 'ability:galactic-threat', 'ability:propagation')
    .tech(0, 'valefar-assimilator-x', 'valefar-assimilator-y');
  for (const seat of [0, 1, 2]) scene.pools(seat, { fleet: 8 });
  return scene;
}

/** Nekro destroys a cruiser of seat 1 in system 20 and is asked whether it takes something for it. */
export function plundering(scene: Scene): Imperium {
  scene.units(0, '20', { cruiser: 2 }).units(1, '20', { cruiser: 1 });
  const table = activate(missing(hitting(scene, 0, 'combat'), 1, 'combat'), '20');
  return goOn(table, '0:unit-destroyed', '1:combat-round-starts');
}

/** The same, and what it takes: a technology, with an assimilator if there is a choice of them. */
export function taking(scene: Scene, technology?: TechnologyId, card?: TechnologyId): Imperium {
  const table = plundering(scene).answers([0, 'unit-destroyed', SINGULARITY]) as Imperium;
  if (technology) table.answer(0, 'gain-technology', technology);
  if (card) table.answer(0, 'assimilator', card);
  return table;
}

/** The technologies of Nekro, copied ones behind an arrow. */
export const cards = (table: Imperium, seat = 0): string[] =>
  table.seat(seat).technologies.map(({ id, as }) => (as ? `${id} > ${as}` : id));
