import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answer } from './answer.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Where the build puts the page: `dist/chat` of the project, whether this runs from its sources or bundled. */
export function usualAssetsFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return path.join(folder, 'dist/chat');
}

/** A file of the page by its bare name. */
export function asset(folder: string, name: string): Answer | undefined {
  const type = TYPES[path.extname(name)];
  const file = path.join(folder, name);
  if (type === undefined || !/^[\w-][\w.-]*$/.test(name) || !existsSync(file)) return undefined;
  return { status: 200, type, body: readFileSync(file) };
}
