import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#core/message.ts';
import { allTogether, type ModuleChoice, moduleTrouble } from '#core/modules.ts';
import type { Setting } from '#core/setting.ts';
import type { BotContext } from '#discord/interactions/bot-context.ts';
import type { InteractionContext } from '#discord/interactions/interaction-context.ts';
import { decode } from '#discord/messages/custom-id.ts';
import type { Screen } from '#discord/messages/screen.ts';
import { wordsIn } from '#discord/messages/words.ts';
import { lobbyScreen } from '#discord/screens/table-screens.ts';
import { setUpActions } from '#discord/tables/setting-up.ts';
import { bench, ok, seen } from '../support/app-harness.ts';
import { randomOf } from '../support/chance.ts';
import { manyOptions, toyModule, toySetting } from '../support/toys/many-options.ts';
import { expectFit } from './fit.ts';

interface Pressable {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly description?: string | undefined }[];
  readonly max: number;
}

/** What can be pressed on a screen. */
function pressables({ components }: Screen): Pressable[] {
  return components.flatMap((line) => {
    if (line.type !== ComponentType.ActionRow) return [];
    return line.components.flatMap((one): Pressable[] => {
      if (one.type === ComponentType.StringSelect)
        return [
          { id: one.custom_id, label: one.placeholder ?? '', options: one.options, max: one.max_values ?? 1 },
        ];
      if (one.type !== ComponentType.Button || !('custom_id' in one) || one.disabled) return [];
      return [{ id: one.custom_id, label: one.label ?? '', options: [], max: 0 }];
    });
  });
}

const textOf = ({ components }: Screen) =>
  components.map((line) => ('content' in line ? line.content : '')).join('\n');

/** A table of a toy game that is being set up, and the panel by which it is. */
async function settingUp(
  settings: readonly Setting[],
  modules: readonly ModuleChoice[],
  language: Language = 'en',
) {
  const game = manyOptions(settings, modules);
  const { app } = await bench({ games: [game] });
  const { table } = ok(await app.create({ user: 'ann', game: game.id, name: 'Friday', language }));
  ok(await app.join({ table, user: 'ann', name: 'Ann' }));
  const bot = { app } as unknown as BotContext;
  const context = {
    user: 'ann',
    name: 'Ann',
    language,
    guild: null,
    admin: false,
  } as unknown as InteractionContext;
  const press = async (id: string, values: readonly string[] = []) => {
    const target = decode(id);
    const action = target && setUpActions[target.action as keyof typeof setUpActions];
    if (!target || !action) throw new Error(`nothing is meant by ${id}`);
    return await action.run({ target, values, context }, bot);
  };
  const open = async () => (await press(`1|lobby.setUp|${table}`)) as Screen;
  /** Ticks these of a group, and nothing else of it. */
  const tick = async (screen: Screen, group: string, values: readonly string[]) => {
    const select = pressables(screen).find(({ label }) => label === `Group ${group}`);
    if (!select) throw new Error(`there is no group ${group}`);
    return (await press(select.id, values)) as Screen;
  };
  const options = async () => (await seen(app, table)).table.options as { modules?: readonly string[] };
  const lobby = async () =>
    lobbyScreen(bot, await seen(app, table), { speaker: wordsIn(language, game), thread: null });
  const join = async (...users: readonly string[]) => {
    for (const user of users) ok(await app.join({ table, user, name: user }));
  };
  return { press, open, tick, options, lobby, join };
}

const GROUPS = ['a', 'b', 'c', 'd'];
/** Sixty in four groups: every third needs the one before it, every fifth does not go with the one after it, some have settings. */
const SIXTY: readonly ModuleChoice[] = Array.from({ length: 60 }, (_, n) =>
  toyModule(`m${n}`, GROUPS[n % 31 === 0 ? 0 : Math.min(3, Math.floor(n / 10))] ?? 'a', {
    ...(n % 3 === 2 ? { needs: [`m${n - 1}`] } : {}),
    ...(n % 5 === 4 ? { conflicts: [`m${n + 1}`] } : {}),
    ...(n % 7 === 0 ? { seats: [3, 4] } : {}),
    ...(n % 10 === 0 ? { settings: [toySetting(`s${n}`, 3)] } : {}),
  }),
);
const THIRTY = Array.from({ length: 30 }, (_, n) => toySetting(`o${n}`, n === 7 ? 40 : 2 + (n % 4)));

