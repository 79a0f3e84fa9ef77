import type { Texts } from '#core/message.ts';
import type { VotesLexicon } from './lexicon.ts';

export const ru: Texts<VotesLexicon> = {
  'vote.opened': ({ who, own, what, needed, voters, waited, given: { yes, no } }, { say, list }) =>
    `Предложение, автор — ${who}. ${say(what)}\n${waited.length === 0 ? '' : `${list(waited)}, что скажете?\n`}-# Нужно голосов «за»: ${needed}, голосующих: ${voters}; голоса остальных не считаются.${own ? ' Автор уже считается проголосовавшим «за».' : ''}${yes + no > Number(own) ? ` Поданные голоса остаются в силе: «за» — ${yes}, «против» — ${no}.` : ''}`,
  'vote.noPoll': () =>
    'Мне здесь не разрешено создавать опросы, и проголосовать нельзя. Пусть тот, кто следит за сервером, даст мне право *Создавать опросы*; потом предложите это ещё раз.',
  'vote.notYours': ({ who }) =>
    `${who}, спасибо за участие, но здесь решают только те, кто сидит за этим столом (и не о собственном месте), поэтому ваш голос не учтён.`,
  'vote.yes': () => 'Да',
  'vote.no': () => 'Нет',
  'vote.result': ({ what, status }, { say }) =>
    `${say(what)}\n${{ passed: '✅ Принято.', rejected: '❌ Отклонено.', failed: '⚠️ Принято, но сделать это уже нельзя.' }[status]}`,
};
