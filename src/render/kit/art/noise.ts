import { pseudoRandom } from '#core/pseudo-random.ts';

/** Smooth chance in space: the same name, the same hills and clouds. */
export interface Noise {
  /** From 0 to 1, around a half. */
  at(x: number, y: number, z: number): number;
  /** Some octaves of it over each other, also from 0 to 1. */
  layered(place: Vector, octaves: number): number;
  /** Ridges: 1 along lines, falling off beside them. */
  ridged(place: Vector, octaves: number): number;
}

/** x, y, z. */
export type Vector = readonly [x: number, y: number, z: number];

const SIZE = 256;
const MASK = SIZE - 1;

const smooth = (t: number) => t * t * (3 - 2 * t);

/** Values on a lattice and between them; written out, since a galaxy asks for some millions. */
class Lattice implements Noise {
  private readonly values: Float64Array;
  private readonly order: Uint8Array;

  constructor(name: string) {
    const random = pseudoRandom(name);
    this.values = Float64Array.from({ length: SIZE }, random);
    this.order = Uint8Array.from({ length: SIZE }, (_, i) => i);
    for (let i = SIZE - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      const moved = this.order[i] as number;
      this.order[i] = this.order[j] as number;
      this.order[j] = moved;
    }
  }

  at(x: number, y: number, z: number): number {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const iz = Math.floor(z);
    const u = smooth(x - ix);
    const v = smooth(y - iy);
    const near = this.order[iz & MASK] as number;
    const far = this.order[(iz + 1) & MASK] as number;
    const a = this.order[(iy + near) & MASK] as number;
    const b = this.order[(iy + 1 + near) & MASK] as number;
    const c = this.order[(iy + far) & MASK] as number;
    const d = this.order[(iy + 1 + far) & MASK] as number;
    const ab = this.between(ix, a, u) * (1 - v) + this.between(ix, b, u) * v;
    const cd = this.between(ix, c, u) * (1 - v) + this.between(ix, d, u) * v;
    return ab + (cd - ab) * smooth(z - iz);
  }

  layered([x, y, z]: Vector, octaves: number): number {
    let [sum, weight, all, scale] = [0, 1, 0, 1];
    for (let octave = 0; octave < octaves; octave++) {
      sum += this.at(x * scale + octave * 17.3, y * scale + octave * 9.1, z * scale) * weight;
      all += weight;
      weight *= 0.5;
      scale *= 2.03;
    }
    return sum / all;
  }

  ridged([x, y, z]: Vector, octaves: number): number {
    let [sum, weight, all, scale] = [0, 1, 0, 1];
    for (let octave = 0; octave < octaves; octave++) {
      const edge =
        1 - Math.abs(2 * this.at(x * scale + octave * 17.3, y * scale + octave * 9.1, z * scale) - 1);
      sum += edge * edge * edge * weight;
      all += weight;
      weight *= 0.5;
      scale *= 2.03;
    }
    return sum / all;
  }

  private between(x: number, row: number, u: number): number {
    const left = this.values[this.order[(x + row) & MASK] as number] as number;
    const right = this.values[this.order[(x + 1 + row) & MASK] as number] as number;
    return left + (right - left) * u;
  }
}

export const noiseOf = (name: string): Noise => new Lattice(name);
