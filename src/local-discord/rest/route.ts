import type { z } from 'zod';
import type { World } from '../world/world.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A file of a multipart request. */
export interface UploadedFile {
  /** The field's name, `files[0]`. */
  readonly field: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A request that found its route, with everything checked that can be checked without the world. */
export interface Call<Body = unknown, Query = unknown> {
  readonly world: World;
  /** Path variables, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly query: Query;
  readonly files: readonly UploadedFile[];
}

/** What goes back: a status, and a body unless the status is 204. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
}

/** How often a route may be called: Discord keeps a bucket per route and major parameter. */
export interface Limit {
  readonly requests: number;
  readonly seconds: number;
  /** Routes that name the same bucket share it. */
  readonly bucket?: string;
}

/** A second, stricter limit for some uses of a route, of which Discord tells nothing beforehand. */
export interface Sublimit extends Limit {
  /** Whether a request, its body not yet checked, falls under it. */
  applies(body: unknown, request: { readonly params: Call['params']; readonly now: number }): boolean;
  /** What is said of it, if more than that there were too many. */
  readonly refused?: { readonly code: number; readonly message: string };
}

/** One operation of Discord's REST interface, as data and a function. */
export interface Route<Body = unknown, Query = unknown> {
  readonly method: Method;
  /** `/channels/:channel/messages`. */
  readonly path: string;
  /** Interaction callbacks and webhooks carry their secret in the path. */
  readonly open?: true;
  readonly body?: z.ZodType<Body>;
  readonly query?: z.ZodType<Query>;
  readonly limit?: Limit;
  readonly sublimit?: Sublimit;
  handle(call: Call<Body, Query>): Reply;
}

/** Lets a route's handler know the types of its schemas. */
export function route<Body = undefined, Query = undefined>(one: Route<Body, Query>): Route {
  return one as Route;
}

export function ok(body: unknown): Reply {
  return { status: 200, body };
}

export const NO_CONTENT: Reply = { status: 204 };
