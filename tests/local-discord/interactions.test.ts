import { InteractionCallbackResponseSchema } from 'discord-api-spec/zod';
import { type APIMessage, InteractionType, MessageFlags, MessageType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dmBetween } from '#local-discord/world/dms.ts';
import { modalOf } from '#local-discord/world/interactions.ts';
import type { Interaction } from '#local-discord/world/records.ts';
import { expectSpec, MessageScene, multipart, problemAt, refused } from './message-scene.ts';

const { Ephemeral, Loading } = MessageFlags;
const REPLY = { type: 4, data: { content: 'done' } };
const DEFER = { type: 5 };
const DEFER_UPDATE = { type: 6 };
const UPDATE = { type: 7, data: { content: 'new' } };
const SUGGEST = { type: 8, data: { choices: [{ name: 'One', value: '1' }] } };
const textInput = { type: 4, custom_id: 'words', style: 1, label: 'Words' };
const MODAL = {
  type: 9,
  data: { custom_id: 'form', title: 'Form', components: [{ type: 1, components: [textInput] }] },
};

let scene: MessageScene;
beforeEach(async () => {
  scene = await MessageScene.open();
});
afterEach(() => scene.close());

const newest = () => scene.channel().messages.at(-1);
const answered = async (interaction: Interaction, body: unknown) => {
  const { status, body: said } = await scene.callback(interaction, body, '?with_response=true');
  expect(status, JSON.stringify(said)).toBe(200);
  expectSpec(InteractionCallbackResponseSchema, said);
  return said as { interaction: Record<string, unknown>; resource?: { message: APIMessage } };
};

describe('an interaction', () => {
  it('reaches the bot alone', () => {
    const bot = scene.hear(scene.bot);
    const ann = scene.hear(scene.ann);
    const { id, token } = scene.interact({ name: 'game new', data: { name: 'game' } });
    expect(bot).toMatchObject([{ t: 'INTERACTION_CREATE', d: { id, token, type: 2, version: 1 } }]);
    expect(ann).toEqual([]);
  });

  it('is answered with a message, of which its person is told', async () => {
    const interaction = scene.interact({ name: 'game new' });
    const heard = scene.hear(scene.ann);
    const { interaction: said, resource } = await answered(interaction, REPLY);
    expect(said).toMatchObject({
      id: interaction.id,
      type: 2,
      response_message_id: newest()?.id,
      response_message_loading: false,
      response_message_ephemeral: false,
    });
    expect(resource?.message).toMatchObject({
      content: 'done',
      type: MessageType.ChatInputCommand,
      webhook_id: scene.world.state.application.id,
      interaction: { name: 'game new', user: { id: scene.ann } },
      interaction_metadata: { type: 2, user: { id: scene.ann } },
    });
    expect(heard.map(({ t }) => t)).toEqual(['MESSAGE_CREATE', 'INTERACTION_SUCCESS']);
  });

  it.each(['', '?with_response=false'])('is answered without words with "%s"', async (query) => {
    const reply = await scene.callback(scene.interact(), REPLY, query);
    expect(reply).toMatchObject({ status: 204, body: undefined });
  });

  it('is answered once', async () => {
    const interaction = scene.interact();
    await scene.callback(interaction, DEFER);
    expect(refused(await scene.callback(interaction, REPLY))).toEqual({ status: 400, code: 40060 });
    expect(scene.channel().messages).toHaveLength(1);
  });

  it('is answered within three seconds', async () => {
    const quick = scene.interact();
    scene.clock.advance(2999);
    expect(await scene.callback(quick, REPLY)).toMatchObject({ status: 204 });
    const slow = scene.interact();
    const heard = scene.hear(scene.ann);
    scene.clock.advance(3000);
    expect(heard).toMatchObject([{ t: 'INTERACTION_FAILURE', d: { id: slow.id } }]);
    expect(refused(await scene.callback(slow, REPLY))).toEqual({ status: 404, code: 10062 });
  });

  it('is known by its id and token together', async () => {
    const [one, other] = [scene.interact(), scene.interact()];
    const mixed = { ...one, token: other.token };
    expect(refused(await scene.callback(mixed, REPLY))).toEqual({ status: 404, code: 10062 });
    expect(refused(await scene.callback({ ...one, token: 'x' }, REPLY))).toMatchObject({ code: 10062 });
  });

  it('can still be answered after a refused form', async () => {
    const interaction = scene.interact();
    expect(refused(await scene.callback(interaction, { type: 4, data: {} }))).toMatchObject({ code: 50006 });
    const missing = { type: 4, data: { embeds: [{ image: { url: 'attachment://a.png' } }] } };
    const refusal = await scene.callback(interaction, missing);
    expect(problemAt(refusal, 'data', 'embeds', 0, 'image', 'url')).toMatch(/ATTACHMENT_NOT_FOUND/);
    expect(await scene.callback(interaction, REPLY)).toMatchObject({ status: 204 });
  });

  it('needs no permissions where it is', async () => {
    scene.deny(~0n);
    expect(await scene.callback(scene.interact(), REPLY)).toMatchObject({ status: 204 });
  });

  it('takes files', async () => {
    const form = multipart(REPLY, { 'files[0]': new File(['x'], 'a.txt') });
    const { resource } = await answered(scene.interact(), form);
    expect(resource?.message.attachments).toMatchObject([{ filename: 'a.txt' }]);
  });

  it('mentions users only, unless told otherwise', async () => {
    const content = `@everyone <@${scene.ann}>`;
    const quiet = await answered(scene.interact(), { type: 4, data: { content } });
    expect(quiet.resource?.message).toMatchObject({ mention_everyone: false, mentions: [{ id: scene.ann }] });
    const data = { content, allowed_mentions: { parse: ['everyone'] } };
    const loud = await answered(scene.interact(), { type: 4, data });
    expect(loud.resource?.message).toMatchObject({ mention_everyone: true, mentions: [] });
  });

  it('in a DM has a user and no member', async () => {
    const { id } = dmBetween(scene.world, scene.bot, scene.ann);
    const heard = scene.hear(scene.bot);
    const interaction = scene.interact({ channel: id });
    expect(heard[0]?.d).toMatchObject({ user: { id: scene.ann } });
    expect(heard[0]?.d).not.toHaveProperty('member');
    const { interaction: said } = await answered(interaction, REPLY);
    expect(said).not.toHaveProperty('guild_id');
  });

  it('from a menu says what it was used on', async () => {
    const data = { type: 2, target_id: scene.id('Ben') };
    const { resource } = await answered(scene.interact({ name: 'look up', data }), REPLY);
    expect(resource?.message).toMatchObject({
      type: MessageType.ContextMenuCommand,
      interaction_metadata: { target_user: { id: scene.id('Ben') } },
    });
  });
});

