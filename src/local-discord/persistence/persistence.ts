import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Files, State, World } from '../world/world.ts';
import { diskFiles, sweepFiles } from './files.ts';
import { FolderLock } from './folder-lock.ts';
import { type Kept, readText, textOf } from './state-text.ts';

const WRITE_AFTER_MS = 500;
/** Writing a large world may take long; it is not to take more than this part of the time. */
const MOST_OF_THE_TIME = 0.05;

/** A folder whose world cannot be opened; the message says why, and what became of it. */
export class WorldRefused extends Error {
  override readonly name = 'WorldRefused';
}

/** A folder that holds a world between two runs: its state and the files that were sent. */
export class Persistence {
  private readonly lock: FolderLock;
  private readonly stateFile: string;
  private readonly filesFolder: string;
  private world: World | null = null;
  private waiting: (() => void) | null = null;
  private writing: Promise<void> = Promise.resolve();
  private wroteForMs = 0;

  constructor(
    private readonly folder: string,
    private readonly report: (error: unknown) => void,
  ) {
    this.stateFile = path.join(folder, 'state.json');
    this.filesFolder = path.join(folder, 'files');
    mkdirSync(this.filesFolder, { recursive: true, mode: 0o700 });
    const lock = FolderLock.take(folder);
    if (lock === null) throw new WorldRefused(`The world in ${folder} is in use by another process.`);
    this.lock = lock;
  }

  /** The world that lies here; nothing if there is none yet. */
  load(): Kept | null {
    if (!existsSync(this.stateFile)) return null;
    const text = readFileSync(this.stateFile, 'utf8');
    const found = readText(text);
    if ('state' in found) {
      forgetEphemeral(found.state);
      sweepFiles(this.filesFolder, textOf({ ...found, newest: '0' }));
      return found;
    }
    this.release();
    if (found.why === 'newer') {
      throw new WorldRefused(
        `The world in ${this.stateFile} was written by a newer version of this program (${found.details}). Use that one, or another folder.`,
      );
    }
    const aside = this.setAside();
    throw new WorldRefused(
      `The world in ${this.stateFile} is damaged: ${found.details}. It was renamed to ${aside}; the next start begins with a new world.`,
    );
  }

  private setAside(): string {
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const aside = path.join(this.folder, `state.damaged-${stamp}.json`);
    renameSync(this.stateFile, aside);
    return aside;
  }

  get files(): Files {
    return diskFiles(this.filesFolder);
  }

  /** Writes the world a little while after every change. */
  keep(world: World): void {
    this.world = world;
    world.onChange(() => this.plan());
    this.plan();
  }

  private plan(): void {
    if (this.world === null || this.waiting !== null) return;
    const ms = Math.max(WRITE_AFTER_MS, this.wroteForMs / MOST_OF_THE_TIME);
    this.waiting = this.world.clock.after(ms, () => {
      this.waiting = null;
      this.write();
    });
  }

  private write(): void {
    const { world } = this;
    if (world === null) return;
    const started = performance.now();
    const text = textOf({ state: world.state, newest: world.ids.newest });
    this.wroteForMs = performance.now() - started;
    this.writing = this.writing.then(() => this.replaceState(text)).catch(this.report);
  }

  /** Whatever happens meanwhile, the file is the old one or the new one. */
  private async replaceState(text: string): Promise<void> {
    const draft = `${this.stateFile}.draft`;
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, this.stateFile);
  }

  async close(): Promise<void> {
    this.waiting?.();
    this.write();
    this.world = null;
    await this.writing;
    this.release();
  }

  /** Others may open the folder from now on. */
  release(): void {
    this.lock.release();
  }
}

/** Ephemeral messages belong to interactions, which no restart outlives. */
function forgetEphemeral({ channels }: State): void {
  for (const { messages } of channels.values())
    messages.splice(0, messages.length, ...messages.filter(({ onlyFor }) => onlyFor === null));
}
