import document from '@billing/openapi' with { type: 'json' };
import type { Validator } from '@billing/validators';
import { expect } from 'vitest';

interface DocumentedOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: object; readonly headers?: object }>>;
}

const operations = Object.entries(document.paths as unknown as Record<string, Record<string, DocumentedOperation>>).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/\{[^}]*\}/g, '[^/]+')}$`),
    operation,
  })),
);

/** Statuses that come before an operation is found, so that no operation documents them (operations.md 0.6). */
const BEFORE_AN_OPERATION = new Set([404, 405]);

/**
 * `fetch` that fails the test when an answer of the service is not what the spec says: a status that the operation does not
 * document, a body that breaks its schema, or a missing request id.
 */
export function checkedFetch(baseUrl: string): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await globalThis.fetch(input, init);
    const url = new URL(input instanceof Request ? input.url : String(input));
    if (url.origin === baseUrl) await checkResponse(init?.method ?? 'GET', url.pathname, response.clone());
    return response;
  };
}

export async function checkResponse(method: string, path: string, response: Response): Promise<void> {
  const found = operations.find((candidate) => candidate.method === method.toUpperCase() && candidate.pattern.test(path));
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  expect(response.headers.get('request-id'), 'every response carries Request-Id').toMatch(/^[0-9a-f-]{36}$/);
  expect((body as { meta?: { request_id?: string } }).meta?.request_id, 'meta repeats it').toBe(response.headers.get('request-id'));
  if (found === undefined) {
    expect(BEFORE_AN_OPERATION, `${method} ${path} is no operation, so ${response.status} is unexpected`).toContain(response.status);
    return;
  }
  const { operationId, responses } = found.operation;
  expect(Object.keys(responses), `${operationId} does not document status ${response.status}: ${text}`).toContain(String(response.status));
  const checks = (await import(`@billing/validators/${operationId}`)) as Record<string, Validator<unknown>>;
  const verdict = checks[`response${response.status}`]?.validate(body);
  expect(verdict?.ok === false ? verdict.errors : [], `${operationId} ${response.status}: ${text}`).toEqual([]);
}
