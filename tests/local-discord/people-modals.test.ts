import { type APIInteraction, ComponentType, InteractionType, TextInputStyle } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PeopleScene } from './people-scene.ts';

let scene: PeopleScene;
beforeEach(async () => {
  scene = await PeopleScene.open();
  await scene.register({ name: 'form', description: 'form' });
});
afterEach(() => scene.close());

const text = (custom_id: string, more: object = {}) => ({
  type: ComponentType.TextInput,
  style: TextInputStyle.Short,
  custom_id,
  ...more,
});
const row = (custom_id: string, more: object = {}) => ({
  type: ComponentType.ActionRow,
  components: [text(custom_id, { label: custom_id, ...more })],
});
const label = (called: string, component: object) => ({
  type: ComponentType.Label,
  label: called,
  component,
});
const options = (...values: readonly string[]) => ({
  options: values.map((value) => ({ label: value, value })),
});

type Fields = Record<string, string | readonly string[]>;

/** Ben gets a form; the id by which he fills it in. */
async function shown(...components: readonly object[]): Promise<string> {
  const asked = scene.interaction('Ben', { do: 'command', path: ['form'], options: {} });
  return await answered(asked, components);
}

async function answered(asked: APIInteraction, components: readonly object[]): Promise<string> {
  await scene.answers(asked, { type: 9, data: { custom_id: 'the form', title: 'A form', components } });
  return asked.id;
}

const submit = (modal: string, fields: Fields) => ({ do: 'submit', modal, fields }) as const;

