import type { Seat } from '#core/seat.ts';
import type { Galaxy } from '../state.ts';
import type { ComponentId } from '../tables/component-ids.ts';
import { factions } from '../tables/factions.ts';
import type { FactionId, TechnologyId } from '../tables/ids.ts';
import { lines } from '../tables/lines/index.ts';
import type { UnitLine } from '../tables/units.ts';
import type { Source } from './component.ts';
import { hasTechnology, isCovered, upgradedBy } from './copies.ts';

type SeatState = Galaxy['seats'][number];
type Box = Galaxy['box'];
type SeatWith<K extends keyof SeatState> = { readonly seats: readonly Pick<SeatState, K>[] };

/** Fields of the state that something is read from: of the table, of every seat, and of the box. */
interface Fields {
  readonly table?: readonly (keyof Galaxy)[];
  readonly seats?: readonly (keyof SeatState)[];
  readonly box?: readonly (keyof Box)[];
}

/** A state of which nothing but these fields can be read. */
type Only<F extends Fields> = (F extends { table: readonly (infer K extends keyof Galaxy)[] }
  ? Pick<Galaxy, K>
  : unknown) &
  (F extends { seats: readonly (infer K extends keyof SeatState)[] } ? SeatWith<K> : unknown) &
  (F extends { box: readonly (infer K extends keyof Box)[] } ? { readonly box: Pick<Box, K> } : unknown);

/** Where a component of one kind is found, for whoever knows its id. */
type Find<S> = (component: ComponentId, id: string) => (s: S) => readonly Source[];

/** A kind of components: what of the state they are found by, and how. Nothing else can be read. */
const kind = <const F extends Fields>(reads: F, find: Find<Only<F>>) => ({ reads, find });

const KINDS = {
  technology: kind({ seats: ['eliminated', 'technologies'] }, technology),
  ability: kind({ seats: ['eliminated', 'faction'] }, ability),
  unit: kind({ seats: ['eliminated', 'faction', 'technologies'] }, unit),
  law: kind({ table: ['laws'] }, law),
  note: kind({ seats: ['area'] }, note),
  rule: kind({ box: ['modules'] }, rule),
  effect: kind({ table: ['effects'] }, effect),
};

type Reads = (typeof KINDS)[keyof typeof KINDS]['reads'];
type Named<P extends keyof Fields> = Reads extends infer R
  ? R extends Readonly<Record<P, readonly (infer K)[]>>
    ? K
    : never
  : never;

/** All of a state that components in play are found by. */
export type InPlayState = Pick<Galaxy, Named<'table'>> &
  SeatWith<Named<'seats'>> & { readonly box: Pick<Box, Named<'box'>> };

/** Hears every trait of what is watched, in order. */
interface Notes {
  note(trait: unknown): void;
}
type Watch<V> = (value: V, notes: Notes) => void;

/** A watch over each field that components in play are found by: a kind that reads one more does not compile without it. */
interface Watches {
  readonly table: { readonly [K in Named<'table'>]: Watch<Galaxy[K]> };
  readonly seats: { readonly [K in Named<'seats'>]: Watch<SeatState[K]> };
  readonly box: { readonly [K in Named<'box'>]: Watch<Box[K]> };
}

/** Every trait of these fields: whatever a finder reads of them is noted here. */
const WATCHES: Watches = {
  table: {
    laws(laws, notes) {
      notes.note(laws.length);
      for (const one of laws) {
        notes.note(one.id);
        notes.note(one.seat);
        notes.note(one.planet);
        notes.note(one.exhausted);
        notes.note(one.data);
      }
    },
    effects(effects, notes) {
      notes.note(effects.length);
      for (const one of effects) {
        notes.note(one.component);
        notes.note(one.seat);
        notes.note(one.data);
      }
    },
  },
  seats: {
    faction: (faction, notes) => notes.note(faction),
    eliminated: (eliminated, notes) => notes.note(eliminated),
    technologies(cards, notes) {
      notes.note(cards.length);
      for (const card of cards) {
        notes.note(card.id);
        notes.note(card.exhausted);
        notes.note(card.as);
      }
    },
    area(lying, notes) {
      notes.note(lying.length);
      for (const one of lying) {
        notes.note(one.id);
        notes.note(one.owner);
      }
    },
  },
  box: {
    modules(modules, notes) {
      notes.note(modules.length);
      for (const module of modules) notes.note(module);
    },
  },
};

