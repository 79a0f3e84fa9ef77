import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Message } from '#core/message.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { randomOf } from '../../support/chance.ts';
import { answerAtRandom } from '../../support/selfplay.ts';
import { newTable, Scene } from './scene.ts';

const { presentation: face, texts } = twilightImperium;
const speakers = LANGUAGES.map((language) => speaker(language, texts[language], (seat) => `<${seat}>`));
const BAD = /^\s*$|undefined|\[object|NaN| {2}/;

/** A message in every language; fails where there are no words. */
function said(message: Message): string[] {
  return speakers.map((one) => {
    const words = one.say(message);
    expect(words).not.toMatch(BAD);
    return words;
  });
}

/** The text of every file of flows and components. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:flow|content|timing).*\.ts$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

describe('Twilight Imperium speaks of itself', () => {
  it.each([3, 5])(
    'with %i seats every topic that is asked has a name',
    (seats) => {
      const known = new Set(face.topics.map(({ id }) => id));
      const unknown = new Set<string>();
      for (const board of ['generated', 'built'] as const) {
        const table = newTable(seats, { board }, seats);
        const random = randomOf(seats);
        for (let answers = 0; answers < 400 && !table.session.over; answers++) {
          answerAtRandom(table, random);
          for (const { topic } of table.session.open()) if (!known.has(topic)) unknown.add(topic);
          for (const { topic } of table.session.waiting()) if (!known.has(topic)) unknown.add(topic);
          if (answers % 20 > 0) continue;
          for (const viewer of ['table', 0] as const) {
            face.status(table.session.view(viewer)).forEach(said);
            face.hand(table.session.view(viewer)).forEach(said);
          }
        }
      }
      expect([...unknown]).toEqual([]);
    },
    60_000,
  );

  it('names every topic that any flow or component asks about', () => {
    const known = new Set(face.topics.map(({ id }) => id));
    const asked = sources(
      fileURLToPath(new URL('../../../src/games/twilight-imperium', import.meta.url)),
    ).flatMap((text) =>
      [
        ...text.matchAll(
          /\b(?:ask|askAll|parallel|behindScreens)\(\s*[^;{}]*?,\s*'([a-z-]+)'|\btopic: '([a-z-]+)'/g,
        ),
      ].map(([, one, other]) => one ?? other ?? ''),
    );
    expect(asked.length).toBeGreaterThan(50);
    expect([...new Set(asked)].filter((topic) => !known.has(topic))).toEqual([]);
  });

  it('has words for every topic, card and rule', () => {
    for (const { label } of face.topics) said(label);
    for (const { name, text } of [...face.cards, ...face.rules]) [name, text].forEach(said);
    expect(new Set(face.cards.map(({ id }) => id)).size).toBe(face.cards.length);
  });

  it('has a rule for every heading from 1 to 89, and for set-up', () => {
    const wanted = ['S', ...Array.from({ length: 89 }, (_, i) => `${i + 1}`)];
    expect(face.rules.map(({ id }) => id)).toEqual(wanted);
  });

  it('tells a seat what it holds, and nobody else', () => {
    const table = new Scene(3)
      .hand(1, 'sabotage')
      .secret(1, 'mine-rare-metals')
      .note(1, 'ceasefire', 2)
      .play();
    const [english] = speakers;
    const lines = face.hand(table.session.view(1)).map((line) => english?.say(line));
    expect(lines).toEqual([
      'Action cards: Sabotage',
      'Secret objectives: Mine Rare Metals',
      'Promissory notes: Ceasefire (<2>)',
    ]);
    expect(face.hand(table.session.view('table'))).toEqual([]);
  });

  it('says how the table stands', () => {
    const table = new Scene(3)
      .goods(1, 4, 2)
      .objective('corner-the-market', { scored: [1] })
      .with((state) => {
        state.laws.push({
          id: 'core-mining',
          seat: null,
          planet: 'mecatol-rex',
          exhausted: false,
          data: null,
        });
      })
      .play();
    const [english] = speakers;
    const lines = face.status(table.session.view('table')).map((line) => english?.say(line));
    expect(lines[0]).toBe(
      'Round 2. Action phase. <0> is at turn. Speaker: <0>. 10 points win. The custodians guard Mecatol Rex.',
    );
    expect(lines).toContain(
      'Objective I: Corner the Market (control 4 planets of the same trait, whichever it is); scored by <1>',
    );
    expect(lines).toContain('Law: Core Mining (Mecatol Rex)');
    expect(lines[2]).toMatch(
      /^<1> \(The Emirates of Hacan\): 0\/10 points; tokens: 3 tactic, 3 fleet, 2 strategy; goods 4, commodities 2\/6/,
    );
  });
});
