import { ButtonStyle } from 'discord-api-types/v10';
import type { Form, OptionForm } from '#core/question.ts';
import {
  type ButtonSpec,
  buttonRows,
  type Line,
  sectionLine,
  selectRow,
  textLine,
} from '../messages/controls.ts';
import { handleOf } from '../messages/custom-id.ts';
import { clip, LIMITS, lengthOf } from '../messages/limits.ts';
import { words } from '../text/lexicon.ts';
import { aboutButtons } from './about-buttons.ts';
import {
  type Asked,
  buttonSpec,
  closingButtons,
  helpOf,
  idOf,
  onwardButtons,
  previewLines,
  proposedOf,
  restButtons,
  suggestButtons,
} from './asked.ts';
import { begun, drafted, stillOffered, ticked } from './draft.ts';
import { foundIn } from './find.ts';
import { details, explained, optionFace, turning, whyNot } from './list.ts';
import { sequenceLines, shapeLines } from './marks.ts';
import { stepOf } from './marks-draft.ts';
import { pageOf } from './pages.ts';
import { said } from './said.ts';
import { slots } from './slots.ts';

const MAX_PROMPT_LENGTH = 1000;
/** A longer question would fill a phone as a heading. */
const MAX_HEADING = 160;
/** Lines of what a question is decided by. */
const MAX_DECIDED_BY = 2;
/** Numbers that are offered as buttons, one each. */
const MAX_NUMBERS = 15;
/** Options that are offered as buttons, if their labels are short enough to be read there. */
const MAX_BUTTONS = 5;
const MAX_SHORT_BUTTONS = 15;
const SHORT = 26;
/** Options from which on a list can be searched. */
const WORTH_SEARCHING = 16;

/** The components that put a question: its words, then what there is to press. */
export function panel(asked: Asked): Line[] {
  const { question, speaker } = asked;
  const help = helpOf(asked);
  const offered = stillOffered(question.form, begun(asked.draft, question.suggestion));
  const { form, draft } = stepOf(question.form, offered, asked.preview);
  const proposed = proposedOf(asked);
  const notes = [
    ...(question.held === null
      ? []
      : [words('panel.held', { answer: said(question.form, question.held, speaker) })]),
    ...(question.optional ? [words('panel.optional', {})] : []),
    ...(proposed === null
      ? []
      : [
          words('panel.suggested', {
            // Marks are listed below, by names that the form alone does not know.
            answer: question.form.kind === 'sequence' ? null : said(question.form, proposed, speaker),
            reason: asked.draft.advised ? help.reason : null,
          }),
        ]),
  ].map((note) => `-# ${speaker.say(note)}`);
  const [title = '', ...more] = clip(speaker.say(question.form.prompt), MAX_PROMPT_LENGTH).split('\n');
  const heading = lengthOf(title) <= MAX_HEADING ? `### ${title}` : `**${title}**`;
  const decidedBy = help.decidedBy.slice(0, MAX_DECIDED_BY).map(speaker.say);
  const text = [heading, ...more, ...decidedBy, ...notes].join('\n');
  const unsure: ButtonSpec = { id: idOf(asked, 'explain'), label: '?' };
  return [sectionLine(text, unsure), ...controls(form, { ...asked, draft })];
}

function controls(form: Form, asked: Asked): Line[] {
  switch (form.kind) {
    case 'choose':
    case 'place':
      return choices(form.options, asked);
    case 'pick':
      return form.max === 1 && form.min === 1 ? choices(form.options, asked) : picks(form, asked);
    case 'amount':
      return amounts(form, asked);
    case 'allocate':
      return slots(form, asked);
    case 'order':
      return ranking(form, asked);
    case 'shape':
      return shapeLines(form, asked);
    case 'sequence':
      return sequenceLines(form, asked);
    case 'text':
      return buttonRows([
        buttonSpec(asked, 'write', { words: words('panel.enterText', {}), style: ButtonStyle.Primary }),
      ]);
  }
}

/** Options that have their text beside them, and how much of it all of them show. */
const MAX_SECTIONS = 5;
const MAX_EXPLAINED = 1500;
/** A button beside a text says what it is for if that is short enough to leave room for the text. */
const SHORT_BESIDE = 16;

