import type { PlantedFault } from '../fault.ts';
import { CRASH } from '../rigs.ts';

/** Faults of the table engine and of what games show. */
export const core: readonly PlantedFault[] = [
  {
    id: 'seat-check-off',
    what: 'any seat can answer what is put to another',
    file: 'src/core/session.ts',
    find: 'if (slot.seat !== answer.seat)',
    replace: 'if (slot.seat < 0)',
    noticedBy: [CRASH],
  },
  {
    id: 'digest-ignored-at-replay',
    what: 'after an upgrade an answer counts although it leads elsewhere',
    file: 'src/core/session.ts',
    find: 'else if (answered.digest !== row.digest) return row;',
    replace: 'else if (Number.isNaN(answered.digest)) return row;',
    noticedBy: [{ test: 'tests/core/upgrade.test.ts' }, { test: 'tests/app/upgrade.test.ts' }],
  },
  {
    id: 'undo-of-revealed-answers-free',
    what: 'somebody takes back what has shown them hidden cards or dice',
    file: 'src/core/undo.ts',
    find: '![...own].some(({ revealed }) => revealed) && lost.every',
    replace: 'lost.every',
    noticedBy: [{ test: 'tests/core/undo.test.ts' }],
  },
  {
    id: 'draw-not-recorded',
    what: 'dice cannot be verified',
    file: 'src/core/table.ts',
    find: '    this.outcome.draws.push(draw);\n',
    replace: '',
    noticedBy: [{ test: 'tests/core/verify.test.ts' }, CRASH],
  },
  {
    id: 'dice-follow-the-clock',
    what: 'the same answers lead to other dice',
    file: 'src/core/table.ts',
    find: 'roll(this.seed, this.chancePath(topic), { count, sides })',
    replace: 'roll(this.seed, this.chancePath(topic) + performance.now(), { count, sides })',
    noticedBy: [{ test: 'tests/core/replay.test.ts' }, CRASH],
  },
  {
    id: 'view-shows-a-hand',
    what: 'everybody sees the cards of everybody',
    file: 'src/games/twilight-imperium/view/seat.ts',
    find: 'own: viewer === seat ? ownView(s, seat) : null',
    replace: 'own: ownView(s, seat)',
    noticedBy: [{ test: 'tests/conformance/suite.test.ts', named: 'twilight-imperium.*hid' }],
  },
  {
    id: 'view-shows-a-bag',
    what: 'everybody sees what lies in the bags of others',
    file: 'src/games/master-of-the-galaxy/view.ts',
    find: 'bag: viewer === seat ? bag : null,',
    replace: 'bag,',
    noticedBy: [{ test: 'tests/conformance/suite.test.ts', named: 'master-of-the-galaxy.*hid' }],
  },
  {
    id: 'screens-do-not-hide',
    what: 'what happens behind screens is told at once',
    file: 'src/core/table.ts',
    find: 'const heard = screen ? screen.tell(told) : told;',
    replace: 'const heard = screen && screen.seat < 0 ? screen.tell(told) : told;',
    noticedBy: [{ test: 'tests/core/screens.test.ts' }, { test: 'tests/app/screens.test.ts' }],
  },
  {
    id: 'people-not-quoted',
    what: 'a name may be a link, a heading or a ping',
    file: 'src/discord/messages/quote.ts',
    find: 'quotedText(plainText(words).replaceAll(',
    replace: 'quotedText(String(words)) ?? quotedText(plainText(words).replaceAll(',
    noticedBy: [{ test: 'tests/words/quoting.test.ts' }, { test: 'tests/e2e/quoting.test.ts' }],
  },
];
