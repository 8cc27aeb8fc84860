// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as getEndpoint,
  type DiscountsGetRequest,
  type DiscountsGetResult,
} from '../operations/discounts.get.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** Reductions that customers apply with a code, or that you apply. */
export interface DiscountsClient {
  /**
   * Get a discount
   *
   * Returns one discount, including archived discounts and discounts of mode `custom`, which lists leave
   * out. Depending on `type`, `amount` is a percentage or an amount in the lowest denomination.
   *
   * `times_used` counts redemptions. Renewals, changes within a billing period and one-time charges on a
   * subscription don't count.
   *
   * Needs the permission `discount.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /discounts/{discount_id}, in the document at operations/discounts.yaml#/discount/get
   */
  get(request: DiscountsGetRequest, options?: CallOptions): Call<DiscountsGetResult>;
}

export function createDiscountsClient(call: Caller): DiscountsClient {
  return {
    get: (request, options) => call(getEndpoint, request, options),
  };
}
