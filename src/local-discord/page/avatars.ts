import type { APIUser } from 'discord-api-types/v10';
import { userName } from './store/names.ts';

/** White letters are readable on each of these. */
const COLOURS = ['#4752c4', '#1f7a43', '#a64f00', '#b03060', '#6b46c1', '#0f6e84', '#8a5a00', '#5c5e66'];

const drawn = new Map<string, string>();

/** A round picture with somebody's first letter, drawn here: nothing is fetched. */
export function avatarOf(user: APIUser): string {
  const letter = [...userName(user).toUpperCase()][0] ?? '?';
  const colour = user.bot ? '#5865f2' : colourOf(user.id);
  const key = `${letter}${colour}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const svg = shape('svg', { viewBox: '0 0 40 40' });
  const text = shape('text', LETTER);
  text.textContent = letter;
  svg.append(shape('rect', { width: '40', height: '40', fill: colour }), text);
  const address = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  drawn.set(key, address);
  return address;
}

/** Neighbouring ids get different colours. */
function colourOf(id: string): string {
  const sum = [...id].reduce((total, digit) => (total * 31 + Number(digit)) % 9973, 7);
  return COLOURS[sum % COLOURS.length] ?? '#5c5e66';
}

const LETTER = {
  x: '20',
  y: '27.5',
  'text-anchor': 'middle',
  fill: '#fff',
  'font-family': 'sans-serif',
  'font-weight': '600',
  'font-size': '20',
};

function shape(name: 'svg' | 'rect' | 'text', attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
