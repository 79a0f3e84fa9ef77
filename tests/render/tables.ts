import type { Language, Speaker } from '#core/message.ts';
import type { Viewer } from '#core/seat.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { masterOfTheGalaxy } from '#games/master-of-the-galaxy/index.ts';
import type { View } from '#games/master-of-the-galaxy/view.ts';
import type { RenderRequest } from '../../src/render/render-request.ts';
import { randomOf } from '../support/chance.ts';
import { start } from '../support/driver.ts';
import { answerAtRandom } from '../support/selfplay.ts';

type State = Parameters<typeof masterOfTheGalaxy.view>[0];

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ann', 'Captain Balthazar the Third of Somewhere Far', 'cy', 'Dorothea'],
  ru: ['Анна', 'Капитан Бальтазар Третий из Дальних Краёв', 'Ия', 'Доротея'],
};

/** Speaks for the game in a language, with names short and long. */
export function speaks(language: Language): Speaker {
  return speaker(language, masterOfTheGalaxy.texts[language], (seat) => NAMES[language][seat] ?? `${seat}`);
}

/** What is sent to the drawing process for the same sight. */
export function orderOf(view: View, language: Language): RenderRequest {
  return { game: masterOfTheGalaxy.id, view, language, names: NAMES[language] };
}

/** How far a table of random answers is played, and how often it is looked at. */
export interface Play {
  readonly seats: number;
  readonly seed: number;
  readonly answers: number;
  readonly every: number;
  readonly options?: unknown;
}

/** A table of random answers, looked at from its beginning every so many answers. */
export function playing({ answers, every, ...sitting }: Play, look: (state: State) => void): void {
  const table = start(masterOfTheGalaxy, sitting);
  const random = randomOf(sitting.seed);
  for (let given = 0; given <= answers; given++) {
    if (given % every === 0) look(table.session.state);
    if (table.session.over) return look(table.session.state);
    answerAtRandom(table, random);
  }
}

export const seen = (state: State, viewer: Viewer): View => masterOfTheGalaxy.view(state, viewer);
