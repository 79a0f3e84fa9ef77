import { createRequire } from 'node:module';
import path from 'node:path';
import { registerFont } from 'canvas';
import type { Weight } from './scene.ts';

const FAMILY = 'Exo 2';

/** The files of the package: its own entry is for another platform. */
const FILES: Readonly<Record<Weight, string>> = {
  400: '400Regular/Exo2_400Regular.ttf',
  600: '600SemiBold/Exo2_600SemiBold.ttf',
  800: '800ExtraBold/Exo2_800ExtraBold.ttf',
};

let registered = false;

/** Makes the font known to the canvas; must come before the first canvas of the process. */
export function registerFonts(): void {
  if (registered) return;
  registered = true;
  const folder = path.dirname(
    createRequire(import.meta.url).resolve('@expo-google-fonts/exo-2/package.json'),
  );
  for (const [weight, file] of Object.entries(FILES))
    registerFont(path.join(folder, file), { family: FAMILY, weight });
}

/** The font as the canvas wants it named. */
export const fontOf = (weight: Weight, size: number) => `${weight} ${size}px "${FAMILY}"`;
