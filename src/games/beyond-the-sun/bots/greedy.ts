import type { AiPlayer, AiTurn } from '#core/game.ts';
import type { Choice, OptionForm } from '#core/question.ts';
import { bestOption, bestOptions, byTopic, type Worth } from '#kit/bots.ts';
import { growingColumns, oreProduction } from '../rules/mats.ts';
import type { SystemPlace } from '../tables/boards.ts';
import { systems } from '../tables/systems.ts';
import { tree } from '../tables/tree.ts';
import type { Kind } from '../tables/vocabulary.ts';
import type { Lexicon } from '../text/lexicon.ts';
import type { View } from '../view.ts';
import { actionWorth } from './action-worth.ts';
import { colonyWorth, settlingWorth } from './colony-worth.ts';
import { bestJump, bestJumpToColony, type Jump } from './jump-plan.ts';
import { discWorth, LEANINGS, type Plan, planFor } from './plan.ts';
import { hopedWorth, slotWorth, technologyWorth } from './technology-worth.ts';

type Turn = AiTurn<View>;

/** What an option speaks of: how it is told apart from others. */
const labelOf = <K extends keyof Lexicon & string>(option: OptionForm, key: K): Lexicon[K] | null =>
  option.label.key === key ? (option.label.args as Lexicon[K]) : null;

const promptOf = <K extends keyof Lexicon & string>({ form }: Turn, key: K): Lexicon[K] | null =>
  form.prompt.key === key ? (form.prompt.args as Lexicon[K]) : null;

/** How far colonising actions lower what a system takes. */
const REDUCTIONS = [0, 1, 2, 3];

const idsOf = ({ moves }: Jump): readonly string[] =>
  moves.map(({ level, from, to }) => `${level}:${from}>${to}`);

/** The best jump that the question takes; one that it refuses is not made. */
function jump(turn: Turn, plan: Plan): Choice {
  const asked = promptOf(turn, 'ask.jump');
  if (asked === null) return turn.fallback;
  const isTaken = (one: Jump) => turn.preview?.(idsOf(one))?.refusal === null;
  const { points } = asked;
  const jumps = asked.colonise
    ? REDUCTIONS.flatMap((minus) => bestJumpToColony(plan, { points, minus }) ?? [])
    : [bestJump(plan, points)];
  const best = jumps.toSorted((a, b) => b.worth - a.worth).find(isTaken);
  return best ? idsOf(best) : turn.fallback;
}

const mixtureWorth =
  (plan: Plan): Worth<OptionForm> =>
  (option) =>
    (labelOf(option, 'option.kinds')?.kinds ?? []).reduce((sum, kind) => sum + discWorth(plan, kind), 0);

function slotOption(plan: Plan): Worth<OptionForm> {
  return (option) => {
    const label = labelOf(option, 'option.slot');
    if (label === null) return 0;
    return slotWorth(plan, label.slot) - plan.ore * label.price - plan.pop;
  };
}

function colonyOption(plan: Plan): Worth<OptionForm> {
  return (option) => {
    const label = labelOf(option, 'option.colonise');
    if (label === null) return 0;
    const lost = label.returned.reduce<number>((sum, level) => sum + level, 0);
    return settlingWorth(plan, { place: label.place as SystemPlace, lost });
  };
}

/** Strength where it counts: in systems that are not yet strong enough to be colonised. */
function upgradeOption({ s, seat, strength }: Plan): Worth<OptionForm> {
  return (option) => {
    const label = labelOf(option, 'option.upgrade');
    if (label === null) return 0;
    const isOwn = s.outposts[label.place]?.seat === seat;
    const system = label.system ? systems[label.system] : null;
    return strength * (label.to - label.level) + (isOwn ? 0.3 : 0) + (system ? 0.05 * system.vp : 0);
  };
}

function buildOption({ s, seat, pop, strength }: Plan): Worth<OptionForm> {
  return (option) => {
    const label = labelOf(option, 'option.build');
    if (label === null) return 0;
    const far = label.place === 'SOL' ? 0 : 0.4;
    const rivals = s.seats.some((faction, other) => other !== seat && faction.ships[label.place]);
    return strength * label.level + far + (rivals ? 0.2 : 0) - (label.from === 'pop' ? 0.8 * pop : 0);
  };
}

function productionOption({ s, seat, ore, pop, turnsLeft }: Plan): Worth<OptionForm> {
  const { ore: held, pop: people } = s.seats[seat] ?? { ore: 0, pop: 0 };
  // Whoever has much of the one wants the other.
  const short = (n: number) => 1 + 1 / (1 + n);
  return ({ id }) => {
    if (turnsLeft <= 0) return 0;
    if (id === 'growth') return growingColumns(s, seat).length * pop * short(people);
    return id === 'ore' ? oreProduction(s, seat) * ore * short(held) : -1;
  };
}

const cardOption =
  (plan: Plan): Worth<OptionForm> =>
  (option) => {
    const label = labelOf(option, 'option.technology');
    return label ? technologyWorth(plan, label.card) : 0;
  };

/** Ships are worth more as points only when nothing else is to come of them. */
function decommission(turn: Turn, { turnsLeft }: Plan): Choice {
  if (turnsLeft >= 1) return turn.fallback;
  return bestOptions(turn, (option) => ((labelOf(option, 'option.ship')?.level ?? 0) > 2 ? 2 : 1));
}

const discOption =
  (plan: Plan): Worth<OptionForm> =>
  ({ id }) =>
    discWorth(plan, id as Kind);

/** How each kind of question is answered; what is not here takes the fallback. */
const ANSWERS: Readonly<Record<string, (plan: Plan) => Worth<OptionForm>>> = {
  action: (plan) => (option) => {
    const label = labelOf(option, 'option.action');
    return label ? actionWorth(plan, label) : 0;
  },
  copy: (plan) => (option) => {
    const label = labelOf(option, 'option.copy');
    return label ? actionWorth(plan, label) : 0;
  },
  slot: slotOption,
  'open-research': slotOption,
  type: (plan) => (option) => {
    const { search } = plan.s;
    const label = labelOf(option, 'option.type');
    const level = search?.slot ? tree[search.slot].level : 2;
    return label ? hopedWorth(plan, level, label.type) : 0;
  },
  card: cardOption,
  private: cardOption,
  automate: mixtureWorth,
  build: buildOption,
  upgrade: upgradeOption,
  drill: upgradeOption,
  colonise: colonyOption,
  disc: discOption,
  settle: (plan) => (option) => {
    const label = labelOf(option, 'option.system');
    return label ? colonyWorth(plan, label.system) : 0;
  },
  production: productionOption,
  achievement: () => (option) => labelOf(option, 'option.achievement')?.vp ?? 0,
};

/** A player that takes what is worth most now, with a plan of what turns to come will be worth. */
export function greedyBot(leaning: keyof typeof LEANINGS): AiPlayer<View> {
  const planOf = ({ view, seat }: Turn) => planFor(view(), seat, LEANINGS[leaning]);
  const plays = Object.entries(ANSWERS).map(([topic, worth]): [string, AiPlayer<View>] => [
    topic,
    (turn) =>
      turn.form.kind === 'pick'
        ? bestOptions(turn, worth(planOf(turn)))
        : bestOption(turn, worth(planOf(turn))),
  ]);
  return byTopic(
    {
      ...Object.fromEntries(plays),
      jump: (turn) => jump(turn, planOf(turn)),
      decommission: (turn) => decommission(turn, planOf(turn)),
    },
    ({ fallback }) => fallback,
  );
}
