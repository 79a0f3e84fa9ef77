/** Signs that are understood without a picture. */
const PLAIN = {
  planet: '●',
  battle: '⚔',
  law: '§',
  point: '★',
} as const;

/** Signs for which a word stands where there is no picture. */
const WORDED = [
  'fighter',
  'destroyer',
  'cruiser',
  'carrier',
  'dreadnought',
  'warsun',
  'flagship',
  'infantry',
  'pds',
  'dock',
  'resource',
  'influence',
  'tradegood',
  'commodity',
  'token',
  'secret',
  'speaker',
  'tech',
  'card',
  'deal',
  'base',
  'cube_red',
  'cube_blue',
  'cube_yellow',
  'cube_green',
  'cube_black',
  'ore',
  'population',
] as const;

const SEATS = ['①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧'] as const;

/** Seats are called by their number alone, whatever they look like. */
const COLOUR = /(?<=^seat\d)_\w+$/;

type PlainSign = keyof typeof PLAIN;
type WordedSign = (typeof WORDED)[number];

/**
 * Signs of ours in texts: pictures where Discord has them, else plain signs or words. They belong into texts alone, never into labels,
 * descriptions, placeholders, forms, polls, or anything a notification shows.
 */
export class Signs {
  /** What all signs but those of seats are called. */
  static readonly names: readonly string[] = [...Object.keys(PLAIN), ...WORDED];

  /** The pictures that Discord has, by name. */
  private pictures: ReadonlyMap<string, string> = new Map();

  /** From now on these are shown as pictures: ids of application emoji by name. */
  show(pictures: ReadonlyMap<string, string>): void {
    this.pictures = pictures;
  }

  /** A seat by the number that people see, from 1 on, and by its colour at the table if that is known. */
  seat(number: number, colour?: string): string {
    const plain = () => this.picture(`seat${number}`) ?? SEATS[number - 1] ?? `${number}`;
    return this.picture(`seat${number}_${colour}`) ?? plain();
  }

  /** A sign, or the word for it where it has none without a picture. */
  sign(name: PlainSign): string;
  sign(name: WordedSign, word: string): string;
  sign(name: PlainSign | WordedSign, word?: string): string {
    return this.picture(name) ?? (name in PLAIN ? PLAIN[name as PlainSign] : (word ?? ''));
  }

  private picture(name: string): string | null {
    const id = this.pictures.get(name);
    return id === undefined ? null : `<:${name.replace(COLOUR, '')}:${id}>`;
  }
}
