import type { Game } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import type { Choice } from '#core/question.ts';
import type { AcceptedAnswer, OpenQuestion } from '#core/session.ts';
import { oneOf, randomOf } from './chance.ts';
import { type Driver, start } from './driver.ts';

/** One table of many. */
export interface Sitting {
  readonly seats: number;
  readonly seed: number;
  readonly options?: unknown;
}

/** Most answers a test game may take: beyond it the game does not end. */
const MAX_ANSWERS = 20_000;

/** Gives one random answer to one of the open questions, mostly where the table waits; says what was answered. */
export function answerAtRandom<S, M extends Message, O, V>(
  table: Driver<S, M, O, V>,
  random: () => number,
): { readonly question: OpenQuestion; readonly taken: AcceptedAnswer } {
  const { session } = table;
  const open = session.open();
  const waited = open.filter(({ optional, held }) => !optional && held === null);
  const question = oneOf(random() < 0.7 && waited.length > 0 ? waited : open, random);
  const { seat, topic, form, fallback } = question;
  const bot = session.game.bots.random;
  if (!bot) throw new Error(`${session.game.id} has no random bot`);
  for (let tries = 0; ; tries++) {
    const view = () => session.view(seat);
    const preview = (tried: Choice) => session.previewAnswer(seat, question.key, tried);
    const choice = tries < 20 ? bot({ seat, topic, form, fallback, view, preview, random }) : fallback;
    const answered = table.click(question.key, seat, choice);
    if (answered.kind === 'taken') return { question, taken: answered };
    if (answered.kind === 'failed') throw answered.error;
    if (tries >= 20)
      throw new Error(`the fallback of ${topic} is refused: ${JSON.stringify(answered.refusal)}`);
  }
}

/** A whole game of random answers, looked at after every one of them. */
export function selfPlay<S, M extends Message, O, V>(
  game: Game<S, M, O, V>,
  sitting: Sitting,
  look: (table: Driver<S, M, O, V>, step: ReturnType<typeof answerAtRandom>) => void = () => undefined,
): Driver<S, M, O, V> {
  const table = start(game, sitting);
  const random = randomOf(sitting.seed);
  for (let answers = 0; !table.session.over; answers++) {
    if (answers > MAX_ANSWERS) throw new Error(`${game.id}, seed ${sitting.seed}: the game does not end`);
    look(table, answerAtRandom(table, random));
  }
  return table;
}

/** A game of random answers up to some point in its middle. */
export function playedInto<S, M extends Message, O, V>(
  game: Game<S, M, O, V>,
  sitting: Sitting,
  answers: number,
): Driver<S, M, O, V> {
  const table = start(game, sitting);
  const random = randomOf(sitting.seed);
  for (let given = 0; given < answers && !table.session.over; given++) answerAtRandom(table, random);
  return table;
}
