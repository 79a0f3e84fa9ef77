import { offeredMarks } from '#core/choice.ts';
import type { MarksForm, OptionForm } from '#core/question.ts';

/** A shape's cells belong together: `C2=c7,c8` is one mark. Anything else ends at a space or a comma. */
const TOKENS = /[^\s,=]*=[\p{L}\p{N}]+(?![^\s,])(?:,[\p{L}\p{N}]+(?![^\s,]))*|[^\s,]+/gu;

/** Marks as somebody typed them, one after the other. */
export const tokensIn = (text: string): readonly string[] => text.match(TOKENS) ?? [];

/** Letters that look alike on both keyboards. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', Х: 'X', І: 'I' },
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x', і: 'i' },
};

const folded = (text: string) =>
  [...text]
    .map((letter) => LATIN[letter] ?? letter)
    .join('')
    .toLowerCase();

/** A capital letter before what it pays for: `M>b4`, `I+c5`, `MxD3`, `M.Ca2`. */
const PAYER = /^\p{Lu}(?=[>+x.])/u;

/** How a mark is called without what pays for it: the point after that letter may be left out, too. */
function unpaid(id: string): readonly string[] {
  const rest = id.replace(PAYER, '');
  return rest === id ? [] : [rest, rest.replace(/^\./, '')];
}

const cellsKey = (cells: readonly string[]) => cells.map(folded).sort().join();

/** Shapes by the cells that they would cover; which shape stands before the sign does not matter where one alone lies like that. */
function laidOn({ turns = [] }: MarksForm, token: string): readonly OptionForm[] {
  const wanted = cellsKey(token.slice(token.indexOf('=') + 1).split(','));
  return turns.flatMap(({ placements }) => placements.filter(({ cells }) => cellsKey(cells) === wanted));
}

/** The marks that somebody may mean by what they typed: as it is called, then whatever the case, then without what pays for it. */
export function marksMeant(form: MarksForm, token: string): readonly OptionForm[] {
  const offered = offeredMarks(form);
  const named = folded(token);
  const readings = [
    () => offered.filter(({ id }) => id === token),
    () => offered.filter(({ id }) => folded(id) === named),
    () => (token.includes('=') ? laidOn(form, token) : []),
    () => offered.filter(({ id }) => unpaid(id).includes(token)),
    () => offered.filter(({ id }) => unpaid(id).map(folded).includes(named)),
  ];
  for (const reading of readings) {
    const found = reading();
    const open = found.filter(({ barred }) => barred === undefined);
    if (found.length > 0) return open.length > 0 ? open : found;
  }
  return [];
}
