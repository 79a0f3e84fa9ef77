import type { Texts } from '#core/message.ts';
import type { VotesLexicon } from './lexicon.ts';

export const en: Texts<VotesLexicon> = {
  'vote.opened': ({ who, own, what, needed, voters, waited, given: { yes, no } }, { say, list }) =>
    `${who} proposes: ${say(what)}\n${waited.length === 0 ? '' : `${list(waited)}, what do you say?\n`}-# Decided by ${needed} of the ${voters} people who have a vote; votes of others do not count.${own ? ' Whoever proposes it is counted as a yes already.' : ''}${yes + no > Number(own) ? ` Votes given so far stand: ${yes} for, ${no} against.` : ''}`,
  'vote.noPoll': () =>
    'I may not create polls here, so nobody can vote. Let somebody who keeps this server give me the permission *Create polls*, then propose it again.',
  'vote.notYours': ({ who }) =>
    `${who}, thank you for your interest, but only those who sit at this table decide here (and nobody about their own seat), so your vote is not counted.`,
  'vote.yes': () => 'Yes',
  'vote.no': () => 'No',
  'vote.result': ({ what, status }, { say }) =>
    `${say(what)}\n${{ passed: '✅ Carried.', rejected: '❌ Rejected.', failed: '⚠️ Carried, but it can no longer be done.' }[status]}`,
};
