import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import { games } from '#games/index.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { Scene } from '../games/twilight-imperium/scene.ts';
import { friday, textOf } from './friday.ts';

const GAME = 'master-of-the-galaxy';

/** Bob (the speaker), Cid, who reads Russian, and Dan in an agenda phase; Cid votes first, Bob last. */
async function voting() {
  const scene = new Scene()
    .stage({ kind: 'agenda', number: 1 })
    .control(1, 'meer')
    .with((s) => {
      s.custodians = false;
      s.decks.agenda = ['mutiny', 'economic-equality', 'arms-reduction'];
      for (const seat of s.seats) seat.strategy = [];
    });
  const game = { ...scene.game(), id: GAME } as unknown as Game;
  const table = await friday({}, { games: new Map([...games, [GAME, game]]) });
  return { ...table, ...(await table.game()) };
}

const final = { until: 'final' } as const;
/** Opens what a player is asked; gives the message to press on. */
/** What a part of a message is called by whoever presses it. */
const idIn = ({ components }: APIMessage, action: string): string =>
  new RegExp(`1\\|${action}\\|[^"]+`).exec(JSON.stringify(components))?.[0] ?? `no ${action}`;
const opened = async (who: Player, called: string): Promise<APIMessage> =>
  (await who.click(called, final)).message;

describe('a vote on an agenda', () => {
  it('is cast with three presses, and the ballot in the thread changes in place', async () => {
    const { at, cid, bob, log } = await voting();
    const ballot = await at(bob).waitFor('Still to vote');
    expect(textOf(ballot)).toContain('Mutiny');
    const screen = await opened(at(cid), 'Play');
    expect(textOf(screen)).toContain('Как голосуете');
    const planets = (await at(cid).click('За', { message: screen, ...final })).message;
    const ticked = (
      await at(cid).select(idIn(planets, 'tick'), ['meer', 'kamdorn'], { message: planets, ...final })
    ).message;
    expect(textOf(ticked)).toContain('5 из ваших 6 голосов');
    await at(cid).click(idIn(ticked, 'confirm'), { message: ticked, ...final });
    const after = await at(bob).waitFor('**For**: 5 (Cid: 5)');
    expect(after.id).toBe(ballot.id);
    expect(log.troubles).toEqual([]);
  });

  it('are all ticked once the outcome is named: two presses, and all planets vote', async () => {
    const { at, cid, bob } = await voting();
    const screen = await opened(at(cid), 'Play');
    const planets = (await at(cid).click('Против', { message: screen, ...final })).message;
    await at(cid).click(idIn(planets, 'confirm'), { message: planets, ...final });
    await at(bob).waitFor('**Against**: 6 (Cid: 6)');
  });

  it('can be cast for about so many votes', async () => {
    const { at, cid, bob } = await voting();
    const screen = await opened(at(cid), 'Play');
    const planets = (await at(cid).click('За', { message: screen, ...final })).message;
    await at(cid).click('Примерно …', { message: planets });
    const ticked = (await at(cid).submit({ value: '4' }, final)).message;
    expect(textOf(ticked)).toContain('4 из ваших 6 голосов');
    await at(cid).click(idIn(ticked, 'confirm'), { message: ticked, ...final });
    await at(bob).waitFor('**For**: 4 (Cid: 4)');
  });

  it('can be decided ahead, and nobody sees it before its turn', async () => {
    const { at, bob, cid, dan, app, table } = await voting();
    const before = await at(bob).waitFor('Still to vote');
    const thread = () =>
      at(bob)
        .messages()
        .map(({ id, edited_timestamp }) => `${id} ${edited_timestamp}`);
    const delivered = () =>
      expect.poll(async () => (await app.outbox.backlog()).pending, { timeout: 15_000 }).toBe(0);
    await delivered();
    const stood = thread();
    const screen = await opened(at(dan), 'Play');
    expect(textOf(screen)).toContain('How will you vote on Mutiny?');
    const planets = (await at(dan).click('Against', { message: screen, ...final })).message;
    const chosen = (await at(dan).click('Everything that fits', { message: planets, ...final })).message;
    const done = (await at(dan).click(idIn(chosen, 'confirm'), { message: chosen, ...final })).message;
    expect(textOf(done)).toContain('Decided: “Against”, 5 votes');
    await app.settled(table);
    await delivered();
    expect(thread()).toEqual(stood);
    const vote = await opened(at(cid), 'Play');
    await at(cid).click('Отказаться голосовать', { message: vote, ...final });
    const after = await at(bob).waitFor('**Against**: 5 (Dan: 5)');
    expect(after.id).toBe(before.id);
    expect(textOf(after)).toContain('Still to vote: Bob');
  });
});
