import type { Language, Speaker } from '#core/message.ts';
import type { Viewer } from '#core/seat.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import type { ObjectiveView, Stack, SystemView, UnitType, View } from '#games/twilight-imperium/view.ts';
import type { RenderRequest } from '../../src/render/render-request.ts';
import { randomOf } from '../support/chance.ts';
import { start } from '../support/driver.ts';
import { answerAtRandom } from '../support/selfplay.ts';
import type { Play } from './tables.ts';

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ann', 'Captain Balthazar the Third of Somewhere Far', 'cy', 'Dorothea', 'Eve', 'Ferdinand'],
  ru: ['Анна', 'Капитан Бальтазар Третий из Дальних Краёв', 'Ия', 'Доротея', 'Ева', 'Фердинанд'],
};
/** The name that is too long for some places: only it may be cut. */
export const LONG = { en: 'Balthazar', ru: 'Бальтазар' } as const;

export function speaks(language: Language): Speaker {
  return speaker(language, twilightImperium.texts[language], (seat) => NAMES[language][seat] ?? `${seat}`);
}

export function orderOf(view: View, language: Language): RenderRequest {
  return { game: twilightImperium.id, view, language, names: NAMES[language] };
}

type Seen = Parameters<typeof twilightImperium.view>[0];

/** A table of random answers, looked at from its beginning every so many answers. */
export function playing({ answers, every, ...sitting }: Play, look: (state: Seen) => void): void {
  const table = start(twilightImperium, sitting);
  const random = randomOf(sitting.seed);
  for (let given = 0; given <= answers; given++) {
    if (given % every === 0) look(table.session.state);
    if (table.session.over) return look(table.session.state);
    answerAtRandom(table, random);
  }
}

/** The last state of such a table. */
export function stateAfter(play: Omit<Play, 'every'>): State {
  let found: State | null = null;
  playing({ ...play, every: Math.max(1, play.answers) }, (state) => {
    found = structuredClone(state) as State;
  });
  if (!found) throw new Error('nothing was seen');
  return found;
}

export const seen = (state: Seen | State, viewer: Viewer): View =>
  twilightImperium.view(state as Seen, viewer);

const SHIPS: readonly UnitType[] = [
  'carrier',
  'cruiser',
  'destroyer',
  'dreadnought',
  'fighter',
  'flagship',
  'war-sun',
  'infantry',
];

const stack = (seat: number, unit: UnitType, count: number): Stack => ({ seat, unit, count, damaged: 1 });

/** As many things on a tile as can ever lie there: two whole fleets, an invasion, everybody's tokens, all wormholes. */
function crowdedSystem(system: SystemView, seats: number): SystemView {
  return {
    ...system,
    tokens: Array.from({ length: seats }, (_, seat) => seat),
    wormholes: ['alpha', 'beta', 'delta'],
    units: [0, seats - 1].flatMap((seat) => SHIPS.map((unit, i) => stack(seat, unit, i === 4 ? 24 : 1 + i))),
    planets: system.planets.map((planet) => ({
      ...planet,
      controller: 0,
      exhausted: true,
      attached: ['core-mining'],
      units: [
        stack(0, 'infantry', 12),
        stack(0, 'pds', 2),
        stack(0, 'space-dock', 1),
        stack(1, 'infantry', 11),
      ],
    })),
  };
}

export const crowded = (view: View): View => ({
  ...view,
  systems: view.systems.map((system) => crowdedSystem(system, view.seats.length)),
});

/** An objective that some have scored, and the others are far from. */
export const objective = (id: ObjectiveView['id'], more: Partial<ObjectiveView> = {}): ObjectiveView => ({
  id,
  stage: 2,
  points: 2,
  scored: [],
  standing: Array.from({ length: 6 }, () => ({ met: false, have: 11, need: 16 })),
  ...more,
});
