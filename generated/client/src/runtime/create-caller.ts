import { type Call, callOf, type PagedCall } from './call.ts';
import type { Release } from './check-release.ts';
import type { Endpoint, PagedEndpoint, RequestParts, Wording } from './endpoint.ts';
import { refuseBrowsers } from './environment.ts';
import type { ErrorPaths } from './errors.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { pagedCallOf } from './paged-call.ts';
import { perform, type Setup } from './perform.ts';
import { systemTiming } from './timing.ts';
import { letterhead } from './write-message.ts';

/**
 * Calls any operation. A call fails with `InvalidRequestError` before anything is sent, `ApiError` or one of its classes when the API
 * refuses, `NetworkError` or `TimeoutError` when no answer comes, and the reason of its signal.
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

/** A caller for one address with one key. Share it freely: all that it keeps is which other versions of the API it has told of. */
export function createApiCaller(
  options: ClientOptions,
  errorPaths: ErrorPaths,
  wording: Wording,
  release?: Release,
): Caller {
  refuseBrowsers(options.allowBrowser);
  checkOptions(options);
  const setup: Setup = {
    options,
    fetch: options.fetch ?? globalThis.fetch,
    errorPaths,
    wording,
    letterhead: letterhead(options),
    timing: options.timing ?? systemTiming,
    release,
    told: new Set(),
  };
  const call = (endpoint: Endpoint, request: RequestParts, own?: CallOptions): Call<unknown> => {
    const ask = (asked: RequestParts) => perform(setup, endpoint, asked, own);
    return 'paging' in endpoint ? pagedCallOf(endpoint as PagedEndpoint, request, ask) : callOf(ask(request));
  };
  return call as unknown as Caller;
}

/** What `fetch` would refuse only later, with the key in its message. */
function checkOptions({ baseUrl, apiKey }: ClientOptions): void {
  if (!URL.canParse(baseUrl)) throw new TypeError(`baseUrl is no address: ${JSON.stringify(baseUrl)}`);
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey))
    throw new TypeError('apiKey is empty or holds a space, a line break or something else that no key has');
}
