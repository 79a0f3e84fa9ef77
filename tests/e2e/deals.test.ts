import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import { games } from '#games/index.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import { partsOf } from '#local-discord/driver/parts.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { Scene } from '../games/twilight-imperium/scene.ts';
import { textOf, told } from './friday.ts';
import { isPing } from './ping.ts';
import { tableScene } from './scene.ts';

const GAME = twilightImperium.id;
const WORDS = 'Leave **Mecatol** to me, <@1> @everyone';

/** It is Ann's turn; Борис is her neighbour, the third is far away unless said otherwise. */
function setup(isNear: boolean) {
  const scene = new Scene().units(1, '29', { destroyer: 1 }).goods(0, 3).goods(1, 2, 1);
  if (isNear) scene.units(0, '19', { destroyer: 1 }).units(2, '20', { destroyer: 1 });
  const { state } = scene.note(0, 'ceasefire', 0);
  scene.play();
  return JSON.parse(JSON.stringify(state)) as typeof state;
}

/** The third seat is Cid's, or a bot's, and near then. */
async function table({ bot = false } = {}) {
  const scened = { ...twilightImperium, setup: () => setup(bot) } as unknown as Game;
  const people = ['Ann', { name: 'Борис', locale: 'ru' as const }, 'Cid'];
  const scene = await tableScene(people, { games: new Map([...games, [GAME, scened]]) });
  const { app, running } = scene;
  const [ann, boris, cid] = scene.players as [Player, Player, Player];
  await ann.slash('/game new', { game: GAME, name: 'Trade' }, { until: 'final' });
  const id = (await app.tablesOf(ann.id))[0]?.id ?? '';
  for (const one of bot ? [boris] : [boris, cid]) await app.join({ table: id, user: one.id, name: one.name });
  if (bot) await app.addBot({ table: id, actor: { user: ann.id }, bot: 'greedy' });
  await app.prefer(boris.id, 'ru');
  await app.start({ table: id, actor: { user: ann.id } });
  running.wake();
  const ping = await ann.waitFor(isPing, { where: 'anywhere' });
  const at = (who: Player) => who.in({ id: ping.channel_id });
  const view = async () => {
    const look = await app.look({ table: id });
    if (look.kind !== 'done') throw new Error('no table');
    return look.view as View;
  };
  const goods = async () => (await view()).seats.map((seat) => seat.goods);
  return { ...scene, ann: at(ann), boris: at(boris), cid: at(cid), at, id, goods };
}

const buttons = ({ components }: APIMessage) =>
  partsOf(components ?? []).flatMap(({ label, disabled }) => (label && !disabled ? [label] : []));

/** A message about offers alone: the hand of the same table has more to say. */
const letter = (who: Player, text: string) =>
  who.dm().waitFor(({ content }) => content.includes(text) && content.endsWith('\n-# Trade'));

const offers = async (who: Player, options: Record<string, string>) => {
  const { message } = await who.slash('/deal', options, { until: 'final' });
  const made = (await who.click('Make the offer', { message, until: 'final' })).message;
  if (!textOf(made).includes('for nothing in return')) return made;
  return (await who.click('Give it for nothing', { message: made, until: 'final' })).message;
};

