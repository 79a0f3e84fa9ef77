import type { Seat } from '#core/seat.ts';
import type { ComponentId } from '../content/component-ids.ts';
import { factions } from '../content/factions.ts';
import { lines } from '../content/lines/index.ts';
import type { Galaxy } from '../state.ts';
import type { Source } from './component.ts';

const bare = { owner: null, planet: null, exhausted: false, data: null } as const;

/** Where a component is in play, and for whom. Cards in hand are not in play. */
export function inPlay(s: Galaxy, component: ComponentId): Source[] {
  const cut = component.indexOf(':');
  const kind = component.slice(0, cut);
  const id = component.slice(cut + 1);
  switch (kind) {
    case 'technology':
      return seatsWith(s, (seat) => {
        const owned = seat.technologies.find((technology) => technology.id === id);
        return owned ? { exhausted: owned.exhausted } : null;
      }).map((found) => ({ ...bare, component, ...found }));
    case 'ability':
      return seatsWith(s, ({ faction }) =>
        faction && (factions[faction].abilities as readonly string[]).includes(id) ? {} : null,
      ).map((found) => ({ ...bare, component, ...found }));
    case 'unit': {
      const line = (lines as Record<string, { faction: string | null; technology?: string }>)[id];
      return seatsWith(s, ({ faction, technologies }) => {
        if (!line || (line.faction !== null && line.faction !== faction)) return null;
        if (line.technology && !technologies.some((owned) => owned.id === line.technology)) return null;
        return {};
      }).map((found) => ({ ...bare, component, ...found }));
    }
    case 'law':
      return s.laws
        .filter((law) => law.id === id)
        .map(({ seat, planet, exhausted, data }) => ({ ...bare, component, seat, planet, exhausted, data }));
    case 'note':
      return s.seats.flatMap((seat, at) =>
        seat.area
          .filter((note) => note.id === id)
          .map(({ owner }) => ({ ...bare, component, seat: at, owner })),
      );
    default:
      return [];
  }
}

/** Effects that a component has left. */
export function lastingOf(s: Galaxy, component: ComponentId): Source[] {
  return s.effects
    .filter((effect) => effect.component === component)
    .map(({ seat, data }) => ({ ...bare, component, seat, data }));
}

type SeatView = Galaxy['seats'][number];

function seatsWith<T extends object>(s: Galaxy, what: (seat: SeatView) => T | null): (T & { seat: Seat })[] {
  return s.seats.flatMap((seat, at) => {
    const found = seat.eliminated ? null : what(seat);
    return found ? [{ ...found, seat: at }] : [];
  });
}
