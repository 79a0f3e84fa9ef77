import type { Area } from '../kit/area.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { kindColours, signColours } from './palette.ts';
import { INNER, MARGIN, type Seen } from './seen.ts';
import {
  becomes,
  colonySign,
  cubeSign,
  discSign,
  framed,
  iconSign,
  joined,
  jumpSign,
  LEAST,
  oreSign,
  personSign,
  type Sign,
  shipSign,
  written,
} from './sign.ts';
import { controlSign } from './steps.ts';
import type { SignId } from './text/lexicon.ts';

const [COLUMNS, ROW, UNIT] = [4, 33, 25];
const SIGN = 96;

const plain = (text: string) => written(text, { colour: theme.ink });

const SIGNS: Readonly<Record<SignId, (letter: (kind: 'food' | 'ore') => string) => Sign>> = {
  atOnce: () => iconSign('bolt', theme.gold, 0.8),
  cost: () => framed(oreSign('2'), { edge: signColours.costEdge, fill: signColours.cost }),
  optional: () => framed(plain('…'), { edge: theme.faint, dash: [5, 4] }),
  research: () =>
    framed(joined([personSign(), becomes, iconSign('scientific', signColours.research, 0.8), plain('II')]), {
      edge: signColours.research,
      fill: theme.raised,
    }),
  supply: () => cubeSign,
  people: () => joined([written('+1', { colour: theme.good }), personSign(theme.good)]),
  build: () => joined([personSign(), becomes, shipSign('2')]),
  upgrade: () => joined([shipSign(''), plain('+1')]),
  jump: () => jumpSign('2'),
  colonise: () => colonySign,
  automate: (letter) =>
    joined([iconSign('cog', signColours.automate, 0.86), discSign(kindColours.ore, letter('ore'))]),
  growth: () => iconSign('sprout', theme.good, 0.9),
  produce: () => iconSign('pickaxe', signColours.ore, 0.9),
  trade: () => iconSign('exchange', theme.ink, 0.9),
  lasting: () => written('∞', { colour: theme.gold, size: 0.9 }),
  control: () => controlSign,
  strength: () => joined([iconSign('conflict', signColours.strength, 0.8), plain('−1')]),
  copy: () => iconSign('copies', theme.ink, 0.9),
  private: () => joined([plain('2'), becomes, iconSign('scientific', signColours.research, 0.8)]),
  reachable: () => framed(plain('  '), { edge: theme.good, dash: [7, 4] }),
};

/** What the signs of a picture mean. */
export function legendArea({ say }: Seen, ids: readonly SignId[]): Area {
  const rows = Math.ceil(ids.length / COLUMNS);
  const width = INNER / COLUMNS;
  return {
    height: rows * ROW,
    draw: ([, y]) =>
      ids.flatMap((id, at) => {
        const left = MARGIN + Math.floor(at / rows) * width;
        const middle = y + (at % rows) * ROW + ROW / 2;
        const sign = SIGNS[id]((kind) => say.label('kindLetter', { kind }));
        return [
          ...sign.draw([left + Math.max(0, SIGN - 8 - sign.width * UNIT), middle], UNIT),
          words(
            { x: left + SIGN, y: middle - ROW / 2 + 1, width: width - SIGN - 6, height: ROW - 2 },
            { text: say.label('sign', { sign: id }), size: 18, least: LEAST, lines: 2, colour: theme.dim },
          ),
        ];
      }),
  };
}
