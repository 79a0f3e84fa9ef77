import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import type { Player } from '#local-discord/driver/player.ts';
import { Clicker } from './clicker.ts';
import { isPing } from './ping.ts';
import { tableScene } from './scene.ts';
import { pictureInput } from './secrets/marked-game.ts';

const ANSWERS = 60;

/** What stays as it is in every language: names, code, mentions, times, addresses, places on the board, roman words of ours. */
const FOREIGN =
  /`[^`]*`|Настройки: [^\n]*|<[@#t:/][^>]*>|https?:\S+|\((?:[SABM]\d|C)\)|\b(?:[SABM]\d|C)\b(?:[ -](?:[SABM]\d|C)\b)*|Master of the Galaxy|Twilight \w+|Emissary|SHA-256|JSON|Discord|attachment:\S+/g;

const SAID = ['content', 'label', 'placeholder', 'description'];

/** Everything in a message that is there to be read. */
function texts(what: unknown): string[] {
  if (typeof what !== 'object' || what === null) return [];
  return Object.entries(what).flatMap(([name, value]) =>
    typeof value === 'string' ? (SAID.includes(name) ? [value] : []) : texts(value),
  );
}

const textsOf = ({ content, components }: APIMessage) => texts({ content, components });

it('a table in Russian speaks Russian wherever one looks', async () => {
  const picture = (...what: Parameters<typeof pictureInput>) => Promise.resolve(pictureInput(...what));
  const scene = await tableScene([{ name: 'Борис', locale: 'ru' }], {}, { picture });
  const { app, running, log } = scene;
  const [boris] = scene.players as [Player];
  const read = new Set<string>();
  const reads = (messages: readonly APIMessage[]) => {
    for (const text of messages.flatMap(textsOf)) read.add(text);
  };
  await boris.slash(
    '/game new',
    { game: 'master-of-the-galaxy', name: 'Вечер', bots: 2 },
    { until: 'final' },
  );
  await boris.waitFor((message) => textsOf(message).join().includes('## Вечер'));
  const [{ id: table } = { id: '' }] = await app.tablesOf(boris.id);
  await boris.click(`1|lobby.start|${table}`, { until: 'final' });
  const ping = await boris.waitFor(isPing, {
    where: 'anywhere',
  });
  const here = boris.in({ id: ping.channel_id });
  const clicker = new Clicker(here, { app, table });
  for (let answers = 0; answers < ANSWERS; ) {
    await app.settled(table);
    if (await clicker.answerOne()) answers += 1;
    reads([...here.messages(), ...boris.dms()]);
  }
  const lines = [
    'play',
    'hand',
    'board',
    'status',
    'log',
    'undo',
    'orders list',
    'remind',
    'pace',
    'verify',
    'export',
    'help',
    'game info',
    'game list',
    'pause',
  ];
  for (const line of lines) reads([(await here.slash(`/${line}`, {}, { until: 'final' })).message]);
  for (const [line, options] of [
    ['card', { name: 'рой' }],
    ['rules', { words: 'конфликт' }],
    ['away', { days: 2 }],
    ['orders set', { topic: 'reward' }],
    ['replace', { bot: 'нет' }],
  ] as const)
    reads([(await here.slash(`/${line}`, options, { until: 'final' })).message]);
  running.wake();
  // The first message of all greets in every language.
  reads([...boris.messages().slice(1), ...here.messages(), ...boris.dms()]);

  expect(read.size).toBeGreaterThan(150);
  const english = [...read].filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(FOREIGN, '')));
  expect(english).toEqual([]);
  expect(log.troubles).toEqual([]);
}, 120_000);
