import { z } from 'zod';
import type { Flow } from '#core/flow.ts';
import type { Game } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import { choose, type Option } from '#core/question.ts';
import { randomBot } from '#core/random-bot.ts';
import type { Table } from '#core/table.ts';
import { type Driver, start } from './driver.ts';
import { plainFace } from './plain-face.ts';

/** The state of a game made for one test: what the test needs, and how many of its flows have begun. */
export type Scripted<S> = S & { turn: number };
export type ScriptedGame<S> = Game<Scripted<S>, Message, unknown, Scripted<S>>;
export type Script<S> = (t: Table<Scripted<S>>) => Flow<void>;

export const words = (text: string): Message => ({ key: 'test.words', args: { text } });
export const option = <const V extends string>(id: V): Option<V> => ({ id, label: words(id), value: id });

/** A question with these answers and nothing else to it. */
export const oneOf = <const V extends string>(...ids: V[]) => choose(words('which?'), ids.map(option));

/** A game that plays the given flows, each from one checkpoint to the next, and is over. */
export function scripted<S extends object>(state: S, ...flows: Script<S>[]): ScriptedGame<S> {
  return {
    id: 'scripted',
    version: 1,
    seats: [1, 2, 3, 4, 5, 6],
    options: z.unknown(),
    state: z.looseObject({ turn: z.int() }) as unknown as z.ZodType<Scripted<S>>,
    setup: () => ({ ...state, turn: 0 }),
    next: (t) => {
      const flow = flows[t.state.turn];
      return flow ? counted(t, flow) : null;
    },
    view: (shown) => shown as Scripted<S>,
    invalid: () => null,
    result: () => ({ winners: [], scores: [], rounds: 0 }),
    bots: { random: randomBot },
    texts: { en: { 'test.words': inWords }, ru: { 'test.words': inWords } },
    presentation: plainFace,
  };
}

const inWords = ({ text }: { text: string }) => text;

function* counted<S extends object>(t: Table<Scripted<S>>, flow: Script<S>): Flow<void> {
  t.write.turn += 1;
  yield* flow(t);
}

/** A table of three on which the flows are played. */
export function play<S extends object>(
  state: S,
  ...flows: Script<S>[]
): Driver<Scripted<S>, Message, unknown, Scripted<S>> {
  return start(scripted(state, ...flows), { seats: 3 });
}
