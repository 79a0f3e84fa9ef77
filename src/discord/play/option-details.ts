import type { ShownQuestion } from '#app/records/look.ts';
import type { Form, OptionForm } from '#core/question.ts';
import type { Asked } from '../ask/asked.ts';
import { foundIn } from '../ask/find.ts';
import { explained } from '../ask/list.ts';
import { pageOf } from '../ask/pages.ts';
import { textLine } from '../messages/controls.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import type { Screen } from '../messages/screen.ts';
import { words } from '../text/lexicon.ts';

function optionsOf(form: Form): readonly OptionForm[] {
  if ('options' in form) return form.options;
  return form.kind === 'order' ? form.items : [];
}

/** What stands on the page of a list that is shown, whole: name by name what each thing does. */
export function detailsScreen(asked: Asked & { readonly question: ShownQuestion }, form: Form): Screen {
  const { draft, speaker } = asked;
  const open = optionsOf(form).filter(({ barred }) => barred === undefined);
  const found = draft.find === undefined ? [] : foundIn(open, draft.find, speaker);
  const { shown } = pageOf(found.length > 0 ? found : open, draft.page);
  const told = shown.flatMap(({ label }) => {
    const text = explained(asked, label);
    return text === null ? [] : [{ name: speaker.say(label), text }];
  });
  if (told.length === 0) return { components: [textLine(speaker.say(words('panel.nothingToTell', {})))] };
  const room = Math.floor(LIMITS.text / told.length) - 1;
  const lines = told.map(({ name, text }) => clip(`**${name}**\n${text}`, room));
  return { components: [textLine(lines.join('\n'))] };
}
