import { refusal } from './api-error.ts';
import type { Method, Route } from './route.ts';

/** A route found for a path, with its variables. */
export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

interface Node {
  readonly fixed: Map<string, Node>;
  variable: Node | undefined;
  readonly routes: Map<string, Route>;
}

function node(): Node {
  return { fixed: new Map(), variable: undefined, routes: new Map() };
}

/** Finds routes by their path; a fixed segment goes before a variable. */
export class Router {
  private readonly root = node();

  constructor(routes: readonly Route[]) {
    for (const one of routes) this.add(one);
  }

  private add(one: Route): void {
    let at = this.root;
    for (const segment of one.path.split('/').slice(1)) {
      if (segment.startsWith(':')) at = variableOf(at);
      else at = at.fixed.get(segment) ?? setAndGet(at.fixed, segment);
    }
    if (at.routes.has(one.method)) throw new Error(`two routes for ${one.method} ${one.path}`);
    at.routes.set(one.method, one);
  }

  find(method: string, path: string): Match {
    const segments = path.split('/').slice(1).map(decode);
    const found = descend(this.root, segments);
    if (found === undefined) throw refusal('notFound');
    const one = found.routes.get(method as Method);
    if (one === undefined) throw refusal('methodNotAllowed');
    const names = one.path.split('/').slice(1);
    const params: Record<string, string> = {};
    for (const [at, name] of names.entries())
      if (name.startsWith(':')) params[name.slice(1)] = segments[at] ?? '';
    return { route: one, params };
  }
}

function descend(from: Node, [segment, ...rest]: readonly string[]): Node | undefined {
  if (segment === undefined) return from.routes.size > 0 ? from : undefined;
  const fixed = from.fixed.get(segment);
  const found = fixed && descend(fixed, rest);
  if (found !== undefined) return found;
  return from.variable && segment !== '' ? descend(from.variable, rest) : undefined;
}

function variableOf(at: Node): Node {
  at.variable ??= node();
  return at.variable;
}

function setAndGet(map: Map<string, Node>, key: string): Node {
  const made = node();
  map.set(key, made);
  return made;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw refusal('notFound');
  }
}
