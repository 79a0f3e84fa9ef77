import { ButtonStyle } from 'discord-api-types/v10';
import type { Look } from '#app/records/look.ts';
import { app as appWords } from '#app/text/lexicon.ts';
import type { Message, Speaker } from '#core/message.ts';
import { type Repairable, type RepairKind, type Repairs, shownValue, thingOf } from '#core/repairs.ts';
import { buttonRows, type Line, selectRow, textLine } from '../messages/controls.ts';
import { encode, handleOf } from '../messages/custom-id.ts';
import { clip, LIMITS, pieces } from '../messages/limits.ts';
import type { Screen } from '../messages/screen.ts';
import { words } from '../text/lexicon.ts';
import type { RepairDraft } from './repair-draft.ts';

/** What somebody has chosen so far on their way to one thing; empty where they have not. */
export interface RepairCursor {
  readonly kind: string;
  readonly seat: string;
  readonly place: string;
  readonly thing: string;
  readonly page: number;
}

export const NO_CURSOR: RepairCursor = { kind: '', seat: '', place: '', thing: '', page: 0 };

/** A step of the way, in its order. */
export type RepairStep = 'kind' | 'seat' | 'place' | 'thing' | 'page';

/** Everything a panel is made of. */
export interface RepairPanel {
  readonly look: Look;
  readonly repairs: Repairs<unknown, unknown>;
  readonly view: unknown;
  readonly draft: RepairDraft;
  readonly cursor: RepairCursor;
  readonly speaker: Speaker;
  readonly notes: readonly Message[];
}

/** Leaves room for what is collected. */
const MAX_NOTES = 600;
const MAX_COLLECTED = 2_000;

/** What the cursor leads to: a kind, whose of it, what there is, and one of these. */
export function reached({ look, repairs, view, cursor }: RepairPanel) {
  const kind = repairs.kinds.find(({ id }) => id === cursor.kind);
  const own = look.seats.find(({ seat: number }) => `${number}` === cursor.seat)?.seat ?? null;
  const seat = kind?.whose === 'seat' ? own : 0;
  const all = kind === undefined || seat === null ? [] : kind.things(view, seat);
  const places = [
    ...new Map(all.flatMap(({ place }) => (place ? [[place.id, place] as const] : []))).values(),
  ];
  const here =
    places.length === 0 ? all : all.filter(({ place }) => place && handleOf(place.id) === cursor.place);
  const thing = here.find(({ id }) => handleOf(id) === cursor.thing);
  return { kind, seat: kind?.whose === 'seat' ? seat : null, all, places, here, thing };
}

/** The cursor as far as it leads somewhere: what a press made up is not carried on. */
export function knownCursor(panel: RepairPanel): RepairCursor {
  const { kind, seat, places, thing } = reached(panel);
  const { cursor } = panel;
  return {
    kind: kind?.id ?? '',
    seat: seat === null ? '' : cursor.seat,
    place: places.some(({ id }) => handleOf(id) === cursor.place) ? cursor.place : '',
    thing: thing === undefined ? '' : cursor.thing,
    page: cursor.page,
  };
}

const argsOf = ({ kind, seat, place, thing, page }: RepairCursor) => [kind, seat, place, thing, `${page}`];

function idOf({ look, cursor }: RepairPanel, action: string, step?: RepairStep): string {
  return encode({ action, table: look.table.id, args: [...(step ? [step] : []), ...argsOf(cursor)] });
}

interface Choice {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
}

/** A select of one page of choices, and buttons to the other pages. */
function choices(
  panel: RepairPanel,
  {
    step,
    placeholder,
    all,
  }: { readonly step: RepairStep | 'value'; readonly placeholder: Message; readonly all: readonly Choice[] },
  chosen: string,
): Line[] {
  const { say } = panel.speaker;
  const pages = pieces(all, LIMITS.selectOptions);
  const turned = isDeepest(panel, step) ? Math.min(panel.cursor.page, pages.length - 1) : -1;
  const held = pages.findIndex((some) => some.some(({ id }) => handleOf(id) === chosen));
  const page = Math.max(0, turned >= 0 ? turned : held);
  const shown = pages[page] ?? [];
  if (shown.length === 0) return [];
  const select = selectRow({
    id: step === 'value' ? idOf(panel, 'repair.value') : idOf(panel, 'repair.go', step),
    placeholder: say(placeholder),
    options: shown.map(({ id, label, description }) => ({
      label: clip(label, LIMITS.optionLabel),
      value: handleOf(id),
      ...(description === undefined ? {} : { description: clip(description, LIMITS.optionDescription) }),
      ...(handleOf(id) === chosen ? { default: true } : {}),
    })),
  });
  const to = (target: number, side: string) => ({
    id: encode({
      action: `repair.${side}`,
      table: panel.look.table.id,
      args: argsOf({ ...panel.cursor, page: target }),
    }),
    disabled: target < 0 || target >= pages.length,
  });
  const turning =
    pages.length < 2 || !isDeepest(panel, step)
      ? []
      : buttonRows([
          { ...to(page - 1, 'back'), label: say(words('panel.previous', {})) },
          {
            ...to(page + 1, 'on'),
            label: `${say(words('panel.next', {}))} · ${say(words('panel.page', { page: page + 1, pages: pages.length }))}`,
          },
        ]);
  return [select, ...turning];
}

