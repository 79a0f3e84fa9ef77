import { pseudoRandom } from '#core/pseudo-random.ts';
import {
  type Anomaly,
  CENTRE,
  type PlanetId,
  planets,
  systems,
  type Trait,
} from '#games/twilight-imperium/view.ts';
import type { AnomalyLook } from '../kit/art/anomalies.ts';
import type { Art } from '../kit/art/art.ts';
import type { WorldLook } from '../kit/art/surfaces.ts';

/** What worlds of a trait look like; which of these, and all the rest, follows from their names. */
const LOOKS: Readonly<Record<Trait | 'none', readonly WorldLook[]>> = {
  cultural: ['ocean', 'ice', 'city', 'ocean', 'gas'],
  hazardous: ['lava', 'desert', 'toxic', 'desert', 'lava'],
  industrial: ['jungle', 'rock', 'gas', 'rock', 'jungle'],
  none: ['ocean', 'desert', 'rock', 'ice', 'jungle', 'gas', 'toxic'],
};

/** Homes of which everybody has a picture in mind. */
const KNOWN: Readonly<Partial<Record<PlanetId, WorldLook>>> = {
  jord: 'ocean',
  '0-0-0': 'city',
  muaat: 'lava',
  hercant: 'desert',
  nestphar: 'jungle',
  'mordai-ii': 'toxic',
  ragh: 'rock',
  'lisis-ii': 'rock',
  'moll-primus': 'rock',
  nar: 'ice',
  jol: 'ocean',
  creuss: 'gas',
};

const capital = systems[CENTRE].planets[0];

/** The world of a planet as it is painted. */
export function worldOf(id: PlanetId): Art {
  if (id === capital) return { kind: 'capital', name: id };
  const looks = LOOKS[planets[id].trait ?? 'none'];
  const chosen = looks[Math.floor(pseudoRandom(`look of ${id}`)() * looks.length)];
  return { kind: 'world', look: KNOWN[id] ?? chosen ?? 'rock', name: id };
}

/** Whether it is the middle of the empire. */
export const isCapital = (id: PlanetId): boolean => id === capital;

export const ANOMALY_ART: Readonly<Record<Anomaly, AnomalyLook>> = {
  'asteroid-field': 'asteroids',
  nebula: 'nebula',
  supernova: 'supernova',
  'gravity-rift': 'rift',
};
