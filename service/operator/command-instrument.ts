import type { Kysely, Selectable } from 'kysely';

import { anyError } from '../common/any-error.ts';
import { OperatorError } from '../common/operator-error.ts';
import { findPaymentMethod } from '../payment-methods/find-payment-method.ts';
import type { PaymentInstrument } from '../payments/gateway.ts';
import { testCardInstrument } from '../payments/test-gateway/test-card-instrument.ts';
import { testCardWithReference } from '../payments/test-gateway/test-cards.ts';
import type { AccountServices } from '../services.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';

/**
 * A test card, by its reference without `test_card_`.
 *
 * @param otherwise What to do in live, which has no test cards.
 * @throws OperatorError
 */
export function testInstrument(
  { rules, clock }: Pick<AccountServices, 'rules' | 'clock'>,
  name: string,
  otherwise: string,
): PaymentInstrument {
  const card = testCardWithReference(`test_card_${name}`);
  if (card === undefined) throw new Error(`internal error: there is no test card ${name}`);
  if (rules.environment === 'sandbox') return testCardInstrument(card, clock);
  throw new OperatorError(`Live has no test cards. ${otherwise}`);
}

/** A saved payment method of the customer of a transaction. @throws OperatorError */
export async function savedInstrument(
  db: Kysely<Tables>,
  { id, account_id, customer_id }: Selectable<TransactionRow>,
  methodId: string,
): Promise<PaymentInstrument> {
  if (customer_id === null) throw new OperatorError(`${id} has no customer, so no saved payment method can pay it.`);
  const method = await findPaymentMethod(anyError, db, account_id, methodId, { customer_id });
  const { type, card, paypal, underlying_details, south_korea_local_card, gateway_reference: reference } = method;
  if (reference !== null)
    return { reference, details: { type, card, paypal, underlying_details, south_korea_local_card } };
  throw new OperatorError(
    `Payment method ${methodId} was stored without a payment at the gateway, so the gateway can't charge it. ` +
      'Name one that the customer saved at a checkout.',
  );
}
