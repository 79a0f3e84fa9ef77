import type { Language, Speaker } from '#core/message.ts';
import type { Viewer } from '#core/seat.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { twilightInscription } from '#games/twilight-inscription/index.ts';
import { layoutOf, type Variants } from '#games/twilight-inscription/sheets/layout.ts';
import { RESERVE } from '#games/twilight-inscription/sheets/places.ts';
import type { State } from '#games/twilight-inscription/state.ts';
import { KEPT, SHEETS, type SheetId } from '#games/twilight-inscription/tables/vocabulary.ts';
import type { View } from '#games/twilight-inscription/view.ts';
import type { PictureKind, RenderRequest } from '../../../src/render/render-request.ts';
import type { Scene } from '../../../src/render/scene.ts';
import { inscriptionDrawing } from '../../../src/render/twilight-inscription/drawing.ts';
import { playedInto, type Sitting } from '../../support/selfplay.ts';

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Ann',
    'Captain Balthazar the Third of Somewhere Far',
    'cy',
    'Dorothea',
    'Eve',
    'Ferdinand',
    'Gus',
    'Hal',
  ],
  ru: ['Анна', 'Капитан Бальтазар Третий из Дальних Краёв', 'Ия', 'Доротея', 'Ева', 'Фердинанд', 'Гай', 'Ян'],
};
/** The name that is too long for some places: only it may be cut. */
export const LONG = { en: 'Balthazar', ru: 'Бальтазар' } as const;

export const speaks = (language: Language): Speaker =>
  speaker(language, twilightInscription.texts[language], (seat) => NAMES[language][seat] ?? `${seat}`);

export const orderOf = (view: View, language: Language, picture: PictureKind): RenderRequest => ({
  game: twilightInscription.id,
  view,
  picture,
  language,
  names: NAMES[language],
});

/** A table after so many random answers. */
export const stateAfter = (sitting: Sitting, answers: number): State =>
  structuredClone(playedInto(twilightInscription, sitting, answers).session.state) as State;

export const seen = (state: State, viewer: Viewer): View => twilightInscription.view(state, viewer);

export const drawn = (view: View, picture: PictureKind, language: Language = 'en'): Scene =>
  inscriptionDrawing.scene(view, speaks(language), picture);

/** What the shapes of a scene stand for. */
export const things = ({ shapes }: Scene): ReadonlySet<string> =>
  new Set(shapes.flatMap(({ of }) => of ?? []));

export const page = (seat: number, sheet: SheetId): PictureKind => ({
  kind: 'page',
  page: `${seat + 1}-${sheet}`,
});

/** The same variant of every sheet. */
export const everySheet = (variant: number): Variants =>
  Object.fromEntries(SHEETS.map((sheet) => [sheet, variant])) as Variants;

type Player = State['seats'][number];
type Kept = Player['kept'][number]['asset'];

const isKept = (asset: string | null | undefined): asset is Kept => KEPT.some((one) => one === asset);

/** Lines from system to system as far as lanes lead, then those beyond the wormholes. */
function explored({ navigation }: ReturnType<typeof layoutOf>): Player['navigation']['explored'] {
  const known = new Set(['H']);
  const lines: Player['navigation']['explored'] = [];
  const walk = (from: string, to: string) => {
    if (!known.has(from) || known.has(to)) return;
    known.add(to);
    lines.push({ id: to, from });
  };
  for (let round = 0; round < 9; round++)
    for (const [a, b] of navigation.lanes) {
      walk(a, b);
      walk(b, a);
    }
  return known.has('i1')
    ? lines
    : [...lines, { id: 'i1', from: 'W1>W3' }, { id: 'i2', from: 'i1' }, { id: 'i3', from: 'i2' }];
}

