import { createCanvas } from 'canvas';
import { registerFonts } from './fonts.ts';
import { paint } from './paint.ts';
import type { Rendered, SignRequest } from './render-request.ts';
import { SIGN_SIZE, signShapes } from './signs.ts';

/** Draws a sign; what is not painted stays clear. Only in a process of its own, like all pictures. */
export function renderSign({ sign }: SignRequest): Rendered {
  registerFonts();
  const canvas = createCanvas(SIGN_SIZE, SIGN_SIZE);
  paint(canvas.getContext('2d'), signShapes(sign));
  return {
    format: 'png',
    bytes: canvas.toBuffer('image/png'),
    width: SIGN_SIZE,
    height: SIGN_SIZE,
    alt: sign,
  };
}
