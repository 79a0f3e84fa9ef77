import { createHash } from 'node:crypto';
import { Journal } from '#core/journal.ts';
import type { Choice } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { OpenQuestion } from '#core/session.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { MOMENT_NAMES } from '#games/twilight-imperium/text/presentation/moment-names.ts';
import type { Clause, Deed } from './script.ts';
import { choiceIn, described, onlyAnswer, type Tongue } from './wording.ts';

/** A table to be played by a script. */
export interface Scripted {
  readonly names: readonly string[];
  readonly options: unknown;
  readonly seed: string;
}

/** A new table, before anybody said anything. */
export function scriptedTable({ names, options, seed }: Scripted): Journal {
  return Journal.start(twilightImperium, {
    options,
    seats: names.length,
    seed: createHash('sha256').update(seed).digest('hex'),
  }) as unknown as Journal;
}

export const inWords = (names: readonly string[]): Tongue => ({
  names,
  say: speaker('en', twilightImperium.texts.en, (seat) => names[seat] ?? `${seat}`).say,
});

const MOMENTS: ReadonlySet<string> = new Set(MOMENT_NAMES);
const isWindow = ({ topic, form }: OpenQuestion) =>
  MOMENTS.has(topic) && form.kind === 'choose' && form.options.some(({ id }) => id === 'pass');

/**
 * Plays a game in which every decision is written down. Only what the script need not say is answered for a seat: a reaction window
 * is passed, a price is paid as suggested, a turn passes without further trade, and where there is one way it is taken. Anything else must be said, and all that is said asked.
 */
export function playScript(journal: Journal, names: readonly string[], clauses: readonly Clause[]): void {
  const tongue = inWords(names);
  for (const clause of clauses)
    for (const deed of clause.deeds) {
      try {
        answerDeed(journal, { deed, seat: names.indexOf(clause.name) }, tongue);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        const at = `${clause.where}: "${clause.name}: ${clause.text}"`;
        throw new Error(`${at}: ${why}\n${standing(journal, tongue)}`);
      }
    }
  leaveToDefaults(journal, tongue);
  if (!journal.session.over)
    throw new Error(`the script ends, the game does not.\n${standing(journal, tongue)}`);
}

/** An answer to a question that stands open. */
interface Reply {
  readonly question: OpenQuestion;
  readonly choice: Choice;
}

function answerDeed(journal: Journal, { deed, seat }: { deed: Deed; seat: Seat }, tongue: Tongue): void {
  if (seat < 0) throw new Error('nobody of that name sits here');
  for (;;) {
    const meant = first(journal, (question) =>
      question.seat === seat ? answerTo(question, deed, tongue) : null,
    );
    if (meant) return give(journal, meant, tongue);
    const idle = first(journal, byDefault);
    if (!idle) throw new Error('not asked');
    give(journal, idle, tongue);
  }
}

function leaveToDefaults(journal: Journal, tongue: Tongue): void {
  for (let idle = first(journal, byDefault); idle; idle = first(journal, byDefault))
    give(journal, idle, tongue);
}

const unanswered = ({ session }: Journal) => session.open().filter(({ held }) => held === null);

/** The first open question to which there is an answer. */
function first(journal: Journal, answers: (question: OpenQuestion) => Choice | null): Reply | null {
  for (const question of unanswered(journal)) {
    const choice = answers(question);
    if (choice !== null) return { question, choice };
  }
  return null;
}

/** What a deed answers to a question, null if it speaks of another one. */
function answerTo(question: OpenQuestion, { topics, words }: Deed, tongue: Tongue): Choice | null {
  const { topic, form } = question;
  if (topics !== 'window') return topics.includes(topic) ? choiceIn(form, words, tongue) : null;
  if (!isWindow(question) || !('options' in form)) return null;
  return form.options.find(({ id }) => id.endsWith(`:${words}`))?.id ?? null;
}

/** The answer that need not be said. */
function byDefault(question: OpenQuestion): Choice | null {
  if (question.optional) return null;
  if (isWindow(question)) return 'pass';
  // What is said of trading is said elsewhere: a turn that has nothing more to it passes.
  if (question.topic === 'payment' || question.topic === 'turn-end' || question.topic === 'replenish')
    return question.fallback;
  return onlyAnswer(question.form);
}

function give(journal: Journal, { question, choice }: Reply, tongue: Tongue): void {
  const { key, seat } = question;
  const answered = journal.answer({ key, seat, choice, by: 'seat' });
  if (answered.kind === 'failed') throw answered.error;
  if (answered.kind === 'refused') {
    const { message, rule } = answered.refusal;
    throw new Error(`${JSON.stringify(choice)} is refused: ${tongue.say(message)} (${rule})`);
  }
}

/** Everything that is asked now, for whoever writes the next line. */
function standing(journal: Journal, tongue: Tongue): string {
  return unanswered(journal)
    .filter(({ optional }) => !optional)
    .map(
      ({ seat, topic, form }) =>
        `  ${tongue.names[seat]} is asked about ${topic}: ${described(form, tongue)}`,
    )
    .join('\n');
}
