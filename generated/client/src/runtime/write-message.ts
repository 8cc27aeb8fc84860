// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Endpoint, RequestParts } from './endpoint.ts';
import { type Fault, InvalidRequestError } from './errors.ts';
import type { ClientOptions } from './options.ts';
import type { Message } from './send.ts';
import { headerTexts, lostPlaceholders, pathText, queryText } from './write-parameters.ts';

/** The base URL and headers of every request of a client. */
export interface RequestDefaults {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function requestDefaults({ baseUrl, apiKey, headers }: ClientOptions): RequestDefaults {
  const authorization = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  return {
    baseUrl: baseUrl.replace(/\/$/, ''),
    headers: { accept: 'application/json', ...authorization, ...lowerCase(headers) },
  };
}

/** Serializes a request. @throws InvalidRequestError for a path parameter that would change the path to another operation */
export function writeMessage(
  { id, method, path, parameters, mediaType, write = JSON.stringify, read }: Endpoint,
  request: RequestParts,
  { baseUrl, headers }: RequestDefaults,
  own: Readonly<Record<string, string>> | undefined,
): Message {
  const filled = request.path ? pathText(path, parameters.path ?? [], request.path) : path;
  const lost = filled === path ? [] : lostPlaceholders(path, filled);
  if (lost.length > 0) throw new InvalidRequestError(id, lost.map(notASegment));
  const url = baseUrl + filled + (request.query ? queryText(parameters.query ?? [], request.query) : '');
  const all: Record<string, string> = { ...headers };
  const message = { method, url, headers: all, read };
  if (request.body !== undefined && mediaType) all['content-type'] = mediaType;
  if (own) Object.assign(all, lowerCase(own));
  if (request.headers) Object.assign(all, headerTexts(parameters.header ?? [], request.headers));
  return request.body === undefined ? message : { ...message, body: write(request.body) };
}

/** Without this, two spellings of a header would both be sent. */
function lowerCase(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function notASegment(field: string): Fault {
  return { field, rule: 'minLength', limit: 1, message: 'must not be empty, "." or ".." in a path' };
}
