import { describe, expect, it } from 'vitest';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { objectives } from '#games/twilight-imperium/components/objectives/index.ts';
import { secrets } from '#games/twilight-imperium/components/secrets/index.ts';
import { destroy } from '#games/twilight-imperium/flow/destroy.ts';
import type { Component, Objective, ScoringTrigger } from '#games/twilight-imperium/hooks/component.ts';
import type { Fight } from '#games/twilight-imperium/hooks/moments.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { type SecretId, STAGE_ONE, STAGE_TWO } from '#games/twilight-imperium/tables/card-ids.ts';
import { moment } from '#games/twilight-imperium/timing/moment.ts';
import { canScore } from '../objectives/status.ts';
import { type Imperium, Scene } from '../scene.ts';

const status = (seats: 3 | 4 | 5 | 6 = 3) =>
  new Scene(seats).stage({ kind: 'status' }).objective('expand-borders', { revealed: false });

/** Seat 0 at turn with Imperial to play. */
const imperial = () => new Scene().strategy(0, { id: 'imperial', exhausted: false });

describe('TI4 30 Objective cards', () => {
  it('30.1 30.2 ten objectives of stage I give a point, ten of stage II two, secret ones a point', () => {
    expect(STAGE_ONE.map((id) => objectives[id].points)).toEqual(Array(10).fill(1));
    expect(STAGE_TWO.map((id) => objectives[id].points)).toEqual(Array(10).fill(2));
    expect(Object.values(secrets).every(({ points }) => points === 1)).toBe(true);
  });

  it('30.3 30.5a a secret of the action phase is not scored in the status phase', () => {
    const table = status().secret(0, 'destroy-their-greatest-ship', 'control-the-region');
    for (const system of ['18', '19', '20', '21', '22', '23'] as const)
      table.units(0, system, { fighter: 1 });
    const played = table.play();
    expect(played).toRefuse(0, 'score', ['destroy-their-greatest-ship'], 'TI4 30.3');
    expect(played).toOfferExactly(0, 'score', ['control-the-region']);
  });

  it('30.5 an objective that is not fulfilled is shown with the reason and cannot be scored', () => {
    const table = status()
      .objective('negotiate-trade-routes')
      .objective('develop-weaponry')
      .goods(0, 5)
      .play();
    expect(table).toRefuse(0, 'score', ['develop-weaponry'], 'TI4 30.5');
    expect(table).toOfferExactly(0, 'score', ['negotiate-trade-routes']);
  });

  it('30.5 an objective is offered with what it asks for', () => {
    const table = status()
      .objective('negotiate-trade-routes')
      .goods(0, 5)
      .secret(0, 'form-a-spy-network')
      .play();
    const form = table.form(0, 'score');
    const groups = (['en', 'ru'] as const).map((language) => {
      const { say } = speaker(language, twilightImperium.texts[language], String);
      return 'options' in form ? form.options.map(({ group }) => group && say(group)) : [];
    });
    expect(groups).toEqual([
      ['Public: spend 5 trade goods', 'Secret: discard 5 action cards'],
      ['Общая: потратьте 5 товаров', 'Секретная: сбросьте 5 карт действий'],
    ]);
  });

  it('30.8 each objective is scored once', () => {
    const table = status()
      .objective('negotiate-trade-routes', { scored: [0] })
      .goods(0, 5)
      .goods(1, 5)
      .play();
    expect(canScore(table, 0, 'negotiate-trade-routes')).toBe(false);
    expect(canScore(table, 1, 'negotiate-trade-routes')).toBe(true);
  });

  it('30.11 30.12 what one has scored the others can still score; each puts a marker on it', () => {
    const table = status().objective('negotiate-trade-routes').goods(0, 5).goods(1, 5).play();
    table.answers([0, 'score', ['negotiate-trade-routes']], [1, 'score', ['negotiate-trade-routes']]);
    expect(table.state.objectives.find(({ id }) => id === 'negotiate-trade-routes')?.scored).toEqual([0, 1]);
    expect(table.seat(0).points + table.seat(1).points).toBe(2);
  });

  it('30.12 an objective that lies face down cannot be scored', () => {
    const table = status().objective('negotiate-trade-routes', { revealed: false }).goods(0, 5).play();
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });

  it('T63 30.16 without every home planet no public objective, but secrets all the same', () => {
    const table = status()
      .objective('negotiate-trade-routes')
      .goods(0, 5)
      .control(1, 'archon-tau')
      .secret(0, 'forge-an-alliance')
      .control(0, 'torkan')
      .control(0, 'rarron')
      .control(0, 'mellon')
      .control(0, 'xxehan')
      .play();
    expect(table).toRefuse(0, 'score', ['negotiate-trade-routes'], 'TI4 30.16');
    table.answer(0, 'score', ['forge-an-alliance']);
    expect(table.seat(0).points).toBe(1);
  });

  it('T63 30.16 89.2 the same for the primary of Imperial, whose own point needs no home', () => {
    const table = imperial().objective('negotiate-trade-routes').goods(0, 5).control(1, 'archon-tau');
    const played = table.control(0, 'mecatol-rex').play();
    played.answer(0, 'action', 'strategic:imperial');
    expect(played.seat(0)).toMatchObject({ points: 1, goods: 5 });
  });

  it('30.16 an effect may do without the home', () => {
    const nomads: Component = { standing: { needsHome: { tier: 'set', apply: () => false } } };
    const table = status()
      .objective('negotiate-trade-routes')
      .goods(0, 5)
      .control(1, 'archon-tau')
      .tech(0, 'sarween-tools')
      .plus({ components: { 'technology:sarween-tools': nomads } })
      .play();
    expect(canScore(table, 0, 'negotiate-trade-routes')).toBe(true);
  });

  it('89.2 30.12 Imperial scores one public objective of choice, or none', () => {
    const scene = () =>
      imperial()
        .objective('negotiate-trade-routes')
        .objective('erect-a-monument')
        .goods(0, 8)
        .control(0, 'mecatol-rex');
    const table = scene().play();
    table.answer(0, 'action', 'strategic:imperial');
    expect(table).toOfferExactly(0, 'score-public', ['negotiate-trade-routes', 'erect-a-monument', 'none']);
    table.answer(0, 'score-public', 'negotiate-trade-routes');
    expect(table.seat(0)).toMatchObject({ points: 2, goods: 3 });
    const declined = scene().play();
    declined.answers([0, 'action', 'strategic:imperial'], [0, 'score-public', 'none']);
    expect(declined.seat(0)).toMatchObject({ points: 1, goods: 8 });
  });

  it('30.10 74.11 T55 an objective whose price is given away before it is paid is not scored', () => {
    const table = imperial()
      .objective('erect-a-monument')
      .goods(0, 6)
      .control(0, 'mecatol-rex', { exhausted: true })
      .units(0, '29', { destroyer: 1 })
      .units(1, '29', { carrier: 1 })
      .play();
    table.answers([0, 'action', 'strategic:imperial'], [0, 'score-public', 'erect-a-monument']);
    expect(table).toWaitFor([0, 'payment']);
    table.answers([0, 'deal', 'offer:1'], [0, 'terms', { 'give:goods': 6 }], [1, 'deal', 'accept:0']);
    expect(table.state.objectives).toMatchObject([{ id: 'erect-a-monument', scored: [] }]);
    // Only the point for Mecatol Rex.
    expect(table.seat(0).points).toBe(1);
  });

  it('30.17 whether a seat is asked does not depend on what it holds, and others see nothing of it', () => {
    const scene = (secret: 'forge-an-alliance' | 'gather-a-mighty-fleet') => {
      const made = status().secret(0, secret);
      for (const planet of ['torkan', 'rarron', 'mellon', 'xxehan'] as const) made.control(0, planet);
      return made.play();
    };
    const met = scene('forge-an-alliance');
    const unmet = scene('gather-a-mighty-fleet');
    expect(met.session.waiting()).toEqual([{ seat: 0, topic: 'score' }]);
    expect(unmet.session.waiting()).toEqual(met.session.waiting());
    expect(unmet).toOfferExactly(0, 'score', []);
    expect(JSON.stringify(unmet.session.view(1))).toBe(JSON.stringify(met.session.view(1)));
    expect(JSON.stringify(met.session.view(1))).not.toContain('forge-an-alliance');
  });

  it('30.17 nobody is asked who could have nothing to score as far as all can see', () => {
    const table = status().secret(0, 'forge-an-alliance').play();
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });

  it('30.18 30.19 a scored secret lies open; only its holder could score it', () => {
    const allied = (seat: number) => {
      const scene = status().secret(0, 'forge-an-alliance');
      for (const planet of ['torkan', 'rarron', 'mellon', 'xxehan'] as const) scene.control(seat, planet);
      return scene.play();
    };
    expect(canScore(allied(1), 1, 'forge-an-alliance')).toBe(false);
    const table = allied(0);
    expect(JSON.stringify(table.session.view(1))).not.toContain('forge-an-alliance');
    table.answer(0, 'score', ['forge-an-alliance']);
    expect(table.seat(0)).toMatchObject({ points: 1, secrets: { held: [], scored: ['forge-an-alliance'] } });
    expect(JSON.stringify(table.session.view(1))).toContain('forge-an-alliance');
  });
});

