// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SubscriptionsActivateHeaders,
  SubscriptionsActivatePath,
  SubscriptionsActivateResponse200,
  SubscriptionsCancelBody,
  SubscriptionsCancelHeaders,
  SubscriptionsCancelPath,
  SubscriptionsCancelResponse200,
  SubscriptionsChargeBody,
  SubscriptionsChargeHeaders,
  SubscriptionsChargePath,
  SubscriptionsChargeResponse201,
  SubscriptionsGetHeaders,
  SubscriptionsGetPath,
  SubscriptionsGetQuery,
  SubscriptionsGetResponse200,
  SubscriptionsListHeaders,
  SubscriptionsListQuery,
  SubscriptionsListResponse200,
  SubscriptionsPauseBody,
  SubscriptionsPauseHeaders,
  SubscriptionsPausePath,
  SubscriptionsPauseResponse200,
  SubscriptionsPaymentMethodTransactionHeaders,
  SubscriptionsPaymentMethodTransactionPath,
  SubscriptionsPaymentMethodTransactionResponse200,
  SubscriptionsPreviewChargeBody,
  SubscriptionsPreviewChargeHeaders,
  SubscriptionsPreviewChargePath,
  SubscriptionsPreviewChargeResponse200,
  SubscriptionsPreviewUpdateBody,
  SubscriptionsPreviewUpdateHeaders,
  SubscriptionsPreviewUpdatePath,
  SubscriptionsPreviewUpdateResponse200,
  SubscriptionsResumeBody,
  SubscriptionsResumeHeaders,
  SubscriptionsResumePath,
  SubscriptionsResumeResponse200,
  SubscriptionsUpdateBody,
  SubscriptionsUpdateHeaders,
  SubscriptionsUpdatePath,
  SubscriptionsUpdateResponse200,
} from '@billing/types';
import * as subscriptionsActivateChecks from '@billing/validators/subscriptions.activate';
import * as subscriptionsCancelChecks from '@billing/validators/subscriptions.cancel';
import * as subscriptionsChargeChecks from '@billing/validators/subscriptions.charge';
import * as subscriptionsGetChecks from '@billing/validators/subscriptions.get';
import * as subscriptionsListChecks from '@billing/validators/subscriptions.list';
import * as subscriptionsPauseChecks from '@billing/validators/subscriptions.pause';
import * as subscriptionsPaymentMethodTransactionChecks from '@billing/validators/subscriptions.paymentMethodTransaction';
import * as subscriptionsPreviewChargeChecks from '@billing/validators/subscriptions.previewCharge';
import * as subscriptionsPreviewUpdateChecks from '@billing/validators/subscriptions.previewUpdate';
import * as subscriptionsResumeChecks from '@billing/validators/subscriptions.resume';
import * as subscriptionsUpdateChecks from '@billing/validators/subscriptions.update';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const subscriptionsActivateRoute = {
  id: 'subscriptions.activate',
  method: 'POST',
  path: '/subscriptions/{subscription_id}/activate',
  security: [[{ scheme: 'apiKey', permissions: ['subscription.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [
      {
        name: 'subscription_id',
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
  check: { path: subscriptionsActivateChecks.path, headers: subscriptionsActivateChecks.headers },
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
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'subscription_cannot_activate',
    'subscription_is_canceled_action_invalid',
    'subscription_locked_pending_changes',
    'subscription_locked_processing',
    'subscription_locked_renewal',
    'subscription_manual_collection_mode_activation_not_allowed',
    'subscription_missing_payment_method_cannot_activate',
    'subscription_payment_declined',
  ],
  emits: [
    'subscription.updated',
    'subscription.activated',
    'transaction.created',
    'transaction.billed',
    'transaction.updated',
    'transaction.paid',
    'transaction.completed',
    'transaction.payment_failed',
    'transaction.canceled',
  ],
} as const satisfies Route;

export const subscriptionsCancelRoute = {
  id: 'subscriptions.cancel',
  method: 'POST',
  path: '/subscriptions/{subscription_id}/cancel',
  security: [[{ scheme: 'apiKey', permissions: ['subscription.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [
      {
        name: 'subscription_id',
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
  body: {
    required: false,
    mediaTypes: ['application/json'],
    object: true,
    defaults: { values: { effective_from: 'next_billing_period' }, nullable: ['effective_from'] },
  },
  check: {
    path: subscriptionsCancelChecks.path,
    headers: subscriptionsCancelChecks.headers,
    body: subscriptionsCancelChecks.body,
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
    'subscription_is_canceled_action_invalid',
    'subscription_locked_pending_changes',
    'subscription_locked_processing',
    'subscription_locked_renewal',
  ],
  emits: [
    'subscription.updated',
    'subscription.canceled',
    'transaction.updated',
    'transaction.canceled',
    'invoice.canceled',
  ],
} as const satisfies Route;

export const subscriptionsChargeRoute = {
  id: 'subscriptions.charge',
  method: 'POST',
  path: '/subscriptions/{subscription_id}/charge',
  security: [[{ scheme: 'apiKey', permissions: ['subscription.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [
      {
        name: 'subscription_id',
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
  body: {
    required: true,
    mediaTypes: ['application/json'],
    object: true,
    defaults: {
      values: { on_payment_failure: 'prevent_change' },
      nullable: ['on_payment_failure'],
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
      },
    },
  },
  check: {
    path: subscriptionsChargeChecks.path,
    headers: subscriptionsChargeChecks.headers,
    body: subscriptionsChargeChecks.body,
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
    'entity_archived',
    'price_billing_cycle_frequency_below_1',
    'price_billing_cycle_frequency_greater_than_maximum',
    'price_duplicate_currency_override_for_country',
    'price_trial_period_frequency_below_1',
    'price_trial_period_missing_fields',
    'price_trial_period_requires_billing_cycle',
    'product_tax_category_not_approved',
    'storage_limit_reached',
    'subscription_charge_duplicate_price_ids',
    'subscription_immediate_charge_24_hour_limit_exceeded',
    'subscription_immediate_charge_hour_limit_exceeded',
    'subscription_invalid_billing_mode_for_scheduled_change',
    'subscription_locked_processing',
    'subscription_locked_renewal',
    'subscription_missing_payment_method_cannot_update',
    'subscription_not_active',
    'subscription_payment_declined',
    'subscription_update_when_canceled',
    'subscription_update_when_past_due',
    'transaction_balance_less_than_charge_limit',
    'transaction_both_price_id_and_object_found',
    'transaction_item_quantity_out_of_range',
    'transaction_price_not_found',
  ],
  emits: [
    'subscription.updated',
    'subscription.past_due',
    'transaction.created',
    'transaction.billed',
    'transaction.updated',
    'transaction.paid',
    'transaction.completed',
    'transaction.payment_failed',
    'transaction.canceled',
    'transaction.past_due',
    'invoice.issued',
    'price.created',
    'product.created',
  ],
} as const satisfies Route;

export const subscriptionsGetRoute = {
  id: 'subscriptions.get',
  method: 'GET',
  path: '/subscriptions/{subscription_id}',
  security: [[{ scheme: 'apiKey', permissions: ['subscription.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'subscription_id',
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
          next_transaction: ['transaction.read'],
          recurring_transaction_details: ['transaction.read'],
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
    path: subscriptionsGetChecks.path,
    query: subscriptionsGetChecks.query,
    headers: subscriptionsGetChecks.headers,
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

export const subscriptionsListRoute = {
  id: 'subscriptions.list',
  method: 'GET',
  path: '/subscriptions',
  security: [[{ scheme: 'apiKey', permissions: ['subscription.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'customer_id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'address_id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'price_id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'scheduled_change_action', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'status', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'collection_mode', shape: 'value', kind: 'string', style: 'form', explode: true },
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
  check: { query: subscriptionsListChecks.query, headers: subscriptionsListChecks.headers },
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

export const subscriptionsPauseRoute = {
  id: 'subscriptions.pause',
  method: 'POST',
  path: '/subscriptions/{subscription_id}/pause',
  security: [[{ scheme: 'apiKey', permissions: ['subscription.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [
      {
        name: 'subscription_id',
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
  body: {
    required: false,
    mediaTypes: ['application/json'],
    object: true,
    defaults: {
      values: { effective_from: 'next_billing_period', on_resume: 'start_new_billing_period' },
      nullable: ['effective_from', 'on_resume'],
    },
  },
  check: {
    path: subscriptionsPauseChecks.path,
    headers: subscriptionsPauseChecks.headers,
    body: subscriptionsPauseChecks.body,
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
    'subscription_cannot_be_paused',
    'subscription_continuing_existing_billing_period_not_allowed',
    'subscription_continuing_existing_billing_period_not_allowed_subscription_past_due',
    'subscription_is_canceled_action_invalid',
    'subscription_locked_pending_changes',
    'subscription_locked_processing',
    'subscription_locked_renewal',
    'subscription_not_active',
  ],
  emits: [
    'subscription.updated',
    'subscription.paused',
    'transaction.updated',
    'transaction.canceled',
    'invoice.canceled',
  ],
} as const satisfies Route;

export const subscriptionsPaymentMethodTransactionRoute = {
  id: 'subscriptions.paymentMethodTransaction',
  method: 'GET',
  path: '/subscriptions/{subscription_id}/update-payment-method-transaction',
  security: [[{ scheme: 'apiKey', permissions: ['transaction.write'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'subscription_id',
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
  check: {
    path: subscriptionsPaymentMethodTransactionChecks.path,
    headers: subscriptionsPaymentMethodTransactionChecks.headers,
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
    'bad_request',
    'not_found',
    'conflict',
    'subscription_is_canceled_action_invalid',
  ],
  emits: ['transaction.created', 'transaction.ready'],
} as const satisfies Route;

export const subscriptionsPreviewChargeRoute = {
  id: 'subscriptions.previewCharge',
  method: 'POST',
  path: '/subscriptions/{subscription_id}/charge/preview',
  security: [[{ scheme: 'apiKey', permissions: ['subscription.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'subscription_id',
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
  body: {
    required: true,
    mediaTypes: ['application/json'],
    object: true,
    defaults: {
      values: { on_payment_failure: 'prevent_change' },
      nullable: ['on_payment_failure'],
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
      },
    },
  },
  check: {
    path: subscriptionsPreviewChargeChecks.path,
    headers: subscriptionsPreviewChargeChecks.headers,
    body: subscriptionsPreviewChargeChecks.body,
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
    'entity_archived',
    'price_billing_cycle_frequency_below_1',
    'price_billing_cycle_frequency_greater_than_maximum',
    'price_duplicate_currency_override_for_country',
    'price_trial_period_frequency_below_1',
    'price_trial_period_missing_fields',
    'price_trial_period_requires_billing_cycle',
    'product_tax_category_not_approved',
    'storage_limit_reached',
    'subscription_charge_duplicate_price_ids',
    'subscription_invalid_billing_mode_for_scheduled_change',
    'subscription_locked_processing',
    'subscription_locked_renewal',
    'subscription_missing_payment_method_cannot_update',
    'subscription_not_active',
    'subscription_update_when_canceled',
    'subscription_update_when_past_due',
    'transaction_balance_less_than_charge_limit',
    'transaction_both_price_id_and_object_found',
    'transaction_item_quantity_out_of_range',
    'transaction_price_not_found',
  ],
  emits: [],
} as const satisfies Route;

export const subscriptionsPreviewUpdateRoute = {
  id: 'subscriptions.previewUpdate',
  method: 'PATCH',
  path: '/subscriptions/{subscription_id}/preview',
  security: [[{ scheme: 'apiKey', permissions: ['subscription.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'subscription_id',
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
  body: {
    required: true,
    mediaTypes: ['application/json'],
    object: true,
    defaults: {
      values: { on_payment_failure: 'prevent_change' },
      properties: {
        billing_details: {
          values: { enable_checkout: false, purchase_order_number: '' },
          nullable: ['enable_checkout', 'purchase_order_number'],
        },
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
    path: subscriptionsPreviewUpdateChecks.path,
    headers: subscriptionsPreviewUpdateChecks.headers,
    body: subscriptionsPreviewUpdateChecks.body,
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
    'entity_archived',
    'price_billing_cycle_frequency_below_1',
    'price_billing_cycle_frequency_greater_than_maximum',
    'price_duplicate_currency_override_for_country',
    'price_trial_period_frequency_below_1',
    'price_trial_period_missing_fields',
    'price_trial_period_requires_billing_cycle',
    'product_tax_category_not_approved',
    'storage_limit_reached',
    'subscription_all_items_removed',
    'subscription_archived_discount_application_attempt',
    'subscription_credit_creation_against_processing_transaction_not_allowed',
    'subscription_credit_creation_against_uncompleted_transaction_not_allowed',
    'subscription_currency_update_and_actions_creating_credits_not_allowed',
    'subscription_currency_update_not_allowed',
    'subscription_discount_not_valid_for_items',
    'subscription_incorrect_proration_on_paused_subscription',
    'subscription_invalid_billing_mode_for_scheduled_change',
    'subscription_items_update_missing_proration_billing_mode',
    'subscription_locked_processing',
    'subscription_locked_renewal',
    'subscription_missing_payment_method_cannot_update',
    'subscription_next_billed_at_too_soon',
    'subscription_no_recurring_items_remain',
    'subscription_one_off_discount_not_valid',
    'subscription_only_update_items_on_paused_subscription',
    'subscription_outstanding_pending_refund',
    'subscription_quantity_missing_for_new_items',
    'subscription_trialing_discount_update_invalid_options',
    'subscription_trialing_items_update_invalid_options',
    'subscription_update_different_currency_credits',
    'subscription_update_transaction_balance_less_than_charge_limit',
    'subscription_update_when_canceled',
    'subscription_update_when_past_due',
    'transaction_billing_details_must_be_null',
    'transaction_billing_details_object_required',
    'transaction_both_price_id_and_object_found',
    'transaction_currency_code_not_valid_for_manual',
    'transaction_duplicate_price_ids',
    'transaction_invalid_discount_currency',
    'transaction_item_quantity_out_of_range',
    'transaction_payment_terms_object_required',
    'transaction_price_different_billing_cycle',
    'transaction_price_not_found',
  ],
  emits: [],
} as const satisfies Route;

export const subscriptionsResumeRoute = {
  id: 'subscriptions.resume',
  method: 'POST',
  path: '/subscriptions/{subscription_id}/resume',
  security: [[{ scheme: 'apiKey', permissions: ['subscription.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [
      {
        name: 'subscription_id',
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
  body: {
    required: false,
    mediaTypes: ['application/json'],
    object: true,
    defaults: {
      values: { effective_from: 'immediately', on_resume: 'start_new_billing_period' },
      nullable: ['effective_from', 'on_resume'],
    },
  },
  check: {
    path: subscriptionsResumeChecks.path,
    headers: subscriptionsResumeChecks.headers,
    body: subscriptionsResumeChecks.body,
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
    'subscription_continuing_existing_billing_period_not_allowed',
    'subscription_continuing_existing_billing_period_not_allowed_no_billing_period',
    'subscription_is_canceled_action_invalid',
    'subscription_locked_processing',
    'subscription_locked_renewal',
    'subscription_missing_payment_method_cannot_resume',
    'subscription_must_be_paused',
    'subscription_outstanding_transaction',
    'subscription_payment_declined',
  ],
  emits: [
    'subscription.updated',
    'subscription.resumed',
    'transaction.created',
    'transaction.billed',
    'transaction.updated',
    'transaction.paid',
    'transaction.completed',
    'transaction.payment_failed',
    'transaction.canceled',
    'invoice.issued',
  ],
} as const satisfies Route;

export const subscriptionsUpdateRoute = {
  id: 'subscriptions.update',
  method: 'PATCH',
  path: '/subscriptions/{subscription_id}',
  security: [[{ scheme: 'apiKey', permissions: ['subscription.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [
      {
        name: 'subscription_id',
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
  body: {
    required: true,
    mediaTypes: ['application/json'],
    object: true,
    defaults: {
      values: { on_payment_failure: 'prevent_change' },
      properties: {
        billing_details: {
          values: { enable_checkout: false, purchase_order_number: '' },
          nullable: ['enable_checkout', 'purchase_order_number'],
        },
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
    path: subscriptionsUpdateChecks.path,
    headers: subscriptionsUpdateChecks.headers,
    body: subscriptionsUpdateChecks.body,
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
    'entity_archived',
    'price_billing_cycle_frequency_below_1',
    'price_billing_cycle_frequency_greater_than_maximum',
    'price_duplicate_currency_override_for_country',
    'price_trial_period_frequency_below_1',
    'price_trial_period_missing_fields',
    'price_trial_period_requires_billing_cycle',
    'product_tax_category_not_approved',
    'storage_limit_reached',
    'subscription_all_items_removed',
    'subscription_archived_discount_application_attempt',
    'subscription_credit_creation_against_processing_transaction_not_allowed',
    'subscription_credit_creation_against_uncompleted_transaction_not_allowed',
    'subscription_currency_update_and_actions_creating_credits_not_allowed',
    'subscription_currency_update_not_allowed',
    'subscription_discount_not_valid_for_items',
    'subscription_immediate_charge_24_hour_limit_exceeded',
    'subscription_immediate_charge_hour_limit_exceeded',
    'subscription_incorrect_proration_on_paused_subscription',
    'subscription_invalid_billing_mode_for_scheduled_change',
    'subscription_items_update_missing_proration_billing_mode',
    'subscription_locked_processing',
    'subscription_locked_renewal',
    'subscription_missing_payment_method_cannot_update',
    'subscription_next_billed_at_too_soon',
    'subscription_no_recurring_items_remain',
    'subscription_one_off_discount_not_valid',
    'subscription_only_update_items_on_paused_subscription',
    'subscription_outstanding_pending_refund',
    'subscription_payment_declined',
    'subscription_quantity_missing_for_new_items',
    'subscription_trialing_discount_update_invalid_options',
    'subscription_trialing_items_update_invalid_options',
    'subscription_update_different_currency_credits',
    'subscription_update_transaction_balance_less_than_charge_limit',
    'subscription_update_when_canceled',
    'subscription_update_when_past_due',
    'transaction_billing_details_must_be_null',
    'transaction_billing_details_object_required',
    'transaction_both_price_id_and_object_found',
    'transaction_currency_code_not_valid_for_manual',
    'transaction_duplicate_price_ids',
    'transaction_invalid_discount_currency',
    'transaction_item_quantity_out_of_range',
    'transaction_payment_terms_object_required',
    'transaction_price_different_billing_cycle',
    'transaction_price_not_found',
  ],
  emits: [
    'subscription.updated',
    'subscription.past_due',
    'transaction.created',
    'transaction.billed',
    'transaction.updated',
    'transaction.paid',
    'transaction.completed',
    'transaction.payment_failed',
    'transaction.canceled',
    'transaction.past_due',
    'invoice.issued',
    'discount.updated',
    'price.created',
    'product.created',
  ],
} as const satisfies Route;

export interface SubscriptionsActivateRequest extends RequestBase<
  (typeof subscriptionsActivateRoute)['errorCodes'][number]
> {
  readonly path: SubscriptionsActivatePath;
  readonly headers: SubscriptionsActivateHeaders;
}

export type SubscriptionsActivateResult = {
  readonly status: 200;
  readonly body: SubscriptionsActivateResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SubscriptionsCancelRequest extends RequestBase<
  (typeof subscriptionsCancelRoute)['errorCodes'][number]
> {
  readonly path: SubscriptionsCancelPath;
  readonly headers: SubscriptionsCancelHeaders;
  readonly body: WithDefaults<SubscriptionsCancelBody, 'effective_from', 'effective_from'> | undefined;
}

export type SubscriptionsCancelResult = {
  readonly status: 200;
  readonly body: SubscriptionsCancelResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SubscriptionsChargeRequest extends RequestBase<
  (typeof subscriptionsChargeRoute)['errorCodes'][number]
> {
  readonly path: SubscriptionsChargePath;
  readonly headers: SubscriptionsChargeHeaders;
  readonly body: WithDefaults<SubscriptionsChargeBody, 'on_payment_failure', 'on_payment_failure'>;
}

export type SubscriptionsChargeResult = {
  readonly status: 201;
  readonly body: SubscriptionsChargeResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SubscriptionsGetRequest extends RequestBase<(typeof subscriptionsGetRoute)['errorCodes'][number]> {
  readonly path: SubscriptionsGetPath;
  readonly query: SubscriptionsGetQuery;
  readonly headers: SubscriptionsGetHeaders;
}

export type SubscriptionsGetResult = {
  readonly status: 200;
  readonly body: SubscriptionsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SubscriptionsListRequest extends RequestBase<(typeof subscriptionsListRoute)['errorCodes'][number]> {
  readonly query: WithDefaults<SubscriptionsListQuery, 'per_page' | 'order_by'>;
  readonly headers: SubscriptionsListHeaders;
}

export type SubscriptionsListResult = {
  readonly status: 200;
  readonly body: SubscriptionsListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SubscriptionsPauseRequest extends RequestBase<(typeof subscriptionsPauseRoute)['errorCodes'][number]> {
  readonly path: SubscriptionsPausePath;
  readonly headers: SubscriptionsPauseHeaders;
  readonly body:
    | WithDefaults<SubscriptionsPauseBody, 'effective_from' | 'on_resume', 'effective_from' | 'on_resume'>
    | undefined;
}

export type SubscriptionsPauseResult = {
  readonly status: 200;
  readonly body: SubscriptionsPauseResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SubscriptionsPaymentMethodTransactionRequest extends RequestBase<
  (typeof subscriptionsPaymentMethodTransactionRoute)['errorCodes'][number]
> {
  readonly path: SubscriptionsPaymentMethodTransactionPath;
  readonly headers: SubscriptionsPaymentMethodTransactionHeaders;
}

export type SubscriptionsPaymentMethodTransactionResult = {
  readonly status: 200;
  readonly body: SubscriptionsPaymentMethodTransactionResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SubscriptionsPreviewChargeRequest extends RequestBase<
  (typeof subscriptionsPreviewChargeRoute)['errorCodes'][number]
> {
  readonly path: SubscriptionsPreviewChargePath;
  readonly headers: SubscriptionsPreviewChargeHeaders;
  readonly body: WithDefaults<SubscriptionsPreviewChargeBody, 'on_payment_failure', 'on_payment_failure'>;
}

export type SubscriptionsPreviewChargeResult = {
  readonly status: 200;
  readonly body: SubscriptionsPreviewChargeResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SubscriptionsPreviewUpdateRequest extends RequestBase<
  (typeof subscriptionsPreviewUpdateRoute)['errorCodes'][number]
> {
  readonly path: SubscriptionsPreviewUpdatePath;
  readonly headers: SubscriptionsPreviewUpdateHeaders;
  readonly body: WithDefaults<SubscriptionsPreviewUpdateBody, 'on_payment_failure'>;
}

export type SubscriptionsPreviewUpdateResult = {
  readonly status: 200;
  readonly body: SubscriptionsPreviewUpdateResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SubscriptionsResumeRequest extends RequestBase<
  (typeof subscriptionsResumeRoute)['errorCodes'][number]
> {
  readonly path: SubscriptionsResumePath;
  readonly headers: SubscriptionsResumeHeaders;
  readonly body:
    | WithDefaults<SubscriptionsResumeBody, 'effective_from' | 'on_resume', 'effective_from' | 'on_resume'>
    | undefined;
}

export type SubscriptionsResumeResult = {
  readonly status: 200;
  readonly body: SubscriptionsResumeResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SubscriptionsUpdateRequest extends RequestBase<
  (typeof subscriptionsUpdateRoute)['errorCodes'][number]
> {
  readonly path: SubscriptionsUpdatePath;
  readonly headers: SubscriptionsUpdateHeaders;
  readonly body: WithDefaults<SubscriptionsUpdateBody, 'on_payment_failure'>;
}

export type SubscriptionsUpdateResult = {
  readonly status: 200;
  readonly body: SubscriptionsUpdateResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SubscriptionsHandlers<Context> {
  /**
   * Activate a trialing subscription
   *
   * Ends the trial of a `trialing` subscription with automatic collection. The first paid billing period starts at
   * once; it is charged within this request, and later periods are counted from it. If the payment is declined, the
   * trial continues and the transaction is canceled. The request has no body.
   *
   * The events are `subscription.updated` and `subscription.activated`, then those of the transaction as with a
   * renewal. A declined payment has only events of the transaction.
   *
   *
   * @see operations/subscription-lifecycle.yaml#/activate/post
   */
  readonly activate: Handler<SubscriptionsActivateRequest, SubscriptionsActivateResult, Context>;
  /**
   * Cancel a subscription
   *
   * Cancels a subscription, by default at the end of the billing period. Until then it continues, with the
   * cancellation in `scheduled_change` and without `next_billed_at`. With `effective_from: immediately`, or when it is
   * `paused`, it is canceled at once. An overdue renewal is canceled with it, and credit that was applied to that
   * returns to the customer's balance. You can leave out the body.
   *
   * A canceled subscription can't be reactivated. A cancellation refunds nothing, and charges and credits of earlier
   * changes that wait for the next renewal are forgiven. For a refund, create an
   * [adjustment](adjustments.create.html).
   *
   * A cancellation at once has the events `subscription.updated` and `subscription.canceled`, and for a canceled
   * renewal `transaction.updated` and `transaction.canceled`. A scheduled one has `subscription.updated`.
   *
   *
   * @see operations/subscription-lifecycle.yaml#/cancel/post
   */
  readonly cancel: Handler<SubscriptionsCancelRequest, SubscriptionsCancelResult, Context>;
  /**
   * Charge a subscription once
   *
   * Charges one-time items, for example a setup or usage: at once, or with the next renewal. They are never prorated and don't become
   * items of the subscription. A discount of the subscription applies to them.
   *
   * The items have prices without a billing cycle, of your catalog or not. With `effective_from: immediately`, the payment method of the
   * subscription is charged in this request. If that is declined, the transaction is canceled, and with `apply_change` it stays and the
   * subscription is `past_due`. With manual collection, an invoice is issued. With `effective_from: next_billing_period`, the items wait for
   * the renewal and are part of `next_transaction`.
   *
   * A subscription can be charged at once 20 times in an hour and 100 times in 24 hours.
   *
   * The events of a charge at once are those of its transaction, without `subscription.updated`. One that waits has none until the renewal.
   *
   *
   * @see operations/subscription-changes.yaml#/charge/post
   */
  readonly charge: Handler<SubscriptionsChargeRequest, SubscriptionsChargeResult, Context>;
  /**
   * Get a subscription
   *
   * Returns one subscription in any status. `items` has its recurring prices and products as they were when
   * the subscription started: later changes of the catalog don't change it.
   *
   * Billing periods are counted from the start of the subscription, or from the end of its trial. Monthly and
   * yearly periods keep the day, and use the last day of a shorter month: after 31 January come 28 February
   * and 31 March.
   *
   * `include` adds what it will be charged. These amounts are computed with the prices of its items, and the tax rates
   * and the credit of this moment.
   *
   *
   * @see operations/subscriptions.yaml#/subscription/get
   */
  readonly get: Handler<SubscriptionsGetRequest, SubscriptionsGetResult, Context>;
  /**
   * List subscriptions
   *
   * Lists the subscriptions of the account in every status, the newest first.
   *
   * A transaction with recurring prices starts a subscription when it is completed, or with manual collection
   * when it is billed. Filter [transactions](transactions.list.html) by `subscription_id` for those of a
   * subscription.
   *
   * The service renews each subscription at its `next_billed_at`: see the guide
   * [Subscriptions](../guides/subscriptions.html).
   *
   *
   * @see operations/subscriptions.yaml#/subscriptions/get
   */
  readonly list: Handler<SubscriptionsListRequest, SubscriptionsListResult, Context>;
  /**
   * Pause a subscription
   *
   * Pauses billing, by default at the end of the billing period. Until then the subscription is `active`, with the
   * pause in `scheduled_change` and without `next_billed_at`. With `effective_from: immediately` it is `paused` at
   * once, also when it is `past_due`: its overdue renewal is canceled, and credit that was applied to it returns to
   * the customer's balance. You can leave out the body.
   *
   * The subscription pauses without end, or resumes by itself at `resume_at`. Until it pauses, you can move that
   * time with [resume](subscriptions.resume.html). When it resumes, `on_resume` decides whether a new billing period
   * starts and is charged, or the period of the pause continues.
   *
   * A pause refunds nothing. Credits of earlier changes that wait for the next renewal are forgiven, and charges
   * that wait are billed when the subscription resumes.
   *
   * A pause at once has the events `subscription.updated` and `subscription.paused`, and for a canceled renewal
   * `transaction.updated` and `transaction.canceled`. A scheduled pause has `subscription.updated`.
   *
   *
   * @see operations/subscription-lifecycle.yaml#/pause/post
   */
  readonly pause: Handler<SubscriptionsPauseRequest, SubscriptionsPauseResult, Context>;
  /**
   * Get a transaction to update the payment method
   *
   * Returns a transaction whose payment changes the payment method of a subscription. Send the customer to its
   * `checkout.url`. When the transaction is completed, the subscription is paid with the new payment method,
   * which is also saved for the customer.
   *
   * For a `past_due` subscription it is the overdue transaction: its payment ends the delay. For an `active` or
   * `trialing` one it is a transaction of value 0 with the origin `subscription_payment_method_change`, whose
   * items have the proration rate `"0"`: nothing is charged, and the bank only verifies the card. The first request
   * creates it. Repeated requests return the same one, until it is paid or canceled, or the subscription has changed.
   *
   * A subscription with manual collection has no payment method. One that is paused has to be resumed first.
   *
   *
   * @see operations/subscription-links.yaml#/update-payment-method-transaction/get
   */
  readonly paymentMethodTransaction: Handler<
    SubscriptionsPaymentMethodTransactionRequest,
    SubscriptionsPaymentMethodTransactionResult,
    Context
  >;
  /**
   * Preview a charge of a subscription
   *
   * Returns what a charge with the same body would cost, and charges nothing.
   *
   * It is computed by the same code as the [charge](subscriptions.charge.html), so it fails with the same errors,
   * except those of a payment. `update_summary` is null, because a charge changes no items.
   *
   *
   * @see operations/subscription-changes.yaml#/chargePreview/post
   */
  readonly previewCharge: Handler<SubscriptionsPreviewChargeRequest, SubscriptionsPreviewChargeResult, Context>;
  /**
   * Preview an update of a subscription
   *
   * Returns what an update with the same body would make of the subscription and charge, and changes nothing: no event
   * is sent, and nothing is charged.
   *
   * It is computed by the same code as the [update](subscriptions.update.html), so it fails with the same errors,
   * except those of a payment.
   *
   * `immediate_transaction` is what would be charged or credited at once. `next_transaction` is the next renewal after the
   * change, with everything that waits for it. `recurring_transaction_details` are the totals of each renewal without that.
   * `update_summary` adds up what the change credits and charges.
   *
   * The amounts are those of this moment: a prorated change costs less with each minute.
   *
   *
   * @see operations/subscription-changes.yaml#/updatePreview/patch
   */
  readonly previewUpdate: Handler<SubscriptionsPreviewUpdateRequest, SubscriptionsPreviewUpdateResult, Context>;
  /**
   * Resume a paused subscription
   *
   * Ends the pause of a `paused` subscription. By default it resumes at once, and a new billing period starts, from
   * which later ones are counted. It is charged within this request, with charges of earlier changes that wait. If
   * the payment is declined, the subscription stays paused and the transaction is canceled. You can leave out the body.
   *
   * With `on_resume: continue_existing_billing_period`, nothing is charged, and the subscription continues with the
   * period and the dates that it had. That is possible until the period ends, and not if the subscription was past
   * due when it was paused. A period that began at this very moment is charged already, so it continues too.
   *
   * A time in `effective_from` schedules the resumption: it becomes a `scheduled_change`. For a subscription that is
   * not paused yet, but has a scheduled pause, it changes the `resume_at` of the pause.
   *
   * The events of a resumption at once are `subscription.updated` and `subscription.resumed`, then those of the
   * transaction as with a renewal. A declined payment has only events of the transaction. A scheduled resumption has
   * `subscription.updated`.
   *
   *
   * @see operations/subscription-lifecycle.yaml#/resume/post
   */
  readonly resume: Handler<SubscriptionsResumeRequest, SubscriptionsResumeResult, Context>;
  /**
   * Update a subscription
   *
   * Changes the items of a subscription, its billing date, its discount, or who pays it and how. Members that you
   * leave out remain unchanged. Every rule is checked before anything is changed.
   *
   * `items` is the full list. A new price is copied from the catalog as it is now; the items that remain keep their
   * copies. `proration_billing_mode` decides what the change costs. A prorated change charges what is added and credits
   * what is taken away for the rest of the billing period: `rate` of each line is the part of the period that is
   * left, to the minute and with five decimals, so that you can compute each amount again. What is credited has the
   * price, discount and tax rate that were paid for this period; what is charged has those of today.
   *
   * | `proration_billing_mode` | charges | credits | when |
   * |---|---|---|---|
   * | `prorated_immediately` | the rest of the period | the rest of the period | in this request |
   * | `full_immediately` | a whole period | nothing | in this request |
   * | `prorated_next_billing_period` | the rest of the period | the rest of the period | with the next renewal |
   * | `full_next_billing_period` | a whole period | nothing | with the next renewal |
   * | `do_not_bill` | nothing | nothing | |
   *
   * A charge in this request is made with the payment method of the subscription. With `prevent_change`, a declined payment
   * changes nothing: the transaction is canceled, and credit of the customer that it took returns. Credit that is left after a
   * change goes to the balance of the customer, and pays later transactions. With manual collection, an invoice is issued.
   *
   * `next_billed_at` moves the end of the current period, and later periods are counted from it. A later date is charged and a
   * sooner one credited for all items, unless the mode is `do_not_bill`; the two modes with `full` are not possible. In a trial
   * it extends or shortens the trial.
   *
   * In the 30 minutes before a renewal and while a payment is processed, nothing can be changed. Of a `trialing` or `paused`
   * subscription, only some members can be changed, and a `past_due` or `canceled` one can't be changed.
   *
   * The events are `subscription.updated`, then those of the transaction as with a renewal. Send the same body to
   * [preview the change](subscriptions.previewUpdate.html) first.
   *
   *
   * @see operations/subscriptions.yaml#/subscription/patch
   */
  readonly update: Handler<SubscriptionsUpdateRequest, SubscriptionsUpdateResult, Context>;
}