describe('which answers are taken', () => {
  const kinds = {
    command: InteractionType.ApplicationCommand,
    component: InteractionType.MessageComponent,
    autocomplete: InteractionType.ApplicationCommandAutocomplete,
    form: InteractionType.ModalSubmit,
  };
  const answers = { REPLY, DEFER, DEFER_UPDATE, UPDATE, SUGGEST, MODAL, PONG: { type: 1 } };
  const taken: Record<keyof typeof kinds, readonly (keyof typeof answers)[]> = {
    command: ['REPLY', 'DEFER', 'MODAL'],
    component: ['REPLY', 'DEFER', 'DEFER_UPDATE', 'UPDATE', 'MODAL'],
    autocomplete: ['SUGGEST'],
    form: ['REPLY', 'DEFER', 'DEFER_UPDATE', 'UPDATE'],
  };
  const all = Object.entries(kinds).flatMap(([kind, type]) =>
    Object.keys(answers).map((name) => [kind, name, type] as const),
  );

  it.each(all)('%s and %s', async (kind, name, type) => {
    const source = scene.write('x', { authorId: scene.bot });
    const isTaken = taken[kind as keyof typeof kinds].includes(name as keyof typeof answers);
    const pressed = type === kinds.form ? scene.press(source.id).origin : null;
    const interaction = scene.interact({
      type,
      openedBy: pressed,
      ...(type === kinds.component ? { sourceMessageId: source.id } : {}),
    });
    const reply = await scene.callback(interaction, answers[name as keyof typeof answers]);
    if (isTaken) expect(reply).toMatchObject({ status: 204 });
    else {
      expect(refused(reply)).toEqual({ status: 400, code: 50035 });
      expect(problemAt(reply, 'type')).toBe('BASE_TYPE_CHOICES');
    }
  });

  it('suggestions go to whoever types', async () => {
    const heard = scene.hear(scene.ann);
    const interaction = scene.interact({ type: kinds.autocomplete });
    await scene.callback(interaction, SUGGEST);
    expect(heard[0]).toMatchObject({
      t: 'APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE',
      d: { id: interaction.id, choices: [{ name: 'One', value: '1' }] },
    });
  });

  it('a form is shown and remembered', async () => {
    const heard = scene.hear(scene.ann);
    const interaction = scene.interact();
    const { resource } = await answered(interaction, MODAL);
    expect(resource).toBeUndefined();
    expect(heard[0]).toMatchObject({
      t: 'INTERACTION_MODAL_CREATE',
      d: { id: interaction.id, title: 'Form' },
    });
    expect(modalOf(scene.world, interaction.id)).toMatchObject({ interaction, form: { custom_id: 'form' } });
    expect(modalOf(scene.world, scene.interact().id)).toBeUndefined();
  });
});

