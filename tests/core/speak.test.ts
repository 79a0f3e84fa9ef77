import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, type Message, type Speaker, teller } from '#core/message.ts';
import { peopleText } from '#core/people-text.ts';
import { speaker as lenientSpeaker, strictSpeaker as speaker } from '#core/speak.ts';
import { en } from '#core/text/en.ts';
import { type CoreLexicon, core } from '#core/text/lexicon.ts';
import { ru } from '#core/text/ru.ts';
import { words } from '../support/scripted.ts';

const say = (language: 'en' | 'ru', texts = {}) => speaker(language, texts, (seat) => `seat ${seat}`);

describe('plural forms', () => {
  const ship = { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' };

  it.each([
    [0, 'кораблей'],
    [1, 'корабль'],
    [2, 'корабля'],
    [4, 'корабля'],
    [5, 'кораблей'],
    [11, 'кораблей'],
    [12, 'кораблей'],
    [14, 'кораблей'],
    [20, 'кораблей'],
    [21, 'корабль'],
    [22, 'корабля'],
    [25, 'кораблей'],
    [101, 'корабль'],
    [111, 'кораблей'],
    [112, 'кораблей'],
    [121, 'корабль'],
    [122, 'корабля'],
  ])('in Russian: %i %s', (count, form) => {
    expect(say('ru').plural(count, ship)).toBe(form);
  });

  it('agree with the Unicode rules for every number of interest', () => {
    for (const language of LANGUAGES) {
      const rules = new Intl.PluralRules(language);
      const forms = { one: 'one', few: 'few', many: 'many', other: 'other' };
      for (let count = 0; count <= 220; count++) {
        expect(say(language).plural(count, forms), `${language} ${count}`).toBe(rules.select(count));
      }
    }
  });

  it('fall back to the other form where a form is not given', () => {
    expect(say('en').plural(2, { one: 'ship', other: 'ships' })).toBe('ships');
    expect(say('ru').plural(5, { one: 'x', other: 'y' })).toBe('y');
  });
});

describe('a list', () => {
  it.each([
    [[], '', ''],
    [['a'], 'a', 'a'],
    [['a', 'b'], 'a and b', 'a и b'],
    [['a', 'b', 'c'], 'a, b and c', 'a, b и c'],
  ])('of %j is put into words', (items, english, russian) => {
    expect(say('en').list(items)).toBe(english);
    expect(say('ru').list(items)).toBe(russian);
  });
});

describe('a speaker', () => {
  const texts = {
    'x.loses': (
      { seat, what }: { seat: number; what: Message },
      to: { seat(n: number): string; say(m: Message): string },
    ) => `${to.seat(seat)} loses ${to.say(what)}`,
    'x.cruiser': () => 'a cruiser',
    'core.pass': () => 'No, thank you',
  };

  it('names seats and says messages within messages', () => {
    const what = { key: 'x.cruiser', args: {} };
    expect(say('en', texts).say({ key: 'x.loses', args: { seat: 2, what } })).toBe('seat 2 loses a cruiser');
  });

  it('prefers a game’s own words to those of core', () => {
    expect(say('en', texts).say(core('core.pass', {}))).toBe('No, thank you');
    expect(say('en').say(core('core.pass', {}))).toBe('Let it happen');
    expect(say('ru').say(core('core.pass', {}))).toBe('Не вмешиваться');
  });

  it.each(LANGUAGES)('throws at a message without words (%s)', (language) => {
    expect(() => say(language).say(words('x'))).toThrow(`no ${language} text for test.words`);
  });
});

describe('what can no longer be said', () => {
  const texts = {
    'x.old': ({ card }: { card: { name: string } }) => card.name,
    'x.lost': ({ seat, what }: { seat: number; what: Message }, { say: said, seat: name }: Speaker) =>
      `${name(seat)} loses ${said(what)}`,
  };
  const told = (language: Language, message: Message) =>
    lenientSpeaker(language, texts, (seat) => `seat ${seat}`).say(message);

  it('is shown as gone, whether its key or what it speaks of is no longer known', () => {
    const gone = { key: 'fact.riftRetreat', args: {} };
    expect(told('en', gone)).toMatch(/no longer put into words: fact\.riftRetreat/);
    expect(told('ru', gone)).toMatch(/больше нет слов: fact\.riftRetreat/);
    expect(told('en', { key: 'x.old', args: {} })).toMatch(/words: x\.old/);
  });

  it('leaves the rest of a message as it was', () => {
    const message = { key: 'x.lost', args: { seat: 1, what: { key: 'x.relic', args: {} } } };
    expect(told('en', message)).toMatch(/^seat 1 loses \(something .*x\.relic\)$/);
  });
});

describe('the words of core', () => {
  const slot = words('the fleet');
  const all: { [K in keyof CoreLexicon]: CoreLexicon[K] } = {
    ...{
      'core.stale': {},
      'core.notYours': {},
      'core.malformed': {},
      'core.notOffered': {},
      'core.twice': {},
    },
    ...{ 'core.over': {}, 'core.stuck': {}, 'core.undoUnknown': {}, 'core.undoNeedsVote': {} },
    ...{ 'core.pass': {}, 'core.react': {} },
    'core.pickRange': { min: 1, max: 2, count: 3 },
    'core.marksRange': { min: 1, max: 2, count: 3 },
    'core.turn': { shape: slot, drawn: '■■ / ■□' },
    'core.cells': { cells: 'a1 a2' },
    'core.orderAll': { count: 4 },
    'core.amountRange': { min: 1, max: 2 },
    'core.slotRange': { slot, min: 1, max: 2 },
    'core.totalRange': { min: 1, max: 2, total: 3 },
    'core.tooLong': { max: 7 },
    'core.repairMalformed': { reason: peopleText('because') },
    'core.repairBreaks': { reason: peopleText('because') },
    'core.repairFixed': { reason: peopleText('box') },
    'core.moduleNeeds': {
      module: slot,
      needs: slot,
    },
    'core.moduleConflict': {
      module: slot,
      with: slot,
    },
    'core.moduleSeats': { module: slot, seats: '7, 8' },
    'core.gone': { key: 'fact.riftRetreat' },
  };
  const own = { 'test.words': ({ text }: { text: string }) => text };

  it('are the same messages in both languages, all of them listed here', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(all).sort());
    expect(Object.keys(ru).sort()).toEqual(Object.keys(all).sort());
  });

  it.each(Object.entries(all))('%s is said in both languages, with all it speaks of', (key, args) => {
    const spoken = LANGUAGES.map((language) => say(language, own).say({ key, args } as Message));
    expect(spoken[0]).not.toBe(spoken[1]);
    expect(spoken[0]).not.toMatch(/[а-яё]/i);
    expect(spoken[1]).toMatch(/[а-яё]/i);
    for (const value of Object.values(args)) {
      for (const text of spoken) expect(text).toContain(value === slot ? 'the fleet' : String(value));
    }
  });

  it('say a range of one number as exactly that', () => {
    const message = core('core.amountRange', { min: 3, max: 3 });
    expect(say('en').say(message)).toContain('exactly 3');
    expect(say('ru').say(message)).toContain('ровно 3');
  });
});

describe('a teller', () => {
  it('makes messages of its lexicon', () => {
    const msg = teller<{ 'x.built': { readonly seat: number } }>();
    expect(msg('x.built', { seat: 1 })).toEqual({ key: 'x.built', args: { seat: 1 } });
  });
});
