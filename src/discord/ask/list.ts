import type { APISelectMenuOption } from 'discord-api-types/v10';
import type { Message } from '#core/message.ts';
import type { OptionForm } from '#core/question.ts';
import type { ButtonSpec } from '../messages/controls.ts';
import { handleOf } from '../messages/custom-id.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import { words } from '../text/lexicon.ts';
import { type Asked, buttonSpec, helpOf, idOf } from './asked.ts';
import { pageOf } from './pages.ts';

/** An option as an entry of a select. */
export function optionFace({ id, label, group }: OptionForm, asked: Asked): APISelectMenuOption {
  const { speaker } = asked;
  const note = helpOf(asked).notes.get(id);
  const words = [group, note].flatMap((message) => (message === undefined ? [] : [speaker.say(message)]));
  const told = [...words, explained(asked, label)];
  const description = told.filter((part) => part !== null).join(' · ');
  return {
    label: speaker.say(label),
    value: handleOf(id),
    ...(description === '' ? {} : { description: clip(plain(description), LIMITS.optionDescription) }),
  };
}

/** What an option's thing does, where it names one that has a text. */
export function explained({ explain }: Asked, label: Message): string | null {
  return explain?.(label) ?? null;
}

/** Descriptions of entries are shown as they are, on one line. */
const plain = (text: string) => text.replaceAll('*', '').replaceAll(/\s*\n\s*/g, ' · ');

/** Where options of a list have more to say than fits beside them, a button that shows it whole. */
export function details(options: readonly OptionForm[], asked: Asked): ButtonSpec[] {
  return options.some(({ label }) => explained(asked, label) !== null)
    ? [buttonSpec(asked, 'details', { words: words('panel.details', {}) })]
    : [];
}

/** Buttons that turn the pages of a long list. */
export function turning(options: readonly OptionForm[], asked: Asked): ButtonSpec[] {
  const { page, pages } = pageOf(options, asked.draft.page);
  if (pages < 2) return [];
  const { say } = asked.speaker;
  return [
    { id: idOf(asked, 'page', `${page - 1}`), label: say(words('panel.previous', {})), disabled: page === 0 },
    { id: idOf(asked, 'where'), label: say(words('panel.page', { page: page + 1, pages })), disabled: true },
    {
      id: idOf(asked, 'page', `${page + 1}`),
      label: say(words('panel.next', {})),
      disabled: page === pages - 1,
    },
  ];
}

/** Where something is barred, a button that says why. */
export function whyNot(options: readonly OptionForm[], asked: Asked): ButtonSpec[] {
  return options.some(({ barred }) => barred)
    ? [buttonSpec(asked, 'why', { words: words('panel.whyNot', {}) })]
    : [];
}
