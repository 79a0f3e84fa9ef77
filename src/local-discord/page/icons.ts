/** Line drawings on a square of 24 by 24. */
const PATHS = {
  add: 'M12 5v14M5 12h14',
  alert: 'M12 4 2.5 20h19L12 4ZM12 10v5M12 17.5v.5',
  at: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.5 7.1',
  check: 'm5 13 4.5 4.5L19 7',
  chevron: 'm6 9 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  command: 'M5 4h14v16H5zM14 8l-4 8',
  down: 'M12 5v14m-6-6 6 6 6-6',
  download: 'M12 4v11m-5-4 5 5 5-5M5 20h14',
  edit: 'M4 20h4L19 9l-4-4L4 16v4Z',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm12 0a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  file: 'M6 3h8l5 5v13H6V3Zm8 0v5h5',
  hash: 'M9 4 7 20M17 4l-2 16M4 9h17M3 15h17',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  more: 'M6 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0Zm7 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0Zm7 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.5.6 4 2.5 4 5.5',
  pin: 'm14 3 7 7-3 1-3.5 3.5L14 19l-3-3-6.5 4.5L9 14l-4-4 4.5-.5L13 6l1-3Z',
  reply: 'M10 5 4 11l6 6m-6-6h9c4 0 7 2.5 7 7',
  send: 'M3 11.5 21 4l-6 17-4-7-8-2.5Z',
  smile: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM9 9.5v.5M15 9.5v.5M8 14.5c2 2.5 6 2.5 8 0',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5',
  thread: 'M5 5h14v10H9l-4 4V5ZM9 9h6M9 12h4',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
} as const;

export type IconName = keyof typeof PATHS;

const SVG = 'http://www.w3.org/2000/svg';

/** A small drawing that says nothing to a screen reader: whatever holds it has a label. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
