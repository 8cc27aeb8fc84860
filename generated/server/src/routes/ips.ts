// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { IpsGetHeaders, IpsGetResponse200 } from '@billing/types';
import * as ipsGetChecks from '@billing/validators/ips.get';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const ipsGetRoute = {
  id: 'ips.get',
  method: 'GET',
  path: '/ips',
  security: 'public',
  rateLimit: 'default',
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
  check: { headers: ipsGetChecks.headers },
  errorCodes: [
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'unexpected_request_body',
  ],
  emits: [],
} as const satisfies Route;

export interface IpsGetRequest extends RequestBase<(typeof ipsGetRoute)['errorCodes'][number]> {
  readonly headers: IpsGetHeaders;
}

export type IpsGetResult = {
  readonly status: 200;
  readonly body: IpsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface IpsHandlers<Context> {
  /**
   * Get the IP addresses of the service
   *
   * Returns the networks from which this environment sends webhooks. If a firewall protects your receiver,
   * allow requests from these networks. Read the list regularly: networks can be added and removed.
   *
   * This operation needs no API key. An address alone does not prove who sent a request, so verify the
   * signature of each webhook as well.
   *
   *
   * @see operations/ips.yaml#/ips/get
   */
  readonly get: Handler<IpsGetRequest, IpsGetResult, Context>;
}
