import { type Canvas, createCanvas } from 'canvas';
import { globeOf } from './worlds.ts';

/** The middle of an empire: a world that is one city, crowned with light. */
export interface CapitalArt {
  readonly kind: 'capital';
  readonly name: string;
}

/** Its rays reach this far, in radii. */
const CAPITAL_ROOM = 2.1;
const GOLD = '255,214,120';
const RAYS = 32;

export function paintCapital({ name }: CapitalArt, r: number): Canvas {
  const size = Math.ceil(2 * r * CAPITAL_ROOM);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.translate(size / 2, size / 2);
  const halo = context.createRadialGradient(0, 0, r * 0.8, 0, 0, r * 2);
  halo.addColorStop(0, `rgba(${GOLD},0.95)`);
  halo.addColorStop(0.35, `rgba(${GOLD},0.35)`);
  halo.addColorStop(1, `rgba(${GOLD},0)`);
  context.fillStyle = halo;
  context.fillRect(-size / 2, -size / 2, size, size);
  for (let i = 0; i < RAYS; i++) {
    const long = i % 4 === 0 ? 1.95 : i % 2 === 0 ? 1.62 : 1.4;
    const angle = (i * 2 * Math.PI) / RAYS;
    const wide = i % 4 === 0 ? 0.034 : 0.02;
    context.fillStyle = `rgba(${GOLD},${i % 4 === 0 ? 0.85 : 0.5})`;
    context.beginPath();
    context.lineTo(Math.cos(angle - wide) * r, Math.sin(angle - wide) * r);
    context.lineTo(Math.cos(angle) * r * long, Math.sin(angle) * r * long);
    context.lineTo(Math.cos(angle + wide) * r, Math.sin(angle + wide) * r);
    context.fill();
  }
  const orbit = (from: number) => {
    for (const [turn, reach, flat, light] of [
      [-0.38, 1.42, 0.3, 0.95],
      [0.46, 1.26, 0.34, 0.6],
    ] as const) {
      context.save();
      context.rotate(turn);
      context.strokeStyle = `rgba(255,236,190,${light})`;
      context.lineWidth = r * 0.045;
      context.beginPath();
      context.ellipse(0, 0, r * reach, r * reach * flat, 0, from, from + Math.PI);
      context.stroke();
      // Stations on their way around.
      context.fillStyle = '#fff6da';
      for (const at of [0.25, 0.62]) {
        const angle = from + at * Math.PI;
        context.beginPath();
        context.arc(Math.cos(angle) * r * reach, Math.sin(angle) * r * reach * flat, r * 0.055, 0, 7);
        context.fill();
      }
      context.restore();
    }
  };
  orbit(Math.PI);
  const globe = globeOf({ kind: 'world', look: 'city', name }, r);
  context.drawImage(globe, -globe.width / 2, -globe.height / 2);
  context.strokeStyle = `rgba(${GOLD},0.9)`;
  context.lineWidth = r * 0.05;
  context.beginPath();
  context.arc(0, 0, r, 0, 7);
  context.stroke();
  orbit(0);
  return canvas;
}
