import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { Message } from '#core/message.ts';
import type { Form, OptionForm } from '#core/question.ts';
import { NO_DRAFT } from '#discord/ask/draft.ts';
import { panel } from '#discord/ask/panel.ts';
import { wordsIn } from '#discord/messages/words.ts';
import { detailsScreen } from '#discord/play/option-details.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import type { StrategyCardId } from '#games/twilight-imperium/tables/card-ids.ts';
import { msg } from '#games/twilight-imperium/text/lexicon.ts';
import { Scene } from '../games/twilight-imperium/scene.ts';
import { expectFit } from './fit.ts';

const english = wordsIn('en', twilightImperium);
const explain = (label: Message) => {
  const text = twilightImperium.presentation.explain?.(label) ?? null;
  return text === null ? null : english.say(text);
};

const strategy = (card: StrategyCardId): OptionForm => ({
  id: card,
  label: msg('option.strategyCard', { card, goods: 0 }),
});
const decline: OptionForm = { id: 'no', label: msg('option.decline', {}) };

/** A question of a table with the options of a test. */
function asked(form: Form) {
  const [open] = new Scene().play().session.open();
  if (!open) throw new Error('nothing is asked');
  return { table: 'abcdefg', question: { ...open, form }, draft: NO_DRAFT, speaker: english, explain };
}

const choose = (...options: readonly OptionForm[]): Form => ({
  kind: 'choose',
  prompt: msg('option.pass', {}),
  options,
});

function shown(form: Form) {
  const all = panel(asked(form));
  expectFit(all);
  // The question itself stands beside its own explanation.
  const [, ...lines] = all;
  const sections = lines.flatMap((line) => (line.type === ComponentType.Section ? [line] : []));
  const rows = lines.flatMap((line) => (line.type === ComponentType.ActionRow ? line.components : []));
  const selects = rows.flatMap((one) => (one.type === ComponentType.StringSelect ? [one] : []));
  const buttons = rows.flatMap((one) =>
    one.type === ComponentType.Button && 'label' in one ? [one.label] : [],
  );
  return { sections, selects, buttons };
}

describe('options that name a component', () => {
  it('stand beside what it does when they are few; those that need no words below', () => {
    const { sections, buttons } = shown(choose(strategy('warfare'), strategy('imperial'), decline));
    expect(sections.map(({ components }) => components[0]?.content.split('\n')[0])).toEqual([
      expect.stringContaining('Warfare'),
      expect.stringContaining('Imperial'),
    ]);
    expect(sections[0]?.components[0]?.content).toContain('command token');
    expect(buttons).toEqual([english.say(decline.label)]);
  });

  it('five stand beside their texts, six in a list with the beginning of each and a button for the whole', () => {
    const five = ['leadership', 'diplomacy', 'politics', 'construction', 'trade'] as const;
    expect(shown(choose(...five.map(strategy))).sections).toHaveLength(5);
    const { sections, selects, buttons } = shown(choose(...[...five, 'warfare' as const].map(strategy)));
    expect(sections).toEqual([]);
    expect(selects[0]?.options.map(({ description }) => description?.length)).toEqual(
      Array.from({ length: 6 }, () => 100),
    );
    expect(buttons).toContain('What they do');
  });

  it('are told whole on request: every one on the page, none elsewhere', () => {
    const six = (['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare'] as const).map(
      strategy,
    );
    const barred = { ...strategy('imperial'), barred: { message: msg('option.pass', {}) } };
    const form = choose(...six, barred);
    const { components } = detailsScreen(asked(form), form);
    expectFit(components);
    const text = JSON.stringify(components);
    for (const { label } of six) expect(text).toContain(english.say(label));
    expect(text).toContain('Secondary');
    expect(text).not.toContain('Imperial');
  });

  it('have nothing to tell where they name nothing', () => {
    const form = choose(decline);
    expect(shown(form).buttons).toEqual([english.say(decline.label)]);
    expect(JSON.stringify(detailsScreen(asked(form), form))).toContain('nothing more to say');
  });
});

describe('what Twilight Imperium explains', () => {
  it.each([
    ['an action card', msg('option.card', { card: 'sabotage' }), /cancel/i],
    [
      'a technology with what it needs',
      msg('option.technology', { technology: 'gravity-drive' }),
      /needs.*moves 1 further/,
    ],
    ['a secret objective', msg('option.secret', { secret: 'become-the-gatekeeper' }), /wormhole/],
    [
      'a faction with its abilities',
      msg('option.faction', { faction: 'arborec' }),
      /Mitosis: The Production/,
    ],
    ['a planet', msg('option.planet', { planet: 'jord' }), /resources 4, influence 2/],
  ] as const)('%s', (_, label, text) => {
    expect(explain(label)).toMatch(text);
  });
});
