import type { Operation } from './documented-api.ts';
import type { Named } from './memory.ts';

/** What the document says about a request, so what has to come back. */
export type Expectation =
  /** As the document wants it: not refused, unless a rule says so that is explained. */
  | { readonly kind: 'accepted' }
  /** One thing is wrong: one of these codes, or with none given any of 4xx that the operation documents. */
  | { readonly kind: 'refused'; readonly codes?: readonly string[] }
  /** Anything that the document has: hostile, but not clearly wrong. */
  | { readonly kind: 'documented' };

export interface FuzzRequest {
  /** Undefined where the document has none: another method, no such path. */
  readonly operation: Operation | undefined;
  /** What was done, as text: `customers.create with name as 7`. */
  readonly about: string;
  readonly expected: Expectation;
  readonly method: string;
  /** Path and query, percent-encoded. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The path's parameters, where they are real. */
  readonly path: Named;
}

export interface FuzzResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** To send the same again by hand. */
export function curlLine(url: string, { method, target, headers, body }: FuzzRequest): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const options = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data =
    body === undefined ? [] : [`--data-binary ${quoted(body.length > 4_000 ? `${body.slice(0, 4_000)}…` : body)}`];
  return ['curl -sS --path-as-is -g', `-X ${method}`, ...options, ...data, quoted(`${url}${target}`)].join(' ');
}
