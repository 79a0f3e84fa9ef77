import type { Texts } from '#core/message.ts';
import { actions } from './actions/en.ts';
import { agenda } from './agenda/en.ts';
import { agendaCards } from './agenda-cards/en.ts';
import { ballot } from './ballot/en.ts';
import { battle } from './battle/en.ts';
import { actionCards } from './cards/en.ts';
import { combat } from './combat/en.ts';
import { common } from './common/en.ts';
import { economy } from './economy/en.ts';
import { factionSheets } from './faction-sheets/en.ts';
import { creussToNorr } from './factions-creuss-to-norr/en.ts';
import { jolNarToYssaril } from './factions-jol-nar-to-yssaril/en.ts';
import { feed } from './feed/en.ts';
import { guide } from './guide/en.ts';
import { held } from './held/en.ts';
import { invasion } from './invasion/en.ts';
import type { Lexicon } from './lexicon.ts';
import { modules } from './modules/en.ts';
import { movement } from './movement/en.ts';
import { objectives } from './objectives/en.ts';
import { odds } from './odds/en.ts';
import { presentation } from './presentation/en.ts';
import { production } from './production/en.ts';
import { repairs } from './repairs/en.ts';
import { settings } from './settings/en.ts';
import { setup } from './setup/en.ts';
import { strategy } from './strategy/en.ts';
import { technology } from './technology/en.ts';
import { trade } from './trade/en.ts';

export const en: Texts<Lexicon> = {
  ...creussToNorr,
  ...invasion,
  ...modules,
  ...movement,
  ...combat,
  ...battle,
  ...actionCards,
  ...actions,
  ...objectives,
  ...agenda,
  ...agendaCards,
  ...ballot,
  ...common,
  ...jolNarToYssaril,
  ...economy,
  ...odds,
  ...presentation,
  ...feed,
  ...guide,
  ...held,
  ...repairs,
  ...settings,
  ...setup,
  ...factionSheets,
  ...strategy,
  ...production,
  ...technology,
  ...trade,
};
