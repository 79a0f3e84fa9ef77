import { rulesExtended, SimpleMarkdown } from 'discord-markdown-parser';

/** A piece of formatted text. Which fields there are goes by the type. */
export interface Piece {
  readonly type: string;
  readonly content?: string | readonly Piece[];
  readonly target?: string;
  readonly level?: number;
  readonly id?: string;
  readonly name?: string;
  readonly fullName?: string;
  readonly timestamp?: string;
  readonly format?: string;
  readonly ordered?: boolean;
  readonly start?: number;
  readonly items?: readonly (readonly Piece[])[];
}

type Rule = (typeof rulesExtended)[string];
type NestedParse = Parameters<Rule['parse']>[1];
type State = Parameters<Rule['parse']>[2];

const LIST = /^ *(?:[-*]|\d{1,9}\.) +[^\n]+(?:\n *(?:[-*]|\d{1,9}\.) +[^\n]+|\n {2,}[^\n]+)*(?:\n|$)/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

interface Line {
  readonly indent: number;
  /** The number of an ordered item; null for a bullet. */
  readonly number: number | null;
  text: string;
}

const { heading, subtext, text } = rulesExtended as Record<'heading' | 'subtext' | 'text', Rule>;

const parser = SimpleMarkdown.parserFor({
  ...rulesExtended,
  heading: atLineStart(heading, /^(#{1,3}) +([^\n]+?)(\n|$)/),
  subtext: atLineStart(subtext, /^-# +([^\n]+?)(\n|$)/),
  list: atLineStart(
    {
      order: heading.order - 0.2,
      match: () => null,
      parse: ([all = ''], parse, state) => listsOf(linesOf(all), parse, state),
    },
    LIST,
  ),
  // Words of any alphabet are taken whole; the package would cut all but Latin ones into letters.
  text: { ...text, match: (source: string) => /^[\s\S]+?(?=[^\p{L}\p{N} ]|https?:|$)/u.exec(source) },
});

/** Discord's markdown as a tree. */
export function parseMarkdown(source: string): readonly Piece[] {
  return parser(source, { inline: true }) as readonly Piece[];
}

function atLineStart(rule: Rule, pattern: RegExp): Rule {
  return {
    ...rule,
    match: (source, _state, before) => (/(^|\n) *$/.test(before) ? pattern.exec(source) : null),
  };
}

function linesOf(source: string): Line[] {
  const lines: Line[] = [];
  for (const line of source.replace(/\n$/, '').split('\n')) {
    const [, indent = '', mark = '', rest = ''] = ITEM.exec(line) ?? [];
    const last = lines.at(-1);
    if (mark !== '') {
      const number = mark.endsWith('.') ? Number.parseInt(mark, 10) : null;
      lines.push({ indent: indent.length, number, text: rest });
    } else if (last !== undefined) last.text += `\n${line.trim()}`;
  }
  return lines;
}

/** Lines that are further in than the first belong to the item above them; another kind of item begins another list. */
function listsOf(lines: readonly Line[], parse: NestedParse, state: State): Piece[] {
  const indent = lines[0]?.indent ?? 0;
  const lists: { first: Line; items: { line: Line; inner: Line[] }[] }[] = [];
  for (const line of lines) {
    const list = lists.at(-1);
    const above = list?.items.at(-1);
    if (line.indent > indent && above !== undefined) above.inner.push(line);
    else if (list !== undefined && isOrdered(list.first) === isOrdered(line))
      list.items.push({ line, inner: [] });
    else lists.push({ first: line, items: [{ line, inner: [] }] });
  }
  return lists.map(({ first, items }) => ({
    type: 'list',
    ordered: isOrdered(first),
    start: first.number ?? 1,
    items: items.map(({ line, inner }) => [
      ...(parse(line.text, state) as readonly Piece[]),
      ...listsOf(inner, parse, state),
    ]),
  }));
}

function isOrdered({ number }: Line): boolean {
  return number !== null;
}
