import type { Form, MarksForm, OptionForm } from '#core/question.ts';
import { buttonRows, type Line, selectRow, textLine } from '../messages/controls.ts';
import { clip } from '../messages/limits.ts';
import { words } from '../text/lexicon.ts';
import { type Asked, buttonSpec, closingButtons, idOf, previewLines } from './asked.ts';
import { ticked } from './draft.ts';
import { optionFace, turning, whyNot } from './list.ts';
import { turnOf } from './marks-draft.ts';
import { pageOf } from './pages.ts';

/** Marks that are shown of those made so far: the last ones. */
const MAX_SHOWN = 12;
const MAX_MARK_LENGTH = 80;

/** What can be chosen now: marks and ways to turn a shape, or places for the shape that was turned. */
function entriesOf(form: MarksForm, asked: Asked): readonly OptionForm[] {
  const turn = turnOf(form, asked.draft);
  return turn ? turn.placements : [...form.options, ...(form.turns ?? [])];
}

function list(
  entries: readonly OptionForm[],
  asked: Asked,
  placeholder: Parameters<Asked['speaker']['say']>[0],
): Line[] {
  const { shown } = pageOf(entries, asked.draft.page);
  if (shown.length === 0) return [];
  const select = selectRow({
    id: idOf(asked, 'select'),
    placeholder: asked.speaker.say(placeholder),
    options: shown.map((option) => optionFace(option, asked)),
  });
  return [select, ...buttonRows(turning(entries, asked))];
}

/** Marks one after the other: those made so far with what they come to, then what may be marked next. */
export function sequenceLines(form: Extract<Form, { kind: 'sequence' }>, asked: Asked): Line[] {
  const { draft, speaker, preview } = asked;
  const count = ticked(draft).length;
  const { min } = form;
  const labels = (preview?.sequence?.marks ?? []).map(({ label }) =>
    clip(speaker.say(label), MAX_MARK_LENGTH),
  );
  const from = Math.max(0, labels.length - MAX_SHOWN);
  const made = labels.slice(from).map((label, at) => `${from + at + 1}. ${label}`);
  const said = [...made, ...(count > 0 || min === 0 ? previewLines(asked) : [])];
  const entries = entriesOf(form, asked);
  const placeholder = turnOf(form, draft)
    ? words('panel.cellPlaceholder', {})
    : words('panel.markPlaceholder', { number: count + 1 });
  const isBegun = count > 0 || draft.turn !== undefined;
  return [
    ...(said.length > 0 ? [textLine(said.join('\n'))] : []),
    ...list(entries, asked, placeholder),
    ...buttonRows([
      ...closingButtons(asked, { ready: count >= min, begun: isBegun, choice: ticked(draft) }),
      buttonSpec(asked, 'back', { words: words('panel.unmark', {}), disabled: !isBegun }),
      ...whyNot(entries, asked),
    ]),
  ];
}

/** A shape: which way it is turned, then where it lies, then what that comes to. */
export function shapeLines(form: Extract<Form, { kind: 'shape' }>, asked: Asked): Line[] {
  const { draft, speaker } = asked;
  const marks: MarksForm = { options: [], turns: form.turns };
  const turn = turnOf(marks, draft);
  const laid = turn?.placements.find(({ id }) => id === draft.value);
  const said = laid && turn ? [words('panel.laid', { shape: turn.label, where: laid.label })] : [];
  const isPicked = form.turns.length > 1 && turn !== undefined;
  return [
    ...(laid ? [textLine([...said.map(speaker.say), ...previewLines(asked)].join('\n'))] : []),
    ...list(
      entriesOf(marks, asked),
      asked,
      turn ? words('panel.cellPlaceholder', {}) : words('panel.turnPlaceholder', {}),
    ),
    ...buttonRows([
      ...closingButtons(asked, {
        ready: laid !== undefined,
        begun: laid !== undefined || isPicked,
        choice: laid?.id ?? '',
      }),
      buttonSpec(asked, 'back', { words: words('panel.turn', {}), disabled: !isPicked }),
    ]),
  ];
}
