// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as createEndpoint,
  type DiscountGroupsCreateRequest,
  type DiscountGroupsCreateResult,
} from '../operations/discountGroups.create.ts';
import {
  endpoint as getEndpoint,
  type DiscountGroupsGetRequest,
  type DiscountGroupsGetResult,
} from '../operations/discountGroups.get.ts';
import {
  endpoint as listEndpoint,
  type DiscountGroupsListRequest,
  type DiscountGroupsListResult,
  type DiscountGroupsListItem,
} from '../operations/discountGroups.list.ts';
import {
  endpoint as updateEndpoint,
  type DiscountGroupsUpdateRequest,
  type DiscountGroupsUpdateResult,
} from '../operations/discountGroups.update.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** Discounts that belong together, such as those of one campaign. */
export interface DiscountGroupsClient {
  /**
   * Create a discount group
   *
   * Creates a group for discounts that belong together, such as those of one campaign. Its name is internal
   * and unique in the account; archived groups retain their name.
   *
   * To put a discount into the group, create or update the discount with `discount_group_id`.
   *
   * Needs the permission `discount.write`.
   * At most 240 requests in 60 seconds.
   * Emits `discount_group.created`.
   *
   * @throws {DiscountGroupNameConflictError} Discount group name in use
   * @see POST /discount-groups, in the document at operations/discount-groups.yaml#/discount-groups/post
   */
  create(request: DiscountGroupsCreateRequest, options?: CallOptions): Call<DiscountGroupsCreateResult>;
  /**
   * Get a discount group
   *
   * Returns one discount group, archived or not.
   *
   * Needs the permission `discount.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /discount-groups/{discount_group_id}, in the document at operations/discount-groups.yaml#/discount-group/get
   */
  get(request: DiscountGroupsGetRequest, options?: CallOptions): Call<DiscountGroupsGetResult>;
  /**
   * List discount groups
   *
   * Lists the discount groups of the account. To include archived groups, filter by `status`. To list the
   * discounts of a group, filter discounts by `discount_group_id`.
   *
   * Needs the permission `discount.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /discount-groups, in the document at operations/discount-groups.yaml#/discount-groups/get
   */
  list(
    request?: DiscountGroupsListRequest,
    options?: CallOptions,
  ): PagedCall<DiscountGroupsListResult, DiscountGroupsListItem>;
  /**
   * Update a discount group
   *
   * Changes the members in the body and leaves all others unchanged. If nothing changes, `updated_at` stays
   * the same and no event is created.
   *
   * With `status: archived`, no discount can be put into the group. Its discounts stay in it and remain
   * usable. `status: active` makes the group usable again.
   *
   * Needs the permission `discount.write`.
   * At most 240 requests in 60 seconds.
   * Emits `discount_group.updated`.
   *
   * @throws {DiscountGroupNameConflictError} Discount group name in use
   * @see PATCH /discount-groups/{discount_group_id}, in the document at operations/discount-groups.yaml#/discount-group/patch
   */
  update(request: DiscountGroupsUpdateRequest, options?: CallOptions): Call<DiscountGroupsUpdateResult>;
}

export function createDiscountGroupsClient(call: Caller): DiscountGroupsClient {
  return {
    create: (request, options) =>
      call<DiscountGroupsCreateRequest, DiscountGroupsCreateResult>(createEndpoint, request, options),
    get: (request, options) => call<DiscountGroupsGetRequest, DiscountGroupsGetResult>(getEndpoint, request, options),
    list: (request = {}, options) =>
      call<DiscountGroupsListRequest, DiscountGroupsListResult, DiscountGroupsListItem>(listEndpoint, request, options),
    update: (request, options) =>
      call<DiscountGroupsUpdateRequest, DiscountGroupsUpdateResult>(updateEndpoint, request, options),
  };
}
