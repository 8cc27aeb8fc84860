import { existsSync } from 'node:fs';

import { expect, test } from 'vitest';

import { NoGatewayError } from '../../../service/payments/no-gateway-error.ts';

test('the error without a gateway says in which modules one is connected', () => {
  const error = new NoGatewayError();
  expect(String(error)).toMatch(/^NoGatewayError: No payment gateway is connected/);
  const modules = error.message.match(/[\w/-]+\.ts/g);
  expect(modules).toHaveLength(2);
  for (const module of modules!) expect(existsSync(module), module).toBe(true);
});