describe('a form', () => {
  it('of rows comes back in rows', async () => {
    const modal = await shown(row('name'), row('why', { required: false }));
    const asked = scene.interaction('Ben', submit(modal, { name: 'Ann' }));
    expect(asked.type).toBe(InteractionType.ModalSubmit);
    expect(asked.data).toMatchObject({
      custom_id: 'the form',
      components: [
        { type: 1, components: [{ type: 4, custom_id: 'name', value: 'Ann' }] },
        { type: 1, components: [{ type: 4, custom_id: 'why', value: '' }] },
      ],
    });
    expect(asked).not.toHaveProperty('message');
  });

  it('comes back with a number for each part, as the bot has numbered it or in order', async () => {
    const modal = await shown(row('a', { id: 2 }), label('B', text('b')));
    const { data } = scene.interaction('Ben', submit(modal, { a: 'x', b: 'y' }));
    expect(data.components).toMatchObject([
      { id: 1, components: [{ id: 2, custom_id: 'a' }] },
      { id: 3, component: { id: 4, custom_id: 'b' } },
    ]);
  });

  it('of labels comes back in labels, with whom and what it names', async () => {
    const file = scene.upload('Ben');
    const modal = await shown(
      label('Name', text('name')),
      { type: ComponentType.TextDisplay, content: 'read this' },
      label('Colour', { type: ComponentType.StringSelect, custom_id: 'colour', ...options('red', 'blue') }),
      label('Rival', { type: ComponentType.UserSelect, custom_id: 'rival' }),
      label('Map', { type: ComponentType.FileUpload, custom_id: 'map' }),
    );
    const fields = { name: 'x', colour: ['red'], rival: [scene.id('Cid')], map: [file] };
    const { data } = scene.interaction('Ben', submit(modal, fields));
    expect(data.components).toMatchObject([
      { type: 18, component: { type: 4, custom_id: 'name', value: 'x' } },
      { type: 10 },
      { type: 18, component: { type: 3, custom_id: 'colour', values: ['red'] } },
      { type: 18, component: { type: 5, custom_id: 'rival', values: [scene.id('Cid')] } },
      { type: 18, component: { type: 19, custom_id: 'map', values: [file] } },
    ]);
    expect(data.resolved).toMatchObject({
      users: { [scene.id('Cid')]: {} },
      members: { [scene.id('Cid')]: {} },
      attachments: { [file]: { filename: 'map.txt' } },
    });
  });

  it('with boxes to tick comes back with what is ticked', async () => {
    const modal = await shown(
      label('One', { type: ComponentType.RadioGroup, custom_id: 'one', ...options('a', 'b') }),
      label('Maybe', {
        type: ComponentType.RadioGroup,
        custom_id: 'maybe',
        required: false,
        ...options('a', 'b'),
      }),
      label('Some', { type: ComponentType.CheckboxGroup, custom_id: 'some', ...options('c', 'd', 'e') }),
      label('Agreed', { type: ComponentType.Checkbox, custom_id: 'agreed' }),
    );
    const fields = { one: 'b', some: ['c', 'e'], agreed: 'true' };
    expect(scene.refusalOf('Ben', submit(modal, { ...fields, one: [] }))).toBe('One: choose one.');
    expect(scene.refusalOf('Ben', submit(modal, { ...fields, one: 'c' }))).toBe('One: c cannot be chosen.');
    expect(scene.refusalOf('Ben', submit(modal, { ...fields, some: [] }))).toBe('Some: choose at least 1.');
    expect(scene.interaction('Ben', submit(modal, fields)).data.components).toMatchObject([
      { component: { value: 'b' } },
      { component: { value: null } },
      { component: { values: ['c', 'e'] } },
      { component: { value: true } },
    ]);
  });

  it('keeps what it shows where nothing else is filled in', async () => {
    const chosen = {
      options: [
        { label: 'a', value: 'a', default: true },
        { label: 'b', value: 'b' },
      ],
    };
    const modal = await shown(
      label('Name', text('name', { value: 'Ann' })),
      label('Which', { type: ComponentType.StringSelect, custom_id: 'which', ...chosen }),
      label('Rival', {
        type: ComponentType.UserSelect,
        custom_id: 'rival',
        default_values: [{ id: scene.id('Cid'), type: 'user' }],
      }),
    );
    expect(scene.interaction('Ben', submit(modal, {})).data.components).toMatchObject([
      { component: { value: 'Ann' } },
      { component: { values: ['a'] } },
      { component: { values: [scene.id('Cid')] } },
    ]);
  });

  it('opened from a button brings its message along', async () => {
    const button = { type: ComponentType.Button, style: 1, label: 'Open', custom_id: 'open' };
    const message = await scene.says({ content: 'x', components: [{ type: 1, components: [button] }] });
    const pressed = scene.interaction('Ben', { do: 'press', message: message.id, customId: 'open' });
    const modal = await answered(pressed, [row('name')]);
    expect(scene.interaction('Ben', submit(modal, { name: 'x' }))).toMatchObject({
      message: { id: message.id },
    });
  });

  it.each([
    [{}, 'Name must be filled in.'],
    [{ name: '' }, 'Name must be filled in.'],
    [{ name: 'a' }, 'Name needs at least 2 characters.'],
    [{ name: 'abcd' }, 'Name may have at most 3 characters.'],
    [{ name: 'ab', long: 'x'.repeat(4001) }, 'Long may have at most 4000 characters.'],
    [{ name: 'ab', short: 'a' }, 'Short needs at least 2 characters.'],
    [{ name: 'ab', other: 'x' }, 'The form has no field other.'],
    [{ name: 'ab', colour: ['green'] }, 'Colour: green cannot be chosen.'],
    [{ name: 'ab', colour: ['red', 'blue', 'grey'] }, 'Colour: choose at most 2.'],
    [{ name: 'ab', colour: [] }, 'Colour: choose at least 1.'],
    [{ name: 'ab', map: ['1'] }, 'Map: that is no file of yours.'],
  ] as [Fields, string][])('refuses %j', async (fields, reason) => {
    const colours = { ...options('red', 'blue', 'grey'), max_values: 2 };
    const modal = await shown(
      label('Name', text('name', { min_length: 2, max_length: 3 })),
      label('Long', text('long', { required: false })),
      label('Short', text('short', { required: false, min_length: 2 })),
      label('Colour', { type: ComponentType.StringSelect, custom_id: 'colour', ...colours }),
      label('Map', { type: ComponentType.FileUpload, custom_id: 'map', required: false }),
    );
    const filled = 'name' in fields && !('colour' in fields) ? { colour: ['red'], ...fields } : fields;
    expect(scene.refusalOf('Ben', submit(modal, filled))).toBe(reason);
    scene.does('Ben', submit(modal, { name: 'abc', colour: ['red', 'grey'] }));
  });

  it('is for the person it was shown to, and once', async () => {
    const modal = await shown(row('name'));
    expect(scene.refusalOf('Cid', submit(modal, { name: 'x' }))).toContain('not open');
    expect(scene.refusalOf('Ben', submit('1', { name: 'x' }))).toContain('not open');
    scene.does('Ben', submit(modal, { name: 'x' }));
    expect(scene.refusalOf('Ben', submit(modal, { name: 'x' }))).toContain('not open');
  });

  it('can be sent again when the bot did not answer', async () => {
    const modal = await shown(row('name'));
    scene.does('Ben', submit(modal, { name: 'x' }));
    scene.base.clock.advance(3001);
    expect(scene.interaction('Ben', submit(modal, { name: 'y' })).data).toHaveProperty(
      'components.0.components.0.value',
      'y',
    );
  });
});