describe('a set-up panel with 30 settings and 60 modules', () => {
  it.each(LANGUAGES)('fits Discord whatever is pressed on it (%s)', async (language) => {
    const random = randomOf(11);
    const { open, press, options, lobby } = await settingUp(THIRTY, SIXTY, language);
    const met = new Set<string>();
    let screen = await open();
    for (let presses = 0; presses < 150; presses++) {
      expectFit(screen.components);
      expectFit((await lobby()).components);
      expect(moduleTrouble(SIXTY, (await options()).modules ?? [], null)).toBeNull();
      const all = pressables(screen);
      for (const { label } of all) met.add(label);
      const turns = all.filter(({ id }) => id.includes('setup.turn'));
      const among = random() < 0.4 ? turns : all;
      const some = among[Math.floor(random() * among.length)];
      if (!some) throw new Error('nothing can be pressed');
      const values = [...some.options]
        .sort(() => random() - 0.5)
        .slice(0, Math.floor(random() * some.max) + 1);
      const next = await press(
        some.id,
        values.map(({ value }) => value),
      );
      if ('components' in next) screen = next;
    }
    for (const group of GROUPS) expect(met).toContain(`Group ${group}`);
    for (const { id } of THIRTY) expect(met).toContain(`Setting ${id}`);
  });

  it('fits with as many modules chosen as go together', async () => {
    const { open, press, options } = await settingUp(THIRTY, SIXTY);
    const wanted = allTogether(SIXTY, 3);
    let screen = await open();
    for (let turns = 0; turns < 20; turns++) {
      for (const { id, options: offered } of pressables(screen).filter((one) =>
        one.id.includes('setup.modules'),
      ))
        await press(
          id,
          offered.map(({ value }) => value).filter((value) => wanted.includes(value)),
        );
      const next = pressables(screen).find(({ label }) => label.startsWith('Next'));
      if (!next) break;
      screen = (await press(next.id)) as Screen;
      expectFit(screen.components);
    }
    expect((await options()).modules).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(25);
  });
});

describe('modules on the set-up panel', () => {
  const modules = [
    toyModule('fleet', 'x', { settings: [toySetting('size', 2)] }),
    toyModule('war', 'x', { needs: ['fleet'] }),
    toyModule('peace', 'x', { conflicts: ['war'] }),
    toyModule('crowd', 'x', { seats: [4] }),
    toyModule('duel', 'x', { seats: [2] }),
  ];

  it('bring what they need, and say so', async () => {
    const { open, tick, options, lobby } = await settingUp([], modules);
    const screen = await tick(await open(), 'x', ['war']);
    expect((await options()).modules).toEqual(['fleet', 'war']);
    expect(textOf(screen)).toContain('“Module war” needs “Module fleet”: chosen as well.');
    expect(textOf(await lobby())).toContain('Played with: **Module fleet and Module war**');
  });

  it('go with what they need, and say so', async () => {
    const { open, tick, options, lobby } = await settingUp([], modules, 'ru');
    const both = await tick(await open(), 'x', ['fleet', 'war']);
    const screen = await tick(both, 'x', ['war']);
    expect((await options()).modules).toEqual([]);
    expect(textOf(screen)).toContain('Без «Module fleet» не играется «Module war»: тоже убрано.');
    expect(textOf(await lobby())).not.toContain('Module');
  });

  it('that exclude each other are refused with the reason, and marked with it beforehand', async () => {
    const { open, tick, options } = await settingUp([], modules);
    const screen = await tick(await open(), 'x', ['war']);
    const peace = pressables(screen)[0]?.options.find(({ value }) => value === 'peace');
    expect(peace).toMatchObject({
      description: '“Module peace” and “Module war” cannot be played together.',
      emoji: { name: '✖' },
    });
    const refused = await tick(screen, 'x', ['fleet', 'war', 'peace']);
    expect(textOf(refused)).toContain('⚠️ “Module peace” and “Module war” cannot be played together.');
    expect((await options()).modules).toEqual(['fleet', 'war']);
  });

  it('for another number of seats are refused once too many have sat down, and warned of before', async () => {
    const { open, tick, options, join } = await settingUp([], modules);
    await join('bob', 'cid');
    const refused = await tick(await open(), 'x', ['duel', 'crowd']);
    expect(textOf(refused)).toContain('⚠️ “Module duel” is for 2 seats only.');
    expect(textOf(refused)).toContain('⚠️ “Module crowd” is for 4 seats only.');
    expect((await options()).modules).toEqual(['crowd']);
    await join('dan');
    expect(textOf(await open())).not.toContain('⚠️');
  });

  it('show their settings only while they are chosen', async () => {
    const { open, tick } = await settingUp([], modules);
    const labels = (screen: Screen) => pressables(screen).map(({ label }) => label);
    const before = await open();
    expect(labels(before)).toEqual(['Group x']);
    const chosen = await tick(before, 'x', ['fleet']);
    expect(labels(chosen)).toEqual(['Group x', 'Setting size', 'Another size …']);
    expect(labels(await tick(chosen, 'x', []))).toEqual(['Group x']);
  });
});
