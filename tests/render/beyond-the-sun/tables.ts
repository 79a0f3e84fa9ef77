import type { Language, Speaker } from '#core/message.ts';
import type { Viewer } from '#core/seat.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { beyondTheSun } from '#games/beyond-the-sun/index.ts';
import type { State } from '#games/beyond-the-sun/state.ts';
import type { View } from '#games/beyond-the-sun/view.ts';
import { sunDrawing } from '../../../src/render/beyond-the-sun/drawing.ts';
import type { PictureKind, RenderRequest } from '../../../src/render/render-request.ts';
import type { Scene } from '../../../src/render/scene.ts';

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ann', 'Captain Balthazar the Third of Somewhere Far', 'cy', 'Dorothea'],
  ru: ['Анна', 'Капитан Бальтазар Третий из Дальних Краёв', 'Ия', 'Доротея'],
};
/** The name that is too long for some places: only it may be cut. */
export const LONG = { en: 'Balthazar', ru: 'Бальтазар' } as const;

export const speaks = (language: Language): Speaker =>
  speaker(language, beyondTheSun.texts[language], (seat) => NAMES[language][seat] ?? `${seat}`);

export const orderOf = (view: View, language: Language, picture: PictureKind): RenderRequest => ({
  game: beyondTheSun.id,
  view,
  picture,
  language,
  names: NAMES[language],
});

export const seen = (state: State, viewer: Viewer = 'table'): View => beyondTheSun.view(state, viewer);

export const drawn = (view: View, picture: PictureKind, language: Language = 'en'): Scene =>
  sunDrawing.scene(view, speaks(language), picture);

/** What the shapes of a scene stand for. */
export const things = ({ shapes }: Scene): ReadonlySet<string> =>
  new Set(shapes.flatMap(({ of }) => of ?? []));

export const BOARD: PictureKind = { kind: 'board' };
export const TECHNOLOGIES: PictureKind = { kind: 'place', place: 'technologies' };
export const EXPLORATION: PictureKind = { kind: 'place', place: 'exploration' };
export const STANDING: PictureKind = { kind: 'page', page: 'standing' };
export const SUMMARY: PictureKind = { kind: 'page', page: 'summary' };
export const seatOf = (seat: number): PictureKind => ({ kind: 'seat', seat });
