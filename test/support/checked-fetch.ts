import bundle from '@billing/openapi' with { type: 'json' };
import type { Validator } from '@billing/validators';
import { Error as ErrorSchema } from '@billing/validators/schemas/Error';
import { expect } from 'vitest';

import type { JsonObject } from '../../generator/json.ts';
import { followIn, undocumentedMembers } from './undocumented.ts';

interface DocumentedOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, JsonObject>>;
  readonly 'x-error-codes': readonly string[];
}

interface Failure {
  readonly error?: { readonly code: string; readonly type: string };
}

const document = bundle as unknown as JsonObject;
const follow = followIn(document);
const catalogue = document['x-error-catalogue'] as Readonly<
  Record<string, { readonly status: number; readonly type: string }>
>;

const operations = Object.entries(
  document['paths'] as unknown as Record<string, Record<string, DocumentedOperation>>,
).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/\{[^}]*\}/g, '[^/]+')}$`),
    operation,
  })),
);

/** Errors that occur before routing, so no operation documents them. */
const BEFORE_AN_OPERATION = [
  'invalid_url',
  'method_not_allowed',
  'too_many_requests',
  'request_headers_too_large',
  'bad_request',
];

/**
 * `fetch` that fails the test when a response of the service is not what the spec says: a status or error
 * code that the operation does not document, a body that breaks its schema, says more than it or is there
 * without one, a documented header that is missing.
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
  const found = operations.find(
    (candidate) => candidate.method === method.toUpperCase().replace('HEAD', 'GET') && candidate.pattern.test(path),
  );
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  expect(response.headers.get('request-id'), 'every response carries Request-Id').toMatch(/^[0-9a-f-]{36}$/);
  if (text !== '' && !response.headers.has('idempotency-replayed')) {
    expect((body as { meta?: { request_id?: string } }).meta?.request_id, 'meta repeats it').toBe(
      response.headers.get('request-id'),
    );
  }
  if (method === 'HEAD') {
    expect(text, 'HEAD gets no body').toBe('');
    return;
  }
  checkErrorCode(
    found?.operation['x-error-codes'] ?? BEFORE_AN_OPERATION,
    response.status,
    (body as Failure | undefined)?.error,
    `${method} ${path}`,
  );
  if (found === undefined) {
    expect(body, `${method} ${path} is not an operation, so ${response.status} is unexpected: ${text}`).toHaveProperty(
      'error',
    );
    expectValid(ErrorSchema, body, `${method} ${path} ${response.status}`);
    return;
  }
  await checkOperation(found.operation, response, body, text);
}

async function checkOperation(
  { operationId, responses }: DocumentedOperation,
  response: Response,
  body: unknown,
  text: string,
): Promise<void> {
  const status = String(response.status);
  const about = `${operationId} ${status}: ${text}`;
  expect(Object.keys(responses), `${operationId} does not document status ${about}`).toContain(status);
  const checks = (await import(`@billing/validators/${operationId}`)) as Record<string, Validator<unknown>>;
  const check = checks[`response${status}`];
  if (check !== undefined) expectValid(check, body, about);

  const documented = follow(responses[status]!);
  const headers = Object.entries((documented['headers'] ?? {}) as Readonly<Record<string, JsonObject>>);
  const required = headers.filter(([, header]) => follow(header)['required'] === true).map(([name]) => name);
  expect(
    required.filter((name) => !response.headers.has(name)),
    `headers that are missing in ${about}`,
  ).toEqual([]);

  const [mediaType, content] =
    Object.entries((documented['content'] ?? {}) as Readonly<Record<string, { readonly schema: JsonObject }>>)[0] ?? [];
  if (content === undefined) {
    expect(text, `${about} where no body is documented`).toBe('');
    return;
  }
  expect(response.headers.get('content-type')?.split(';', 1)[0], `media type of ${about}`).toBe(mediaType);
  expect(undocumentedMembers(body, content.schema, follow), `undocumented members in ${about}`).toEqual([]);
}

function checkErrorCode(documented: readonly string[], status: number, error: Failure['error'], about: string): void {
  if (error === undefined) return;
  expect(documented, `${about} does not document the error code`).toContain(error.code);
  expect({ status, type: error.type }, `${about}: status and type of ${error.code}`).toEqual({
    status: catalogue[error.code]?.status,
    type: catalogue[error.code]?.type,
  });
}

function expectValid(check: Validator<unknown>, body: unknown, about: string): void {
  const verdict = check.validate(body);
  expect(verdict.ok ? [] : verdict.errors, `faults of ${about}`).toEqual([]);
}
