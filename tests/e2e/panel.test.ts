import { type APIMessage, ButtonStyle } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { partsOf } from '#local-discord/driver/parts.ts';
import { friday, textOf } from './friday.ts';

const final = { until: 'final' } as const;

const ids = ({ components }: APIMessage) =>
  partsOf(components ?? []).flatMap(({ custom_id: id, disabled }) => (id && !disabled ? [id] : []));

const idOf = (message: APIMessage, action: string) => {
  const found = ids(message).find((id) => id.startsWith(`1|${action}|`));
  if (found === undefined) throw new Error(`no ${action} on ${textOf(message)}`);
  return found;
};

/** A table at which somebody who reads English has opened which race they take. */
async function asked() {
  const scene = await friday();
  const game = await scene.game();
  const isRace = async () => {
    const who = await game.onTurn();
    const look = await scene.app.look({ table: game.table, user: who.id });
    const isAsked = look.kind === 'done' && look.questions.some(({ topic }) => topic === 'lifted');
    return isAsked && who.name !== 'Cid';
  };
  for (let moves = 0; moves < 6 && !(await isRace()); moves++) await game.move();
  const who = await game.onTurn();
  const { message } = await who.slash('/play', {}, final);
  const head = async () => {
    const look = await scene.app.look({ table: game.table });
    return look.kind === 'done' ? look.table.head : null;
  };
  return { ...scene, ...game, who, message, head };
}

it('begins with one grey line and a line for beginners, then asks; the hand is behind its button', async () => {
  const { message, who, log } = await asked();
  const [, head = '', coach = '', question = ''] = textOf(message).split('\n');
  expect(head).toBe(`-# Friday · set-up · you are **${who.name}**`);
  expect(coach).toMatch(/^-# \*\*First game, 1 of 10\.\*\* \S/);
  expect(question).toMatch(/^### .+\?$/);
  expect(textOf(message)).not.toContain('Your bag');
  const hand = (await who.click('Hand', { message, ...final })).message;
  expect(textOf(hand)).toContain('Your bag');
  expect(log.troubles).toEqual([]);
});

it('explains its question with our rules, for the one who asks alone', async () => {
  const { message, who, log } = await asked();
  const told = (await who.click(idOf(message, 'explain'), { message, ...final })).message;
  expect(textOf(told)).toContain('**What is asked**');
  expect(textOf(told)).toMatch(/-# \*\*\d+(?:\.\d+)? .+\*\*: \S/);
  expect(told.id).not.toBe(message.id);
  expect(log.troubles).toEqual([]);
});

it('suggests without sending anything, and one press takes it', async () => {
  const { message, who, head, log } = await asked();
  const before = await head();
  const ticked = (await who.click(idOf(message, 'suggest'), { message, ...final })).message;
  expect(textOf(ticked)).toMatch(/-# Suggested: \*\*.+\*\* \(\S/);
  expect(await head()).toBe(before);
  const green = partsOf(ticked.components ?? []).filter(
    (part) => 'style' in part && part.style === ButtonStyle.Success,
  );
  expect(green).toHaveLength(1);
  await who.click(green[0]?.custom_id ?? '', { message: ticked, ...final });
  expect(await head()).toBeGreaterThan(before ?? 0);
  expect(log.troubles).toEqual([]);
});

it('says no more to beginners once they have enough of it', async () => {
  const { message, who, move, onTurn, app, table, log } = await asked();
  const quiet = (await who.click('Enough', { message, ...final })).message;
  expect(textOf(quiet)).not.toContain('First game');
  expect(textOf(quiet)).toContain('### ');
  for (let moves = 0; moves < 12; moves++) {
    await move();
    await app.settled(table);
    if ((await onTurn()).id !== who.id) continue;
    const later = (await who.slash('/play', {}, final)).message;
    expect(textOf(later)).not.toContain('First game');
    break;
  }
  expect(log.troubles).toEqual([]);
});

it('says of a question that is past how it was decided, and leads to the present', async () => {
  const { message, who, log } = await asked();
  const other = (await who.slash('/play', {}, final)).message;
  await who.click(idOf(other, 'choose'), { message: other, ...final });
  const past = (await who.click(idOf(message, 'choose'), { message, ...final })).message;
  expect(past.id).toBe(message.id);
  expect(textOf(past)).toMatch(/Decided at <t:\d+:t>/);
  const now = (await who.click('To the present', { message: past, ...final })).message;
  expect(now.id).toBe(message.id);
  expect(textOf(now)).not.toContain('Decided at');
  expect(log.troubles).toEqual([]);
});

it('has the rest behind one button', async () => {
  const { message, who, log } = await asked();
  const more = (await who.click('More', { message, ...final })).message;
  expect(textOf(more)).toContain('/orders');
  const told = (await who.click('Log', { message: more, ...final })).message;
  expect(textOf(told)).toContain('Friday');
  expect(log.troubles).toEqual([]);
});

it('speaks the language of its reader alone', async () => {
  const { cid, game, log } = await friday();
  const { at } = await game();
  const { message } = await at(cid).slash('/play', {}, final);
  const words = textOf(message)
    .replaceAll(/Friday|Cid|S\d|\*|-#/g, '')
    .match(/[A-Za-z]{2,}/g);
  expect(words).toBeNull();
  expect(log.troubles).toEqual([]);
});
