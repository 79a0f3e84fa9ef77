import type { Texts } from '#core/message.ts';
import { actions } from './actions/ru.ts';
import { agenda } from './agenda/ru.ts';
import { agendaCards } from './agenda-cards/ru.ts';
import { ballot } from './ballot/ru.ts';
import { battle } from './battle/ru.ts';
import { actionCards } from './cards/ru.ts';
import { combat } from './combat/ru.ts';
import { common } from './common/ru.ts';
import { economy } from './economy/ru.ts';
import { factionSheets } from './faction-sheets/ru.ts';
import { creussToNorr } from './factions-creuss-to-norr/ru.ts';
import { jolNarToYssaril } from './factions-jol-nar-to-yssaril/ru.ts';
import { feed } from './feed/ru.ts';
import { guide } from './guide/ru.ts';
import { held } from './held/ru.ts';
import { invasion } from './invasion/ru.ts';
import type { Lexicon } from './lexicon.ts';
import { modules } from './modules/ru.ts';
import { movement } from './movement/ru.ts';
import { objectives } from './objectives/ru.ts';
import { odds } from './odds/ru.ts';
import { presentation } from './presentation/ru.ts';
import { production } from './production/ru.ts';
import { repairs } from './repairs/ru.ts';
import { settings } from './settings/ru.ts';
import { setup } from './setup/ru.ts';
import { strategy } from './strategy/ru.ts';
import { technology } from './technology/ru.ts';
import { trade } from './trade/ru.ts';

export const ru: Texts<Lexicon> = {
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
