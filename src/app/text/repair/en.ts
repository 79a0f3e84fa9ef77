import type { Texts } from '#core/message.ts';
import { type PeopleText, rawText } from '#core/people-text.ts';
import type { RepairLexicon } from './lexicon.ts';

const isNothing = (value: PeopleText) => rawText(value) === '';

export const en: Texts<RepairLexicon> = {
  'app.proposesRepairOf': ({ note, changes, lost, more }, speaker) =>
    [
      'Repair of the table, as it stood at the last checkpoint:',
      ...changes.map((change) => `- ${speaker.say(change)}`),
      ...(lost.length === 0
        ? []
        : [
            'What has happened since is asked again:',
            ...lost.map((fact) => `- ${speaker.say(fact)}`),
            ...(more > 0 ? [`- … and ${more} more`] : []),
          ]),
      'In the proposer’s own words:',
      `> ${speaker.quote(note)}`,
    ].join('\n'),
  'app.asksRepair': () => 'Repair the table as described above?',
  'app.repairChange': ({ what, from, to }, { say }) => {
    const shown = (value: typeof from) => (typeof value === 'number' ? `${value}` : say(value));
    return `${say(what)}: ${shown(from)} → **${shown(to)}**`;
  },
  'app.repairStep': ({ op, path, from, to, source }, speaker) => {
    const shown = (value: PeopleText | null) =>
      value === null ? '*hidden*' : isNothing(value) ? '*nothing*' : speaker.quote(value);
    const where =
      source === null ? '' : ` (${op === 'move' ? 'moved' : 'copied'} from ${speaker.quote(source)})`;
    if (op === 'test') return `only if ${speaker.quote(path)} is ${shown(to)}`;
    return `${speaker.quote(path)}: ${shown(from)} → **${shown(to)}**${where}`;
  },
  'app.repairOutdated': (_, { command }) =>
    `The game has gone on since you began this repair. Open ${command('repair')} again: it shows how things stand now.`,
  'app.repairMisfit': () =>
    'These changes cannot be made together. Pieces come from somewhere and go somewhere, fleets need room and planets an owner: collect in one repair all that belongs together.',
  'app.repairMixed': () =>
    'This patch replaces a part of the table of which some lies open and some is hidden, so nobody could see what it changes. Name the exact places instead.',
  'app.repairTooLong': () =>
    'This patch is too long to be shown to those who vote on it. Split it into several repairs.',
  'app.repairNoForms': (_, { command }) =>
    `This table cannot be shown just now, so there is nothing to fill into a form. Whoever manages this server can repair it with ${command('repair')} \`patch:True\`.`,
  'app.patchOperators': (_, { command }) =>
    `Only those who manage this server may propose a patch. ${command('repair')} without it opens a form for everybody at the table.`,
};
