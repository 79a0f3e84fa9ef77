import { type Canvas, createCanvas } from 'canvas';
import { blend, hexOf, rgbOf } from './colour-ramp.ts';

/** A whirl that leads elsewhere, in a colour; a letter is written into its dark middle. */
export interface GateArt {
  readonly kind: 'gate';
  readonly colour: string;
}

/** Its light reaches this far, in radii. */
const GATE_ROOM = 1.5;
const ARMS = 6;
const STEPS = 26;

export function paintGate({ colour }: GateArt, r: number): Canvas {
  const size = Math.ceil(2 * r * GATE_ROOM);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.translate(size / 2, size / 2);
  const base = rgbOf(colour);
  const [red, green, blue] = base;
  const light = context.createRadialGradient(0, 0, r * 0.3, 0, 0, r * GATE_ROOM);
  light.addColorStop(0, `rgba(${red},${green},${blue},0.75)`);
  light.addColorStop(0.55, `rgba(${red},${green},${blue},0.3)`);
  light.addColorStop(1, `rgba(${red},${green},${blue},0)`);
  context.fillStyle = light;
  context.fillRect(-size / 2, -size / 2, size, size);
  context.lineCap = 'round';
  const bright = hexOf(blend(base, [255, 255, 255], 0.55));
  for (let arm = 0; arm < ARMS; arm++) {
    for (let i = 0; i < STEPS; i++) {
      const at = (t: number): [number, number] => {
        const [away, angle] = [r * (0.42 + 0.62 * t), (arm * 2 * Math.PI) / ARMS + t * 1.9];
        return [Math.cos(angle) * away, Math.sin(angle) * away];
      };
      const t = i / STEPS;
      context.globalAlpha = (1 - t) ** 0.8;
      context.strokeStyle =
        i % 2 === 0 && arm % 2 === 0 ? bright : hexOf(blend(base, [255, 255, 255], 0.25 * (1 - t)));
      context.lineWidth = r * 0.12 * (1 - t * 0.75);
      context.beginPath();
      context.lineTo(...at(t));
      context.lineTo(...at(t + 1.3 / STEPS));
      context.stroke();
    }
  }
  context.globalAlpha = 1;
  context.fillStyle = '#05070f';
  context.strokeStyle = bright;
  context.lineWidth = r * 0.06;
  context.beginPath();
  context.arc(0, 0, r * 0.46, 0, 7);
  context.fill();
  context.stroke();
  return canvas;
}
