import type { Texts } from '#core/message.ts';
import type { PingsLexicon } from './lexicon.ts';
import { line } from './line.ts';

export const ru: Texts<PingsLexicon> = {
  'ping.turn': (called, speaker) => line('ваш ход', called, speaker),
  'ping.answer': (called, speaker) => line('ваш ответ', called, speaker),
  'ping.window': ({ who, topic, table }, { say, list, quote }) =>
    `${['Ждём ответных действий', say(topic), ...(table === null ? [] : [quote(table)])].join(' · ')}\n-# Могут ответить: ${list(who)}. Кому есть чем ответить и кто уже ответил, станет видно, когда решат все.`,
  'ping.bots': ({ who, table }, { list, quote }) => `Думает: ${list(who)} · ${quote(table)}`,
  'ping.nobody': ({ table }, { quote }) => `Никого не ждут. · ${quote(table)}`,
  'ping.remind': ({ who, topic, at, table }, { say, quote }) =>
    [
      `${who} вас ждут`,
      say(topic),
      at === null
        ? 'срока нет, но друзья за столом скучают'
        : `время истекает <t:${Math.floor(at / 1000)}:R>`,
      quote(table),
    ].join(' · '),
  'ping.nudge': ({ who, topics, table }, { say, list, quote }) =>
    [`${who} вас ждут остальные`, list(topics.map(say)), quote(table)].join(' · '),
  'ping.remindWindow': ({ who, topic, table }, { say, list, quote }) =>
    `${list(who)}: ответных действий всё ещё ждут · ${say(topic)} · ${quote(table)}\n-# Названы все, кто мог бы ответить, даже если уже ответили.`,
  'ping.choice': ({ topic, again, table }, { say, quote }) =>
    `${again ? 'Вы ещё можете ответить' : 'Вы можете ответить'} · ${say(topic)} · ${quote(table)}`,
  'ping.alone': ({ topics, table }, { say, list, quote }) =>
    `Ваш ход · ${list(topics.map(say))} · ${quote(table)}\n-# Пишу лично: в ветке стола сейчас писать не могу.`,
  'ping.deal': ({ facts, offers, table }, { say, quote }) =>
    [...facts.map(say), ...offers.map(say), `-# ${quote(table)}`].join('\n'),
  'ping.numbered': ({ number, what }, { say }) => `${number}: ${say(what)}`,
};
