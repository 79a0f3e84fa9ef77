import type { Speaker, Texts } from '#core/message.ts';
import { objectives } from '../tables/objectives.ts';
import { SHEETS, type SheetId } from '../tables/vocabulary.ts';
import { points } from './counted.en.ts';
import { needEn } from './effects.en.ts';
import { msg } from './lexicon.ts';
import { namesEn } from './names.en.ts';
import type { NamesLexicon } from './names.ts';
import type { StatusLexicon } from './status.ts';
import { capital, minus, STAGES, tally } from './words.ts';

const { sheets } = namesEn;
const bySheet = (of: Readonly<Record<SheetId, number>>) =>
  SHEETS.map((sheet) => `${sheets[sheet].toLowerCase()} ${minus(of[sheet])}`).join(', ');

export const statusEn: Texts<StatusLexicon> = {
  'status.round': ({ round, rounds, stage, event }) =>
    [
      `Round ${round} of ${rounds}`,
      ...(STAGES[stage] ? [`stage ${STAGES[stage]}`] : []),
      ...(event ? [namesEn.events[event]] : []),
    ].join(' · '),
  'status.seat': (a, s) =>
    [
      `${s.seat(a.seat)}${a.faction ? `: ${namesEn.factions[a.faction]}` : ''}`,
      `★ ${minus(a.total)} (${bySheet(a.vp)})`,
      `goods ${a.goods}, votes ${a.votes}, relics ${a.relics}`,
    ].join(' · '),
  'status.objective': ({ objective, isTaken }, s) => {
    const { sheet, first, later, need } = objectives[objective];
    const worth = isTaken ? points(later, s) : `${points(first, s)} for the first, then ${later}`;
    return `${sheets[sheet]}, **${namesEn.objectives[objective]}**: ${needEn(need, s)} · ${worth}`;
  },
  'held.faction': ({ faction }, s) =>
    `**${namesEn.factions[faction]}** ${s.say(msg('faction.text', { faction }))}`,
  'held.relic': ({ relic }, s) => `**${namesEn.relics[relic]}** ${s.say(msg('relic.text', { relic }))}`,
  'hand.relics': ({ relics }, s: Speaker) =>
    relics.length === 0
      ? 'Relics in hand: none.'
      : `Relics in hand:\n${relics.map((relic) => `**${namesEn.relics[relic]}**: ${s.say({ key: 'relic.text', args: { relic } })}`).join('\n')}`,
  'hand.resources': ({ resources, sheet }) => {
    const where = sheet ? ` on ${sheets[sheet].toLowerCase()}` : '';
    return `To be spent${where}: ${tally(resources, namesEn.resources) || 'nothing'}.`;
  },
};

export const nameTextsEn: Texts<NamesLexicon> = {
  'unit.name': ({ unit }) => capital(namesEn.units[unit]),
  'sheet.name': ({ sheet }) => sheets[sheet],
  'faction.name': ({ faction }) => namesEn.factions[faction],
  'technology.name': ({ tech }) => namesEn.technologies[tech],
  'relic.name': ({ relic }) => namesEn.relics[relic],
  'agenda.name': ({ agenda }) => namesEn.agendas[agenda],
  'event.name': ({ event }) => namesEn.events[event],
  'objective.name': ({ objective }) => namesEn.objectives[objective],
  'feature.name': ({ feature }) => namesEn.features[feature],
};
