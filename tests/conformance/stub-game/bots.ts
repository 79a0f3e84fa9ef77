import type { AiPlayer, AiTurn } from '#core/game.ts';
import { bestChoice, bestOption, byTopic, rollouts } from '#kit/bots.ts';
import { barredFrom } from './rules.ts';
import { SIDES } from './state.ts';
import type { View } from './view.ts';

type Lamps = readonly (number | null)[];

/** How often the rest of a night is played in thought. */
const TRIES = 24;

/** Lamps that come to be lit if every further die is put where it fits first. */
function endOf(lamps: Lamps, dice: number, random: () => number): number {
  const row = [...lamps];
  for (let left = dice; left > 0; left--) {
    const die = 1 + Math.floor(random() * SIDES);
    const at = row.findIndex((_, lamp) => barredFrom(row, lamp, die) === null);
    if (at >= 0) row[at] = die;
  }
  return row.filter((lamp) => lamp !== null).length;
}

/** What a row promises after a lamp of it was lit, or none was. */
function promise({ view, seat, random }: AiTurn<View>, number: number, lamp: number | null): number {
  const { seats, round, rounds } = view();
  const lamps = (seats[seat]?.lamps ?? []).map((lit, at) => (at === lamp ? number : lit));
  return rollouts(TRIES, random, (chance) => endOf(lamps, rounds - round, chance));
}

/** The best that a die promises on any lamp. */
function bestPromise(turn: AiTurn<View>, number: number): number {
  const lamps = turn.view().seats[turn.seat]?.lamps ?? [];
  const open = lamps.flatMap((_, at) => (barredFrom(lamps, at, number) === null ? [at] : []));
  return Math.max(0, ...open.map((at) => promise(turn, number, at)));
}

/** Lights the lamp that leaves most room for what may come; oil is spent where it promises a lamp more. */
export const greedyBot: AiPlayer<View> = byTopic(
  {
    oil: (turn) =>
      bestChoice(
        turn,
        (casks) => bestPromise(turn, (turn.view().die ?? SIDES) + Number(casks)) - Number(casks) / 2,
      ),
    lamp: (turn) =>
      bestOption(turn, ({ id }) =>
        promise(turn, turn.view().die ?? SIDES, id === 'leave' ? null : Number(id)),
      ),
  },
  ({ fallback }) => fallback,
);
