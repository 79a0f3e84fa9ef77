import type { Texts } from '#core/message.ts';
import { actions } from './actions/ru.ts';
import { agenda } from './agenda/ru.ts';
import { agendaCards } from './agenda-cards/ru.ts';
import { ballot } from './ballot/ru.ts';
import { battle } from './battle/ru.ts';
import { actionCards } from './cards/ru.ts';
import { combat } from './combat/ru.ts';
import { common } from './common/ru.ts';
import { courts } from './courts/ru.ts';
import { economy } from './economy/ru.ts';
import { face } from './face/ru.ts';
import { held } from './held/ru.ts';
import { invaders } from './invaders/ru.ts';
import { invasion } from './invasion/ru.ts';
import type { Lexicon } from './lexicon.ts';
import { modules } from './modules/ru.ts';
import { movement } from './movement/ru.ts';
import { objectives } from './objectives/ru.ts';
import { production } from './production/ru.ts';
import { settings } from './settings/ru.ts';
import { setup } from './setup/ru.ts';
import { sheets } from './sheets/ru.ts';
import { strategy } from './strategy/ru.ts';
import { technology } from './technology/ru.ts';
import { trade } from './trade/ru.ts';

export const ru: Texts<Lexicon> = {
  ...invaders,
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
  ...courts,
  ...economy,
  ...face,
  ...held,
  ...settings,
  ...setup,
  ...sheets,
  ...strategy,
  ...production,
  ...technology,
  ...trade,
};
