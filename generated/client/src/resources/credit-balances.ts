// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as listEndpoint,
  type CreditBalancesListRequest,
  type CreditBalancesListResult,
} from '../operations/creditBalances.list.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** The credit of customers, which later transactions take by themselves. */
export interface CreditBalancesClient {
  /**
   * List the credit balances of a customer
   *
   * Lists the credit of a customer, one balance for each currency, in the order of the currency codes. The
   * list is empty if the customer never had credit. It has no pages.
   *
   * Credit is applied by itself to later transactions of the customer in the same currency, the oldest credit
   * first. It is `reserved` while a transaction waits for payment, and `used` once that is completed. If the
   * transaction is canceled, the credit is `available` again.
   *
   * Needs the permission `customer.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /customers/{customer_id}/credit-balances, in the document at operations/credit-balances.yaml#/credit-balances/get
   */
  list(request: CreditBalancesListRequest, options?: CallOptions): Call<CreditBalancesListResult>;
}

export function createCreditBalancesClient(call: Caller): CreditBalancesClient {
  return {
    list: (request, options) =>
      call<CreditBalancesListRequest, CreditBalancesListResult>(listEndpoint, request, options),
  };
}
