import { describe, expect, it } from 'vitest';
import { en } from '#app/text/en.ts';
import { app } from '#app/text/lexicon.ts';
import { ru } from '#app/text/ru.ts';
import type { Game } from '#core/game.ts';
import { LANGUAGES, type Message } from '#core/message.ts';
import { checkpointView, plannedRepair } from '#core/planned-repair.ts';
import { repair } from '#core/repair.ts';
import type { Repairable, RepairChange, Repairs, RepairValue } from '#core/repairs.ts';
import { checkpointState, Session } from '#core/session.ts';
import { openPart } from '#core/shown-patch.ts';
import { strictSpeaker } from '#core/speak.ts';
import { handleOf } from '#discord/messages/custom-id.ts';
import { games } from '#games/index.ts';
import { RESOURCES } from '#games/master-of-the-galaxy/content/kinds.ts';
import type { State as Galaxy } from '#games/master-of-the-galaxy/state.ts';
import { playedInto } from '../support/selfplay.ts';
import { type Rehide, rehide } from './hidden.ts';

type AnySession = Session<unknown, Message, unknown, unknown>;

/** Some things of a list: from its beginning, its middle and its end. */
const some = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, at) => all.length <= count || at % Math.ceil(all.length / count) === 0);

/** A thing, and where it is found. */
interface Found {
  readonly thing: Repairable<unknown>;
  readonly at: Omit<RepairChange, 'value'>;
}

function thingsOf({ kinds }: Repairs<unknown, unknown>, view: unknown, seats: number): Found[] {
  return kinds.flatMap(({ id, whose, things }) => {
    const whom = whose === 'seat' ? Array.from({ length: seats }, (_, seat) => seat) : [null];
    return whom.flatMap((seat) =>
      things(view, seat ?? 0).map((thing) => ({ thing, at: { kind: id, seat, thing: thing.id } })),
    );
  });
}

/** What else a thing could be: one more and one less, or any other option. */
function others({ input, now }: Repairable<unknown>): RepairValue[] {
  if (input.kind === 'choice') return input.options.map(({ id }) => id).filter((id) => id !== now);
  return [Number(now) + 1, Number(now) - 1].filter((value) => value >= input.min && value <= input.max);
}

const plain = (found: readonly Found[]) =>
  JSON.stringify(found.map(({ thing: { steps: _, ...thing }, at }) => ({ ...at, ...thing })));

/** Two seats exchange a cube of their bags for one of another colour: no cube is lost, and all bags are as full as before. */
function exchangeCubes({ seats }: Galaxy): void {
  for (const one of RESOURCES)
    for (const other of RESOURCES) {
      const [giver, taker] = [
        seats.find(({ bag }) => bag[one] > 0),
        seats.findLast(({ bag }) => bag[other] > 0),
      ];
      if (one === other || !giver || !taker || giver === taker) continue;
      giver.bag[one] -= 1;
      taker.bag[one] += 1;
      taker.bag[other] -= 1;
      giver.bag[other] += 1;
      return;
    }
}

/** Unlike where only views are looked at, components must stay the same in all. */
const conserving = new Map<string, Rehide<never>>([['master-of-the-galaxy', exchangeCubes as Rehide<never>]]);

/** The same table with everything hidden in other places. */
function rehidden(session: AnySession, game: Game): AnySession {
  const change = conserving.get(game.id) ?? rehide.get(game.id);
  const state = structuredClone(checkpointState(session)) as object;
  if (typeof change === 'function') change(state as never, 'table', []);
  const rest = Object.entries(state).filter(([name]) => !game.fixed?.includes(name as never));
  const text = JSON.stringify(Object.fromEntries(rest));
  return Session.load(game, session.config, { ...session.segment, state: text, rows: [] }).session;
}

const tables = [...games.values()].flatMap((game) =>
  [
    { answers: 60, seed: 3 },
    { answers: 300, seed: 4 },
  ].map(({ answers, seed }) => ({ title: `${game.id} after ${answers} answers`, game, answers, seed })),
);

