import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import type { Language, Message } from '#core/message.ts';
import type { Choice } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { optionsSchema } from '#games/twilight-imperium/options.ts';
import { bench, ok, why } from '../../support/app-harness.ts';
import { activating } from './rules/moving.ts';
import { type Imperium, Scene } from './scene.ts';

const said = (language: Language, message: Message) =>
  speaker(language, twilightImperium.texts[language], (seat) => `P${seat}`).say(message);

/** All that anybody could see of a table, and what is kept of it. */
const everything = (table: Imperium) =>
  JSON.stringify([
    table.state,
    table.journal.entries.length,
    table.session.open(),
    ([0, 1, 2] as const).map((seat) => table.session.view(seat)),
  ]);

interface Bad {
  readonly seat?: Seat;
  readonly topic: string;
  readonly choice: Choice;
  readonly rule: string;
  readonly en: RegExp;
  readonly ru: RegExp;
}

/** A bad answer is refused on the table itself, with the rule and a reason in both languages, and nothing has changed. */
function refuses(table: Imperium, { seat = 0, topic, choice, rule, en, ru }: Bad): void {
  const before = everything(table);
  const answered = table.try(seat, topic, choice);
  if (answered.kind !== 'refused') throw new Error(`${topic} is ${answered.kind}`);
  expect(answered.refusal.rule).toBe(rule);
  expect(said('en', answered.refusal.message)).toMatch(en);
  expect(said('ru', answered.refusal.message)).toMatch(ru);
  expect(everything(table)).toBe(before);
}

describe('an illegal move', () => {
  it('82.4a passing with a strategy card not used', () => {
    refuses(new Scene().strategy(0, { id: 'warfare', exhausted: false }).play(), {
      topic: 'action',
      choice: 'pass',
      rule: 'TI4 82.4a',
      en: /strategy card/,
      ru: /стратеги/,
    });
  });

  it('1.2 activating a system with an own token in it', () => {
    const table = new Scene().token(0, '29').play();
    table.answer(0, 'action', 'tactical');
    refuses(table, {
      topic: 'activate',
      choice: '29',
      rule: 'TI4 1.2',
      en: /command token is already there/,
      ru: /жетон приказа/,
    });
  });

  it('47.3 55.1 a ship that cannot get there is not offered, and naming it is of no use', () => {
    const table = activating(new Scene().units(0, '14', { carrier: 1, cruiser: 1 }), '20');
    expect(table).toOfferExactly(0, 'move', ['14:cruiser']);
    const before = everything(table);
    expect(table.try(0, 'move', { '14:carrier': 1 }).kind).toBe('refused');
    expect(everything(table)).toBe(before);
  });

  it('46.0 more aboard than there is room for', () => {
    const scene = new Scene().units(0, '14', { carrier: 1 }).units(0, 'archon-ren', { infantry: 5 });
    refuses(activating(scene, '29'), {
      topic: 'move',
      choice: { '14:carrier': 1, 'archon-ren:infantry': 5 },
      rule: 'TI4 46.0',
      en: /room for 4, not for 5/,
      ru: /Мест на борту 4, а нужно 5/,
    });
  });

  it('28.12 a technology without its prerequisites', () => {
    const table = new Scene().strategy(0, { id: 'technology', exhausted: false }).play();
    table.answer(0, 'action', 'strategic:technology');
    refuses(table, {
      topic: 'research',
      choice: 'fleet-logistics',
      rule: 'TI4 28.12',
      en: /./,
      ru: /[а-я]/,
    });
  });

  it('answers of somebody else, and answers to what is no longer asked', () => {
    const table = new Scene().play();
    const key = table.key(0, 'action');
    const before = everything(table);
    expect(table.click(key, 1, 'tactical').kind).toBe('refused');
    expect(everything(table)).toBe(before);
    table.answers([0, 'action', 'tactical'], [0, 'activate', '29']);
    const after = everything(table);
    expect(table.click(key, 0, 'tactical').kind).toBe('refused');
    expect(everything(table)).toBe(after);
  });
});

describe('a payment short by one', () => {
  // A second technology costs six: Archon Ren 2, Archon Tau 1, Starpoint 3, Vefut II 2.
  const researching = (goods: number) => {
    const scene = new Scene()
      .control(0, 'starpoint')
      .control(0, 'vefut-ii')
      .goods(0, goods)
      .strategy(0, { id: 'technology', exhausted: false });
    const table = scene.play();
    table.answers([0, 'action', 'strategic:technology'], [0, 'research', 'neural-motivator']);
    table.answer(0, 'research-more', 'yes');
    return table;
  };

  it('67.2 is refused, and one more is enough', () => {
    const table = researching(0);
    // Five of six.
    refuses(table, {
      topic: 'payment',
      choice: ['archon-ren', 'starpoint'],
      rule: 'TI4 67.2',
      en: /1 resource/,
      ru: /1 ресурс/,
    });
    table.answer(0, 'payment', ['archon-ren', 'archon-tau', 'starpoint']);
    expect(table).toWaitFor([0, 'research']);
  });

  it('67.3 a trade good makes up for it', () => {
    const table = researching(1);
    table.answer(0, 'payment', ['archon-ren', 'starpoint']);
    expect(table.seat(0).goods).toBe(0);
  });

  it('62.1 units dearer by one than everything that can be spent', () => {
    const scene = new Scene().units(0, 'archon-ren', { 'space-dock': 1 });
    const table = activating(scene, '14');
    // Archon Ren 2 and Archon Tau 1: three; a carrier is affordable, a dreadnought is not.
    refuses(table, {
      topic: 'production',
      choice: { carrier: 1, destroyer: 1 },
      rule: 'TI4 62.1',
      en: /costs 4 resources; you can spend 3/,
      ru: /стоит 4 ресурса, а потратить можно 3/,
    });
  });
});

