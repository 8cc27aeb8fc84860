import { expect, test } from 'vitest';

import { AskedServer } from './checks/asked-server.ts';
import { parameterContradictions } from './checks/judge-parameters.ts';
import { specApi } from './spec-api.ts';

/** How the generated server parses parameters, independently of handlers: limits, defaults, caps. */

const api = await specApi();

test.each(api.operations)('$id reads its parameters as documented', async (operation) => {
  await using server = await AskedServer.start();
  expect(await Array.fromAsync(parameterContradictions(server, api, operation))).toEqual([]);
});
