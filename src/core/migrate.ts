import { z } from 'zod';
import { frozen, joined, parted } from './fixed.ts';
import type { Game } from './game.ts';
import type { Json } from './json.ts';
import type { Message } from './message.ts';
import { rootOf, type Segment } from './record.ts';
import type { Migration, Saved } from './saved.ts';
import type { Config } from './session.ts';

/** A table in the store: the version that wrote its last checkpoint, and what it is taken up from. */
export interface Stored {
  readonly version: number;
  readonly config: Config;
  readonly segment: Segment;
}

/** What a stored table comes to under the present version: something that can be played, or why it cannot. */
export type BroughtUp =
  | {
      readonly kind: 'fit';
      readonly config: Config;
      readonly segment: Segment;
      readonly changed: readonly Message[];
    }
  | { readonly kind: 'unfit'; readonly reason: string };

/** How many faults of a state are told: enough to see what is wrong, not all of a map. */
const MAX_ISSUES = 5;

/** Brings a stored table up to the version of its game, step by step, and sees that its state has the shape that the game asks for. */
export function bringUp(game: Game, stored: Stored): BroughtUp {
  const steps = stepsFrom(game, stored.version);
  if (typeof steps === 'string') return { kind: 'unfit', reason: steps };
  try {
    return fitting(game, stored.version === game.version ? stored : migrated(game, stored, steps));
  } catch (error) {
    return { kind: 'unfit', reason: String(error) };
  }
}

/** A checkpoint of long ago: the version that wrote it, its text, and what its table is played with today. */
export interface Former {
  readonly version: number;
  readonly config: Config;
  readonly text: string;
}

/** The whole state of a former checkpoint as this version would have it, for showing; throws where it cannot be made out. */
export function formerState(game: Game, { version, config, text }: Former): unknown {
  const { options, seats, fixed = null } = config;
  if (version === game.version) return joined({ text, fixed });
  const steps = stepsFrom(game, version);
  if (typeof steps === 'string') throw new Error(steps);
  const saved: Saved = { state: JSON.parse(text), fixed, options: options as Json, seats };
  return { ...steps.reduce<Saved>((last, step) => step.migrate(last), saved).state, ...fixed };
}

/** What was told of the steps between two versions of a game. */
export function changedBetween({ migrations = [] }: Game, from: number, to: number): Message[] {
  const steps = migrations.filter((step) => step.from >= from && step.from < to);
  return steps.sort((a, b) => a.from - b.from).flatMap(({ changed }) => changed ?? []);
}

/** The steps from a version to the present one, or why there are none. */
function stepsFrom({ version, migrations }: Game, from: number): readonly Migration[] | string {
  if (from > version)
    return `the table was played with version ${from} of the game, this is version ${version}`;
  if (!migrations) return [];
  const steps: Migration[] = [];
  for (let at = from; at < version; at++) {
    const step = migrations.find((candidate) => candidate.from === at);
    if (!step) return `there is no way from version ${from} of the game to version ${version}`;
    steps.push(step);
  }
  return steps;
}

interface Moved extends Stored {
  readonly changed?: readonly Message[];
}

/** The keys of its questions stay what they were, so that the answers since the checkpoint still fit. */
function migrated(game: Game, { config, segment }: Stored, steps: readonly Migration[]): Moved {
  const { options, seats, fixed = null } = config;
  const first: Saved = { state: JSON.parse(segment.state), fixed, options: options as Json, seats };
  const last = steps.reduce<Saved>((saved, step) => step.migrate(saved), first);
  const whole = parted(game, { ...last.state, ...last.fixed });
  return {
    version: game.version,
    config: { ...config, options: last.options, fixed: whole.fixed },
    // No undo goes back behind it: what lies there has another shape.
    segment: { ...segment, state: whole.text, root: rootOf(segment), parent: null },
    changed: steps.flatMap(({ changed }) => changed ?? []),
  };
}

function fitting(game: Game, { config, segment, changed = [] }: Moved): BroughtUp {
  frozen(config.fixed);
  const state = joined({ text: segment.state, fixed: config.fixed ?? null });
  const shaped = game.state.safeParse(state);
  if (shaped.success) return { kind: 'fit', config, segment, changed };
  const { issues } = shaped.error;
  const told = z.prettifyError({ issues: issues.slice(0, MAX_ISSUES) } as z.ZodError);
  return { kind: 'unfit', reason: `the state does not have the shape it should: ${told}` };
}