describe('deals', () => {
  it('are proposed in one step, with words that only the partner reads', async () => {
    const { ann, boris, cid, goods, log, local } = await table();
    const heard: string[] = [];
    local.world.subscribe((happening) => {
      if (happening.sees(cid.id))
        heard.push(JSON.stringify(happening.d({ userId: cid.id, readsContent: true })));
    });
    const { message } = await ann.slash(
      '/deal',
      { with: 'Борис', give: '2 goods, ceasefire, unicorn', want: '1 commodity; 9 tg', words: WORDS },
      { until: 'final' },
    );
    const terms = textOf(message);
    expect(terms).toContain('Not understood: unicorn');
    expect(terms).toContain('More than there is: 9 tg');
    expect(terms).toContain(
      'You give 2 trade goods and Ceasefire (Ann) for 2 trade goods and 1 commodity. Beside it: “Leave \\*\\*Mecatol',
    );
    await ann.click('Make the offer', { message, until: 'final' });

    const come = await letter(boris, '**Ann → Борис**');
    expect(textOf(come)).toContain('И на словах: «Leave \\*\\*Mecatol\\*\\* to me, \\<\\@1\\> \\@everyone»');
    expect(come.mentions).toEqual([]);
    expect(buttons(come)).toEqual(['Принять', 'Встречное предложение', 'Отклонить']);
    expect(await told(ann, '/deal')).toContain('Mecatol');
    expect(heard.filter((text) => text.includes('Mecatol') || text.includes('Ceasefire'))).toEqual([]);
    expect(await told(cid, '/deal')).not.toContain('Mecatol');

    await boris.dm().click('Принять', { message: come, until: 'final' });
    expect(await goods()).toEqual([4, 2, 0]);
    await letter(ann, 'Борис accepts the offer of Ann.');
    await cid.waitFor((seen) => textOf(seen).includes('Deal Ann — Борис'));
    const again = await boris.dm().slash('/deal', {}, { until: 'final' });
    expect(textOf(again.message)).toContain('Ни вам, ни от вас предложений нет.');
    expect(log.troubles).toEqual([]);
  });

  it('are countered with the offer turned round to change, and an old button accepts nothing new', async () => {
    const { ann, boris, goods, log } = await table();
    await offers(ann, { with: '2', give: '2 goods', want: '1 good' });
    const first = await letter(boris, '**Ann → Борис**: Ann отдаёт 2 товара, взамен просит 1 товар.');
    const counter = await boris.dm().click('Встречное предложение', { message: first, until: 'final' });
    expect(textOf(counter.message)).toContain('Вы отдаёте 1 товар, взамен просите 2 товара.');
    await boris.dm().click('Предложить', { message: counter.message, until: 'final' });
    const back = await letter(ann, '**Борис → Ann**: Борис gives 1 trade good for 2 trade goods');
    await offers(ann, { with: '2', give: '3 goods', want: '1 good' });
    await letter(boris, 'отдаёт 3 товара');
    const stale = await ann.dm().click('Accept', { message: back, until: 'final' });
    expect(textOf(stale.message)).toContain('That offer no longer stands');
    expect(await goods()).toEqual([3, 2, 0]);
    const shown = await boris.slash('/deal', {}, { until: 'final' });
    expect(textOf(shown.message)).toContain('отдаёт 3 товара, взамен просит 1 товар');
    await boris.click('Отклонить', { message: shown.message, until: 'final' });
    await letter(ann, 'Борис declines the offer of Ann.');
    expect(log.troubles).toEqual([]);
  });

  it('that can no longer be met say why, and can be taken back', async () => {
    const { ann, boris, app, id, goods, log } = await table();
    await offers(ann, { with: '2', give: '1 good', want: 'ceasefire' });
    const come = await letter(boris, '**Ann → Борис**');
    expect(textOf(come)).toContain('У вас нет того, что просят. (TI4 14.3)');
    expect(buttons(come)).toEqual(['Встречное предложение', 'Отклонить']);
    const own = await ann.slash('/deal', {}, { until: 'final' });
    expect(buttons(own.message)).toEqual(['Change', 'Take back']);
    await ann.click('Take back', { message: own.message, until: 'final' });
    await letter(boris, 'Ann отзывает предложение игроку Борис');
    const far = await ann.slash('/deal', { with: 'Cid' }, { until: 'final' });
    expect(textOf(far.message)).toContain('Cid is not your neighbour. (TI4 73.1)');
    const nobody = await ann.slash('/deal', { with: 'Nemo' }, { until: 'final' });
    expect(textOf(nobody.message)).toContain('There is no seat “Nemo”');
    const gift = await ann.slash('/deal', { give: '1 good' }, { until: 'final' });
    expect(textOf(gift.message)).toContain('Say in `with`');
    const begun = await ann.select('Make an offer to …', ['Борис'], {
      message: gift.message,
      until: 'final',
    });
    expect(textOf(begun.message)).toContain('What do you give Борис');
    expect(await goods()).toEqual([3, 2, 0]);
    const look = await app.look({ table: id });
    expect(look.kind === 'done' && look.waiting.map(({ seat }) => seat)).toEqual([0]);
    expect(log.troubles).toEqual([]);
  });

  it('are not made with bots; one made is confirmed, and another with the same partner refused with its reason', async () => {
    const { ann, boris, log } = await table({ bot: true });
    const asked = await boris.slash('/play', {}, { until: 'final' });
    expect(buttons(asked.message).filter((label) => !/^(?:\?|Поле|Рука.*)$/.test(label))).toEqual([
      'Предложить сделку: Ann',
      'Предложить сделку и добавить слова: Ann',
      'Пока ничего',
      'Отменить ход',
      'Обновить',
      'Ещё',
    ]);
    const { message } = await ann.slash('/deal', { with: '2', give: '1 good' }, { until: 'final' });
    expect(buttons(message)).not.toContain('Everything that fits');
    // Something for nothing is asked about twice.
    const asks = (await ann.click('Make the offer', { message, until: 'final' })).message;
    expect(textOf(asks)).toContain('for nothing in return');
    const made = (await ann.click('Give it for nothing', { message: asks, until: 'final' })).message;
    expect(textOf(made)).toContain('The offer is made');
    const come = await letter(boris, 'Ann отдаёт 1 товар и ничего не просит взамен');
    await boris.dm().click('Принять', { message: come, until: 'final' });
    expect(await told(boris, '/deal')).toContain('с каждым партнёром один раз');
    const shown = await told(ann, '/deal');
    expect(shown).toContain('You have had your transaction with Борис already. (TI4 69.1)');
    expect(shown).not.toContain('neighbours');
    expect(log.troubles).toEqual([]);
  });

  it('are nothing for games without them, nor for those who do not sit there', async () => {
    const { ann, cid } = await table();
    expect(await told(cid, '/deal')).toContain('You cannot offer anything right now.');
    await ann.slash('/game new', { game: 'master-of-the-galaxy', name: 'Other' }, { until: 'final' });
    const other = await ann.autocomplete('/deal', { table: 'Other' }, 'table');
    const elsewhere = { table: `${other[0]?.value}` };
    expect(await told(ann, '/deal', elsewhere)).toBe('\nNobody makes deals in this game.');
  });
});