describe('TI4 30 Secret objectives are drawn', () => {
  const deck = (scene: Scene) =>
    scene.with((s) => {
      s.decks.secret.push('cut-supply-lines', 'unveil-flagship', 'mine-rare-metals');
    });

  it('30.22 89.2 Imperial gives one, hidden from the others', () => {
    const table = deck(imperial()).play();
    table.answer(0, 'action', 'strategic:imperial');
    expect(table.seat(0).secrets.held).toEqual(['cut-supply-lines']);
    const heard = table.journal.entries.flatMap((entry) => ('facts' in entry ? entry.facts : []));
    const telling = heard.filter(({ message }) => JSON.stringify(message).includes('cut-supply-lines'));
    expect(telling.map(({ to }) => to)).toEqual([[0]]);
  });

  it('T66 30.21 30.21a 89.4 with more than three, scored and unscored, an unscored one goes back and the deck is shuffled', () => {
    const table = deck(imperial())
      .seat(0, {
        secrets: { held: ['form-a-spy-network', 'adapt-new-strategies'], scored: ['spark-a-rebellion'] },
      })
      .play();
    table.answer(0, 'action', 'strategic:imperial');
    expect(table).toOfferExactly(0, 'return-secret', [
      'form-a-spy-network',
      'adapt-new-strategies',
      'cut-supply-lines',
    ]);
    table.answer(0, 'return-secret', 'form-a-spy-network');
    expect(table.seat(0).secrets).toEqual({
      held: ['adapt-new-strategies', 'cut-supply-lines'],
      scored: ['spark-a-rebellion'],
    });
    expect([...table.state.decks.secret].sort()).toEqual([
      'form-a-spy-network',
      'mine-rare-metals',
      'unveil-flagship',
    ]);
  });

  it('30.21a 89.4 where it lies in the deck then is left to chance', () => {
    const places = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const table = deck(imperial())
        .seat(0, {
          secrets: { held: ['form-a-spy-network', 'adapt-new-strategies'], scored: ['spark-a-rebellion'] },
        })
        .play(seed);
      table.answers([0, 'action', 'strategic:imperial'], [0, 'return-secret', 'form-a-spy-network']);
      return table.state.decks.secret.indexOf('form-a-spy-network');
    });
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  it('30.21 a third is kept', () => {
    const table = deck(imperial())
      .seat(0, { secrets: { held: ['form-a-spy-network'], scored: ['spark-a-rebellion'] } })
      .play();
    table.answer(0, 'action', 'strategic:imperial');
    expect(table.seat(0).secrets.held).toEqual(['form-a-spy-network', 'cut-supply-lines']);
  });

  it('T66 30.21a with three scored the drawn one itself goes back', () => {
    const scored = ['spark-a-rebellion', 'form-a-spy-network', 'adapt-new-strategies'] as const;
    const table = deck(imperial())
      .seat(0, { secrets: { held: [], scored: [...scored] } })
      .play();
    table.answer(0, 'action', 'strategic:imperial');
    expect(table.seat(0).secrets).toEqual({ held: [], scored });
    expect(table.state.decks.secret).toHaveLength(3);
  });
});

