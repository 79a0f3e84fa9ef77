import { type MessageOf, type Texts, teller } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';

type Nothing = Record<string, never>;

/** The words of the toy. */
export type Lexicon = {
  'survey.ask': { readonly ink: number };
  'survey.lay': Nothing;
  'survey.ready': Nothing;
  'survey.boast': Nothing;
  'survey.boasted': { readonly seat: Seat };
  'survey.cell': { readonly cell: string };
  'survey.domino': Nothing;
  'survey.corner': Nothing;
  'survey.waive': Nothing;
  'survey.rock': Nothing;
  'survey.unused': { readonly ink: number };
  'survey.sum': { readonly ink: number; readonly stars: number; readonly wells: number };
  'survey.rolled': { readonly ink: number };
  'survey.marked': { readonly seat: Seat; readonly cells: readonly string[] };
  'survey.drew': { readonly seat: Seat; readonly stars: number };
  'survey.hint': { readonly seat: Seat };
  'survey.first': { readonly seats: readonly Seat[]; readonly row: number };
};
export type Words = MessageOf<Lexicon>;
export const msg = teller<Lexicon>();

export const en: Texts<Lexicon> = {
  'survey.ask': ({ ink }) => `Use your ink: ${ink}.`,
  'survey.lay': () => 'Lay the corner.',
  'survey.ready': () => 'Ready',
  'survey.boast': () => 'Ready, and proud of it',
  'survey.boasted': ({ seat }, say) => `${say.seat(seat)} is proud of it.`,
  'survey.cell': ({ cell }) => `Mark ${cell}`,
  'survey.domino': () => 'Domino',
  'survey.corner': () => 'Corner',
  'survey.waive': () => 'No domino',
  'survey.rock': () => 'Nothing can be drawn on the rock.',
  'survey.unused': ({ ink }) => `There is still something to draw (ink: ${ink}).`,
  'survey.sum': ({ ink, stars, wells }) => `Then: ink ${ink}, stars ${stars}, wells ${wells}.`,
  'survey.rolled': ({ ink }) => `Ink for everybody: ${ink}.`,
  'survey.marked': ({ seat, cells }, say) => `${say.seat(seat)} marks ${say.list(cells) || 'nothing'}.`,
  'survey.drew': ({ seat, stars }, say) => `${say.seat(seat)} draws from a well, stars: ${stars}.`,
  'survey.hint': ({ seat }, say) => `${say.seat(seat)} has found water.`,
  'survey.first': ({ seats, row }, say) => `Row ${row}: first ${say.list(seats.map(say.seat))}.`,
};

export const ru: Texts<Lexicon> = {
  'survey.ask': ({ ink }) => `Истратьте чернила: ${ink}.`,
  'survey.lay': () => 'Положите уголок.',
  'survey.ready': () => 'Готово',
  'survey.boast': () => 'Готово, и гордость берёт',
  'survey.boasted': ({ seat }, say) => `${say.seat(seat)}: вот чем можно гордиться.`,
  'survey.cell': ({ cell }) => `Отметить ${cell}`,
  'survey.domino': () => 'Домино',
  'survey.corner': () => 'Уголок',
  'survey.waive': () => 'Без домино',
  'survey.rock': () => 'На скале рисовать нельзя.',
  'survey.unused': ({ ink }) => `Рисовать ещё есть где (чернила: ${ink}).`,
  'survey.sum': ({ ink, stars, wells }) => `Станет: чернила ${ink}, звёзды ${stars}, колодцы ${wells}.`,
  'survey.rolled': ({ ink }) => `Чернила каждому: ${ink}.`,
  'survey.marked': ({ seat, cells }, say) => `${say.seat(seat)}: отмечено ${say.list(cells) || 'ничего'}.`,
  'survey.drew': ({ seat, stars }, say) => `${say.seat(seat)} черпает из колодца, звёзды: ${stars}.`,
  'survey.hint': ({ seat }, say) => `${say.seat(seat)} находит воду.`,
  'survey.first': ({ seats, row }, say) => `Ряд ${row}: первые ${say.list(seats.map(say.seat))}.`,
};
