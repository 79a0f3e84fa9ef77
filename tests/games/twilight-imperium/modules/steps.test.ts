import { describe, expect, it } from 'vitest';
import { pseudoRandom } from '#core/pseudo-random.ts';
import { Session } from '#core/session.ts';
import { contents } from '#games/twilight-imperium/components/index.ts';
import { imperiumOf } from '#games/twilight-imperium/game.ts';
import type { AddedStep, StepName } from '#games/twilight-imperium/hooks/steps.ts';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

const SET_UP = ['factions chosen', 'board laid', 'secrets chosen'] as const satisfies readonly StepName[];

const STATUS = [
  'objectives scored',
  'objective revealed',
  'action cards drawn',
  'tokens lifted',
  'tokens shared out',
  'cards readied',
  'units repaired',
  'strategy cards returned',
] as const satisfies readonly StepName[];

const TACTICAL = [
  'activation',
  'movement',
  'space cannon',
  'space combat',
  'invasion',
  'production',
] as const satisfies readonly StepName[];

/** A step after each of these that says where it came. */
function noting(names: readonly StepName[]) {
  const seen: StepName[] = [];
  const steps = names.map((after) => ({
    after,
    *run() {
      seen.push(after);
    },
  })) as readonly AddedStep[];
  return { seen, steps };
}

function begin(steps: readonly AddedStep[]) {
  const game = imperiumOf({ ...contents, steps }, []);
  return Session.start(game, { options: {}, seats: 3, seed: '5'.repeat(64) }).session;
}

/** Any answer to the first question that is waited for. */
function answerOne(session: ReturnType<typeof begin>, seq: number, random: () => number): void {
  const question = session.open().find(({ held, optional }) => held === null && !optional);
  const bot = session.game.bots.random;
  if (!question || !bot) throw new Error('nobody is asked anything');
  const { key, seat, topic, form, fallback } = question;
  const view = () => session.view(seat);
  const preview = () => null;
  for (let tries = 0; tries < 20; tries++) {
    const choice = bot({ seat, topic, form, fallback, view, preview, random });
    if (session.answer({ key, seat, choice, by: 'seat' }, seq).kind === 'taken') return;
  }
  session.answer({ key, seat, choice: fallback, by: 'seat' }, seq);
}

describe('steps of modules', () => {
  it('77 come once each, after the steps of a tactical action that they name', () => {
    const { seen, steps } = noting([...TACTICAL].reverse());
    const scene = new Scene().units(0, '14', { cruiser: 1 }).plus({ steps });
    const table = activating(scene, '29');
    expect(seen).toEqual(['activation']);
    table.answer(0, 'move', { '14:cruiser': 1 });
    expect(seen).toEqual(TACTICAL);
    expect(table).toWaitFor([1, 'action']);
  });

  it('S, 84, 85, 83 come once each in set-up, and in every round in the order of its phases', () => {
    const names = [...SET_UP, 'strategy cards chosen', ...STATUS, 'agenda over'] as const;
    const { seen, steps } = noting([...names].reverse());
    const session = begin(steps);
    const random = pseudoRandom('steps');
    // The custodians leave Mecatol Rex late or never at a table of chance: agendas are looked at where there are any.
    for (let seq = 1; !session.over && seq < 4_000; seq++) answerOne(session, seq, random);
    expect(seen.slice(0, 3)).toEqual(SET_UP);
    const rounds = seen.slice(3).join().split('strategy cards chosen').slice(1);
    expect(rounds.length).toBeGreaterThan(2);
    const whole = [...STATUS].join();
    for (const [at, round] of rounds.entries()) {
      const told = round.replace(/^,|,$/g, '');
      const isLast = at === rounds.length - 1;
      if (isLast) expect(`${whole},agenda over,agenda over`.startsWith(told)).toBe(true);
      else expect([whole, `${whole},agenda over,agenda over`]).toContain(told);
    }
  });

  it('83 come after each of the two agendas, with its number', () => {
    const numbers: number[] = [];
    const steps: readonly AddedStep[] = [
      {
        after: 'agenda over',
        *run(_, { number }) {
          numbers.push(number);
        },
      },
    ];
    const table = new Scene()
      .plus({ steps })
      .stage({ kind: 'agenda', number: 1 })
      .with((s) => {
        s.custodians = false;
        s.decks.agenda = ['mutiny', 'economic-equality'];
        for (const seat of s.seats) seat.strategy = [];
      })
      .play();
    for (let answers = 0; numbers.length < 2 && answers < 100; answers++) {
      const open = table.session.open().find(({ held, optional }) => held === null && !optional);
      if (open) table.answer(open.seat, open.topic, open.fallback);
    }
    expect(numbers).toEqual([1, 2]);
  });
});
