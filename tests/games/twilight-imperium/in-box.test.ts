import { describe, expect, it } from 'vitest';
import type { Look } from '#app/records/look.ts';
import type { Game } from '#core/game.ts';
import type { BotContext } from '#discord/interactions/bot-context.ts';
import { CARDS, lookUp } from '#discord/interactions/lookup.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { type Box, baseBox } from '#games/twilight-imperium/tables/box.ts';
import { factions } from '#games/twilight-imperium/tables/factions.ts';
import { boxView } from '#games/twilight-imperium/view/box.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import { start } from '../../support/driver.ts';

const game = twilightImperium as unknown as Game;
const { presentation: face } = twilightImperium;

/** What everybody sees of a new table with these modules. */
function viewOf(modules: readonly string[] = []): View {
  return start(game, { seats: 3, seed: 1, options: { modules } }).session.view('table') as View;
}

/** The same with less in its box. */
function less(view: View, gone: Partial<Box>): View {
  return { ...view, box: boxView({ ...baseBox(), ...gone }) };
}

const base = viewOf();
const box = baseBox();
const { sabotage: _, ...withoutSabotage } = box.actionCards;
const poorer = less(base, {
  actionCards: withoutSabotage,
  agendas: box.agendas.filter((id) => id !== 'mutiny'),
  strategyCards: box.strategyCards.filter((id) => id !== 'trade'),
  factions: box.factions.filter((id) => id !== 'sol'),
  secrets: box.secrets.filter((id) => id !== 'unveil-flagship'),
});

describe('cards at a table', () => {
  const gone = (view: View) => face.cards.map(({ id }) => id).filter((id) => face.inBox?.(view, id) !== true);

  it('are those of its box: what a module brings is there only where it is played', () => {
    expect(gone(base)).toEqual(['planet:mallice']);
    expect(gone(viewOf(['se.nexus']))).toEqual([]);
  });

  it('go with what they belong to', () => {
    expect(gone(poorer).sort()).toEqual(
      [
        'agenda:mutiny',
        'card:sabotage',
        'faction:sol',
        'planet:mallice',
        'secret:unveil-flagship',
        'strategy:trade',
        ...factions.sol.abilities.map((id) => `ability:${id}`),
        // Sol's own units; their upgrades are cards of technologies.
        'unit:advanced-carrier-i',
        'unit:genesis',
        'unit:spec-ops-i',
      ].sort(),
    );
  });

  it('are all that is looked up there; everything is elsewhere and before the start', async () => {
    const bot = { app: { games: new Map([[game.id, game]]) } } as unknown as BotContext;
    const found = async (look: Look | null, wanted: string) =>
      (await lookUp(bot, CARDS, { wanted, language: 'en', look })).map(({ id }) => id);
    const at = (view: View | null, played = game.id) =>
      ({ table: { game: played }, view }) as unknown as Look;
    expect(await found(at(base), 'Mallice')).toEqual([]);
    for (const look of [null, at(null), at(viewOf(['se.nexus']))])
      expect(await found(look, 'Mallice')).toEqual(['planet:mallice']);
    expect(await found(at(base, 'master-of-the-galaxy'), 'Sabotage')).toEqual([]);
  });
});

describe('answers and cases that can be prepared at a table', () => {
  const topic = (id: string) => face.topics.find((one) => one.id === id);
  const answers = (id: string, view?: View) =>
    topic(id)
      ?.answers?.(view)
      .map((one) => one.id);
  const cases = (id: string, view?: View) =>
    topic(id)
      ?.conditions?.(view)
      .map((one) => one.id) ?? [];

  it('are all there are at a table of the base game', () => {
    for (const { id } of face.topics) {
      expect(answers(id, base), id).toEqual(answers(id));
      expect(cases(id, base), id).toEqual(cases(id));
    }
  });

  it('leave out what is not in its box', () => {
    expect(answers('action-card-played')).toContain('card:sabotage');
    expect(answers('action-card-played', poorer)).not.toContain('card:sabotage');
    expect(answers('strategy-card', poorer)).not.toContain('trade');
    expect(answers('strategy-card', poorer)).toContain('politics');
    expect(answers('follow-trade')).toEqual(['yes', 'no']);
    expect(answers('follow-trade', poorer)).toEqual([]);
    expect(answers('follow-politics', poorer)).toEqual(['yes', 'no']);
    expect(cases('vote', poorer)).toEqual(cases('vote').filter((id) => id !== 'mutiny'));
    expect(cases('action-card-played', poorer)).not.toContain('sabotage');
    const told = face.topics.flatMap(({ id }) => answers(id, poorer) ?? []);
    expect(told).not.toContain('secret:unveil-flagship');
  });
});
