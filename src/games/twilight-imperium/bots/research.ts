import { bestOption } from '#kit/bots.ts';
import { type TechnologyId, technologies } from '../view.ts';
import { goalsOf } from './objectives.ts';
import { type Play, self, type Turn } from './turn.ts';

const COLOURS = ['green', 'red', 'blue', 'yellow'] as const;

/** Good at any time: these move, carry, pay or make more. */
const USEFUL: Readonly<Partial<Record<TechnologyId, number>>> = {
  'carrier-ii': 1.2,
  'gravity-drive': 1,
  'neural-motivator': 0.7,
  'sarween-tools': 0.8,
  'antimass-deflectors': 0.6,
  'hyper-metabolism': 1.5,
  'dreadnought-ii': 0.6,
  'cruiser-ii': 0.6,
  'fleet-logistics': 0.3,
};

/** What the objectives ask of a seat's technologies. */
function wishes(turn: Turn) {
  const open = goalsOf(turn.chart()).filter(({ progress }) => progress < 1);
  const asks = (id: string) => open.some((goal) => goal.id === id);
  const secrets: readonly string[] = self(turn).own?.secrets ?? [];
  return {
    upgrades: asks('develop-weaponry') || asks('revolutionize-warfare'),
    pairs: asks('diversify-research') ? 2 : asks('master-the-sciences') ? 4 : 0,
    sciences: asks('master-the-sciences'),
    faction: secrets.includes('adapt-new-strategies'),
    physics: secrets.includes('master-the-laws-of-physics'),
  };
}

/** What brings an objective nearer first, then what is of use by itself, then what opens the way to more. */
export const research: Play = (turn) => {
  const owned = self(turn).technologies.map(({ id }) => technologies[id].colour);
  const count = (colour: string | null) => owned.filter((one) => one === colour).length;
  const deepest = Math.max(...COLOURS.map(count));
  const want = wishes(turn);
  return bestOption(turn, ({ id }) => {
    const technology = technologies[id as TechnologyId];
    if (!technology) return 0;
    let worth = USEFUL[id as TechnologyId] ?? 0;
    if (technology.faction !== null) worth += want.faction ? 5 : 0.5;
    if (technology.upgrade) return worth + (want.upgrades ? 5 : 1);
    const same = count(technology.colour);
    if (want.sciences) worth += same < 2 ? 3 + same * 0.5 : 0;
    else if (want.pairs > 0) worth += same === 1 ? 4 : same === 0 ? 1.5 : 0;
    if (want.physics && same === deepest) worth += 2;
    // Two of every colour open most upgrades, and objectives ask for them.
    return worth + (same < 2 ? (want.upgrades ? 2 : 0.7) : 0) + 1 - same * 0.2;
  });
};
