import { expect, it } from 'vitest';
import type { Player } from '#local-discord/driver/player.ts';
import { Clicker } from './clicker.ts';
import { textOf, told } from './friday.ts';
import { brandNames, cardsFirst } from './imperium/branded-game.ts';
import { dealt, GIFT, handOver, lookAround, undone } from './imperium/script.ts';
import { type SixSeats, sixSeats } from './imperium/six-seats.ts';

/** From this round on bots play for all but two. */
const BOTS_FROM = 2;
const STAY = 2;
/** Rounds in which everybody looks at everything once. */
const CURIOUS = 3;

brandNames();

/** What has been done so far beside answering. */
interface Done {
  answers: number;
  looked: number;
  undo: boolean;
  deal: readonly [number, number] | null;
  handed: boolean;
  readonly asked: Map<string, number>;
}

/** What the script has to do now. */
async function follow(scene: SixSeats, done: Done): Promise<void> {
  const { people, view } = scene;
  const { round } = (await view()).view;
  if (round >= BOTS_FROM && !done.handed) {
    await handOver(people.slice(STAY));
    done.handed = true;
  }
  if (round > 0) done.deal ??= await dealt(scene);
  if (done.looked >= Math.min(round, CURIOUS)) return;
  await lookAround(scene);
  done.looked = round;
}

/** Nobody has heard of anything that they have no right to know. */
async function nobodyKnows({ rights, listeners, people, app, table }: SixSeats): Promise<void> {
  await app.settled(table);
  await rights.look();
  for (const [at, { hidden }] of listeners.entries()) {
    const right = rights.hidden[Math.min(at, people.length)];
    expect([...hidden].filter((id) => !right?.has(id))).toEqual([]);
  }
}

/** One after the other answers what stands open for them; whether anybody did. */
async function goRound(scene: SixSeats, clickers: readonly Clicker[], done: Done): Promise<boolean> {
  const { app, table, people } = scene;
  let answered = false;
  for (const [seat, clicker] of clickers.entries()) {
    const who = people[seat] as Player;
    const look = await app.look({ table, user: who.id });
    if (look.kind !== 'done' || look.viewer !== seat) continue;
    const question = look.questions.find(({ optional, held }) => !optional && held === null);
    if (question === undefined || !(await clicker.answerOne())) continue;
    answered = true;
    done.answers += 1;
    done.asked.set(question.topic, (done.asked.get(question.topic) ?? 0) + 1);
    if (question.topic === 'strategy-card' && !done.undo) done.undo = await undone(scene, who, question);
    await nobodyKnows(scene);
  }
  return answered;
}

/** Plays by clicks and commands until the game is over. */
async function playOut(scene: SixSeats): Promise<Done> {
  const { app, table, people, view } = scene;
  const done: Done = { answers: 0, looked: 0, undo: false, deal: null, handed: false, asked: new Map() };
  const clickers = people.map((one) => new Clicker(one, { app, table }));
  for (let idle = 0; idle < 20; ) {
    if ((await view()).status !== 'playing') break;
    await follow(scene, done);
    idle = (await goRound(scene, clickers, done)) ? 0 : idle + 1;
  }
  return done;
}

/** Cards that those who stayed played from their hands. */
async function cardsPlayed({ app, table }: SixSeats): Promise<number> {
  const all = await app.history({ table });
  const facts = all.kind === 'done' ? all.happened.flatMap(({ told: some }) => some) : [];
  return facts.filter(({ key, args }) => key === 'fact.cardPlayed' && Number(args.seat) < STAY).length;
}

it('six people play Twilight Imperium from the lobby to victory by clicks and commands, and nobody hears what is another’s', async () => {
  for (let seat = 0; seat < STAY; seat++) cardsFirst.add(seat);
  const scene = await sixSeats();
  const { people, listeners, rights, log, running, store, table, view, local } = scene;
  const { seed = '' } = (await store.tables.find(table))?.table ?? {};
  const done = await playOut(scene);
  expect(log.lines.filter((line) => line.includes(seed))).toEqual([]);
  const { status, view: last } = await view();
  expect(status).toBe('over');
  expect(last.winner).not.toBeNull();
  expect(done).toMatchObject({ undo: true, handed: true, looked: CURIOUS });
  expect(done.deal).not.toBeNull();
  expect(done.asked.get('vote')).toBeGreaterThan(1);
  expect(done.answers).toBeGreaterThan(200);
  expect(await cardsPlayed(scene)).toBeGreaterThan(0);

  running.wake();
  const [ann] = people as [Player];
  const over = await ann.waitFor((message) => textOf(message).includes(seed), { withinMs: 20_000 });
  expect(textOf(over)).toContain('fingerprint from the start');
  expect(await told(ann, '/verify')).toContain('All is fair');

  const lines = log.lines.join('\n');
  for (const [at, { marks, hidden, keys, pictures, heard }] of listeners.entries()) {
    const isSeated = at < people.length;
    expect([...marks]).toEqual(isSeated ? [`${at}`] : []);
    for (const [seat, own] of rights.keys.entries()) {
      expect(own.size).toBeGreaterThan(10);
      if (seat !== at) expect([...own].filter((key) => keys.has(key))).toEqual([]);
    }
    const isOfTheTwo = done.deal?.includes(at) === true;
    expect([...heard].some((text) => text.includes(GIFT))).toBe(isOfTheTwo);
    expect([...heard].some((text) => text.includes(local.token))).toBe(false);
    expect(pictures).toBeGreaterThan(isSeated ? 20 : 0);
    if (isSeated) expect(hidden.size).toBeGreaterThan(1);
  }
  expect(lines).not.toMatch(/⟦|⟨/);
  for (const keys of rights.keys) expect([...keys].filter((key) => lines.includes(key))).toEqual([]);
  expect(log.troubles).toEqual([]);
}, 400_000);
