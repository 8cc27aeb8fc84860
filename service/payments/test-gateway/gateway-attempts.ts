import type { PaymentErrorCode } from '@billing/types';
import type { Insertable, Kysely, Selectable } from 'kysely';

import type { TestGatewayAttemptRow } from '../../storage/rows/test-gateway-rows.ts';
import type { Tables } from '../../storage/tables.ts';
import type { FoundAttempt } from '../gateway.ts';

type GatewayAttempt = Selectable<TestGatewayAttemptRow>;

/**
 * Stores an attempt unless the gateway has one with its id, and returns what is stored. Two calls at once
 * store one.
 */
export async function storedOnce(
  db: Kysely<Tables>,
  attempt: Insertable<TestGatewayAttemptRow>,
): Promise<GatewayAttempt> {
  return (
    db
      .insertInto('test_gateway_attempts')
      .values(attempt)
      // An update that changes nothing returns the stored row.
      .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet({ attempt_id: attempt.attempt_id }))
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

/** Ends the wait for the customer. An attempt that does not wait for the customer stays as it is. */
export async function endAuthentication(
  db: Kysely<Tables>,
  attemptId: string,
  result: Pick<GatewayAttempt, 'status' | 'error_code'>,
): Promise<void> {
  await db
    .updateTable('test_gateway_attempts')
    .set(result)
    .where('attempt_id', '=', attemptId)
    .where('status', '=', 'action_required')
    .execute();
}

export function resultOf({ status, error_code }: Pick<GatewayAttempt, 'status' | 'error_code'>): FoundAttempt {
  return status === 'error' ? { status, errorCode: error_code as PaymentErrorCode } : { status };
}
