import { sql, type Transaction } from 'kysely';

import type { Tables } from './tables.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Returns the result of `write`, or undefined if another row has a value that must be unique. Then only what
 * `write` did is rolled back, and the transaction can find the other row.
 *
 * @param constraint The name of the unique constraint or index.
 */
export async function unlessTaken<Result>(
  trx: Transaction<Tables>,
  constraint: string,
  write: () => Promise<Result>,
): Promise<Result | undefined> {
  await sql`savepoint unless_taken`.execute(trx);
  try {
    const result = await write();
    await sql`release savepoint unless_taken`.execute(trx);
    return result;
  } catch (error) {
    if (!isViolation(error, constraint)) throw error;
    await sql`rollback to savepoint unless_taken`.execute(trx);
    return undefined;
  }
}

function isViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = error as { readonly code?: unknown; readonly constraint?: unknown };
  return code === UNIQUE_VIOLATION && violated === constraint;
}
