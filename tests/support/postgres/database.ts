import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
// Says what is injected.
import type {} from './shared.ts';

/** An empty database, and how to look into it past the store. */
export interface Database {
  readonly address: string;
  query(sql: string): Promise<readonly Record<string, unknown>[]>;
  /** Takes everything out of it again. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** The server that the whole run shares; it is started for whoever asks first. */
async function sharedServer(): Promise<string> {
  const reply = await fetch(inject('postgres'));
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text;
}

/** A new database of a server, given by the address of another one of its databases. */
export async function newDatabase(server: string): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const address = server.replace(/[^/]+$/, name);
  const query = async (sql: string) => {
    // One at a time and not kept: tests end connections as they like.
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows ?? [];
    } finally {
      await client.end();
    }
  };
  return {
    address,
    query,
    empty: async () => {
      await query('drop schema public cascade; create schema public');
    },
    close: async () => {
      const last = new pg.Client({ connectionString: server });
      await last.connect();
      await last.query(`drop database ${name} with (force)`);
      await last.end();
    },
  };
}

/** A database of its own for each test file, made when it is first asked for. */
export function ownDatabase(): () => Promise<Database> {
  let made: Promise<Database> | null = null;
  afterAll(async () => (await made)?.close());
  return () => {
    made ??= sharedServer().then(newDatabase);
    return made;
  };
}
