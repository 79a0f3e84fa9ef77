import type { Seat } from '#core/seat.ts';
import {
  type Fleet,
  type PlaceId,
  type PlaceView,
  SHIP_LEVELS,
  SYSTEM_PLACES,
  type SystemId,
  systems,
} from '#games/beyond-the-sun/view.ts';
import { seatMark } from '../kit/seat-mark.ts';
import type { Box, Shape } from '../scene.ts';
import { round, star, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { lastingSigns } from './card.ts';
import { pointsStar, seatShip } from './marks.ts';
import { kindColours, paintOf, signColours } from './palette.ts';
import { signRows, unitFor } from './rows.ts';
import type { Words } from './say.ts';
import type { Seen } from './seen.ts';
import { colonySign, discSign, LEAST, type Sign } from './sign.ts';
import { controlSign, stepSigns } from './steps.ts';

const PAD = 14;
const SHIP = 40;
const SMALL_SHIP = 29;
const ROW = 46;

/** The outpost of a seat: its disc with the letter of what it produces. */
export function outpostDisc(
  { x, y, r }: { readonly x: number; readonly y: number; readonly r: number },
  { seat, disc, of }: { readonly seat: Seat; readonly disc: 'food' | 'ore' | 'star'; readonly of: string },
  say: Words,
): Shape[] {
  const paint = paintOf(seat);
  const inner = round(r * 0.62);
  return [
    { kind: 'disc', x, y, r, fill: paint, stroke: { colour: theme.ink, width: 2 }, of },
    {
      kind: 'disc',
      x,
      y,
      r: inner,
      fill: { colour: disc === 'star' ? theme.dark : kindColours[disc] },
    },
    ...(disc === 'star'
      ? [star({ x, y, r: round(inner * 0.9) }, { fill: { colour: theme.gold } })]
      : [
          words(
            { x: x - inner, y: y - inner, width: 2 * inner, height: 2 * inner },
            {
              text: say.label('kindLetter', { kind: disc }),
              size: Math.max(LEAST, Math.round(r * 0.8)),
              least: LEAST,
              weight: 800,
              colour: theme.dark,
              align: 'centre',
            },
          ),
        ]),
  ];
}

/** The least strength that a seat needs to colonise a place, with its own reductions. */
function requiredOf({ view }: Seen, seat: Seat, required: number): number {
  const less = view.seats[seat]?.abilities.some(({ rule, unlocked }) => rule === 'coloniseMinus' && unlocked);
  return Math.max(1, required - (less ? 1 : 0));
}

/** Every ship with its level; where there are too many, those of a level are counted. */
function shipsInRow(
  fleet: Fleet,
  { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>,
  { place, seat }: { readonly place: PlaceId; readonly seat: Seat },
): Shape[] {
  const levels = SHIP_LEVELS.toReversed().filter((level) => (fleet[level - 1] ?? 0) > 0);
  const of = (level: number) => `ship:${place}:${seat}:${level}`;
  const all = levels.flatMap((level) => Array<number>(fleet[level - 1] ?? 0).fill(level));
  if (all.length * (SHIP + 1) <= width)
    return all.flatMap((level, at) =>
      seatShip([round(x + SHIP / 2 + at * (SHIP + 1)), y], SHIP, { seat, level, of: of(level) }),
    );
  const step = width / levels.length;
  return levels.flatMap((level, at): Shape[] => [
    ...seatShip([round(x + SMALL_SHIP / 2 + at * step), y], SMALL_SHIP, { seat, level, of: of(level) }),
    words(
      { x: round(x + SMALL_SHIP + at * step), y: y - 16, width: round(step - SMALL_SHIP - 2), height: 32 },
      { text: `×${fleet[level - 1] ?? 0}`, size: 20, least: LEAST, weight: 600, colour: theme.dim },
    ),
  ]);
}

/** A fleet in a row: whose, every ship with its level, and the strength they have together. */
function fleetRow(seen: Seen, place: PlaceId, { seat, box }: { seat: Seat; box: Box }): Shape[] {
  const { view } = seen;
  const at = view.places[place];
  const fleet = view.seats[seat]?.ships[place] ?? [0, 0, 0, 0];
  const middle = box.y + ROW / 2;
  const [left, right] = [box.x + 46, box.x + box.width - 54];
  const isStrong =
    at?.controller === seat &&
    at.required !== null &&
    (at.strength[seat] ?? 0) >= requiredOf(seen, seat, at.required);
  return [
    ...seatMark([box.x + 18, middle], 18, { seat, paint: paintOf(seat), of: `fleet:${place}:${seat}` }),
    ...shipsInRow(fleet, { x: left, y: middle, width: right - left }, { place, seat }),
    words(
      { x: right + 4, y: middle - 19, width: 50, height: 38 },
      {
        text: `${at?.strength[seat] ?? 0}`,
        size: 32,
        weight: 800,
        align: 'right',
        colour: isStrong ? theme.good : theme.ink,
        of: `strength:${place}:${seat}`,
      },
    ),
  ];
}

/** The fleets of a place below each other, the strongest first; in less room they stand closer. */
function fleets(seen: Seen, place: PlaceId, box: Box): Shape[] {
  const strength = seen.view.places[place]?.strength ?? [];
  const present = strength
    .flatMap((n, seat) => (n > 0 ? [seat] : []))
    .sort((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0));
  return present.flatMap((seat, at) => fleetRow(seen, place, { seat, box: { ...box, y: box.y + at * ROW } }));
}

/** Whether the subject may build there, as a shipyard's sign. */
function buildMark({ view, subject, say }: Seen, place: PlaceId, { x, y, width, height }: Box): Shape[] {
  const mine = subject === null ? undefined : view.seats[subject];
  if (subject === null || !mine?.buildPlaces.includes(place)) return [];
  return [
    {
      kind: 'icon',
      icon: 'dock',
      x: x + 30,
      y: y + height - 26,
      size: 34,
      colour: paintOf(subject).colour,
      of: `build:${place}`,
    },
    words(
      { x: x + 54, y: y + height - 40, width: width - 68, height: 28 },
      {
        text: say.label('canBuild', { name: say.seat(subject) }),
        size: 20,
        least: LEAST,
        colour: paintOf(subject).colour,
      },
    ),
  ];
}

const specSigns = (at: PlaceView | undefined, say: Words): readonly Sign[] =>
  (at?.spec ?? []).map((kind) => discSign(kindColours[kind], say.label('kindLetter', { kind })));

interface Frame {
  readonly colour: string;
  readonly fill?: string;
  readonly radius?: number;
}

const ground = (place: PlaceId, box: Box, { colour, fill = theme.panel, radius = 18 }: Frame): Shape => ({
  kind: 'box',
  ...box,
  radius,
  fill: { colour: fill },
  stroke: { colour, width: 4 },
  of: `place:${place}`,
});

/** A system card: what it takes and gives, who controls it, and the ships there. */
export function systemCard(seen: Seen, place: PlaceId, { id, box }: { id: SystemId; box: Box }): Shape[] {
  const { view, say } = seen;
  const { x, y, width } = box;
  const at = view.places[place];
  const { deck, vp, control, bonus, lasting, strength } = systems[id];
  const controller = at?.controller ?? null;
  const required = at?.required ?? strength;
  const isOpen =
    controller !== null && (at?.strength[controller] ?? 0) >= requiredOf(seen, controller, required);
  const gains: readonly (readonly Sign[])[] = [
    ...(control.length > 0 ? [[controlSign, ...stepSigns(control, say)]] : []),
    ...(bonus.length > 0 ? [[colonySign, ...stepSigns(bonus, say)]] : []),
    ...(lasting ? [lastingSigns(lasting)] : []),
  ];
  const rows = { x: x + PAD, y: y + 100, width: width - 2 * PAD, height: 108 };
  return [
    ground(place, box, { colour: controller === null ? theme.edge : paintOf(controller).colour }),
    words(
      { x: x + PAD, y: y + 6, width: width - 2 * PAD - 52, height: 40 },
      { text: say.names.systems[id], size: 28, least: 18, weight: 800, of: `system:${id}` },
    ),
    words(
      { x: x + width - PAD - 50, y: y + 8, width: 50, height: 34 },
      {
        text: place === 'X' ? say.label('deck', { deck }) : say.names.places[place],
        size: 24,
        weight: 600,
        colour: theme.faint,
        align: 'right',
      },
    ),
    { kind: 'icon', icon: 'conflict', x: x + PAD + 18, y: y + 72, size: 34, colour: signColours.strength },
    words(
      { x: x + PAD + 38, y: y + 52, width: 50, height: 40 },
      {
        text: `${required}`,
        size: 36,
        weight: 800,
        colour: isOpen ? theme.good : theme.ink,
        of: `required:${place}`,
      },
    ),
    ...pointsStar([x + PAD + 118, y + 72], 26, { text: `${vp}` }),
    ...specSigns(at, say).flatMap((sign, i) => sign.draw([x + PAD + 156 + i * 42, y + 72], 40)),
    ...(controller === null || at?.disc === undefined || at.disc === null
      ? []
      : outpostDisc(
          { x: x + width - 40, y: y + 76, r: 28 },
          { seat: controller, disc: at.disc, of: `outpost:${place}:${controller}` },
          say,
        )),
    ...signRows(gains, rows, unitFor(gains, rows, 33)),
    ...fleets(seen, place, {
      x: x + PAD,
      y: y + box.height - view.seats.length * ROW - 8,
      width: width - 2 * PAD,
      height: view.seats.length * ROW,
    }),
    ...(isOpen
      ? [
          {
            kind: 'box' as const,
            x: x - 7,
            y: y - 7,
            width: width + 14,
            height: box.height + 14,
            radius: 22,
            stroke: { colour: theme.good, width: 5, dash: [16, 9] },
            of: `colonisable:${place}`,
          },
        ]
      : []),
  ];
}

/** A shipyard: what it is good for, who controls it, and the ships there. */
export function yardCard(seen: Seen, place: PlaceId, box: Box): Shape[] {
  const { view, say } = seen;
  const { x, y, width } = box;
  const at = view.places[place];
  const controller = at?.controller ?? null;
  return [
    ground(place, box, { colour: controller === null ? theme.edge : paintOf(controller).colour }),
    words(
      { x: x + PAD, y: y + 8, width: 190, height: 40 },
      { text: say.names.places[place], size: 25, least: 18, weight: 800 },
    ),
    ...specSigns(at, say).flatMap((sign, i) => sign.draw([x + 216 + i * 42, y + 30], 36)),
    ...(controller === null || at?.disc === undefined || at.disc === null
      ? []
      : outpostDisc(
          { x: x + width - 38, y: y + 34, r: 26 },
          { seat: controller, disc: at.disc, of: `outpost:${place}:${controller}` },
          say,
        )),
    ...fleets(seen, place, { x: x + PAD, y: y + 64, width: width - 2 * PAD, height: 4 * ROW }),
    ...((at?.strength ?? []).filter((n) => n > 0).length * ROW + 64 + 42 > box.height
      ? []
      : buildMark(seen, place, box)),
  ];
}

/** Sol or Deep Space: the ships there, and who is the strongest. */
export function openSpace(seen: Seen, place: 'SOL' | 'DEEP', box: Box): Shape[] {
  const { view, say } = seen;
  const { x, y, width, height } = box;
  const strength = view.places[place]?.strength ?? [];
  const best = Math.max(...strength);
  const strongest = strength.flatMap((n, seat) => (n === best && n > 0 ? [seat] : []));
  const colour = place === 'SOL' ? signColours.sol : signColours.deep;
  const many = strength.filter((n) => n > 0).length;
  return [
    ground(place, box, { colour, radius: 48, fill: place === 'SOL' ? '#241d10' : '#17122e' }),
    words(
      { x: x + 30, y: y + 8, width: width - 60, height: 40 },
      { text: say.names.places[place], size: 28, weight: 800, align: 'centre', colour },
    ),
    ...pointsStar([x + 50, y + 68], 19, { text: '1' }),
    words(
      { x: x + 76, y: y + 50, width: width - 100, height: 36 },
      {
        text:
          strongest.length === 0
            ? say.label('nobodyStrongest', {})
            : say.label('strongest', { names: strongest.map((seat) => say.seat(seat)) }),
        size: 20,
        least: LEAST,
        lines: 2,
        colour: theme.dim,
        of: `strongest:${place}`,
      },
    ),
    ...fleets(seen, place, { x: x + 22, y: y + 92, width: width - 44, height: height - 100 }),
    ...(many * ROW + 92 + 44 <= height && place === 'SOL'
      ? buildMark(seen, place, { ...box, x: x + 16, width: width - 36 })
      : []),
  ];
}

/** A slot whose decks have run out. */
export const emptySlot = ({ say }: Seen, place: PlaceId, box: Box): Shape[] => [
  {
    kind: 'box',
    ...box,
    radius: 18,
    fill: { colour: signColours.hollow },
    stroke: { colour: theme.edge, width: 3, dash: [8, 6] },
    of: `empty:${place}`,
  },
  words(
    { x: box.x + PAD, y: box.y + 20, width: box.width - 2 * PAD, height: 40 },
    {
      text: say.label('emptySlot', { place: say.names.places[place] }),
      size: 24,
      align: 'centre',
      colour: theme.faint,
    },
  ),
];

/** Whether a place is one in which a system lies. */
export const isSystemPlace = (place: PlaceId): place is (typeof SYSTEM_PLACES)[number] =>
  SYSTEM_PLACES.some((one) => one === place);
