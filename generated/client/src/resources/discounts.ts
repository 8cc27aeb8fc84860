// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as createEndpoint,
  type DiscountsCreateRequest,
  type DiscountsCreateResult,
} from '../operations/discounts.create.ts';
import {
  endpoint as getEndpoint,
  type DiscountsGetRequest,
  type DiscountsGetResult,
} from '../operations/discounts.get.ts';
import {
  endpoint as listEndpoint,
  type DiscountsListRequest,
  type DiscountsListResult,
  type DiscountsListItem,
} from '../operations/discounts.list.ts';
import {
  endpoint as updateEndpoint,
  type DiscountsUpdateRequest,
  type DiscountsUpdateResult,
} from '../operations/discounts.update.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** Reductions that customers apply with a code, or that you apply. */
export interface DiscountsClient {
  /**
   * Create a discount
   *
   * Creates a discount. `amount` is a percentage, or for the flat types an amount in the lowest denomination
   * of `currency_code`.
   *
   * Customers redeem it at checkout with its `code`, unless `enabled_for_checkout` is false. Two active
   * discounts can't have the same code, regardless of case. Discounts of mode `custom` were made for one
   * occasion, and lists leave them out.
   *
   * Needs the permission `discount.write`.
   * At most 240 requests in 60 seconds.
   * Emits `discount.created`.
   *
   * @throws {DiscountCodeConflictError} Discount code in use
   * @see POST /discounts, in the document at operations/discounts.yaml#/discounts/post
   */
  create(request: DiscountsCreateRequest, options?: CallOptions): Call<DiscountsCreateResult>;
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
  /**
   * List discounts
   *
   * Lists the discounts of your catalog. To include archived discounts, filter by `status`. Discounts of
   * mode `custom` are listed only with `mode=custom`.
   *
   * A discount whose `expires_at` has passed stays in the list; its `status` doesn't change.
   *
   * Needs the permission `discount.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /discounts, in the document at operations/discounts.yaml#/discounts/get
   */
  list(request?: DiscountsListRequest, options?: CallOptions): PagedCall<DiscountsListResult, DiscountsListItem>;
  /**
   * Update a discount
   *
   * Changes the members in the body and leaves all others unchanged. `restrict_to` and `custom_data` are
   * replaced as a whole. If nothing changes, `updated_at` stays the same and no event is created.
   *
   * The discount must be valid afterwards: with another `type`, send the `amount` and `currency_code` that
   * it requires, and with `recur: false` also `maximum_recurring_intervals: null` if it was set.
   *
   * With `status: archived`, the discount can't be applied, and another discount can get its code.
   * `status: active` makes it usable again, unless another active discount has its code.
   *
   * Needs the permission `discount.write`.
   * At most 240 requests in 60 seconds.
   * Emits `discount.updated`.
   *
   * @throws {DiscountCodeConflictError} Discount code in use
   * @throws {DiscountUsageLimitLessThanTimesUsedError} Usage limit below use
   * @see PATCH /discounts/{discount_id}, in the document at operations/discounts.yaml#/discount/patch
   */
  update(request: DiscountsUpdateRequest, options?: CallOptions): Call<DiscountsUpdateResult>;
}

export function createDiscountsClient(call: Caller): DiscountsClient {
  return {
    create: (request, options) => call<DiscountsCreateRequest, DiscountsCreateResult>(createEndpoint, request, options),
    get: (request, options) => call<DiscountsGetRequest, DiscountsGetResult>(getEndpoint, request, options),
    list: (request = {}, options) =>
      call<DiscountsListRequest, DiscountsListResult, DiscountsListItem>(listEndpoint, request, options),
    update: (request, options) => call<DiscountsUpdateRequest, DiscountsUpdateResult>(updateEndpoint, request, options),
  };
}
