import { describe, expect, it } from 'vitest';
import type { Viewer } from '#core/seat.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import { type View, view } from '#games/twilight-imperium/view.ts';
import { rehideImperium } from '../../conformance/hidden-imperium.ts';
import { randomOf } from '../../support/chance.ts';
import { disturb, seenBy } from '../../support/secrets.ts';
import { answerAtRandom } from '../../support/selfplay.ts';
import { type Imperium, newTable, Scene } from './scene.ts';

/** A scene in which everything that can be hidden is there. */
const scene = () =>
  new Scene(3)
    .hand(0, 'sabotage')
    .hand(1, 'direct-hit', 'flank-speed')
    .secret(1, 'mine-rare-metals')
    .note(1, 'ceasefire', 1)
    .note(1, 'ceasefire', 2)
    .objective('corner-the-market')
    .objective('develop-weaponry', { revealed: false })
    .with((state) => {
      state.decks.action.push('morale-boost', 'sabotage');
      state.decks.agenda.push('core-mining', 'shared-research');
      state.decks.secret.push('cut-supply-lines', 'forge-an-alliance');
      state.decks.stageOne.push('expand-borders');
      state.decks.stageTwo.push('subdue-the-galaxy');
      const [, second] = state.seats;
      second?.dealt.tiles.push('19');
      second?.dealt.factions.push('sol');
      second?.dealt.secrets.push('unveil-flagship');
    });

const seen = (state: State, viewer: Viewer) => JSON.stringify(view(state, viewer));

/** What of seat 1 or of the table is changed, and how; its number stays the same. */
const HIDDEN: readonly (readonly [what: string, change: (state: State) => void, owner: Viewer | null])[] = [
  ['24.5 action cards in hand', (s) => s.seats[1]?.hand.splice(0, 1, 'sabotage'), 1],
  ['30.17 unscored secret objectives', (s) => s.seats[1]?.secrets.held.splice(0, 1, 'control-the-region'), 1],
  [
    '25.6 promissory notes in hand',
    (s) => s.seats[1]?.notes.splice(1, 1, { id: 'trade-agreement', owner: 0 }),
    1,
  ],
  ['S6b tiles in hand', (s) => s.seats[1]?.dealt.tiles.splice(0, 1, '20'), 1],
  ['S2 factions dealt', (s) => s.seats[1]?.dealt.factions.splice(0, 1, 'yin'), 1],
  ['S12a secret objectives dealt', (s) => s.seats[1]?.dealt.secrets.splice(0, 1, 'spark-a-rebellion'), 1],
  ['the action deck', (s) => s.decks.action.reverse(), null],
  ['the agenda deck', (s) => s.decks.agenda.reverse(), null],
  ['the secret objective deck', (s) => s.decks.secret.reverse(), null],
  [
    '30.13a objectives that lie face down',
    (s) => Object.assign(s.objectives[1] ?? {}, { id: 'sway-the-council' }),
    null,
  ],
  ['objectives that are in no row', (s) => s.decks.stageOne.splice(0, 1, 'erect-a-monument'), null],
  [
    'objectives of stage II that are in no row',
    (s) => s.decks.stageTwo.splice(0, 1, 'unify-the-colonies'),
    null,
  ],
];

describe('TI4 What a view does not show', () => {
  it.each(HIDDEN)('%s are seen by nobody but their owner', (_, change, owner) => {
    const { state } = scene();
    const viewers: readonly Viewer[] = ['table', 0, 1, 2];
    scene().play();
    const before = viewers.map((viewer) => seen(state, viewer));
    const text = JSON.stringify(state);
    change(state);
    expect(JSON.stringify(state)).not.toBe(text);
    viewers.forEach((viewer, i) => {
      if (viewer === owner) expect(seen(state, viewer)).not.toBe(before[i]);
      else expect(seen(state, viewer)).toBe(before[i]);
    });
  });

  it('how many cards somebody holds is seen by all', () => {
    const { state } = scene();
    scene().play();
    const holds = (v: View) => v.seats[1]?.holds;
    expect(holds(view(state, 0))).toEqual({ cards: 2, secrets: 1, notes: 2, tiles: 1 });
    expect(holds(view(state, 'table'))).toEqual(holds(view(state, 0)));
    expect(view(state, 2).decks).toEqual({ action: 2, agenda: 2, secret: 2 });
    expect(view(state, 2).facedown).toEqual({ stageOne: 1, stageTwo: 0 });
  });

  it('an offer of a transaction is seen by the two whom it is about', () => {
    const { state } = scene();
    scene().play();
    const nothing = { goods: 0, commodities: 0, note: null, cards: [] };
    state.trade = {
      open: true,
      offers: [
        {
          from: 1,
          to: 2,
          give: { ...nothing, note: { id: 'ceasefire', owner: 1 } },
          want: nothing,
          wantCards: 0,
        },
      ],
      done: [],
    };
    expect(view(state, 1).offers).toHaveLength(1);
    expect(view(state, 2).offers).toHaveLength(1);
    expect(view(state, 0).offers).toEqual([]);
    expect(view(state, 'table').offers).toEqual([]);
  });

  it.each([
    [3, 'built'],
    [4, 'generated'],
    [6, 'generated'],
  ] as const)(
    'with %i seats and a board %s nothing that a seat sees or is asked depends on what others hide',
    (seats, board) => {
      const table: Imperium = newTable(seats, { board }, seats);
      const random = randomOf(seats);
      for (let given = 0; given < 150 && !table.session.over; given++) {
        answerAtRandom(table, random);
        const asked = table.session.open().map(({ topic }) => topic);
        for (let seat = 0; seat < seats; seat++) {
          const session = table.reloaded();
          const before = seenBy(seat, session);
          disturb(session, (state) => rehideImperium(state, seat, asked));
          if (seenBy(seat, session) !== before) expect(seenBy(seat, session)).toBe(before);
        }
      }
    },
    120_000,
  );
});
