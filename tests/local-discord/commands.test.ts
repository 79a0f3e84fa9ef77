import { Client, GatewayIntentBits } from 'discord.js';
import { ApplicationCommandResponseSchema } from 'discord-api-spec/zod';
import { ApplicationCommandType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectShape, problemAt, refused } from './guild-scene.ts';
import { PeopleScene } from './people-scene.ts';

const GAME = {
  name: 'game',
  name_localizations: { ru: 'игра' },
  description: 'Play a game',
  description_localizations: { ru: 'Сыграть' },
  options: [
    {
      type: 3,
      name: 'which',
      name_localizations: { ru: 'какую' },
      description: 'Which one',
      choices: [{ name: 'Chess', name_localizations: { ru: 'Шахматы' }, value: 'chess' }],
    },
  ],
};
const PLAIN = { name: 'help', description: 'Help' };

let scene: PeopleScene;
beforeEach(async () => {
  scene = await PeopleScene.open();
});
afterEach(() => scene.close());

interface Registered {
  readonly id: string;
  readonly name: string;
  readonly version: string;
}

const rest = (method: string, path: string, body?: unknown) => scene.base.rest(method, path, body);
const scopes = ['all guilds', 'one guild'] as const;
const pathOf = (scope: (typeof scopes)[number]) =>
  scope === 'all guilds' ? `${scene.application}/commands` : scene.guildCommands;

describe.each(scopes)('commands of %s', (scope) => {
  it('are new the first time and changed after that, by name and type', async () => {
    const made = await rest('POST', pathOf(scope), GAME);
    expect(made.status).toBe(201);
    expectShape(ApplicationCommandResponseSchema, made.body);
    const again = await rest('POST', pathOf(scope), { ...GAME, description: 'Play' });
    expect(again.status).toBe(200);
    const [first, second] = [made.body, again.body] as Registered[];
    expect(second).toMatchObject({ id: first?.id, description: 'Play' });
    expect(second?.version).not.toBe(first?.version);
    const menu = await rest('POST', pathOf(scope), { name: 'game', type: ApplicationCommandType.User });
    expect(menu.status).toBe(201);
    expect((await rest('GET', pathOf(scope))).body).toHaveLength(2);
  });

  it('say where they belong', async () => {
    const { body } = await rest('POST', pathOf(scope), PLAIN);
    expect(body).toMatchObject({ application_id: scene.world.state.application.id, type: 1 });
    if (scope === 'one guild') expect(body).toHaveProperty('guild_id', scene.base.guild.id);
    else expect(body).not.toHaveProperty('guild_id');
  });

  it('are listed with all languages only on demand', async () => {
    await rest('POST', pathOf(scope), GAME);
    const [brief] = (await rest('GET', pathOf(scope))).body as object[];
    expect(brief).toMatchObject({
      name: 'game',
      options: [{ name: 'which', choices: [{ value: 'chess' }] }],
    });
    expect(JSON.stringify(brief)).not.toContain('localiz');
    const [full] = (await rest('GET', `${pathOf(scope)}?with_localizations=true`)).body as object[];
    expectShape(ApplicationCommandResponseSchema, full);
    expect(full).toMatchObject({
      name_localizations: { ru: 'игра' },
      options: [
        { name_localizations: { ru: 'какую' }, choices: [{ name_localizations: { ru: 'Шахматы' } }] },
      ],
    });
  });

  it('are found, changed and deleted by their ids', async () => {
    const { id, version } = (await rest('POST', pathOf(scope), GAME)).body as Registered;
    const one = `${pathOf(scope)}/${id}`;
    expect((await rest('GET', one)).body).toMatchObject({ id, name_localizations: { ru: 'игра' } });
    const changed = await rest('PATCH', one, { name: 'play', name_localizations: null });
    expect(changed).toMatchObject({ status: 200, body: { id, name: 'play', name_localizations: null } });
    expect(changed.body).toMatchObject({ description: 'Play a game', options: [{ name: 'which' }] });
    expect((changed.body as Registered).version).not.toBe(version);
    expect(await rest('DELETE', one)).toMatchObject({ status: 204, body: undefined });
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      expect(refused(await rest(method, one, method === 'PATCH' ? {} : undefined))).toEqual({
        status: 404,
        code: 10063,
      });
    }
  });

  it('cannot take the name of another, nor become what cannot be registered', async () => {
    await rest('POST', pathOf(scope), PLAIN);
    const { id } = (await rest('POST', pathOf(scope), GAME)).body as Registered;
    const taken = await rest('PATCH', `${pathOf(scope)}/${id}`, { name: 'help' });
    expect(refused(taken)).toEqual({ status: 400, code: 50035 });
    expect(problemAt(taken, 'name')).toBe('APPLICATION_COMMANDS_DUPLICATE_NAME');
    const wrong = await rest('PATCH', `${pathOf(scope)}/${id}`, { description: '' });
    expect(problemAt(wrong, 'description')).toBe('BASE_TYPE_REQUIRED');
    expect((await rest('GET', `${pathOf(scope)}/${id}`)).body).toMatchObject({ name: 'game' });
  });

  it('are overwritten all at once, with the same ids for the same names', async () => {
    const [game, help] = (await rest('PUT', pathOf(scope), [GAME, PLAIN])).body as Registered[];
    const next = await rest('PUT', pathOf(scope), [
      PLAIN,
      { ...PLAIN, name: 'new' },
      { ...GAME, nsfw: true },
    ]);
    expect(next.status).toBe(200);
    const [sameHelp, fresh, sameGame] = next.body as Registered[];
    expect(sameHelp).toEqual(help);
    expect(sameGame).toMatchObject({ id: game?.id, nsfw: true });
    expect(sameGame?.version).not.toBe(game?.version);
    expect([game?.id, help?.id]).not.toContain(fresh?.id);
    await rest('PUT', pathOf(scope), []);
    expect((await rest('GET', pathOf(scope))).body).toEqual([]);
  });

  it('can change their names when they come with their ids, even with each other', async () => {
    const [game, help] = (await rest('PUT', pathOf(scope), [GAME, PLAIN])).body as Registered[];
    const swapped = await rest('PUT', pathOf(scope), [
      { ...PLAIN, name: 'game', id: help?.id },
      { ...PLAIN, name: 'play', id: game?.id },
    ]);
    expect(swapped.body).toMatchObject([
      { id: help?.id, name: 'game' },
      { id: game?.id, name: 'play' },
    ]);
    const [renamed, fresh] = (
      await rest('PUT', pathOf(scope), [
        { ...PLAIN, name: 'chess', id: help?.id },
        { ...PLAIN, name: 'game' },
      ])
    ).body as Registered[];
    expect(renamed).toMatchObject({ id: help?.id, name: 'chess' });
    expect([game?.id, help?.id]).not.toContain(fresh?.id);
  });

  it('are at most a hundred for typing and fifteen for each menu', async () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ ...PLAIN, name: `help${at}` }));
    const menus = Array.from({ length: 15 }, (_, at) => ({ name: `menu${at}`, type: 2 }));
    expect((await rest('PUT', pathOf(scope), [...many, ...menus])).status).toBe(200);
    for (const [one, most] of [
      [PLAIN, 100],
      [{ name: 'menu', type: 2 }, 15],
    ] as const) {
      const refusal = await rest('POST', pathOf(scope), one);
      expect(refused(refusal)).toEqual({ status: 400, code: 30032 });
      expect(refusal.body).toHaveProperty(
        'message',
        `Maximum number of application commands reached (${most})`,
      );
    }
    expect((await rest('POST', pathOf(scope), { ...PLAIN, name: 'help99' })).status).toBe(200);
    expect((await rest('POST', pathOf(scope), { name: 'about', type: 3 })).status).toBe(201);
  });

  it('are told to people in their language, not to the bot', async () => {
    scene.world.account(scene.id('Ben')).locale = 'ru';
    const [bots, anns, bens] = [scene.world.bot.id, scene.id('Ann'), scene.id('Ben')].map((id) =>
      scene.base.hear(id),
    );
    await rest('POST', pathOf(scope), GAME);
    expect(bots).toEqual([]);
    expect(anns).toMatchObject([
      {
        t: 'GUILD_APPLICATION_COMMAND_INDEX_UPDATE',
        d: { guild_id: scene.base.guild.id, application_commands: [{ name: 'game' }] },
      },
    ]);
    expect(JSON.stringify(anns)).not.toContain('localiz');
    expect(bens?.[0]?.d).toMatchObject({
      application_commands: [
        {
          name: 'game',
          name_localized: 'игра',
          description_localized: 'Сыграть',
          options: [{ name: 'which', name_localized: 'какую', choices: [{ name_localized: 'Шахматы' }] }],
        },
      ],
    });
  });
});

