import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#core/message.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import type { AgendaCard } from '#games/twilight-imperium/hooks/component.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import type { AgendaId } from '#games/twilight-imperium/tables/card-ids.ts';
import { AGENDA_IDS } from '#games/twilight-imperium/tables/card-ids.ts';
import { msg } from '#games/twilight-imperium/text/lexicon.ts';
import { ridden } from './action-cards/riding.ts';
import { decided, inForce, revealing } from './agendas/voting.ts';
import { type Imperium, Scene } from './scene.ts';

const { presentation: face, texts } = twilightImperium;
const NAMES = ['Ann', 'Bob', 'Cid'];
const saying = (language: Language) => speaker(language, texts[language], (seat) => NAMES[seat] ?? '?').say;

const agendas: Readonly<Partial<Record<AgendaId, AgendaCard>>> = {
  mutiny: {},
  'regulated-conscription': {},
  'minister-of-policy': {},
  'archived-secret': {},
  'senate-sanctuary': {},
  'judicial-abolishment': { fits: (s) => s.laws.length > 0 },
};

/** The first agenda of an agenda phase; seat 0 is the speaker. */
function scene(...deck: readonly AgendaId[]) {
  return new Scene()
    .stage({ kind: 'agenda', number: 1 })
    .plus({ agendas })
    .with((s) => {
      s.custodians = false;
      s.decks.agenda = [...deck, 'economic-equality', 'arms-reduction'];
      for (const seat of s.seats) seat.strategy = [];
    });
}

const lives = (table: Imperium) => face.live?.(table.session.view('table')) ?? [];
const lines = (table: Imperium, language: Language = 'en', at = 0): string[] => {
  const say = saying(language);
  return (lives(table)[at]?.lines ?? []).flatMap((line) => say(line).split('\n'));
};

