// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  DiscountGroupsCreateBody,
  DiscountGroupsCreateHeaders,
  DiscountGroupsCreateResponse201,
  DiscountGroupsGetHeaders,
  DiscountGroupsGetPath,
  DiscountGroupsGetResponse200,
  DiscountGroupsListHeaders,
  DiscountGroupsListQuery,
  DiscountGroupsListResponse200,
  DiscountGroupsUpdateBody,
  DiscountGroupsUpdateHeaders,
  DiscountGroupsUpdatePath,
  DiscountGroupsUpdateResponse200,
} from '@billing/types';
import * as discountGroupsCreateChecks from '@billing/validators/discountGroups.create';
import * as discountGroupsGetChecks from '@billing/validators/discountGroups.get';
import * as discountGroupsListChecks from '@billing/validators/discountGroups.list';
import * as discountGroupsUpdateChecks from '@billing/validators/discountGroups.update';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const discountGroupsCreateRoute = {
  id: 'discountGroups.create',
  method: 'POST',
  path: '/discount-groups',
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
  body: { required: true, mediaTypes: ['application/json'], object: true },
  check: { headers: discountGroupsCreateChecks.headers, body: discountGroupsCreateChecks.body },
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
    'discount_group_name_conflict',
  ],
  emits: ['discount_group.created'],
} as const satisfies Route;

export const discountGroupsGetRoute = {
  id: 'discountGroups.get',
  method: 'GET',
  path: '/discount-groups/{discount_group_id}',
  security: [[{ scheme: 'apiKey', permissions: ['discount.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'discount_group_id',
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
    ],
  },
  check: { path: discountGroupsGetChecks.path, headers: discountGroupsGetChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'bad_request',
    'not_found',
  ],
  emits: [],
} as const satisfies Route;

export const discountGroupsListRoute = {
  id: 'discountGroups.list',
  method: 'GET',
  path: '/discount-groups',
  security: [[{ scheme: 'apiKey', permissions: ['discount.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'status', shape: 'array', kind: 'string', style: 'form', explode: false, default: ['active'] },
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
  check: { query: discountGroupsListChecks.query, headers: discountGroupsListChecks.headers },
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

export const discountGroupsUpdateRoute = {
  id: 'discountGroups.update',
  method: 'PATCH',
  path: '/discount-groups/{discount_group_id}',
  security: [[{ scheme: 'apiKey', permissions: ['discount.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [
      {
        name: 'discount_group_id',
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
  check: {
    path: discountGroupsUpdateChecks.path,
    headers: discountGroupsUpdateChecks.headers,
    body: discountGroupsUpdateChecks.body,
  },
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
    'discount_group_name_conflict',
  ],
  emits: ['discount_group.updated'],
} as const satisfies Route;

export interface DiscountGroupsCreateRequest extends RequestBase<
  (typeof discountGroupsCreateRoute)['errorCodes'][number]
> {
  readonly headers: DiscountGroupsCreateHeaders;
  readonly body: DiscountGroupsCreateBody;
}

export type DiscountGroupsCreateResult = {
  readonly status: 201;
  readonly body: DiscountGroupsCreateResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface DiscountGroupsGetRequest extends RequestBase<(typeof discountGroupsGetRoute)['errorCodes'][number]> {
  readonly path: DiscountGroupsGetPath;
  readonly headers: DiscountGroupsGetHeaders;
}

export type DiscountGroupsGetResult = {
  readonly status: 200;
  readonly body: DiscountGroupsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface DiscountGroupsListRequest extends RequestBase<(typeof discountGroupsListRoute)['errorCodes'][number]> {
  readonly query: WithDefaults<DiscountGroupsListQuery, 'per_page' | 'order_by' | 'status'>;
  readonly headers: DiscountGroupsListHeaders;
}

export type DiscountGroupsListResult = {
  readonly status: 200;
  readonly body: DiscountGroupsListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface DiscountGroupsUpdateRequest extends RequestBase<
  (typeof discountGroupsUpdateRoute)['errorCodes'][number]
> {
  readonly path: DiscountGroupsUpdatePath;
  readonly headers: DiscountGroupsUpdateHeaders;
  readonly body: DiscountGroupsUpdateBody;
}

export type DiscountGroupsUpdateResult = {
  readonly status: 200;
  readonly body: DiscountGroupsUpdateResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface DiscountGroupsHandlers<Context> {
  /**
   * Create a discount group
   *
   * Creates a group for discounts that belong together, such as those of one campaign. Its name is internal
   * and unique in the account; archived groups retain their name.
   *
   * To put a discount into the group, create or update the discount with `discount_group_id`.
   *
   *
   * @see operations/discount-groups.yaml#/discount-groups/post
   */
  readonly create: Handler<DiscountGroupsCreateRequest, DiscountGroupsCreateResult, Context>;
  /**
   * Get a discount group
   *
   * Returns one discount group, archived or not.
   *
   *
   * @see operations/discount-groups.yaml#/discount-group/get
   */
  readonly get: Handler<DiscountGroupsGetRequest, DiscountGroupsGetResult, Context>;
  /**
   * List discount groups
   *
   * Lists the discount groups of the account. To include archived groups, filter by `status`. To list the
   * discounts of a group, filter discounts by `discount_group_id`.
   *
   *
   * @see operations/discount-groups.yaml#/discount-groups/get
   */
  readonly list: Handler<DiscountGroupsListRequest, DiscountGroupsListResult, Context>;
  /**
   * Update a discount group
   *
   * Changes the members in the body and leaves all others unchanged. If nothing changes, `updated_at` stays
   * the same and no event is created.
   *
   * With `status: archived`, no discount can be put into the group. Its discounts stay in it and remain
   * usable. `status: active` makes the group usable again.
   *
   *
   * @see operations/discount-groups.yaml#/discount-group/patch
   */
  readonly update: Handler<DiscountGroupsUpdateRequest, DiscountGroupsUpdateResult, Context>;
}
