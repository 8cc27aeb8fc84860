// Generated from spec.yaml by `npm run generate`. Do not edit.
import { type Call, callOf, type PagedCall } from './call.ts';
import type { Release } from './check-release.ts';
import type { Endpoint, PagedEndpoint, RequestParts, Wording } from './endpoint.ts';
import { rejectBrowsers } from './environment.ts';
import type { ErrorPaths } from './errors.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { pagedCallOf } from './paged-call.ts';
import { perform, type Setup } from './perform.ts';
import { systemTiming } from './timing.ts';
import { requestDefaults } from './write-message.ts';

/**
 * Calls any operation. A call rejects with `InvalidRequestError` before anything is sent, with `ApiError` or a subclass
 * for an error response, with `NetworkError` or `TimeoutError` without a response, or with the reason of its signal.
 */
export interface Caller {
  <Request, Page, Failure, Item>(
    endpoint: PagedEndpoint<Request, Page, Failure, Item>,
    request: Request,
    options?: CallOptions,
  ): PagedCall<Page, Item>;
  <Request, Result, Failure>(
    endpoint: Endpoint<Request, Result, Failure>,
    request: Request,
    options?: CallOptions,
  ): Call<Result>;
}

/** Creates a caller for one base URL and one key. It can be shared; its only state is which API versions it has reported. */
export function createApiCaller(
  options: ClientOptions,
  errorPaths: ErrorPaths,
  wording: Wording,
  release?: Release,
): Caller {
  rejectBrowsers(options.allowBrowser);
  checkOptions(options);
  const setup: Setup = {
    options,
    fetch: options.fetch ?? globalThis.fetch,
    errorPaths,
    wording,
    defaults: requestDefaults(options),
    timing: options.timing ?? systemTiming,
    release,
    reportedVersions: new Set(),
  };
  const call = (endpoint: Endpoint, request: RequestParts, own?: CallOptions): Call<unknown> => {
    const send = (parts: RequestParts) => perform(setup, endpoint, parts, own);
    return 'paging' in endpoint ? pagedCallOf(endpoint as PagedEndpoint, request, send) : callOf(send(request));
  };
  return call as unknown as Caller;
}

/** Rejects values that `fetch` would reject later, with the key in its error message. */
function checkOptions({ baseUrl, apiKey }: ClientOptions): void {
  if (!URL.canParse(baseUrl)) throw new TypeError(`baseUrl is not a URL: ${JSON.stringify(baseUrl)}`);
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey))
    throw new TypeError(
      'apiKey is empty or contains a space, a line break or another character that keys never contain',
    );
}
