import { z } from 'zod';
import type { Game } from '#core/game.ts';
import type { Message, Speaker } from '#core/message.ts';
import { type ModuleChoice, modulesIn, moduleTrouble, withNeeds } from '#core/modules.ts';
import { peopleText } from '#core/people-text.ts';
import { words } from '../text/lexicon.ts';

/** What may be given for an option, as the game's own schema says; only what we make use of. */
interface Shape {
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
}

/** Whole numbers up to so many are suggested one by one. */
const MAX_NUMBERS = 10;

function shapesOf(game: Game): Readonly<Record<string, Shape>> {
  const { properties } = z.toJSONSchema(game.options, { io: 'input', unrepresentable: 'any' });
  return (properties ?? {}) as Readonly<Record<string, Shape>>;
}

/** Values of an option that can be listed. */
function valuesOf(shape: Shape): string[] {
  if (shape.const !== undefined) return [String(shape.const)];
  if (shape.enum !== undefined) return shape.enum.map(String);
  if (shape.anyOf !== undefined) return shape.anyOf.flatMap(valuesOf);
  if (shape.items !== undefined) return valuesOf(shape.items);
  if (shape.type === 'boolean') return ['true', 'false'];
  const { type, minimum, maximum } = shape;
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return [];
  if (maximum - minimum >= MAX_NUMBERS) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, at) => `${minimum + at}`);
}

/** What an option takes, for whoever gave something else. */
function allowedIn(shape: Shape): string {
  const values = valuesOf(shape).map((value) => `\`${value}\``);
  if (values.length > 0) return values.join(', ') + (shape.type === 'array' ? ' …' : '');
  const { minimum, maximum, type = 'text' } = shape;
  return minimum === undefined || maximum === undefined ? type : `${minimum}–${maximum}`;
}

/** Options as they were typed so far, with what could come next. */
export function completedOptions(game: Game, typed: string): string[] {
  const done = typed.split(/\s+/);
  const last = done.pop() ?? '';
  const before = done.filter(Boolean);
  const given = new Set(before.map((pair) => pair.split(':')[0]));
  const next = Object.entries(shapesOf(game)).flatMap(([name, shape]) =>
    given.has(name) ? [] : valuesOf(shape).map((value) => `${name}:${value}`),
  );
  return next.filter((pair) => pair.includes(last)).map((pair) => [...before, pair].join(' '));
}

type Value = z.output<ReturnType<typeof z.json>>;
type Options = Record<string, Value>;
type Read = { readonly options: Options } | { readonly refusal: Message };

function valueFrom(shape: Shape | undefined, text: string): Value {
  if (shape?.type === 'array') return text.split(',').filter(Boolean);
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  return text === 'true' ? true : text === 'false' ? false : text;
}

function example(shapes: Readonly<Record<string, Shape>>): string {
  const [name, shape] = Object.entries(shapes)[0] ?? ['name', {}];
  return `${name}:${valuesOf(shape)[0] ?? '…'}`;
}

/** What a game has against options, if anything. */
function issuesIn(game: Game, options: Options): readonly z.core.$ZodIssue[] {
  const parsed = game.options.safeParse(options);
  return parsed.success ? [] : parsed.error.issues;
}

/** Why, in the game's own words: an issue that the game has raised itself may carry them as `reason`. */
function reasonOf(issue: z.core.$ZodIssue): Message | null {
  return issue.code === 'custom' ? ((issue.params?.reason as Message | undefined) ?? null) : null;
}

/**
 * Options as pairs or as JSON, checked by the game one by one so that a refusal can say which, then all together. A refusal may be in
 * words of the game.
 */
export function readOptions(game: Game, typed: string): Read {
  const shapes = shapesOf(game);
  const given = typed.trim().startsWith('{') ? fromJson(typed) : fromPairs(shapes, typed);
  if (given === null) return { refusal: words('options.malformed', { example: example(shapes) }) };
  for (const [name, value] of Object.entries(given)) {
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (shape === undefined)
      return { refusal: words('options.unknown', { name: peopleText(name), known: Object.keys(shapes) }) };
    const issue = issuesIn(game, { [name]: value }).find(({ path }) => path[0] === name);
    if (issue === undefined) continue;
    const reason = reasonOf(issue);
    if (reason) return { refusal: reason };
    const shown = typeof value === 'string' ? value : JSON.stringify(value);
    return {
      refusal: words('options.bad', {
        name: peopleText(name),
        value: peopleText(shown),
        allowed: allowedIn(shape),
      }),
    };
  }
  for (const issue of issuesIn(game, given)) {
    const reason = reasonOf(issue);
    if (reason) return { refusal: reason };
  }
  const trouble = moduleTrouble(game.presentation.modules ?? [], modulesIn(given), null);
  return trouble ? { refusal: trouble } : { options: given };
}

const named = (typed: string) =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** A module by its id or by what it is called. */
function moduleCalled(all: readonly ModuleChoice[], called: string, { say }: Speaker) {
  const wanted = called.toLocaleLowerCase();
  return all.find(({ id, label }) => id === called || say(label).toLocaleLowerCase() === wanted);
}

/** The modules that were typed, parted by commas, with all that they need; or why they cannot be had. */
export function readModules(
  { presentation }: Game,
  typed: string,
  speaker: Speaker,
): { readonly modules: readonly string[] } | { readonly refusal: Message } {
  const all = presentation.modules ?? [];
  const wanted: string[] = [];
  for (const name of named(typed)) {
    const found = moduleCalled(all, name, speaker);
    if (!found)
      return {
        refusal: words('options.noModule', { name: peopleText(name), known: all.map(({ label }) => label) }),
      };
    wanted.push(found.id);
  }
  const modules = withNeeds(all, wanted);
  const trouble = moduleTrouble(all, modules, null);
  return trouble ? { refusal: trouble } : { modules };
}

/** Modules as they were typed so far, with what could come next. */
export function completedModules(
  { presentation }: Game,
  typed: string,
  speaker: Speaker,
): { readonly name: string; readonly value: string }[] {
  const all = presentation.modules ?? [];
  const cut = typed.lastIndexOf(',');
  const kept = named(typed.slice(0, Math.max(0, cut))).flatMap(
    (one) => moduleCalled(all, one, speaker) ?? [],
  );
  const last = typed
    .slice(cut + 1)
    .trim()
    .toLocaleLowerCase();
  return all
    .filter(
      (one) =>
        !kept.includes(one) && `${speaker.say(one.label)} ${one.id}`.toLocaleLowerCase().includes(last),
    )
    .map((one) => ({
      name: [...kept, one].map(({ label }) => speaker.say(label)).join(', '),
      value: [...kept, one].map(({ id }) => id).join(','),
    }));
}

function fromJson(typed: string): Options | null {
  try {
    return JSON.parse(typed) as Options;
  } catch {
    return null;
  }
}

function fromPairs(shapes: Readonly<Record<string, Shape>>, typed: string): Options | null {
  const pairs = typed.trim().split(/\s+/).filter(Boolean);
  const read = pairs.map((pair) => /^([^:=]+)[:=](.*)$/.exec(pair));
  if (read.includes(null)) return null;
  return Object.fromEntries(
    read.flatMap((match) => {
      const [, name = '', text = ''] = match ?? [];
      return [[name, valueFrom(Object.hasOwn(shapes, name) ? shapes[name] : undefined, text)]];
    }),
  );
}
