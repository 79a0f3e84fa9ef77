const SVG = 'http://www.w3.org/2000/svg';

const YELLOW = '#ffcc4d';
const BROWN = '#664500';
const RED = '#dd2e44';
const GREEN = '#3ba55c';
const WHITE = '#fff';
const BLUE = '#5dadec';
const ORANGE = '#f4900c';

/** A filled shape, or a line of some width. */
type Part = readonly [path: string, fill: string] | readonly [path: string, line: string, width: number];

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const FACE: Part = [disc(18, 18, 17), YELLOW];
const EYES: Part = [disc(12, 14, 2.5) + disc(24, 14, 2.5), BROWN];
const HEART =
  'M18 33C6 24 2 18 2 11.5C2 7 5.5 4 9.5 4c3.5 0 6.5 2 8.5 5.5C20 6 23 4 26.5 4C30.5 4 34 7 34 11.5C34 18 30 24 18 33Z';
const STAR = 'm18 2 5 10.5 11.5 1.5-8.400 8 2.100 11.5L18 28l-10.200 5.5 2.100-11.5-8.400-8L13 12.5Z';
const THUMB = 'M4 16h7v17H4zM13 17l7-13c3 0 4.5 2 4 5l-1 5h8c2.5 0 4 2 3.5 4l-2.5 11c-.5 2.5-2 4-4.5 4H13Z';

/**
 * Emoji drawn by ourselves, on a square of 36 by 36: not every machine has a font with them, and an empty box says nothing. Those that a
 * reaction is offered first are all here.
 */
const DRAWN: Readonly<Record<string, readonly Part[]>> = {
  '👍': [[THUMB, YELLOW]],
  '👎': [[THUMB, YELLOW]],
  '❤': [[HEART, RED]],
  '😂': [
    FACE,
    ['M9 15q3-4 6 0M21 15q3-4 6 0', BROWN, 2],
    ['M9 20h18q-2 10-9 10t-9-10Z', BROWN],
    ['M6 18q-5 5-2 8t5-4ZM30 18q5 5 2 8t-5-4Z', BLUE],
  ],
  '😮': [FACE, EYES, [disc(18, 25, 4.5), BROWN]],
  '😢': [FACE, EYES, ['M11 28q7-7 14 0', BROWN, 2.5], ['M11 19q-4 7-1 8.5t4-3Z', BLUE]],
  '🤔': [FACE, EYES, ['M12 25q6-3 11 0M9 9l6 1', BROWN, 2.5]],
  '🎉': [
    ['M3 33 13 12l11 11Z', YELLOW],
    ['M20 4q5 2 2 8M32 16q-6-3-9 1', RED, 2.5],
    [disc(28, 7, 2) + disc(16, 7, 2), BLUE],
    [disc(31, 25, 2) + disc(24, 30, 2), GREEN],
  ],
  '🔥': [
    ['M18 1c2 8 12 12 12 22a12 12 0 0 1-24 0c0-6 4-8 4-13c3 1 4 3 4 6c3-3 5-8 4-15Z', ORANGE],
    ['M18 18c1 4 6 6 6 11a6 6 0 0 1-12 0c0-4 4-5 6-11Z', YELLOW],
  ],
  '🚀': [
    ['M18 1c8 7 8 16 5 25H13C10 17 10 8 18 1Z', '#ccd6dd'],
    [disc(18, 13, 3), BLUE],
    ['M12 18 5 28l8-2ZM24 18l7 10-8-2Z', RED],
    ['M14 27h8l-4 8Z', ORANGE],
  ],
  '👀': [
    ['M2 18c0-14 14-14 14 0s-14 14-14 0ZM20 18c0-14 14-14 14 0s-14 14-14 0Z', '#e6ebf0'],
    [disc(12, 19, 3.5) + disc(30, 19, 3.5), '#292f33'],
  ],
  '✅': [
    ['M5 1h26a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4Z', GREEN],
    ['m8 19 7 8L29 9', WHITE, 4.5],
  ],
  '❌': [['M6 6l24 24M30 6 6 30', RED, 6.5]],
  '❓': [
    ['M9 11c1-12 20-11 19 0c-.5 6-9 7-9 14', RED, 5.5],
    [disc(19, 32, 3), RED],
  ],
  '⭐': [[STAR, '#ffac33']],
  '⚠': [
    ['M18 2 35 33H1Z', YELLOW],
    ['M18 13v10', '#231f20', 4],
    [disc(18, 28.5, 2.2), '#231f20'],
  ],
  ℹ: [
    ['M5 1h26a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4Z', '#3b88c3'],
    ['M14 15h5v13M13 28h11', WHITE, 4],
    [disc(18, 8, 2.5), WHITE],
  ],
  '⏳': [
    ['M8 3h20M8 33h20', '#a0541f', 4],
    ['M10 5h16c0 8-6 9-6 13s6 5 6 13H10c0-8 6-9 6-13s-6-5-6-13Z', '#bdddf4'],
    ['M13 12h10l-5 5ZM12 31q6-8 12 0Z', ORANGE],
  ],
  '⏰': [
    [disc(18, 19, 14), RED],
    [disc(18, 19, 10), WHITE],
    ['M18 12v7l5 3', '#292f33', 2.5],
    ['M3 10 10 3M33 10l-7-7', RED, 4],
  ],
  '👋': [
    ['M9 21 5 12M14 18l-5-11M20 17 16 6M25 18l-3-9', YELLOW, 5],
    ['M8 19q8-6 17-3l5-3q3 1 2 4c-3 10-8 17-15 16S8 26 8 19Z', YELLOW],
  ],
};

/** Marks that only ask for a picture or for plain signs. */
const VARIANT = /[\ufe0e\ufe0f]/g;

/** The drawing of an emoji, if there is one. */
export function drawnEmoji(emoji: string): SVGSVGElement | null {
  const name = emoji.replaceAll(VARIANT, '');
  const parts = DRAWN[name];
  if (parts === undefined) return null;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 36 36');
  svg.setAttribute('class', 'emoji-picture');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', emoji);
  for (const [path, colour, width] of parts) {
    const shape = document.createElementNS(SVG, 'path');
    shape.setAttribute('d', path);
    shape.setAttribute('fill', width === undefined ? colour : 'none');
    if (width !== undefined) {
      shape.setAttribute('stroke', colour);
      shape.setAttribute('stroke-width', String(width));
      shape.setAttribute('stroke-linecap', 'round');
      shape.setAttribute('stroke-linejoin', 'round');
    }
    if (name === '👎') shape.setAttribute('transform', 'rotate(180 18 18)');
    svg.append(shape);
  }
  return svg;
}
