import { type Kysely, sql } from 'kysely';

/** Ends a statement that would otherwise hold a connection forever. */
export const STATEMENT_TIMEOUT_MS = 10_000;

const QUERY_CANCELED = '57014';

const LIFT = `set_config('statement_timeout', '0', true)`;

/** Removes the time limit for the statements of this transaction. */
export async function liftStatementTimeout<Tables>(trx: Kysely<Tables>): Promise<void> {
  await sql.raw(`select ${LIFT}`).execute(trx);
}

/** Whether a statement is the one that `liftStatementTimeout` sends. */
export function liftsStatementTimeout(statement: string): boolean {
  return statement.includes(LIFT);
}

/**
 * Whether the server has ended a statement that took too long, usually because it waited for a lock. The
 * statement changed nothing.
 */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === QUERY_CANCELED;
}
