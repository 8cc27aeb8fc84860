import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';

import { makeApiKey } from '../../../service/auth/api-key.ts';
import { newId } from '../../../service/ids/id.ts';
import { systemClock } from '../../../service/common/clock.ts';
import { eachService } from '../../support/service.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { unusedUrl } from './unused-url.ts';
import { billing } from './run-here.ts';

const KEY = `svc_apikey_sdbx_${'0'.repeat(26)}_${'x'.repeat(26)}`;

/** Responds on a free port until the test ends. */
async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('billing without a service', () => {
  test('names the URL at which no server responds', async () => {
    const url = await unusedUrl();
    const env = { BILLING_URL: `${url}/`, BILLING_API_KEY: KEY };
    expect(await billing(['destinations', 'list'], { env })).toEqual({
      code: 1,
      out: '',
      err: `No server responds at ${url}. Start the service with npm start, or set BILLING_URL to its address.\n`,
    });
  });

  test('reports a host name that does not exist', async () => {
    const env = { BILLING_URL: 'http://nowhere.invalid', BILLING_API_KEY: KEY };
    const { code, err } = await billing(['destinations', 'list'], { env });
    expect(code).toBe(1);
    expect(err).toMatch(
      /^(The host name in http:\/\/nowhere\.invalid does not exist|http:\/\/nowhere\.invalid can't be reached)/,
    );
  });

  test('reports a server that is not the billing service', async () => {
    const url = await serving((_request, response) => response.end('<html>'));
    const env = { BILLING_URL: url, BILLING_API_KEY: KEY };
    expect((await billing(['destinations', 'list'], { env })).err).toBe(
      `The server at ${url} is not the billing service (status 200). Set BILLING_URL to its address.\n`,
    );
  });
});

describe('the rate limit', () => {
  /** Refuses the first request, as the service does. */
  async function limited(): Promise<string> {
    let asked = 0;
    return serving((_request, response) => {
      asked += 1;
      const headers = { 'request-id': 'x', 'content-type': 'application/json' };
      if (asked === 1) response.writeHead(429, { ...headers, 'retry-after': '2' }).end('{}');
      else response.writeHead(200, headers).end('{"data":[]}');
    });
  }

  test('billing waits until the limit resets, and counts down at a terminal', async () => {
    const env = { BILLING_URL: await limited(), BILLING_API_KEY: KEY };
    const { code, err } = await billing(['trigger', '--list', '--json'], { env, live: true });
    expect(code).toBe(0);
    expect(err.split('\r\u001B[2K').filter((text) => text !== '')).toEqual([
      'Too many requests: continuing in 2 s',
      'Too many requests: continuing in 1 s',
    ]);
  });

  test('billing prints one line about the wait without a terminal', async () => {
    const env = { BILLING_URL: await limited(), BILLING_API_KEY: KEY };
    expect(await billing(['trigger', '--list', '--json'], { env })).toEqual({
      code: 0,
      out: '[]\n',
      err: 'Too many requests: waiting 2 s, as the service requested.\n',
    });
  });

  test('SIGINT ends the wait', async () => {
    const ending = new AbortController();
    const url = await serving((_request, response) => {
      response.writeHead(429, { 'request-id': 'x', 'retry-after': '60' }).end('{}', () => ending.abort('SIGINT'));
    });
    const env = { BILLING_URL: url, BILLING_API_KEY: KEY };
    expect(await billing(['trigger', '--list'], { env, signal: ending.signal })).toMatchObject({ code: 130, out: '' });
  });
});

test('shows at a terminal that it waits for a slow response', async () => {
  const late = Promise.withResolvers<void>();
  const url = await serving(async (_request, response) => {
    await late.promise;
    response.writeHead(200, { 'request-id': 'x' }).end('{"data":[]}');
  });
  const env = { BILLING_URL: url, BILLING_API_KEY: KEY };
  setTimeout(late.resolve, 1_500);
  const { err } = await billing(['trigger', '--list', '--json'], { env, live: true });
  expect(err).toMatch(new RegExp(`Waiting for ${url} … \\d+ s`));
  expect(err.endsWith('\r\u001B[2K')).toBe(true);
});

eachService(
  'billing listen with a service that blocks private addresses',
  (service) => {
    test('explains how to listen through a public URL', async () => {
      const env = { BILLING_URL: service().url, BILLING_API_KEY: await service().keyFor() };
      for (const more of [[], ['--print-secret']]) {
        const { code, out, err } = await billing(['listen', ...more], { env });
        expect({ code, out }).toEqual({ code: 1, out: '' });
        expect(err).toMatch(
          /^The service does not deliver to addresses of this machine\. Set --public-url .*--allow-private-destinations\.\n$/,
        );
      }
      const tunnel = ['--public-url', 'https://my-tunnel.example.com/'];
      const { out } = await billing(['listen', ...tunnel, '--print-secret'], { env });
      expect(out).toMatch(/^svc_ntfset_\w+\n$/);
      const { data } = await (await service().client({ apiKey: env.BILLING_API_KEY })).notificationSettings.list();
      expect(data).toMatchObject([
        { destination: expect.stringMatching(/^https:\/\/my-tunnel\.example\.com\/\w{24}$/) as string },
      ]);
    });
  },
  { rules: { destinationReach: 'public' } },
);

eachService('billing, when the API rejects a request', (service) => {
  const run = (argv: readonly string[], key: string) =>
    billing(argv, { env: { BILLING_URL: service().url, BILLING_API_KEY: key } });

  test.each([
    ['npm run billing -- listen', { npm_lifecycle_event: 'billing' }],
    ['billing listen', {}],
  ])('names the next command in the form in which billing was called: %s', async (next, called) => {
    const key = await service().keyFor({ accountId: await service().newAccount() });
    const env = { BILLING_URL: service().url, BILLING_API_KEY: key, ...called };
    const { code, err } = await billing(['trigger', 'customer.created'], { env });
    expect(code).toBe(1);
    expect(err).toBe(`No active destination accepts simulated events. In another terminal: ${next}\n`);
  });

  test('reports an unknown key', async () => {
    const { code, err } = await run(['destinations', 'list'], makeApiKey('sandbox', newId('apikey_', systemClock)));
    expect(code).toBe(1);
    expect(err).toMatch(
      /^The API key does not exist\. The key of BILLING_API_KEY is for the sandbox environment; http:\S+ does not accept it\. Set BILLING_API_KEY and BILLING_URL to the same environment\. \(invalid_token, request [0-9a-f-]{36}\)\n$/,
    );
  });

  test('reports a key of the other environment', async () => {
    const { code, err } = await run(['destinations', 'list'], makeApiKey('live', newId('apikey_', systemClock)));
    expect(code).toBe(1);
    expect(err).toMatch(/^The API key belongs to the live environment, .* is for the live environment; /);
  });

  test('names the permission that the key lacks', async () => {
    const key = await service().keyFor({ permissions: ['notification.read'] });
    const { code, err } = await run(['destinations', 'list'], key);
    expect(code).toBe(1);
    expect(err).toMatch(
      /^The API key lacks the permission notification_setting\.read\. Use a key that has it: npm run operator -- api-key create --help .* \(forbidden, request /,
    );
  });

  test('reports an entity that does not exist', async () => {
    const id = `ntf_${'0'.repeat(26)}`;
    const { code, err } = await run(['notifications', 'show', id], await service().keyFor());
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`^Notification ${id} not found\\. \\(not_found, request `));
  });

  test('exits with code 2 when an argument breaks a documented rule', async () => {
    const key = await service().keyFor();
    const argv = ['destinations', 'create', '--description', '', '--url', 'https://shop.example/', '--events', 'all'];
    expect(await run(argv, key)).toMatchObject({ code: 2, err: expect.stringMatching(/^description must /) as string });
  });

  test('uses the demo key for a service on this machine, and for no other', async () => {
    const directory = await temporaryDirectory();
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, 'demo.json'), JSON.stringify({ key: await service().keyFor() }));
    const env = { BILLING_URL: service().url, BILLING_DATA: directory };
    expect(await billing(['destinations', 'list', '--json'], { env })).toEqual({ code: 0, out: '[]\n', err: '' });
    const elsewhere = await billing(['destinations', 'list'], {
      env: { ...env, BILLING_URL: 'https://api.example.com' },
    });
    expect(elsewhere).toMatchObject({ code: 2, err: expect.stringMatching(/^An API key is required\./) as string });
  });
});
