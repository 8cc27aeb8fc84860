import { expect, test } from 'vitest';

import { databaseFault } from '../../../service/operator/database-fault.ts';
import { DatabaseUnavailableError } from '../../../service/storage/database-unavailable.ts';

const lost = new Error('read ECONNRESET');

test.each([
  ['a statement that took too long', Object.assign(new Error('canceling'), { code: '57014' }), 'within 10 s', true],
  ['a lost connection', new DatabaseUnavailableError('unchanged', lost), 'read ECONNRESET', true],
  ['a server that ends', Object.assign(new Error('terminating'), { code: '57P01' }), 'terminating', true],
  ['a full disk', new DatabaseUnavailableError('unchanged', lost, 'disk'), 'disk of the database is full', true],
  ['a connection lost during COMMIT', new DatabaseUnavailableError('unknown', lost), 'may or may not', false],
])('informs an operator of %s, and whether the command can be run again', (_, error, reason, isSafe) => {
  const { name, message, cause } = databaseFault(error)!;
  expect(name).toBe('OperatorError');
  expect(message).toContain(reason);
  expect(message.includes('Nothing was changed by this step; run the command again')).toBe(isSafe);
  expect(cause).toBe(error);
});

test('leaves a bug of the service as it is', () => {
  expect(databaseFault(new TypeError('x is not a function'))).toBeUndefined();
  expect(databaseFault(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBeUndefined();
});