describe('the ballot on an agenda, for all to follow', () => {
  it('says what is voted on, what each outcome does, who votes in which order and with how many votes', () => {
    const table = scene('mutiny').control(1, 'meer').play();
    expect(lines(table)).toEqual([
      '§ **Mutiny** (round 2, agenda 1)',
      'Directive, for or against. Speaker: Ann',
      '**For**: whoever voted for gains 1 victory point.',
      '**Against**: whoever voted for loses 1 victory point.',
      '`░░░░░░░░░░░░` **For**: 0',
      '`░░░░░░░░░░░░` **Against**: 0',
      'Still to vote: Bob (6 votes) → Cid (5 votes) → Ann (4 votes)',
    ]);
    expect(lives(table)[0]?.open).toBe(true);
  });

  it('shows votes as they are cast, in both languages', () => {
    const table = scene('mutiny').control(1, 'meer').play();
    table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['meer', 'kamdorn']], [2, 'vote', 'abstain']);
    expect(lines(table).slice(4)).toEqual([
      '`████████████` **For**: 5 (Bob: 5)',
      '`░░░░░░░░░░░░` **Against**: 0',
      'Cast no votes: Cid',
      'Still to vote: Ann (4 votes)',
    ]);
    expect(lines(table, 'ru')).toEqual([
      '§ **Бунт** (раунд 2, голосование 1)',
      'Распоряжение, за или против. Председатель: Ann',
      '**За**: каждый, кто голосовал за, получает 1 победное очко.',
      '**Против**: каждый, кто голосовал за, теряет 1 победное очко.',
      '`████████████` **За**: 5 (Bob: 5)',
      '`░░░░░░░░░░░░` **Против**: 0',
      'Не отдали голосов: Cid',
      'Ещё голосуют: Ann (4 голоса)',
    ]);
  });

  it('draws bars by the share of the votes', () => {
    const table = scene('mutiny').control(1, 'meer').play();
    table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['kamdorn', 'hercant']]);
    table.answers([2, 'vote', 'against'], [2, 'vote-planets', ['retillion', 'shalloq']]);
    const bars = lines(table).filter((line) => line.startsWith('`'));
    expect(bars).toHaveLength(2);
    const full = bars.map((line) => [...line].filter((sign) => sign === '█').length);
    // 2 votes of 7, and 5 of 7, of 12 blocks.
    expect(full).toEqual([3, 9]);
  });

  it('is left standing with what was decided, by whom, and what became of the card', () => {
    const table = scene('regulated-conscription').play();
    const before = lives(table)[0]?.id;
    table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['hercant']], [2, 'vote', 'abstain']);
    table.answer(0, 'vote', 'abstain');
    // By now the second agenda is under way, with a message of its own.
    expect(lives(table).map(({ id, open }) => [id === before, open])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(lines(table).slice(4)).toEqual([
      '`████████████` **For** ✅: 1 (Bob: 1)',
      '`░░░░░░░░░░░░` **Against**: 0',
      'Cast no votes: Cid, Ann',
      'Decided by the votes: **For**',
      'The law is in force.',
    ]);
    expect(lines(table, 'ru').slice(-2)).toEqual(['Решено голосованием: **За**', 'Закон вступил в силу.']);
  });

  it('83.19 says that the speaker decided, and so does the feed', () => {
    const table = scene('mutiny').play();
    table.answers([1, 'vote', 'abstain'], [2, 'vote', 'abstain'], [0, 'vote', 'abstain']);
    expect(table).toWaitFor([0, 'outcome']);
    table.answer(0, 'outcome', 'against');
    expect(lines(table).slice(-2)).toEqual([
      'Decided by Ann as speaker: **Against**',
      'The card is discarded.',
    ]);
    expect(lines(table, 'ru').slice(-2)).toEqual(['Решает председатель, Ann: **Против**', 'Карта сброшена.']);
    expect(table.told()).toContain('fact.speakerDecides');
    const fact = msg('fact.speakerDecides', { seat: 0, outcome: 'against', tied: false });
    expect(saying('en')(fact)).toBe('Nobody has voted, and Ann decides as speaker: “Against”.');
  });

  it('of an election shows who can be elected, then who has votes', () => {
    const table = scene('minister-of-policy').play();
    expect(lines(table).slice(1)).toEqual([
      'Law, elects a player. Speaker: Ann',
      'The elected player owns this card. At the end of each status phase they draw 1 action card.',
      'Can be elected: Ann, Bob, Cid',
      'Still to vote: Bob (2 votes) → Cid (5 votes) → Ann (4 votes)',
    ]);
    table.answers([1, 'vote', 'seat:1'], [1, 'vote-planets', ['hercant']]);
    expect(lines(table).slice(3)).toEqual([
      '`████████████` **Bob**: 1 (Bob: 1)',
      'Can be elected: Ann, Cid',
      'Still to vote: Cid (5 votes) → Ann (4 votes)',
    ]);
  });

  it('shows who predicted what, and who was speaker then even if the prediction makes another speaker', () => {
    const table = ridden('politics-rider').play().quiet();
    table.answers([0, 'agenda-read', 'card:politics-rider'], [0, 'prediction', 'against']);
    table.quiet();
    expect(lines(table).slice(-2)).toEqual([
      // 83.16: whoever predicts does not vote.
      'Still to vote: Bob (2 votes) → Cid (5 votes)',
      'Predicted: Ann “Against” (Politics Rider)',
    ]);
    expect(lines(table, 'ru').at(-1)).toMatch(/^Предсказано: Ann «Против» \(/);
    table.answers([1, 'vote', 'abstain'], [2, 'vote', 'abstain'], [2, 'outcome', 'against']);
    table.quiet();
    expect(table.state.speaker).toBe(0);
    expect(lines(table).slice(-3)).toEqual([
      'Predicted: Ann “Against” (Politics Rider)',
      'Decided by Cid as speaker: **Against**',
      'The card is discarded.',
    ]);
  });

  it('says that it was decided without a vote', () => {
    const table = inForce(revealing('minister-of-policy'), 'committee-formation', { seat: 2 }).play();
    table.answers([2, 'voting-starts', 'law:committee-formation'], [2, 'agenda-elect', 'seat:1']);
    expect(lines(table).slice(-2)).toEqual(['Decided without a vote: **Bob**', 'The law is in force.']);
    expect(lines(table, 'ru').slice(-2)).toEqual([
      'Решено без голосования: **Bob**',
      'Закон вступил в силу.',
    ]);
  });

  it('of a law that is put to the vote again stands beside the one by which it is', () => {
    const table = inForce(revealing('miscount-disclosed'), 'fleet-regulations').play();
    const [first] = lives(table);
    decided(table, 'law:fleet-regulations');
    expect(lines(table)[1]).toBe('Put to the vote again by Miscount Disclosed.');
    decided(table, 'against');
    const [again, by, next] = lives(table);
    expect(by?.id).toBe(first?.id);
    expect(again?.id).toBe('agenda:2.1.fleet-regulations');
    expect(lines(table).slice(-2)).toEqual([
      'Decided by Ann as speaker: **Against**',
      'The card is discarded.',
    ]);
    expect(lines(table, 'en', 1).slice(-2)).toEqual([
      'Decided by Ann as speaker: **Fleet Regulations**',
      'The card is discarded.',
    ]);
    expect([again?.open, by?.open, next?.open]).toEqual([false, false, true]);
  });

  it('tells whoever votes what is at stake and how the votes stand', () => {
    const table = scene('mutiny').play();
    table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['hercant']]);
    expect(saying('en')(table.form(2, 'vote').prompt).split('\n')).toEqual([
      'How do you vote on Mutiny?',
      '**For**: whoever voted for gains 1 victory point.',
      '**Against**: whoever voted for loses 1 victory point.',
      'Votes so far: For 1',
    ]);
    expect(saying('ru')(table.form(2, 'vote').prompt).split('\n').at(-1)).toBe('Голоса: За 1');
  });

  it('is told in the feed in words that fit an election', () => {
    const elected = msg('fact.outcome', { agenda: 'minister-of-policy', outcome: 'seat:1' });
    expect(saying('en')(elected)).toBe('Minister of Policy: Bob is elected.');
    expect(saying('ru')(elected)).toMatch(/^«.+»: выбор сделан, это Bob\.$/);
    const voted = msg('fact.outcome', { agenda: 'mutiny', outcome: 'for' });
    expect(saying('en')(voted)).toBe('Mutiny: the outcome is “For”.');
  });

  it('keeps an agenda that gave way to another', () => {
    const table = scene('judicial-abolishment', 'mutiny').play();
    expect(lives(table).map(({ open }) => open)).toEqual([false, true]);
    expect(lines(table).at(-1)).toBe('It cannot be voted on and is discarded.');
    expect(lines(table, 'en', 1)[0]).toBe('§ **Mutiny** (round 2, agenda 1)');
  });

  it('is forgotten when the next agenda phase begins', () => {
    const table = scene('mutiny')
      .with((s) => {
        s.ballots = [
          {
            ...{ id: 'arms-reduction', by: null, votes: [], abstained: [], outcome: 'for', predictions: [] },
            ...{ round: 1, number: 2, speaker: 0 },
          },
        ];
      })
      .play();
    expect(lives(table).map(({ id }) => id)).toEqual(['agenda:2.1.mutiny']);
  });

  it('knows both outcomes of every agenda that is for or against, in both languages', () => {
    for (const language of LANGUAGES)
      for (const agenda of AGENDA_IDS) {
        const text = saying(language)(msg('ballot.stakes', { agenda }));
        expect(text).not.toMatch(/undefined|\[object/);
        const isVote = saying('en')(msg('ballot.kind', { agenda, speaker: 0 })).includes('for or against');
        expect(text.split('\n').length > 1).toBe(isVote);
      }
  });
});
