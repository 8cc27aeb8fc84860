import { expect, test } from 'vitest';

import { grantedPermissions, permissionNames } from '../../../service/auth/permissions.ts';

test('write implies read of the same resource and nothing else', () => {
  expect([...grantedPermissions(['notification.write', 'customer.read'])].sort()).toEqual([
    'customer.read',
    'notification.read',
    'notification.write',
  ]);
});

test('there are 31 names', () => {
  expect(permissionNames).toHaveLength(31);
  expect(new Set(permissionNames).size).toBe(31);
  expect(permissionNames).toContain('api_key.read');
  expect(permissionNames).not.toContain('api_key.write');
});
