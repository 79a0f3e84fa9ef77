import { describe, expect, it } from 'vitest';
import { en } from '#app/text/en.ts';
import type { AppLexicon } from '#app/text/lexicon.ts';
import { ru } from '#app/text/ru.ts';
import type { Language, Message } from '#core/message.ts';
import { peopleText } from '#core/people-text.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';

/** A seat that changes hands. */
const handing = {
  seat: 1,
  from: { user: 'u1', bot: null, name: peopleText('Cid') },
  to: { user: 'u2', bot: null, name: peopleText('Dan') },
  by: { user: 'u3', name: peopleText('Eve') },
};

/** Every message of the app with arguments of the kind it gets. */
const samples: { [K in keyof AppLexicon]: AppLexicon[K] } = {
  'app.malformed': { field: peopleText('choice') },
  'app.tooLarge': { max: 4_096 },
  'app.noTable': {},
  'app.noGame': { game: peopleText('chess') },
  'app.noSeat': {},
  'app.noBot': { bot: peopleText('deep'), bots: ['random', 'greedy'] },
  'app.badOptions': { reason: peopleText('rounds: too small') },
  'app.notSeated': {},
  'app.notOwner': {},
  'app.alreadySeated': {},
  'app.tableFull': { seats: 4 },
  'app.seatCount': { seats: 1, allowed: [2, 3, 4] },
  'app.begun': {},
  'app.handOverInstead': {},
  'app.notBegun': {},
  'app.isPaused': {},
  'app.notPaused': {},
  'app.isOver': {},
  'app.isAbandoned': {},
  'app.noColour': {},
  'app.colourTaken': { name: peopleText('Ann') },
  'app.seatOrder': { seats: 3 },
  'app.noOrder': {},
  'app.awayPast': {},
  'app.nobodyWaited': {},
  'app.nudgedLately': { minutes: 5 },
  'app.pace': { hours: 24, reminders: true },
  'app.paceSame': {},
  'app.paceByVote': {},
  'app.noProposal': {},
  'app.repairUnfit': {},
  'app.repairTried': { seat: 1, paths: [peopleText('/scores/0')] },
  'app.proposalClosed': {},
  'app.proposalOutdated': {},
  'app.noVote': {},
  'app.manyVotes': {},
  'app.stillRunning': {},
  'app.stillPlayed': {},
  'app.onlyManagers': {},
  'app.fault': { incident: 'k7m2' },
  'app.storeFull': {},
  'app.storeBusy': {},
  'app.storeDown': {},
  'app.storeUnsettled': {},
  'app.storeAway': {},
  'app.started': { commitment: 'abc123' },
  'app.handed': { seat: 1 },
  'app.paused': {},
  'app.resumed': {},
  'app.abandoned': {},
  'app.undone': { seat: 1, answers: 3 },
  'app.undoneByVote': { seat: 1, answers: 3 },
  'app.repaired': {},
  'app.upgraded': { answers: 3, seats: [0, 1] },
  'app.stuck': {},
  'app.unstuck': {},
  'app.exported': { name: peopleText('Ann') },
  'app.exportedBy': { user: '1' },
  'app.orderGone': { topic: 'counter' },
  'app.migrated': { changed: [{ key: 'app.repaired', args: {} }], answers: 3, seats: [0, 1] },
  'app.orderDropped': { topic: 'bid' },
  'app.proposesRepair': { note: peopleText('the die'), paths: ['/scores/0', '/round'].map(peopleText) },
  'app.proposesRepairOf': {
    note: peopleText('the die'),
    changes: [
      { key: 'app.repairChange', args: { what: { key: 'app.asksRepair', args: {} }, from: 1, to: 2 } },
    ],
    lost: [{ key: 'app.resumed', args: {} }],
    more: 2,
  },
  'app.asksRepair': {},
  'app.repairChange': { what: { key: 'app.asksRepair', args: {} }, from: 1, to: 2 },
  'app.repairStep': {
    op: 'move',
    path: peopleText('/scores/0'),
    from: peopleText('1'),
    to: null,
    source: peopleText('/scores/1'),
  },
  'app.repairOutdated': {},
  'app.repairMisfit': {},
  'app.repairMixed': {},
  'app.repairTooLong': {},
  'app.repairNoForms': {},
  'app.patchOperators': {},
  'app.proposesUndo': { seat: 1 },
  'app.proposesPause': {},
  'app.proposesResume': {},
  'app.proposesReplace': { seat: 1, name: peopleText('Dan') },
  'app.paceChanged': { pace: { key: 'app.pace', args: { hours: null, reminders: true } } },
  'app.proposesAbandon': {},
  'app.seatHanded': { ...handing, right: 'notice' },
  'app.seatOffered': { ...handing, right: 'vote', lapsesAt: 1_000 },
  'app.substituteWanted': { seat: 1, from: handing.from, by: handing.by, right: 'own', lapsesAt: 1_000 },
  'app.callOver': { seat: 1, from: handing.from, why: 'lapsed' },
  'app.callStands': {},
  'app.seatDeclined': handing,
  'app.offerLapsed': handing,
  'app.offerWithdrawn': handing,
  'app.noticeGiven': { ...handing, dueAt: 1_000 },
  'app.noticeOff': { ...handing, why: 'objected' },
  'app.offeredToYou': { ...handing, table: peopleText('Friday'), right: 'own', dueAt: 1_000 },
  'app.noticeToYou': { ...handing, table: peopleText('Friday'), dueAt: 1_000 },
  'app.replacedYou': { ...handing, table: peopleText('Friday'), right: 'vote' },
  'app.notYourSeat': {},
  'app.sawOtherHands': { name: peopleText('Dan') },
  'app.notMissed': { days: 7 },
  'app.soleVoter': {},
  'app.transferPending': { name: peopleText('Dan') },
  'app.transferGone': {},
  'app.notForYou': {},
  'app.noObjection': { days: 7 },
  'app.objectedBefore': {},
  'app.undoOfOther': {},
  'app.proposesSeat': { seat: 1, from: peopleText('Cid'), to: peopleText('Dan') },
  'app.proposesReturn': { seat: 1, from: peopleText('Cid'), to: peopleText('Dan') },
  'app.ended': { by: { user: 'u3', name: peopleText('Eve') }, how: 'deserted', until: 1_000 },
  'app.endFinal': {},
  'app.restored': { by: { user: 'u3', name: peopleText('Eve') }, how: 'vote' },
  'app.endByVote': {},
  'app.endedLately': { until: 1_000 },
  'app.notRestorable': {},
  'app.restoreByVote': {},
  'app.openerOnly': {},
  'app.proposesRestore': {},
  'app.proposesPace': { pace: { key: 'app.pace', args: { hours: 12, reminders: false } } },
};

