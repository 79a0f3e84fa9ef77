import type { Speaker } from '#core/message.ts';
import { componentText } from '#games/twilight-imperium/text/components/index.ts';
import type { HeldNote, OwnView, SecretView, SystemId, View } from '#games/twilight-imperium/view.ts';
import { fitting } from '../kit/alt.ts';
import { type Area, INNER, PICTURE_WIDTH, plainScene, stacked, titled } from '../kit/area.ts';
import type { Scene, Shape } from '../scene.ts';
import { imperiumPaints, theme } from '../theme.ts';
import { type Card, cardsArea } from './cards.ts';
import { factionArea } from './faction-card.ts';
import { HALF } from './geometry.ts';
import { ownerIn } from './owner.ts';
import { printedTile } from './printed-tile.ts';
import { type Words, wordsOf } from './say.ts';
import { standingInWords } from './standing.ts';

/** What of a view a hand shows. */
export interface Hand {
  readonly own: Pick<OwnView, 'hand' | 'standing' | 'notes' | 'tiles' | 'factions' | 'dealtSecrets'>;
  /** What can be played now, by the names of the options. */
  readonly playable: readonly string[];
}

const ACTION = { colour: '#ff9838' } as const;
const SECRET = { colour: theme.alarm } as const;
const TILE = 1.09;

interface Table extends Hand {
  readonly view: View;
  readonly speaker: Speaker;
  readonly say: Words;
}

/** Whether an option is about a component: by its own name, or one of several things that it can do. */
const isAbout = (option: string, component: string) => option.replace(/#\d+/, '') === component;

/** What the viewer holds and what of it can be played; null for somebody who holds nothing. */
export function handOf({ viewer, seats }: View, options: readonly string[]): Hand | null {
  const own = viewer === 'table' ? null : (seats[viewer]?.own ?? null);
  if (!own) return null;
  const held = [
    ...own.hand.map((id) => `card:${id}`),
    ...own.secrets.map((id) => `secret:${id}`),
    ...own.notes.map(({ id, owner }) => `note:${id}@${owner}`),
  ];
  const isEmpty = [held, own.tiles, own.factions, own.dealtSecrets].every(({ length }) => length === 0);
  const playable = [...new Set(held)].filter((one) => options.some((option) => isAbout(option, one)));
  const { hand, standing, notes, tiles, factions, dealtSecrets } = own;
  return isEmpty ? null : { own: { hand, standing, notes, tiles, factions, dealtSecrets }, playable };
}

const tagged = ({ say, playable }: Table, component: string): Card['tag'] =>
  playable.includes(component) ? { text: say.label('playNow', {}), good: true } : undefined;

/** Action cards; more copies of one are one with their number. */
function actionCards(table: Table): Card[] {
  const { own, say, speaker } = table;
  return [...new Set(own.hand)].map((id) => {
    const copies = own.hand.filter((one) => one === id).length;
    const name = say.names.actionCards[id];
    return {
      of: `own:card:${id}`,
      name: copies > 1 ? `${name} ×${copies}` : name,
      text: componentText(speaker, `card:${id}`) ?? '',
      paint: ACTION,
      tag: tagged(table, `card:${id}`),
    };
  });
}

function secretCards(table: Table): Card[] {
  const { own, say, speaker } = table;
  const standing = (secret: SecretView): Card['tag'] =>
    tagged(table, `secret:${secret.id}`) ??
    (secret.byDeed
      ? undefined
      : {
          text: say.label('progress', { text: standingInWords(secret, say), met: secret.met }),
          good: secret.met,
        });
  return [
    ...own.standing.map((secret) => ({ id: secret.id, tag: standing(secret) })),
    ...own.dealtSecrets.map((id) => ({ id, tag: undefined })),
  ].map(({ id, tag }) => ({
    of: `own:secret:${id}`,
    name: say.names.objectives[id],
    text: componentText(speaker, `secret:${id}`) ?? '',
    paint: SECRET,
    tag,
  }));
}

function noteCards(table: Table): Card[] {
  const { own, say, speaker, view } = table;
  const viewer = view.viewer;
  const whose = ({ owner }: HeldNote) =>
    owner === viewer ? say.label('ownNote', {}) : say.label('noteOf', { name: say.seat(owner) });
  return own.notes.map((note) => ({
    of: `own:note:${note.id}:${note.owner}`,
    name: say.names.notes[note.id],
    text: componentText(speaker, `note:${note.id}`) ?? '',
    paint: imperiumPaints[ownerIn(view, note.owner).colour],
    tag: tagged(table, `note:${note.id}@${note.owner}`) ?? { text: whose(note), good: false },
  }));
}

/** Tiles to build the board with. */
function tilesArea({ view, say }: Table, tiles: readonly SystemId[]): Area {
  const [across, down] = [INNER / 3, 2 * HALF * TILE + 12];
  return titled(say.label('ownTiles', {}), Math.ceil(tiles.length / 3) * down, ([x, y]): Shape[] =>
    tiles.flatMap((id, i) => {
      const at = { x: x + ((i % 3) + 0.5) * across, y: y + (Math.floor(i / 3) + 0.5) * down };
      return printedTile(view, id, { ...at, scale: TILE, say });
    }),
  );
}

function areasOf(table: Table): Area[] {
  const { own, say } = table;
  const kinds: readonly (readonly [string, Card[]])[] = [
    [say.label('ownHand', {}), actionCards(table)],
    [say.label('ownSecrets', {}), secretCards(table)],
    [say.label('ownNotes', {}), noteCards(table)],
  ];
  return [
    ...own.factions.map((id) => factionArea(table.view, id, table)),
    ...(own.tiles.length > 0 ? [tilesArea(table, own.tiles)] : []),
    ...kinds.flatMap(([title, cards]) => (cards.length > 0 ? [cardsArea(title, cards)] : [])),
  ];
}

/** What the viewer holds in secret, as cards. */
export function handScene(view: View, speaker: Speaker, hand: Hand): Scene {
  const say = wordsOf(speaker);
  const { shapes, height } = stacked(areasOf({ ...hand, view, speaker, say }));
  return plainScene({ width: PICTURE_WIDTH, height: Math.round(height), shapes });
}

/** The same in words: the names, and what can be played now. */
export function handAlt(view: View, speaker: Speaker, hand: Hand): string {
  const say = wordsOf(speaker);
  const table = { ...hand, view, speaker, say };
  const line = (title: string, names: readonly string[]) =>
    names.length > 0 ? [`${title}: ${names.join(', ')}.`] : [];
  const told = (cards: readonly Card[]) =>
    cards.map(({ name, tag }) => (tag ? `${name} (${tag.text})` : name));
  const { own } = hand;
  return fitting([
    ...line(
      say.label('ownFactions', {}),
      own.factions.map((id) => say.names.factions[id]),
    ),
    ...line(
      say.label('ownTiles', {}),
      own.tiles.map((id) => `${id}. ${say.names.systems[id]}`),
    ),
    ...line(say.label('ownHand', {}), told(actionCards(table))),
    ...line(say.label('ownSecrets', {}), told(secretCards(table))),
    ...line(say.label('ownNotes', {}), told(noteCards(table))),
  ]);
}