/** Few options, each with what it does beside its button; those that need no words as buttons below. Null if there are too many. */
function sections(open: readonly OptionForm[], asked: Asked): Line[] | null {
  const { say } = asked.speaker;
  const told = open.flatMap((option) => {
    const text = explained(asked, option.label);
    return text === null ? [] : [{ option, text }];
  });
  const bare = open.filter((option) => told.every((one) => one.option !== option));
  if (told.length === 0 || told.length > MAX_SECTIONS || bare.length > MAX_BUTTONS) return null;
  const button = ({ id, label }: OptionForm, most: number): ButtonSpec => {
    const name = say(label);
    const short = lengthOf(name) <= most ? name : say(words('panel.chooseThis', {}));
    return {
      id: idOf(asked, 'choose', handleOf(id)),
      label: short,
      style: optionStyle(asked, { id, label }),
    };
  };
  const room = Math.floor(MAX_EXPLAINED / told.length);
  return [
    ...told.map(({ option, text }) =>
      sectionLine(`**${say(option.label)}**\n${clip(text, room)}`, button(option, SHORT_BESIDE)),
    ),
    ...buttonRows(bare.map((option) => button(option, LIMITS.buttonLabel))),
  ];
}

/** One of the options: beside what it does or as buttons when they are few, else as a list. */
function choices(options: readonly OptionForm[], asked: Asked): Line[] {
  const open = options.filter(({ barred }) => barred === undefined);
  const explaining = sections(open, asked);
  if (explaining !== null) return [...explaining, ...buttonRows(besideChoices(options, asked))];
  const labels = open.map(({ label }) => asked.speaker.say(label));
  const most = labels.every((label) => lengthOf(label) <= SHORT) ? MAX_SHORT_BUTTONS : MAX_BUTTONS;
  const isBare = open.every(({ label }) => explained(asked, label) === null);
  const fit = isBare && open.length <= most && labels.every((label) => lengthOf(label) <= LIMITS.buttonLabel);
  if (!fit) {
    const found = asked.draft.find === undefined ? [] : foundIn(open, asked.draft.find, asked.speaker);
    const listed = found.length > 0 ? found : open;
    return [
      ...list(listed, asked, 'choose'),
      ...buttonRows([...turning(listed, asked), ...finding(open, asked), ...details(listed, asked)]),
      ...buttonRows([...advised(open, asked), ...besideChoices(options, asked)]),
    ];
  }
  const buttons = open.map((option, at) => ({
    id: idOf(asked, 'choose', handleOf(option.id)),
    label: labels[at] ?? '',
    style: optionStyle(asked, option),
  }));
  return [...buttonRows(buttons), ...buttonRows(besideChoices(options, asked))];
}

/** Whether an option is the one that the table's player would choose, as it was asked to say. */
const isAdvised = ({ draft: { advised: asks, value } }: Asked, id: string) =>
  asks === true && String(Array.isArray(value) ? value[0] : value) === id;

/** Blue chooses, grey leaves things as they are, green is what was suggested. */
function optionStyle(
  asked: Asked,
  { id, label }: Pick<OptionForm, 'id' | 'label'>,
): NonNullable<ButtonSpec['style']> {
  if (isAdvised(asked, id)) return ButtonStyle.Success;
  return helpOf(asked).declines(label) ? ButtonStyle.Secondary : ButtonStyle.Primary;
}

/** What was suggested out of a list has a button of its own. */
function advised(open: readonly OptionForm[], asked: Asked): ButtonSpec[] {
  const found = open.find(({ id }) => isAdvised(asked, id));
  if (found === undefined) return [];
  const label = asked.speaker.say(found.label);
  return [{ id: idOf(asked, 'choose', handleOf(found.id)), label, style: ButtonStyle.Success }];
}

/** What stands beside options that are chosen at once. */
function besideChoices(options: readonly OptionForm[], asked: Asked): ButtonSpec[] {
  return [
    ...restButtons(asked),
    ...onwardButtons(asked),
    ...suggestButtons(asked),
    ...whyNot(options, asked),
  ];
}

/** A long list can be searched. */
function finding(open: readonly OptionForm[], asked: Asked): ButtonSpec[] {
  if (open.length < WORTH_SEARCHING) return [];
  if (asked.draft.find !== undefined)
    return [buttonSpec(asked, 'startOver', { words: words('panel.showAll', {}) })];
  return [buttonSpec(asked, 'find', { words: words('panel.find', {}) })];
}

