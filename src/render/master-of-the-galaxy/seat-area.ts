import type { Seat } from '#core/seat.ts';
import {
  cards,
  DISCS,
  RESOURCES,
  SYMBOLS,
  SYMBOLS_TO_WIN,
  type View,
} from '#games/master-of-the-galaxy/view.ts';
import type { IconName } from '../icons.ts';
import type { Area } from '../kit/area.ts';
import { inTwoColumns } from '../kit/columns.ts';
import type { Shape } from '../scene.ts';
import { panel, words } from '../shapes.ts';
import { seatPaints, theme } from '../theme.ts';
import { AREA_WIDTH, PADDING } from './area.ts';
import { card, cardHeight, type Laid } from './card.ts';
import { cube, discWords, seatDisc, symbolIcon } from './pieces.ts';
import type { Words } from './say.ts';

const GAP = 8;
const NAME = 62;
const LINE = 46;
const INNER = AREA_WIDTH - 2 * PADDING;
const HALF = (INNER - GAP) / 2;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The cards before a seat with the height of each: the race lies across, the others two by two. */
function laidOut(view: View, seat: Seat, say: Words): (Laid & { readonly height: number })[] {
  const area = view.seats[seat];
  if (!area) return [];
  return area.cards.map((held) => {
    const width = cards[held.id].kind === 'race' ? INNER : HALF;
    const laid: Laid = { held, colour: area.colour, symbols: area.symbols, width };
    return { ...laid, height: cardHeight(laid, say) };
  });
}

/** A seat's area: how near it is to each victory, its bag, and its cards. */
export function seatArea(view: View, seat: Seat, say: Words): Area {
  const all = laidOut(view, seat, say);
  const races = all.filter(({ width }) => width === INNER);
  const others = inTwoColumns(
    all.filter(({ width }) => width === HALF),
    GAP,
  );
  const own = view.seats[seat]?.bag ?? null;
  const top = PADDING / 2 + NAME + (own ? 3 : 2) * LINE;
  const below = top + races.reduce((sum, race) => sum + race.height + GAP, 0);
  const height = below + others.height + PADDING;
  return {
    height,
    draw: ([x, y]) => {
      const left = x + PADDING;
      const line = y + PADDING / 2 + NAME;
      return [
        frame(view, seat, { x, y, height }),
        ...name(view, seat, say)({ x: left, y: y + PADDING / 2 }),
        ...counts(view, seat, { x: left, y: line + LINE / 2 }),
        ...symbols(view, seat, { x: left, y: line + LINE * 1.5 }),
        ...(own ? bag(view, seat, say)({ x: left, y: line + LINE * 2.5 }) : []),
        ...races.flatMap((race) =>
          card(race, say, { x: left, y: y + top, width: race.width, height: race.height }),
        ),
        ...others.stacked.flatMap(({ item, column, top: under }) => {
          const place = { x: left + column * (HALF + GAP), y: y + below + under };
          return card(item, say, { ...place, width: item.width, height: item.height });
        }),
      ];
    },
  };
}

/** Whose turn it is shines. */
function frame(view: View, seat: Seat, { x, y, height }: Place & { height: number }): Shape {
  const turn = view.turn.seat === seat && view.ready && !view.winner && !view.stalemate;
  const box = panel({ x, y, width: AREA_WIDTH, height }, turn ? theme.gold : theme.edge);
  return { ...box, of: `seat:${seat}` } as Shape;
}

