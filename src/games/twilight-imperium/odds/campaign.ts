import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { UnitType } from '../content/kinds.ts';
import { type Company, fieldOf } from '../rules/combat/sides.ts';
import type { State } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import { book } from '../timing/book.ts';
import { moment } from '../timing/moment.ts';
import type { Fight, MomentName, Moments } from '../timing/moments.ts';
import { Tollbook } from './casualties.ts';
import { rehearse } from './rehearsal.ts';
import { spell } from './spelling.ts';
import { ATTACKER, DEFENDER, fightIn, type Position, positionIn, setPosition } from './theatre.ts';

/** Where a battle stands: both sides, and in which circumstances (what is exhausted, which effects last). */
export interface Node extends Position {
  readonly setting: number;
}
export type Weighted = readonly { readonly node: Node; readonly p: number }[];

/** A battle being thought through: a state to ask the rules with, and the circumstances met so far. */
export class Campaign {
  private readonly settings: string[] = [];
  readonly tolls = new Tollbook();
  private current = 0;
  private readonly live = new Map<MomentName, boolean>();
  private readonly tended = new Map<
    string,
    readonly { readonly company: Company; readonly setting: number; readonly p: number }[]
  >();

  constructor(readonly state: State) {
    this.settings.push(this.settingOf(state));
  }

  get first(): Node {
    return { ...positionIn(this.state, fightIn(this.state, 1)), setting: 0 };
  }

  fight(round: number): Fight {
    return fightIn(this.state, round);
  }

  /** Makes the state show a node, in some round. */
  enter({ setting, ...position }: Node, fight: Fight): State {
    if (setting !== this.current) {
      const { seats, effects } = JSON.parse(this.settings[setting] ?? '') as Pick<State, 'seats' | 'effects'>;
      Object.assign(this.state, { seats, effects });
      this.current = setting;
    }
    setPosition(this.state, fight, position);
    this.state.battle =
      fight.round === 0
        ? null
        : {
            ...fight,
            retreating: null,
            rolls: [],
            hits: { attacker: 0, defender: 0 },
            destroyed: [],
          };
    return this.state;
  }

  /** Where something that happens at a moment leads, if either side has anything to do at it. */
  at<K extends MomentName>(
    node: Node,
    { name, fight, event }: { name: K; fight: Fight; event: Moments[K] },
  ): Weighted {
    return this.isLive(name)
      ? this.play(node, fight, (t) => moment(t, name, { event, among: [ATTACKER, DEFENDER] }))
      : [{ node, p: 1 }];
  }

  /** Where a part of the rules leads from a node. */
  play(node: Node, fight: Fight, part: (t: ImperiumTable) => Flow<void>): Weighted {
    const endings = rehearse(this.enter(node, fight), part);
    const found = new Map<string, { node: Node; p: number }>();
    for (const { state, p } of endings) {
      const next = { ...positionIn(state, fight), setting: this.settingIndex(state) };
      const key = nameOf(next);
      const known = found.get(key);
      if (known) known.p += p;
      else found.set(key, { node: next, p });
    }
    return [...found.values()];
  }

  /** Whether either side has anything at a moment that odds reckon with: what must happen, or costs nothing. */
  isLive(name: MomentName): boolean {
    const known = this.live.get(name);
    if (known !== undefined) return known;
    const entries = book().abilities.get(name) ?? [];
    const found = entries.some(
      ({ held, what, find }) =>
        held === 'open' &&
        what.aside !== true &&
        (what.must === true || what.free === true) &&
        find(this.state).some(({ seat }) => seat === ATTACKER || seat === DEFENDER),
    );
    this.live.set(name, found);
    return found;
  }

  /** What was lost has consequences of its own, one unit after another. */
  mourn(node: Node, fight: Fight, fallen: readonly Fallen[]): Weighted {
    if (fallen.length === 0 || !this.isLive('unit-destroyed')) return [{ node, p: 1 }];
    const at = fieldOf(fight);
    return this.play(node, fight, function* (t) {
      for (const { seat, unit, cause } of fallen) {
        const by = seat === ATTACKER ? DEFENDER : ATTACKER;
        const event = { seat, unit, by, at, cause, fight: fight.round === 0 ? null : fight, last: false };
        yield* moment(t, 'unit-destroyed', { event });
      }
    });
  }

  /** A side has taken its hits and sees to its units; what it does is its own affair, so it is worked out once. */
  tend(
    node: Node,
    fight: Fight,
    { seat, sustained }: { seat: Seat; sustained: readonly UnitType[] },
  ): Weighted {
    if (!this.isLive('hits-assigned')) return [{ node, p: 1 }];
    const side = seat === ATTACKER ? 'attacker' : 'defender';
    const key = `${side} ${spell(node[side])} ${sustained.join()} ${node.setting}`;
    const known = this.tended.get(key);
    if (known)
      return known.map(({ company, setting, p }) => ({ node: { ...node, [side]: company, setting }, p }));
    const event = { ...fight, seat, sustained };
    const found = this.at(node, { name: 'hits-assigned', fight, event });
    const other = seat === ATTACKER ? 'defender' : 'attacker';
    if (found.every((one) => spell(one.node[other]) === spell(node[other])))
      this.tended.set(
        key,
        found.map(({ node: next, p }) => ({ company: next[side], setting: next.setting, p })),
      );
    return found;
  }

  /** Whether any circumstances met so far have effects that last. */
  get hasEffects(): boolean {
    return this.settings.length > 1;
  }

  private settingOf({ seats, effects }: State): string {
    return JSON.stringify({ seats, effects });
  }

  private settingIndex(state: State): number {
    const text = this.settingOf(state);
    const known = this.settings.indexOf(text);
    return known >= 0 ? known : this.settings.push(text) - 1;
  }
}

/** A unit that has been destroyed. */
export interface Fallen {
  readonly seat: Seat;
  readonly unit: UnitType;
  readonly cause: 'combat' | 'barrage' | 'cannon' | 'bombardment';
}

/** A node by name: equal names, equal battles. */
export function nameOf({ attacker, defender, setting }: Node): string {
  return `${spell(attacker)}|${spell(defender)}|${setting}`;
}
