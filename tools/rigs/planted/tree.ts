import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transform } from 'esbuild';
import { type Check, type PlantedFault, planted } from './fault.ts';

/** What became of a check: it passed, it failed, or it did not end. */
export type Outcome = 'passed' | 'failed' | 'hung';

/** Longer than any check takes on a busy machine. */
const MAX_CHECK_MS = 20 * 60_000;

/** A copy of the whole program in a folder of its own, in which faults are planted one at a time. */
export class Tree {
  private constructor(private readonly root: string) {}

  static copy(from: string): Tree {
    const root = mkdtempSync(path.join(tmpdir(), 'emissary-planted-'));
    const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: from,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const files = stdout.split('\0').filter((file) => file !== '' && existsSync(path.join(from, file)));
    for (const file of [...files, 'dist'].filter((one) => existsSync(path.join(from, one)))) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      // With its time, so that what is made of the sources need not be made again.
      cpSync(path.join(from, file), path.join(root, file), { recursive: true, preserveTimestamps: true });
    }
    symlinkSync(realpathSync(path.join(from, 'node_modules')), path.join(root, 'node_modules'));
    return new Tree(root);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Does something while a fault is there; null if it cannot be planted. */
  async with<T>(fault: PlantedFault, work: () => Promise<T>): Promise<T | null> {
    const file = path.join(this.root, fault.file);
    const sound = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const wrong = planted(sound, fault);
    if (wrong === null || !(await isReadable(wrong))) return null;
    writeFileSync(file, wrong);
    try {
      return await work();
    } finally {
      writeFileSync(file, sound);
    }
  }

  /** Runs a check here. */
  async run(check: Check): Promise<Outcome> {
    const [program, ...args] = commandOf(check);
    const child = spawn(process.execPath, [program, ...args], { cwd: this.root, stdio: 'ignore' });
    return await new Promise((resolve) => {
      const late = setTimeout(() => {
        child.kill('SIGKILL');
        resolve('hung');
      }, MAX_CHECK_MS);
      child.once('close', (code) => {
        clearTimeout(late);
        resolve(code === 0 ? 'passed' : 'failed');
      });
    });
  }
}

function commandOf(check: Check): readonly [string, ...string[]] {
  if ('rig' in check) return ['tools/emissary.mjs', ...check.rig, '--json'];
  const named = check.named === undefined ? [] : ['-t', check.named];
  return ['node_modules/vitest/vitest.mjs', 'run', check.test, ...named];
}

/** A fault must be one of meaning: what cannot even be read would be noticed by anything. */
async function isReadable(text: string): Promise<boolean> {
  try {
    await transform(text, { loader: 'ts', logLevel: 'silent' });
    return true;
  } catch {
    return false;
  }
}
