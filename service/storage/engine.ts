import type { Dialect } from 'kysely';

import { STATEMENT_TIMEOUT_MS } from './statement-timeout.ts';

/** What an operator watches of an engine; NaN for what it does not have. */
export interface EngineState {
  /** Connections to PostgreSQL that run a statement or a transaction. */
  readonly usedConnections: number;
  readonly idleConnections: number;
  /** Statements and transactions that wait for a connection. */
  readonly waiting: number;
  /** Of the disk with the embedded database. */
  readonly freeBytes: number;
  /** With fewer free, the embedded database rejects changes. */
  readonly minimumFreeBytes: number;
}

/** One of the two database engines below Kysely. */
export interface Engine {
  readonly name: 'pglite' | 'postgres';
  readonly dialect: Dialect;
  /** For what needs a lasting session, if connections of `dialect` lead to a pooler. */
  readonly direct?: Dialect;
  state(): EngineState;
  /** Settles when the embedded engine has aborted; never with PostgreSQL. */
  readonly aborted: Promise<Error>;
  /** Releases resources other than connections. Call it after they are closed. */
  release(): void;
}

/**
 * Bitmap scans collect all matches before they return the first row, and lists need only one page, or a
 * count that stops early. Without statistics the planner uses them all the same (0.3 s for a page of a
 * million); the embedded engine never has statistics. `withBitmapScans` allows them for one search.
 */
const BITMAP_SCANS = 'off';

/**
 * Every statement is written for an index. Without statistics the planner may scan a whole table instead to
 * join it with a few rows. A plan without alternatives is still used, but its cost would then trigger the
 * just-in-time compiler, which takes longer than the statement.
 */
const INDEX_ONLY = { enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off', jit: 'off' };

/** Settings of every connection: only this environment's schema, times in UTC, a statement timeout. */
export function connectionSettings(schema: string): Readonly<Record<string, string>> {
  return {
    search_path: `"${schema}"`,
    timezone: 'UTC',
    statement_timeout: `${STATEMENT_TIMEOUT_MS}ms`,
    enable_bitmapscan: BITMAP_SCANS,
    ...INDEX_ONLY,
  };
}

/**
 * Sends `connectionSettings` over a new connection. With `isLocal`, an expression in SQL, it sets nothing
 * where that is true.
 */
export async function prepareConnection<Result>(
  send: (statement: string, parameters: readonly string[]) => Promise<Result>,
  schema: string,
  isLocal = 'false',
): Promise<Result> {
  const settings = connectionSettings(schema);
  const calls = Object.keys(settings).map((name, i) => `set_config('${name}', $${i + 1}, ${isLocal})`);
  return send(`select ${isLocal} as "isLocal", ${calls.join(', ')}`, Object.values(settings));
}
