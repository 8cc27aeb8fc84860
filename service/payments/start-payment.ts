import { randomUUID } from 'node:crypto';

import type { Selectable, Transaction } from 'kysely';

import { findAccountClock } from '../accounts/find-account-clock.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { passed } from '../transactions/stages.ts';
import { storeTransaction } from '../transactions/store-transaction.ts';
import { canPass } from '../transactions/transitions.ts';
import { afterSeconds, COMPLETION_SECONDS } from './ask-times.ts';
import type { AttemptRequest, PaymentInstrument } from './gateway.ts';
import { lockTransaction } from './lock-transaction.ts';
import { NoGatewayError } from './no-gateway-error.ts';
import { type NewAttempt, openAttempt } from './open-attempt.ts';
import type { PaymentServices, TransactionKey } from './payment-services.ts';
import { takesInstrument } from '../transactions/takes-instrument.ts';
import { isPaymentUnderWay } from '../transactions/payment-under-way.ts';
import { withReservedCredit } from './reserve-credit.ts';
import { reserveDiscount } from './reserve-discount.ts';

export interface PaymentRequest extends TransactionKey {
  /** The amount that the customer has seen and agreed to pay. */
  readonly amount: bigint;
  readonly instrument: PaymentInstrument;
  /** Whether to save the payment method if the payment is captured. */
  readonly savesMethod: boolean;
}

/** Why a payment was not started. Nothing was stored and nothing is charged. */
export type Rejection =
  /** It is a draft, or paid, or canceled. */
  | 'not_payable'
  /** Another payment of the transaction has no result yet. */
  | 'under_way'
  /** The balance is not the amount that the customer has seen. */
  | 'amount_changed'
  /** All uses of the discount are redeemed or reserved for other payments. */
  | 'discount_used_up';

export type Started =
  | { readonly kind: 'rejected'; readonly reason: Rejection }
  /**
   * Send this attempt to the gateway, which charges it, or verifies the instrument if there is nothing to
   * pay.
   */
  | { readonly kind: 'stored'; readonly attempt: AttemptRequest }
  /** There was nothing to pay, so the transaction is paid; complete it. */
  | { readonly kind: 'paid' };

/**
 * The first step of a payment: stores the attempt, so that it can't be lost, and reserves a use of the
 * discount, so that a captured payment never finds it used up. Of several requests for one transaction at
 * once, one starts a payment.
 *
 * @throws NoGatewayError when the environment has none.
 */
export async function startPayment(payments: PaymentServices, request: PaymentRequest): Promise<Started> {
  if (payments.gateway === undefined) throw new NoGatewayError();
  return payments.services.db.transaction().execute(async (trx) => {
    const reservation = await reserveDiscount(trx, request);
    const before = await lockTransaction(trx, request);
    // The gateway may be charging the whole balance already, so credit must not reduce it now. A payment
    // that is certain to be rejected must not take credit from other transactions.
    const isRejected = isPaymentUnderWay(before) || reservation.isUsedUp;
    const row = isRejected ? before : await withReservedCredit(trx, payments, before);
    const reason = rejectionOf(row, request, reservation);
    if (reason !== undefined) return { kind: 'rejected', reason };
    const attempt = {
      id: randomUUID(),
      account_id: row.account_id,
      transaction_id: row.id,
      saves_method: request.savesMethod,
      reserved_discount_id: reservation.discountId,
    };
    return !(await takesInstrument(trx, row))
      ? payNothing(trx, payments, row, attempt)
      : storeAttempt(trx, payments, row, attempt, request);
  });
}

function rejectionOf(
  row: Selectable<TransactionRow>,
  { amount }: PaymentRequest,
  reservation: Awaited<ReturnType<typeof reserveDiscount>>,
): Rejection | undefined {
  if (!canPass('pay', row)) return 'not_payable';
  if (isPaymentUnderWay(row)) return 'under_way';
  if (BigInt(row.totals.balance) !== amount || row.discount_id !== reservation.seenDiscountId) return 'amount_changed';
  return reservation.isUsedUp ? 'discount_used_up' : undefined;
}

async function storeAttempt(
  trx: Transaction<Tables>,
  payments: PaymentServices,
  row: Selectable<TransactionRow>,
  attempt: NewAttempt,
  { amount, instrument }: PaymentRequest,
): Promise<Started> {
  const clock = await findAccountClock(trx, payments.services.clock, row.account_id);
  const request = { amount, instrument, initiator: 'customer' } as const;
  return { kind: 'stored', attempt: await openAttempt(trx, clock, payments, row, attempt, request) };
}

/** A transaction that takes no instrument is paid without an attempt. */
async function payNothing(
  trx: Transaction<Tables>,
  { services, newError }: PaymentServices,
  row: Selectable<TransactionRow>,
  attempt: NewAttempt,
): Promise<Started> {
  const clock = await findAccountClock(trx, services.clock, row.account_id);
  await trx
    .insertInto('payment_attempts')
    .values({
      ...attempt,
      state: 'captured',
      gateway_reference: null,
      ask_at: afterSeconds(COMPLETION_SECONDS),
    })
    .execute();
  const now = clock.now();
  const stages = passed([{ row: { ...row, updated_at: now }, events: [] }], 'pay', { billed_at: row.billed_at ?? now });
  await storeTransaction(newError, trx, { ...services, clock }, row, { stages, redemption: undefined });
  return { kind: 'paid' };
}
