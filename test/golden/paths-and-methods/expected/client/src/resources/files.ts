// Generated from spec.yaml by `npm run generate`. Do not edit.
import { endpoint as askEndpoint, type FilesAskRequest, type FilesAskResult } from '../operations/files.ask.ts';
import { endpoint as getEndpoint, type FilesGetRequest, type FilesGetResult } from '../operations/files.get.ts';
import { endpoint as lookEndpoint, type FilesLookRequest, type FilesLookResult } from '../operations/files.look.ts';
import { endpoint as traceEndpoint, type FilesTraceRequest, type FilesTraceResult } from '../operations/files.trace.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

export interface FilesClient {
  /** @see OPTIONS /files/{name}.{type}, in the document at spec.yaml#/paths/~1files~1{name}.{type}/options */
  ask(request: FilesAskRequest, options?: CallOptions): Call<FilesAskResult>;
  /** @see GET /files/{name}.{type}, in the document at spec.yaml#/paths/~1files~1{name}.{type}/get */
  get(request: FilesGetRequest, options?: CallOptions): Call<FilesGetResult>;
  /** @see HEAD /files/{name}.{type}, in the document at spec.yaml#/paths/~1files~1{name}.{type}/head */
  look(request: FilesLookRequest, options?: CallOptions): Call<FilesLookResult>;
  /** @see TRACE /files/{name}.{type}, in the document at spec.yaml#/paths/~1files~1{name}.{type}/trace */
  trace(request: FilesTraceRequest, options?: CallOptions): Call<FilesTraceResult>;
}

export function createFilesClient(call: Caller): FilesClient {
  return {
    ask: (request, options) => call<FilesAskRequest, FilesAskResult>(askEndpoint, request, options),
    get: (request, options) => call<FilesGetRequest, FilesGetResult>(getEndpoint, request, options),
    look: (request, options) => call<FilesLookRequest, FilesLookResult>(lookEndpoint, request, options),
    trace: (request, options) => call<FilesTraceRequest, FilesTraceResult>(traceEndpoint, request, options),
  };
}
