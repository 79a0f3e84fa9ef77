import { type APISelectMenuOption, ButtonStyle } from 'discord-api-types/v10';
import type { Message } from '#core/message.ts';
import type { Form, MarksForm, OptionForm } from '#core/question.ts';
import { type ButtonSpec, buttonRows, type Line, selectRow, textLine } from '../messages/controls.ts';
import { handleOf } from '../messages/custom-id.ts';
import { clip } from '../messages/limits.ts';
import { words } from '../text/lexicon.ts';
import { type Asked, buttonSpec, closingButtons, helpOf, idOf, previewLines, sumLines } from './asked.ts';
import { ticked } from './draft.ts';
import { details, optionFace, turning, whyNot } from './list.ts';
import { entriesFor, type MarkEntry, turnOf } from './marks-draft.ts';
import { pageOf } from './pages.ts';

/** Marks that are shown of those made so far: the last ones. */
const MAX_SHOWN = 12;
const MAX_MARK_LENGTH = 80;

/** What can be chosen now: marks and ways to turn a shape, or places for the shape that was turned. */
function entriesOf(form: MarksForm, asked: Asked): readonly OptionForm[] {
  const turn = turnOf(form, asked.draft);
  return turn ? turn.placements : [...form.options, ...(form.turns ?? [])];
}

/** Where marks are chosen: what to say there, and how many may be picked in one press. */
interface Listing {
  readonly placeholder: Message;
  readonly most: number;
}

type Listed = OptionForm & Pick<MarkEntry, 'count'>;

function list(entries: readonly OptionForm[], asked: Asked, { placeholder, most }: Listing): Line[] {
  const listed = entriesFor(entries)
    .filter(({ count }) => count <= most)
    .map(({ id, mark, count }): Listed => ({ ...mark, id, count }));
  const { shown } = pageOf(listed, asked.draft.page);
  if (shown.length === 0) return [];
  const select = selectRow({
    id: idOf(asked, 'select'),
    placeholder: asked.speaker.say(placeholder),
    options: shown.map((option) => markFace(option, asked)),
    max: Math.min(most, shown.length),
  });
  return [select, ...buttonRows(turning(listed, asked))];
}

/** A mark, or the same one several times: what is said of it beside is about the first alone. */
function markFace({ count, group, ...option }: Listed, asked: Asked): APISelectMenuOption {
  if (count === 1) return optionFace(group ? { ...option, group } : option, asked);
  const face = optionFace(option, asked);
  return { ...face, label: `${count} × ${face.label}` };
}

const MAX_CLOSING = 4;

/** Marks that close the answer are sent with those before, by a button each where there are few. */
export function buttonMarks({ options }: MarksForm): readonly OptionForm[] {
  const closing = options.filter(({ barred, closes }) => closes && !barred);
  return closing.length <= MAX_CLOSING ? closing : [];
}

function closingMarkButtons(closing: readonly OptionForm[], asked: Asked): ButtonSpec[] {
  const { speaker, draft } = asked;
  const { deed, declines } = helpOf(asked);
  const marks = ticked(draft);
  return closing.map(({ id, label }) => ({
    id: idOf(asked, 'choose', handleOf(id)),
    label: speaker.say((marks.length > 0 && deed([...marks, id])) || label),
    style: declines(label) && marks.length === 0 ? ButtonStyle.Secondary : ButtonStyle.Success,
  }));
}

/** The same mark several times in a row is told once. */
function folded(labels: readonly string[]): readonly string[] {
  return labels.flatMap((label, at) => {
    if (label === labels[at - 1]) return [];
    const next = labels.findIndex((other, later) => later > at && other !== label);
    const count = (next < 0 ? labels.length : next) - at;
    return [count === 1 ? label : `${count} × ${label}`];
  });
}

/** Marks one after the other: those made so far with what they come to, then what may be marked next. */
export function sequenceLines(form: Extract<Form, { kind: 'sequence' }>, asked: Asked): Line[] {
  const { draft, speaker, preview } = asked;
  const count = ticked(draft).length;
  const { min } = form;
  const labels = (preview?.sequence?.marks ?? []).map(({ label }) =>
    clip(speaker.say(label), MAX_MARK_LENGTH),
  );
  const told = folded(labels);
  const from = Math.max(0, told.length - MAX_SHOWN);
  const made = told.slice(from).map((label, at) => `${from + at + 1}. ${label}`);
  // Whoever has marked nothing yet knows that something is missing.
  const sums = count > 0 ? previewLines(asked) : min === 0 ? sumLines(asked) : [];
  const said = [...made, ...sums];
  const entries = entriesOf(form, asked);
  const closing = turnOf(form, draft) ? [] : buttonMarks(form);
  // Whether marks go together only the rules know.
  const most = turnOf(form, draft) || !preview?.sequence ? 1 : form.max - count;
  const placeholder = turnOf(form, draft)
    ? words('panel.cellPlaceholder', {})
    : most > 1
      ? words('panel.marksPlaceholder', { number: count + 1 })
      : words('panel.markPlaceholder', { number: count + 1 });
  const isBegun = count > 0 || draft.turn !== undefined;
  const ready = count >= min;
  const [confirm, ...others] = closingButtons(asked, { ready, begun: isBegun, choice: ticked(draft) });
  return [
    ...(said.length > 0 ? [textLine(said.join('\n'))] : []),
    ...list(
      entries.filter((entry) => !closing.includes(entry)),
      asked,
      { placeholder, most },
    ),
    ...buttonRows([
      ...(confirm ? [confirm] : []),
      ...closingMarkButtons(closing, asked),
      ...others,
      buttonSpec(asked, 'back', { words: words('panel.unmark', {}), disabled: !isBegun }),
      ...(entries.length > 0 ? [buttonSpec(asked, 'type', { words: words('panel.type', {}) })] : []),
      ...details(entries, asked),
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
    ...list(entriesOf(marks, asked), asked, {
      placeholder: turn ? words('panel.cellPlaceholder', {}) : words('panel.turnPlaceholder', {}),
      most: 1,
    }),
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
