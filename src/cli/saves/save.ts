import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Result } from '#core/game.ts';
import type { TableRecord } from '#core/record.ts';

/** What the store holds of a table in the midst of a game, as one version of the program left it. */
export interface Save extends TableRecord {
  readonly seed: string;
  readonly result: Result | null;
  readonly orders: readonly { readonly seat: number; readonly topic: string; readonly order: unknown }[];
}

/** Above this a save is packed. */
const LARGE = 50_000;

/** Writes a save into a folder, packed if it is large. */
export function writeSave(folder: string, name: string, save: Save): void {
  const text = JSON.stringify(save);
  if (text.length <= LARGE) writeFileSync(path.join(folder, `${name}.json`), text);
  else writeFileSync(path.join(folder, `${name}.json.gz`), gzipSync(text, { level: 9 }));
}

/** Lists beside the saves are not saves. */
export const LISTS = ['shape.json', 'keys.json', 'topics.json'] as const;

/** The saves of a folder by their names. */
export function readSaves(folder: string): { readonly name: string; readonly save: Save }[] {
  const files = readdirSync(folder).filter((file) => !(LISTS as readonly string[]).includes(file));
  return files.sort().map((file) => {
    const bytes = readFileSync(path.join(folder, file));
    const text = file.endsWith('.gz') ? gunzipSync(bytes).toString() : bytes.toString();
    return { name: file.replace(/\.json(\.gz)?$/, ''), save: JSON.parse(text) as Save };
  });
}
