import type { TestService } from '../../support/service.ts';

export interface CallOptions {
  /** Another key than the caller's; null for none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON with its content type. */
  readonly json?: unknown;
  readonly body?: string | Uint8Array | ReadableStream;
}

export type Call = (method: string, path: string, options?: CallOptions) => Promise<Response>;

/** Sends requests unchecked, with a key; every response is checked against the spec. */
export function caller(service: Pick<TestService, 'url' | 'fetch'>, key: string): Call {
  return (method, path, { key: other, headers, json, body } = {}) => {
    const used = other === undefined ? key : other;
    return service.fetch(`${service.url}${path}`, {
      method,
      headers: {
        ...(used !== null && { authorization: `Bearer ${used}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(body !== undefined && { body: body as NonNullable<RequestInit['body']> }),
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
  };
}
