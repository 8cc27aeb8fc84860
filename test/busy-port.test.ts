import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { expectFailedStart } from './service/start/expect-failed-start.ts';
import { type Ended, root, startProgram } from './service/start/program.ts';

const SPEC = ['--spec', `${root}test/golden/house-extensions/spec.yaml`];
const server = createServer();
let port: string;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = String((server.address() as AddressInfo).port);
});
afterAll(() => void server.close());

function run(module: string, argv: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return startProgram([process.execPath, `${root}.ci/node.mjs`, `${root}${module}`, ...argv], { env }).ended;
}

// `npm start` has its own test, beside the other reasons that it does not start for.
test.each([
  ['npm run mock', 'generator/mock/main.ts', SPEC],
  ['npm run docs', 'generator/preview/main.ts', SPEC],
])('%s reports that its port is in use and which option helps, and exits with code 1', async (_name, module, argv) => {
  const ended = await run(module, [...argv, '--port', port]);
  expectFailedStart(
    ended,
    `Port ${port} of 127.0.0.1 is in use. Stop the process that uses it, or choose another port with --port.`,
  );
});

test('billing listen reports the same before it calls the service', async () => {
  const env = { BILLING_API_KEY: `svc_apikey_sdbx_${'0'.repeat(26)}_${'x'.repeat(26)}` };
  const ended = await run('service/cli/main.ts', ['listen', '--port', port], env);
  expectFailedStart(
    ended,
    `Port ${port} of 127.0.0.1 is in use. Stop the process that uses it, or choose another port with --port.`,
  );
});

test('npm run receiver names the variable that helps', async () => {
  const { code, err } = await run('test/support/example-receiver.ts', [], { PORT: port });
  expect(code).toBe(1);
  expect(err).toBe(
    `listen EADDRINUSE: address already in use 127.0.0.1:${port}. Choose another port with the variable PORT.\n`,
  );
});