const name =
  (view: View, seat: Seat, say: Words) =>
  ({ x, y }: Place): Shape[] => {
    const colour = view.seats[seat]?.colour ?? 'grey';
    const disc = { x: x + 30, y: y + NAME / 2, r: 29 };
    const race = view.seats[seat]?.cards.find(({ id }) => cards[id].kind === 'race');
    const own = view.viewer === seat ? ` (${say.label('you', {})})` : '';
    return [
      seatDisc(disc, colour, `disc:${seat}`),
      ...discWords(disc, colour, `${seat + 1}`),
      words(
        { x: x + 72, y: y + 10, width: race ? 400 : INNER - 72, height: NAME - 20 },
        { text: `${say.seat(seat)}${own}`, size: 32, weight: 800, colour: seatPaints[colour].colour },
      ),
      ...(race
        ? [
            words(
              { x: x + 480, y: y + 10, width: INNER - 480, height: NAME - 20 },
              { text: say.card(race.id), size: 22, colour: theme.dim, align: 'right' },
            ),
          ]
        : []),
    ];
  };

/** Bases on the board towards all nine, the bag, start systems, turns to skip. */
function counts(view: View, seat: Seat, { x, y }: Place): Shape[] {
  const area = view.seats[seat];
  if (!area) return [];
  const { bases, reserve, colour } = area;
  const pips = Array.from({ length: DISCS }, (_, i): Shape => {
    const at = { x: x + 16 + i * 32, y, r: 14 };
    if (i < bases) return seatDisc(at, colour, `onBoard:${seat}:${i}`);
    const prepared = i >= DISCS - reserve ? null : seatPaints[colour].colour;
    const stroke = { colour: prepared ?? '#5f6d99', width: prepared ? 5 : 3 };
    return { kind: 'disc', ...at, r: 12, stroke, of: `${prepared ? 'ready' : 'reserve'}:${seat}:${i}` };
  });
  const figure = (at: number, text: string, width: number) =>
    words({ x: x + at, y: y - 18, width, height: 36 }, { text, size: 26, weight: 600 });
  const icon = (icon: IconName, at: number): Shape => ({
    kind: 'icon',
    icon,
    x: x + at,
    y,
    size: 28,
    colour: theme.dim,
  });
  return [
    ...pips,
    figure(300, `${bases}/${DISCS}`, 70),
    icon('bag', 418),
    figure(440, `${area.bagSize}`, 56),
    icon('home', 540),
    figure(564, `${area.starts}/2`, 66),
    ...(area.skips > 0 ? [icon('skip', 660), figure(684, `−${area.skips}`, 60)] : []),
  ];
}

/** The five kinds of supremacy; five of one kind win. */
function symbols(view: View, seat: Seat, { x, y }: Place): Shape[] {
  const held = view.seats[seat]?.symbols;
  if (!held) return [];
  const step = INNER / SYMBOLS.length;
  return SYMBOLS.flatMap((symbol, i): Shape[] => {
    const count = held[symbol];
    const left = x + i * step;
    const colour = count >= SYMBOLS_TO_WIN - 1 ? theme.gold : count > 0 ? theme.ink : theme.faint;
    return [
      symbolIcon({ x: left + 18, y, size: 34 }, symbol, colour),
      words(
        { x: left + 42, y: y - 18, width: 56, height: 36 },
        {
          text: `${count}/${SYMBOLS_TO_WIN}`,
          size: 26,
          weight: 600,
          colour,
          of: `symbols:${seat}:${symbol}`,
        },
      ),
    ];
  });
}

/** What is in the bag: only on the picture for its owner. */
const bag =
  (view: View, seat: Seat, say: Words) =>
  ({ x, y }: Place): Shape[] => {
    const held = view.seats[seat]?.bag;
    if (!held) return [];
    return [
      words(
        { x, y: y - 18, width: 150, height: 36 },
        { text: say.label('ownBag', {}), size: 22, colour: theme.gold },
      ),
      ...RESOURCES.flatMap((resource, i) => {
        const left = x + 160 + i * 116;
        return [
          ...cube({ x: left + 20, y, size: 34 }, resource, `bag:${seat}:${resource}`),
          words(
            { x: left + 44, y: y - 18, width: 60, height: 36 },
            { text: `×${held[resource]}`, size: 26, weight: 600 },
          ),
        ];
      }),
    ];
  };
