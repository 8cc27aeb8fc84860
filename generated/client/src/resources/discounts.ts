import {
  endpoint as getEndpoint,
  type DiscountsGetRequest,
  type DiscountsGetResult,
} from '../operations/discounts.get.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** Reductions that are applied by code or by you. */
export interface DiscountsClient {
  /**
   * Get a discount
   *
   * One discount, also an archived one or one of mode `custom`, which lists leave out. `amount` is a percentage or an
   * amount in the lowest denomination, depending on `type`.
   *
   * `times_used` counts redemptions: renewals, changes in the middle of a period and one-time charges on a
   * subscription do not count.
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
