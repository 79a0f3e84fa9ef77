import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { View } from '#games/twilight-imperium/view.ts';
import { partsOf } from '#local-discord/driver/parts.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { Clicker } from './clicker.ts';
import { textOf } from './friday.ts';
import { isPing } from './ping.ts';
import { tableScene } from './scene.ts';
import { pictureInput } from './secrets/marked-game.ts';

const GAME = 'twilight-imperium';
/** A map string for six seats, and so none for three: tiles in their order, and blanks for the homes. */
const SIX_SEATS = Array.from({ length: 36 }, (_, at) => at + 1)
  .map((place) => (place >= 19 && (place - 19) % 3 === 0 ? 0 : place))
  .map((place) => (place === 0 ? 0 : 19 + place - 1 - Math.max(0, Math.ceil((place - 19) / 3))));

async function lobby() {
  const scene = await tableScene(['Ann', { name: 'Борис', locale: 'ru' as const }, 'Cid']);
  const [ann, boris, cid] = scene.players as [Player, Player, Player];
  await ann.slash('/game new', { game: GAME, name: 'Galaxy' }, { until: 'final' });
  const shown = await ann.waitFor((message) => textOf(message).includes('## Galaxy'));
  const now = async (text: string) =>
    await ann.waitFor((message) => message.id === shown.id && textOf(message).includes(text));
  const [face] = await scene.app.tablesOf(ann.id);
  const options = async () => {
    const look = await scene.app.look({ table: face?.id ?? '' });
    return look.kind === 'done' ? look.table.options : null;
  };
  return { ...scene, ann, boris, cid, shown, now, options, table: face?.id ?? '' };
}

const selects = ({ components }: APIMessage) =>
  partsOf(components ?? []).filter(({ options }) => options !== undefined);

