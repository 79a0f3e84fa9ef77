import type { Texts } from '#core/message.ts';
import type { RepairLexicon } from './lexicon.ts';

export const en: Texts<RepairLexicon> = {
  'repair.about': ({ table }, { quote }) =>
    `### Repair: ${quote(table)}\nSomething stands wrong? Choose what, and how it should be; collect all that belongs together, then put it to the vote. What you see is the table at its last checkpoint: a repair begins there, and whatever was answered since is asked again.`,
  'repair.collected': ({ changes }, { say }) =>
    `**To be voted on**\n${changes.map((change) => `- ${say(change)}`).join('\n')}`,
  'repair.kind': () => 'What is wrong?',
  'repair.whose': () => 'Whose?',
  'repair.where': () => 'Where?',
  'repair.what': () => 'What exactly?',
  'repair.now': ({ value }, { say }) => `now: ${typeof value === 'number' ? value : say(value)}`,
  'repair.thing': ({ what, now, range }, { say }) =>
    `**${say(what)}**\nNow: ${typeof now === 'number' ? now : say(now)}${range === null ? '' : `; possible: ${range.min}–${range.max}`}`,
  'repair.value': () => 'How should it be?',
  'repair.type': () => 'Type a number …',
  'repair.number': ({ min, max }) => `A number from ${min} to ${max}`,
  'repair.notNumber': ({ min, max }) => `⚠️ A whole number from ${min} to ${max} is needed.`,
  'repair.nothing': () => 'There is nothing of this to set right.',
  'repair.full': ({ most }) => `⚠️ One repair holds ${most} changes. Put these to the vote first.`,
  'repair.same': () => 'It stands like that already, so there is nothing to change.',
  'repair.send': () => 'Put to the vote …',
  'repair.dropLast': () => 'Take the last one out',
  'repair.moved': () =>
    '⚠️ The game has gone on meanwhile, so what you had collected is gone. This is how things stand now.',
  'repair.empty': () => 'Nothing is collected yet.',
};
