import { expect, test } from 'vitest';

import { AskedServer } from './checks/asked-server.ts';
import { parameterContradictions } from './checks/judge-parameters.ts';
import { specApi } from './spec-api.ts';

/** What the generated server makes of parameters, whatever the handlers behind it do with them: limits, defaults, caps. */

const api = await specApi();

test.each(api.operations)('$id reads its parameters as documented', async (operation) => {
  await using server = await AskedServer.start();
  expect(await Array.fromAsync(parameterContradictions(server, api, operation))).toEqual([]);
});
