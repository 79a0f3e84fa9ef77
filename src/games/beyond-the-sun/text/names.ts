import type { AchievementId } from '../tables/achievements.ts';
import type { PlaceId } from '../tables/boards.ts';
import type { EventId } from '../tables/events.ts';
import type { FactionId } from '../tables/factions.ts';
import type { GuildId } from '../tables/guilds.ts';
import type { SystemId } from '../tables/systems.ts';
import type { TechnologyId } from '../tables/technology-ids.ts';
import type { Kind, TechType } from '../tables/vocabulary.ts';

/** What everything of the game is called in one language. */
export interface Names {
  readonly technologies: Readonly<Record<TechnologyId, string>>;
  /** The start technology. */
  readonly start: string;
  readonly systems: Readonly<Record<SystemId, string>>;
  readonly events: Readonly<Record<EventId, string>>;
  readonly guilds: Readonly<Record<GuildId, string>>;
  readonly achievements: Readonly<Record<AchievementId, string>>;
  readonly factions: Readonly<Record<FactionId, string>>;
  readonly types: Readonly<Record<TechType, string>>;
  /** One letter for each type, where colours are not enough. */
  readonly letters: Readonly<Record<TechType, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly places: Readonly<Record<PlaceId, string>>;
}

/** Messages that are a name and nothing else. */
export type NamesLexicon = {
  'technology.name': { readonly technology: TechnologyId };
  'system.name': { readonly system: SystemId };
  'event.name': { readonly event: EventId };
  'guild.name': { readonly guild: GuildId };
  'achievement.name': { readonly achievement: AchievementId };
  'faction.name': { readonly faction: FactionId };
  'place.name': { readonly place: PlaceId };
};
