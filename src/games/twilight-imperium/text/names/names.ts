import type {
  AbilityId,
  ActionCardId,
  AgendaId,
  NoteId,
  PublicId,
  SecretId,
  StrategyCardId,
} from '../../tables/card-ids.ts';
import type { FactionId, LineId, PlanetId, SystemId, TechnologyId } from '../../tables/ids.ts';

/** What everything is called, in one language. */
export interface Names {
  readonly systems: Readonly<Record<SystemId, string>>;
  readonly planets: Readonly<Record<PlanetId, string>>;
  readonly lines: Readonly<Record<LineId, string>>;
  readonly technologies: Readonly<Record<TechnologyId, string>>;
  readonly factions: Readonly<Record<FactionId, string>>;
  readonly abilities: Readonly<Record<AbilityId, string>>;
  readonly notes: Readonly<Record<NoteId, string>>;
  readonly strategyCards: Readonly<Record<StrategyCardId, string>>;
  readonly objectives: Readonly<Record<PublicId | SecretId, string>>;
  readonly actionCards: Readonly<Record<ActionCardId, string>>;
  readonly agendas: Readonly<Record<AgendaId, string>>;
}
