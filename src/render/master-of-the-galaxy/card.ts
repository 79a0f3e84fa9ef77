import type { Message } from '#core/message.ts';
import {
  type CardId,
  cards,
  type DiscColour,
  describeCard,
  type Held,
  type SupremacySymbol,
  type View,
} from '#games/master-of-the-galaxy/view.ts';
import { fitWords, LINE, roughly } from '../fit.ts';
import type { Box, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { deckSign, symbolIcon } from './pieces.ts';
import { projectRow, sideCost } from './project.ts';
import type { Words } from './say.ts';

const ROW = 44;
const SIDE = 10;
const TEXT = 19;

/** A card in front of a seat. */
export interface Laid {
  readonly held: Held;
  readonly colour: DiscColour;
  /** The symbols its owner has: what leaders ask for. */
  readonly symbols: View['seats'][number]['symbols'];
  readonly width: number;
}

/** What a card's property says; leaders name what they require by signs instead. */
function propertyOf(id: CardId): Message | null {
  const line = describeCard(id).find(({ key }) => key.startsWith('property.'));
  if (!line) return null;
  return line.key === 'property.requires' ? (line.args.text as Message) : line;
}

const textOf = ({ held }: Laid, say: Words) => {
  const property = propertyOf(held.id);
  return property ? say.say(property) : '';
};

function textHeight(text: string, width: number): number {
  if (text === '') return 0;
  const room = { text, size: TEXT, least: TEXT, lines: 9, width, height: 999 };
  return fitWords(room, roughly).lines.length * TEXT * LINE + 6;
}

/** A race is named beside its seat, and its projects lie two by two. */
const isRace = ({ held }: Laid) => cards[held.id].kind === 'race';
const columnsOf = (laid: Laid) => (isRace(laid) ? 2 : 1);
const titleOf = (laid: Laid) => (isRace(laid) ? 6 : 42);

function rowsOf(laid: Laid): number {
  const printed = cards[laid.held.id];
  return printed.kind === 'conflict' ? 2 : Math.ceil(printed.projects.length / columnsOf(laid));
}

/** The height a card needs for its projects and its words. */
export function cardHeight(laid: Laid, say: Words): number {
  const text = textHeight(textOf(laid, say), laid.width - 2 * SIDE);
  return Math.ceil(titleOf(laid) + rowsOf(laid) * ROW + text + 6);
}

/** A card with its projects, what lies on them, and what it says. */
export function card(laid: Laid, say: Words, box: Box): Shape[] {
  const { held } = laid;
  const text = textOf(laid, say);
  const top = box.y + titleOf(laid) + rowsOf(laid) * ROW;
  const written = words(
    { x: box.x + SIDE, y: top, width: box.width - 2 * SIDE, height: box.y + box.height - top - 4 },
    { text, size: TEXT, lines: 9, colour: theme.dim, stand: 'top' },
  );
  return [
    {
      kind: 'box',
      ...box,
      radius: 12,
      fill: { colour: theme.raised },
      stroke: { colour: works(laid) ? theme.good : theme.edge, width: 2 },
      of: `card:${held.id}`,
    },
    ...(isRace(laid) ? [] : title(laid, say, box)),
    ...projects(laid, box),
    ...(text === '' ? [] : [written]),
  ];
}

/** Whether it is a development that is implemented (13.2). */
const works = ({ held }: Laid) => 'symbols' in cards[held.id] && (held.projects[0]?.done ?? false);

function title(laid: Laid, say: Words, { x, y, width }: Box): Shape[] {
  const signs = signsOf(laid);
  const first = x + width - 22 - (signs.length - 1) * 30;
  return [
    ...deckSign({ x: x + 26, y: y + 23, size: 36 }, cards[laid.held.id].kind, `kind:${laid.held.id}`),
    words(
      { x: x + 50, y: y + 6, width: width - 60 - signs.length * 30, height: 34 },
      { text: say.card(laid.held.id), size: 22, weight: 600 },
    ),
    ...signs.map(({ symbol, met }, i) =>
      symbolIcon({ x: first + i * 30, y: y + 23, size: 25 }, symbol, met ? theme.gold : theme.faint),
    ),
  ];
}

function projects(laid: Laid, box: Box): Shape[] {
  const { held, colour } = laid;
  const printed = cards[held.id];
  const columns = columnsOf(laid);
  const at = (i: number) => ({
    x: box.x + SIDE + (i % columns) * (box.width / columns),
    y: box.y + titleOf(laid) + Math.floor(i / columns) * ROW + ROW / 2,
  });
  if (printed.kind === 'conflict')
    return (['red', 'blue'] as const).flatMap((side, i) => sideCost(side, printed[side].cells, at(i)));
  return printed.projects.flatMap((_, index) => projectRow({ held, index, colour }, at(index)));
}

/** Symbols in the corner of a card: those of a working development shine, and those a leader asks for and finds. */
function signsOf({ held, symbols }: Laid): { symbol: SupremacySymbol; met: boolean }[] {
  const printed = cards[held.id];
  if (printed.kind === 'leader') {
    return printed.requires.map((symbol, i) => {
      const asked = printed.requires.slice(0, i + 1).filter((one) => one === symbol).length;
      return { symbol, met: symbols[symbol] >= asked };
    });
  }
  if (printed.kind === 'conflict') return printed.symbol ? [{ symbol: printed.symbol, met: false }] : [];
  if (!('symbols' in printed)) return [];
  return printed.symbols.map((symbol) => ({ symbol, met: held.projects[0]?.done ?? false }));
}
