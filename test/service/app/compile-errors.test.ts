import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { compileService, type Edit } from '../../support/compile-service.ts';

/** Mistakes that would go unnoticed until a caller gets a 500, or an error that the document does not have. */
const mistakes: readonly Edit[] = [
  [
    'service/customers/create-customer.ts',
    "throw newError(\n      'customer_email_domain",
    "throw newError(\n      'costumer_email_domain",
  ],
  ['service/products/handlers.ts', 'return ok(request, entity);', "throw request.newError('entity_archived', 'No.');"],
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
    'service/customers/find-customer.ts',
    'throw notFound',
    "throw newError('conflict', 'No.');\n  if (row === undefined) throw notFound",
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

/** After this text of the spec, the properties of an object begin. */
const gains = (path: string, before: string): Edit => [
  `spec/${path}`,
  `${before}  properties:\n`,
  `${before}  properties:\n    nickname: { type: [string, 'null'], description: For this test. }\n`,
];
const EXACT = '  additionalProperties: false\n';

/** A member that requests gain, and one that an entity gains. */
const nicknames: readonly Edit[] = [
  gains('schemas/customer.yaml', '    - updated_at\n    - import_meta\n'),
  gains('schemas/customer.yaml', `${EXACT}  required: [email]\n`),
  gains('schemas/business.yaml', `${EXACT}  required: [name]\n`),
  gains('schemas/product.yaml', `${EXACT}  required: [name, tax_category]\n`),
  gains(
    'schemas/notification-setting.yaml',
    `${EXACT}  required: [description, type, destination, subscribed_events]\n`,
  ),
  gains(
    'schemas/notification-setting.yaml',
    `Changes to a notification setting. Members that you leave out remain unchanged.\n${EXACT}`,
  ),
  gains('schemas/notification-setting.yaml', `How to switch to a new secret.\n${EXACT}`),
  gains('schemas/simulation.yaml', `${EXACT}  required: [notification_setting_id, name, type]\n`),
  gains('schemas/simulation.yaml', `Changes to a simulation. Members that you leave out remain unchanged.\n${EXACT}`),
  [
    'spec/operations/checkout-domains.yaml',
    '    parameters:\n',
    '    parameters:\n      - { name: nickname, in: query, description: For this test., schema: { type: string } }\n',
  ],
];

const folder = mkdtempSync(join(tmpdir(), 'compile-errors-'));
let errors: readonly string[];

beforeAll(async () => {
  errors = await compileService(folder, [...mistakes, ...nicknames]);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Those of unread members stand apart. */
const errorsIn = (path: string, isUnread = false): readonly string[] =>
  errors.filter((error) => error.startsWith(`${path}(`) && /nickname|keyof \w+'/.test(error) === isUnread);

test('an error code with a typing error does not compile', () => {
  expect(errorsIn('service/customers/create-customer.ts')).toEqual([
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
  expect(errorsIn('service/customers/find-customer.ts')).toEqual([
    expect.stringContaining('"conflict"\' is not assignable'),
  ]);
});

test('an error that newError did not create does not compile', () => {
  expect(errorsIn('service/event-types/handlers.ts')).toEqual([
    expect.stringContaining("Constructor of class 'ServiceError' is protected"),
  ]);
});

test.each([
  ['customers/create-customer.ts', 'a member of a create is not stored'],
  ['customers/customer-entity.ts', 'a member of an entity is not shown'],
  ['businesses/create-business.ts', 'a member of a create is not stored'],
  ['products/create-product.ts', 'a member of a create is not stored'],
  ['notification-settings/create-setting.ts', 'a member of a create is not stored'],
  ['notification-settings/change-setting.ts', 'a member of an update is not stored'],
  ['notification-settings/handlers.ts', 'a member of a body is not read'],
  ['simulations/create-simulation.ts', 'a member of a create is not stored'],
  ['simulations/change-simulation.ts', 'a member of an update is not stored'],
  ['checkout-domains/handlers.ts', 'a query parameter is not read'],
])('service/%s does not compile: %s', (path) => {
  expect(errorsIn(`service/${path}`, true)).not.toEqual([]);
});

test('the compiler reports no other errors', () => {
  const edited = mistakes.map(([path]) => path);
  const others = errors.filter((error) => !edited.some((path) => error.startsWith(path)));
  expect(others.filter((error) => !/nickname|keyof (NotificationSetting|Simulation)/.test(error))).toEqual([]);
});
