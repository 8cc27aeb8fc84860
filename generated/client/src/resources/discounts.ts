import type { DiscountsGetHeaders, DiscountsGetPath, DiscountsGetQuery, DiscountsGetResponse200 } from '@billing/types';
import * as getChecks from '@billing/validators/discounts.get';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const getEndpoint: Endpoint = {
  id: 'discounts.get',
  method: 'GET',
  path: '/discounts/{discount_id}',
  parameters: {
    path: [{ name: 'discount_id', style: 'simple', explode: false }],
    query: [{ name: 'include', style: 'form', explode: false }],
    header: [{ name: 'service-version', style: 'simple', explode: false }],
  },
  check: { path: getChecks.path, query: getChecks.query, headers: getChecks.headers },
};

export interface DiscountsGetRequest {
  readonly path: DiscountsGetPath;
  readonly query?: DiscountsGetQuery;
  readonly headers?: DiscountsGetHeaders;
}

export interface DiscountsClient {
  /**
   * Get a discount
   *
   * One discount, also an archived one or one of mode `custom`, which lists leave out. `amount` is a percentage or an
   * amount in the lowest denomination, depending on `type`.
   *
   * `times_used` counts redemptions: renewals, changes in the middle of a period and one-time charges on a
   * subscription do not count.
   */
  get(request: DiscountsGetRequest, options?: CallOptions): Promise<DiscountsGetResponse200>;
}

export function createDiscountsClient(call: Caller): DiscountsClient {
  return {
    get: (request, options) => call(getEndpoint, request, options) as Promise<DiscountsGetResponse200>,
  };
}
