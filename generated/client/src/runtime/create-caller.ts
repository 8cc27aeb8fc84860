// Generated from spec.yaml by `npm run generate`. Do not edit.
import { type Call, callOf, type PagedCall } from './call.ts';
import type { Endpoint, PagedEndpoint, RequestParts } from './endpoint.ts';
import type { BaseOptions, CallOptions } from './options.ts';
import { type ApiDescription, perform, type Setup } from './perform.ts';
import { systemTiming } from './timing.ts';
import { requestDefaults } from './write-message.ts';

/**
 * Calls any operation. A call rejects with `InvalidRequestError` before anything is sent, with `ApiError` or a subclass
 * for an error response, with `NetworkError` or `TimeoutError` without a response, or with the reason of its signal.
 * The generated resources pass the type arguments: inferring those of every operation takes compilers longer than the
 * rest of a resource.
 */
export interface Caller {
  <Request, Page, Item>(
    endpoint: PagedEndpoint<Request, Page, unknown, Item>,
    request: Request,
    options?: CallOptions,
  ): PagedCall<Page, Item>;
  <Request, Result>(endpoint: Endpoint<Request, Result>, request: Request, options?: CallOptions): Call<Result>;
}

/** Creates a caller for one base URL and one set of credentials. It can be shared; its only state is what it has reported. */
export function createApiCaller(options: BaseOptions, description: ApiDescription): Caller {
  checkBaseUrl(options);
  const setup: Setup = {
    ...description,
    options,
    fetch: options.fetch ?? globalThis.fetch,
    defaults: requestDefaults(options),
    timing: options.timing ?? systemTiming,
    reported: new Set(),
  };
  const call = (endpoint: Endpoint, request: RequestParts, own?: CallOptions): Call<unknown> => {
    const send = (parts: RequestParts) => perform(setup, endpoint, parts, own);
    return endpoint.start ? endpoint.start(request, send) : callOf(send(request));
  };
  return call as unknown as Caller;
}

function checkBaseUrl({ baseUrl }: BaseOptions): void {
  const url = parsed(baseUrl);
  // `localhost:8080` is a URL as well, whose scheme is `localhost:`.
  if (!url || !/^https?:$/.test(url.protocol))
    throw new TypeError(`baseUrl must be a URL such as http://localhost:8080, not ${JSON.stringify(baseUrl)}`);
  // `fetch` rejects such a URL for every request. The message does not repeat the password.
  if (url.username || url.password) throw new TypeError('baseUrl must not contain credentials; pass them as options');
  // Paths are appended to the base URL.
  if (/[?#]/.test(baseUrl)) throw new TypeError('baseUrl must not contain a query or a fragment');
}

/** The DOM types of TypeScript 5.0 lack `URL.parse` and `URL.canParse`. */
function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
