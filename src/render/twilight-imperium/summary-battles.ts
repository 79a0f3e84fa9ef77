import type { AgendaId, PlanetId, SecretId, SystemId, View } from '#games/twilight-imperium/view.ts';
import { type Area, INNER, titled } from '../kit/area.ts';
import type { Box, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { ownerIn } from './owner.ts';
import { seatMark } from './pieces.ts';
import type { Words } from './say.ts';

type Battle = View['chronicle']['battles'][number];
type Agenda = View['chronicle']['agendas'][number];

const ROW = 44;
const TALL_ROW = 68;
const MARK = 16;
/** More battles than this would make the picture too long; the last ones are shown. */
const MAX = 30;

/** Entries in two columns, one below the other, each so high. */
function columns<T>(items: readonly T[], row: number, draw: (item: T, box: Box) => Shape[]) {
  const rows = Math.ceil(items.length / 2);
  return {
    height: rows * row,
    draw: ([x, y]: readonly [number, number]) =>
      items.flatMap((item, i) =>
        draw(item, {
          x: x + (i < rows ? 0 : INNER / 2),
          y: y + (i % rows) * row,
          width: INNER / 2 - 16,
          height: row,
        }),
      ),
  };
}

const isPlanet = (at: string, say: Words): at is PlanetId => at in say.names.planets;
const placeName = (at: Battle['at'], say: Words) =>
  isPlanet(at, say) ? say.names.planets[at] : say.names.systems[at as SystemId];

/** Every battle: when and where, who against whom, and who won. */
export function battlesArea(view: View, say: Words): Area[] {
  const { battles } = view.chronicle;
  if (battles.length === 0) return [];
  const shown = battles.slice(-MAX);
  const { height, draw } = columns(shown, ROW, (battle, box) => battleRow({ view, say }, battle, box));
  const title = [
    say.label('battles', { count: battles.length }),
    say.label('winnerRing', {}),
    ...(battles.length > MAX ? [say.label('earlier', { count: battles.length - MAX })] : []),
  ];
  return [titled(title.join(' · '), height, draw)];
}

interface Page {
  readonly view: View;
  readonly say: Words;
}

function roundLabel(round: number, say: Words, { x, y, height }: Box): Shape {
  return words(
    { x, y, width: 54, height },
    { text: say.label('roundMark', { round }), size: 22, weight: 600, colour: theme.faint },
  );
}

function battleRow({ view, say }: Page, battle: Battle, box: Box): Shape[] {
  const { x, y, width, height } = box;
  const middle = y + height / 2;
  const side = (seat: number, left: number): Shape[] => [
    ...seatMark([left, middle], MARK, ownerIn(view, seat)),
    ...(battle.winner === seat
      ? [
          {
            kind: 'disc' as const,
            x: left,
            y: middle,
            r: MARK + 3,
            stroke: { colour: theme.gold, width: 4 },
            of: `won:${battle.at}:${seat}`,
          },
        ]
      : []),
  ];
  return [
    roundLabel(battle.round, say, box),
    ...side(battle.attacker, x + 78),
    { kind: 'icon', icon: 'conflict', x: x + 116, y: middle, size: 24, colour: theme.dim },
    ...side(battle.defender, x + 154),
    words(
      { x: x + 186, y, width: width - 186, height },
      { text: placeName(battle.at, say), size: 24, of: `battle:${battle.at}` },
    ),
  ];
}

/** What was voted on, and what it came to. */
export function agendasArea({ chronicle: { agendas } }: View, say: Words): Area[] {
  if (agendas.length === 0) return [];
  const { height, draw } = columns(agendas, TALL_ROW, (agenda, box) => agendaRow(agenda, say, box));
  return [titled(say.label('agendas', { count: agendas.length }), height, draw)];
}

function agendaRow({ round, id, outcome }: Agenda, say: Words, box: Box): Shape[] {
  const { x, y, width } = box;
  const line = { x: x + 60, width: width - 60, height: 30 };
  return [
    roundLabel(round, say, { ...box, height: 30 }),
    words({ ...line, y }, { text: say.names.agendas[id], size: 24, of: `agenda:${id}` }),
    words(
      { ...line, y: y + 30 },
      { text: outcomeName(outcome, say), size: 22, weight: 600, colour: theme.dim },
    ),
  ];
}

/** An outcome as votes name it: `for`, `against`, or a kind and what was elected. */
function outcomeName(outcome: string, say: Words): string {
  const [kind = '', id = ''] = outcome.split(':');
  switch (kind) {
    case 'seat':
      return say.seat(Number(id));
    case 'planet':
      return say.names.planets[id as PlanetId];
    case 'law':
      return say.names.agendas[id as AgendaId];
    case 'secret':
      return say.names.objectives[id as SecretId];
    default:
      return say.label('outcome', { outcome: kind === 'for' ? 'for' : 'against' });
  }
}
