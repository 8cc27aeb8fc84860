import { errorCatalogue, type ErrorCode } from '@billing/server';
import { expect } from 'vitest';

export interface ErrorBody {
  readonly error: {
    readonly type: string;
    readonly code: string;
    readonly detail: string;
    readonly documentation_url: string;
    readonly errors?: readonly { readonly field: string; readonly message: string }[];
  };
  readonly meta: { readonly request_id: string };
}

/** Where a stack trace, a source file or a statement of the database would show. */
const INSIDE = /\n\s+at |\.(ts|js|mjs):\d|node_modules|node:|select |insert |relation |FST_|HPE_|kysely|pglite/i;

/**
 * Checks a response against errors.md: the catalogue's status and type, the documentation's address, the
 * request's id, nothing of the inside.
 */
export async function expectError(response: Response, code: ErrorCode): Promise<ErrorBody> {
  const text = await response.text();
  const { type, status, group } = errorCatalogue[code];
  expect.soft(JSON.parse(text), text).toMatchObject({
    error: {
      type,
      code,
      detail: expect.stringMatching(/^[A-Z].+\.$/),
      documentation_url: `https://docs.billing.example/errors/${group}/${code}`,
    },
    meta: { request_id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) },
  });
  const body = JSON.parse(text) as ErrorBody;
  expect.soft(response.status).toBe(status);
  expect.soft(response.headers.get('content-type')).toBe('application/json');
  expect.soft(response.headers.get('request-id')).toBe(body.meta.request_id);
  expect.soft(response.headers.get('access-control-allow-origin'), 'no CORS').toBeNull();
  expect.soft(Object.keys(body)).toEqual(['error', 'meta']);
  expect
    .soft(body.error.errors !== undefined, 'errors come with invalid_field, and only then')
    .toBe(code === 'invalid_field');
  expect.soft(text).not.toMatch(INSIDE);
  return body;
}

/** The names of the fields that an `invalid_field` complains of, each once. */
export async function invalidFieldsOf(response: Response): Promise<string[]> {
  const { error } = await expectError(response, 'invalid_field');
  return [...new Set((error.errors ?? []).map(({ field }) => field))];
}
