import { availableParallelism, loadavg } from 'node:os';
import type { Game } from '#core/game.ts';
import { round } from '../clock.ts';
import { delayWhileDrawing } from './drawing-delay.ts';
import { benchPicture, fullTables, type PictureCost } from './picture.ts';

/** What is promised of the pictures of a full table, as ratios of processor times of one run, milliseconds and bytes. */
export const PICTURE_LIMITS = {
  pictureToPlain: 0.5,
  nextToEncoding: 3,
  pictureBytes: 2_000_000,
  drawingDelayMax: 50,
} as const;

type Figures<L> = Readonly<Record<keyof L & string, number>>;

/** Promises that were not kept. */
export const missedOf = <L extends Readonly<Record<string, number>>>(
  figures: Figures<L>,
  limits: L,
): string[] =>
  (Object.keys(limits) as (keyof L & string)[]).filter((name) => figures[name] > (limits[name] ?? 0));

const rounded = ({ clock, processor, bytes }: PictureCost) => ({
  clockMs: round(clock),
  processorMs: round(processor),
  bytes,
});

/** What the pictures of full tables cost, beside references of the same run, and whether they hold the process up. */
export async function measuredPictures(game: Game, rounds: number) {
  const { ours, plain, next, bare, sceneMs, samples } = await benchPicture(game, rounds);
  const delay = await delayWhileDrawing(fullTables(game));
  return {
    figures: {
      pictureToPlain: round(ours.processor / plain.processor),
      // After a move: the next picture with its scene, beside the bare encoding of the same pixels.
      nextToEncoding: round((next.processor + sceneMs) / bare.processor),
      pictureBytes: ours.bytes,
      drawingDelayMax: round(delay.max),
    },
    picture: {
      sceneMs: round(sceneMs),
      ours: rounded(ours),
      plain: rounded(plain),
      next: rounded(next),
      bare: rounded(bare),
      samples,
      delay: {
        p99: round(delay.p99),
        max: round(delay.max),
        idleMax: round(delay.idleMax),
        pictures: delay.pictures,
      },
    },
  };
}

/** The pictures of a full table alone, with what is promised of them. */
export async function benchPictures(game: Game, rounds: number) {
  const { figures, picture } = await measuredPictures(game, rounds);
  return {
    game: game.id,
    seats: Math.max(...game.seats),
    figures,
    limits: PICTURE_LIMITS,
    missed: missedOf(figures, PICTURE_LIMITS),
    picture,
    machine: { cores: availableParallelism(), loadAverage: loadavg().map(round) },
  };
}
