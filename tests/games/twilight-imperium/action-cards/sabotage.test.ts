import { describe, expect, it } from 'vitest';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { Scene } from '../scene.ts';

/** Seat 0 plays Industrial Initiative, worth one trade good; the others hold what is given. */
function played(scene: Scene) {
  const table = scene.control(0, 'wellon').play();
  table.answer(0, 'action', 'card:industrial-initiative');
  return table.quiet();
}

describe('TI4 24 Sabotage', () => {
  it('24.8 a cancelled card has no effect and is discarded', () => {
    const table = played(new Scene().hand(0, 'industrial-initiative').hand(1, 'sabotage'));
    expect(table).toOfferExactly(1, 'action-card-played', ['card:sabotage', 'pass']);
    table.answer(1, 'action-card-played', 'card:sabotage');
    expect(table.seat(0)).toMatchObject({ goods: 0, hand: [] });
    expect(table.seat(1).hand).toEqual([]);
    expect(table.state.discards.action).toEqual(['sabotage', 'industrial-initiative']);
    expect(table.state.playing).toEqual([]);
  });

  it('24.8 whoever could cancel is told who plays which card', () => {
    const table = played(new Scene().hand(0, 'industrial-initiative').hand(1, 'sabotage'));
    const said = (['en', 'ru'] as const).map((language) =>
      speaker(language, twilightImperium.texts[language], (seat) => `<${seat}>`).say(
        table.form(1, 'action-card-played').prompt,
      ),
    );
    expect(said).toEqual([
      '<0> plays the action card Industrial Initiative. Do you step in?',
      '<0> играет карту действия «Промышленная инициатива». Вмешаетесь?',
    ]);
  });

  it('31.4 T3 a cancelled component action was none: the seat still has its action', () => {
    const table = played(new Scene().hand(0, 'industrial-initiative').hand(1, 'sabotage'));
    table.answer(1, 'action-card-played', 'card:sabotage');
    expect(table).toWaitFor([0, 'action']);
    expect(table.state.turn?.actions).toBe(0);
  });

  it('another Sabotage is not cancelled: nobody is asked about it', () => {
    const scene = new Scene()
      .hand(0, 'industrial-initiative', 'sabotage')
      .hand(1, 'sabotage', 'sabotage')
      .hand(2, 'sabotage');
    const table = played(scene);
    table.answers([1, 'action-card-played', 'card:sabotage'], [2, 'action-card-played', 'pass']);
    expect(table).toWaitFor([0, 'action']);
    expect(table.seat(0)).toMatchObject({ goods: 0, hand: ['sabotage'] });
    expect(table.seat(1).hand).toEqual(['sabotage']);
    expect(table.seat(2).hand).toEqual(['sabotage']);
    expect(table.state.discards.action).toEqual(['sabotage', 'industrial-initiative']);
  });

  it('24.6b T3 a cancelled card was not played: another copy may follow at the same moment', () => {
    const scene = new Scene()
      .hand(0, 'flank-speed', 'flank-speed')
      .hand(1, 'sabotage')
      .units(0, '20', { cruiser: 1 });
    const table = scene.play();
    table.answers(
      [0, 'action', 'tactical'],
      [0, 'activate', '21'],
      [0, 'system-activated', 'card:flank-speed'],
    );
    table.answer(1, 'action-card-played', 'card:sabotage');
    expect(table).toOfferExactly(0, 'system-activated', ['card:flank-speed', 'pass']);
    table.answer(0, 'system-activated', 'card:flank-speed');
    expect(table.state.effects).toMatchObject([{ component: 'card:flank-speed', seat: 0 }]);
  });

  it('nobody cancels a card of its own, and nobody is asked who has no card', () => {
    const table = played(new Scene().hand(0, 'industrial-initiative', 'sabotage'));
    expect(table.seat(0).goods).toBe(1);
    expect(table).toWaitFor([1, 'action']);
  });

  it('T4 once a card is cancelled there is nothing more to cancel', () => {
    const table = played(
      new Scene().hand(0, 'industrial-initiative').hand(1, 'sabotage').hand(2, 'sabotage'),
    );
    table.answers([1, 'action-card-played', 'card:sabotage'], [2, 'action-card-played', 'card:sabotage']);
    expect(table.seat(2).hand).toEqual(['sabotage']);
    expect(table.seat(0).goods).toBe(0);
    expect(table).toWaitFor([0, 'action']);
  });
});
