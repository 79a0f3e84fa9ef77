import type { Texts } from '#core/message.ts';
import { en as commands } from './commands/en.ts';
import type { DiscordLexicon } from './lexicon.ts';
import { en as pace } from './pace/en.ts';
import { en as panel } from './panel/en.ts';
import { en as permissions } from './permissions/en.ts';
import { en as pings } from './pings/en.ts';
import { en as places } from './places/en.ts';
import { en as play } from './play/en.ts';
import { en as repair } from './repair/en.ts';
import { en as seats } from './seats/en.ts';
import { en as tables } from './tables/en.ts';
import { en as votes } from './votes/en.ts';
import { en as windows } from './windows/en.ts';

export const en: Texts<DiscordLexicon> = {
  ...commands,
  ...pace,
  ...panel,
  ...permissions,
  ...pings,
  ...places,
  ...play,
  ...repair,
  ...seats,
  ...tables,
  ...votes,
  ...windows,
};
