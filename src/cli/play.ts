import { createHash } from 'node:crypto';
import type { AiPlayer, AiTurn, Game } from '#core/game.ts';
import { Journal } from '#core/journal.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import type { Choice } from '#core/question.ts';
import type { OpenQuestion } from '#core/session.ts';

/** A game to be played by bots alone: everything about it follows from the seed. */
export interface Match {
  readonly game: Game;
  readonly seats: number;
  readonly options: unknown;
  /** One name for all seats, or one per seat. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** Answers after which a game counts as one that does not end. */
const MAX_ANSWERS = 20_000;
/** Tries a bot has before the question's fallback is taken. */
const MAX_TRIES = 5;
/** How often a bot speaks up where nobody waits for it. */
const TALKATIVE = 0.08;

/** The table seed of a match: 256 bits from its name. */
export const tableSeed = (name: string) => createHash('sha256').update(name).digest('hex');

function botFor(game: Game, name: string): AiPlayer<unknown> {
  const bot = game.bots[name];
  if (!bot) throw new Error(`${game.id} has no bot "${name}"; it has ${Object.keys(game.bots).join(', ')}`);
  return bot;
}

/** What is done while a match is played. */
export interface Watch {
  /** Sees the journal at the start and after every answer. */
  readonly look?: (journal: Journal) => void;
  /** Whether to leave it at that, the game over or not. */
  readonly until?: (journal: Journal) => boolean;
}

/** Plays a match answer by answer, to its end or as far as is wanted. */
export function playMatch(match: Match, { look, until }: Watch = {}): Journal {
  const { game, seats, options, seed } = match;
  const bots = Array.from({ length: seats }, (_, seat) =>
    botFor(game, match.bots[seat % match.bots.length] ?? ''),
  );
  const random = pseudoRandom(`bots ${seed}`);
  const journal = Journal.start(game, { options, seats, seed: tableSeed(seed) });
  look?.(journal);
  for (let answers = 0; !journal.session.over && !until?.(journal); answers++) {
    if (answers >= MAX_ANSWERS) throw new Error(`seed ${seed}: no end after ${MAX_ANSWERS} answers`);
    const question = nextQuestion(journal, random);
    const bot = bots[question.seat] as AiPlayer<unknown>;
    answerWith(journal, question, (turn) => bot({ ...turn, random }));
    look?.(journal);
  }
  return journal;
}

function nextQuestion(journal: Journal, random: () => number): OpenQuestion {
  const open = journal.session.open().filter(({ held }) => held === null);
  const asides = open.filter(({ optional }) => optional);
  const due = open.filter(({ optional }) => !optional);
  const pool = asides.length > 0 && random() < TALKATIVE ? asides : due;
  const question = pool[Math.floor(random() * pool.length)];
  if (!question) throw new Error('nobody is asked anything');
  return question;
}

type Unrandom = Omit<AiTurn<unknown>, 'random'>;

function answerWith(journal: Journal, question: OpenQuestion, ask: (turn: Unrandom) => Choice): void {
  const { seat, key, topic, form, fallback } = question;
  const view = () => journal.session.view(seat);
  const preview = (choice: Choice) => journal.session.previewAnswer(seat, key, choice);
  for (let tries = 0; tries <= MAX_TRIES; tries++) {
    const choice = tries < MAX_TRIES ? ask({ seat, topic, form, fallback, view, preview }) : fallback;
    const answered = journal.answer({ key, seat, choice, by: 'seat' });
    if (answered.kind === 'failed') throw answered.error;
    if (answered.kind === 'taken') return;
  }
  throw new Error(`the fallback of ${topic} is refused`);
}
