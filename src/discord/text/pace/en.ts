import type { Texts } from '#core/message.ts';
import type { PaceLexicon } from './lexicon.ts';

export const en: Texts<PaceLexicon> = {
  'pace.open': () => 'Pace',
  'pace.title': ({ table, pace }, { say, quote }) => `### ${quote(table)}: pace\n${say(pace)}`,
  'pace.byOwner': ({ who }) => `-# Until the game begins ${who} sets it.`,
  'pace.byVote': ({ who }) =>
    `-# ${who} can allow more time at once; anything else the table votes on. Nobody is ever late by a change, and time in which I am away does not count.`,
  'pace.hours': ({ hours }) => (hours === null ? 'No deadline' : `${hours} h`),
  'pace.remindersOn': () => 'Turn reminders on',
  'pace.remindersOff': () => 'Turn reminders off',
  'pace.changed': () => 'The pace is changed.',
  'pace.needsVote': () => 'This is the table’s to decide. Ask the table?',
};
