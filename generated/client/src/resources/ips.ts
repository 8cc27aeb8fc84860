// Generated from spec.yaml by `npm run generate`. Do not edit.
import { endpoint as getEndpoint, type IpsGetRequest, type IpsGetResult } from '../operations/ips.get.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** The addresses from which the service sends webhooks. */
export interface IpsClient {
  /**
   * Get the IP addresses of the service
   *
   * Returns the networks from which this environment sends webhooks. If a firewall protects your receiver,
   * allow requests from these networks. Read the list regularly: networks can be added and removed.
   *
   * This operation needs no API key. An address alone does not prove who sent a request, so verify the
   * signature of each webhook as well.
   *
   * At most 240 requests in 60 seconds.
   *
   * @see GET /ips, in the document at operations/ips.yaml#/ips/get
   */
  get(request?: IpsGetRequest, options?: CallOptions): Call<IpsGetResult>;
}

export function createIpsClient(call: Caller): IpsClient {
  return {
    get: (request = {}, options) => call<IpsGetRequest, IpsGetResult>(getEndpoint, request, options),
  };
}
