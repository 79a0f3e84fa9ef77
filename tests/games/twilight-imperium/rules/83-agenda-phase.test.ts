import { describe, expect, it } from 'vitest';
import { nameOutcome } from '#games/twilight-imperium/flow/agenda/predictions.ts';
import type { AgendaCard, Component } from '#games/twilight-imperium/hooks/component.ts';
import type { MomentName, Moments } from '#games/twilight-imperium/hooks/moments.ts';
import type { AgendaId } from '#games/twilight-imperium/tables/card-ids.ts';
import { addGoods } from '#games/twilight-imperium/verbs/goods.ts';
import { addVotes, predict } from '#games/twilight-imperium/verbs/votes.ts';
import { Scene } from '../scene.ts';

const MOTIVATOR = 'technology:neural-motivator';

/** A law and a directive that do nothing but say what they came to: 1 trade good to seat 0 for "for", 2 for "against". */
const told: AgendaCard = {
  *for(t) {
    addGoods(t, 0, 1);
  },
  *against(t) {
    addGoods(t, 0, 2);
  },
  *electedPlayer(t, seat) {
    addGoods(t, seat, 5);
  },
};
const agendas: Readonly<Partial<Record<AgendaId, AgendaCard>>> = {
  mutiny: told,
  'regulated-conscription': told,
  'minister-of-policy': told,
  'archived-secret': told,
  'senate-sanctuary': {},
  'colonial-redistribution': {},
  'compensated-disarmament': {},
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

function use<K extends MomentName>(at: K, change: (event: Moments[K], seat: number) => void): Component {
  const ability = {
    at,
    when: () => true,
    *resolve(_t: unknown, { event, by }: { event: Moments[K]; by: { seat: number } }) {
      change(event, by.seat);
    },
  };
  return { abilities: [ability] } as unknown as Component;
}

type Game = ReturnType<Scene['play']>;
const abstain = (table: Game, ...seats: readonly number[]) => {
  for (const seat of seats) table.answer(seat, 'vote', 'abstain');
};

describe('TI4 83 Agenda phase', () => {
  it('83.2 83.2a 58.2 the speaker reveals the top agenda for all to see', () => {
    const table = scene('mutiny').play();
    expect(table.state.agenda).toMatchObject({ id: 'mutiny', step: 'vote', votes: [] });
    expect(table.state.decks.agenda).toEqual(['economic-equality', 'arms-reduction']);
    expect(table.told()).toContain('fact.agendaRevealed');
  });

  it('83.2b 58.2 T58 seats vote from the speaker’s left clockwise, the speaker last', () => {
    const table = scene('mutiny')
      .with((s) => {
        s.speaker = 1;
      })
      .play();
    expect(table).toWaitFor([2, 'vote']);
    table.answer(2, 'vote', 'abstain');
    expect(table).toWaitFor([0, 'vote']);
    table.answer(0, 'vote', 'abstain');
    expect(table).toWaitFor([1, 'vote']);
  });

  it('83.2c 83.18 74.24 the outcome with the most votes is resolved', () => {
    const table = scene('mutiny').play();
    table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['hercant', 'kamdorn']]);
    table.answers([2, 'vote', 'against'], [2, 'vote-planets', ['retillion']]);
    table.answer(0, 'vote', 'abstain');
    // Two votes for, three against.
    expect(table.seat(0).goods).toBe(2);
    expect(table.told()).toContain('fact.outcome');
  });

  it('83.5 83.7 83.8 on a for-or-against agenda one votes for one of the two, with all votes', () => {
    const table = scene('mutiny').play();
    expect(table).toOfferExactly(1, 'vote', ['for', 'against', 'abstain']);
    table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['hercant']]);
    expect(table.state.agenda?.votes).toEqual([{ seat: 1, outcome: 'for', votes: 1 }]);
    expect(table).toWaitFor([2, 'vote']);
  });

  it('83.6 83.6a 9.2 T58 votes are the whole influence of the planets that are exhausted', () => {
    const table = scene('mutiny').control(1, 'meer').control(1, 'abyz').play();
    table.answer(1, 'vote', 'for');
    // Planets without influence give no votes.
    expect(table).toOfferExactly(1, 'vote-planets', ['hercant', 'kamdorn', 'meer']);
    table.answer(1, 'vote-planets', ['meer', 'kamdorn']);
    expect(table.state.agenda?.votes).toEqual([{ seat: 1, outcome: 'for', votes: 5 }]);
    expect(table.planet('meer').exhausted).toBe(true);
    expect(table.planet('kamdorn').exhausted).toBe(true);
    expect(table.planet('hercant').exhausted).toBe(false);
  });

  it('83.6 45.0 an exhausted planet has no votes', () => {
    const table = scene('mutiny').control(1, 'meer', { exhausted: true }).play();
    table.answer(1, 'vote', 'for');
    expect(table).toOfferExactly(1, 'vote-planets', ['hercant', 'kamdorn']);
  });

  it('83.12 votes are public', () => {
    const table = scene('mutiny').play();
    table.answers([1, 'vote', 'against'], [1, 'vote-planets', ['hercant']]);
    expect(table.told()).toContain('fact.voted');
  });

  it('83.13 9.3a 78.4b trade goods buy no votes', () => {
    const table = scene('mutiny')
      .goods(1, 9)
      .control(1, 'hercant', { exhausted: true })
      .control(1, 'kamdorn', { exhausted: true })
      .play();
    // Seat 1 has no ready planet with influence: it is not even asked.
    expect(table).toWaitFor([2, 'vote']);
    expect(table.state.agenda?.abstained).toEqual([1]);
    expect(table.seat(1).goods).toBe(9);
  });

  it('83.14 a seat may abstain, and then casts nothing; also by naming no planet', () => {
    const table = scene('mutiny').play();
    table.answer(1, 'vote', 'abstain');
    table.answers([2, 'vote', 'for'], [2, 'vote-planets', []]);
    expect(table.state.agenda).toMatchObject({ votes: [], abstained: [1, 2] });
    expect(table.planet('retillion').exhausted).toBe(false);
  });

  it('83.9 83.10 on an election of a player any player can be voted for, oneself too', () => {
    const table = scene('minister-of-policy').play();
    expect(table).toOfferExactly(1, 'vote', ['seat:0', 'seat:1', 'seat:2', 'abstain']);
    table.answers([1, 'vote', 'seat:1'], [1, 'vote-planets', ['hercant']]);
    expect(table.state.agenda?.votes).toEqual([{ seat: 1, outcome: 'seat:1', votes: 1 }]);
  });

  it('83.10a the elected player is the one with the most votes', () => {
    const table = scene('minister-of-policy').play();
    table.answers([1, 'vote', 'seat:1'], [1, 'vote-planets', ['hercant', 'kamdorn']]);
    table.answers([2, 'vote', 'seat:0'], [2, 'vote-planets', ['retillion']], [0, 'vote', 'abstain']);
    expect(table.state.seats.map(({ goods }) => goods)).toEqual([5, 0, 0]);
    expect(table.state.laws).toMatchObject([{ id: 'minister-of-policy', seat: 0 }]);
  });

  it('83.9 a seat that is out of the game can neither vote nor be elected', () => {
    const table = scene('minister-of-policy').seat(1, { eliminated: true }).play();
    expect(table).toWaitFor([2, 'vote']);
    expect(table).toOfferExactly(2, 'vote', ['seat:0', 'seat:2', 'abstain']);
  });

  it('83.11 83.9 on an election of a planet only planets that somebody controls, of the kind asked for', () => {
    const table = scene('senate-sanctuary')
      .control(1, 'mellon')
      .control(2, 'centauri')
      .control(0, 'abyz')
      .play();
    expect(table).toOfferExactly(1, 'vote', ['planet:mellon', 'planet:centauri', 'abstain']);
  });

  it('83.11 T59 the outer planets are neither home planets nor Mecatol Rex', () => {
    const table = scene('colonial-redistribution')
      .control(1, 'mellon')
      .control(2, 'mecatol-rex')
      .control(0, 'abyz')
      .play();
    expect(table).toOfferExactly(1, 'vote', ['planet:mellon', 'planet:abyz', 'abstain']);
    const any = scene('compensated-disarmament').control(2, 'mecatol-rex').play();
    expect(any.offers(1, 'vote')).toEqual(
      expect.arrayContaining([
        'planet:mecatol-rex',
        'planet:hercant',
        'planet:archon-ren',
        'planet:retillion',
      ]),
    );
  });

  it('83.11a 26.3 59.0 the elected planet is the one with the most votes', () => {
    const table = scene('senate-sanctuary').control(1, 'mellon').control(2, 'centauri').play();
    table.answers([1, 'vote', 'planet:mellon'], [1, 'vote-planets', ['mellon']]);
    table.answers([2, 'vote', 'planet:centauri'], [2, 'vote-planets', ['retillion']], [0, 'vote', 'abstain']);
    expect(table.state.laws).toMatchObject([{ id: 'senate-sanctuary', planet: 'centauri', seat: null }]);
  });

  it('T59 an agenda for which there is no candidate is discarded without effect and counts as one of the two', () => {
    const table = scene('senate-sanctuary').play();
    expect(table.state.discards.agenda).toEqual(['senate-sanctuary']);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
    expect(table.state.agenda?.id).toBe('economic-equality');
  });

  it('T59 an agenda that says so itself gives way to the next', () => {
    const table = scene('judicial-abolishment', 'mutiny').play();
    expect(table.state.discards.agenda).toEqual(['judicial-abolishment']);
    expect(table.state.agenda?.id).toBe('mutiny');
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 1 });
  });

  it('42.4 a deck in which there is nothing to vote on does not go round for ever', () => {
    const table = scene()
      .with((s) => {
        s.decks.agenda = ['judicial-abolishment'];
      })
      .play();
    expect(table.state.round).toBe(3);
    expect(table.state.stage.kind).toBe('strategy');
  });

  it('42.4 T59 the next agenda is found in the new deck, however often one comes that gives way', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const table = scene()
        .with((s) => {
          s.decks.agenda = ['judicial-abolishment'];
          s.discards.agenda = ['mutiny'];
        })
        .play(seed);
      expect(table.state).toMatchObject({ stage: { kind: 'agenda', number: 1 }, agenda: { id: 'mutiny' } });
    }
  });

  it('83.19 T59 on a tie the speaker decides between those that tie', () => {
    const table = scene('minister-of-policy').play();
    table.answers([1, 'vote', 'seat:1'], [1, 'vote-planets', ['hercant']]);
    table.answers([2, 'vote', 'seat:2'], [2, 'vote-planets', ['retillion']]);
    table.answers([0, 'vote', 'seat:1'], [0, 'vote-planets', ['archon-tau']]);
    expect(table.seat(2).goods).toBe(5);
    const tie = scene('minister-of-policy').control(0, 'mellon').play();
    tie.answers([1, 'vote', 'seat:1'], [1, 'vote-planets', ['hercant', 'kamdorn']]);
    tie.answers([2, 'vote', 'abstain'], [0, 'vote', 'seat:2'], [0, 'vote-planets', ['mellon']]);
    expect(tie).toWaitFor([0, 'outcome']);
    expect(tie).toOfferExactly(0, 'outcome', ['seat:1', 'seat:2']);
    tie.answer(0, 'outcome', 'seat:2');
    expect(tie.seat(2).goods).toBe(5);
  });

  it('83.19 T59 without any vote the speaker decides between all outcomes, and that is no vote', () => {
    let votes: unknown;
    const table = scene('mutiny')
      .plus({
        agendas: {
          ...agendas,
          mutiny: {
            *for(t) {
              votes = structuredClone(t.state.agenda?.votes);
            },
          },
        },
      })
      .play();
    abstain(table, 1, 2, 0);
    expect(table).toOfferExactly(0, 'outcome', ['for', 'against']);
    table.answer(0, 'outcome', 'for');
    expect(votes).toEqual([]);
  });

  it('83.16 T58 who cannot vote is not asked and has no votes by any means, but decides a tie as speaker', () => {
    const mute: Component = {
      standing: {
        mayVote: {
          tier: 'overrule',
          apply: (value, { seat }, { source }) => (seat === source.seat ? false : value),
        },
      },
    };
    const table = scene('mutiny')
      .plus({ components: { [MOTIVATOR]: mute } })
      .tech(0, 'neural-motivator')
      .play();
    abstain(table, 1, 2);
    expect(table.state.agenda?.abstained).toEqual([1, 2, 0]);
    expect(table).toWaitFor([0, 'outcome']);
  });

  it('83.15 T58 more votes go to the outcome one has voted for', () => {
    const five: Component = {
      abilities: [
        {
          at: 'votes-cast',
          when: (_s, by, { seat }) => by.seat === seat,
          *resolve(t, { by }) {
            addVotes(t, by.seat, 5);
          },
        },
      ],
    };
    const table = scene('mutiny')
      .plus({ components: { [MOTIVATOR]: five } })
      .tech(1, 'neural-motivator')
      .play();
    table.answers([1, 'vote', 'against'], [1, 'vote-planets', ['hercant']], [1, 'votes-cast', MOTIVATOR]);
    expect(table.state.agenda?.votes).toEqual([{ seat: 1, outcome: 'against', votes: 6 }]);
    table.answers([2, 'vote', 'for'], [2, 'vote-planets', ['retillion', 'shalloq']], [0, 'vote', 'abstain']);
    expect(table.seat(0).goods).toBe(2);
  });

  it('83.15 83.14 who abstained has no outcome to add votes to', () => {
    const five = use('votes-cast', () => undefined);
    const table = scene('mutiny')
      .plus({ components: { [MOTIVATOR]: five } })
      .tech(1, 'neural-motivator')
      .play();
    table.answer(1, 'vote', 'abstain');
    expect(table).toWaitFor([2, 'vote']);
  });

  it('83.2b after the speaker had its turn, votes or not, there is a moment before the count', () => {
    const table = scene('mutiny')
      .plus({ components: { [MOTIVATOR]: use('speaker-voted', () => undefined) } })
      .tech(2, 'neural-motivator')
      .play();
    abstain(table, 1, 2, 0);
    expect(table).toWaitFor([2, 'speaker-voted']);
    table.answer(2, 'speaker-voted', 'pass');
    expect(table).toWaitFor([0, 'outcome']);
  });

  it('83.6 where planets give no votes each seat casts what it has instead', () => {
    const one: Component = { standing: { ballot: { tier: 'set', apply: () => 1 } } };
    const table = scene('mutiny')
      .plus({ components: { [MOTIVATOR]: one } })
      .tech(2, 'neural-motivator')
      .play();
    table.answer(1, 'vote', 'for');
    expect(table.state.agenda?.votes).toEqual([{ seat: 1, outcome: 'for', votes: 1 }]);
    expect(table.planet('hercant').exhausted).toBe(false);
    expect(table).toWaitFor([2, 'vote']);
  });

  it('83.22 83.22a T60 an outcome is predicted after the agenda is revealed and before any vote, and must be possible', () => {
    const table = rider(scene('minister-of-policy'));
    expect(table).toWaitFor([2, 'agenda-read']);
    expect(table.state.agenda?.step).toBe('read');
    table.answer(2, 'agenda-read', MOTIVATOR);
    expect(table).toOfferExactly(2, 'prediction', ['seat:0', 'seat:1', 'seat:2']);
    table.answer(2, 'prediction', 'seat:1');
    expect(table.state.agenda?.predictions).toEqual([{ seat: 2, component: MOTIVATOR, outcome: 'seat:1' }]);
    expect(table).toWaitFor([1, 'vote']);
  });

  it('83.22b T60 what depends on it comes after the outcome is resolved, and only if it was right', () => {
    const right = rider(scene('mutiny'));
    right.answers([2, 'agenda-read', MOTIVATOR], [2, 'prediction', 'against']);
    abstain(right, 1, 2, 0);
    right.answer(0, 'outcome', 'against');
    expect(right.told().filter((key) => /goodsGained|foretold|outcome$/.test(key))).toEqual([
      'fact.outcome',
      'fact.goodsGained',
      'fact.foretold',
      'fact.goodsGained',
    ]);
    expect(right.state.seats.map(({ goods }) => goods)).toEqual([2, 0, 7]);
    const wrong = rider(scene('mutiny'));
    wrong.answers([2, 'agenda-read', MOTIVATOR], [2, 'prediction', 'for']);
    abstain(wrong, 1, 2, 0);
    wrong.answer(0, 'outcome', 'against');
    expect(wrong.seat(2).goods).toBe(0);
  });

  it('83.2a 74.15 when an agenda is revealed it may be replaced; then all may respond to the new one', () => {
    const veto = use('agenda-revealed', (event) => {
      event.stands = false;
    });
    const table = scene('mutiny', 'minister-of-policy')
      .plus({ components: { [MOTIVATOR]: veto } })
      .tech(1, 'neural-motivator')
      .play();
    table.answer(1, 'agenda-revealed', MOTIVATOR);
    expect(table.state.discards.agenda).toEqual(['mutiny']);
    expect(table.state.agenda?.id).toBe('minister-of-policy');
    expect(table).toWaitFor([1, 'agenda-revealed']);
    table.answer(1, 'agenda-revealed', 'pass');
    expect(table).toWaitFor([1, 'vote']);
  });

  it('74.3a 83.16 what lasts for an agenda ends with it, also when it is replaced', () => {
    const table = scene('mutiny')
      .with((s) => {
        s.effects = [
          { component: 'card:veto', seat: 1, until: 'agenda', data: null },
          { component: 'card:veto', seat: 1, until: 'phase', data: null },
        ];
      })
      .play();
    abstain(table, 1, 2, 0);
    table.answer(0, 'outcome', 'for');
    expect(table.state.effects.map(({ until }) => until)).toEqual(['phase']);
    const replaced = scene('mutiny')
      .hand(1, 'veto')
      .with((s) => {
        s.effects = [{ component: 'card:plague', seat: 1, until: 'agenda', data: null }];
      })
      .play();
    replaced.answer(1, 'agenda-revealed', 'card:veto');
    expect(replaced.state.agenda?.id).toBe('economic-equality');
    expect(replaced.state.effects).toEqual([]);
  });

  it('83.10a when a player is elected another may be put in its place; predictions go by the last one', () => {
    const confuse = use('player-elected', (event) => {
      event.elected = 2;
    });
    const table = scene('minister-of-policy')
      .plus({ components: { [MOTIVATOR]: confuse } })
      .tech(0, 'neural-motivator')
      .play();
    abstain(table, 1, 2, 0);
    table.answers([0, 'outcome', 'seat:0'], [0, 'player-elected', MOTIVATOR]);
    expect(table.state.laws).toMatchObject([{ id: 'minister-of-policy', seat: 2 }]);
    expect(table.state.seats.map(({ goods }) => goods)).toEqual([0, 0, 5]);
  });

  it('83.2b whoever may decide alone leaves nothing to vote on', () => {
    const alone = use('voting-starts', (event) => {
      event.outcome = 'seat:1';
    });
    const table = scene('minister-of-policy')
      .plus({ components: { [MOTIVATOR]: alone } })
      .tech(0, 'neural-motivator')
      .play();
    table.answer(0, 'voting-starts', MOTIVATOR);
    expect(table.state.laws).toMatchObject([{ id: 'minister-of-policy', seat: 1 }]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('83.20 26.3 a law that was voted for stays in play', () => {
    const table = scene('regulated-conscription').play();
    abstain(table, 1, 2, 0);
    table.answer(0, 'outcome', 'for');
    expect(table.state.laws).toMatchObject([{ id: 'regulated-conscription', seat: null, planet: null }]);
    expect(table.state.discards.agenda).toEqual([]);
    expect(table.seat(0).goods).toBe(1);
  });

  it('83.21 26.6 a law that was voted down takes effect as "against" and is discarded', () => {
    const table = scene('regulated-conscription').play();
    abstain(table, 1, 2, 0);
    table.answer(0, 'outcome', 'against');
    expect(table.state.laws).toEqual([]);
    expect(table.state.discards.agenda).toEqual(['regulated-conscription']);
    expect(table.seat(0).goods).toBe(2);
  });

  it('83.21 26.8 26.7 a directive is discarded, whatever it came to', () => {
    const table = scene('archived-secret').play();
    abstain(table, 1, 2, 0);
    table.answer(0, 'outcome', 'seat:2');
    expect(table.state.laws).toEqual([]);
    expect(table.state.discards.agenda).toEqual(['archived-secret']);
    expect(table.seat(2).goods).toBe(5);
  });

  it('83.0 83.3 26.0 T61 a second agenda follows; planets that voted stay exhausted for it', () => {
    const table = scene('mutiny', 'regulated-conscription').play();
    table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['hercant', 'kamdorn']]);
    abstain(table, 2, 0);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
    expect(table.state.agenda?.id).toBe('regulated-conscription');
    // Seat 1 has used all its planets.
    expect(table).toWaitFor([2, 'vote']);
  });

  it('83.4 22.0 T61 after the second one all planets are readied and a new round begins', () => {
    const table = scene('mutiny', 'regulated-conscription').control(2, 'abyz', { exhausted: true }).play();
    table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['hercant', 'kamdorn']]);
    abstain(table, 2, 0);
    abstain(table, 2, 0);
    table.answer(0, 'outcome', 'against');
    expect(table.planet('hercant').exhausted).toBe(false);
    expect(table.planet('abyz').exhausted).toBe(false);
    expect(table.state).toMatchObject({ round: 3, stage: { kind: 'strategy' }, agenda: null });
    expect(table).toWaitFor([0, 'strategy-card']);
  });

  it('83.1 22.1 16.4 the phase follows the status phase once the custodians are gone, and not before', () => {
    const status = (custodians: boolean) => {
      const table = scene('mutiny')
        .stage({ kind: 'status' })
        .objective('corner-the-market', { revealed: false })
        .with((s) => {
          s.custodians = custodians;
        })
        .play();
      for (const seat of [0, 1, 2]) table.answer(seat, 'redistribute', { tactic: 5, fleet: 3, strategy: 2 });
      return table.quiet();
    };
    expect(status(true).state.stage.kind).toBe('strategy');
    expect(status(false).state).toMatchObject({
      stage: { kind: 'agenda', number: 1 },
      agenda: { id: 'mutiny' },
    });
  });
});

/** Seat 2 may predict the outcome for seven trade goods. */
function rider(scene: Scene) {
  const card: Component = {
    abilities: [
      {
        at: 'agenda-read',
        when: () => true,
        aim: (t, by) => nameOutcome(t, by.seat, by.component),
        *resolve(t, { by, target }) {
          predict(t, by.seat, { component: by.component, outcome: String(target) });
        },
      },
    ],
    *onCorrectPrediction(t, seat) {
      addGoods(t, seat, 7);
    },
  };
  return scene
    .plus({ components: { [MOTIVATOR]: card } })
    .tech(2, 'neural-motivator')
    .play();
}
