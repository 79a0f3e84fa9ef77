import { createHash } from 'node:crypto';
import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { rawText } from '#core/people-text.ts';
import type { BotContext } from '#discord/interactions/bot-context.ts';
import { labelText } from '#discord/messages/quote.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import { sceneOf } from '../../src/render/render-picture.ts';
import type { PictureKind, ReplayRequest } from '../../src/render/render-request.ts';
import { friday, textOf, told } from './friday.ts';

/** The smallest PNG there is: what is drawn is told by its description. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
/** Bots play a whole game meanwhile. */
const LONG_MS = 90_000;

const described = ({ components }: Pick<APIMessage, 'components'>) =>
  (components ?? []).flatMap((part) =>
    part.type === ComponentType.MediaGallery ? part.items.map(({ description }) => description ?? '') : [],
  );

it(
  'a game of Twilight Imperium ends with scores, a picture of all of it, and the seed, in one message; it can be seen again',
  async () => {
    const summaries: View[] = [];
    const picture: BotContext['picture'] = ({ table, view, seats }, language, sight?: PictureKind) => {
      if (view === null) return Promise.resolve(null);
      if (sight?.kind === 'page' && sight.page === 'summary') summaries.push(view as View);
      const names = seats.map(({ name }) => name);
      const { alt } = sceneOf({ game: table.game, view, picture: sight, language, names });
      return Promise.resolve({ name: `${table.id}.png`, bytes: DOT, alt });
    };
    const reels: ReplayRequest[] = [];
    const film = (reel: ReplayRequest) => {
      reels.push(reel);
      return Promise.resolve({ format: 'png' as const, bytes: DOT, width: 1, height: 1, alt: 'the end' });
    };
    const { app, running, bob, cid, eve, log } = await friday({ picture, film });
    await bob.slash('/game new', { game: 'twilight-imperium', name: 'Bots' }, { until: 'final' });
    const table = (await app.tablesOf(bob.id)).find(({ name }) => rawText(name) === 'Bots')?.id ?? '';
    await app.leave({ table, actor: { user: bob.id } });
    for (let seat = 0; seat < 3; seat++) await app.addBot({ table, actor: { user: bob.id }, bot: 'greedy' });
    await app.start({ table, actor: { user: bob.id } });
    await app.settled(table);
    running.wake();
    const end = await bob.waitFor((message) => textOf(message).includes('The seed of all dice'), {
      where: 'anywhere',
      withinMs: LONG_MS,
    });
    const look = await app.look({ table });
    if (look.kind !== 'done' || look.result === null) throw new Error('the game is not over');
    const { seed, commitment } = look.table;
    const name = rawText(look.seats[look.result.winners[0] ?? 0]?.name ?? '');
    expect(textOf(end)).toContain(`## ${name} wins`);
    const { scores } = look.result;
    const places = look.seats.map(({ seat }) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    expect(textOf(end)).toContain(
      places.map((at) => `${rawText(look.seats[at]?.name ?? '')}: ${scores[at]}`).join('\n'),
    );
    expect(textOf(end)).toContain(`\`${seed}\``);
    expect(textOf(end)).toMatch(/<\/verify:\d+>/);
    expect(
      createHash('sha256')
        .update(Buffer.from(seed ?? '', 'hex'))
        .digest('hex'),
    ).toBe(commitment);
    expect(described(end)).toEqual([expect.stringContaining(`${name} wins in round ${look.result.rounds}.`)]);
    expect(summaries.at(-1)?.viewer).toBe('table');
    expect(summaries).toHaveLength(1);

    const at = (who: typeof eve) => who.in({ id: end.channel_id });
    const again = await at(eve).slash('/board', { show: 'summary' }, { until: 'final' });
    expect(described(again.message)).toEqual(described(end));
    const russian = labelText(await told(at(cid), '/board', { show: 'Итоги партии' }));
    expect(russian).toContain('Итоги партии');
    expect(russian).toContain(`Победа: ${name}, раунд ${look.result.rounds}.`);
    expect(await told(at(eve), '/board', { show: 'replay' })).toContain('Replay: the game so far');
    const frames = (reels[0]?.frames ?? []).map(({ view }) => view as View);
    expect(frames).toHaveLength(40);
    expect(new Set(frames.map(({ viewer }) => viewer))).toEqual(new Set(['table']));
    expect(frames.at(-1)?.winner).toEqual(summaries[0]?.winner);
    expect(log.troubles).toEqual([]);
  },
  LONG_MS + 60_000,
);

it(
  'a game without such a picture ends in words',
  async () => {
    const drawn: (string | undefined)[] = [];
    const picture: BotContext['picture'] = ({ table }, _, sight) => {
      drawn.push(sight?.kind);
      return Promise.resolve({ name: `${table.id}.png`, bytes: DOT, alt: 'the board' });
    };
    const { app, running, bob, lobby } = await friday({ picture });
    const table = await lobby('Quick');
    await app.leave({ table, actor: { user: bob.id } });
    for (let seat = 0; seat < 2; seat++) await app.addBot({ table, actor: { user: bob.id }, bot: 'random' });
    await app.start({ table, actor: { user: bob.id } });
    await app.settled(table);
    running.wake();
    const end = await bob.waitFor((message) => textOf(message).includes('The seed of all dice'), {
      where: 'anywhere',
      withinMs: LONG_MS,
    });
    expect(described(end)).toEqual([]);
    expect(new Set(drawn)).toEqual(new Set([undefined]));
  },
  LONG_MS + 60_000,
);
