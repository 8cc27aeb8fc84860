import { CompiledQuery, type DatabaseConnection, type Dialect } from 'kysely';

/** One of the two databases below Kysely. */
export interface Engine {
  readonly name: 'pglite' | 'postgres';
  readonly dialect: Dialect;
  /** Gives back what the engine holds beside its connections. Called after they were closed. */
  release(): void;
}

/** Ends a query that would otherwise hold a connection, and whoever waits for it, without end. */
const STATEMENT_TIMEOUT = '10s';

/**
 * A jump costs little more than a step, as on every disk of today. With PostgreSQL's 4 the planner collects and sorts half of a long
 * list to find one page of it, as long as a table has no statistics; the embedded engine never gathers any.
 */
const RANDOM_PAGE_COST = '1.1';

/** Every connection: this environment's schema and nothing else, times in UTC, no endless queries. */
export async function prepareConnection(connection: DatabaseConnection, schema: string): Promise<void> {
  const settings = {
    search_path: `"${schema}"`,
    timezone: 'UTC',
    statement_timeout: STATEMENT_TIMEOUT,
    random_page_cost: RANDOM_PAGE_COST,
  };
  const calls = Object.keys(settings).map((name, i) => `set_config('${name}', $${i + 1}, false)`);
  await connection.executeQuery(CompiledQuery.raw(`select ${calls.join(', ')}`, Object.values(settings)));
}
