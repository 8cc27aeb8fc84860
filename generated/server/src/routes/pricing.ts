// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { PricingPreviewBody, PricingPreviewHeaders, PricingPreviewResponse200 } from '@billing/types';
import * as pricingPreviewChecks from '@billing/validators/pricing.preview';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const pricingPreviewRoute = {
  id: 'pricing.preview',
  method: 'POST',
  path: '/pricing-preview',
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
  body: { required: true, mediaTypes: ['application/json'], object: true },
  check: { headers: pricingPreviewChecks.headers, body: pricingPreviewChecks.body },
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
    'entity_archived',
    'discount_expired',
    'discount_usage_limit_exceeded',
    'transaction_customer_is_required_with_address',
    'transaction_customer_is_required_for_business_validation',
    'transaction_discount_not_eligible',
    'transaction_invalid_discount_currency',
    'transaction_item_quantity_out_of_range',
    'transaction_price_not_found',
  ],
  emits: [],
} as const satisfies Route;

export interface PricingPreviewRequest extends RequestBase<(typeof pricingPreviewRoute)['errorCodes'][number]> {
  readonly headers: PricingPreviewHeaders;
  readonly body: PricingPreviewBody;
}

export type PricingPreviewResult = {
  readonly status: 200;
  readonly body: PricingPreviewResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface PricingHandlers<Context> {
  /**
   * Preview prices
   *
   * Computes what each of up to 100 prices would cost: with tax, with a discount, and formatted for your
   * customer. Use it for a price table. It stores nothing.
   *
   * Each line is computed on its own, as if it were the only one, so monthly and yearly prices can be in one
   * request, and a flat discount is taken from each line. Trials have no effect on the amounts. For the totals
   * of one purchase, use the transaction preview.
   *
   *
   * @see operations/previews.yaml#/pricing-preview/post
   */
  readonly preview: Handler<PricingPreviewRequest, PricingPreviewResult, Context>;
}
