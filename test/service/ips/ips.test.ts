import { createClient } from '@billing/client';
import { expect, onTestFinished, test } from 'vitest';

import { publicContext } from '../../../service/http/public-context.ts';
import { eachService, startService } from '../../support/service.ts';
import { caller } from '../http/test-client.ts';
import { expectError } from '../http/expect-error.ts';
import { sendRaw } from '../http/raw-request.ts';

const sourceCidrs = ['192.0.2.14/32', '198.51.100.64/28'];

eachService('the IP addresses of the service', (service) => {
  test.each([undefined, 'Bearer nonsense', 'Basic dTpw'])(
    'are returned without a key: the header Authorization is %s',
    async (authorization) => {
      const configured = await startService(service().database, { rules: { sourceCidrs } });
      onTestFinished(() => configured.app.close());
      const response = await configured.fetch(`${configured.url}/ips`, {
        headers: authorization === undefined ? {} : { authorization },
      });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ data: { ipv4_cidrs: sourceCidrs } });
      expect(response.headers.get('www-authenticate')).toBeNull();
    },
  );

  test('are an empty list when none are configured', async () => {
    const client = createClient({ baseUrl: service().url, fetch: service().fetch });
    expect((await client.ips.get({})).data).toEqual({ ipv4_cidrs: [] });
  });

  test('the generated client sends no key for them', async () => {
    const sent: (string | null)[] = [];
    const client = createClient({
      baseUrl: service().url,
      apiKey: await service().keyFor(),
      fetch: async (input, init) => {
        sent.push(new Headers(init?.headers).get('authorization'));
        return service().fetch(input, init);
      },
    });
    await client.ips.get({});
    await client.eventTypes.list({});
    expect(sent).toEqual([null, expect.stringMatching(/^Bearer /)]);
  });

  test('keep the other checks: the version and the body', async () => {
    const call = caller(service(), 'nonsense');
    await expectError(await call('GET', '/ips', { headers: { 'service-version': '9' } }), 'invalid_version');
    const head = ['GET /ips HTTP/1.1', 'Host: a', 'Connection: close', 'Content-Length: 2'];
    await expectError(await sendRaw(service().url, head, '{}'), 'unexpected_request_body');
  });

  test('every other operation still needs a key', async () => {
    const call = caller(service(), 'nonsense');
    await expectError(await call('GET', '/event-types', { key: null }), 'invalid_token');
  });
});

test('a handler of a public operation that reads its caller fails', () => {
  const context = publicContext('http://127.0.0.1');
  expect(context.baseUrl).toBe('http://127.0.0.1');
  for (const member of ['accountId', 'keyId', 'permissions', 'defaultVersion', 'clock'] as const)
    expect(() => context[member]).toThrow('has no caller');
});
