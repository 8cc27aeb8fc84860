import { expect, test } from 'vitest';

import { StubServer } from './checks/stub-server.ts';
import { parameterContradictions } from './checks/parameter-contradictions.ts';
import { specApi } from './spec-api.ts';

/** How the generated server parses parameters, independently of handlers: limits, defaults, caps. */

const api = await specApi();

test.each(api.operations)('$id reads its parameters as documented', async (operation) => {
  await using server = await StubServer.start();
  expect(await Array.fromAsync(parameterContradictions(server, api, operation))).toEqual([]);
});
