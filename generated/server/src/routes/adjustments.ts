// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  AdjustmentsCreateBody,
  AdjustmentsCreateHeaders,
  AdjustmentsCreateResponse201,
  AdjustmentsCreditNoteHeaders,
  AdjustmentsCreditNotePath,
  AdjustmentsCreditNoteQuery,
  AdjustmentsCreditNoteResponse200,
  AdjustmentsListHeaders,
  AdjustmentsListQuery,
  AdjustmentsListResponse200,
} from '@billing/types';
import * as adjustmentsCreateChecks from '@billing/validators/adjustments.create';
import * as adjustmentsCreditNoteChecks from '@billing/validators/adjustments.creditNote';
import * as adjustmentsListChecks from '@billing/validators/adjustments.list';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const adjustmentsCreateRoute = {
  id: 'adjustments.create',
  method: 'POST',
  path: '/adjustments',
  security: [[{ scheme: 'apiKey', permissions: ['adjustment.write'] }]],
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
    defaults: { values: { tax_mode: 'internal', type: 'partial' }, nullable: ['tax_mode', 'type'] },
  },
  check: { headers: adjustmentsCreateChecks.headers, body: adjustmentsCreateChecks.body },
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
    'adjustment_amount_above_remaining_allowed',
    'adjustment_amount_cannot_be_zero',
    'adjustment_invalid_combination_of_types',
    'adjustment_pending_refund_request',
    'adjustment_tax_mode_not_allowed',
    'adjustment_total_amount_above_remaining_allowed',
    'adjustment_transaction_invalid_status_for_credit',
    'adjustment_transaction_invalid_status_for_refund',
    'adjustment_transaction_item_has_already_been_fully_adjusted',
    'adjustment_transaction_item_over_adjustment',
    'transaction_immutable_while_processing_payment',
  ],
  emits: ['adjustment.created', 'transaction.updated', 'transaction.completed'],
} as const satisfies Route;

export const adjustmentsCreditNoteRoute = {
  id: 'adjustments.creditNote',
  method: 'GET',
  path: '/adjustments/{adjustment_id}/credit-note',
  security: [[{ scheme: 'apiKey', permissions: ['adjustment.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'adjustment_id',
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
    path: adjustmentsCreditNoteChecks.path,
    query: adjustmentsCreditNoteChecks.query,
    headers: adjustmentsCreditNoteChecks.headers,
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
    'adjustment_credit_note_not_available',
  ],
  emits: [],
} as const satisfies Route;

export const adjustmentsListRoute = {
  id: 'adjustments.list',
  method: 'GET',
  path: '/adjustments',
  security: [[{ scheme: 'apiKey', permissions: ['adjustment.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'action', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'customer_id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'subscription_id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'transaction_id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'status', shape: 'array', kind: 'string', style: 'form', explode: false },
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
  check: { query: adjustmentsListChecks.query, headers: adjustmentsListChecks.headers },
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

export interface AdjustmentsCreateRequest extends RequestBase<(typeof adjustmentsCreateRoute)['errorCodes'][number]> {
  readonly headers: AdjustmentsCreateHeaders;
  readonly body: WithDefaults<AdjustmentsCreateBody, 'tax_mode' | 'type', 'tax_mode' | 'type'>;
}

export type AdjustmentsCreateResult = {
  readonly status: 201;
  readonly body: AdjustmentsCreateResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface AdjustmentsCreditNoteRequest extends RequestBase<
  (typeof adjustmentsCreditNoteRoute)['errorCodes'][number]
> {
  readonly path: AdjustmentsCreditNotePath;
  readonly query: WithDefaults<AdjustmentsCreditNoteQuery, 'disposition'>;
  readonly headers: AdjustmentsCreditNoteHeaders;
}

export type AdjustmentsCreditNoteResult = {
  readonly status: 200;
  readonly body: AdjustmentsCreditNoteResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface AdjustmentsListRequest extends RequestBase<(typeof adjustmentsListRoute)['errorCodes'][number]> {
  readonly query: WithDefaults<AdjustmentsListQuery, 'per_page' | 'order_by'>;
  readonly headers: AdjustmentsListHeaders;
}

export type AdjustmentsListResult = {
  readonly status: 200;
  readonly body: AdjustmentsListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface AdjustmentsHandlers<Context> {
  /**
   * Create an adjustment
   *
   * Refunds or credits a transaction, in full or in part.
   *
   * - A `refund` returns money of a `completed` transaction. It starts as `pending_approval`; until it is
   *   approved or rejected, the transaction can't be adjusted again. In sandbox it is approved after ten
   *   minutes of the account's time.
   * - A `credit` reduces the amount due of a transaction with manual collection that is `billed` or `past_due`.
   *   It is `approved` at once. A transaction that is credited in full is `completed`.
   *
   * With `type: full`, the adjustment takes all that is left, and the request has no `items`. Otherwise
   * `items` names lines of the transaction: `full` takes what is left of the line, and `partial` takes
   * `amount`, which contains tax unless `tax_mode` is `external`. The last adjustment of a line takes
   * exactly the net and the tax that earlier ones left. See the guide
   * [Refunds and credits](../guides/refunds-and-credits.html).
   *
   * The events are `adjustment.created`, and for a credit `transaction.updated`, with `transaction.completed`
   * when nothing is left to pay. When a refund is decided, `adjustment.updated` follows; when it is approved,
   * `transaction.updated` too.
   *
   *
   * @see operations/adjustments.yaml#/adjustments/post
   */
  readonly create: Handler<AdjustmentsCreateRequest, AdjustmentsCreateResult, Context>;
  /**
   * Get the credit note of an adjustment
   *
   * Returns a URL of the credit note as a PDF file. The URL works for one hour and without an API key, so send
   * it to the customer only. After that, request a new one.
   *
   * An adjustment has a credit note once it is approved, with its own number. It shows the customer, the address
   * and the business that the invoice of the transaction shows.
   *
   *
   * @see operations/adjustments.yaml#/credit-note/get
   */
  readonly creditNote: Handler<AdjustmentsCreditNoteRequest, AdjustmentsCreditNoteResult, Context>;
  /**
   * List adjustments
   *
   * Lists the refunds, credits and chargebacks of the account in every status, the newest first. Like every
   * list of the API, it has pages of 50 adjustments, or of up to 200 with `per_page`.
   *
   * There is no operation for a single adjustment: filter by `id`, or
   * [get the transaction](transactions.get.html) with `include=adjustment`.
   *
   *
   * @see operations/adjustments.yaml#/adjustments/get
   */
  readonly list: Handler<AdjustmentsListRequest, AdjustmentsListResult, Context>;
}
