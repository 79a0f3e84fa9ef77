import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import type { ShownQuestion } from '#app/records/look.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { textOf, told } from '../friday.ts';
import type { SixSeats } from './six-seats.ts';

/** How files of PNG and of WebP begin. */
const PICTURE = /^(89504e470d0a1a0a|52494646.{8}57454250)/;
const FILE = /[/-]attachments\/\d+\/(\d+)\//;

/** Everybody may look at the board, a seat, a system, what happened and what they hold: with pictures that are pictures. */
export async function lookAround({ people, zoe, real, table, local }: SixSeats): Promise<void> {
  const [ann, boris] = people as [Player, Player];
  real.wanted = true;
  const system = (await ann.autocomplete('/board', { system: 'Mec' }, 'system'))[0]?.value ?? '';
  for (const [who, options] of [
    [ann, {}],
    [boris, { seat: 'Ann' }],
    [zoe, { system: `${system}`, table }],
  ] as const) {
    const { message } = await who.slash('/board', options, { until: 'final', withinMs: 60_000 });
    const [, file = ''] = FILE.exec(JSON.stringify(message)) ?? [];
    const bytes = Buffer.from(local.world.files.get(file) ?? []);
    expect(bytes.subarray(0, 12).toString('hex'), textOf(message)).toMatch(PICTURE);
  }
  real.wanted = false;
  expect(await told(boris, '/log', { all: true })).toMatch(/\*\*Раунд \d|→|★/);
  expect(await told(ann, '/hand')).toContain('⟦0⟧');
  expect(await told(boris, '/play')).toContain('⟦1⟧');
}

/** Takes back the answer that somebody has just given, and finds the same question again. */
export async function undone(
  { app, table }: SixSeats,
  who: Player,
  { key }: ShownQuestion,
): Promise<boolean> {
  await told(who, '/undo');
  const look = await app.look({ table, user: who.id });
  return look.kind === 'done' && look.questions.some((one) => one.key === key);
}

/** Those who bots play for from now on hand their seats over themselves. */
export async function handOver(people: readonly Player[]): Promise<void> {
  for (const one of people) await told(one, '/replace', { bot: 'greedy' });
}

export const GIFT = 'A gift, no strings';

/** Who could make whom a present of a trade good now, as seats. */
async function givers({ app, table, people }: SixSeats): Promise<readonly [number, number][]> {
  const pairs: [number, number][] = [];
  for (const [seat, who] of people.entries()) {
    const look = await app.look({ table, user: who.id });
    if (look.kind !== 'done' || look.viewer !== seat) continue;
    const question = look.questions.find(({ topic }) => topic === 'deal');
    const options = question && 'options' in question.form ? question.form.options : [];
    for (const [other] of people.entries())
      if (look.seats[other]?.user && options.some(({ id, barred }) => id === `offer:${other}` && !barred))
        pairs.push([seat, other]);
  }
  return pairs;
}

/** A present from one person to another, by the command and by the button under the letter; null while there can be none. */
export async function dealt(scene: SixSeats): Promise<readonly [number, number] | null> {
  const { table, people, view } = scene;
  const { view: before } = await view();
  const rich = (seat: number) => (before.seats[seat]?.goods ?? 0) > 0;
  const [pair] = (await givers(scene)).filter(([seat]) => rich(seat));
  if (pair === undefined) return null;
  const [from, to] = pair;
  const [giver, taker] = [people[from] as Player, people[to] as Player];
  const offer = { with: `${to + 1}`, give: '1 good', words: GIFT };
  const { message } = await giver.slash('/deal', offer, { until: 'final' });
  const confirm = `1|confirm|${table}|${keyOn(message)}`;
  // What is given for nothing is asked about twice.
  const asks = (await giver.click(confirm, { message, until: 'final' })).message;
  await giver.click(confirm, { message: asks, until: 'final' });
  const isLetter = (shown: APIMessage) =>
    textOf(shown).includes(GIFT) && JSON.stringify(shown).includes('deal.reply');
  const letter = await taker.dm().waitFor(isLetter, { withinMs: 20_000 });
  const [accept = ''] = /1\|deal\.reply\|[^"]*accept:[^"]*/.exec(JSON.stringify(letter)) ?? [];
  await taker.dm().click(accept, { message: letter, until: 'final' });
  const { view: after } = await view();
  expect(after.seats[from]?.goods).toBe((before.seats[from]?.goods ?? 0) - 1);
  expect(after.seats[to]?.goods).toBe((before.seats[to]?.goods ?? 0) + 1);
  return pair;
}

const keyOn = (message: APIMessage) => /1\|confirm\|[^|]+\|([^"|]+)/.exec(JSON.stringify(message))?.[1] ?? '';
