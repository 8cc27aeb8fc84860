import type { Operation } from './documented-api.ts';
import type { Named } from './memory.ts';

/** The expected result of a request according to the document. */
export type Expectation =
  /** Conforms to the document: accepted, unless an explained rule rejects it. */
  | { readonly kind: 'accepted' }
  /** Has one fault: one of these codes, or without codes any documented 4xx status. */
  | { readonly kind: 'rejected'; readonly codes?: readonly string[] }
  /** Hostile, but not clearly invalid: any documented response. */
  | { readonly kind: 'documented' };

export interface FuzzRequest {
  /** Undefined for a method or path outside the document. */
  readonly operation: Operation | undefined;
  /** A description: `customers.create with name as 7`. */
  readonly about: string;
  readonly expected: Expectation;
  readonly method: string;
  /** Path and query, percent-encoded. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The path parameters, if they name existing entities. */
  readonly path: Named;
}

export interface FuzzResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** A curl command that repeats the request. */
export function curlLine(url: string, { method, target, headers, body }: FuzzRequest): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const options = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data =
    body === undefined ? [] : [`--data-binary ${quoted(body.length > 4_000 ? `${body.slice(0, 4_000)}…` : body)}`];
  return ['curl -sS --path-as-is -g', `-X ${method}`, ...options, ...data, quoted(`${url}${target}`)].join(' ');
}
