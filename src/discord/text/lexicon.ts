import { teller } from '#core/message.ts';
import type { CommandsLexicon } from './commands/lexicon.ts';
import type { PaceLexicon } from './pace/lexicon.ts';
import type { PanelLexicon } from './panel/lexicon.ts';
import type { PermissionsLexicon } from './permissions/lexicon.ts';
import type { PingsLexicon } from './pings/lexicon.ts';
import type { PlacesLexicon } from './places/lexicon.ts';
import type { PlayLexicon } from './play/lexicon.ts';
import type { RepairLexicon } from './repair/lexicon.ts';
import type { SeatsLexicon } from './seats/lexicon.ts';
import type { TablesLexicon } from './tables/lexicon.ts';
import type { VotesLexicon } from './votes/lexicon.ts';
import type { WindowsLexicon } from './windows/lexicon.ts';

/** What the bot itself says around the tables, whatever the game; each part keeps its own. */
export type DiscordLexicon = CommandsLexicon &
  PaceLexicon &
  PanelLexicon &
  PermissionsLexicon &
  PingsLexicon &
  PlacesLexicon &
  PlayLexicon &
  RepairLexicon &
  SeatsLexicon &
  TablesLexicon &
  VotesLexicon &
  WindowsLexicon;

export const words = teller<DiscordLexicon>();
