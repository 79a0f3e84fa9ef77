import type { Look } from '#app/records/look.ts';
import { plainText, rawText } from '#core/people-text.ts';
import type { Suggestion } from './command.ts';

/** The seats of a table that fit what is being typed, by number and name. */
export function seatsSuggested(look: Look | null, typed: string): readonly Suggestion[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return (look?.seats ?? [])
    .map(({ seat, name }) => ({ name: `${seat + 1}. ${plainText(name)}`, value: `${seat + 1}` }))
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}

/** The seat somebody means, by its number or by the name of who sits there. */
export function seatCalled({ seats }: Look, called: string): number | null {
  const wanted = called.trim().toLocaleLowerCase();
  const row = seats.find(
    ({ seat, name }) =>
      `${seat + 1}` === wanted ||
      [rawText(name), plainText(name)].some((one) => one.toLocaleLowerCase() === wanted),
  );
  return row?.seat ?? null;
}
