// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as previewEndpoint,
  type PricingPreviewRequest,
  type PricingPreviewResult,
} from '../operations/pricing.preview.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** What a purchase would cost, with tax and discount, before anything is stored. */
export interface PricingClient {
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
   * Needs the permission `transaction.read`.
   * At most 1000 requests in 60 seconds.
   *
   * @see POST /pricing-preview, in the document at operations/previews.yaml#/pricing-preview/post
   */
  preview(request: PricingPreviewRequest, options?: CallOptions): Call<PricingPreviewResult>;
}

export function createPricingClient(call: Caller): PricingClient {
  return {
    preview: (request, options) => call<PricingPreviewRequest, PricingPreviewResult>(previewEndpoint, request, options),
  };
}
