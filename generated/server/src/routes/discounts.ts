// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  DiscountsCreateBody,
  DiscountsCreateHeaders,
  DiscountsCreateResponse201,
  DiscountsGetHeaders,
  DiscountsGetPath,
  DiscountsGetQuery,
  DiscountsGetResponse200,
  DiscountsListHeaders,
  DiscountsListQuery,
  DiscountsListResponse200,
  DiscountsUpdateBody,
  DiscountsUpdateHeaders,
  DiscountsUpdatePath,
  DiscountsUpdateResponse200,
} from '@billing/types';
import * as discountsCreateChecks from '@billing/validators/discounts.create';
import * as discountsGetChecks from '@billing/validators/discounts.get';
import * as discountsListChecks from '@billing/validators/discounts.list';
import * as discountsUpdateChecks from '@billing/validators/discounts.update';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const discountsCreateRoute = {
  id: 'discounts.create',
  method: 'POST',
  path: '/discounts',
  security: [[{ scheme: 'apiKey', permissions: ['discount.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [],
    query: [],
    header: [
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
      {
        name: 'idempotency-key',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
  },
  body: {
    required: true,
    mediaTypes: ['application/json'],
    object: true,
    defaults: {
      values: { enabled_for_checkout: true, mode: 'standard', recur: false, status: 'active' },
      nullable: ['enabled_for_checkout', 'mode', 'recur', 'status'],
    },
  },
  check: { headers: discountsCreateChecks.headers, body: discountsCreateChecks.body },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'bad_request',
    'invalid_json',
    'invalid_field',
    'unsupported_media_type',
    'request_body_too_large',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'discount_code_conflict',
    'discount_expired',
    'discount_restricted_product_not_active',
    'discount_restricted_product_price_not_active',
    'entity_archived',
    'storage_limit_reached',
  ],
  emits: ['discount.created'],
} as const satisfies Route;

export const discountsGetRoute = {
  id: 'discounts.get',
  method: 'GET',
  path: '/discounts/{discount_id}',
  security: [[{ scheme: 'apiKey', permissions: ['discount.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'discount_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [{ name: 'include', shape: 'array', kind: 'string', style: 'form', explode: false }],
    header: [
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  check: { path: discountsGetChecks.path, query: discountsGetChecks.query, headers: discountsGetChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'invalid_field',
    'bad_request',
    'not_found',
  ],
  emits: [],
} as const satisfies Route;

export const discountsListRoute = {
  id: 'discounts.list',
  method: 'GET',
  path: '/discounts',
  security: [[{ scheme: 'apiKey', permissions: ['discount.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'code', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'discount_group_id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'status', shape: 'array', kind: 'string', style: 'form', explode: false, default: ['active'] },
      { name: 'mode', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'standard' },
      { name: 'include', shape: 'array', kind: 'string', style: 'form', explode: false },
    ],
    header: [
      { name: 'skip-count', shape: 'value', kind: 'string', style: 'simple', explode: false },
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  check: { query: discountsListChecks.query, headers: discountsListChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'invalid_field',
  ],
  emits: [],
} as const satisfies Route;

export const discountsUpdateRoute = {
  id: 'discounts.update',
  method: 'PATCH',
  path: '/discounts/{discount_id}',
  security: [[{ scheme: 'apiKey', permissions: ['discount.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [
      {
        name: 'discount_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [],
    header: [
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
      {
        name: 'idempotency-key',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
  },
  body: { required: true, mediaTypes: ['application/json'], object: true },
  check: { path: discountsUpdateChecks.path, headers: discountsUpdateChecks.headers, body: discountsUpdateChecks.body },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'bad_request',
    'invalid_json',
    'invalid_field',
    'unsupported_media_type',
    'request_body_too_large',
    'not_found',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'conflict',
    'discount_code_conflict',
    'discount_expired',
    'discount_restricted_product_not_active',
    'discount_restricted_product_price_not_active',
    'discount_usage_limit_less_than_times_used',
    'entity_archived',
    'storage_limit_reached',
  ],
  emits: ['discount.updated'],
} as const satisfies Route;

export interface DiscountsCreateRequest extends RequestBase<(typeof discountsCreateRoute)['errorCodes'][number]> {
  readonly headers: DiscountsCreateHeaders;
  readonly body: WithDefaults<
    DiscountsCreateBody,
    'enabled_for_checkout' | 'mode' | 'recur' | 'status',
    'enabled_for_checkout' | 'mode' | 'recur' | 'status'
  >;
}

export type DiscountsCreateResult = {
  readonly status: 201;
  readonly body: DiscountsCreateResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface DiscountsGetRequest extends RequestBase<(typeof discountsGetRoute)['errorCodes'][number]> {
  readonly path: DiscountsGetPath;
  readonly query: DiscountsGetQuery;
  readonly headers: DiscountsGetHeaders;
}

export type DiscountsGetResult = {
  readonly status: 200;
  readonly body: DiscountsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface DiscountsListRequest extends RequestBase<(typeof discountsListRoute)['errorCodes'][number]> {
  readonly query: WithDefaults<DiscountsListQuery, 'per_page' | 'order_by' | 'status' | 'mode'>;
  readonly headers: DiscountsListHeaders;
}

export type DiscountsListResult = {
  readonly status: 200;
  readonly body: DiscountsListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface DiscountsUpdateRequest extends RequestBase<(typeof discountsUpdateRoute)['errorCodes'][number]> {
  readonly path: DiscountsUpdatePath;
  readonly headers: DiscountsUpdateHeaders;
  readonly body: DiscountsUpdateBody;
}

export type DiscountsUpdateResult = {
  readonly status: 200;
  readonly body: DiscountsUpdateResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface DiscountsHandlers<Context> {
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
   *
   * @see operations/discounts.yaml#/discounts/post
   */
  readonly create: Handler<DiscountsCreateRequest, DiscountsCreateResult, Context>;
  /**
   * Get a discount
   *
   * Returns one discount, including archived discounts and discounts of mode `custom`, which lists leave
   * out. Depending on `type`, `amount` is a percentage or an amount in the lowest denomination.
   *
   * `times_used` counts redemptions. Renewals, changes within a billing period and one-time charges on a
   * subscription don't count.
   *
   *
   * @see operations/discounts.yaml#/discount/get
   */
  readonly get: Handler<DiscountsGetRequest, DiscountsGetResult, Context>;
  /**
   * List discounts
   *
   * Lists the discounts of your catalog. To include archived discounts, filter by `status`. Discounts of
   * mode `custom` are listed only with `mode=custom`.
   *
   * A discount whose `expires_at` has passed stays in the list; its `status` doesn't change.
   *
   *
   * @see operations/discounts.yaml#/discounts/get
   */
  readonly list: Handler<DiscountsListRequest, DiscountsListResult, Context>;
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
   *
   * @see operations/discounts.yaml#/discount/patch
   */
  readonly update: Handler<DiscountsUpdateRequest, DiscountsUpdateResult, Context>;
}