describe('commands', () => {
  it('are kept apart by guild', async () => {
    const { id } = (await rest('POST', scene.guildCommands, PLAIN)).body as Registered;
    expect((await rest('GET', `${scene.application}/commands`)).body).toEqual([]);
    expect(refused(await rest('GET', `${scene.application}/commands/${id}`))).toEqual({
      status: 404,
      code: 10063,
    });
  });

  it('are only those of the own application, in guilds the bot is in', async () => {
    const unknown = await rest('GET', '/applications/123/commands');
    expect(refused(unknown)).toEqual({ status: 404, code: 10002 });
    const noId = await rest('PUT', '/applications/undefined/commands', []);
    expect(refused(noId)).toEqual({ status: 400, code: 50035 });
    expect(problemAt(noId, 'application_id')).toBe('NUMBER_TYPE_COERCE');
    const elsewhere = await rest('PUT', `${scene.application}/guilds/123/commands`, []);
    expect(refused(elsewhere)).toEqual({ status: 403, code: 50001 });
  });

  it('are registered by discord.js', async () => {
    const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: scene.base.local.api } });
    await client.login(scene.base.local.token);
    const set = await client.application?.commands.set([GAME]);
    expect(set?.map(({ name }) => name)).toEqual(['game']);
    const fetched = await client.application?.commands.fetch({ withLocalizations: true });
    expect(fetched?.first()?.nameLocalizations).toEqual({ ru: 'игра' });
    await client.destroy();
  });
});
