import type { AbilityId, ActionCardId, AgendaId, NoteId, SecretId } from './card-ids.ts';
import type { LineId, ModuleId, TechnologyId } from './ids.ts';

/** Anything with a text of its own. */
export type ComponentId =
  | `technology:${TechnologyId}`
  | `ability:${AbilityId}`
  | `unit:${LineId}`
  | `law:${AgendaId}`
  | `note:${NoteId}`
  | `card:${ActionCardId}`
  | `secret:${SecretId}`
  /** What a module changes for everybody, belonging to nobody. */
  | `rule:${ModuleId}`;
