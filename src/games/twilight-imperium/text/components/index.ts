import type { Speaker } from '#core/message.ts';
import type { AgendaId, PublicId, SecretId, StrategyCardId } from '../../tables/card-ids.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import { abilities as abilitiesEn } from './abilities.en.ts';
import { abilities as abilitiesRu } from './abilities.ru.ts';
import { actionCards as actionCardsEn } from './action-cards.en.ts';
import { actionCards as actionCardsRu } from './action-cards.ru.ts';
import { type AgendaText, wholeTexts } from './agenda-text.ts';
import { agendas as agendasEn } from './agendas.en.ts';
import { agendas as agendasRu } from './agendas.ru.ts';
import { notes as notesEn } from './notes.en.ts';
import { notes as notesRu } from './notes.ru.ts';
import { publicObjectives as publicEn, secretObjectives as secretsEn } from './objectives.en.ts';
import { publicObjectives as publicRu, secretObjectives as secretsRu } from './objectives.ru.ts';
import { strategyCards as strategyCardsEn } from './strategy-cards.en.ts';
import { strategyCards as strategyCardsRu } from './strategy-cards.ru.ts';
import { technologies as technologiesEn } from './technologies.en.ts';
import { technologies as technologiesRu } from './technologies.ru.ts';
import { units as unitsEn } from './units.en.ts';
import { units as unitsRu } from './units.ru.ts';

type Tables = Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;

/** By language and by the kind of a component's id. */
const TEXTS: Readonly<Record<Speaker['language'], Tables>> = {
  en: {
    card: actionCardsEn,
    agenda: wholeTexts(agendasEn, 'en'),
    ability: abilitiesEn,
    unit: unitsEn,
    technology: technologiesEn,
    note: notesEn,
    strategy: strategyCardsEn,
    objective: publicEn,
    secret: secretsEn,
  },
  ru: {
    card: actionCardsRu,
    agenda: wholeTexts(agendasRu, 'ru'),
    ability: abilitiesRu,
    unit: unitsRu,
    technology: technologiesRu,
    note: notesRu,
    strategy: strategyCardsRu,
    objective: publicRu,
    secret: secretsRu,
  },
};

const STAKES = { en: agendasEn, ru: agendasRu };

/** What depends on the vote on an agenda. */
export function stakesOf({ language }: Pick<Speaker, 'language'>, agenda: AgendaId): AgendaText {
  return STAKES[language][agenda];
}

/** What a component does and when, in the reader's language; null where nothing is written. */
export function componentText(
  { language }: Pick<Speaker, 'language'>,
  component: ComponentId | `strategy:${StrategyCardId}` | `objective:${PublicId}` | `secret:${SecretId}`,
): string | null {
  const cut = component.indexOf(':');
  return TEXTS[language][component.slice(0, cut)]?.[component.slice(cut + 1)] ?? null;
}

/** What an objective asks for, without when it can be scored. */
export function conditionOf(speaker: Pick<Speaker, 'language'>, objective: PublicId | SecretId): string {
  const text = componentText(speaker, `objective:${objective as PublicId}`) ?? '';
  const whole = text === '' ? (componentText(speaker, `secret:${objective as SecretId}`) ?? '') : text;
  return whole.slice(whole.indexOf(': ') + 2).replace(/\.$/, '');
}
