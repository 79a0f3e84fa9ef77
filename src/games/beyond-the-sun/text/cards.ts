import type { None } from '#core/lexicon-types.ts';
import type { AchievementId } from '../tables/achievements.ts';
import type { EventId } from '../tables/events.ts';
import type { FactionId, Mats } from '../tables/factions.ts';
import type { GuildId } from '../tables/guilds.ts';
import type { StartActionId } from '../tables/start.ts';
import type { SystemId } from '../tables/systems.ts';
import type { TechnologyId } from '../tables/technology-ids.ts';

/** What is printed on cards, guilds and mats, in words made of their rows. */
export type CardsLexicon = {
  'technology.text': { readonly technology: TechnologyId };
  'system.text': { readonly system: SystemId };
  'event.text': { readonly event: EventId };
  'guild.text': { readonly guild: GuildId };
  'achievement.text': { readonly achievement: AchievementId };
  'faction.text': { readonly faction: FactionId };
  /** The mats in play at a table. */
  'mat.text': { readonly faction: FactionId; readonly mats: Mats };
  /** The start technology with its four actions. */
  'start.name': None;
  'start.text': None;
  'startAction.text': { readonly action: StartActionId };
};
