// Generated from spec.yaml by `npm run generate`. Do not edit.
/** What a request with an idempotency key has in common with its repeats. */
export interface Idempotency {
  readonly operation: string;
  /** The value of the header. */
  readonly key: string;
  /** The parameters and the body as text, whose members are sorted. Another content with the same key is another request. */
  readonly content: string;
}

interface Keyed {
  readonly id: string;
  readonly idempotencyKey?: string;
}

interface Parts {
  readonly path: object;
  readonly query: object;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** Undefined if the operation has no idempotency keys, or the client sent none. */
export function idempotencyOf(
  { id, idempotencyKey = '' }: Keyed,
  { path, query, headers, body }: Parts,
): Idempotency | undefined {
  const { [idempotencyKey]: key, ...otherHeaders } = headers;
  if (typeof key !== 'string') return undefined;
  return { operation: id, key, content: JSON.stringify([path, query, otherHeaders, body], sorted) };
}

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
