import type { Dialect } from 'kysely';

import { STATEMENT_TIMEOUT_MS } from './statement-timeout.ts';

/** One of the two database engines below Kysely. */
export interface Engine {
  readonly name: 'pglite' | 'postgres';
  readonly dialect: Dialect;
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

/** Sends `connectionSettings` over a new connection. */
export async function prepareConnection(
  send: (statement: string, parameters: readonly string[]) => Promise<unknown>,
  schema: string,
): Promise<void> {
  const settings = connectionSettings(schema);
  const calls = Object.keys(settings).map((name, i) => `set_config('${name}', $${i + 1}, false)`);
  await send(`select ${calls.join(', ')}`, Object.values(settings));
}
