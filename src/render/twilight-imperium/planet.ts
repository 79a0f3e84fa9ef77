import { type PlanetId, planets, type TechnologyColour, type Trait } from '#games/twilight-imperium/view.ts';
import type { IconName } from '../icons.ts';
import type { Point, Shape } from '../scene.ts';
import { hexagon, type Round, words } from '../shapes.ts';
import { theme } from '../theme.ts';

/** What a trait looks like: dark enough for numbers, with a rim and a sign for whoever cannot tell the colours. */
export const TRAITS: Readonly<Record<Trait | 'none', { fill: string; rim: string; icon: IconName | null }>> =
  {
    cultural: { fill: '#1d4a8c', rim: '#6fa8f5', icon: 'cultural' },
    hazardous: { fill: '#86301b', rim: '#f08a66', icon: 'destroy' },
    industrial: { fill: '#2a5a2c', rim: '#83c97c', icon: 'development' },
    none: { fill: '#454c60', rim: '#a7aec2', icon: null },
  };
export const SPECIALTIES: Readonly<Record<TechnologyColour, { colour: string; icon: IconName }>> = {
  green: { colour: '#58d68d', icon: 'diplomatic' },
  red: { colour: '#ff7b7b', icon: 'military' },
  blue: { colour: '#6fb1ff', icon: 'expansion' },
  yellow: { colour: '#ffd86b', icon: 'scientific' },
};
/** What planets are worth: resources to the left, influence to the right. */
export const WORTH = { resources: '#ffe07a', influence: '#bfe0ff' } as const;
const VEIL = '#0a0f1fa6';

/** The colour of a technology, or of a specialty (49.4). */
export function technologySign({ x, y, r }: Round, colour: TechnologyColour, of?: string): Shape[] {
  const sign = SPECIALTIES[colour];
  return [
    hexagon({ x, y, r }, 'pointy', {
      fill: { colour: sign.colour },
      stroke: { colour: theme.dark, width: 2 },
      ...(of === undefined ? {} : { of }),
    }),
    { kind: 'icon', icon: sign.icon, x, y, size: r * 1.05, colour: theme.dark },
  ];
}

/** The globe of a planet in the look of its trait. */
export function globe({ x, y, r }: Round, id: PlanetId): Shape[] {
  const { trait } = planets[id];
  const { fill, rim, icon } = TRAITS[trait ?? 'none'];
  return [
    { kind: 'glow', x, y, r: r * 1.5, colour: `${rim}66` },
    { kind: 'disc', x, y, r, fill: { colour: fill }, stroke: { colour: rim, width: 3 }, of: `planet:${id}` },
    ...(icon ? [{ kind: 'icon' as const, icon, x, y: y - r * 0.64, size: r * 0.46, colour: rim }] : []),
  ];
}

/** The specialty of a planet, if it has one. */
export function specialtyOf({ x, y, r }: Round, id: PlanetId): Shape[] {
  const { specialty } = planets[id];
  return specialty
    ? technologySign({ x: x + (r + 4) * 0.8, y: y - (r + 4) * 0.74, r: 15 }, specialty, `specialty:${id}`)
    : [];
}

/** What a planet is worth now, resources and influence. */
export function worth(
  { x, y, r }: Round,
  { resources, influence }: { resources: number; influence: number },
): Shape[] {
  const half = r - 4;
  const look = { size: 30, weight: 800, align: 'centre' } as const;
  return [
    words(
      { x: x - half, y: y - 15, width: half, height: 32 },
      { ...look, text: `${resources}`, colour: WORTH.resources },
    ),
    words(
      { x, y: y - 15, width: half, height: 32 },
      { ...look, text: `${influence}`, colour: WORTH.influence },
    ),
  ];
}

/** A planet that has been used (49.5): dark, with an hourglass. */
export function exhaustedSign({ x, y, r }: Round, of: string): Shape[] {
  return [
    { kind: 'disc', x, y, r, fill: { colour: VEIL }, of },
    { kind: 'icon', icon: 'skip', x, y: y + r * 0.66, size: r * 0.42, colour: theme.ink },
  ];
}

/** A law attached to a planet. */
export function attachedSign([x, y]: Point, of: string): Shape[] {
  return [
    { kind: 'disc', x, y, r: 13, fill: { colour: theme.gold }, stroke: { colour: theme.dark, width: 2 }, of },
    { kind: 'icon', icon: 'government', x, y, size: 16, colour: theme.dark },
  ];
}
