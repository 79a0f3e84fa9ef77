/** Do the native modules load here? Only the compiled files are opened, which costs a few milliseconds. */
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const BINDINGS = {
  'better-sqlite3': 'build/Release/better_sqlite3.node',
  canvas: 'build/Release/canvas.node',
};

const placeOf = (root, name) => path.join(root, 'node_modules', name, BINDINGS[name]);

/** The sizes of the compiled files: a damaged one could end the process that opens it. */
export function bindingSizes(root) {
  return Object.keys(BINDINGS).map(
    (name) => statSync(placeOf(root, name), { throwIfNoEntry: false })?.size ?? 0,
  );
}

/** Which native modules do not load in this process, and why. */
export function brokenBindings(root) {
  const load = createRequire(path.join(root, 'package.json'));
  return Object.keys(BINDINGS).flatMap((name) => {
    const place = placeOf(root, name);
    if (!existsSync(place)) return [{ name, built: false, reason: 'it has not been built yet' }];
    try {
      load(place);
      return [];
    } catch (error) {
      return [{ name, built: true, reason: error.message.split('\n')[0] }];
    }
  });
}
