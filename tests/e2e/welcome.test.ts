import { describe, expect, it } from 'vitest';
import { games } from '#games/index.ts';
import { partsOf } from '#local-discord/driver/parts.ts';
import { friday, textOf, told } from './friday.ts';
import { tableScene } from './scene.ts';

const said = (message: { components?: unknown }) => JSON.stringify(message.components ?? []);

describe('the welcome', () => {
  it.each([
    { locale: 'en-US', hello: 'Welcome, captain', play: 'Play', begun: 'Your game has begun' },
    { locale: 'ru', hello: 'Добро пожаловать, капитан', play: 'Играть', begun: 'Партия началась' },
  ] as const)(
    'names every game in a line, and begins it with one press ($locale)',
    async ({ locale, hello, play, begun }) => {
      const { players, log } = await tableScene([{ name: 'Ann', locale }]);
      const [ann] = players;
      if (ann === undefined) throw new Error('nobody is there');
      const welcome = await ann.waitFor((message) => said(message).includes(hello));
      const text = textOf(welcome);
      expect(text).toMatch(/Master of the Galaxy\*\* · 2–4 · ● /);
      expect(text).toMatch(/\*\* · 3–6 · ●●● /);
      expect(text).toMatch(/<\/help:\d+>/);
      const buttons = partsOf(welcome.components ?? []).filter(({ custom_id: id }) =>
        id?.includes('welcome.play'),
      );
      expect(buttons.map(({ label }) => label)).toEqual([...games.values()].map(() => play));
      for (const { custom_id: id = '' } of buttons) {
        const opened = await ann.click(id, { message: welcome, until: 'final' });
        expect(textOf(opened.message)).toContain(begun);
      }
      expect(log.troubles).toEqual([]);
    },
  );
});

describe('/help', () => {
  it('is ordered by what one wants, and names commands so that they can be clicked', async () => {
    const { bob, cid, log } = await friday();
    const help = await told(bob, '/help');
    for (const wish of ['Play', 'Look', 'Talk and deal', 'Take back', 'Away', 'End'])
      expect(help).toContain(`**${wish}** · `);
    expect(help).toMatch(/<\/orders set:\d+>/);
    expect(help).not.toMatch(/:0+>|`\//);
    const russian = await told(cid, '/help');
    for (const wish of ['Играть', 'Смотреть', 'Договариваться', 'Вернуть назад', 'Отлучиться', 'Закончить'])
      expect(russian).toContain(`**${wish}** · `);
    // Discord obeys no name but the one a command is registered under.
    expect(russian).toMatch(/<\/play:\d+>/);
    expect(log.troubles).toEqual([]);
  });
});
