import type { Canvas } from 'canvas';
import { type AnomalyArt, paintAnomaly } from './anomalies.ts';
import { type CapitalArt, paintCapital } from './capital.ts';
import { type GateArt, paintGate } from './gates.ts';
import { type PieceArt, paintPiece } from './ships.ts';
import { paintSpace, type SpaceArt } from './space.ts';
import { paintWorld, type WorldArt } from './worlds.ts';

/** Something that is painted dot by dot, from a few words alone: the same words, the same picture. */
export type Art = AnomalyArt | CapitalArt | GateArt | PieceArt | SpaceArt | WorldArt;

/** Paints it with this radius, around the middle of the canvas. */
function painted(art: Art, r: number): Canvas {
  switch (art.kind) {
    case 'anomaly':
      return paintAnomaly(art, r);
    case 'capital':
      return paintCapital(art, r);
    case 'gate':
      return paintGate(art, r);
    case 'piece':
      return paintPiece(art, r);
    case 'space':
      return paintSpace(art, r);
    case 'world':
      return paintWorld(art, r);
  }
}

/** Dots kept by a process: a galaxy of six with its fleets has about two millions, each of four bytes. */
const MAX_DOTS = 8_000_000;

const known = new Map<string, Canvas>();
let dots = 0;

/** The same, kept from picture to picture; what was not wanted for longest is forgotten first. */
export function artOf(art: Art, r: number): Canvas {
  const size = Math.max(1, Math.round(r * 2) / 2);
  const key = `${size} ${JSON.stringify(art)}`;
  const kept = known.get(key);
  const canvas = kept ?? painted(art, size);
  known.delete(key);
  known.set(key, canvas);
  if (kept) return canvas;
  dots += canvas.width * canvas.height;
  for (const [old, { width, height }] of known) {
    if (dots <= MAX_DOTS || old === key) break;
    known.delete(old);
    dots -= width * height;
  }
  return canvas;
}
