import type { Flow } from '#core/flow.ts';
import { choose, place } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { Modifiers } from '../../../hooks/component.ts';
import { systemsOnBoard } from '../../../rules/board.ts';
import { controllerOf } from '../../../rules/planets.ts';
import { foreignShipsIn } from '../../../rules/units.ts';
import type { Galaxy } from '../../../state.ts';
import type { ImperiumTable } from '../../../table.ts';
import type { SystemId } from '../../../tables/ids.ts';
import type { Wormhole } from '../../../tables/kinds.ts';
import { systems } from '../../../tables/systems.ts';
import { msg } from '../../../text/lexicon.ts';
import { endEffect, leaveEffect } from '../../../verbs/effects.ts';

/** Whose effects the tokens on the board are, whoever has put them there. */
const component = 'technology:wormhole-generator';
const TOKENS = ['alpha', 'beta'] as const satisfies readonly Wormhole[];
type Token = (typeof TOKENS)[number];

/** Where the Creuss wormhole tokens lie; one that is not on the board yet is missing. */
type Laid = Readonly<Partial<Record<Token, SystemId>>>;

const laidBy = (data: unknown) => data as Laid;
const effectOf = (s: Galaxy) => s.effects.find((effect) => effect.component === component);

function tokens(s: Galaxy): Laid {
  const found = effectOf(s);
  return found ? laidBy(found.data) : {};
}

/** Systems with a token have its wormhole, for the rest of the game (65.10b). */
export const ofTokens: Modifiers = {
  addedWormholes: {
    tier: 'adjust',
    apply: (gates, _, { source }) => {
      const laid = laidBy(source.data);
      const added = TOKENS.flatMap((wormhole) => {
        const system = laid[wormhole];
        return system === undefined ? [] : [{ system, wormhole }];
      });
      return [...gates, ...added];
    },
  },
};

/** Where a seat may put a token: beside a planet of its own, or away from homes where no others' ships are. */
function sites(s: Galaxy, seat: Seat): SystemId[] {
  return systemsOnBoard(s).filter(
    (system) =>
      systems[system].planets.some((planet) => controllerOf(s, planet) === seat) ||
      (systems[system].home === null && !foreignShipsIn(s, seat, system)),
  );
}

/** A seat places a token or moves it, perhaps to where it lies. */
export function* putWormhole(t: ImperiumTable, seat: Seat): Flow<void> {
  const wormhole = yield* t.ask(seat, 'wormhole-token', () => {
    const options = TOKENS.map((token) => ({
      id: token,
      label: msg('option.wormhole', { wormhole: token, system: tokens(t.state)[token] ?? null }),
      value: token,
    }));
    return choose<Token>(msg('ask.wormholeToken', {}), options);
  });
  const system = yield* t.ask(seat, 'wormhole-place', () => siteQuestion(t.state, seat, wormhole));
  if (system !== undefined) lay(t, seat, { wormhole, system });
}

function siteQuestion(s: Galaxy, seat: Seat, wormhole: Token) {
  const able = sites(s, seat);
  const now = tokens(s)[wormhole];
  const options = able.map((system) => ({
    id: system,
    label: msg('option.system', { system }),
    at: system,
    value: system,
  }));
  if (options.length === 0) return null;
  return place<SystemId>(msg('ask.wormholePlace', { wormhole }), options, {
    ...(now !== undefined && able.includes(now) && { fallback: now }),
  });
}

function lay(
  t: ImperiumTable,
  seat: Seat,
  { wormhole, system }: { wormhole: Token; system: SystemId },
): void {
  const laid = tokens(t.state);
  const from = laid[wormhole] ?? null;
  if (from === system) return;
  const before = effectOf(t.state);
  if (before) endEffect(t, before);
  leaveEffect(t, { component, seat, until: 'game', data: { ...laid, [wormhole]: system } });
  t.tell(msg('fact.wormholePut', { seat, wormhole, system, from }));
}
