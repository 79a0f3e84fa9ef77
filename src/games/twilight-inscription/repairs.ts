import type { RepairKind, Repairs } from '#core/repairs.ts';
import type { Seat } from '#core/seat.ts';
import { choosable, countable, replaced } from '#kit/repairs.ts';
import { layoutOf } from './sheets/layout.ts';
import { playerOf, type State } from './state.ts';
import { GOODS, VOTES } from './tables/industry.ts';
import { technologies as printed } from './tables/technologies.ts';
import { KEPT, PRODUCTS, SHEETS } from './tables/vocabulary.ts';
import { msg } from './text/lexicon.ts';
import type { SeatView, View } from './view.ts';

type Kind = RepairKind<State, View>;

/** The most that a form sets of something without a limit of its own. */
const MAX_SET = 20;
const OPEN = { id: 'open', label: msg('mend.open', {}) };
const DONE = { id: 'done', label: msg('mend.done', {}) };

const seated = <T>(view: View, seat: Seat, things: (player: SeatView) => T[]): T[] => {
  const player = view.seats[seat];
  return player ? things(player) : [];
};

const layoutIn = ({ variants }: View, seat: Seat) =>
  layoutOf(variants[seat] ?? { navigation: 0, expansion: 0, industry: 0, warfare: 0 });

/** Points written on a sheet, in sum. */
const points: Kind = {
  id: 'points',
  label: msg('mend.kind.points', {}),
  whose: 'seat',
  things: (view, seat) =>
    seated(view, seat, ({ written }) =>
      SHEETS.map((sheet) =>
        countable<State>(
          {
            id: sheet,
            label: msg('mend.points', { seat, sheet }),
            now: written.reduce((sum, one) => sum + (one.sheet === sheet ? one.vp : 0), 0),
            min: -MAX_SET,
            max: MAX_SET,
          },
          (vp, s) =>
            replaced(`/seats/${seat}/written`, [
              ...playerOf(s, seat).written.filter((one) => one.sheet !== sheet),
              { sheet, vp },
            ]),
        ),
      ),
    ),
};

/** Goods and votes at hand, rows of the chart, population, frontiers. */
const stock: Kind = {
  id: 'stock',
  label: msg('mend.kind.stock', {}),
  whose: 'seat',
  things: (view, seat) =>
    seated(view, seat, ({ industry, expansion, warfare }) => {
      const { chart } = layoutIn(view, seat).industry;
      const { population } = layoutIn(view, seat).expansion;
      const at = `/seats/${seat}`;
      const kept = (what: 'goods' | 'votes', most: number) =>
        countable<State>(
          {
            id: what,
            label: msg(`mend.${what}`, { seat }),
            now: industry[what].gained - industry[what].spent,
            max: most - industry[what].spent,
          },
          (value, s) =>
            replaced(`${at}/industry/${what}/gained`, playerOf(s, seat).industry[what].spent + value),
        );
      return [
        kept('goods', GOODS),
        kept('votes', VOTES),
        ...PRODUCTS.map((product, row) =>
          countable<State>(
            {
              id: product,
              label: msg('mend.products', { seat, product }),
              now: industry.products[row] ?? 0,
              max: chart.length,
            },
            (value) => replaced(`${at}/industry/products/${row}`, value),
          ),
        ),
        countable<State>(
          {
            id: 'dip',
            label: msg('mend.diplomacy', { seat }),
            now: industry.votesUnderlined,
            min: 1,
            max: chart.votes,
          },
          (value) => replaced(`${at}/industry/votesUnderlined`, value),
        ),
        countable<State>(
          {
            id: 'pop',
            label: msg('mend.population', { seat }),
            now: expansion.population,
            max: population.length,
          },
          (value) => replaced(`${at}/expansion/population`, value),
        ),
        ...(['left', 'right'] as const).map((side) =>
          countable<State>(
            {
              id: side,
              label: msg('mend.frontier', { seat, side }),
              now: warfare.frontier[side],
              max: MAX_SET,
            },
            (value) => replaced(`${at}/warfare/frontier/${side}`, value),
          ),
        ),
      ];
    }),
};

/** Assets that are kept: more come into the reserve line, fewer are crossed out. */
const kept: Kind = {
  id: 'kept',
  label: msg('mend.kind.kept', {}),
  whose: 'seat',
  things: (view, seat) =>
    seated(view, seat, (player) =>
      KEPT.map((asset) =>
        countable<State>(
          {
            id: asset,
            label: msg('mend.kept', { seat, asset }),
            now: player.kept.filter((one) => one.asset === asset && !one.spent).length,
            max: MAX_SET,
          },
          (value, s) => {
            const { kept: all } = playerOf(s, seat);
            const unspent = all.filter((one) => one.asset === asset && !one.spent);
            const missing = Array.from({ length: Math.max(0, value - unspent.length) }, () => ({
              asset,
              at: 'reserve',
              spent: false,
            }));
            const stay = new Set(unspent.slice(0, value));
            const after = all.map((one) => ({
              ...one,
              spent: one.spent || (unspent.includes(one) && !stay.has(one)),
            }));
            return replaced(`/seats/${seat}/kept`, [...after, ...missing]);
          },
        ),
      ),
    ),
};

/** Technologies, researched or not. */
const technologies: Kind = {
  id: 'technologies',
  label: msg('mend.kind.technologies', {}),
  whose: 'seat',
  things: (view, seat) =>
    seated(view, seat, (player) =>
      player.technologies.map(({ id, researched }, at) =>
        choosable<State>(
          {
            id,
            label: msg('mend.technology', { seat, tech: id }),
            now: researched ? DONE.id : OPEN.id,
            options: [OPEN, DONE],
          },
          (value) =>
            replaced(`/seats/${seat}/technologies/${at}`, {
              id,
              crossed: value === DONE.id ? printed[id].research : 0,
              researched: value === DONE.id,
            }),
        ),
      ),
    ),
};

/** Explored systems, claimed or not. */
const systems: Kind = {
  id: 'systems',
  label: msg('mend.kind.systems', {}),
  whose: 'seat',
  things: (view, seat) =>
    seated(view, seat, ({ navigation }) =>
      navigation.explored.map(({ id }) =>
        choosable<State>(
          {
            id,
            label: msg('mend.system', { seat, system: id }),
            now: navigation.claimed.includes(id) ? DONE.id : OPEN.id,
            options: [OPEN, DONE],
          },
          (value, s) => {
            const others = playerOf(s, seat).navigation.claimed.filter((one) => one !== id);
            return replaced(
              `/seats/${seat}/navigation/claimed`,
              value === DONE.id ? [...others, id] : others,
            );
          },
        ),
      ),
    ),
};

/** What lies open of a seat: all but what it holds, and what it is about to mark (24.4). */
const OPEN_OF_SEAT = [
  'faction',
  'navigation',
  'expansion',
  'industry',
  'warfare',
  'technologies',
  'dice',
  'kept',
  'written',
  'objectives',
  'active',
  'used',
];

/** What of a table can be set right with a form, and what lies open: not what is to come, nor relics. */
export const repairs: Repairs<State, View> = {
  kinds: [points, stock, kept, technologies, systems],
  open: [
    'variants',
    'neighbours',
    'chair',
    'phase',
    'event',
    'round',
    'dice',
    'objectives',
    'mecatol',
    'council',
    'automaton',
    ...OPEN_OF_SEAT.map((field) => `seats/*/${field}`),
  ],
};
