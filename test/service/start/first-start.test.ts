import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { routes } from '@billing/server';
import { beforeAll, expect, test } from 'vitest';

import { checkResponse } from '../../support/checked-fetch.ts';
import { eachPlace, type Serving } from './place.ts';
import type { Ended } from './program.ts';
import { shellWords } from './shell-words.ts';
import { curlMethod, curlUrl, runCurl } from './run-curl.ts';

eachPlace('the first start', (place) => {
  let report: string;
  let lines: string[];
  let response: Response;
  let docs: Response;
  let first: Ended;
  let second: Serving;

  beforeAll(async () => {
    const program = place().start('--port', '0');
    report = await program.says('Ctrl-C');
    lines = [...report.matchAll(/^ +(curl .*)$/gm)].map(([, line]) => line!);
    response = await runCurl(lines[0]!);
    docs = await fetch(/^ +docs +(\S+)$/m.exec(report)![1]!);
    program.kill('SIGTERM');
    first = await program.ended;
    second = await place().serve();
  });

  test('the first start prints its address, its data directory and the key to use', () => {
    const { engine, directory } = place();
    expect(report).toMatch(/^ +address +http:\/\/127\.0\.0\.1:\d+$/m);
    expect(report).toMatch(/^ +environment +sandbox$/m);
    expect(report).toContain(engine === 'pglite' ? `  ${directory}\n` : '  PostgreSQL (DATABASE_URL)\n');
    expect(report).toMatch(/^ +key +svc_apikey_sdbx_[a-z0-9]{26}_[A-Za-z0-9]+$/m);
  });

  test('prints one short curl command, which works as printed', async () => {
    expect(lines).toHaveLength(1);
    // Of them, 69 are the key.
    expect(lines[0]!.length).toBeLessThanOrEqual(170);
    expect(response.status).toBe(200);
    await checkResponse(curlMethod(lines[0]!), curlUrl(lines[0]!).pathname, response.clone());
    expect(await response.json()).toMatchObject({ data: { id: second.ids['product'] } });
  });

  test('prints the address of the docs', async () => {
    expect(docs.status).toBe(200);
    expect(await docs.text()).toContain('<!doctype html>');
  });

  test('writes the log as JSON lines to standard error, without the key', () => {
    const log = first.err
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly msg: string });
    expect(log.filter(({ msg }) => msg === 'request completed')).toHaveLength(2);
    expect(first.err).not.toMatch(/svc_apikey|Bearer/);
    expect(first.out, 'standard output has the report alone').toBe(report);
  });

  test('exits with code 0 on SIGTERM', () => {
    expect(first.code).toBe(0);
  });

  test('prints one JSON line with all that a script needs, with --json', async () => {
    const out = await second.says('\n');
    expect(Object.keys(JSON.parse(out) as object)).toEqual(['url', 'key', 'environment', 'data', 'ids']);
    expect(out.trimEnd()).not.toContain('\n');
    expect(second).toMatchObject({
      environment: 'sandbox',
      data: place().engine === 'pglite' ? place().directory : 'PostgreSQL (DATABASE_URL)',
    });
  });

  test('the command of the authentication guide creates a key, which works as printed', async () => {
    const guide = await readFile('spec/docs/authentication.yaml', 'utf8');
    const command = /npm run operator -- (api-key create .*)/.exec(guide)![1]!;
    const { code, out } = await place().operator(...shellWords(command), '--json');
    expect(code).toBe(0);
    const { key } = JSON.parse(out) as { readonly key: string };
    expect((await second.call('GET', '/event-types', { key })).status).toBe(200);
    expect((await second.call('GET', '/events', { key })).status, 'not among its permissions').toBe(403);
  });

  test('the second start reuses the key and the data of the first', async () => {
    expect(report).toContain(`${second.key}\n`);
    expect(curlUrl(lines[0]!).pathname).toBe(`/products/${second.ids['product']}`);
  });

  // The demo account is in real time.
  test.each(Object.values(routes).filter(({ method, id }) => method === 'GET' && id !== 'testClock.get'))(
    '$id accepts the printed ids and returns data',
    async ({ path }) => {
      const target = path.replace(/\{(\w+)_id\}/g, (_all, kind: string) => second.ids[kind] ?? `no-${kind}`);
      const response = await second.call('GET', target);
      const { data } = (await response.json()) as { readonly data: object };
      expect(response.status).toBe(200);
      expect(Object.keys(data), 'an entity, or a list with something in it').not.toEqual([]);
    },
  );

  test('allows destinations on this machine, but not on private networks or at addresses of cloud metadata', async () => {
    const statusOf = async (destination: string): Promise<number> => {
      const json = { description: 'Try', type: 'url', subscribed_events: ['customer.created'], active: false };
      return (await second.call('POST', '/notification-settings', { json: { ...json, destination } })).status;
    };
    expect(await statusOf('http://127.0.0.1:3000/hook')).toBe(201);
    expect(await statusOf('http://localhost:3000/hook')).toBe(201);
    for (const host of ['10.0.0.1', '192.168.1.1', '[fd12::1]', '169.254.169.254', '[fd00:ec2::254]'])
      expect(await statusOf(`https://${host}/hook`), host).toBe(400);
  });

  test('files with secrets are readable only for their owner', async () => {
    const { directory } = place();
    for (const name of ['', 'demo.json', 'secret.key']) {
      expect((await stat(join(directory, name))).mode & 0o077, name).toBe(0);
    }
    expect(first.err).not.toContain((await readFile(join(directory, 'secret.key'), 'utf8')).trim());
  });
});
