import { inspect } from 'node:util';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readApi } from '../../generator/model/read-api.ts';
import { serveMock } from '../mock/serve-mock.ts';
import { runPackages, type RunningPackages } from '../generator/running-packages.ts';

let harbor: RunningPackages;
beforeAll(async () => {
  harbor = await runPackages('authentication');
});
afterAll(() => harbor.close());

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A client of the document, and the requests that it sent. */
function connected(options: object, respond: () => Response = () => Response.json({})) {
  const sent: Sent[] = [];
  const fetch = async (url: string, { headers }: Pick<Sent, 'headers'>): Promise<Response> => {
    const { accept: _, ...others } = headers as Record<string, string>;
    sent.push({ url: url.replace('https://harbor.example/v1', ''), headers: others });
    return respond();
  };
  const client = harbor.createClient({ baseUrl: 'https://harbor.example/v1', fetch, maxRetries: 0, ...options });
  return { client, sent };
}

async function sentBy(operation: string, auth: object, call: object = {}): Promise<Sent> {
  const { client, sent } = connected({ auth });
  const [resource = '', name = ''] = operation.split('.');
  await client[resource]![name]!({}, call);
  return sent[0]!;
}

describe('a call sends the credentials that its operation requires', () => {
  const all = { bearerAuth: 't', basicAuth: { username: 'Jö', password: 'p:w' }, 'X-Key': 'k', session: 's' };

  test.each<[string, string, object, Sent]>([
    ['a bearer token', 'berths.list', all, { url: '/berths', headers: { authorization: 'Bearer t' } }],
    [
      'a token with a prefix',
      'berths.list',
      { bearerAuth: 'Token t' },
      { url: '/berths', headers: { authorization: 'Token t' } },
    ],
    ['nothing for a public operation', 'tides.get', all, { url: '/tides', headers: {} }],
    [
      'a user name and a password',
      'ships.list',
      all,
      { url: '/ships', headers: { authorization: 'Basic SsO2OnA6dw==' } },
    ],
    [
      'a user name alone',
      'ships.list',
      { basicAuth: { username: 'u' } },
      { url: '/ships', headers: { authorization: 'Basic dTo=' } },
    ],
    [
      'the alternative that the client has',
      'ships.list',
      { 'X-Key': 'k' },
      { url: '/ships', headers: { 'x-key': 'k' } },
    ],
    [
      'a header and a value in the query',
      'cranes.list',
      { 'X-Key': 'k', app_id: 'a&b' },
      { url: '/cranes?app%20id=a%26b', headers: { 'x-key': 'k' } },
    ],
    [
      'two cookies',
      'crews.list',
      { session: 's', device: 'd' },
      { url: '/crews', headers: { cookie: 'device=d; sid=s' } },
    ],
    [
      'an optional credential',
      'news.list',
      { botToken: 'Bot b' },
      { url: '/news', headers: { authorization: 'Bot b' } },
    ],
    ['no optional credential that it lacks', 'news.list', {}, { url: '/news', headers: {} }],
    ['an OAuth 2 token', 'cargo.list', { oauth: 'o' }, { url: '/cargo', headers: { authorization: 'Bearer o' } }],
    [
      'an OpenID Connect token of a function',
      'cargo.list',
      { oidc: async () => 'i' },
      { url: '/cargo', headers: { authorization: 'Bearer i' } },
    ],
    [
      'a whole header for another HTTP scheme',
      'vault.get',
      { digest: 'Digest a="b"' },
      { url: '/vault', headers: { authorization: 'Digest a="b"' } },
    ],
  ])('%s', async (_, operation, auth, expected) => {
    expect(await sentBy(operation, auth)).toEqual(expected);
  });

  test('and calls a function for each request', async () => {
    let number = 0;
    const { client, sent } = connected({ auth: { oauth: () => `t${(number += 1)}` } });
    await client['cargo']!['list']!();
    await client['cargo']!['list']!();
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer t1', 'Bearer t2']);
  });

  test('unless the call has the header, for which no credential is needed', async () => {
    const call = { headers: { Authorization: 'Custom c' } };
    const expected = { url: '/berths', headers: { authorization: 'Custom c' } };
    expect(await sentBy('berths.list', {}, call)).toEqual(expected);
    expect(await sentBy('berths.list', { bearerAuth: 't' }, call)).toEqual(expected);
    const cookie = { headers: { cookie: 'sid=x' } };
    expect((await sentBy('crews.list', { device: 'd' }, cookie)).headers).toEqual({ cookie: 'sid=x; device=d' });
  });
});