describe('a table of Twilight Imperium is set up', () => {
  it('in words, by whoever opened it, and everybody sees how', async () => {
    const { ann, boris, shown, now, options, log } = await lobby();
    expect(textOf(shown)).toContain('Victory points: **10 points**');
    expect(textOf(shown)).toContain('Galaxy: **Made for you, balanced**');
    expect(textOf(shown)).toContain('Factions: **Each picks one of 3**');
    const { message } = await ann.click('Set up', { until: 'final' });
    expect(selects(message)).toHaveLength(4);
    await ann.select('Victory points', ['14 points'], { message, until: 'final' });
    await ann.select('Galaxy', ['Built by the players'], { message, until: 'final' });
    const last = await ann.select('Factions', ['By lot'], { message, until: 'final' });
    expect(textOf(last.message)).toContain('Everybody is given a faction at random.');
    await now('Victory points: **14 points**\nGalaxy: **Built by the players**\nFactions: **By lot**');
    expect(await options()).toMatchObject({ points: 14, board: 'built', factions: 'random' });

    const other = await boris.click('Set up', { until: 'final' });
    // Whoever may not change it sees how it stands, and whose it is.
    expect(selects(other.message)).toHaveLength(0);
    expect(textOf(other.message)).toContain(`Это решает <@${ann.id}>`);
    expect(textOf(other.message)).toContain('14 очков');
    expect(await options()).toMatchObject({ points: 14 });
    expect(log.troubles).toEqual([]);
  });

  it('with options of the rules, which the lobby, the status and the table’s particulars name', async () => {
    const { ann, boris, cid, now, options, log } = await lobby();
    const { message } = await ann.click('Set up', { until: 'final' });
    await ann.select('Shattered Empire', ['Wormhole nexus'], { message, until: 'final' });
    await now('Played with: **Wormhole nexus**');
    expect(await options()).toMatchObject({ modules: ['se.nexus'] });
    for (const one of [boris, cid]) await one.click('Join', { until: 'final' });
    await ann.click('Start', { until: 'final' });
    const status = await ann.slash('/status', {}, { until: 'final' });
    expect(textOf(status.message)).toContain('Played with: **Wormhole nexus**');
    const info = await boris.slash('/game info', {}, { until: 'final' });
    expect(textOf(info.message)).toContain('Играем с опциями: **Узел сингулярностей**');
    expect(textOf(info.message)).not.toContain('se.nexus');
    expect(log.troubles).toEqual([]);
  });

  it('with a map string, which must be one, and for those who sit there', async () => {
    const { ann, boris, cid, now, options, log } = await lobby();
    const { message } = await ann.click('Set up', { until: 'final' });
    await ann.click('Map string …', { message });
    const wrong = await ann.submit({ value: '39 39 1' }, { until: 'final' });
    expect(textOf(wrong.message)).toContain('⚠️');
    expect(await options()).toMatchObject({ board: 'generated', map: '' });
    await ann.click('Map string …', { message });
    await ann.submit({ value: SIX_SEATS.join(' ') }, { until: 'final' });
    await now('Galaxy: **Map string**');
    await boris.click('Join', { until: 'final' });
    await cid.click('Join', { until: 'final' });
    const started = await ann.click('Start', { until: 'final' });
    expect(textOf(started.message)).toContain('The map that was given is for 6 seats.');
    await ann.select('Galaxy', ['Made for you, balanced'], { message, until: 'final' });
    await now('Galaxy: **Made for you, balanced**');
    expect(textOf((await ann.click('Start', { until: 'final' })).message)).toContain('The game begins');
    const late = await ann.select('Galaxy', ['Built by the players'], { message, until: 'final' });
    expect(textOf(late.message)).toContain('⚠️');
    expect(log.troubles).toEqual([]);
  });

  it('with what a faction is before it is taken, and the first secrets by direct message', async () => {
    const { ann, boris, cid, app, table, log, running } = await lobby();
    for (const one of [boris, cid]) await one.click('Join', { until: 'final' });
    await ann.click('Start', { until: 'final' });
    const asked = await ann.dm().waitFor((message) => textOf(message).includes('Which faction do you play?'));
    expect(textOf(asked)).toMatch(
      /### Which faction do you play\?\n\*\*.+\*\*\nHome: .+; commodities: \d.+abilities: .+\n.+: .+/,
    );
    const answerAll = async (topic: string) => {
      for (const { id } of [ann, boris, cid]) {
        const look = await app.look({ table, user: id });
        const question = look.kind === 'done' && look.questions.find((one) => one.topic === topic);
        if (question)
          await app.answer({ table, user: id, key: question.key, choice: question.fallback as string });
      }
    };
    for (const topic of ['faction', 'starting-technology', 'starting-units']) await answerAll(topic);
    running.wake();
    const keeps = await boris
      .dm()
      .waitFor((message) => textOf(message).includes('Какую секретную цель вы оставляете?'), {
        withinMs: 15_000,
      });
    expect(textOf(keeps)).toMatch(/\n\*\*.+\*\*\n.+\n\*\*.+\*\*\n.+/);
    expect(log.troubles).toEqual([]);
  });

  it('with a galaxy that is built by clicks, on places that bear their numbers on the picture', async () => {
    const { ann, boris, cid, app, table, log } = await lobby();
    const { message } = await ann.click('Set up', { until: 'final' });
    await ann.select('Galaxy', ['Built by the players'], { message, until: 'final' });
    await ann.select('Factions', ['By lot'], { message, until: 'final' });
    for (const one of [boris, cid]) await one.click('Join', { until: 'final' });
    await ann.click('Start', { until: 'final' });
    const ping = await ann.waitFor(isPing, { where: 'anywhere' });
    const people = [ann, boris, cid].map((one) => one.in({ id: ping.channel_id }));
    const clickers = people.map((one) => new Clicker(one, { app, table }));
    let places = 0;
    for (let answers = 0; answers < 100; answers++) {
      await app.settled(table);
      const look = await app.look({ table });
      const [waited] = look.kind === 'done' ? look.waiting : [];
      if (waited === undefined || !['tile', 'tile-place'].includes(waited.topic)) break;
      const own = await app.look({ table, user: people[waited.seat]?.id ?? '' });
      const form = own.kind === 'done' ? own.questions[0]?.form : undefined;
      if (own.kind === 'done' && form?.kind === 'place') {
        const written = pictureInput(own, 'en')?.bytes.toString() ?? '';
        for (const { at } of form.options) expect(written).toContain(`"${at}"`);
        places += 1;
      }
      expect(await clickers[waited.seat]?.answerOne()).toBe(true);
    }
    // Three seats lay 8 tiles each; where only one place is left, nobody is asked.
    expect(places).toBeGreaterThan(15);
    const laid = await app.look({ table });
    const { systems } = (laid.kind === 'done' ? laid.view : null) as View;
    // The middle, three homes, and all that was dealt; a home may lie beside the board.
    expect(systems.filter(({ at }) => at >= 0)).toHaveLength(28);
    expect(log.troubles).toEqual([]);
  }, 120_000);
});
