import fc from 'fast-check';
import { sizeOf } from '#app/requests/request.ts';
import { odds } from '#cli/odds.ts';
import { recordFrom } from '#cli/records.ts';
import type { Game } from '#core/game.ts';
import { Journal } from '#core/journal.ts';
import type { Message } from '#core/message.ts';
import type { Choice, Form } from '#core/question.ts';
import { repair } from '#core/repair.ts';
import type { Session } from '#core/session.ts';
import { replay, verifyDice } from '#core/verify.ts';
import { foundIn } from '#discord/ask/find.ts';
import { readTerms } from '#discord/deal/said-terms.ts';
import { CARDS, lookUp, RULES } from '#discord/interactions/lookup.ts';
import { byHandle, decode } from '#discord/messages/custom-id.ts';
import { clip, parts } from '#discord/messages/limits.ts';
import { wordsIn } from '#discord/messages/words.ts';
import {
  completedModules,
  completedOptions,
  readModules,
  readOptions,
} from '#discord/tables/game-options.ts';
import { games } from '#games/index.ts';
import { seedOf } from '../../support/chance.ts';
import { hostileJson, hostilePatch, hostileText, hugeNumbers } from './hostile-input.ts';

/** Something of ours that is given what people type or send. */
export interface Target<T> {
  readonly name: string;
  readonly input: fc.Arbitrary<T>;
  run(input: T): unknown;
}

/** A table of a game after some answers of its first bot. */
function played(game: Game, answers: number): Journal<unknown, Message, unknown, unknown> {
  const journal = Journal.start(game, { options: {}, seats: game.seats[0] ?? 2, seed: seedOf(7) });
  for (let at = 0; at < answers && !journal.session.over; at++) {
    const question = journal.session.open().find(({ held }) => held === null);
    if (question === undefined) break;
    const { key, seat, fallback } = question;
    journal.answer({ key, seat, choice: fallback, by: 'seat' });
  }
  return journal;
}

const sessions = [...games.values()].flatMap((game) => [0, 30, 90].map((count) => played(game, count)));

const state = (session: Session) => JSON.parse(session.segment.state) as unknown;

const repairs: Target<unknown>[] = sessions.map(({ session }, at) => ({
  name: `repair ${session.game.id} ${at}`,
  input: hostilePatch(state(session)),
  run: (patch) => repair(session, patch, 1_000),
}));

const numbers: Target<unknown>[] = sessions.map(({ session }, at) => ({
  name: `huge numbers ${session.game.id} ${at}`,
  input: hugeNumbers(state(session)),
  run: (patch) => {
    const repaired = repair(session, patch, 1_000);
    return (
      repaired.kind === 'repaired' && JSON.stringify([repaired.session.open(), repaired.session.view(0)])
    );
  },
}));

const labels = (form: Form) => JSON.stringify(form).length;

/** Every question that stands open, answered with anything that fits into a request. */
const choices: Target<[number, unknown]>[] = sessions.map(({ session }, at) => ({
  name: `answer ${session.game.id} ${at}`,
  input: fc.tuple(fc.nat(50), hostileJson),
  run: ([which, choice]: [number, unknown]) => {
    const size = sizeOf(choice);
    const open = session.open();
    const question = open[which % open.length];
    if (size === null || size > 4_096 || question === undefined) return;
    const { seat, key, form } = question;
    session.previewAnswer(seat, key, choice as Choice);
    return labels(form);
  },
}));

const bot = { app: { games } } as unknown as Parameters<typeof lookUp>[0];
const text = hostileText();
const speaker = wordsIn('ru');

