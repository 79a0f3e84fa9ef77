/** What may be marked now, by place: `explore:b4`, `claim:c5`, `cross:D3`, `symbol:Ca2`, `dot:e4` and so on. */
export type Legal = ReadonlySet<string>;

export const NOTHING_LEGAL: Legal = new Set();

/** Marks in the short notation of answers, and the place that each is about. */
const NOTATION: readonly (readonly [RegExp, string])[] = [
  [/^[MIR]?(?:>W\d>W\d)?>(\w+)$/, 'explore'],
  [/^[MIR]?\+(\w+)$/, 'claim'],
  [/^[MIR]?x([A-F]\d)$/, 'cross'],
  [/^(?:[MIR]\.)?([A-F][a-j]\d)$/, 'symbol'],
  [/^([XYZ])(?::[MIR]|!)$/, 'base'],
  [/^([FDCKNW]\d)(?::[MIR]|!)$/, 'copy'],
  [/^(?:t:|!)(\w\w)!?$/, 'technology'],
  [/^(?:[MIR]\.)?(?:i)?@([a-j]\d+)$/, 'dot'],
  [/^u:(\w+)$/, 'unlock'],
  [/^\*([A-F]\d)$/, 'open'],
  [/^d:([MIR])$/, 'die'],
];

function placeOf(option: string): string | null {
  for (const [notation, kind] of NOTATION) {
    const found = notation.exec(option)?.[1];
    if (found !== undefined) return `${kind}:${found}`;
  }
  return null;
}

/** The places that options are about; those that are about none on a sheet are left out. */
export const legalOf = (options: readonly string[]): Legal =>
  new Set(options.flatMap((option) => placeOf(option) ?? []));
