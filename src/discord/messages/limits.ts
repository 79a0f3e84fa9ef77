/** What Discord takes at most. The only place that knows. */
export const LIMITS = {
  customId: 100,
  buttonLabel: 80,
  buttonsInRow: 5,
  /** Rows of a message that is not made of components. */
  rows: 5,
  selectOptions: 25,
  optionLabel: 100,
  optionValue: 100,
  optionDescription: 100,
  placeholder: 150,
  modalTitle: 45,
  modalLabel: 45,
  modalPlaceholder: 100,
  modalFields: 5,
  modalText: 4000,
  /** Components of a message in all, nested ones counted. */
  components: 40,
  /** Characters of all texts of a message with components. */
  text: 4000,
  content: 2000,
  choices: 25,
  choiceName: 100,
  threadName: 100,
  altText: 1024,
  pollQuestion: 300,
} as const;

/** Discord counts characters, not UTF-16 units. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** The text, or as much of it as fits, with an ellipsis. */
export function clip(text: string, most: number): string {
  // No text has more characters than UTF-16 units.
  if (text.length <= most) return text;
  const characters = [...text];
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .replace(HALF_ESCAPED, '$1')
        .trimEnd()}…`;
}

/** A backslash whose sign was cut off. */
const HALF_ESCAPED = /(?<!\\)((?:\\\\)*)\\$/;

/** In pieces of at most so many. */
export function pieces<T>(items: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, at) =>
    items.slice(at * most, (at + 1) * most),
  );
}

/** A long text in parts that each fit, cut between lines where possible. */
export function parts(text: string, most: number): string[] {
  const found: string[] = [];
  let part = '';
  for (const line of text
    .split('\n')
    .flatMap((whole) => pieces([...whole], most).map((some) => some.join('')) || [''])) {
    const longer = part === '' ? line : `${part}\n${line}`;
    if (lengthOf(longer) <= most) part = longer;
    else {
      found.push(part);
      part = line;
    }
  }
  return part === '' && found.length > 0 ? found : [...found, part];
}
