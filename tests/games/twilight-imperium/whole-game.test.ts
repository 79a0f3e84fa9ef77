import { describe, expect, it } from 'vitest';
import type { Bot, Game } from '#core/game.ts';
import type { Choice } from '#core/question.ts';
import { speaker } from '#core/speak.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import { playMatch } from '../../../src/cli/play.ts';

const NAMES = ['Ann', 'Boris', 'Cleo'];
const OPTIONS = { factions: 'chosen', seatFactions: ['sol', 'hacan', 'letnev'] };

/** What the seats want to do in the first round, by topic, one after another; the rest they leave to their wits. */
const SCRIPT: Readonly<Record<number, Readonly<Record<string, readonly Choice[]>>>> = {
  0: {
    'strategy-card': ['leadership', 'warfare'],
    action: ['strategic:leadership'],
    'follow-technology': ['yes'],
  },
  1: { 'strategy-card': ['trade', 'diplomacy'], action: ['strategic:trade'], 'follow-technology': ['no'] },
  2: {
    'strategy-card': ['technology', 'imperial'],
    action: ['strategic:technology'],
    research: ['sarween-tools'],
  },
};

/** A seat that follows its script while a line of it fits, and is greedy otherwise. */
function scripted(): Bot<View> {
  const greedy = twilightImperium.bots.greedy;
  if (!greedy) throw new Error('there is no greedy bot');
  const said = new Map<string, number>();
  return (turn) => {
    const lines = SCRIPT[turn.seat]?.[turn.topic] ?? [];
    const name = `${turn.seat} ${turn.topic}`;
    const at = said.get(name) ?? 0;
    said.set(name, at + 1);
    return lines[at] ?? greedy(turn);
  };
}

/** The game as it is told to everybody, a round a heading. */
function transcript(): string {
  const game = { ...twilightImperium, bots: { scripted: scripted() } } as unknown as Game;
  const { say } = speaker('en', game.texts.en, (seat) => NAMES[seat] ?? `${seat}`);
  const { entries, session } = playMatch({
    game,
    seats: 3,
    options: OPTIONS,
    bots: ['scripted'],
    seed: 'whole game',
  });
  expect(session.over).toBe(true);
  const told = entries.flatMap((entry) => ('facts' in entry ? entry.facts : []));
  return told
    .filter(({ to }) => to === 'all')
    .map(({ message }) => {
      const line = say(message).replaceAll('**', '');
      return message.key === 'fact.round'
        ? `\n## ${line}\n`
        : message.key === 'fact.turn'
          ? `\n${line}`
          : `- ${line}`;
    })
    .join('\n');
}

describe('a whole game of three seats', () => {
  it('is told from set-up to victory as it was reviewed', async () => {
    await expect(`# Sol, Hacan and Letnev\n\n${transcript()}\n`).toMatchFileSnapshot('./whole-game.md');
  }, 60_000);
});