/** Two secrets that any destroyed unit fulfils, and an action that destroys fighters of seat 1 in combats of the test's own. */
const easy: Objective = {
  points: 1,
  met: () => false,
  trigger: { at: 'unit-destroyed', done: (_s, seat, { by }) => by === seat },
};

const fightAt = (kind: 'space' | 'ground', planet: Fight['planet'] = null): Fight => ({
  kind,
  planet,
  system: '20',
  attacker: 0,
  defender: 1,
  round: 1,
});

const destroying = (...fights: readonly (Fight | null)[]): Component => ({
  abilities: [
    {
      at: 'component-action',
      when: () => true,
      *resolve(t) {
        for (const fight of fights)
          yield* moment(t, 'unit-destroyed', {
            event: { seat: 1, unit: 'fighter', by: 0, at: '20', cause: 'combat', fight, last: false },
          });
      },
    },
  ],
});

function acted(fights: readonly (Fight | null)[]): Imperium {
  const table = new Scene()
    .secret(0, 'cut-supply-lines', 'control-the-region')
    .hand(0, 'plague')
    .plus({
      actionCards: { plague: destroying(...fights) },
      secrets: { 'cut-supply-lines': easy, 'control-the-region': easy },
    })
    .play();
  table.answer(0, 'action', 'card:plague');
  return table;
}

