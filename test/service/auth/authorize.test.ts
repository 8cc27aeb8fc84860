import { expect, test } from 'vitest';

import { authorize } from '../../../service/auth/authorize.ts';

const caller = { permissions: ['customer.write', 'product.read'] };

test.each([
  [[['customer.read']]],
  [[['customer.write', 'product.read']]],
  [[['discount.read'], ['product.read']]],
  [[[]]],
])('a caller with all permissions of one of the lists %j is accepted', (alternatives) => {
  expect(() => authorize(caller, alternatives)).not.toThrow();
});

test.each([
  [[['discount.read']], 'discount.read'],
  [[['product.write', 'customer.read', 'discount.read']], 'product.write and discount.read'],
  [[['discount.read', 'customer.read'], ['product.write']], 'discount.read'],
])(
  'one without a permission of each of the lists %j is rejected, with those of the first: %s',
  (alternatives, missing) => {
    expect(() => authorize(caller, alternatives)).toThrow(
      expect.objectContaining({ code: 'forbidden', message: `The API key lacks the permission ${missing}.` }),
    );
  },
);

test('without a list, every caller is rejected', () => {
  expect(() => authorize(caller, [])).toThrow(
    expect.objectContaining({ code: 'forbidden', message: 'No API key can call this operation.' }),
  );
});
