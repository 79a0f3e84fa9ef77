import { Client, Events, GatewayIntentBits } from 'discord.js';
import { expect, it } from 'vitest';
import { LocalDiscord } from '#local-discord/server.ts';

it('lets an unmodified discord.js log in, see its guild and send a message', async () => {
  const local = await LocalDiscord.open();
  const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages];
  const client = new Client({ intents, rest: { api: local.api } });
  const ready = new Promise((done) => client.once(Events.ClientReady, done));
  await client.login(local.token);
  await ready;
  expect(client.guilds.cache.map(({ name }) => name)).toEqual(['Local table']);
  const heard = new Promise<string>((done) =>
    client.once(Events.MessageCreate, ({ content }) => done(content)),
  );
  const channel = client.channels.cache.find((one) => one.isSendable());
  await channel?.send({ content: 'hello' });
  expect(await heard).toBe('hello');
  await client.destroy();
  await local.close();
});
