import { playMatch } from '#cli/play.ts';
import type { Game } from '#core/game.ts';
import { BALANCED, leaning } from '#games/twilight-inscription/bots/greedy.ts';
import { twilightInscription } from '#games/twilight-inscription/index.ts';
import { type Standings, standings } from '#games/twilight-inscription/rules/standings.ts';
import type { State } from '#games/twilight-inscription/state.ts';
import { type AgendaId, agendas, type Outcome } from '#games/twilight-inscription/tables/agendas.ts';
import type { Difficulty } from '#games/twilight-inscription/tables/automaton.ts';
import { SHEETS, type SheetId } from '#games/twilight-inscription/tables/vocabulary.ts';

/** How much more than the ordinary bot a specialist makes of its sheet. */
const SPECIAL = 1.3;

export const specialistOn = (sheet: SheetId) => `greedy-${sheet}`;

const specialists = Object.fromEntries(
  SHEETS.map((sheet) => [specialistOn(sheet), leaning({ ...BALANCED, [sheet]: BALANCED[sheet] * SPECIAL })]),
);

const game = {
  ...twilightInscription,
  bots: { ...twilightInscription.bots, ...specialists },
} as unknown as Game;

/** Games that are played alike, but for chance. */
export interface Trial {
  readonly seats: number;
  readonly side?: 'A' | 'B';
  readonly difficulty?: Difficulty;
  readonly bots?: readonly string[];
}

/** How a council ended. */
export interface Decision {
  readonly agenda: AgendaId;
  readonly isStarred: boolean;
  readonly byDie: boolean;
}

/** What is remembered of one game. */
export interface Played {
  readonly state: State;
  readonly standings: Standings;
  readonly bots: readonly string[];
  readonly decisions: readonly Decision[];
  /** How often each sheet was active, over all seats. */
  readonly activations: Readonly<Record<SheetId, number>>;
}

/** Plays one game; the same trial and number give the same game. */
export function play(
  { seats, side = 'B', difficulty = 'easy', bots = ['greedy'] }: Trial,
  number: number,
): Played {
  const seed = `balance/${seats}/${side}/${difficulty}/${bots.join()}/${number}`;
  const options = { side, difficulty, factions: 'deal' };
  const { session, entries } = playMatch({ game, seats, options, bots, seed });
  const state = session.state as State;
  const facts = entries
    .flatMap((entry) => ('facts' in entry ? entry.facts : []))
    .filter(({ to }) => to === 'all')
    .map(({ message }) => message);
  const active = facts.filter(({ key }) => key === 'fact.active').map(({ args }) => args.sheet);
  const count = (sheet: SheetId) => active.filter((one) => one === sheet).length;
  return {
    state,
    standings: standings(state),
    bots: Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] ?? ''),
    decisions: facts.flatMap(({ key, args }, at): readonly Decision[] => {
      if (key !== 'fact.outcome' && key !== 'fact.outcomeFor') return [];
      const { agenda, outcome } = args as unknown as { agenda: AgendaId; outcome: Outcome };
      const byDie = facts[at - 1]?.key === 'fact.tieBroken';
      return [{ agenda, isStarred: agendas[agenda].star === outcome, byDie }];
    }),
    activations: {
      navigation: count('navigation'),
      expansion: count('expansion'),
      industry: count('industry'),
      warfare: count('warfare'),
    },
  };
}
