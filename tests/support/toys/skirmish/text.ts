import { type MessageOf, type Texts, teller } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';

type By = { readonly seat: Seat };
type Card = By & { readonly card: string };

export type Lexicon = {
  'skirmish.ask': { readonly what: string };
  'skirmish.option': { readonly id: string };
  'skirmish.seat': By;
  'skirmish.lacking': { readonly what: string };
  'skirmish.attacked': By & { readonly target: Seat };
  'skirmish.rolled': By & { readonly dice: readonly number[] };
  'skirmish.lost': By & { readonly ships: number };
  'skirmish.built': By;
  'skirmish.late': By;
  'skirmish.played': Card;
  'skirmish.cancelled': { readonly card: string };
  'skirmish.drew': Card;
  'skirmish.paid': By & { readonly credits: number };
  'skirmish.carriedOut': By & { readonly plan: string };
  'skirmish.won': By;
};
export type Words = MessageOf<Lexicon>;
export const msg = teller<Lexicon>();

export const en: Texts<Lexicon> = {
  'skirmish.ask': ({ what }) => `Your ${what}?`,
  'skirmish.option': ({ id }) => id,
  'skirmish.seat': ({ seat }, say) => say.seat(seat),
  'skirmish.lacking': ({ what }) => `There are no ${what} left.`,
  'skirmish.attacked': ({ seat, target }, say) => `${say.seat(seat)} attacks ${say.seat(target)}.`,
  'skirmish.rolled': ({ seat, dice }, say) => `${say.seat(seat)} rolls ${say.list(dice.map(String))}.`,
  'skirmish.lost': ({ seat, ships }, say) =>
    `${say.seat(seat)} loses ${ships} ${say.plural(ships, { one: 'ship', other: 'ships' })}.`,
  'skirmish.built': ({ seat }, say) => `${say.seat(seat)} builds a ship.`,
  'skirmish.late': ({ seat }, say) => `${say.seat(seat)} comes too late.`,
  'skirmish.played': ({ seat, card }, say) => `${say.seat(seat)} plays ${card}.`,
  'skirmish.cancelled': ({ card }) => `${card} is cancelled.`,
  'skirmish.drew': ({ seat, card }, say) => `${say.seat(seat)} draws ${card}.`,
  'skirmish.paid': ({ seat, credits }, say) => `${say.seat(seat)} pays ${credits}.`,
  'skirmish.carriedOut': ({ seat, plan }, say) => `${say.seat(seat)} carries out: ${plan}.`,
  'skirmish.won': ({ seat }, say) => `${say.seat(seat)} wins.`,
};

export const ru: Texts<Lexicon> = {
  'skirmish.ask': ({ what }) => `Ваш выбор (${what})?`,
  'skirmish.option': ({ id }) => id,
  'skirmish.seat': ({ seat }, say) => say.seat(seat),
  'skirmish.lacking': ({ what }) => `Больше нет: ${what}.`,
  'skirmish.attacked': ({ seat, target }, say) => `${say.seat(seat)} нападает на ${say.seat(target)}.`,
  'skirmish.rolled': ({ seat, dice }, say) => `${say.seat(seat)} бросает ${say.list(dice.map(String))}.`,
  'skirmish.lost': ({ seat, ships }, say) =>
    `${say.seat(seat)} теряет ${ships} ${say.plural(ships, { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' })}.`,
  'skirmish.built': ({ seat }, say) => `${say.seat(seat)} строит корабль.`,
  'skirmish.late': ({ seat }, say) => `${say.seat(seat)} опаздывает.`,
  'skirmish.played': ({ seat, card }, say) => `${say.seat(seat)} играет ${card}.`,
  'skirmish.cancelled': ({ card }) => `${card} отменяется.`,
  'skirmish.drew': ({ seat, card }, say) => `${say.seat(seat)} берёт ${card}.`,
  'skirmish.paid': ({ seat, credits }, say) => `${say.seat(seat)} платит ${credits}.`,
  'skirmish.carriedOut': ({ seat, plan }, say) => `${say.seat(seat)} исполняет: ${plan}.`,
  'skirmish.won': ({ seat }, say) => `${say.seat(seat)} побеждает.`,
};
