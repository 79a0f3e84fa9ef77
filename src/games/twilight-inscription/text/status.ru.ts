import type { Speaker, Texts } from '#core/message.ts';
import { objectives } from '../tables/objectives.ts';
import { SHEETS, type SheetId } from '../tables/vocabulary.ts';
import { points, sheetGenitive } from './counted.ru.ts';
import { needRu } from './effects.ru.ts';
import { msg } from './lexicon.ts';
import { namesRu } from './names.ru.ts';
import type { NamesLexicon } from './names.ts';
import type { StatusLexicon } from './status.ts';
import { capital, minus, STAGES, tally } from './words.ts';

const { sheets } = namesRu;
const bySheet = (of: Readonly<Record<SheetId, number>>) =>
  SHEETS.map((sheet) => `${sheets[sheet].toLowerCase()} ${minus(of[sheet])}`).join(', ');

export const statusRu: Texts<StatusLexicon> = {
  'status.round': ({ round, rounds, stage, event }) =>
    [
      `Раунд ${round} из ${rounds}`,
      ...(STAGES[stage] ? [`этап ${STAGES[stage]}`] : []),
      ...(event ? [`«${namesRu.events[event]}»`] : []),
    ].join(' · '),
  'status.seat': (a, s) =>
    [
      `${s.seat(a.seat)}${a.faction ? `: ${namesRu.factions[a.faction]}` : ''}`,
      `★ ${minus(a.total)} (${bySheet(a.vp)})`,
      `товары ${a.goods}, голоса ${a.votes}, реликвии ${a.relics}`,
    ].join(' · '),
  'status.objective': ({ objective, isTaken }, s) => {
    const { sheet, first, later, need } = objectives[objective];
    const worth = isTaken ? points(later, s) : `первым ${points(first, s)}, потом ${later}`;
    return `${sheets[sheet]}, **«${namesRu.objectives[objective]}»**: ${needRu(need, s)} · ${worth}`;
  },
  'held.faction': ({ faction }, s) =>
    `**«${namesRu.factions[faction]}»** ${s.say(msg('faction.text', { faction }))}`,
  'held.relic': ({ relic }, s) => `**«${namesRu.relics[relic]}»** ${s.say(msg('relic.text', { relic }))}`,
  'hand.relics': ({ relics }, s: Speaker) =>
    relics.length === 0
      ? 'Реликвий на руке нет.'
      : `Реликвии на руке:\n${relics.map((relic) => `**«${namesRu.relics[relic]}»**: ${s.say({ key: 'relic.text', args: { relic } })}`).join('\n')}`,
  'hand.resources': ({ resources, sheet }) => {
    const where = sheet ? ` на планшете ${sheetGenitive[sheet]}` : '';
    return `Потратить${where}: ${tally(resources, namesRu.resources) || 'ничего'}.`;
  },
};

export const nameTextsRu: Texts<NamesLexicon> = {
  'unit.name': ({ unit }) => capital(namesRu.units[unit]),
  'sheet.name': ({ sheet }) => sheets[sheet],
  'faction.name': ({ faction }) => namesRu.factions[faction],
  'technology.name': ({ tech }) => namesRu.technologies[tech],
  'relic.name': ({ relic }) => namesRu.relics[relic],
  'agenda.name': ({ agenda }) => namesRu.agendas[agenda],
  'event.name': ({ event }) => namesRu.events[event],
  'objective.name': ({ objective }) => namesRu.objectives[objective],
  'feature.name': ({ feature }) => namesRu.features[feature],
};