describe('an ephemeral answer', () => {
  it('is seen by its person alone', async () => {
    const [ann, ben, bot] = [scene.hear(scene.ann), scene.hear(scene.id('Ben')), scene.hear(scene.bot)];
    const data = { content: 'psst', flags: Ephemeral };
    const { interaction, resource } = await answered(scene.interact(), { type: 4, data });
    expect(interaction).toMatchObject({ response_message_ephemeral: true });
    expect(resource?.message.flags).toBe(Ephemeral);
    expect(ann.map(({ t }) => t)).toContain('MESSAGE_CREATE');
    expect(ben).toEqual([]);
    expect(bot.map(({ t }) => t)).toEqual(['INTERACTION_CREATE']);
    expect(scene.channel().lastMessageId).toBeNull();
  });

  it('does not leak through an open reply to it', async () => {
    const hidden = await answered(scene.interact(), { type: 4, data: { content: 'psst', flags: Ephemeral } });
    const ben = scene.hear(scene.id('Ben'));
    await answered(scene.press(hidden.resource?.message.id ?? ''), REPLY);
    expect(ben).toMatchObject([{ t: 'MESSAGE_CREATE', d: { content: 'done', referenced_message: null } }]);
  });
});

describe('a component', () => {
  it('is answered with a reply to its message', async () => {
    const { id } = await scene.send({ content: 'press' });
    const { resource } = await answered(scene.press(id), REPLY);
    expect(resource?.message).toMatchObject({
      type: MessageType.Reply,
      message_reference: { message_id: id },
      interaction_metadata: { type: 3, interacted_message_id: id },
    });
  });

  it('changes its message, also with files', async () => {
    const { id } = await scene.send({ content: 'press' });
    const form = multipart(UPDATE, { 'files[0]': new File(['x'], 'a.txt') });
    const { resource } = await answered(scene.press(id), form);
    expect(resource?.message).toMatchObject({ id, content: 'new', attachments: [{ filename: 'a.txt' }] });
    expect(scene.channel().messages).toHaveLength(1);
  });

  it('of an ephemeral message changes that one, for its person', async () => {
    const shown = await answered(scene.interact(), { type: 4, data: { content: 'psst', flags: Ephemeral } });
    const [ann, ben] = [scene.hear(scene.ann), scene.hear(scene.id('Ben'))];
    const { resource } = await answered(scene.press(shown.resource?.message.id ?? ''), UPDATE);
    expect(resource?.message).toMatchObject({ content: 'new', flags: Ephemeral });
    expect(ann.map(({ t }) => t)).toEqual(['MESSAGE_UPDATE', 'INTERACTION_SUCCESS']);
    expect(ben).toEqual([]);
  });

  it('of a message that is gone changes nothing', async () => {
    const { id } = await scene.send({ content: 'press' });
    const interaction = scene.press(id);
    await scene.rest('DELETE', `/channels/${scene.general}/messages/${id}`);
    expect(refused(await scene.callback(interaction, UPDATE))).toEqual({ status: 404, code: 10008 });
  });

  it('that opens a form is answered through it', async () => {
    const { id } = await scene.send({ content: 'press' });
    const pressed = scene.press(id);
    await scene.callback(pressed, MODAL);
    const submitted = scene.interact({ type: InteractionType.ModalSubmit, openedBy: pressed.origin });
    const { resource } = await answered(submitted, UPDATE);
    expect(resource?.message).toMatchObject({ id, content: 'new' });
  });

  it('may be left waiting without a trace', async () => {
    const { id } = await scene.send({ content: 'press' });
    const heard = scene.hear(scene.ann);
    const { interaction, resource } = await answered(scene.press(id), DEFER_UPDATE);
    expect(interaction).toMatchObject({ response_message_id: id, response_message_loading: false });
    expect(resource).toBeUndefined();
    expect(heard.map(({ t }) => t)).toEqual(['INTERACTION_SUCCESS']);
  });
});

describe('a deferred answer', () => {
  it.each([0, Ephemeral])('with flags %i waits as a message', async (flags) => {
    const { interaction, resource } = await answered(scene.interact(), { ...DEFER, data: { flags } });
    expect(interaction).toMatchObject({
      response_message_id: newest()?.id,
      response_message_loading: true,
      response_message_ephemeral: flags !== 0,
    });
    expect(resource).toBeUndefined();
    expect(newest()?.flags).toBe(flags | Loading);
  });
});