/** Wherever a seat changes hands, everybody it is about is named. */
const named = Object.entries(samples).filter(([, args]) => 'from' in args && typeof args.from === 'object');

const names = ['Ann', 'Bob'];
const say = (language: Language, message: Message) =>
  speaker(language, language === 'en' ? en : ru, (seat) => names[seat] ?? '?').say(message);

const all = Object.entries(samples).map(([key, args]) => ({ key, args }) as Message);

/** Parts of other messages, questions, and what ends with somebody's own words. */
const QUOTING = /app\.(proposesRepair|asksRepair|repairChange|repairStep)/;

describe('what the app says', () => {
  it.each(all)('$key reads as a sentence in both languages', (message) => {
    const english = say('en', message);
    const russian = say('ru', message);
    for (const text of [english, russian]) {
      expect(text).not.toMatch(/undefined|null|\[object|NaN|\?\?/);
      if (!QUOTING.test(message.key)) expect(text).toMatch(/[.)]$|too small$/);
    }
    expect(english).not.toMatch(/[а-яё]/i);
    expect(russian).toMatch(/[а-яё]/i);
  });

  it.each(all.filter(({ args }) => Object.keys(args).length > 0))(
    '$key names what it is about',
    (message) => {
      if (['app.orderDropped', 'app.repairStep'].includes(message.key)) return;
      for (const language of ['en', 'ru'] as const) {
        const text = say(language, message);
        for (const value of Object.values(message.args).flat()) {
          const shown =
            message.key.match(/undone|upgraded|migrated|handed|proposesUndo|proposesReplace|repairTried/) &&
            typeof value === 'number';
          if (
            typeof value === 'object' ||
            typeof value === 'boolean' ||
            message.key.match(
              /seat|offer|notice|replacedYou|proposesReturn|ended|restored|substitute|callOver/i,
            )
          )
            continue;
          const seat = shown && value < 2 ? names[value] : String(value);
          expect(text).toContain(seat);
        }
      }
    },
  );

  it.each(named)('%s names everybody whom a seat is about', (key, args) => {
    for (const language of ['en', 'ru'] as const) {
      const text = say(language, { key, args } as Message);
      // Whoever is looked for has no name yet; what came to nothing is told of its holder alone.
      for (const [role, name] of Object.entries({ from: 'Cid', to: 'Dan', by: 'Eve' }))
        if (role in args) expect(text).toContain(name);
      expect(text).toContain('2');
    }
  });

  it('counts answers in the grammar of each language', () => {
    const taken = (answers: number) => ({ key: 'app.undone', args: { seat: 0, answers } });
    expect([1, 2, 5].map((n) => say('en', taken(n)))).toEqual([
      'Ann takes back 1 answer.',
      'Ann takes back 2 answers.',
      'Ann takes back 5 answers.',
    ]);
    expect([1, 2, 5, 11, 21].map((n) => say('ru', taken(n)))).toEqual([
      'Ann берёт назад 1 ответ.',
      'Ann берёт назад 2 ответа.',
      'Ann берёт назад 5 ответов.',
      'Ann берёт назад 11 ответов.',
      'Ann берёт назад 21 ответ.',
    ]);
  });
});
