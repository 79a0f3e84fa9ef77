import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { bookOf } from '../hooks/book.ts';
import type { Fight, MomentName, Moments, RollKind } from '../hooks/moments.ts';
import { fieldOf } from '../rules/combat/sides.ts';
import { type State, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import { openOffers } from '../timing/candidates.ts';
import { moment } from '../timing/moment.ts';
import { type Toll, Tollbook } from './casualties.ts';
import { type Force, Forces, isDecided, keyOf, merged, type Node, surely, type Weighted } from './forces.ts';
import { rehearse } from './rehearsal.ts';
import { ATTACKER, DEFENDER, fightIn, positionIn, setPosition } from './theatre.ts';

export const sideOf = (seat: Seat): 'attacker' | 'defender' => (seat === ATTACKER ? 'attacker' : 'defender');
export const otherOf = (seat: Seat): Seat => (seat === ATTACKER ? DEFENDER : ATTACKER);
const BOTH: readonly Seat[] = [ATTACKER, DEFENDER];

/** Moments at which a round may take another course than dice and hits give it: its two ends, and whenever dice or hits have fallen. */
const ENDS = ['combat-round-starts', 'combat-round-ends'] as const;
const TURNS = ['ground-dice-rolled', 'unit-destroyed', 'hits-assigned'] as const;

/** How far rounds are more than dice and hits: not at all, where circumstances change, at their ends, or all the time. */
export type Course = 'plain' | 'watched' | 'framed' | 'intricate';

type Tended = readonly { readonly force: Force; readonly setting: number; readonly p: number }[];

/** A battle being thought through: a state to ask the rules with, and the circumstances met so far. */
export class Campaign {
  private readonly forces = new Forces();
  private readonly settings: string[] = [];
  private current = 0;
  private readonly live = new Map<MomentName, boolean>();
  private readonly tended = new Map<string, Tended>();
  private readonly closed = new Map<string, Weighted>();
  readonly tolls = new Tollbook(this.forces);

  constructor(readonly state: State) {
    this.settings.push(settingOf(state));
  }

  get first(): Node {
    return this.nodeOf(this.state, this.fight(1));
  }

  /** The node of a side that is gone. */
  get nobody(): Force {
    return this.forces.of([]);
  }

  fight(round: number): Fight {
    return fightIn(this.state, round);
  }

  /** Makes the state show a node, in some round. */
  enter({ setting, attacker, defender }: Node, fight: Fight): State {
    const { state } = this;
    if (setting !== this.current) {
      Object.assign(state, JSON.parse(this.settings[setting] ?? ''));
      this.current = setting;
    }
    setPosition(state, fight, { attacker: attacker.company, defender: defender.company });
    const blank = { retreating: null, rolls: [], hits: { attacker: 0, defender: 0 }, destroyed: [] };
    state.battle = fight.round === 0 ? null : { ...fight, ...blank };
    return state;
  }

  /** Where something that happens at a moment leads, if either side has anything to do at it. */
  at<K extends MomentName>(
    node: Node,
    { name, fight, event }: { name: K; fight: Fight; event: Moments[K] },
  ): Weighted {
    if (!this.isLive(name) || !this.hasOffers(node, { name, fight, event })) return surely(node);
    return this.play(node, fight, (t) => moment(t, name, { event, among: BOTH }));
  }

  private hasOffers<K extends MomentName>(
    node: Node,
    { name, fight, event }: { name: K; fight: Fight; event: Moments[K] },
  ): boolean {
    return openOffers(this.enter(node, fight), { at: name, event, among: BOTH }).length > 0;
  }

  /** Where a part of the rules leads from a node. */
  play(node: Node, fight: Fight, part: (t: ImperiumTable) => Flow<void>): Weighted {
    const endings = rehearse(this.enter(node, fight), part);
    return merged(endings.map(({ state, p }) => ({ node: this.nodeOf(state, fight), p })));
  }

  /** Whether either side has anything at a moment that odds reckon with: what must happen, costs nothing, or can be paid for. */
  isLive(name: MomentName): boolean {
    const known = this.live.get(name);
    if (known !== undefined) return known;
    const entries = bookOf(this.state).abilities.get(name) ?? [];
    const found = entries.some(
      ({ held, what, find }) =>
        held === 'open' &&
        what.aside !== true &&
        find(this.state).some(
          ({ seat }) =>
            (seat === ATTACKER || seat === DEFENDER) &&
            (what.must === true ||
              what.free === true ||
              (what.paid === true && seatOf(this.state, seat).goods > 0)),
        ),
    );
    this.live.set(name, found);
    return found;
  }

  /** Whether a round is dice and hits and nothing else. */
  get isPlain(): boolean {
    return this.settings.length === 1 && ![...ENDS, ...TURNS].some((name) => this.isLive(name));
  }

  /** What rounds after the first will be like, as far as can be told from how it begins. */
  get course(): Course {
    if (this.isPlain) return 'plain';
    if (TURNS.some((name) => this.isLive(name))) return 'intricate';
    const fight = this.fight(2);
    const event = { ...fight, last: false };
    const framed = ENDS.some(
      (name) => this.isLive(name) && this.hasOffers(this.first, { name, fight, event }),
    );
    return framed ? 'framed' : 'watched';
  }

  /** Whether circumstances have changed on the way: what lasts for a round may have to lapse. */
  get isChanged(): boolean {
    return this.settings.length > 1;
  }

  /** What was lost has consequences of its own, one unit after another. */
  mourn(
    node: Node,
    fight: Fight,
    tolls: readonly { readonly seat: Seat; readonly toll: Toll; readonly kind: RollKind }[],
  ): Weighted {
    if (!this.isLive('unit-destroyed')) return surely(node);
    const fallen = tolls.flatMap(({ seat, toll, kind }) =>
      [...toll.lost].flatMap(([unit, count]) => Array.from({ length: count }, () => ({ seat, unit, kind }))),
    );
    if (fallen.length === 0) return surely(node);
    const at = fieldOf(fight);
    return this.play(node, fight, function* (t) {
      for (const { seat, unit, kind: cause } of fallen) {
        const context = { by: otherOf(seat), at, cause, fight: fight.round === 0 ? null : fight };
        yield* moment(t, 'unit-destroyed', { event: { seat, unit, ...context, last: false } });
      }
    });
  }

  /** A side has taken its hits and sees to its units; what it does is its own affair, so it is worked out once. */
  tend(
    node: Node,
    fight: Fight,
    { seat, sustained, fallen }: { seat: Seat } & Pick<Toll, 'sustained' | 'fallen'>,
  ): Weighted {
    if (!this.isLive('hits-assigned')) return surely(node);
    const side = sideOf(seat);
    const other = sideOf(otherOf(seat));
    const key = `${side} ${node[side].id} ${sustained.join()} ${fallen.join()} ${node.setting}`;
    const known = this.tended.get(key);
    if (known)
      return known.map(({ force, setting, p }) => ({ node: { ...node, [side]: force, setting }, p }));
    const found = this.at(node, {
      name: 'hits-assigned',
      fight,
      event: { ...fight, seat, sustained, fallen },
    });
    if (found.every((one) => one.node[other] === node[other]))
      this.tended.set(
        key,
        found.map(({ node: next, p }) => ({ force: next[side], setting: next.setting, p })),
      );
    return found;
  }

  /** A round ends. Many rounds come to the same end, so what follows from it is worked out once. */
  close(node: Node, fight: Fight): Weighted {
    const key = `${fight.round} ${keyOf(node)}`;
    const known = this.closed.get(key);
    if (known) return known;
    const event = { ...fight, last: isDecided(node) };
    const found = this.at(node, { name: 'combat-round-ends', fight, event });
    this.closed.set(key, found);
    return found;
  }

  private nodeOf(state: State, fight: Fight): Node {
    const { attacker, defender } = positionIn(state, fight);
    return {
      attacker: this.forces.of(attacker),
      defender: this.forces.of(defender),
      setting: this.settingIndex(state),
    };
  }

  private settingIndex(state: State): number {
    const text = settingOf(state);
    const known = this.settings.indexOf(text);
    return known >= 0 ? known : this.settings.push(text) - 1;
  }
}

const settingOf = ({ seats, effects }: State): string => JSON.stringify({ seats, effects });
