import type { Dialect } from 'kysely';

import { STATEMENT_TIMEOUT_MS } from './statement-timeout.ts';

/** One of the two databases below Kysely. */
export interface Engine {
  readonly name: 'pglite' | 'postgres';
  readonly dialect: Dialect;
  /** Gives back what the engine holds beside its connections. Called after they were closed. */
  release(): void;
}

/**
 * Bitmap scans collect everything that matches before they give the first row, and lists only want one page, or a count that ends
 * early. Without statistics the planner takes them nevertheless (0.3 s for a page of a million); the embedded engine never has any.
 */
const BITMAP_SCANS = 'off';

/**
 * Every statement here is written for an index. Without statistics the planner may read a whole table instead to join it with the few
 * rows that a statement brings along. A plan that has no other way is still taken, and then counts as dear enough for the just-in-time
 * compiler, which would take longer than the statement.
 */
const INDEX_ONLY = { enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off', jit: 'off' };

/** Of every connection: this environment's schema and nothing else, times in UTC, no endless queries. */
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
