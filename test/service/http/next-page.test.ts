import { type Route, routes } from '@billing/server';
import { beforeAll, expect, test } from 'vitest';

import { type Ids, seedEverything } from '../../support/fixtures.ts';
import { hasCurl, hasPython, outputOf, runPython } from '../../support/other-clients.ts';
import { eachService } from '../../support/service.ts';
import { type Call, caller } from './test-client.ts';
import { expectError } from './expect-error.ts';

/** The longest target that a caller may write. */
const LONGEST = 8_192;

const lists = Object.values<Route>(routes).filter(({ parameters }) =>
  parameters.query.some(({ name }) => name === 'after'),
);

interface Page {
  readonly data: readonly unknown[];
  readonly meta: { readonly pagination: { readonly next: string } };
}

eachService('the address of the next page', (service) => {
  let ids: Ids;
  let key: string;
  let call: Call;

  beforeAll(async () => {
    ids = await seedEverything(service());
    key = await service().keyFor();
    call = caller(service(), key);
  });

  /** With everything that some clients encode and others do not. */
  const longest = ({ path, parameters }: Pick<Route, 'path' | 'parameters'>): string => {
    const ordered = parameters.query.some(({ name }) => name === 'order_by') ? '&order_by=id[ASC]' : '';
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name as keyof Ids]);
    const target = `${filled}?per_page=1${ordered}&x=`;
    return target + ',:;[]'.repeat(LONGEST).slice(0, LONGEST - target.length);
  };
  const nextOf = async (target: string): Promise<string> => {
    const response = await call('GET', target);
    expect(response.status, target).toBe(200);
    return ((await response.json()) as Page).meta.pagination.next.slice(service().url.length);
  };

  test.each(lists)('of the longest request can be requested, and so can the page after it: $id', async (list) => {
    const first = longest(list);
    const next = await nextOf(first);
    const written = first.replaceAll('[', '%5B').replaceAll(']', '%5D');
    expect(next.startsWith(`${written}&after=`), 'nothing else is written in another way').toBe(true);
    const behind = await nextOf(next);
    expect(behind.length, 'after is replaced').toBe(next.length);
  });

  test.skipIf(!hasPython)('of the longest request can be requested by http.client of Python (python3)', async () => {
    const script = `
for target in json.loads('''${JSON.stringify(lists.map(longest))}'''):
    for _ in range(2):
        connection.request('GET', target, headers={'Authorization': f'Bearer {key}'})
        response = connection.getresponse()
        body = json.load(response)
        assert response.status == 200, (response.status, body)
        target = '/' + body['meta']['pagination']['next'].split('/', 3)[3]
    print('followed')`;
    expect((await runPython(service().url, key, script)).split('\n')).toEqual(lists.map(() => 'followed'));
  });

  test.skipIf(!hasCurl)('of the longest request can be requested by curl (curl)', async () => {
    const get = async (url: string): Promise<Page> =>
      JSON.parse(
        await outputOf('curl', ['-sSg', '--fail-with-body', '-H', `Authorization: Bearer ${key}`, url]),
      ) as Page;
    const { meta } = await get(service().url + longest(routes['events.list']));
    expect(await get(meta.pagination.next)).toHaveProperty('data');
  });

  test('does not count a valid cursor towards the length limit of the URI', async () => {
    const target = longest(routes['events.list']);
    expect((await call('GET', `${target}&after=${ids.event_id}`)).status).toBe(200);
    await expectError(await call('GET', `${target}x&after=${ids.event_id}`), 'request_headers_too_large');
    await expectError(await call('GET', `${target}&after=${'x'.repeat(100)}`), 'request_headers_too_large');
  });

  test('is written like the request, apart from characters that no URI may contain', async () => {
    const query = 'per_page=1&after=&event_type=customer.created%2Cproduct.created,product.updated';
    const next = await nextOf(`/events?${query}&&x=+%20%zz|&order_by=id[DESC]`);
    expect(next.replace(/evt_\w+/, '')).toBe(`/events?${query}&x=+%20%25zz%7C&order_by=id%5BDESC%5D`);
  });
});