/** Fills a player's sheets: nearly everything is marked, half of what is kept is spent. */
function fill(player: Player, variants: Variants): void {
  const layout = layoutOf(variants);
  const { navigation, expansion, industry, warfare } = player;
  navigation.explored = explored(layout);
  navigation.claimed = navigation.explored.slice(0, 27).map(({ id }) => id);
  navigation.wormholes = ['W1', 'W3'];
  navigation.mecatol = 7;
  const assetAt = (id: string) => layout.navigation.systems.get(id)?.asset;
  navigation.relics = navigation.claimed.filter((id) => assetAt(id) === 'relic').map((at) => ({ at, vp: 3 }));
  player.kept = [
    ...navigation.claimed.flatMap((at) => {
      const asset = assetAt(at);
      return isKept(asset) ? [{ asset, at, spent: false }] : [];
    }),
    { asset: 'alloy' as const, at: RESERVE, spent: true },
    { asset: 'planet' as const, at: RESERVE, spent: false },
  ].map((one, at) => (one.at === RESERVE ? one : { ...one, spent: at % 2 === 0 }));
  expansion.unlocked = ['A', 'B', 'C', 'D', 'E'];
  expansion.crossed = [...layout.expansion.symbols.keys()].filter((id, i) => id[0] !== 'F' && i % 7 !== 3);
  expansion.bases = [
    { id: 'X', crossed: layout.expansion.bases.get('X')?.cost ?? '', built: 'symbols' },
    { id: 'Y', crossed: '', built: 'planet' },
  ];
  expansion.population = 7;
  const cells = [...layout.industry.cells.values()];
  industry.crossed = [
    ...layout.industry.crossed,
    ...cells.filter(({ id }, i) => i % 3 === 0 && !layout.industry.crossed.includes(id)).map(({ id }) => id),
  ];
  industry.claimed = cells
    .filter(({ id, dashed }) => !dashed && !industry.crossed.includes(id))
    .map(({ id }) => id);
  industry.products = [8, 6, 5];
  industry.votesUnderlined = 5;
  industry.goods = { gained: 12, spent: 7 };
  industry.votes = { gained: 14, spent: 6 };
  warfare.line = 7;
  warfare.unlocked = ['dreadnought'];
  warfare.paid = [{ copy: 'N2', crossed: 'MM' }];
  warfare.frontier = { left: 1, right: 2 };
  warfare.units = [
    { unit: 'infantry', copy: null, dots: ['a1'] },
    { unit: 'fighter', copy: 'F1', dots: ['b1', 'b2', 'b3'] },
    { unit: 'carrier', copy: 'K1', dots: ['c4', 'd4', 'c5', 'd5'] },
    { unit: 'dreadnought', copy: 'N1', dots: ['e4', 'f4', 'g4', 'e5', 'f5'] },
    { unit: 'cruiser', copy: 'C2', dots: [] },
  ];
  warfare.wars = [
    { left: 8, right: 5, verdicts: { left: 'won', right: 'lost' } },
    { left: 10, right: 12, verdicts: { left: 'tied', right: 'won' } },
  ];
  player.technologies = layout.technologies.map((id, at) => ({
    id,
    crossed: 2,
    researched: at % 2 === 1,
  }));
  player.used = player.technologies.slice(1, 2).map(({ id }) => id);
  player.relics = [{ id: 'seers-glass', played: false }];
}

const begun = new Map<string, State>();

/** A table of four in its middle, played once. */
function middleOf(side: 'A' | 'B'): State {
  const known = begun.get(side) ?? stateAfter({ seats: 4, seed: 11, options: { side } }, 120);
  begun.set(side, known);
  return structuredClone(known);
}

/** A table of four on which every sheet is nearly full, all of the same variant. */
export function fullState(variant: number): State {
  const state = middleOf(variant === 0 ? 'B' : 'A');
  const variants = everySheet(variant);
  state.variants = state.variants.map(() => ({ ...variants }));
  for (const player of state.seats) {
    fill(player, variants);
    player.active = null;
    player.hand = [];
  }
  return state;
}
