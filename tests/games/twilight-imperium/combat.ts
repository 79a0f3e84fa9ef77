import type { Seat } from '#core/seat.ts';
import type { Ability, AnyAbility, Component } from '#games/twilight-imperium/hooks/component.ts';
import type { MomentName, RollKind } from '#games/twilight-imperium/hooks/moments.ts';
import type { ComponentId } from '#games/twilight-imperium/tables/component-ids.ts';
import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { type Imperium, Scene } from './scene.ts';

/** A card of the tests' own, whose effects make dice certain. */
const LOADED = 'card:loaded-dice' as ComponentId;

interface Load {
  readonly kind: RollKind;
  readonly bonus: number;
}

const loaded: Component = {
  lasting: {
    bonus: {
      tier: 'adjust',
      apply: (value, { seat, kind }, { source }) => {
        const load = source.data as unknown as Load;
        return seat === source.seat && kind === load.kind ? value + load.bonus : value;
      },
    },
  },
};

/** Every die of a seat in rolls of these kinds gets a bonus: with 10 it hits, with -10 it misses. */
export function loading(
  scene: Scene,
  seat: Seat,
  { kinds, bonus }: { kinds: readonly RollKind[]; bonus: number },
): Scene {
  return scene
    .plus({ components: { [LOADED]: loaded } })
    .with(({ effects }) =>
      effects.push(
        ...kinds.map((kind) => ({ component: LOADED, seat, until: 'game' as const, data: { kind, bonus } })),
      ),
    );
}

/** All dice of a seat in rolls of these kinds hit. */
export const hitting = (scene: Scene, seat: Seat, ...kinds: readonly RollKind[]) =>
  loading(scene, seat, { kinds, bonus: 10 });
/** All dice of a seat in rolls of these kinds miss. */
export const missing = (scene: Scene, seat: Seat, ...kinds: readonly RollKind[]) =>
  loading(scene, seat, { kinds, bonus: -10 });

/** A scene in which fleets may be large. */
export function arena(seats: 3 | 4 = 3): Scene {
  const scene = new Scene(seats);
  for (let seat = 0; seat < seats; seat++) scene.pools(seat, { fleet: 8 });
  return scene;
}

/** A technology that everybody may have in a test: its own text is put out of force. */
export const STAND_IN = 'integrated-economy';

/** An ability of the test's own, for the seats that have the stand-in. */
export function ability<K extends MomentName>(scene: Scene, ...abilities: readonly Ability<K>[]): Scene {
  const component: Component = { abilities: abilities as unknown as readonly AnyAbility[] };
  return scene.plus({ components: { [`technology:${STAND_IN}`]: component } });
}

/** A seat that tells 'fact.witness' whenever one of these moments comes. */
export function witness(scene: Scene, seat: Seat, ...moments: readonly MomentName[]): Scene {
  const watching = moments.map(
    (at): Ability<MomentName> => ({
      at,
      must: true,
      when: () => true,
      *resolve(t, { event }) {
        t.tell({ key: 'fact.witness', args: { at, event: structuredClone(event) } } as never);
      },
    }),
  );
  return ability(scene.tech(seat, STAND_IN), ...watching);
}

/** Plays a scene until seat 0 has activated a system and moves nothing. */
export function activate(scene: Scene, system: SystemId, seed = 1): Imperium {
  const table = scene.play(seed).answers([0, 'action', 'tactical'], [0, 'activate', system]);
  if (waits(table).includes('0:move')) table.answer(0, 'move', {});
  return table as Imperium;
}

/** Who is waited for, and for what. */
export const waits = (table: Imperium): string[] =>
  table.session.waiting().map(({ seat, topic }) => `${seat}:${topic}`);

/** Answers everything as for somebody who is away, until one of these questions stands open or the turn is over. */
export function goOn(table: Imperium, ...until: readonly string[]): Imperium {
  for (let n = 0; n < 500; n++) {
    const open = table.session.waiting();
    const [next] = open;
    if (!next || open.some(({ seat, topic }) => until.includes(`${seat}:${topic}`))) return table;
    if (next.topic === 'action') return table;
    const question = table.session.openFor(next.seat).find(({ topic }) => topic === next.topic);
    if (!question) throw new Error(`nothing is asked about ${next.topic}`);
    table.answer(next.seat, next.topic, question.fallback);
  }
  throw new Error('the turn does not end');
}

type Args = Readonly<Record<string, unknown>>;

/** What was told under a key, oldest first. */
export function facts(table: Imperium, key: string): Args[] {
  return table.journal.entries.flatMap((entry) =>
    'facts' in entry
      ? entry.facts.filter(({ message }) => message.key === key).map(({ message }) => message.args as Args)
      : [],
  );
}

/** What happened, in short: rolls by kind and seat, moments by name, everything else by its key. */
export function story(table: Imperium): string[] {
  return table.journal.entries.flatMap((entry) =>
    'facts' in entry
      ? entry.facts.map(({ message: { key, args } }) => {
          const { seat, kind, at } = args as Args;
          if (key === 'fact.rolled') return `${kind} roll of ${seat}`;
          return key === 'fact.witness' ? `${at}` : key.replace('fact.', '');
        })
      : [],
  );
}

interface Roll {
  readonly seat: Seat;
  readonly kind: RollKind;
  readonly groups: readonly {
    readonly unit: string;
    readonly hitOn: number;
    readonly bonus: number;
    readonly results: readonly number[];
  }[];
}

/** The rolls made so far. */
export const rolls = (table: Imperium): Roll[] => facts(table, 'fact.rolled') as unknown as Roll[];

/** Dice of each kind that a seat has rolled, as 'combat cruiser 3, combat fighter 2'. */
export function diceOf(table: Imperium, seat: Seat, kind?: RollKind): string {
  return rolls(table)
    .filter((roll) => roll.seat === seat && (kind === undefined || roll.kind === kind))
    .flatMap((roll) => roll.groups.map(({ unit, results }) => `${roll.kind} ${unit} ${results.length}`))
    .join(', ');
}

/** Results of a roll that reach the value of their unit with their bonus. */
export const successes = ({ groups }: Roll): number =>
  groups.reduce(
    (sum, { results, hitOn, bonus }) => sum + results.filter((n) => n + bonus >= hitOn).length,
    0,
  );
