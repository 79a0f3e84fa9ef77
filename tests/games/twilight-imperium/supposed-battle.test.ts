import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language, type Message } from '#core/message.ts';
import { strictSpeaker } from '#core/speak.ts';
import { completed, type Steps } from '#core/steps.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { Campaign } from '#games/twilight-imperium/odds/campaign.ts';
import { oddsOf } from '#games/twilight-imperium/odds/odds.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import { Scene } from './scene.ts';

const { presentation, texts } = twilightImperium;
const odds = presentation.odds ?? raise();

/** Positions that are looked at before others have their turn. */
const MAX_LOOKED = 8;

function raise(): never {
  throw new Error('its battles cannot be weighed');
}

const said = (lines: Steps<readonly Message[]>, language: Language = 'en') =>
  completed(lines)
    .map(strictSpeaker(language, texts[language], (seat) => ['Ann', 'Bob', 'Cid'][seat] ?? '?').say)
    .join('\n');

const scene = () =>
  new Scene()
    .units(0, '29', { cruiser: 2, carrier: 1, fighter: 2, infantry: 3 })
    .units(1, '20', { destroyer: 1 })
    .units(1, 'vefut-ii', { infantry: 1 })
    .control(1, 'vefut-ii');

const viewFrom = (made: Scene, seat: 0 | 1 | 2 | 'table' = 0): View => made.play().session.view(seat);

describe('a battle that somebody thinks up', () => {
  it('is weighed exactly', () => {
    const lines = said(
      odds.battle(
        {
          place: 'space',
          attacker: { units: { cruiser: 2 }, seat: null },
          defender: { units: { destroyer: 1 }, seat: null },
        },
        null,
      ),
    );
    const exact = oddsOf({
      place: 'space',
      attacker: { faction: null, units: { cruiser: 2 }, technologies: [] },
      defender: { faction: null, units: { destroyer: 1 }, technologies: [] },
    });
    expect(lines).toContain(`The attacker wins **${Math.round(exact.attacker * 100)} %**`);
  });

  it('counts what the seats that are named have', () => {
    const made = scene();
    const before = said(odds.battle(supposed, viewFrom(made)));
    const better = said(odds.battle(supposed, viewFrom(scene().tech(1, 'destroyer-ii'))));
    expect(better).not.toBe(before);
  });

  const supposed = {
    place: 'space',
    attacker: { units: { fighter: 4 }, seat: 0 },
    defender: { units: { destroyer: 2 }, seat: 1 },
  } as const;

  it('is refused where there is none', () => {
    const battle = (attacker: Record<string, number>, defender: Record<string, number>) =>
      said(
        odds.battle(
          {
            place: 'space',
            attacker: { units: attacker, seat: null },
            defender: { units: defender, seat: null },
          },
          null,
        ),
      );
    expect(battle({ infantry: 1 }, { cruiser: 1 })).toContain('The attacker needs ships');
    expect(battle({ cruiser: 1 }, {})).toContain('The defender needs ships');
    expect(battle({ cruiser: 9 }, { cruiser: 1 })).toContain('no more than 8 cruisers');
    expect(battle({ flagship: 1 }, { cruiser: 1 })).toContain('flagship');
    expect(battle({ cruiser: 1 }, { pds: 1 })).toContain('The attacker wins');
    expect(battle({ fighter: 60, dreadnought: 5, cruiser: 8 }, { fighter: 60, dreadnought: 5 })).toContain(
      'not worked out',
    );
  });
});

describe('an attack from the board', () => {
  it('is made with what reaches it and what that carries, in space and on the ground', () => {
    const lines = said(odds.attack(viewFrom(scene()), '20'));
    expect(lines).toContain('### Space combat: Vefut II (20)');
    expect(lines).toContain('Attacker (Ann): 1 carrier, 2 cruisers, 2 fighters');
    expect(lines).toContain('Defender (Bob): 1 destroyer');
    expect(lines).toContain('### Ground combat: Vefut II');
    expect(lines).toMatch(/Attacker \(Ann\): .*2 infantry/);
  });

  it('leaves behind what the fleet pool does not hold', () => {
    const made = scene();
    for (const seat of made.state.seats) seat.pools.fleet = 1;
    expect(said(odds.attack(viewFrom(made), '20'))).toMatch(/Attacker \(Ann\): 1 (?:cruiser|carrier)/);
  });

  it('says so where nothing comes or nobody is', () => {
    expect(said(odds.attack(viewFrom(new Scene().units(1, '20', { destroyer: 1 })), '20'))).toContain(
      'None of your ships can come',
    );
    expect(said(odds.attack(viewFrom(new Scene().units(0, '29', { cruiser: 1 })), '20'))).toContain(
      'Nobody stands in your way',
    );
    expect(said(odds.attack(viewFrom(scene(), 'table'), '20'))).toContain('Only who sits at the table');
  });

  it('can be aimed where others are, and nowhere by who sits nowhere', () => {
    expect(odds.places(viewFrom(scene())).map(({ id }) => id)).toContain('20');
    expect(odds.places(viewFrom(scene())).map(({ id }) => id)).not.toContain('29');
    expect(odds.places(viewFrom(scene(), 'table'))).toEqual([]);
  });

  it('is cut into steps, none of which looks at many positions', () => {
    const entered = vi.spyOn(Campaign.prototype, 'enter');
    const steps = odds.battle(
      {
        place: 'space',
        attacker: { units: { dreadnought: 4, fighter: 6 }, seat: 0 },
        defender: { units: { destroyer: 6, cruiser: 4 }, seat: 1 },
      },
      new Scene(3, ['l1z1x', 'hacan', 'xxcha']).play().session.view(0),
    );
    const looked: number[] = [];
    for (let step = steps.next(); !step.done; step = steps.next()) {
      looked.push(entered.mock.calls.length);
      entered.mockClear();
    }
    entered.mockRestore();
    expect(looked.length).toBeGreaterThan(100);
    expect(Math.max(...looked)).toBeLessThanOrEqual(MAX_LOOKED);
  });

  it('is told in both languages', () => {
    for (const language of LANGUAGES)
      expect(said(odds.attack(viewFrom(scene()), '20'), language)).toContain('%');
  });
});
