// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  TransactionsCreateBody,
  TransactionsCreateHeaders,
  TransactionsCreateQuery,
  TransactionsCreateResponse201,
  TransactionsGetHeaders,
  TransactionsGetPath,
  TransactionsGetQuery,
  TransactionsGetResponse200,
  TransactionsInvoiceHeaders,
  TransactionsInvoicePath,
  TransactionsInvoiceQuery,
  TransactionsInvoiceResponse200,
  TransactionsListHeaders,
  TransactionsListQuery,
  TransactionsListResponse200,
  TransactionsPreviewBody,
  TransactionsPreviewHeaders,
  TransactionsPreviewResponse200,
  TransactionsReviseBody,
  TransactionsReviseHeaders,
  TransactionsRevisePath,
  TransactionsReviseQuery,
  TransactionsReviseResponse200,
  TransactionsUpdateBody,
  TransactionsUpdateHeaders,
  TransactionsUpdatePath,
  TransactionsUpdateQuery,
  TransactionsUpdateResponse200,
} from '@billing/types';
import * as transactionsCreateChecks from '@billing/validators/transactions.create';
import * as transactionsGetChecks from '@billing/validators/transactions.get';
import * as transactionsInvoiceChecks from '@billing/validators/transactions.invoice';
import * as transactionsListChecks from '@billing/validators/transactions.list';
import * as transactionsPreviewChecks from '@billing/validators/transactions.preview';
import * as transactionsReviseChecks from '@billing/validators/transactions.revise';
import * as transactionsUpdateChecks from '@billing/validators/transactions.update';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const transactionsCreateRoute = {
  id: 'transactions.create',
  method: 'POST',
  path: '/transactions',
  security: [[{ scheme: 'apiKey', permissions: ['transaction.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [],
    query: [
      {
        name: 'include',
        shape: 'array',
        kind: 'string',
        style: 'form',
        explode: false,
        valuePermissions: {
          address: ['address.read'],
          adjustment: ['adjustment.read'],
          business: ['business.read'],
          customer: ['customer.read'],
          discount: ['discount.read'],
        },
      },
    ],
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
      values: { collection_mode: 'automatic' },
      nullable: ['collection_mode'],
      properties: {
        items: {
          items: {
            properties: {
              price: {
                values: {
                  quantity: { maximum: 100, minimum: 1 },
                  tax_mode: 'account_setting',
                  unit_price_overrides: [],
                },
                nullable: ['quantity', 'tax_mode', 'unit_price_overrides'],
                properties: {
                  quantity: { values: { maximum: 100, minimum: 1 }, nullable: ['maximum', 'minimum'] },
                  trial_period: { values: { requires_payment_method: true }, nullable: ['requires_payment_method'] },
                },
              },
            },
          },
        },
        billing_details: {
          values: { enable_checkout: false, purchase_order_number: '' },
          nullable: ['enable_checkout', 'purchase_order_number'],
        },
        discount: { values: { recur: false }, nullable: ['recur'] },
      },
    },
  },
  check: {
    query: transactionsCreateChecks.query,
    headers: transactionsCreateChecks.headers,
    body: transactionsCreateChecks.body,
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
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'discount_expired',
    'discount_restricted_product_not_active',
    'discount_restricted_product_price_not_active',
    'discount_usage_limit_exceeded',
    'entity_archived',
    'price_billing_cycle_frequency_below_1',
    'price_billing_cycle_frequency_greater_than_maximum',
    'price_duplicate_currency_override_for_country',
    'price_trial_period_frequency_below_1',
    'price_trial_period_missing_fields',
    'price_trial_period_requires_billing_cycle',
    'product_tax_category_not_approved',
    'storage_limit_reached',
    'transaction_balance_less_than_charge_limit',
    'transaction_billing_details_must_be_null',
    'transaction_billing_details_object_required',
    'transaction_billing_period_starts_at_greater_than_now',
    'transaction_both_price_id_and_object_found',
    'transaction_cannot_provide_both_discount_code_and_id',
    'transaction_checkout_url_domain_is_not_approved',
    'transaction_currency_code_not_valid_for_manual',
    'transaction_customer_is_required_for_business_validation',
    'transaction_customer_is_required_with_address',
    'transaction_discount_not_eligible',
    'transaction_duplicate_price_ids',
    'transaction_invalid_discount_currency',
    'transaction_item_quantity_out_of_range',
    'transaction_payment_terms_object_required',
    'transaction_price_different_billing_cycle',
    'transaction_price_different_trial_period',
    'transaction_price_not_found',
    'transaction_recurring_balance_less_than_charge_limit',
    'transaction_status_must_be_ready',
  ],
  emits: [
    'transaction.created',
    'transaction.ready',
    'transaction.billed',
    'transaction.updated',
    'transaction.paid',
    'transaction.completed',
    'subscription.created',
    'subscription.activated',
    'subscription.trialing',
    'invoice.issued',
    'invoice.paid',
    'discount.created',
    'discount.updated',
    'price.created',
    'product.created',
  ],
} as const satisfies Route;

export const transactionsGetRoute = {
  id: 'transactions.get',
  method: 'GET',
  path: '/transactions/{transaction_id}',
  security: [[{ scheme: 'apiKey', permissions: ['transaction.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'transaction_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [
      {
        name: 'include',
        shape: 'array',
        kind: 'string',
        style: 'form',
        explode: false,
        valuePermissions: {
          address: ['address.read'],
          adjustment: ['adjustment.read'],
          business: ['business.read'],
          customer: ['customer.read'],
          discount: ['discount.read'],
        },
      },
    ],
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
  check: {
    path: transactionsGetChecks.path,
    query: transactionsGetChecks.query,
    headers: transactionsGetChecks.headers,
  },
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

export const transactionsInvoiceRoute = {
  id: 'transactions.invoice',
  method: 'GET',
  path: '/transactions/{transaction_id}/invoice',
  security: [[{ scheme: 'apiKey', permissions: ['transaction.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'transaction_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [
      { name: 'disposition', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'attachment' },
    ],
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
  check: {
    path: transactionsInvoiceChecks.path,
    query: transactionsInvoiceChecks.query,
    headers: transactionsInvoiceChecks.headers,
  },
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
    'transaction_invoice_not_available',
  ],
  emits: [],
} as const satisfies Route;

export const transactionsListRoute = {
  id: 'transactions.list',
  method: 'GET',
  path: '/transactions',
  security: [[{ scheme: 'apiKey', permissions: ['transaction.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'customer_id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'subscription_id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'invoice_number', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'origin', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'status', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'collection_mode', shape: 'value', kind: 'string', style: 'form', explode: true },
      {
        name: 'billed_at',
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        errorCode: 'invalid_time_query_parameter',
      },
      {
        name: 'billed_at[LT]',
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        errorCode: 'invalid_time_query_parameter',
      },
      {
        name: 'billed_at[LTE]',
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        errorCode: 'invalid_time_query_parameter',
      },
      {
        name: 'billed_at[GT]',
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        errorCode: 'invalid_time_query_parameter',
      },
      {
        name: 'billed_at[GTE]',
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        errorCode: 'invalid_time_query_parameter',
      },
      {
        name: 'created_at',
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        errorCode: 'invalid_time_query_parameter',
      },
      {
        name: 'created_at[LT]',
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        errorCode: 'invalid_time_query_parameter',
      },
      {
        name: 'created_at[LTE]',
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        errorCode: 'invalid_time_query_parameter',
      },
      {
        name: 'created_at[GT]',
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        errorCode: 'invalid_time_query_parameter',
      },
      {
        name: 'created_at[GTE]',
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        errorCode: 'invalid_time_query_parameter',
      },
      {
        name: 'updated_at',
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        errorCode: 'invalid_time_query_parameter',
      },
      {
        name: 'updated_at[LT]',
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        errorCode: 'invalid_time_query_parameter',
      },
      {
        name: 'updated_at[LTE]',
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        errorCode: 'invalid_time_query_parameter',
      },
      {
        name: 'updated_at[GT]',
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        errorCode: 'invalid_time_query_parameter',
      },
      {
        name: 'updated_at[GTE]',
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        errorCode: 'invalid_time_query_parameter',
      },
      {
        name: 'include',
        shape: 'array',
        kind: 'string',
        style: 'form',
        explode: false,
        valuePermissions: {
          address: ['address.read'],
          adjustment: ['adjustment.read'],
          business: ['business.read'],
          customer: ['customer.read'],
          discount: ['discount.read'],
        },
      },
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
  check: { query: transactionsListChecks.query, headers: transactionsListChecks.headers },
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
    'invalid_time_query_parameter',
  ],
  emits: [],
} as const satisfies Route;

export const transactionsPreviewRoute = {
  id: 'transactions.preview',
  method: 'POST',
  path: '/transactions/preview',
  security: [[{ scheme: 'apiKey', permissions: ['transaction.read'] }]],
  rateLimit: 'preview',
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
    ],
  },
  body: {
    required: true,
    mediaTypes: ['application/json'],
    object: true,
    defaults: {
      values: { ignore_trials: false },
      nullable: ['ignore_trials'],
      properties: {
        items: {
          items: {
            values: { include_in_totals: true },
            nullable: ['include_in_totals'],
            properties: {
              price: {
                values: {
                  quantity: { maximum: 100, minimum: 1 },
                  tax_mode: 'account_setting',
                  unit_price_overrides: [],
                },
                nullable: ['quantity', 'tax_mode', 'unit_price_overrides'],
                properties: {
                  quantity: { values: { maximum: 100, minimum: 1 }, nullable: ['maximum', 'minimum'] },
                  trial_period: { values: { requires_payment_method: true }, nullable: ['requires_payment_method'] },
                },
              },
            },
          },
        },
        discount: { values: { recur: false }, nullable: ['recur'] },
      },
    },
  },
  check: { headers: transactionsPreviewChecks.headers, body: transactionsPreviewChecks.body },
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
    'discount_expired',
    'discount_restricted_product_not_active',
    'discount_restricted_product_price_not_active',
    'discount_usage_limit_exceeded',
    'entity_archived',
    'price_billing_cycle_frequency_below_1',
    'price_billing_cycle_frequency_greater_than_maximum',
    'price_duplicate_currency_override_for_country',
    'price_trial_period_frequency_below_1',
    'price_trial_period_missing_fields',
    'price_trial_period_requires_billing_cycle',
    'product_tax_category_not_approved',
    'transaction_both_price_id_and_object_found',
    'transaction_cannot_provide_both_discount_code_and_id',
    'transaction_customer_is_required_for_business_validation',
    'transaction_customer_is_required_with_address',
    'transaction_discount_not_eligible',
    'transaction_duplicate_price_ids',
    'transaction_invalid_discount_currency',
    'transaction_item_quantity_out_of_range',
    'transaction_price_different_billing_cycle',
    'transaction_price_different_trial_period',
    'transaction_price_not_found',
  ],
  emits: [],
} as const satisfies Route;

export const transactionsReviseRoute = {
  id: 'transactions.revise',
  method: 'POST',
  path: '/transactions/{transaction_id}/revise',
  security: [[{ scheme: 'apiKey', permissions: ['transaction.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [
      {
        name: 'transaction_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [
      {
        name: 'include',
        shape: 'array',
        kind: 'string',
        style: 'form',
        explode: false,
        valuePermissions: {
          address: ['address.read'],
          adjustment: ['adjustment.read'],
          business: ['business.read'],
          customer: ['customer.read'],
          discount: ['discount.read'],
        },
      },
    ],
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
    path: transactionsReviseChecks.path,
    query: transactionsReviseChecks.query,
    headers: transactionsReviseChecks.headers,
    body: transactionsReviseChecks.body,
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
    'transaction_adjusted_unable_to_revise',
    'transaction_immutable_while_processing_payment',
    'transaction_invalid_status_to_revise',
    'transaction_nothing_to_revise',
    'transaction_revised_limit_reached',
  ],
  emits: ['transaction.revised', 'adjustment.created', 'transaction.updated', 'transaction.completed'],
} as const satisfies Route;

export const transactionsUpdateRoute = {
  id: 'transactions.update',
  method: 'PATCH',
  path: '/transactions/{transaction_id}',
  security: [[{ scheme: 'apiKey', permissions: ['transaction.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [
      {
        name: 'transaction_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [
      {
        name: 'include',
        shape: 'array',
        kind: 'string',
        style: 'form',
        explode: false,
        valuePermissions: {
          address: ['address.read'],
          adjustment: ['adjustment.read'],
          business: ['business.read'],
          customer: ['customer.read'],
          discount: ['discount.read'],
        },
      },
    ],
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
      properties: {
        billing_details: {
          values: { enable_checkout: false, purchase_order_number: '' },
          nullable: ['enable_checkout', 'purchase_order_number'],
        },
        discount: { values: { recur: false }, nullable: ['recur'] },
        items: {
          items: {
            properties: {
              price: {
                values: {
                  quantity: { maximum: 100, minimum: 1 },
                  tax_mode: 'account_setting',
                  unit_price_overrides: [],
                },
                nullable: ['quantity', 'tax_mode', 'unit_price_overrides'],
                properties: {
                  quantity: { values: { maximum: 100, minimum: 1 }, nullable: ['maximum', 'minimum'] },
                  trial_period: { values: { requires_payment_method: true }, nullable: ['requires_payment_method'] },
                },
              },
            },
          },
        },
      },
    },
  },
  check: {
    path: transactionsUpdateChecks.path,
    query: transactionsUpdateChecks.query,
    headers: transactionsUpdateChecks.headers,
    body: transactionsUpdateChecks.body,
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
    'discount_expired',
    'discount_restricted_product_not_active',
    'discount_restricted_product_price_not_active',
    'discount_usage_limit_exceeded',
    'entity_archived',
    'price_billing_cycle_frequency_below_1',
    'price_billing_cycle_frequency_greater_than_maximum',
    'price_duplicate_currency_override_for_country',
    'price_trial_period_frequency_below_1',
    'price_trial_period_missing_fields',
    'price_trial_period_requires_billing_cycle',
    'product_tax_category_not_approved',
    'storage_limit_reached',
    'transaction_balance_less_than_charge_limit',
    'transaction_billing_details_must_be_null',
    'transaction_billing_details_object_required',
    'transaction_billing_period_starts_at_greater_than_now',
    'transaction_both_price_id_and_object_found',
    'transaction_cannot_be_modified_and_canceled',
    'transaction_cannot_provide_both_discount_code_and_id',
    'transaction_checkout_url_domain_is_not_approved',
    'transaction_currency_code_not_valid_for_manual',
    'transaction_customer_is_required_for_business_validation',
    'transaction_customer_is_required_with_address',
    'transaction_discount_not_eligible',
    'transaction_duplicate_price_ids',
    'transaction_immutable',
    'transaction_immutable_while_processing_payment',
    'transaction_invalid_discount_currency',
    'transaction_invalid_status_change',
    'transaction_item_quantity_out_of_range',
    'transaction_payment_terms_object_required',
    'transaction_price_different_billing_cycle',
    'transaction_price_different_trial_period',
    'transaction_price_not_found',
    'transaction_recurring_balance_less_than_charge_limit',
    'transaction_status_must_be_ready',
  ],
  emits: [
    'transaction.updated',
    'transaction.ready',
    'transaction.billed',
    'transaction.paid',
    'transaction.completed',
    'transaction.canceled',
    'invoice.issued',
    'invoice.paid',
    'invoice.canceled',
    'subscription.created',
    'subscription.activated',
    'subscription.trialing',
    'discount.created',
    'discount.updated',
    'price.created',
    'product.created',
  ],
} as const satisfies Route;

export interface TransactionsCreateRequest extends RequestBase<(typeof transactionsCreateRoute)['errorCodes'][number]> {
  readonly query: TransactionsCreateQuery;
  readonly headers: TransactionsCreateHeaders;
  readonly body: WithDefaults<TransactionsCreateBody, 'collection_mode', 'collection_mode'>;
}

export type TransactionsCreateResult = {
  readonly status: 201;
  readonly body: TransactionsCreateResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface TransactionsGetRequest extends RequestBase<(typeof transactionsGetRoute)['errorCodes'][number]> {
  readonly path: TransactionsGetPath;
  readonly query: TransactionsGetQuery;
  readonly headers: TransactionsGetHeaders;
}

export type TransactionsGetResult = {
  readonly status: 200;
  readonly body: TransactionsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface TransactionsInvoiceRequest extends RequestBase<
  (typeof transactionsInvoiceRoute)['errorCodes'][number]
> {
  readonly path: TransactionsInvoicePath;
  readonly query: WithDefaults<TransactionsInvoiceQuery, 'disposition'>;
  readonly headers: TransactionsInvoiceHeaders;
}

export type TransactionsInvoiceResult = {
  readonly status: 200;
  readonly body: TransactionsInvoiceResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface TransactionsListRequest extends RequestBase<(typeof transactionsListRoute)['errorCodes'][number]> {
  readonly query: WithDefaults<TransactionsListQuery, 'per_page' | 'order_by'>;
  readonly headers: TransactionsListHeaders;
}

export type TransactionsListResult = {
  readonly status: 200;
  readonly body: TransactionsListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface TransactionsPreviewRequest extends RequestBase<
  (typeof transactionsPreviewRoute)['errorCodes'][number]
> {
  readonly headers: TransactionsPreviewHeaders;
  readonly body: WithDefaults<TransactionsPreviewBody, 'ignore_trials', 'ignore_trials'>;
}

export type TransactionsPreviewResult = {
  readonly status: 200;
  readonly body: TransactionsPreviewResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface TransactionsReviseRequest extends RequestBase<(typeof transactionsReviseRoute)['errorCodes'][number]> {
  readonly path: TransactionsRevisePath;
  readonly query: TransactionsReviseQuery;
  readonly headers: TransactionsReviseHeaders;
  readonly body: TransactionsReviseBody;
}

export type TransactionsReviseResult = {
  readonly status: 200;
  readonly body: TransactionsReviseResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface TransactionsUpdateRequest extends RequestBase<(typeof transactionsUpdateRoute)['errorCodes'][number]> {
  readonly path: TransactionsUpdatePath;
  readonly query: TransactionsUpdateQuery;
  readonly headers: TransactionsUpdateHeaders;
  readonly body: TransactionsUpdateBody;
}

export type TransactionsUpdateResult = {
  readonly status: 200;
  readonly body: TransactionsUpdateResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface TransactionsHandlers<Context> {
  /**
   * Create a transaction
   *
   * Creates a transaction from prices of your catalog. Their amounts, the products and the tax rates are
   * copied: later changes of the catalog don't change the transaction.
   *
   * An item can also have a `price` that is not in your catalog, of a product of your catalog or with its own
   * `product`. Both are created for the transaction with `type: custom`: they have identifiers, and lists show
   * them only with `type=custom`.
   *
   * The discount is one of your catalog, `discount_id`, or one that is not, `discount`. That is created for the
   * transaction with `mode: custom`, an amount in the currency of the transaction, and without a code. No other
   * transaction can have it.
   *
   * Without a customer or an address, the transaction is a `draft`. With both, it is `ready`: the customer
   * can pay it at its checkout page. With `status: billed`, it is billed at once and can no longer be
   * changed; with `collection_mode: manual`, it then has an invoice number and its invoice is issued.
   *
   * All recurring prices must have the same billing cycle and the same trial period. The amounts are in
   * `currency_code`; without it, in the currency of the prices for the country of the address.
   *
   * The events are `product.created`, `price.created` and `discount.created` for what is not in your catalog, and
   * `transaction.created`; then `transaction.ready`, or with `status: billed`
   * `transaction.billed`. A transaction that is billed with manual collection then gets its invoice number
   * (`transaction.updated`) and its invoice (`invoice.issued`). If it is billed and nothing is due, because credit
   * of the customer covers it or the items cost nothing, it is paid and completed at once (`transaction.paid`,
   * `transaction.completed`). `discount.updated` follows when a discount was redeemed, which counts when the
   * transaction is billed or paid.
   *
   * Recurring prices start a [subscription](subscriptions.get.html) when the transaction is completed, or with
   * manual collection when it is billed: `subscription.created`, and `subscription.activated` or, with a trial,
   * `subscription.trialing`. The `transaction.updated` after them shows `subscription_id`.
   *
   *
   * @see operations/transactions.yaml#/transactions/post
   */
  readonly create: Handler<TransactionsCreateRequest, TransactionsCreateResult, Context>;
  /**
   * Get a transaction
   *
   * Returns one transaction in any status. `include` adds the entities that it refers to as they are now,
   * and requires the permission to read them.
   *
   * `details.line_items` has the figures of each item, which add up to `details.totals`. Don't calculate
   * with `unit_totals`: they are rounded for one unit.
   *
   *
   * @see operations/transactions.yaml#/transaction/get
   */
  readonly get: Handler<TransactionsGetRequest, TransactionsGetResult, Context>;
  /**
   * Get the invoice of a transaction
   *
   * Returns a URL of the invoice as a PDF file. The URL works for one hour and without an API key, so send it
   * to the customer only. After that, request a new one.
   *
   * A transaction with manual collection has an invoice once it is billed; one with automatic collection once
   * it is `completed`. A transaction with the total 0 never has one.
   *
   * The invoice shows the customer, the address and the business as they were when the transaction was billed or
   * paid. Later changes of them don't change it; [revise the transaction](transactions.revise.html) to correct it.
   *
   *
   * @see operations/invoices.yaml#/invoice/get
   */
  readonly invoice: Handler<TransactionsInvoiceRequest, TransactionsInvoiceResult, Context>;
  /**
   * List transactions
   *
   * Lists the transactions of the account in every status, the newest first.
   *
   * The filters for times have operators: `billed_at[GTE]=2026-03-01T00:00:00Z` and
   * `billed_at[LT]=2026-04-01T00:00:00Z` together select the month of March. Transactions that were never
   * billed or paid have no `billed_at`, so no filter for it selects them. A `+` in a query means a space, so
   * send times in UTC with `Z`, or encode the `+` of an offset as `%2B`.
   *
   * `include` adds the entities that a transaction refers to. It requires the permission to read them.
   *
   *
   * @see operations/transactions.yaml#/transactions/get
   */
  readonly list: Handler<TransactionsListRequest, TransactionsListResult, Context>;
  /**
   * Preview a transaction
   *
   * Computes what a transaction would cost: the lines, the tax by rate, the discount and the totals. It stores
   * nothing. A transaction with the same items, customer and discount has the same amounts.
   *
   * Items with a trial cost nothing, as in the first transaction of a subscription; `ignore_trials` shows what
   * they cost afterwards. An item with `include_in_totals: false` has a line but no part in the totals.
   * `credit` is 0: previews don't use the balance of the customer.
   *
   *
   * @see operations/previews.yaml#/transaction-preview/post
   */
  readonly preview: Handler<TransactionsPreviewRequest, TransactionsPreviewResult, Context>;
  /**
   * Revise a transaction
   *
   * Corrects what the documents of a `billed`, `paid` or `completed` transaction say about the customer: the
   * name, the lines of the address except the country and the postal code, and the name and tax number of the
   * business. Members that you leave out remain unchanged.
   *
   * From when a transaction is billed or paid, its documents show a copy of the customer, the address and the
   * business. This changes the copy: the customer, the address and the business themselves don't change, and
   * neither do the amounts of the lines. A transaction can be revised once, and not after an adjustment.
   *
   * A transaction without a business can get one, with its name. If the business has a valid tax number now, of
   * another country than yours, it pays no tax: the service creates an adjustment that returns the tax of each
   * line (`type: tax`). For a `completed` transaction it is a refund that waits for its approval, for an invoice
   * that is not paid a credit. It takes no more than the customer paid or has to pay. A valid tax number can be
   * replaced by another valid one, not removed.
   *
   * The event is `transaction.revised`. With an adjustment, `adjustment.created` follows, and for a credit
   * `transaction.updated`; `transaction.completed` if nothing is left to pay.
   *
   *
   * @see operations/revisions.yaml#/revision/post
   */
  readonly revise: Handler<TransactionsReviseRequest, TransactionsReviseResult, Context>;
  /**
   * Update a transaction
   *
   * Changes the members in the body and leaves all others unchanged. `items`, `billing_details`,
   * `billing_period` and `custom_data` are replaced as a whole. If nothing changes, `updated_at` stays the
   * same and no event is created.
   *
   * Only a `draft` or `ready` transaction can be changed, and none while a payment has no result. Changes of the items, the address, the business,
   * the discount or the currency calculate all totals again; `items` copies the prices and products again.
   * To leave an item with a price that is not in your catalog unchanged, send its `price_id`: a `price` creates
   * another one, with the events `price.created` and `product.created`. A `discount` creates another discount,
   * too, with the event `discount.created`.
   * A draft with a customer and an address becomes `ready`.
   *
   * `status` accepts two values. `billed` bills a transaction that is ready, after the other changes of the
   * request. `canceled` cancels one that is not paid, and allows no other change in the same request.
   *
   * A change of members creates `transaction.updated`, and the changes of the status follow in their order:
   * `transaction.ready`, `transaction.billed`, and with manual collection `transaction.updated` with the
   * invoice number and `invoice.issued`. Canceling creates `transaction.updated`, `transaction.canceled`,
   * and for an issued invoice `invoice.canceled`. Recurring prices start a subscription as in
   * [Create a transaction](transactions.create.html). `discount.updated` follows when a discount was redeemed,
   * or the redemption of a canceled transaction no longer counts.
   *
   *
   * @see operations/transactions.yaml#/transaction/patch
   */
  readonly update: Handler<TransactionsUpdateRequest, TransactionsUpdateResult, Context>;
}