/** A page of options as a select. */
function list(options: readonly OptionForm[], asked: Asked, action: 'choose' | 'rank'): Line[] {
  const { shown } = pageOf(options, asked.draft.page);
  const place = ticked(asked.draft).length + 1;
  const placeholder =
    action === 'rank' ? words('panel.rankPlaceholder', { place }) : words('panel.choosePlaceholder', {});
  return [
    selectRow({
      id: idOf(asked, action === 'rank' ? 'rank' : 'select'),
      placeholder: asked.speaker.say(placeholder),
      options: shown.map((option) => optionFace(option, asked)),
    }),
  ];
}

/** Several of the options: ticks over pages, with a count, then Confirm. */
function picks(form: Extract<Form, { kind: 'pick' }>, asked: Asked): Line[] {
  const { speaker, draft } = asked;
  const { shown } = pageOf(form.options, draft.page);
  const ids = ticked(draft);
  const chosen = form.options.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
  const { min, max } = form;
  const enough = ids.length >= min && ids.length <= max;
  // What the game says of a draft says more than a number does.
  const isSummed = enough && asked.preview?.sum;
  const told = [
    ...(isSummed || max === 0 ? [] : [words('panel.picked', { count: ids.length, min, max })]),
    ...(chosen.length > 0 && proposedOf(asked) === null ? [words('panel.chosen', { items: chosen })] : []),
  ];
  const text = [...told.map(speaker.say), ...(enough ? previewLines(asked) : [])].join('\n');
  const select = selectRow({
    id: idOf(asked, 'tick'),
    placeholder: speaker.say(words('panel.pickPlaceholder', { min, max })),
    options: shown.map((option) => ({
      ...optionFace(option, asked),
      ...(ids.includes(option.id) ? { default: true } : {}),
    })),
    min: 0,
    max: shown.length,
  });
  return [
    ...(shown.length > 0 ? [select] : []),
    ...(text === '' ? [] : [textLine(text)]),
    ...buttonRows(turning(form.options, asked)),
    ...buttonRows([
      ...closingButtons(asked, { ready: enough, begun: ids.length > 0, choice: ids }),
      ...aboutButtons(form, asked, ids),
      ...details(form.options, asked),
      ...whyNot(form.options, asked),
    ]),
  ];
}

const STEPS = [-10, -1, 1, 10];

/** A number: each as a button, or up and down until it is right. */
function amounts({ min, max }: Extract<Form, { kind: 'amount' }>, asked: Asked): Line[] {
  if (max - min < MAX_NUMBERS) {
    const numbers = Array.from({ length: max - min + 1 }, (_, at) => `${min + at}`);
    const buttons = buttonRows(
      numbers.map((label) => ({
        id: idOf(asked, 'choose', label),
        label,
        style: isAdvised(asked, label) ? ButtonStyle.Success : ButtonStyle.Primary,
      })),
    );
    return [...buttons, ...buttonRows(suggestButtons(asked))];
  }
  const amount = drafted({ min, max }, asked.draft);
  const steps = STEPS.map((by) => ({
    id: idOf(asked, 'step', '', `${by}`),
    label: by > 0 ? `+${by}` : `−${-by}`,
    disabled: by > 0 ? amount >= max : amount <= min,
  }));
  const type = buttonSpec(asked, 'number', { words: words('panel.enterNumber', {}) });
  return [
    textLine(asked.speaker.say(words('panel.amount', { amount, min, max }))),
    ...buttonRows([...steps, type]),
    ...buttonRows(closingButtons(asked, { ready: true, begun: asked.draft.value !== null, choice: amount })),
  ];
}

/** A ranking, place by place; the last falls into place by itself. */
function ranking(form: Extract<Form, { kind: 'order' }>, asked: Asked): Line[] {
  const { speaker, draft } = asked;
  const ranked = ticked(draft);
  const rest = form.items.filter(({ id }) => !ranked.includes(id));
  const ready = rest.length <= 1;
  const order = [...ranked, ...(ready ? rest.map(({ id }) => id) : [])];
  const labels = order.flatMap((id) => form.items.find((item) => item.id === id)?.label ?? []);
  const back = buttonSpec(asked, 'back', { words: words('panel.back', {}), disabled: ranked.length === 0 });
  const ends = closingButtons(asked, { ready, begun: ranked.length > 0, choice: order });
  return [
    ...(labels.length === 0 ? [] : [textLine(speaker.say(words('panel.ranked', { items: labels })))]),
    ...(ready ? [] : list(rest, asked, 'rank')),
    ...buttonRows(ready ? [] : turning(rest, asked)),
    ...buttonRows([...ends, back, ...details(form.items, asked)]),
  ];
}