describe('a fleet over supply', () => {
  it('66.1 sets out for no system; one ship less does', () => {
    const scene = new Scene().units(0, '14', { cruiser: 3 }).units(0, '28', { cruiser: 1 });
    const table = activating(scene, '29');
    refuses(table, {
      topic: 'move',
      choice: { '14:cruiser': 3, '28:cruiser': 1 },
      rule: 'TI4 66.1',
      en: /allows 3 ships in .*, not 4/,
      ru: /не больше 3 кораблей .* было бы 4/,
    });
    table.answer(0, 'move', { '14:cruiser': 3 });
    expect(table.at('29')).toBe('0:cruiser 3');
  });

  it('66.1 is not built either', () => {
    const scene = new Scene().units(0, 'archon-ren', { 'space-dock': 1 }).goods(0, 9);
    refuses(activating(scene, '14'), {
      topic: 'production',
      choice: { destroyer: 4 },
      rule: 'TI4 66.1',
      en: /allows 3 ships in .*, not 4/,
      ru: /не больше 3 кораблей .* было бы 4/,
    });
  });
});

const TABLE = { user: 'ann', game: 'twilight-imperium', name: 'Friday', language: 'en' as const };

describe('a map string', () => {
  /** For six seats: tiles 19 to 48 in order, homes blank. */
  const HOMES = [19, 22, 25, 28, 31, 34];
  let tile = 19;
  const SIX = Array.from({ length: 36 }, (_, i) => (HOMES.includes(i + 1) ? '0' : `${tile++}`));
  const with3 = (entry: string) => SIX.with(2, entry).join(' ');

  it.each([
    ['an unknown tile', { map: with3('59'), en: /59 \(place 3\) is no tile/, ru: /59 \(место 3\)/ }],
    [
      'a tile twice',
      { map: with3('19'), en: /Tile 19 \(place 3\) is on the map twice/, ru: /указан на карте дважды/ },
    ],
    ['a hyperlane', { map: with3('83A2'), en: /83a2 \(place 3\) is a hyperlane/, ru: /гипертрасса/ }],
    ['a home system', { map: with3('1'), en: /1 \(place 3\) is a home system/, ru: /родная система/ }],
    [
      'the middle in a ring',
      { map: with3('18'), en: /18 \(place 3\) lies in the middle/, ru: /только в центре/ },
    ],
    [
      'too few entries',
      { map: SIX.slice(1).join(' '), en: /36 entries .* has 35/, ru: /36 чисел, а здесь их 35/ },
    ],
    [
      'too many entries',
      { map: [...SIX, '49'].join(' '), en: /36 entries .* has 37/, ru: /36 чисел, а здесь их 37/ },
    ],
    [
      'homes of no number of seats',
      { map: with3('0'), en: /not the homes of any number/, ru: /ни к какому числу/ },
    ],
  ])('with %s is refused before there is a table', async (_, { map, en, ru }) => {
    const parsed = optionsSchema.safeParse({ board: 'given', map });
    const reasons = parsed.error?.issues.map((issue) =>
      issue.code === 'custom' ? (issue.params?.reason as Message) : null,
    );
    expect(reasons).toHaveLength(1);
    const [reason] = reasons ?? [];
    if (!reason) throw new Error('no reason');
    expect(said('en', reason)).toMatch(en);
    expect(said('ru', reason)).toMatch(ru);
    const { app, store } = await bench({ games: [twilightImperium as unknown as Game] });
    const options = { board: 'given', map };
    expect(why(await app.create({ ...TABLE, options }))).toBe('no.map');
    expect(await store.tables.find('t1')).toBeNull();
  });

  it('for another number of seats begins no game: the table stays open, and begins with the right number', async () => {
    const { app, store } = await bench({ games: [twilightImperium as unknown as Game] });
    const options = { board: 'given', map: SIX.join(' '), factions: 'random' };
    const { table } = ok(await app.create({ ...TABLE, options }));
    const sit = async (user: string) => ok(await app.join({ table, user, name: user }));
    for (const user of ['ann', 'bob', 'cid', 'dan', 'eve']) await sit(user);
    const reply = await app.start({ table, actor: { user: 'ann' } });
    if (reply.kind === 'done') throw new Error('the game has begun');
    expect(said('en', reply.refusal.message)).toMatch(/map .* for 6 seats/);
    expect(said('ru', reply.refusal.message)).toMatch(/6/);
    expect((await store.tables.find(table))?.table.status).toBe('lobby');
    await sit('fay');
    ok(await app.start({ table, actor: { user: 'ann' } }));
    expect((await store.tables.find(table))?.table.status).toBe('playing');
  });
});
