import { ApiError, InvalidRequestError, type Fault } from './errors.ts';
import { headerTexts, lostPlaceholders, pathText, queryText, type ParameterRule } from './write-parameters.ts';

/** Checks a whole value; all faults at once. */
export interface Check {
  validate(value: unknown): { readonly ok: true } | { readonly ok: false; readonly errors: readonly Fault[] };
}

/** One operation, as data. */
export interface Endpoint {
  readonly id: string;
  readonly method: string;
  /** With `{name}` placeholders. */
  readonly path: string;
  readonly parameters: {
    readonly path: readonly ParameterRule[];
    readonly query: readonly ParameterRule[];
    readonly header: readonly ParameterRule[];
  };
  readonly mediaType?: string;
  readonly check: { readonly path?: Check; readonly query?: Check; readonly headers?: Check; readonly body?: Check };
}

export interface ClientOptions {
  /** Address of the API, without a slash at its end. */
  readonly baseUrl: string;
  /** Sent as `Authorization: Bearer …`. */
  readonly apiKey?: string;
  /** Sent with every request; a request's own win. */
  readonly headers?: Readonly<Record<string, string>>;
  /** `globalThis.fetch` unless given. */
  readonly fetch?: typeof globalThis.fetch;
  /** False sends a request as it is, for the server to judge. Default true: what breaks a documented rule never leaves. */
  readonly checkRequests?: boolean;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** The parts of a request, each where the operation has it. */
export interface RequestParts {
  readonly path?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly body?: unknown;
}

export type Caller = (endpoint: Endpoint, request: RequestParts, options?: CallOptions) => Promise<unknown>;

/** Sends one request and gives the body of its success. Throws `InvalidRequestError` before the network, `ApiError` for any other status. */
export function createCaller(client: ClientOptions): Caller {
  const fetch = client.fetch ?? globalThis.fetch;
  return async (endpoint, request, options = {}) => {
    if (client.checkRequests !== false) checkRequest(endpoint, request);
    const path = pathText(endpoint.path, endpoint.parameters.path, request.path ?? {});
    const lost = lostPlaceholders(endpoint.path, path);
    if (lost.length > 0) throw new InvalidRequestError(endpoint.id, lost.map(notASegment));
    const query = queryText(endpoint.parameters.query, request.query ?? {});
    const response = await fetch(client.baseUrl + path + query, {
      method: endpoint.method,
      headers: headersOf(client, endpoint, request),
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      ...(options.signal && { signal: options.signal }),
    });
    const body = await readJson(response);
    if (!response.ok) throw new ApiError(endpoint.id, response.status, body, response.headers);
    return body;
  };
}

function notASegment(field: string): Fault {
  return { field, rule: 'minLength', limit: 1, message: 'must not be empty, "." or ".." in a path' };
}

function checkRequest(endpoint: Endpoint, request: RequestParts): void {
  const parts = [
    [endpoint.check.path, request.path ?? {}],
    [endpoint.check.query, request.query ?? {}],
    [endpoint.check.headers, request.headers ?? {}],
    [request.body === undefined ? undefined : endpoint.check.body, request.body],
  ] as const;
  const faults = parts.flatMap(([check, value]) => {
    const result = check?.validate(value);
    return result === undefined || result.ok ? [] : result.errors;
  });
  if (faults.length > 0) throw new InvalidRequestError(endpoint.id, faults);
}

function headersOf(client: ClientOptions, endpoint: Endpoint, request: RequestParts): Record<string, string> {
  return {
    accept: 'application/json',
    ...(client.apiKey !== undefined && { authorization: `Bearer ${client.apiKey}` }),
    ...(request.body !== undefined && { 'content-type': endpoint.mediaType ?? 'application/json' }),
    ...client.headers,
    ...headerTexts(endpoint.parameters.header, request.headers ?? {}),
  };
}

/** The JSON value of a body; the text itself where it is none, as from a proxy on the way; undefined for no body. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
