import type { Kysely } from 'kysely';

import { type CustomerPath, customerInPath } from '../customers/find-customer.ts';
import type { Context } from '../http/context.ts';
import { rowFinder } from '../storage/find-row.ts';
import type { Tables } from '../storage/tables.ts';

export const findPaymentMethod = rowFinder('payment_methods', 'Payment method');

/** Finds the customer and the payment method that a path names, for `finding`. */
export function paymentMethodInPath(db: Kysely<Tables>) {
  return async (
    request: CustomerPath & { readonly path: { readonly payment_method_id: string } },
    context: Context,
  ) => {
    const { id } = await customerInPath(db)(request, context);
    return findPaymentMethod(request.newError, db, context.accountId, request.path.payment_method_id, {
      customer_id: id,
    });
  };
}