describe('a missing credential', () => {
  test.each([
    ['berths.list', {}, 'berths.list was not sent: auth.bearerAuth must be set in the options of the client'],
    [
      'ships.list',
      {},
      'ships.list was not sent: auth.basicAuth or auth.X-Key must be set in the options of the client',
    ],
    [
      'cranes.list',
      { app_id: 'a' },
      'cranes.list was not sent: auth.X-Key and auth.app_id must be set in the options of the client',
    ],
  ])('rejects %s before anything is sent, naming the options', async (operation, auth, message) => {
    const { client, sent } = connected({ auth });
    const [resource = '', name = ''] = operation.split('.');
    await expect(client[resource]![name]!()).rejects.toThrow(message);
    expect(sent).toEqual([]);
    await client[resource]![name]!({}, { checkRequests: false });
    expect(sent, 'left to the server').toHaveLength(1);
  });

  test.each([
    ['an empty text', { bearerAuth: '' }, 'auth.bearerAuth is empty or contains'],
    ['null', { 'X-Key': null }, 'auth.X-Key is empty or contains'],
    ['a line break', { botToken: 'a\nsecret' }, 'auth.botToken is empty or contains'],
    ['a user name with a colon', { basicAuth: { username: 'a:secret' } }, 'user name of Basic authentication'],
    ['a cookie with a semicolon', { session: 'a;secret' }, 'value of the cookie sid'],
  ])('or one that is %s is rejected when the client is created, without its text', (_, auth, message) => {
    const failure = (): unknown => connected({ auth });
    expect(failure).toThrow(message);
    expect(failure).not.toThrow(/secret/);
  });

  test('of a function rejects the call', async () => {
    const { client, sent } = connected({ auth: { oauth: () => undefined } });
    await expect(client['cargo']!['list']!()).rejects.toThrow('auth.oauth is empty or contains');
    expect(sent).toEqual([]);
  });
});

test('credentials appear in no hook and no error', async () => {
  const seen: unknown[] = [];
  const hook = (event: unknown): void => void seen.push(event);
  const hooks = { request: hook, response: hook, failure: hook, retry: hook };
  const auth = { 'X-Key': 'secret-1', app_id: 'secret-2', session: 'secret-3', device: () => 'secret-4' };
  const failing = connected({ auth, hooks }, () => Response.json({}, { status: 400 }));
  const unreachable = connected({ auth, hooks }, () => {
    throw new TypeError('fetch failed');
  });
  for (const { client, sent } of [failing, unreachable]) {
    for (const resource of ['cranes', 'crews']) seen.push(await client[resource]!['list']!().catch((error) => error));
    expect(inspect(sent)).toContain('secret-2');
    seen.push(client);
  }
  expect(seen.length).toBeGreaterThan(10);
  expect(inspect(seen, { depth: Infinity, showHidden: true })).not.toContain('secret');
});

test('the mock accepts the credentials that the client sends, and rejects requests without them', async () => {
  const { api } = await readApi('test/golden/authentication/spec.yaml');
  const mock = await serveMock(api!);
  const auth = {
    ...{ bearerAuth: 't', 'X-Key': 'k', app_id: 'a', session: 's', device: 'd', digest: 'Digest d', oidc: 'o' },
    botToken: 'Bot b',
  };
  const client = harbor.createClient({ baseUrl: mock.url, auth });
  const stranger = harbor.createClient({ baseUrl: mock.url, checkRequests: false });
  for (const { id, resource, name, public: isPublic } of api!.operations) {
    await expect(client[resource]![name]!(), id).resolves.toBeDefined();
    const done = stranger[resource]![name]!().then(
      () => 200,
      (error: { status?: number }) => error.status,
    );
    expect(await done, id).toBe(isPublic || id === 'news.list' ? 200 : 401);
  }
  mock.close();
});
