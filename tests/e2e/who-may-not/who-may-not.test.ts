import { describe, expect, it } from 'vitest';
import { commands } from '#commands/index.ts';
import { pressActions } from '#discord/client/press-actions.ts';
import { encode } from '#discord/messages/custom-id.ts';
import type { Options } from '#local-discord/driver/command-line.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { textOf, told } from '../friday.ts';
import { type Besieged, besieged, listenTo, press } from './outsiders.ts';

const UNKNOWN = 'There is no such table here';

/** Every command about a table, with all it needs to do something. */
const ABOUT_TABLES: Readonly<Record<string, Options>> = {
  'game info': {},
  'game end': {},
  'game change': { name: 'Mine' },
  'game move': {},
  play: {},
  hand: {},
  board: { seat: '1' },
  status: {},
  odds: { system: '18' },
  deal: { with: '1', give: '1 good', words: 'Trust me' },
  log: { all: true },
  undo: { vote: true },
  'orders list': {},
  'orders set': { topic: 'reward' },
  'orders clear': { topic: 'reward' },
  away: { days: 3 },
  remind: {},
  pace: { deadline: 1 },
  pause: {},
  replace: { seat: '1', bot: 'greedy' },
  repair: {},
  verify: {},
  export: {},
};

/** Commands that are about no table of others. */
const APART = ['game new', 'game list', 'card', 'rules', 'language', 'help'];

/** What whoever sees the table may look at; the rest is refused. */
const OPEN_TO_ALL = ['game info', 'board', 'status', 'odds', 'log', 'play'];

/** What whoever keeps the server in order does without a seat. */
const KEEPERS = ['game end', 'game change', 'game move', 'remind', 'pace', 'pause', 'replace', 'repair'];

const lines = [...commands.values()].flatMap((command) =>
  'handler' in command
    ? [command.name.en]
    : Object.values(command.handlers).map((deed) => `${command.name.en} ${deed.name.en}`),
);

/** What somebody is told to everything they may not do; a form counts as an answer and is sent too. */
async function tryAll(scene: Besieged, who: Player, which: readonly string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const line of which) {
    const options = { ...ABOUT_TABLES[line], table: scene.table };
    answers.set(line, await told(who, `/${line}`, options));
  }
  return answers;
}

/** Every button there is, with the table's own name and a real question. */
async function allPresses(scene: Besieged): Promise<string[]> {
  const { key, option } = await scene.asked();
  return [...pressActions.keys()]
    .filter((action) => action !== 'welcome.play')
    .flatMap((action) => [
      encode({ action, table: scene.table, args: [key, option] }),
      encode({ action, table: scene.table, args: ['-1', '0'] }),
      encode({ action, table: scene.table, args: [] }),
    ]);
}

/** Nothing has changed, and they know nothing that is not theirs. */
async function unharmed(scene: Besieged, before: unknown, ears: ReturnType<typeof listenTo>): Promise<void> {
  expect(await scene.standing()).toEqual(before);
  expect([...ears.marks]).toEqual([]);
  const { key } = await scene.asked();
  expect(ears.knows(key)).toBe(false);
  expect(scene.log.troubles).toEqual([]);
}

it('every command is either about a table or about none', () => {
  expect([...Object.keys(ABOUT_TABLES), ...APART].sort()).toEqual([...lines].sort());
});

describe('somebody in another server, who keeps order there', () => {
  it('is told by no command that the table exists', async () => {
    const scene = await besieged();
    const { zoe, table } = scene;
    const ears = listenTo(scene, zoe);
    const before = await scene.standing();
    const answers = await tryAll(scene, zoe, Object.keys(ABOUT_TABLES));
    expect([...answers].filter(([, answer]) => !answer.includes(UNKNOWN))).toEqual([]);
    for (const line of Object.keys(ABOUT_TABLES))
      expect(await zoe.autocomplete(`/${line}`, { ...ABOUT_TABLES[line], table: 'f' }, 'table')).toEqual([]);
    for (const [line, option] of [
      ['board', 'seat'],
      ['deal', 'with'],
      ['replace', 'seat'],
      ['replace', 'bot'],
      ['orders set', 'topic'],
      ['orders set', 'answer'],
    ] as const)
      expect(
        await zoe.autocomplete(`/${line}`, { ...ABOUT_TABLES[line], table, [option]: '' }, option),
      ).toEqual([]);
    expect(await told(zoe, '/game list')).toContain(UNKNOWN);
    await unharmed(scene, before, ears);
    expect(ears.knows('Friday')).toBe(false);
  }, 60_000);

  it('can press nothing', async () => {
    const scene = await besieged();
    const { zoe } = scene;
    await told(zoe, '/help');
    const ears = listenTo(scene, zoe);
    const before = await scene.standing();
    await press(scene, zoe, {
      ids: await allPresses(scene),
      values: [scene.table, (await scene.asked()).key],
    });
    await unharmed(scene, before, ears);
    expect(ears.knows('Friday')).toBe(false);
  }, 60_000);
});

describe('somebody of the server who does not see the channel', () => {
  it('is told by no command that the table exists, and can press nothing', async () => {
    const scene = await besieged();
    const hidden = scene.hideFrom(scene.eve);
    const ears = listenTo(scene, scene.eve);
    const before = await scene.standing();
    const answers = await tryAll(scene, hidden, Object.keys(ABOUT_TABLES));
    expect([...answers].filter(([, answer]) => !answer.includes(UNKNOWN))).toEqual([]);
    expect(await told(hidden, '/game list')).toContain(UNKNOWN);
    await press(scene, hidden, {
      ids: await allPresses(scene),
      values: [scene.table, (await scene.asked()).key],
    });
    await unharmed(scene, before, ears);
    expect(ears.knows('Friday')).toBe(false);
  }, 60_000);
});

describe('somebody who looks on', () => {
  it('sees what lies open, and can do nothing', async () => {
    const scene = await besieged();
    const eve = scene.eve.in({ id: scene.thread });
    const ears = listenTo(scene, eve);
    const before = await scene.standing();
    const answers = await tryAll(scene, eve, Object.keys(ABOUT_TABLES));
    for (const [line, answer] of answers) {
      expect(answer, line).not.toContain(UNKNOWN);
      if (!OPEN_TO_ALL.includes(line))
        expect(answer, line).toMatch(/do not sit|Only whoever opened|still going on|no vote/);
    }
    await press(scene, eve, {
      ids: await allPresses(scene),
      values: [scene.table, (await scene.asked()).key],
    });
    await unharmed(scene, before, ears);
  }, 60_000);
});

describe('whoever keeps the server in order, without a seat', () => {
  it('sees no hand and answers for nobody', async () => {
    const scene = await besieged();
    const ann = scene.ann.in({ id: scene.thread });
    const ears = listenTo(scene, ann);
    const before = await scene.standing();
    const answers = await tryAll(
      scene,
      ann,
      Object.keys(ABOUT_TABLES).filter((line) => !KEEPERS.includes(line)),
    );
    for (const line of ['hand', 'deal', 'orders list', 'orders set', 'away', 'undo', 'export'])
      expect(answers.get(line), line).toMatch(/do not sit|still going on/);
    await press(scene, ann, { ids: await allPresses(scene), values: [(await scene.asked()).key] });
    await unharmed(scene, before, ears);
    expect(ann.messages().map(textOf).join()).not.toContain('⟦');
  }, 60_000);
});
