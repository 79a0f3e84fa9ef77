import { describe, expect, it } from 'vitest';
import type { Choice } from '#core/question.ts';
import type { Viewer } from '#core/seat.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import {
  ACTION_CARD_IDS,
  AGENDA_IDS,
  SECRET_IDS,
  STAGE_ONE,
  STAGE_TWO,
} from '#games/twilight-imperium/tables/card-ids.ts';
import type { View } from '#games/twilight-imperium/view.ts';
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

const { view } = twilightImperium;
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

/** Everybody holds something that gives a look at what others hide; all are neighbours in 29. */
const intrigue = () =>
  new Scene(4, ['yssaril', 'hacan', 'mentak', 'naalu'])
    .ofAll()
    .tech(0, 'mageon-implants')
    .hand(0, 'summit', 'spy', 'sabotage')
    .hand(1, 'bunker', 'spy', 'parley')
    .hand(2, 'direct-hit', 'plague')
    .hand(3, 'flank-speed')
    .secret(1, 'mine-rare-metals')
    .secret(2, 'unveil-flagship')
    .secret(3, 'cut-supply-lines')
    .note(0, 'ceasefire', 0)
    .note(1, 'trade-agreement', 2)
    .note(1, 'spy-net', 0)
    .note(2, 'ceasefire', 3)
    .note(3, 'trade-agreement', 3)
    .strategy(0, { id: 'politics', exhausted: false }, { id: 'imperial', exhausted: false })
    .goods(0, 3)
    .objective('corner-the-market')
    .objective('develop-weaponry', { revealed: false })
    .with((state) => {
      for (const seat of [0, 1, 2, 3])
        state.systems['29']?.units.push({ seat, unit: 'destroyer', count: 1, damaged: 0 });
      state.decks.action.push(
        'morale-boost',
        'sabotage',
        'veto',
        'intercept',
        'uprising',
        'salvage',
        'disable',
      );
      state.decks.agenda.push('core-mining', 'shared-research', 'mutiny');
      state.decks.secret.push('forge-an-alliance', 'establish-a-perimeter', 'spark-a-rebellion');
      state.decks.stageOne.push('expand-borders');
    });

type Script = readonly (readonly [seat: number, topic: string, choice: Choice])[];

const PRIVATELY: readonly (readonly [what: string, script: Script])[] = [
  [
    '24.5 a hand that Yssaril looks into',
    [
      [0, 'action', 'technology:mageon-implants'],
      [0, 'mageon-implants', 'seat:1'],
    ],
  ],
  ['24.5 a hand of Yssaril that the holder of Spy Net looks into', [[1, 'turn-starts', 'note:spy-net@0']]],
  ['24.5 a card taken by lot', [[0, 'action', 'card:spy']]],
  [
    '69.3a what Hacan offers and takes',
    [
      [0, 'deal', 'offer:1'],
      [0, 'terms', { 'give:card:summit': 1, 'give:goods': 1, 'want:cards': 1 }],
      [1, 'deal', 'accept:0'],
    ],
  ],
  [
    '69.4 a note that changes hands',
    [
      [0, 'deal', 'offer:2'],
      [0, 'terms', { 'give:note:ceasefire:0': 1 }],
      [2, 'deal', 'accept:0'],
    ],
  ],
  [
    '56.2c agendas that are arranged',
    [
      [0, 'action', 'strategic:politics'],
      [0, 'speaker', 'seat:1'],
    ],
  ],
  ['89.2 a secret objective that is drawn', [[0, 'action', 'strategic:imperial']]],
];

/** Cards that lie hidden until they are played, scored or revealed, by their ids as they stand in a text. */
const SECRETIVE = new RegExp(
  `"(?:${[...ACTION_CARD_IDS, ...SECRET_IDS, ...AGENDA_IDS, ...STAGE_ONE, ...STAGE_TWO].join('|')})"`,
  'g',
);

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
          words: '',
        },
      ],
      done: [],
      held: [],
    };
    expect(view(state, 1).offers).toHaveLength(1);
    expect(view(state, 2).offers).toHaveLength(1);
    expect(view(state, 0).offers).toEqual([]);
    expect(view(state, 'table').offers).toEqual([]);
  });

  it.each(PRIVATELY)('%s is nobody else’s business, then and afterwards', (_, script) => {
    for (const seed of [1, 2, 3]) {
      const [[first] = [0]] = script;
      const table = intrigue().stage({ kind: 'turn', seat: first }).play();
      const random = randomOf(seed);
      const look = () => {
        const asked = table.session.open().map(({ topic }) => topic);
        for (const seat of [0, 1, 2, 3]) {
          const session = table.reloaded();
          const before = seenBy(seat, session);
          disturb(session, (state) => rehideImperium(state, seat, asked));
          if (seenBy(seat, session) !== before) expect(seenBy(seat, session)).toBe(before);
        }
      };
      for (const [seat, topic, choice] of script) {
        table.answer(seat, topic, choice);
        look();
      }
      for (let given = 0; given < 12 && !table.session.over; given++) {
        answerAtRandom(table, random);
        look();
      }
    }
  });

  it('what is told to all names only what lies open', () => {
    const table = newTable(4, { seatFactions: ['yssaril', 'hacan', 'mentak', 'naalu'] }, 1);
    const random = randomOf(1);
    const named = (text: string) => new Set(text.match(SECRETIVE));
    const open = () => named(JSON.stringify(table.session.view('table')));
    let [before, seen] = [open(), 0];
    while (!table.session.over) {
      const { taken } = answerAtRandom(table, random);
      const after = open();
      // Discards that become a deck again in the same breath have lain open in between.
      const shuffled = taken.facts.some(({ message }) => message.key === 'fact.actionDeckShuffled');
      for (const { message, to } of taken.facts) {
        if (shuffled && message.key === 'fact.cardsDiscarded') continue;
        const told = to === 'all' ? [...named(JSON.stringify(message))] : [];
        const hidden = told.filter((id) => !before.has(id) && !after.has(id));
        if (hidden.length > 0) expect({ message, hidden }).toBeNull();
        seen += told.length;
      }
      before = after;
    }
    expect(seen).toBeGreaterThan(20);
  }, 60_000);

  it('while a board is built nothing that a seat sees or is asked depends on what others hide', () => {
    const table: Imperium = newTable(3, { board: 'built' }, 3);
    const random = randomOf(3);
    for (let given = 0; given < 150; given++) {
      answerAtRandom(table, random);
      const asked = table.session.open().map(({ topic }) => topic);
      for (const seat of [0, 1, 2]) {
        const session = table.reloaded();
        const before = seenBy(seat, session);
        disturb(session, (state) => rehideImperium(state, seat, asked));
        if (seenBy(seat, session) !== before) expect(seenBy(seat, session)).toBe(before);
      }
    }
  }, 60_000);
});
