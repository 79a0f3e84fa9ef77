import { describe, expect, it } from 'vitest';
import { contents } from '#games/twilight-imperium/components/index.ts';
import type { AgendaCard } from '#games/twilight-imperium/hooks/component.ts';
import type { AgendaId } from '#games/twilight-imperium/tables/card-ids.ts';
import { actionCards } from '#games/twilight-imperium/text/components/action-cards.ru.ts';
import { agendas as agendasEn } from '#games/twilight-imperium/text/components/agendas.en.ts';
import { agendas } from '#games/twilight-imperium/text/components/agendas.ru.ts';
import { notes } from '#games/twilight-imperium/text/components/notes.ru.ts';
import {
  publicObjectives,
  secretObjectives,
} from '#games/twilight-imperium/text/components/objectives.ru.ts';
import { cardNames as namesEn } from '#games/twilight-imperium/text/names/cards.en.ts';
import { cardNames as namesRu } from '#games/twilight-imperium/text/names/cards.ru.ts';

/** What the Russian rulebook calls otherwise: combat rolls, assigned hits, wormholes, sides of a strategy card, revealing, units. */
const OTHERWISE =
  /боев[а-яё]+ брос|назначени[а-яё]+ попадан|червоточин[а-яё]* (альфа|бета)|(первичн|вторичн)[а-яё]+|(открыва|откры)[а-яё]*|[0-9] пехот|[2-9] жетон[а-яё]+ приказа|(технологи|способност)[а-яё]+ фракци/i;

const RUSSIAN = {
  'action cards': actionCards,
  agendas,
  'public objectives': publicObjectives,
  'secret objectives': secretObjectives,
  'generic notes': {
    ceasefire: notes.ceasefire,
    'trade-agreement': notes['trade-agreement'],
    'political-secret': notes['political-secret'],
    'support-for-the-throne': notes['support-for-the-throne'],
  },
};

describe('texts of cards', () => {
  it.each(Object.entries(RUSSIAN))('Russian %s speak as the rulebook does', (_, texts) => {
    const wrong = Object.entries(texts)
      .filter(([, text]) => OTHERWISE.test(JSON.stringify(text)))
      .map(([id]) => id);
    expect(wrong).toEqual([]);
  });

  it('a strategy card is called by its name', () => {
    expect(agendasEn['minister-of-sciences']).toContain(namesEn.strategyCards.technology);
    expect(agendas['minister-of-sciences']).toContain(`«${namesRu.strategyCards.technology}»`);
  });

  it('an agenda that gives way to another says so', () => {
    const all = Object.entries(contents.agendas) as [AgendaId, AgendaCard][];
    const fitting = all.filter(([, { fits }]) => fits).map(([id]) => id);
    expect(fitting).toHaveLength(4);
    for (const id of fitting) {
      expect(JSON.stringify(agendasEn[id])).toContain('Replaced by the next agenda when');
      expect(JSON.stringify(agendas[id])).toContain('вместо неё раскрывается следующая карта политики');
    }
  });
});
