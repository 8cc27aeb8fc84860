import type { PaymentErrorCode } from '@billing/types';
import type { Kysely, Transaction } from 'kysely';

import type { Tables } from '../../storage/tables.ts';
import type { RefundRequest, RefundResult } from '../gateway.ts';

/** Stores a refund once, with its result. It fails when it would pay back more than was captured. */
export async function refundOnce(db: Kysely<Tables>, refund: RefundRequest): Promise<RefundResult> {
  const errorCode = await db.transaction().execute(async (trx) => {
    const attempt = await trx
      .selectFrom('test_gateway_attempts')
      .select(['status', 'amount'])
      .where('attempt_id', '=', refund.attemptId)
      .forUpdate()
      .executeTakeFirst();
    const refunds = await refundsOf(trx, refund.attemptId);
    const existing = refunds.find(({ refund_id }) => refund_id === refund.refundId);
    if (existing !== undefined) return existing.error_code;
    const captured = attempt?.status === 'captured' ? BigInt(attempt.amount ?? 0) : undefined;
    const code = faultOf(refund, captured, refunds);
    if (attempt === undefined) return code;
    await trx
      .insertInto('test_gateway_refunds')
      .values({
        refund_id: refund.refundId,
        attempt_id: refund.attemptId,
        amount: String(refund.amount),
        error_code: code,
      })
      .execute();
    return code;
  });
  return errorCode === null ? { status: 'refunded' } : { status: 'error', errorCode: errorCode as PaymentErrorCode };
}

interface Refund {
  readonly refund_id: string;
  readonly amount: string;
  readonly error_code: string | null;
}

function refundsOf(trx: Transaction<Tables>, attemptId: string): Promise<Refund[]> {
  return trx
    .selectFrom('test_gateway_refunds')
    .select(['refund_id', 'amount', 'error_code'])
    .where('attempt_id', '=', attemptId)
    .execute();
}

/** @param captured Undefined when the attempt was not captured. */
function faultOf(
  { amount }: RefundRequest,
  captured: bigint | undefined,
  refunds: readonly Refund[],
): PaymentErrorCode | null {
  if (captured === undefined) return 'transaction_not_permitted';
  const earlier = refunds
    .filter(({ error_code }) => error_code === null)
    .reduce((sum, refund) => sum + BigInt(refund.amount), 0n);
  if (earlier >= captured) return 'already_refunded';
  return amount > 0n && earlier + amount <= captured ? null : 'invalid_amount';
}
