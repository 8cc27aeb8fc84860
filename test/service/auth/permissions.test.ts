import { expect, test } from 'vitest';

import { allows, permissionNames } from '../../../service/auth/permissions.ts';

test('a write permission implies the read permission of the same resource and no other', () => {
  const allowed = permissionNames.filter((name) => allows(['notification.write', 'customer.read'], name));
  expect(allowed).toEqual(['customer.read', 'notification.read', 'notification.write']);
});

test('lists 37 permissions', () => {
  expect(permissionNames).toHaveLength(37);
  expect(new Set(permissionNames).size).toBe(37);
  expect(permissionNames).toContain('api_key.read');
  expect(permissionNames).not.toContain('api_key.write');
});
