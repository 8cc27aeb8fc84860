import { expect, test } from 'vitest';

import { isOneAddress } from '../../../../service/outbound/email-address.ts';

const AT = '@shop.example';

test('an address fits into the line of a command: up to 480 bytes', () => {
  expect(isOneAddress(`${'a'.repeat(480 - AT.length)}${AT}`)).toBe(true);
  expect(isOneAddress(`${'a'.repeat(481 - AT.length)}${AT}`)).toBe(false);
  expect(isOneAddress(`${'é'.repeat(240)}${AT}`)).toBe(false);
});
