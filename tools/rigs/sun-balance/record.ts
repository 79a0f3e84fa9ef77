import { playMatch } from '#cli/play.ts';
import type { Game } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import { LEANINGS } from '#games/beyond-the-sun/bots/plan.ts';
import { beyondTheSun } from '#games/beyond-the-sun/index.ts';
import type { State } from '#games/beyond-the-sun/state.ts';
import type { Mats } from '#games/beyond-the-sun/tables/factions.ts';
import type { Lexicon } from '#games/beyond-the-sun/text/lexicon.ts';

export type LeaningId = keyof typeof LEANINGS;
export const LEANING_IDS = Object.keys(LEANINGS) as readonly LeaningId[];

const botOf = (leaning: LeaningId) => (leaning === 'balanced' ? 'greedy' : `greedy-${leaning}`);

/** Games that are played alike, but for chance. */
export interface Trial {
  readonly seats: number;
  readonly mats: Mats;
  /** Each seat leans another way, all of them equally often; or all play alike. */
  readonly mixed: boolean;
  readonly tableau?: boolean;
}

/** What is remembered of one game. */
export interface Played {
  readonly state: State;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly rounds: number;
  readonly leanings: readonly LeaningId[];
  /** How often everything was used: actions by where they are printed, events, systems colonised. */
  readonly uses: Readonly<Record<string, number>>;
  /** Answers of each turn. */
  readonly answers: readonly number[];
}

/** What a fact says was used; null if it says nothing of the kind. */
function used({ key, args }: Message): string | null {
  const about = <K extends keyof Lexicon>() => args as Lexicon[K];
  switch (key) {
    case 'fact.action': {
      const { kind, id } = about<'fact.action'>().source;
      return `action ${kind}:${id}`;
    }
    case 'fact.event':
      return `event ${about<'fact.event'>().event}`;
    case 'fact.colonised':
      return `colony ${about<'fact.colonised'>().system}`;
    case 'fact.production':
      return `production ${about<'fact.production'>().way}`;
    case 'fact.traded':
      return 'production trade';
    default:
      return null;
  }
}

/** Plays one game; the same trial and number give the same game. */
export function play({ seats, mats, mixed, tableau = false }: Trial, number: number): Played {
  const leanings = Array.from({ length: seats }, (_, seat): LeaningId => {
    const id = LEANING_IDS[(seat + number) % LEANING_IDS.length];
    return mixed && id ? id : 'balanced';
  });
  const { session, entries } = playMatch({
    game: beyondTheSun as unknown as Game,
    seats,
    options: { mats, tableau, first: 0 },
    bots: leanings.map(botOf),
    seed: `balance/${seats}/${mats}/${mixed}/${tableau}/${number}`,
  });
  const uses: Record<string, number> = {};
  const answers: number[] = [];
  for (const entry of entries) {
    if (entry.kind === 'answer' && answers.length > 0) answers[answers.length - 1]! += 1;
    for (const { message } of 'facts' in entry ? entry.facts : []) {
      if (message.key === 'fact.turn') answers.push(0);
      const what = used(message);
      if (what !== null) uses[what] = (uses[what] ?? 0) + 1;
    }
  }
  const { winners, scores, rounds } = session.result();
  return { state: session.state as State, winners, scores, rounds, leanings, uses, answers };
}