const listed = (watches: object) => Object.entries(watches) as readonly (readonly [string, Watch<unknown>])[];
const [TABLE, SEATS, BOX] = [listed(WATCHES.table), listed(WATCHES.seats), listed(WATCHES.box)];

/** Notes every trait of a state that components in play are found by. */
export function watch(s: Galaxy, notes: Notes): void {
  noteAll(TABLE, s, notes);
  noteAll(BOX, s.box, notes);
  for (let at = 0; at < s.seats.length; at++) noteAll(SEATS, s.seats[at] as SeatState, notes);
}

function noteAll(watches: readonly (readonly [string, Watch<unknown>])[], of: object, notes: Notes): void {
  for (let i = 0; i < watches.length; i++) {
    const [field, one] = watches[i] as readonly [string, Watch<unknown>];
    one((of as Readonly<Record<string, unknown>>)[field], notes);
  }
}

/** Where a component is at work in a state, and for whom; made once for each component when the book is opened. */
export type Finder = (s: InPlayState) => readonly Source[];

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
  const [name, id] = partsOf(component);
  const { [name]: found } = KINDS as Readonly<Partial<Record<string, { find: Find<InPlayState> }>>>;
  return found?.find(component, id) ?? NOWHERE;
}

/** Effects that a component has left. */
export const effectsOf = (component: ComponentId): Finder => KINDS.effect.find(component, '');

function law(component: ComponentId, id: string) {
  return ({ laws }: Pick<Galaxy, 'laws'>): readonly Source[] => {
    if (laws.length === 0) return NONE;
    const found = laws.filter((one) => one.id === id);
    return found.map(({ seat, planet, exhausted, data }) => ({
      ...bare,
      component,
      seat,
      planet,
      exhausted,
      data,
    }));
  };
}

function rule(component: ComponentId, id: string) {
  const everywhere: readonly Source[] = [{ ...bare, component, seat: null }];
  return ({ box }: { readonly box: Pick<Box, 'modules'> }) =>
    box.modules.some((module) => module === id) ? everywhere : NONE;
}

function effect(component: ComponentId) {
  return ({ effects }: Pick<Galaxy, 'effects'>): readonly Source[] => {
    if (effects.length === 0) return NONE;
    let found: Source[] | null = null;
    for (const one of effects)
      if (one.component === component) {
        found ??= [];
        found.push({ ...bare, component, seat: one.seat, data: one.data });
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

function note(component: ComponentId, id: string) {
  return ({ seats }: SeatWith<'area'>): readonly Source[] => {
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

function technology(component: ComponentId, name: string) {
  const id = name as TechnologyId;
  const ready = fixed(component, false);
  const exhausted = fixed(component, true);
  const upgrades = upgradedBy(id) !== null;
  return ({ seats }: SeatWith<'eliminated' | 'technologies'>): readonly Source[] => {
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

function bySeat<K extends keyof SeatState>(
  component: ComponentId,
  has: (seat: Pick<SeatState, K>) => boolean,
) {
  const source = fixed(component, false);
  return ({ seats }: SeatWith<K | 'eliminated'>): readonly Source[] => {
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

function ability(component: ComponentId, id: string) {
  const owners = (Object.keys(factions) as FactionId[]).filter((faction) =>
    (factions[faction].abilities as readonly string[]).includes(id),
  );
  const [only] = owners;
  return bySeat<'faction'>(
    component,
    owners.length === 1
      ? ({ faction }) => faction === only
      : ({ faction }) => faction !== null && owners.includes(faction),
  );
}

function unit(component: ComponentId, id: string) {
  return bySeat<'faction' | 'technologies'>(component, withLine(id));
}

function withLine(id: string): (seat: Pick<SeatState, 'faction' | 'technologies'>) => boolean {
  const line = (lines as Readonly<Partial<Record<string, UnitLine>>>)[id];
  if (!line) return () => false;
  const { faction: of, technology: needed } = line;
  if (needed === undefined) return ({ faction }) => of === null || of === faction;
  return ({ technologies }) => hasTechnology(technologies, needed) && !isCovered(technologies, needed);
}
