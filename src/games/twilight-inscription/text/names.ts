import type { AgendaId } from '../tables/agendas.ts';
import type { Difficulty, Rank } from '../tables/automaton.ts';
import type { EventId } from '../tables/events.ts';
import type { FactionId } from '../tables/factions.ts';
import type { ObjectiveId } from '../tables/objectives.ts';
import type { RelicId } from '../tables/relics.ts';
import type { FeatureId } from '../tables/side-a/index.ts';
import type { AssetId, Resource, SheetId, TechnologyId, UnitId } from '../tables/vocabulary.ts';

/** What everything of the game is called in one language. */
export interface Names {
  readonly sheets: Readonly<Record<SheetId, string>>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly assets: Readonly<Record<AssetId, string>>;
  readonly units: Readonly<Record<UnitId, string>>;
  readonly technologies: Readonly<Record<TechnologyId, string>>;
  readonly factions: Readonly<Record<FactionId, string>>;
  readonly relics: Readonly<Record<RelicId, string>>;
  readonly agendas: Readonly<Record<AgendaId, string>>;
  readonly events: Readonly<Record<EventId, string>>;
  readonly objectives: Readonly<Record<ObjectiveId, string>>;
  readonly features: Readonly<Record<FeatureId, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  /** Planets and bases by their letters. */
  readonly planets: Readonly<Record<string, string>>;
  readonly bases: Readonly<Record<string, string>>;
}

/** Messages that are a name and nothing else. */
export type NamesLexicon = {
  'unit.name': { readonly unit: UnitId };
  'sheet.name': { readonly sheet: SheetId };
  'faction.name': { readonly faction: FactionId };
  'technology.name': { readonly tech: TechnologyId };
  'relic.name': { readonly relic: RelicId };
  'agenda.name': { readonly agenda: AgendaId };
  'event.name': { readonly event: EventId };
  'objective.name': { readonly objective: ObjectiveId };
  'feature.name': { readonly feature: FeatureId };
};
