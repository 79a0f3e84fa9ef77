import type { Seat } from '#core/seat.ts';
import type { Galaxy } from '../state.ts';
import type { ComponentId } from '../tables/component-ids.ts';
import { factions } from '../tables/factions.ts';
import type { FactionId, TechnologyId } from '../tables/ids.ts';
import { lines } from '../tables/lines/index.ts';
import type { UnitLine } from '../tables/units.ts';
import type { Source } from './component.ts';
import { hasTechnology, isCovered, upgradedBy } from './copies.ts';

/** Where a component is at work in a state, and for whom; made once for each component when the book is opened. */
export type Finder = (s: Galaxy) => readonly Source[];

type SeatView = Galaxy['seats'][number];

const NONE: readonly Source[] = [];
const NOWHERE: Finder = () => NONE;
const bare = { owner: null, planet: null, exhausted: false, data: null } as const;

/** The two parts of a component's id. */
export function partsOf(component: ComponentId): readonly [kind: string, id: string] {
  const cut = component.indexOf(':');
  return [component.slice(0, cut), component.slice(cut + 1)];
}

/** Where a component is in play. Cards in hand are not in play. */
export function inPlayOf(component: ComponentId): Finder {
  const [kind, id] = partsOf(component);
  switch (kind) {
    case 'technology':
      return technology(component, id as TechnologyId);
    case 'ability':
      return bySeat(component, withAbility(id));
    case 'unit':
      return bySeat(component, withLine(id));
    case 'law':
      return ({ laws }) => {
        if (laws.length === 0) return NONE;
        const found = laws.filter((law) => law.id === id);
        return found.map(({ seat, planet, exhausted, data }) => ({
          ...bare,
          component,
          seat,
          planet,
          exhausted,
          data,
        }));
      };
    case 'note':
      return note(component, id);
    case 'rule': {
      const everywhere: readonly Source[] = [{ ...bare, component, seat: null }];
      return ({ box }) => (box.modules.some((module) => module === id) ? everywhere : NONE);
    }
    default:
      return NOWHERE;
  }
}

/** Effects that a component has left. */
export function effectsOf(component: ComponentId): Finder {
  return ({ effects }) => {
    if (effects.length === 0) return NONE;
    let found: Source[] | null = null;
    for (const effect of effects)
      if (effect.component === component) {
        found ??= [];
        found.push({ ...bare, component, seat: effect.seat, data: effect.data });
      }
    return found ?? NONE;
  };
}

/** Sources that never change, made once for each seat: these are looked up for nearly every value of the rules. */
function fixed(component: ComponentId, exhausted: boolean): (seat: Seat) => Source {
  const made: Source[] = [];
  return (seat) => {
    made[seat] ??= { ...bare, component, seat, exhausted };
    return made[seat];
  };
}

function note(component: ComponentId, id: string): Finder {
  return ({ seats }) => {
    let found: Source[] | null = null;
    for (let at = 0; at < seats.length; at++)
      for (const { id: lying, owner } of seats[at]?.area ?? [])
        if (lying === id) {
          found ??= [];
          found.push({ ...bare, component, seat: at, owner });
        }
    return found ?? NONE;
  };
}

function technology(component: ComponentId, id: TechnologyId): Finder {
  const ready = fixed(component, false);
  const exhausted = fixed(component, true);
  const upgrades = upgradedBy(id) !== null;
  return ({ seats }) => {
    let found: Source[] | null = null;
    for (let at = 0; at < seats.length; at++) {
      const seat = seats[at];
      if (!seat || seat.eliminated) continue;
      for (const owned of seat.technologies)
        if ((owned.id === id || owned.as === id) && !(upgrades && isCovered(seat.technologies, id))) {
          found ??= [];
          found.push(owned.exhausted ? exhausted(at) : ready(at));
        }
    }
    return found ?? NONE;
  };
}

function bySeat(component: ComponentId, has: (seat: SeatView) => boolean): Finder {
  const source = fixed(component, false);
  return ({ seats }) => {
    let found: Source[] | null = null;
    for (let at = 0; at < seats.length; at++) {
      const seat = seats[at];
      if (!seat || seat.eliminated || !has(seat)) continue;
      found ??= [];
      found.push(source(at));
    }
    return found ?? NONE;
  };
}

function withAbility(id: string): (seat: SeatView) => boolean {
  const owners = (Object.keys(factions) as FactionId[]).filter((faction) =>
    (factions[faction].abilities as readonly string[]).includes(id),
  );
  const [only] = owners;
  if (owners.length === 1) return ({ faction }) => faction === only;
  return ({ faction }) => faction !== null && owners.includes(faction);
}

function withLine(id: string): (seat: SeatView) => boolean {
  const line = (lines as Readonly<Partial<Record<string, UnitLine>>>)[id];
  if (!line) return () => false;
  const { faction: of, technology: needed } = line;
  if (needed === undefined) return ({ faction }) => of === null || of === faction;
  return ({ technologies }) => hasTechnology(technologies, needed) && !isCovered(technologies, needed);
}
