import { ButtonStyle, ChannelType, ComponentType, InteractionType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PeopleScene } from './people-scene.ts';

let scene: PeopleScene;
beforeEach(async () => {
  scene = await PeopleScene.open();
});
afterEach(() => scene.close());

const row = (...components: readonly object[]) => ({ type: ComponentType.ActionRow, components });
const button = (custom_id: string, more: object = {}) => ({
  type: ComponentType.Button,
  style: ButtonStyle.Primary,
  label: custom_id,
  custom_id,
  ...more,
});
const menu = (type: ComponentType, more: object = {}) => ({ type, custom_id: 'menu', ...more });
const offered = (...values: readonly string[]) => ({
  options: values.map((value) => ({ label: value, value })),
});

async function shown(...components: readonly object[]): Promise<string> {
  return (await scene.says({ content: 'x', components })).id;
}
const press = (message: string, customId: string) => ({ do: 'press', message, customId }) as const;
const choose = (message: string, ...values: readonly string[]) =>
  ({ do: 'select', message, customId: 'menu', values }) as const;

describe('a button', () => {
  it('tells the bot which it is, and of which message', async () => {
    const message = await shown(row(button('a'), button('b')));
    const asked = scene.interaction('Ben', press(message, 'b'));
    expect(asked).toMatchObject({
      type: InteractionType.MessageComponent,
      message: { id: message, components: [{ components: [{ custom_id: 'a' }, { custom_id: 'b' }] }] },
      member: { user: { id: scene.id('Ben') } },
    });
    expect(asked.data).toEqual({ id: 3, custom_id: 'b', component_type: ComponentType.Button });
  });

  it('is found in sections and containers', async () => {
    const section = {
      type: ComponentType.Section,
      components: [{ type: ComponentType.TextDisplay, content: 'words' }],
      accessory: button('side'),
    };
    const container = { type: ComponentType.Container, components: [section, row(button('inside'))] };
    const { id } = await scene.says({ flags: 1 << 15, components: [container] });
    expect(scene.interaction('Ben', press(id, 'side')).data).toMatchObject({ custom_id: 'side' });
    expect(scene.interaction('Ben', press(id, 'inside')).data).toMatchObject({ custom_id: 'inside' });
  });

  it('is refused when it is off, gone, no button, or leads elsewhere', async () => {
    const link = {
      type: ComponentType.Button,
      style: ButtonStyle.Link,
      label: 'web',
      url: 'https://example.org',
    };
    const message = await shown(
      row(button('off', { disabled: true }), link),
      row(menu(ComponentType.UserSelect)),
    );
    expect(scene.refusalOf('Ben', press(message, 'off'))).toContain('switched off');
    expect(scene.refusalOf('Ben', press(message, 'web'))).toContain('not in the message');
    expect(scene.refusalOf('Ben', press(message, 'gone'))).toContain('not in the message');
    expect(scene.refusalOf('Ben', press(message, 'menu'))).toContain('not a button');
    expect(scene.refusalOf('Ben', press(scene.general.id, 'off'))).toContain('not there any more');
    expect(scene.asked).toEqual([]);
  });

  it('of a message for one person works for that person, until it is dismissed', async () => {
    await scene.register({ name: 'play', description: 'play' });
    const asked = scene.interaction('Ben', { do: 'command', path: ['play'], options: {} });
    await scene.answers(asked, {
      type: 4,
      data: { flags: 64, content: 'x', components: [row(button('a'))] },
    });
    const message = scene.general.messages.at(-1)?.id ?? '';
    expect(scene.refusalOf('Cid', press(message, 'a'))).toContain('not there');
    expect(scene.interaction('Ben', press(message, 'a'))).toMatchObject({
      message: { id: message, flags: 64 },
    });
    scene.does('Ben', { do: 'delete', message });
    expect(scene.refusalOf('Ben', press(message, 'a'))).toContain('not there');
  });
});

describe('a menu', () => {
  it('tells the bot what was chosen', async () => {
    const message = await shown(row(menu(ComponentType.StringSelect, offered('red', 'blue'))));
    const { data } = scene.interaction('Ben', choose(message, 'blue'));
    expect(data).toEqual({
      id: 2,
      custom_id: 'menu',
      component_type: ComponentType.StringSelect,
      values: ['blue'],
    });
  });

  it('counts what is chosen', async () => {
    const usual = await shown(row(menu(ComponentType.StringSelect, offered('a', 'b'))));
    expect(scene.refusalOf('Ben', choose(usual))).toContain('at least 1');
    expect(scene.refusalOf('Ben', choose(usual, 'a', 'b'))).toContain('at most 1');
    const some = { ...offered('a', 'b', 'c'), min_values: 0, max_values: 2, placeholder: 'Colours' };
    const message = await shown(row(menu(ComponentType.StringSelect, some)));
    expect(scene.interaction('Ben', choose(message)).data).toMatchObject({ values: [] });
    expect(scene.interaction('Ben', choose(message, 'c', 'a')).data).toMatchObject({ values: ['c', 'a'] });
    expect(scene.refusalOf('Ben', choose(message, 'a', 'b', 'c'))).toBe('Colours: choose at most 2.');
    expect(scene.refusalOf('Ben', choose(message, 'a', 'a'))).toContain('once');
    expect(scene.refusalOf('Ben', choose(message, 'd'))).toBe('Colours: d cannot be chosen.');
  });

  it.each([
    ['users', ComponentType.UserSelect, () => scene.id('Cid'), ['users', 'members']],
    ['roles', ComponentType.RoleSelect, () => scene.base.guild.id, ['roles']],
    ['users and roles', ComponentType.MentionableSelect, () => scene.base.guild.id, ['roles']],
    ['channels', ComponentType.ChannelSelect, () => scene.general.id, ['channels']],
  ] as const)('of %s brings them along', async (...[, type, id, kinds]) => {
    const message = await shown(row(menu(type)));
    const { data } = scene.interaction('Ben', choose(message, id()));
    expect(data).toMatchObject({ component_type: type, values: [id()] });
    expect(Object.keys(data.resolved as object)).toEqual(kinds);
    expect(scene.refusalOf('Ben', choose(message, '1'))).toContain('1 cannot be chosen');
  });

  it('of channels may want some types only', async () => {
    const message = await shown(
      row(menu(ComponentType.ChannelSelect, { channel_types: [ChannelType.GuildVoice] })),
    );
    expect(scene.refusalOf('Ben', choose(message, scene.general.id))).toContain('cannot be chosen');
  });

  it('is refused when it is off or none', async () => {
    const message = await shown(row(menu(ComponentType.UserSelect, { disabled: true })), row(button('a')));
    expect(scene.refusalOf('Ben', choose(message, scene.id('Ben')))).toContain('switched off');
    expect(scene.refusalOf('Ben', { ...choose(message, 'x'), customId: 'a' })).toContain('nothing to choose');
  });
});
