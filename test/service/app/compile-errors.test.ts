import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { compileService, type Edit } from '../../support/compile-service.ts';

/**
 * Mistakes that would go unnoticed until a caller gets a 500, or an error that the document does not have.
 */
const mistakes: readonly Edit[] = [
  [
    'service/customers/customer-rules.ts',
    "throw newError(\n    'customer_email_domain",
    "throw newError(\n    'costumer_email_domain",
  ],
  [
    'service/products/handlers.ts',
    'return ok(request.id, shown!);',
    "if (shown === undefined) throw request.newError('entity_archived', 'No.');\n      return ok(request.id, shown);",
  ],
  [
    'service/events/handlers.ts',
    'return listPage(',
    "await findCustomer(request.newError, db, accountId, '');\n      return listPage(",
  ],
  [
    'service/events/handlers.ts',
    'import type { Context }',
    "import { findCustomer } from '../customers/find-customer.ts';\nimport type { Context }",
  ],
  [
    'service/storage/find-row.ts',
    'throw notFound',
    "throw newError('conflict', 'No.');\n    if (row === undefined) throw notFound",
  ],
  [
    'service/event-types/handlers.ts',
    'return { list',
    "if (data.length === 0) throw new ServiceError('not_found', 'No.');\n  return { list",
  ],
  [
    'service/event-types/handlers.ts',
    'import type { Context }',
    "import { ServiceError } from '../common/errors.ts';\nimport type { Context }",
  ],
];

/** A member that an entity gains. Those of requests are in `unread-members.test.ts`. */
const nickname: Edit = [
  'spec/schemas/customer.yaml',
  '    - updated_at\n    - import_meta\n  properties:\n',
  "    - updated_at\n    - import_meta\n  properties:\n    nickname: { type: [string, 'null'], description: For this test. }\n",
];

const folder = mkdtempSync(join(tmpdir(), 'compile-errors-'));
let errors: readonly string[];

beforeAll(async () => {
  errors = await compileService(folder, [...mistakes, nickname]);
});

afterAll(() => rmSync(folder, { recursive: true }));

const errorsIn = (path: string): readonly string[] => errors.filter((error) => error.startsWith(`${path}(`));

test('an error code with a typing error does not compile', () => {
  expect(errorsIn('service/customers/customer-rules.ts')).toEqual([
    expect.stringContaining('"costumer_email_domain_not_allowed"\' is not assignable to parameter of type'),
  ]);
});

test('a handler that throws a code which its operation does not document does not compile', () => {
  expect(errorsIn('service/products/handlers.ts')).toEqual([
    expect.stringContaining('"entity_archived"\' is not assignable'),
  ]);
});

test('a handler that calls a function which throws such a code does not compile', () => {
  expect(errorsIn('service/events/handlers.ts')).toEqual([
    expect.stringContaining('parameter of type \'NewError<"not_found">\''),
  ]);
});

test('a function that throws a code which it does not declare does not compile', () => {
  expect(errorsIn('service/storage/find-row.ts')).toEqual([expect.stringContaining('"conflict"\' is not assignable')]);
});

test('an error that newError did not create does not compile', () => {
  expect(errorsIn('service/event-types/handlers.ts')).toEqual([
    expect.stringContaining("Constructor of class 'ServiceError' is protected"),
  ]);
});

test('an entity without a member that the spec gains does not compile', () => {
  expect(errorsIn('service/customers/customer-entity.ts')).toEqual([
    expect.stringContaining("Property 'nickname' is missing"),
  ]);
});

test('the compiler reports no other errors', () => {
  const edited = [...mistakes.map(([path]) => path), 'service/customers/customer-entity.ts'];
  expect(errors.filter((error) => !edited.some((path) => error.startsWith(path)))).toEqual([]);
});