describe.each(tables)('repairs: $title', ({ game, answers, seed }) => {
  const seats = game.seats[0] ?? 2;
  const { session } = playedInto(game, { seats, seed }, answers) as unknown as { session: AnySession };
  const repairs = game.repairs as Repairs<unknown, unknown>;
  const all = thingsOf(repairs, checkpointView(session), seats);
  const tried = repairs.kinds.flatMap(({ id }) =>
    some(
      all.filter(({ at }) => at.kind === id),
      5,
    ),
  );

  it('list things of every kind, each once, with ids that travel and values that fit', () => {
    for (const { id } of repairs.kinds)
      expect(
        all.filter(({ at }) => at.kind === id),
        id,
      ).not.toEqual([]);
    const names = all.map(({ at }) => JSON.stringify(at));
    expect(new Set(names).size).toBe(names.length);
    for (const { thing, at } of all) {
      const handles = [at.kind, `${at.seat ?? ''}`, thing.place?.id ?? '', thing.id].map((id) =>
        id === '' ? id : handleOf(id),
      );
      expect(['1', 'repair.value', 'abcdefg', ...handles, '10'].join('|').length).toBeLessThanOrEqual(100);
      const { input, now } = thing;
      if (input.kind === 'choice') expect(input.options.map(({ id }) => id)).toContain(now);
      else expect([input.min <= Number(now), Number(now) <= input.max]).toEqual([true, true]);
    }
  });

  it('have words in both languages', () => {
    for (const language of LANGUAGES) {
      const texts = { ...game.texts[language], ...(language === 'en' ? en : ru) };
      const { say } = strictSpeaker(language, texts, (seat) => `S${seat}`);
      for (const { label } of repairs.kinds) expect(say(label)).toMatch(/^\p{Lu}/u);
      for (const { thing } of all) {
        const options = thing.input.kind === 'choice' ? thing.input.options.map(({ label }) => label) : [];
        for (const label of [thing.label, ...(thing.place ? [thing.place.label] : []), ...options])
          expect(say(label)).not.toMatch(/undefined|NaN|\[object/);
        expect(say(app('app.repairChange', { what: thing.label, from: 0, to: 1 })).length).toBeLessThan(200);
      }
    }
  });

  it('set one thing, keep all others and the components, or are refused', () => {
    const outcomes = { repaired: 0, refused: 0 };
    for (const { thing, at } of tried)
      for (const value of some(others(thing), 2)) {
        const planned = plannedRepair(session, [{ ...at, value }]);
        const result = planned && repair(session, planned.patch, 9_999);
        outcomes[result?.kind ?? 'refused'] += 1;
        if (result?.kind !== 'repaired' || result.session.segment.n !== session.segment.n) continue;
        const after = thingsOf(repairs, checkpointView(result.session as AnySession), seats);
        const now = new Map(after.map(({ thing: one, at: where }) => [JSON.stringify(where), one.now]));
        const moved = all.filter((other) => {
          const name = JSON.stringify(other.at);
          const isIt = name === JSON.stringify(at);
          const passing = isIt && (thing.now === 0 || thing.now === 'none') && now.get(name) === thing.now;
          // What is given once (a card, cubes) or is gone now has nothing to compare.
          if (passing || now.get(name) === undefined || (!isIt && isCoupled(at, other.at))) return false;
          return now.get(name) !== (isIt ? value : other.thing.now);
        });
        expect(
          moved.map((other) => other.at),
          JSON.stringify({ ...at, value }),
        ).toEqual([]);
      }
    expect(outcomes.repaired).toBeGreaterThan(outcomes.refused / 4);
  });

  it('refuse what is beyond, what is so already, and the same thing twice', () => {
    for (const { thing, at } of tried) {
      const { input, now } = thing;
      const beyond =
        input.kind === 'number'
          ? [input.min - 1, input.max + 1, Number(now) + 0.5, `${now}`]
          : ['__proto__', 0];
      for (const value of [...beyond, now]) expect(plannedRepair(session, [{ ...at, value }])).toBeNull();
      const [value] = others(thing);
      if (value !== undefined)
        expect(
          plannedRepair(session, [
            { ...at, value },
            { ...at, value },
          ]),
        ).toBeNull();
    }
  });

  it('show the same, and come to the same, whatever lies hidden', () => {
    const other = rehidden(session, game);
    expect(other.segment.state).not.toBe(session.segment.state);
    expect(plain(thingsOf(repairs, checkpointView(other), seats))).toBe(plain(all));
    expect(openPart(repairs.open, checkpointState(other))).toEqual(
      openPart(repairs.open, checkpointState(session)),
    );
    for (const { thing, at } of tried)
      for (const value of others(thing).slice(0, 2)) {
        const told = (table: AnySession) => {
          const planned = plannedRepair(table, [{ ...at, value }]);
          return JSON.stringify([planned?.shown, planned && repair(table, planned.patch, 9_999).kind]);
        };
        expect(told(other), JSON.stringify({ ...at, value })).toBe(told(session));
      }
  });
});

/** Things that are one: a card that lies somewhere else is used or not where it lies, one that is taken up is in the hand. */
function isCoupled(one: Omit<RepairChange, 'value'>, other: Omit<RepairChange, 'value'>): boolean {
  if (one.kind !== other.kind) return false;
  return one.kind === 'cards'
    ? one.seat === other.seat
    : one.thing.split('.')[0] === other.thing.split('.')[0];
}