describe('TI4 30 Objectives of the action phase', () => {
  const both = ['secret:cut-supply-lines', 'secret:control-the-region', 'pass'];

  it('30.5b 30.7 T65 outside combats any number at the same moment', () => {
    const table = acted([null]);
    expect(table).toOfferExactly(0, 'unit-destroyed', both);
    table.answers(
      [0, 'unit-destroyed', 'secret:cut-supply-lines'],
      [0, 'unit-destroyed', 'secret:control-the-region'],
    );
    expect(table.seat(0).points).toBe(2);
    expect(table).toWaitFor([1, 'action']);
  });

  it('30.7 T65 only one during or after one combat', () => {
    const table = acted([fightAt('space'), fightAt('space')]);
    table.answer(0, 'unit-destroyed', 'secret:cut-supply-lines');
    expect(table.seat(0).points).toBe(1);
    expect(table).toWaitFor([1, 'action']);
  });

  it('30.7 T65 the limit is each seat’s own: both sides of a combat may score in it', () => {
    const mutual: Component = {
      abilities: [
        {
          at: 'component-action',
          when: () => true,
          *resolve(t) {
            const event = {
              unit: 'fighter',
              at: '20',
              cause: 'combat',
              fight: fightAt('space'),
              last: false,
            } as const;
            yield* moment(t, 'unit-destroyed', { event: { ...event, seat: 1, by: 0 } });
            yield* moment(t, 'unit-destroyed', { event: { ...event, seat: 0, by: 1 } });
          },
        },
      ],
    };
    const table = new Scene()
      .secret(0, 'cut-supply-lines')
      .secret(1, 'control-the-region')
      .hand(0, 'plague')
      .plus({
        actionCards: { plague: mutual },
        secrets: { 'cut-supply-lines': easy, 'control-the-region': easy },
      })
      .play();
    table.answers(
      [0, 'action', 'card:plague'],
      [0, 'unit-destroyed', 'secret:cut-supply-lines'],
      [1, 'unit-destroyed', 'secret:control-the-region'],
    );
    expect([table.seat(0).points, table.seat(1).points]).toEqual([1, 1]);
  });

  it('30.7a one in the space combat and another in a ground combat of the same action', () => {
    const table = acted([fightAt('space'), fightAt('ground', 'vefut-ii')]);
    table.answers(
      [0, 'unit-destroyed', 'secret:cut-supply-lines'],
      [0, 'unit-destroyed', 'secret:control-the-region'],
    );
    expect(table.seat(0).points).toBe(2);
  });

  it('30.7 35.0 combats with different opponents in one system are different combats', () => {
    const table = acted([fightAt('space'), { ...fightAt('space'), defender: 2 }]);
    table.answers(
      [0, 'unit-destroyed', 'secret:cut-supply-lines'],
      [0, 'unit-destroyed', 'secret:control-the-region'],
    );
    expect(table.seat(0).points).toBe(2);
  });

  it('30.8 T65 a secret that somebody has scored asks nobody any more', () => {
    const play = (scored: readonly SecretId[]) =>
      new Scene()
        .secret(0, 'mine-rare-metals')
        .seat(2, { secrets: { held: [], scored: [...scored] } })
        .hand(0, 'plague')
        .plus({ actionCards: { plague: destroying(null) }, secrets: { 'cut-supply-lines': easy } })
        .play()
        .answers([0, 'action', 'card:plague']) as Imperium;
    expect(play(['cut-supply-lines'])).toWaitFor([1, 'action']);
    // Another one scored by somebody tells nothing about this one.
    expect(play(['control-the-region'])).toWaitFor([0, 'unit-destroyed']);
  });

  it('30.17 a seat with other secrets is asked too and has nothing but to pass', () => {
    const table = new Scene()
      .secret(0, 'mine-rare-metals')
      .hand(0, 'plague')
      .plus({ actionCards: { plague: destroying(null) }, secrets: { 'cut-supply-lines': easy } })
      .play();
    table.answer(0, 'action', 'card:plague');
    expect(table).toOfferExactly(0, 'unit-destroyed', ['pass']);
  });

  it('30.9a 81.2 a unit that its owner removes for want of fleet tokens is not destroyed', () => {
    const shrinking: Component = {
      abilities: [
        {
          at: 'component-action',
          when: () => true,
          *resolve(t) {
            t.write.seats[1]!.pools.fleet = 1;
            yield* destroy(t, '19', { seat: 2, unit: 'fighter', count: 1, by: null, cause: 'effect' });
          },
        },
      ],
    };
    const table = new Scene()
      .secret(0, 'cut-supply-lines')
      .hand(0, 'plague')
      .units(1, '20', { cruiser: 2 })
      .units(2, '19', { fighter: 1, carrier: 1 })
      .plus({
        actionCards: { plague: shrinking },
        secrets: { 'cut-supply-lines': { ...easy, trigger: any } },
      })
      .play();
    table.answer(0, 'action', 'card:plague');
    // The fighter was destroyed: it counts. Nothing is asked about the cruiser that goes.
    table.answer(0, 'unit-destroyed', 'pass');
    table.answers([1, 'action', 'tactical'], [1, 'activate', '21']);
    expect(table.at('20')).toBe('1:cruiser 1');
    expect(table.told()).toContain('fact.removed');
    expect(table.session.open().every(({ topic }) => topic !== 'unit-destroyed')).toBe(true);
  });
});

const any: ScoringTrigger = { at: 'unit-destroyed', done: (_s, seat) => seat === 0 };
