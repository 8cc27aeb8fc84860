// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as deleteEndpoint,
  type CheckoutDomainsDeleteRequest,
  type CheckoutDomainsDeleteResult,
} from '../operations/checkoutDomains.delete.ts';
import {
  endpoint as getEndpoint,
  type CheckoutDomainsGetRequest,
  type CheckoutDomainsGetResult,
} from '../operations/checkoutDomains.get.ts';
import {
  endpoint as listEndpoint,
  type CheckoutDomainsListRequest,
  type CheckoutDomainsListResult,
  type CheckoutDomainsListItem,
} from '../operations/checkoutDomains.list.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** The websites that may show a checkout, and their reviews. */
export interface CheckoutDomainsClient {
  /**
   * Delete a checkout domain
   *
   * Permanently deletes a checkout domain, in any state of its review. The website can't show a checkout
   * anymore. To use it again, submit it for a new review.
   *
   * Needs the permission `checkout_domain.write`.
   * At most 240 requests in 60 seconds.
   *
   * @see DELETE /checkout-domains/{checkout_domain_id}, in the document at operations/checkout-domains.yaml#/checkout-domain/delete
   */
  delete(request: CheckoutDomainsDeleteRequest, options?: CallOptions): Call<CheckoutDomainsDeleteResult>;
  /**
   * Get a checkout domain
   *
   * Returns one website that you submitted for showing a checkout, with the state of its review.
   *
   * Needs the permission `checkout_domain.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /checkout-domains/{checkout_domain_id}, in the document at operations/checkout-domains.yaml#/checkout-domain/get
   */
  get(request: CheckoutDomainsGetRequest, options?: CallOptions): Call<CheckoutDomainsGetResult>;
  /**
   * List checkout domains
   *
   * Lists the websites that you submitted for showing a checkout, with the state of their review. You can
   * show a checkout only on an `approved` domain. `action_required` means that you have to correct
   * something on the site before you submit it again.
   *
   * To find out whether a page may show a checkout, filter by its host name with `domain` and by
   * `status=approved`.
   *
   * Needs the permission `checkout_domain.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /checkout-domains, in the document at operations/checkout-domains.yaml#/checkout-domains/get
   */
  list(
    request?: CheckoutDomainsListRequest,
    options?: CallOptions,
  ): PagedCall<CheckoutDomainsListResult, CheckoutDomainsListItem>;
}

export function createCheckoutDomainsClient(call: Caller): CheckoutDomainsClient {
  return {
    delete: (request, options) =>
      call<CheckoutDomainsDeleteRequest, CheckoutDomainsDeleteResult>(deleteEndpoint, request, options),
    get: (request, options) => call<CheckoutDomainsGetRequest, CheckoutDomainsGetResult>(getEndpoint, request, options),
    list: (request = {}, options) =>
      call<CheckoutDomainsListRequest, CheckoutDomainsListResult, CheckoutDomainsListItem>(
        listEndpoint,
        request,
        options,
      ),
  };
}