const words: Target<string>[] = [
  ...[...games.values()].flatMap((game): Target<string>[] => [
    { name: `options of ${game.id}`, input: text, run: (typed) => readOptions(game, typed) },
    { name: `options typed of ${game.id}`, input: text, run: (typed) => completedOptions(game, typed) },
    {
      name: `modules of ${game.id}`,
      input: text,
      run: (typed) => readModules(game, typed, wordsIn('en', game)),
    },
    {
      name: `modules typed of ${game.id}`,
      input: text,
      run: (typed) => completedModules(game, typed, wordsIn('en', game)),
    },
  ]),
  {
    name: 'map string',
    input: text,
    run: (map) => games.get('twilight-imperium')?.options.safeParse({ board: 'given', map }),
  },
  { name: 'card', input: text, run: (wanted) => lookUp(bot, CARDS, { wanted, language: 'en' }) },
  { name: 'rule', input: text, run: (wanted) => lookUp(bot, RULES, { wanted, language: 'ru' }) },
  { name: 'deal words', input: text, run: (give) => readTerms(TERMS, { give, want: give }, TERM_WORDS) },
  { name: 'search of a list', input: text, run: (typed) => foundIn(OPTIONS, typed, speaker) },
  { name: 'custom id', input: text, run: (id) => byHandle(OPTIONS, decode(id)?.args[0] ?? '') },
  { name: 'quoted', input: text, run: (typed) => parts(clip(speaker.quote(typed), 4_000), 1_000) },
  { name: 'odds as text', input: text, run: attempted(odds) },
  { name: 'record as text', input: text, run: attempted(recordFrom) },
];

const OPTIONS = Array.from({ length: 300 }, (_, at) => ({
  id: `option-${at}`,
  label: { key: 'panel.page', args: { page: at, pages: 300 } },
}));

const TERMS = {
  kind: 'allocate' as const,
  prompt: { key: 'x', args: {} },
  min: 0,
  max: 100,
  slots: OPTIONS.slice(0, 60).map(({ id, label }) => ({ id, label, min: 0, max: 9 })),
};
const TERM_WORDS = { side: () => 'give' as const, say: (message: Message) => speaker.say(message) };

/** What is given as a file or on a command line may be refused with a sentence. */
function attempted<T>(run: (input: string) => T): (input: string) => unknown {
  return (input) => {
    try {
      return run(input);
    } catch (error) {
      if (error instanceof RangeError || error instanceof TypeError) throw error;
      return null;
    }
  };
}

const battle: Target<unknown> = {
  name: 'odds',
  input: fc.record({
    place: fc.constantFrom('space', 'ground'),
    attacker: fc.record({
      units: fc.dictionary(fc.constantFrom('fighter', 'carrier', 'infantry'), fc.nat(60)),
      technologies: hostileJson,
    }),
    defender: fc.record({ units: hostileJson, goods: hostileJson }),
  }),
  run: (order) => (sizeOf(order) === null ? null : attempted(odds)(JSON.stringify(order))),
};

/** An exported table in which something was changed. */
const imported: Target<[string, unknown]>[] = [...games.values()].map((game) => {
  const { entries, checkpoints, session } = played(game, 30);
  const { config, over } = session;
  const record = {
    format: 1,
    game: game.id,
    version: game.version,
    seats: config.seats,
    options: config.options,
    ...(config.fixed && { fixed: config.fixed }),
    commitment: '',
    seed: config.seed,
    over,
    entries,
    checkpoints,
  };
  const whole = JSON.stringify(record);
  return {
    name: `record of ${game.id}`,
    input: fc.tuple(fc.constantFrom('seats', 'options', 'entries', 'checkpoints', 'draw'), hostileJson),
    run: attemptedWith(([field, value]) => {
      if ((sizeOf(value) ?? MAX_FIELD) >= MAX_FIELD) return null;
      const changed = JSON.parse(whole) as Record<string, unknown> & {
        entries: { draws?: { sides: unknown }[] }[];
      };
      if (field === 'draw')
        for (const { draws = [] } of changed.entries) for (const one of draws) one.sides = value;
      else changed[field] = value;
      const read = recordFrom(JSON.stringify(changed));
      verifyDice(read);
      return replay(game as Game<unknown, never>, read);
    }),
  };
});

/** A draw is there hundreds of times: what is changed in each must not itself be large. */
const MAX_FIELD = 4_000;

function attemptedWith<T>(run: (input: T) => unknown): (input: T) => unknown {
  return (input) => attempted(() => run(input))('');
}

export const targets = [
  ...repairs,
  ...numbers,
  ...choices,
  ...words,
  battle,
  ...imported,
] as unknown as readonly Target<unknown>[];

/** What everything is measured by: a table's state, written, read, checked and shown. */
export function reference(): void {
  for (const { session } of sessions) {
    const { game } = session;
    const read = game.state.parse({ ...session.config.fixed, ...(state(session) as object) });
    game.invalid(read as never);
    JSON.stringify(session.view('table'));
  }
}
