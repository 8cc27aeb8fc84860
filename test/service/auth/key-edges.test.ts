import { expect, test } from 'vitest';

import { keyMarks } from '../../../service/auth/key-marks.ts';
import { defaultExpiry } from '../../../service/auth/key-store.ts';
import { secretBox, secretKeyId } from '../../../service/auth/secret-box.ts';
import { permissionNames } from '../../../service/auth/permissions.ts';
import { accountClock } from '../../../service/common/account-clock.ts';
import { systemClock } from '../../../service/common/clock.ts';

test.each([
  ['2026-01-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'],
  ['9999-12-01T00:00:00.000Z', '9999-12-31T00:00:00.000Z'],
])('a key that is made at %s expires 90 days later, but not after the last year: at %s', (now, expiry) => {
  expect(defaultExpiry(accountClock(systemClock, now)).toISOString()).toBe(expiry);
});

test('a process shows which key encrypts, and which keys it decrypts with, as other releases expect it', () => {
  const [present, former] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)] as const;
  expect(keyMarks(secretBox(present, { others: [former] }))).toEqual([
    `secret key ${secretKeyId(present)} encrypts`,
    `secret key ${secretKeyId(present)} decrypts`,
    `secret key ${secretKeyId(former)} decrypts`,
  ]);
});

test('permissions are listed in the order of their names', () => {
  expect(permissionNames).toEqual(permissionNames.toSorted());
});
