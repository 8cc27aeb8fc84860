import { readFileSync } from 'node:fs';

import { routes } from '@billing/server';
import { expect, test } from 'vitest';

import { modulesBelow } from '../../support/modules.ts';

/** The source text of each operation's handler. */
const handlers = new Map(
  [...modulesBelow('.').keys()].filter((path) => /^service\/.*handlers\.ts$/.test(path)).flatMap(handlersIn),
);

/**
 * Splits the object of handlers, or of one of them, whose members a formatter has indented by four spaces.
 */
function handlersIn(path: string): [operation: string, text: string][] {
  const source = readFileSync(path, 'utf8');
  return [...source.matchAll(/Handlers<Context>\['(\w+)'\](?:, '\w+'>)? \{([^]*?)\n\}/g)].flatMap(
    ([, group, body = '']) =>
      [...body.matchAll(/^ {4}(?:async )?(\w+)[(:]([^]*?)(?=^ {4}(?:async )?\w+[(:]|^ {2}\};)/gm)].map(
        ([, name, text = '']): [string, string] => [`${group}.${name}`, text],
      ),
  );
}

const keyed = Object.values(routes)
  .filter((route) => 'idempotencyKey' in route)
  .map(({ id }) => id);

test('operations with idempotency keys are found, and others make their change without one', () => {
  expect(keyed).toContain('customers.create');
  expect(keyed.length).toBeGreaterThan(20);
  expect(handlers.get('notificationSettings.delete')).toContain('change(services, caller');
});

test.each(keyed)('the handler of %s makes its change only with changeOnce or changeAndCharge', (operation) => {
  const text = handlers.get(operation);
  expect(text).toMatch(/\bchange(Once|AndCharge)\(/);
  expect(text).not.toContain('transaction()');
});
