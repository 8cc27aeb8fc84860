// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as createEndpoint,
  type ClocksCreateRequest,
  type ClocksCreateResult,
} from '../operations/clocks.create.ts';
import {
  endpoint as deleteEndpoint,
  type ClocksDeleteRequest,
  type ClocksDeleteResult,
} from '../operations/clocks.delete.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

export interface ClocksClient {
  /**
   * Add a clock
   *
   * @see POST /clocks, in the document at spec.yaml#/paths/~1clocks/post
   */
  create(request: ClocksCreateRequest, options?: CallOptions): Call<ClocksCreateResult>;
  /** @see DELETE /clocks/{name}, in the document at spec.yaml#/paths/~1clocks~1{name}/delete */
  delete(request: ClocksDeleteRequest, options?: CallOptions): Call<ClocksDeleteResult>;
}

export function createClocksClient(call: Caller): ClocksClient {
  return {
    create: (request, options) => call<ClocksCreateRequest, ClocksCreateResult>(createEndpoint, request, options),
    delete: (request, options) => call<ClocksDeleteRequest, ClocksDeleteResult>(deleteEndpoint, request, options),
  };
}
