import { randomBytes } from 'node:crypto';
import {
  ApplicationCommandOptionType,
  ButtonStyle,
  ChannelType,
  ComponentType,
  InteractionResponseType,
  MessageFlags,
  TextInputStyle,
} from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChatClient } from './chat-client.ts';
import { ChatTable } from './chat-table.ts';

const mark = (): string => `secret-${randomBytes(8).toString('hex')}`;

/** What one person must not see never reaches that person's page, not even to be hidden there. */
describe('a bystander', () => {
  let table: ChatTable;
  let ann: ChatClient;
  let boris: ChatClient;
  beforeEach(async () => {
    table = await ChatTable.open();
    ann = await table.sit('Ann');
    boris = await table.sit('Boris');
    await table.rest('PUT', `/applications/${table.local.world.bot.id}/commands`, [
      {
        name: 'peek',
        description: 'Looks at a hand',
        options: [
          {
            name: 'card',
            description: 'Which',
            type: ApplicationCommandOptionType.String,
            autocomplete: true,
          },
        ],
      },
    ]);
  });
  afterEach(() => table.close());

  const everythingTold = async (client: ChatClient): Promise<string> => {
    await client.settled();
    const fresh = await table.sit(client === ann ? 'Ann' : 'Boris');
    const channels = [...table.local.world.state.channels.keys()];
    const asked = channels.flatMap((channel) => [
      fresh.act({ do: 'history', channel }),
      fresh.act({ do: 'pins', channel }),
    ]);
    await Promise.allSettled(asked);
    return [...client.frames, ...fresh.frames].join('\n');
  };

  /** The person concerned was told, the other was not, and is not when asking or coming anew. */
  const expectOnlyAnnKnows = async (...marks: string[]): Promise<void> => {
    const [known, others] = [await everythingTold(ann), await everythingTold(boris)];
    for (const one of marks) {
      expect(known).toContain(one);
      expect(others).not.toContain(one);
    }
  };

  const peek = () => ann.act({ do: 'command', channel: table.general, path: ['peek'], options: {} });
  const reply = (data: object) =>
    table.answer({ type: InteractionResponseType.ChannelMessageWithSource, data });

  it('hears nothing of an ephemeral answer, its change or its end', async () => {
    const [content, changed, label] = [mark(), mark(), mark()];
    await peek();
    const button = { type: ComponentType.Button, style: ButtonStyle.Primary, label, custom_id: 'again' };
    const components = [{ type: ComponentType.ActionRow, components: [button] }];
    expect(await reply({ content, flags: MessageFlags.Ephemeral, components })).toBe(204);
    const { id } = (await ann.event('MESSAGE_CREATE')) as { id: string };
    await ann.act({ do: 'press', channel: table.general, message: id, customId: 'again' });
    await table.answer({ type: InteractionResponseType.UpdateMessage, data: { content: changed } });
    await expectOnlyAnnKnows(content, changed, label, id);
    await ann.act({ do: 'delete', channel: table.general, message: id });
    expect(await everythingTold(boris)).not.toContain(id);
  });

  it('hears a public answer to an ephemeral message without that message', async () => {
    const [hidden, open] = [mark(), mark()];
    await peek();
    const button = {
      type: ComponentType.Button,
      style: ButtonStyle.Primary,
      label: 'Show',
      custom_id: 'show',
    };
    await reply({
      content: hidden,
      flags: MessageFlags.Ephemeral,
      components: [{ type: ComponentType.ActionRow, components: [button] }],
    });
    const { id } = (await ann.event('MESSAGE_CREATE')) as { id: string };
    await ann.act({ do: 'press', channel: table.general, message: id, customId: 'show' });
    expect(await reply({ content: open })).toBe(204);
    await expectOnlyAnnKnows(hidden);
    expect(await everythingTold(boris)).toContain(open);
  });

  it('hears nothing of a deferred ephemeral answer', async () => {
    const content = mark();
    await peek();
    const deferred = InteractionResponseType.DeferredChannelMessageWithSource;
    await table.answer({ type: deferred, data: { flags: MessageFlags.Ephemeral } });
    const { token } = table.interactions.at(-1) ?? { token: '' };
    const { bot } = table.local.world;
    await table.rest('PATCH', `/webhooks/${bot.id}/${token}/messages/@original`, { content });
    await ann.event('MESSAGE_UPDATE');
    await expectOnlyAnnKnows(content);
  });

  it('sees neither forms nor completions of others', async () => {
    const [title, choice] = [mark(), mark()];
    await peek();
    const input = {
      type: ComponentType.TextInput,
      custom_id: 'word',
      style: TextInputStyle.Short,
      label: 'Word',
    };
    const components = [{ type: ComponentType.ActionRow, components: [input] }];
    const modal = { custom_id: 'form', title, components };
    expect(await table.answer({ type: InteractionResponseType.Modal, data: modal })).toBe(204);
    const options = { card: 'a' };
    await ann.act({ do: 'complete', channel: table.general, path: ['peek'], options, focused: 'card' });
    const type = InteractionResponseType.ApplicationCommandAutocompleteResult;
    expect(await table.answer({ type, data: { choices: [{ name: choice, value: choice }] } })).toBe(204);
    await expectOnlyAnnKnows(title, choice);
  });

  it('sees no DM of others', async () => {
    const [fromBot, fromAnn] = [mark(), mark()];
    const dm = await table.rest('POST', '/users/@me/channels', { recipient_id: table.person('Ann') });
    const { id } = dm.body as { id: string };
    await table.rest('POST', `/channels/${id}/messages`, { content: fromBot });
    await ann.act({ do: 'send', channel: id, content: fromAnn });
    await expectOnlyAnnKnows(fromBot, fromAnn, id);
  });

  it('sees no private thread without being in it', async () => {
    const [name, content, later] = [mark(), mark(), mark()];
    const made = await table.rest('POST', `/channels/${table.general}/threads`, {
      name,
      type: ChannelType.PrivateThread,
    });
    const { id } = made.body as { id: string };
    await table.rest('PUT', `/channels/${id}/thread-members/${table.person('Ann')}`);
    await table.rest('POST', `/channels/${id}/messages`, { content });
    await ann.act({ do: 'send', channel: id, content: later });
    await expectOnlyAnnKnows(name, content, later, id);
    await table.rest('PUT', `/channels/${id}/thread-members/${table.person('Boris')}`);
    expect(await everythingTold(boris)).toContain(name);
    await table.rest('DELETE', `/channels/${id}/thread-members/${table.person('Boris')}`);
    const afterwards = mark();
    await ann.act({ do: 'send', channel: id, content: afterwards });
    await expectOnlyAnnKnows(afterwards);
  });

  it('sees nothing of a channel that is hidden, nor that it is there', async () => {
    const olga = await table.sit('Olga');
    const content = mark();
    table.hide('secret');
    await boris.event('CHANNEL_DELETE');
    const before = boris.frames.length;
    await olga.act({ do: 'send', channel: table.channel('secret'), content });
    expect(await everythingTold(boris)).not.toContain(content);
    expect(boris.frames.slice(before).join()).not.toContain(table.channel('secret'));
    const fresh = await table.sit('Boris');
    expect(fresh.frames.join()).not.toContain('"secret"');
  });

  it('cannot use the files of others', async () => {
    const address = `${table.local.world.origin}/chat/uploads?user=${table.person('Ann')}&name=a.txt`;
    const { id } = (await (await fetch(address, { method: 'POST', body: 'words' })).json()) as { id: string };
    const send = { do: 'send', channel: table.general, content: '', uploads: [id] } as const;
    await expect(boris.act(send)).rejects.toThrow();
    await ann.act(send);
  });

  it('and nobody else ever holds what lets a program speak as the bot', async () => {
    await peek();
    const input = {
      type: ComponentType.TextInput,
      custom_id: 'word',
      style: TextInputStyle.Short,
      label: 'Word',
    };
    const modal = {
      custom_id: 'form',
      title: 'Form',
      components: [{ type: ComponentType.ActionRow, components: [input] }],
    };
    await table.answer({ type: InteractionResponseType.Modal, data: modal });
    const shown = (await ann.event('INTERACTION_MODAL_CREATE')) as { id: string };
    await ann.act({ do: 'submit', modal: shown.id, fields: { word: 'x' } });
    await reply({ content: 'done' });
    await ann.event('MESSAGE_CREATE');
    const told = `${await everythingTold(ann)}${await everythingTold(boris)}`;
    expect(table.interactions).toHaveLength(2);
    for (const { token } of table.interactions) expect(told).not.toContain(token);
    expect(told).not.toContain(table.local.token);
  });
});
