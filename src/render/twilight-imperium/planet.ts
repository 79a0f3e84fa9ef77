import { type PlanetId, planets, type TechnologyColour, type Trait } from '#games/twilight-imperium/view.ts';
import type { IconName } from '../icons.ts';
import type { Point, Shape } from '../scene.ts';
import { hexagon, type Round, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { worldOf } from './worlds.ts';

/** What a trait looks like: a colour and a sign for whoever cannot tell the colours. */
export const TRAITS: Readonly<Record<Trait, { fill: string; rim: string; icon: IconName }>> = {
  cultural: { fill: '#173e78', rim: '#7fb4ff', icon: 'cultural' },
  hazardous: { fill: '#7a2412', rim: '#ff9c78', icon: 'destroy' },
  industrial: { fill: '#1f4d22', rim: '#8fe083', icon: 'development' },
};
export const SPECIALTIES: Readonly<Record<TechnologyColour, { colour: string; icon: IconName }>> = {
  green: { colour: '#58d68d', icon: 'diplomatic' },
  red: { colour: '#ff7b7b', icon: 'military' },
  blue: { colour: '#6fb1ff', icon: 'expansion' },
  yellow: { colour: '#ffd86b', icon: 'scientific' },
};
/** What planets are worth: resources over influence, dark figures on these. */
export const WORTH = { resources: '#ffcf5c', influence: '#7cc4ff' } as const;
const VEIL = '#070b1874';

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

/** A trait as a small disc with its sign (49.3). */
export function traitSign({ x, y, r }: Round, trait: Trait, of?: string): Shape[] {
  const { fill, rim, icon } = TRAITS[trait];
  return [
    {
      kind: 'disc',
      x,
      y,
      r,
      fill: { colour: fill },
      stroke: { colour: rim, width: Math.max(1.5, r * 0.18) },
      ...(of === undefined ? {} : { of }),
    },
    { kind: 'icon', icon, x, y, size: r * 1.25, colour: rim },
  ];
}

/** The world of a planet. */
export const globe = ({ x, y, r }: Round, id: PlanetId): Shape[] => [
  { kind: 'art', art: worldOf(id), x, y, r, of: `planet:${id}` },
];

/** What is printed on a planet beside its world: its trait at the upper right, its specialty at the lower right. */
export function printedSigns({ x, y, r }: Round, id: PlanetId): Shape[] {
  const { trait, specialty } = planets[id];
  return [
    ...(trait ? traitSign({ x: x + r * 0.72, y: y - r * 0.72, r: 10 }, trait, `trait:${id}`) : []),
    ...(specialty
      ? technologySign({ x: x + r * 0.74, y: y + r * 0.7, r: 12 }, specialty, `specialty:${id}`)
      : []),
  ];
}

/** Half the side of a plate, and from its middle to that of the other. */
const [PLATE, APART] = [13, 14] as const;

/** What a planet is worth now: resources in a square over influence in a disc; hollow when it has been used. */
export function worth(
  [x, y]: Point,
  { resources, influence, exhausted }: { resources: number; influence: number; exhausted: boolean },
): Shape[] {
  const look = (colour: string) =>
    exhausted
      ? { fill: { colour: theme.dark }, stroke: { colour, width: 2.5 } }
      : { fill: { colour }, stroke: { colour: theme.dark, width: 2 } };
  const figure = (value: number, top: number, colour: string) =>
    words(
      { x: x - PLATE + 3, y: top - PLATE + 1, width: 2 * PLATE - 6, height: 2 * PLATE - 2 },
      { text: `${value}`, size: 21, weight: 800, align: 'centre', colour: exhausted ? colour : theme.dark },
    );
  return [
    {
      kind: 'box',
      x: x - PLATE,
      y: y - APART - PLATE,
      width: 2 * PLATE,
      height: 2 * PLATE,
      radius: 5,
      ...look(WORTH.resources),
    },
    figure(resources, y - APART, WORTH.resources),
    { kind: 'disc', x, y: y + APART, r: PLATE, ...look(WORTH.influence) },
    figure(influence, y + APART, WORTH.influence),
  ];
}

/** A planet that has been used (49.5): dark, with an hourglass. */
export function exhaustedSign({ x, y, r }: Round, of: string): Shape[] {
  return [
    { kind: 'disc', x, y, r, fill: { colour: VEIL }, of },
    { kind: 'icon', icon: 'skip', x, y, size: r * 0.5, colour: '#eef3ffd0' },
  ];
}

/** A law attached to a planet. */
export function attachedSign([x, y]: Point, of: string): Shape[] {
  return [
    { kind: 'disc', x, y, r: 13, fill: { colour: theme.gold }, stroke: { colour: theme.dark, width: 2 }, of },
    { kind: 'icon', icon: 'government', x, y, size: 16, colour: theme.dark },
  ];
}
