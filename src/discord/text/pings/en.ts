import type { Texts } from '#core/message.ts';
import type { PingsLexicon } from './lexicon.ts';
import { line } from './line.ts';

export const en: Texts<PingsLexicon> = {
  'ping.turn': (called, speaker) => line('your turn', called, speaker),
  'ping.answer': (called, speaker) => line('your answer', called, speaker),
  'ping.window': ({ who, topic, table }, { say, list, quote }) =>
    `${['Responses are awaited', say(topic), ...(table === null ? [] : [quote(table)])].join(' · ')}\n-# Open to ${list(who)}. Who has something to answer, and who has answered, shows when all are done.`,
  'ping.bots': ({ who, table }, { list, quote }) =>
    `${list(who)} ${who.length === 1 ? 'is' : 'are'} thinking · ${quote(table)}`,
  'ping.nobody': ({ table }, { quote }) => `Nobody is waited for. · ${quote(table)}`,
  'ping.remind': ({ who, topic, at, table }, { say, quote }) =>
    [
      `${who} the table waits for you`,
      say(topic),
      at === null ? 'no deadline, only friends' : `time is up <t:${Math.floor(at / 1000)}:R>`,
      quote(table),
    ].join(' · '),
  'ping.nudge': ({ who, topics, table }, { say, list, quote }) =>
    [`${who} the others wait for you`, list(topics.map(say)), quote(table)].join(' · '),
  'ping.remindWindow': ({ who, topic, table }, { say, list, quote }) =>
    `${list(who)}: responses are still awaited · ${say(topic)} · ${quote(table)}\n-# All to whom this is open are named, whether they have answered or not.`,
  'ping.choice': ({ topic, again, table }, { say, quote }) =>
    `${again ? 'You can still respond' : 'You can respond'} · ${say(topic)} · ${quote(table)}`,
  'ping.alone': ({ topics, table }, { say, list, quote }) =>
    `Your turn · ${list(topics.map(say))} · ${quote(table)}\n-# By direct message, since I cannot write in the thread of the table just now.`,
  'ping.deal': ({ facts, offers, table }, { say, quote }) =>
    [...facts.map(say), ...offers.map(say), `-# ${quote(table)}`].join('\n'),
  'ping.numbered': ({ number, what }, { say }) => `${number}: ${say(what)}`,
};
