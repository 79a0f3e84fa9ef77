import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Journal } from '#core/journal.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import { inWords, playScript, scriptedTable } from './whole-game/play.ts';
import { readScript } from './whole-game/script.ts';

const NAMES = ['Ann', 'Boris', 'Cleo'];
const TABLE = { names: NAMES, options: { factions: 'chosen', board: 'built' }, seed: 'whole game 4' };
const FILES = ['set-up', 'round-1', 'round-2', 'round-3', 'round-4', 'round-5'].map((name) => `${name}.txt`);

const read = (file: string) =>
  readScript(readFileSync(new URL(`./whole-game/${file}`, import.meta.url), 'utf8'), file);

/** The game as it is told to everybody, a round a heading. */
function transcript({ entries }: Journal): string {
  const { say } = inWords(NAMES);
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

describe('a whole game of three seats, every decision of it written by hand', () => {
  it('is told from set-up to victory as it was reviewed', async () => {
    const journal = scriptedTable(TABLE);
    playScript(journal, NAMES, FILES.flatMap(read));
    const { winner, seats } = journal.session.state as State;
    expect(winner?.seat).toBe(0);
    expect(seats.map(({ points }) => points)).toEqual([10, 2, 7]);
    await expect(`# Sol, Hacan and Letnev\n\n${transcript(journal)}\n`).toMatchFileSnapshot(
      './whole-game.md',
    );
  }, 60_000);

  const played = (...lines: readonly string[]) => {
    const script = [...read('set-up.txt'), ...readScript(lines.join('\n'), 'test.txt')];
    return () => playScript(scriptedTable(TABLE), NAMES, script);
  };

  it('fails where a decision is not written, and says what is asked', () => {
    expect(played('Ann: take leadership')).toThrow(
      /the game does not[\s\S]*Boris is asked about strategy-card/,
    );
  });

  it('fails where something is written that is not asked, and says where', () => {
    expect(played('Ann: take leadership', '', 'Cleo: take trade')).toThrow(
      /test\.txt:3: "Cleo: take trade": not asked[\s\S]*Boris is asked about strategy-card/,
    );
  });

  it('fails where what is written is not offered, or is against the rules', () => {
    expect(played('Ann: take hegemony')).toThrow('"hegemony" is not offered');
    const cards = ['leadership', 'trade', 'technology', 'imperial', 'politics', 'warfare'];
    const taken = cards.map((card, i) => `${NAMES[i % 3]}: take ${card}`);
    expect(played(...taken, 'Ann: pass')).toThrow(/barred.*TI4 82\.4a/);
  });

  it('fails where a line cannot be read', () => {
    expect(() => readScript('Ann takes leadership', 'test.txt')).toThrow('test.txt:1: who does what');
    expect(() => readScript('Ann: ponder', 'test.txt')).toThrow('test.txt:1: "ponder": no verb');
    expect(() => readScript('Ann: pass along', 'test.txt')).toThrow('test.txt:1: "pass along"');
  });
});
