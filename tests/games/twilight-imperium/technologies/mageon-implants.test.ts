import { describe, expect, it } from 'vitest';
import { rehideImperium } from '../../../conformance/hidden-imperium.ts';
import { heardBy } from '../../../support/driver.ts';
import { disturb, seenBy } from '../../../support/secrets.ts';
import { Scene } from '../scene.ts';

const IMPLANTS = 'technology:mageon-implants';
/** Seat 0 is Yssaril. */
const scene = () =>
  new Scene(3, ['yssaril', 'hacan', 'xxcha'])
    .of('ability:scheming')
    .tech(0, 'mageon-implants')
    .hand(0, 'summit')
    .hand(1, 'bunker', 'sabotage', 'bunker')
    .with((s) => {
      s.decks.action.push('veto', 'veto');
    });

describe('Mageon Implants', () => {
  it('31.1 as an action one looks at another’s action cards and takes one; it is no drawing', () => {
    const table = scene().play();
    table.answer(0, 'action', IMPLANTS);
    expect(table).toOfferExactly(0, 'take-card', ['bunker', 'sabotage']);
    table.answer(0, 'take-card', 'sabotage');
    expect(table.seat(0).hand).toEqual(['summit', 'sabotage']);
    expect(table.seat(1).hand).toEqual(['bunker', 'bunker']);
    expect(table.seat(0).technologies[0]?.exhausted).toBe(true);
    expect(table.state.decks.action).toEqual(['veto', 'veto']);
    expect(table).toWaitFor([1, 'action']);
  });

  it('of several hands one is chosen; whoever has no cards is safe', () => {
    const table = scene().hand(2, 'parley').play();
    table.answer(0, 'action', IMPLANTS);
    expect(table).toOfferExactly(0, 'mageon-implants', ['seat:1', 'seat:2']);
    table.answers([0, 'mageon-implants', 'seat:2'], [0, 'take-card', 'parley']);
    expect(table.seat(2).hand).toEqual([]);
    expect(table.seat(1).hand).toHaveLength(3);
  });

  it('24.5 a third seat learns neither the hand nor the card taken, the victim only the latter', () => {
    const table = scene().play();
    table.answer(0, 'action', IMPLANTS);
    const heard = (viewer: number | 'table') =>
      JSON.stringify(
        heardBy(
          viewer,
          table.journal.entries.flatMap((entry) => ('facts' in entry ? entry.facts : [])),
        ),
      );
    expect(heard(0)).toContain('sabotage');
    for (const viewer of [2, 'table'] as const) {
      expect(heard(viewer)).toContain('fact.handShown');
      expect(heard(viewer)).not.toMatch(/bunker|sabotage/);
    }
    expect(table.session.openFor(2)).toEqual([]);
    table.answer(0, 'take-card', 'sabotage');
    for (const viewer of [2, 'table'] as const) expect(heard(viewer)).not.toMatch(/bunker|sabotage/);
    expect(heard(1)).toContain('sabotage');
    expect(heard(1)).not.toContain('bunker');
  });

  it('24.5 nothing that others see or are asked depends on the hand that is being looked at', () => {
    const table = scene().hand(2, 'parley').play();
    table.answers([0, 'action', IMPLANTS], [0, 'mageon-implants', 'seat:1']);
    for (const viewer of [1, 2] as const) {
      const session = table.reloaded();
      const before = seenBy(viewer, session);
      disturb(session, (state) => rehideImperium(state, viewer, ['take-card']));
      expect(seenBy(viewer, session)).toBe(before);
    }
    const session = table.reloaded();
    const before = seenBy(0, session);
    disturb(session, (state) => state.seats[1]?.hand.splice(0, 1, 'plague'));
    expect(seenBy(0, session)).not.toBe(before);
  });

  it('what was looked at cannot be taken back for free', () => {
    const table = scene().play();
    table.answer(0, 'action', IMPLANTS);
    expect(table.undo(0)).not.toBeNull();
  });

  it('31.3 45.4 not when nobody else holds a card, nor with the card exhausted', () => {
    expect(scene().hand(1).play().offers(0, 'action')).not.toContain(IMPLANTS);
    const spent = scene().with(({ seats }) => {
      for (const card of seats[0]?.technologies ?? []) card.exhausted = true;
    });
    expect(spent.play().offers(0, 'action')).not.toContain(IMPLANTS);
  });
});
