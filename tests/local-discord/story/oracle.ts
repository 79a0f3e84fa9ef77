import { z } from 'zod';
import type { Recorded } from '#local-discord/rest/recorder.ts';
import { DISPATCHES } from './oracle/dispatches.ts';
import { OPERATIONS, type Operation } from './oracle/operations.ts';
import type { Dispatch } from './scene.ts';

/** What is wrong with a field. The specification expects numbers here; Discord and its documentation have words. */
const problem = z.strictObject({ code: z.string(), message: z.string() });
const problemsBelow: z.ZodType = z.lazy(() =>
  z.union([z.strictObject({ _errors: z.array(problem).min(1) }), z.record(z.string(), problemsBelow)]),
);
const REFUSAL = z.union([
  z.strictObject({ message: z.string(), code: z.int() }),
  z.strictObject({ message: z.string(), code: z.literal(50035), errors: problemsBelow }),
]);
/** Most limits have no code, though the specification knows none without. */
const TOO_MANY = z.strictObject({
  message: z.string(),
  code: z.int().optional(),
  retry_after: z.number(),
  global: z.boolean(),
});
const SERVER_ERROR = z.strictObject({ message: z.string(), code: z.literal(0) });

/** What is not as Discord describes it: one line for each kind, with how often it occurred. */
export function deviations(records: readonly Recorded[], dispatches: readonly Dispatch[]): string[] {
  return counted([...records.flatMap(inExchange), ...dispatches.flatMap(inDispatch)]);
}

/** What the tables describe and the story never came to: a description without a witness proves nothing. */
export function unheardOf(records: readonly Recorded[], dispatches: readonly Dispatch[]): string[] {
  const used = new Set([...records.map(nameOf), ...dispatches.map(({ t }) => t)]);
  return [...Object.keys(OPERATIONS), ...Object.keys(DISPATCHES)].filter((name) => !used.has(name));
}

function inExchange(record: Recorded): string[] {
  const name = nameOf(record);
  const operation = name === undefined ? undefined : OPERATIONS[name];
  if (operation === undefined) return [`${record.method} ${record.path} is not known`];
  return [...inRequest(record, operation), ...inAnswer(record, operation)].map((what) => `${name} ${what}`);
}

/** What was refused for its form need not have the right one. */
function inRequest({ body, status }: Recorded, { request }: Operation): string[] {
  if (status === 400) return [];
  if (request === undefined) return body === undefined ? [] : ['takes no body'];
  return problems(request, withNumbers(body)).map((what) => `asks: ${what}`);
}

function inAnswer({ status, response }: Recorded, { answers }: Operation): string[] {
  const schema = status < 300 ? answers[status] : refusalOf(status);
  if (schema === undefined) return [`cannot be answered with ${status}`];
  return [...problems(schema, response), ...strangers(schema, response)].map((what) => `${status}: ${what}`);
}

function refusalOf(status: number): z.ZodType {
  if (status >= 500) return SERVER_ERROR;
  return status === 429 ? TOO_MANY : REFUSAL;
}

function inDispatch({ t, d }: Dispatch): string[] {
  const schema = DISPATCHES[t];
  return schema === undefined ? [`${t} is not known`] : problems(schema, d).map((what) => `${t}: ${what}`);
}

function problems(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(inUtc(value));
  return (error?.issues ?? []).map((issue) => shown(issue));
}

/** Fields that Discord is known to send though the specification leaves them out. */
const ALSO_SENT = [
  /\.loading_state$/,
  /^\.hub_type$/,
  // That of a DM is null.
  /^\.name$/,
  /\.referenced_message\.reactions$/,
];

/** Fields that Discord would not send: the schemas leave out what they do not know. */
function strangers(schema: z.ZodType, value: unknown): string[] {
  const given = inUtc(value);
  return leftOut(given, schema.safeParse(given).data)
    .filter((path) => !ALSO_SENT.some((one) => one.test(path)))
    .map((path) => `${path} is not known`);
}

function leftOut(given: unknown, known: unknown, path = ''): string[] {
  if (!isObject(given) || !isObject(known)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const here = Array.isArray(given) ? `${path}.#` : `${path}.${key}`;
    return key in known ? leftOut(value, known[key], here) : [here];
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The path and the complaint; of a union, the complaint of the alternative that comes nearest. */
function shown({ path, message, ...issue }: z.core.$ZodIssue, before: readonly PropertyKey[] = []): string {
  const whole = [...before, ...path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const deepest = issue.errors.toSorted((a, b) => depth(b) - depth(a))[0]?.[0];
    if (deepest !== undefined) return shown(deepest, whole);
  }
  return `${whole.map((key) => (typeof key === 'number' ? '#' : String(key))).join('.')} ${message}`;
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.min(...issues.map(({ path }) => path.length));
}

/** The package reads the specification more strictly in one thing: it knows no time zones. */
function inUtc(value: unknown): unknown {
  if (value === undefined) return undefined;
  return JSON.parse(JSON.stringify(value).replaceAll('+00:00"', 'Z"'));
}

const PERMISSIONS = ['default_member_permissions', 'permissions', 'allow', 'deny'];

/** The specification calls permissions numbers, but they travel as text, since they outgrow a double. */
function withNumbers(body: unknown): unknown {
  if (body === undefined) return undefined;
  return JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    PERMISSIONS.includes(key) && typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
  );
}

const TOKEN_BEFORE = ['interactions', 'webhooks'];

/** `POST /channels/:id/messages`: the operation a request is for. */
function nameOf({ method, path }: Recorded): string | undefined {
  const [plain = ''] = path.replace(/^\/api(\/v\d+)?/, '').split('?');
  const parts = plain.split('/').slice(1).map(decodeURIComponent);
  const named = parts.map((part, at) => {
    if (parts[at - 1] === 'reactions') return ':emoji';
    if (parts[at - 1] === 'answers') return ':answer';
    if (TOKEN_BEFORE.includes(parts[at - 2] ?? '')) return ':token';
    return /^\d+$/.test(part) ? ':id' : part;
  });
  const name = `${method} /${named.join('/')}`;
  return name in OPERATIONS ? name : undefined;
}

function counted(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => `${count} × ${line}`);
}
