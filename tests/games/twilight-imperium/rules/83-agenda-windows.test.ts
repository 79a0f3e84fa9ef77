import { describe, expect, it } from 'vitest';
import type { Language } from '#core/message.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { revealing } from '../agendas/voting.ts';
import type { Imperium } from '../scene.ts';

const { texts } = twilightImperium;
const prompt = (table: Imperium, seat: number, language: Language = 'en') =>
  speaker(language, texts[language], (one) => `<${one}>`).say(table.form(seat, 'agenda-revealed').prompt);

/** Everybody holds a card; only seat 0's could do anything about an agenda. */
const scene = () => revealing('mutiny').hand(0, 'veto').hand(1, 'bunker').hand(2, 'plague');

describe('TI4 83 Windows of an agenda', () => {
  it.each(['agenda-revealed', 'agenda-read'])('74.20 at %s all who hold cards are asked at once', (topic) => {
    const table = scene().play();
    if (topic === 'agenda-read') for (const seat of [0, 1, 2]) table.answer(seat, 'agenda-revealed', 'pass');
    expect(table).toWaitFor([0, topic], [1, topic], [2, topic]);
    // In any order, and nobody learns what the others have said before all have.
    table.answer(2, topic, 'pass');
    expect(table).toWaitFor([0, topic], [1, topic]);
  });

  it('is asked as what one would do if nobody before does, and the first in order, here the speaker, does it', () => {
    const table = scene().hand(2, 'veto').play();
    expect(prompt(table, 2)).toBe(
      'The agenda Mutiny is being revealed. Do you step in, unless somebody before you does?',
    );
    expect(prompt(table, 2, 'ru')).toBe(
      'Открывают карту политики «Бунт». Вмешаетесь, если никто не сделает этого раньше?',
    );
    table.answers([2, 'agenda-revealed', 'card:veto'], [1, 'agenda-revealed', 'pass']);
    expect(table.state.playing).toEqual([]);
    table.answer(0, 'agenda-revealed', 'card:veto');
    expect(table.state.playing).toEqual([{ seat: 0, card: 'veto' }]);
  });

  it('is asked plainly of whoever is asked alone', () => {
    const table = revealing('mutiny').hand(0, 'veto').play();
    expect(table).toWaitFor([0, 'agenda-revealed']);
    expect(prompt(table, 0)).toBe('The agenda Mutiny is being revealed. Do you step in?');
    expect(prompt(table, 0, 'ru')).toMatch(/\. Вмешаетесь\?$/);
  });
});
