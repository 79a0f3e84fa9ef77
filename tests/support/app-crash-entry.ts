import { crashChild } from '../../src/cli/crash.ts';
import { market } from './app-toy.ts';

/** The process that the crash test kills. */
const game = market();
await crashChild(new Map([[game.id, game]]), process.argv.at(-1) ?? '');
