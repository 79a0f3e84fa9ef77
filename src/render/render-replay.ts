import sharp from 'sharp';
import { paintScene } from './draw.ts';
import { writeRgb } from './encode.ts';
import { sceneOf } from './render-picture.ts';
import type { Rendered, ReplayRequest } from './render-request.ts';
import type { Scene } from './scene.ts';

/** Wide enough to follow a game on a phone, and forty frames are a file that is quickly sent. */
const WIDTH = 900;
/** How long a frame is shown, in milliseconds. */
const SHOWN = 700;
const LINGERING = 1_600;
const LAST = 5_000;
/** Words stay sharp, and a frame takes a tenth of a second; what becomes too large to be sent is made coarser. */
const QUALITIES = [72, 45, 20] as const;
const WEBP = { effort: 3, loop: 0 } as const;
const MAX_BYTES = 8_000_000;

const scaleOf = ({ width }: Scene) => WIDTH / width;

/** All frames below each other, each as high as the highest. */
function strip(scenes: readonly Scene[], height: number): Buffer {
  const pixels = Buffer.alloc(WIDTH * height * 3 * scenes.length);
  // One after the other: all canvases of a game together would take hundreds of megabytes.
  scenes.forEach((scene, i) => {
    writeRgb(paintScene(scene, scaleOf(scene)), pixels, WIDTH * height * 3 * i);
  });
  return pixels;
}

/** Draws a replay from beginning to end, as an animated WebP. Only in a process of its own. */
export async function renderReplay({ frames, ...order }: ReplayRequest): Promise<Rendered> {
  const drawn = frames.map(({ view }, i) =>
    sceneOf({ ...order, view, picture: { kind: 'frame', at: i + 1, of: frames.length } }),
  );
  const scenes = drawn.map(({ scene }) => scene);
  const height = Math.max(...scenes.map((scene) => Math.round(scene.height * scaleOf(scene))));
  const times = frames.map(({ lingers }) => (lingers ? LINGERING : SHOWN));
  const raw = { width: WIDTH, height: height * frames.length, channels: 3, pageHeight: height } as const;
  const pixels = strip(scenes, height);
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(pixels, { raw, limitInputPixels: false })
      .webp({ ...WEBP, quality, delay: [...times.slice(0, -1), LAST] })
      .toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return { format: 'webp', bytes, width: WIDTH, height, alt: drawn.at(-1)?.alt ?? '' };
}
