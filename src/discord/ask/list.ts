import type { APISelectMenuOption } from 'discord-api-types/v10';
import type { OptionForm } from '#core/question.ts';
import type { ButtonSpec } from '../messages/controls.ts';
import { handleOf } from '../messages/custom-id.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import { words } from '../text/lexicon.ts';
import { type Asked, buttonSpec, idOf } from './asked.ts';
import { pageOf } from './pages.ts';

/** An option as an entry of a select. */
export function optionFace({ id, label, group }: OptionForm, { speaker }: Asked): APISelectMenuOption {
  return {
    label: speaker.say(label),
    value: handleOf(id),
    ...(group === undefined ? {} : { description: clip(speaker.say(group), LIMITS.optionDescription) }),
  };
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
