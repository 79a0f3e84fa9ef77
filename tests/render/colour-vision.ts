/** How dots are seen by those who tell colours apart well, and by those who lack one kind of cone (Machado 2009, complete). */
const VISIONS = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

export type Vision = keyof typeof VISIONS;
export const VISION_NAMES = Object.keys(VISIONS) as Vision[];

type Triple = readonly [number, number, number];

const times = (rows: readonly Triple[], [x, y, z]: Triple): Triple => {
  const row = (i: number) => {
    const [a, b, c] = rows[i] as Triple;
    return a * x + b * y + c * z;
  };
  return [row(0), row(1), row(2)];
};

const each = ([a, b, c]: Triple, of: (value: number) => number): Triple => [of(a), of(b), of(c)];

function linear(colour: string): Triple {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return each([part(1), part(3), part(5)], (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
}

const TO_XYZ: readonly Triple[] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];

/** Lightness, and two axes of colour, as an eye sees them (CIELAB, D65). */
function labOf(colour: string, vision: Vision): Triple {
  const seen = each(times(VISIONS[vision], linear(colour)), (value) => Math.max(0, Math.min(1, value)));
  const [x, y, z] = times(TO_XYZ, seen);
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const degrees = (angle: number) => (angle * Math.PI) / 180;
const hue = (a: number, b: number) =>
  a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** How far apart an eye sees two colours (CIEDE2000): 1 is hardly anything, 10 is plain at a glance. */
export function distance(one: string, other: string, vision: Vision): number {
  const [l1, a1, b1] = labOf(one, vision);
  const [l2, a2, b2] = labOf(other, vision);
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const grey = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * (1 + grey), b1), Math.hypot(a2 * (1 + grey), b2)];
  const [h1, h2] = [hue(a1 * (1 + grey), b1), hue(a2 * (1 + grey), b2)];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin(degrees(turn / 2))];
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t =
    1 -
    0.17 * Math.cos(degrees(h - 30)) +
    0.24 * Math.cos(degrees(2 * h)) +
    0.32 * Math.cos(degrees(3 * h + 6)) -
    0.2 * Math.cos(degrees(4 * h - 63));
  const light = dl / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = dc / (1 + 0.045 * c);
  const tone = dh / (1 + 0.015 * c * t);
  const twist =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(degrees(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt(light ** 2 + chroma ** 2 + tone ** 2 + twist * chroma * tone);
}
