// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Endpoint, RequestParts } from './endpoint.ts';
import type { BaseOptions } from './options.ts';
import { headerTexts } from './parameters/header.ts';
import type { Message } from './send.ts';

/** The base URL and headers of every request of a client. */
export interface RequestDefaults {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function requestDefaults({ baseUrl, headers }: BaseOptions): RequestDefaults {
  return { baseUrl: baseUrl.replace(/\/$/, ''), headers: { accept: 'application/json', ...lowerCase(headers) } };
}

/** Serializes a request. @throws InvalidRequestError for a path parameter that would change the path to another operation */
export function writeMessage(
  { id, method, path, parameters, mediaType, accept, idempotencyKey, write = JSON.stringify, read }: Endpoint,
  request: RequestParts,
  { baseUrl, headers }: RequestDefaults,
  own: Readonly<Record<string, string>> | undefined,
): Message {
  const filled = (request.path && parameters.path?.(id, path, request.path)) ?? path;
  const url = baseUrl + ((request.query && parameters.query?.(filled, request.query)) ?? filled);
  const all: Record<string, string> = { ...headers, ...(accept && { accept }) };
  const message = { method, url, shownUrl: url, headers: all, read };
  // Attempts of a call share its key, so that the API executes them once.
  if (idempotencyKey) all[idempotencyKey] = `"${crypto.randomUUID()}"`;
  if (request.body !== undefined && mediaType) all['content-type'] = mediaType;
  if (own) Object.assign(all, lowerCase(own));
  if (request.headers) Object.assign(all, headerTexts(parameters.header ?? [], request.headers));
  return request.body === undefined ? message : { ...message, body: write(request.body) };
}

/** Without this, two spellings of a header would both be sent. */
function lowerCase(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
