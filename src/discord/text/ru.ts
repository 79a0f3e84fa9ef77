import type { Texts } from '#core/message.ts';
import { ru as commands } from './commands/ru.ts';
import type { DiscordLexicon } from './lexicon.ts';
import { ru as pace } from './pace/ru.ts';
import { ru as panel } from './panel/ru.ts';
import { ru as permissions } from './permissions/ru.ts';
import { ru as pings } from './pings/ru.ts';
import { ru as places } from './places/ru.ts';
import { ru as play } from './play/ru.ts';
import { ru as repair } from './repair/ru.ts';
import { ru as seats } from './seats/ru.ts';
import { ru as tables } from './tables/ru.ts';
import { ru as votes } from './votes/ru.ts';
import { ru as windows } from './windows/ru.ts';

export const ru: Texts<DiscordLexicon> = {
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
