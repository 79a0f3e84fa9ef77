import type { Base, Planet } from '../tables/expansion.ts';
import type { Cell, Chart, Legend } from '../tables/industry.ts';
import type { Lane, System, Wormhole } from '../tables/navigation.ts';
import type { Unit } from '../tables/units.ts';
import type { AssetId, Resource, TechnologyId, UnitId } from '../tables/vocabulary.ts';
import type { War } from '../tables/warfare.ts';

/** What is printed on a navigation sheet. */
export interface NavigationLayout {
  readonly systems: ReadonlyMap<string, System>;
  readonly lanes: readonly Lane[];
  /** Points at which lanes bend, for the picture. */
  readonly bends: readonly { readonly lane: Lane; readonly x: number; readonly y: number }[];
  /** Systems that a lane leads to. */
  readonly beside: ReadonlyMap<string, readonly string[]>;
  readonly wormholes: ReadonlyMap<string, Wormhole>;
  /** Explored from the start, the home system not named. */
  readonly explored: readonly string[];
}

/** A symbol of a planet: `Ca2` stands on planet C in column a, row 2. */
export interface PlanetSymbol {
  readonly id: string;
  readonly planet: string;
  readonly resource: Resource | '*';
}

/** A row or column of a planet, by its symbols, with the asset beside it. */
export interface Line {
  readonly id: string;
  readonly planet: string;
  readonly symbols: readonly string[];
  readonly asset: AssetId;
}

/** What is printed on an expansion sheet. */
export interface ExpansionLayout {
  readonly planets: readonly Planet[];
  readonly symbols: ReadonlyMap<string, PlanetSymbol>;
  readonly lines: readonly Line[];
  readonly bases: ReadonlyMap<string, Base>;
  readonly population: readonly number[];
}

/** What is printed on an industry sheet. */
export interface IndustryLayout {
  readonly cells: ReadonlyMap<string, Cell>;
  readonly beside: ReadonlyMap<string, readonly string[]>;
  /** Crossed from the start. */
  readonly crossed: readonly string[];
  readonly chart: Chart;
  readonly legend: Legend;
}

/** What is printed on a warfare sheet. */
export interface WarfareLayout {
  readonly wars: readonly War[];
  readonly anomalies: ReadonlySet<string>;
  /** Dots that show an asset. */
  readonly dots: ReadonlyMap<string, AssetId>;
  readonly units: Readonly<Record<UnitId, Unit>>;
}

/** What is printed on the four sheets of a player. */
export interface Layout {
  readonly navigation: NavigationLayout;
  readonly expansion: ExpansionLayout;
  readonly industry: IndustryLayout;
  readonly warfare: WarfareLayout;
  /** Two on each sheet, in the order of the sheets. */
  readonly technologies: readonly TechnologyId[];
}