/** Only what is chosen next has pages: what was chosen before is shown with what was chosen. */
function isDeepest(panel: RepairPanel, step: RepairStep | 'value'): boolean {
  const { kind, places, here, thing } = reached(panel);
  const next =
    kind === undefined
      ? 'kind'
      : kind.whose === 'seat' && panel.look.seats.every(({ seat }) => `${seat}` !== panel.cursor.seat)
        ? 'seat'
        : places.length > 0 && here.length === 0
          ? 'place'
          : thing === undefined
            ? 'thing'
            : 'value';
  return step === next;
}

/** One thing: how it stands, and what it may become. */
function thingLines(panel: RepairPanel, thing: Repairable<unknown>): Line[] {
  const { say } = panel.speaker;
  const { input } = thing;
  const now = shownValue(thing, thing.now);
  const range = input.kind === 'number' ? { min: input.min, max: input.max } : null;
  const text = textLine(say(words('repair.thing', { what: thing.label, now, range })));
  if (input.kind === 'number' && input.max - input.min >= LIMITS.selectOptions)
    return [text, ...buttonRows([{ id: idOf(panel, 'repair.type'), label: say(words('repair.type', {})) }])];
  const values =
    input.kind === 'choice'
      ? input.options.map(({ id, label }) => ({ id, label: say(label) }))
      : Array.from({ length: input.max - input.min + 1 }, (_, at) => ({
          id: `${input.min + at}`,
          label: `${input.min + at}`,
        }));
  const all = values.filter(({ id }) => id !== `${thing.now}`);
  return [text, ...choices(panel, { step: 'value', placeholder: words('repair.value', {}), all }, '')];
}

function kindChoices({ repairs, speaker }: RepairPanel): Choice[] {
  return repairs.kinds.map(({ id, label }) => ({ id, label: speaker.say(label) }));
}

function seatChoices({ look, speaker }: RepairPanel, kind: RepairKind<unknown, unknown>): Choice[] {
  return kind.whose === 'seat'
    ? look.seats.map(({ seat }) => ({ id: `${seat}`, label: speaker.seat(seat) }))
    : [];
}

/** The way to one thing: every choice so far, then the next. */
function wayLines(panel: RepairPanel): Line[] {
  const { cursor, speaker } = panel;
  const { say } = speaker;
  const { kind, seat, all, places, here, thing } = reached(panel);
  const select = (step: RepairStep, placeholder: Message, some: readonly Choice[]) =>
    choices(panel, { step, placeholder, all: some }, cursor[step as 'kind' | 'seat' | 'place' | 'thing']);
  const lines = select('kind', words('repair.kind', {}), kindChoices(panel));
  if (kind === undefined) return lines;
  lines.push(...select('seat', words('repair.whose', {}), seatChoices(panel, kind)));
  if (kind.whose === 'seat' && seat === null) return lines;
  if (all.length === 0) return [...lines, textLine(say(words('repair.nothing', {})))];
  const at = places.map(({ id, label }) => ({ id, label: say(label) }));
  lines.push(...select('place', words('repair.where', {}), at));
  if (here.length === 0) return lines;
  const things = here.map((one) => ({
    id: one.id,
    label: say(one.label),
    description: say(words('repair.now', { value: shownValue(one, one.now) })),
  }));
  lines.push(...select('thing', words('repair.what', {}), things));
  return thing === undefined ? lines : [...lines, ...thingLines(panel, thing)];
}

/** Changes as they will be shown to whoever votes. */
function collectedOf({ repairs, view, draft }: RepairPanel): Message[] {
  return draft.changes.flatMap((change) => {
    const thing = thingOf(repairs, view, change);
    if (thing === undefined) return [];
    const [from, to] = [shownValue(thing, thing.now), shownValue(thing, change.value)];
    return [appWords('app.repairChange', { what: thing.label, from, to })];
  });
}

/** The form of a repair: what is collected, and the way to the next thing. */
export function repairPanel(panel: RepairPanel): Screen {
  const { look, speaker, notes, draft } = panel;
  const { say } = speaker;
  const collected = collectedOf(panel);
  const title = [words('repair.about', { table: look.table.name }), ...notes].map(say).join('\n');
  return {
    components: [
      textLine(clip(title, MAX_NOTES + 500)),
      ...(collected.length === 0
        ? []
        : [textLine(clip(say(words('repair.collected', { changes: collected })), MAX_COLLECTED))]),
      ...wayLines(panel),
      ...(draft.changes.length === 0
        ? []
        : buttonRows([
            {
              id: idOf(panel, 'repair.note'),
              label: say(words('repair.send', {})),
              style: ButtonStyle.Primary,
            },
            { id: idOf(panel, 'repair.drop'), label: say(words('repair.dropLast', {})) },
          ])),
    ],
  };
}
