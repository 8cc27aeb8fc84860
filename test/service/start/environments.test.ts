import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { checkedFetch } from '../../support/checked-fetch.ts';
import { caller, type Call } from '../http/test-client.ts';
import { eachPlaceInLongRuns, prepareDirectory, type Serving, served } from './place.ts';
import { type Ended, nodeCommand, type Program, startProgram } from './program.ts';
import { shellWords } from './shell-words.ts';

const environments = ['sandbox', 'live'] as const;

eachPlaceInLongRuns('two environments side by side', (place) => {
  let cwd: string;
  let sandbox: Serving;
  let live: Program;
  let report: string;
  let url: string;
  let commands: string[];
  let before: Ended;
  let made: { readonly id: string; readonly key: string };
  let callLive: Call;

  const start = (...argv: string[]): Program =>
    startProgram(nodeCommand('service/app/main.ts', ['--port', '0', ...argv]), { cwd, env: place().env });
  const operator = (line: string): Promise<Ended> =>
    startProgram(nodeCommand('service/operator/main.ts', shellWords(line)), { cwd, env: place().env }).ended;

  beforeAll(async () => {
    cwd = await mkdtemp(join(tmpdir(), 'billing-'));
    for (const name of place().engine === 'pglite' ? environments : []) {
      await prepareDirectory(join(cwd, '.data', name), name);
    }
    live = start('--environment', 'live');
    [sandbox, report] = await Promise.all([served(start('--json')), live.says('Ctrl-C')]);
    url = /^ +address +(\S+)$/m.exec(report)![1]!;
    commands = [...report.matchAll(/^ +npm run operator -- (.*)$/gm)].map(([, command]) => command!);
    before = await operator('account list --environment live --json');
    const [account = '', key = ''] = commands;
    await operator(account);
    made = JSON.parse((await operator(`${key} --json`)).out) as typeof made;
    callLive = caller({ url, fetch: checkedFetch(url) }, made.key);
  });

  afterAll(async () => {
    for (const service of [sandbox, live]) service.kill('SIGKILL');
    await Promise.all([sandbox.ended, live.ended]);
    await rm(cwd, { recursive: true, force: true });
  });

  test('live prints the two commands that create the first account and key, and both work as printed', async () => {
    expect(before, 'live starts empty').toMatchObject({ code: 0, out: '[]\n' });
    expect(commands).toHaveLength(2);
    expect(report).not.toContain('svc_apikey');
    expect(made.key).toMatch(/^svc_apikey_live_/);
    expect((await callLive('GET', '/event-types')).status).toBe(200);
    const settings = await callLive('GET', '/notification-settings');
    expect(await settings.json(), 'no destination').toMatchObject({ data: [] });
  });

  test('live without a tax table logs that it taxes nothing', async () => {
    expect(await live.complains('BILLING_TAX_TABLE')).toContain('BILLING_TAX_TABLE is not set: no price has tax');
    expect(await live.complains('BILLING_PUBLIC_URL')).toContain('clients choose the host of the links');
  });

  test('each has a separate address, data directory and keys', async () => {
    expect(sandbox.url).not.toBe(url);
    expect(sandbox).toMatchObject({
      environment: 'sandbox',
      key: expect.stringMatching(/^svc_apikey_sdbx_/) as string,
    });
    for (const name of environments) expect((await stat(join(cwd, '.data', name))).isDirectory()).toBe(true);
    const where = place().engine === 'pglite' ? join(cwd, '.data', 'live') : 'PostgreSQL (DATABASE_URL)';
    expect(report).toContain(where);
  });

  test('each rejects a key of the other with the reason', async () => {
    const rejections = [
      [sandbox.call, made.key, 'the sandbox environment'],
      [callLive, sandbox.key, 'the live environment'],
    ] as const;
    for (const [call, key, detail] of rejections) {
      expect(await (await call('GET', '/event-types', { key })).json()).toMatchObject({
        error: { code: 'invalid_token', detail: expect.stringContaining(detail) as string },
      });
    }
  });

  test('neither contains data of the other', async () => {
    const created = await callLive('POST', '/products', { json: { name: 'Hosting', tax_category: 'standard' } });
    const { data } = (await created.json()) as { readonly data: { readonly id: string } };
    const paths = [`/products/${sandbox.ids['product']}`, `/products/${data.id}`];
    const statuses = async (call: Call) => Promise.all(paths.map(async (path) => (await call('GET', path)).status));
    expect(await statuses(sandbox.call)).toEqual([200, 404]);
    expect(await statuses(callLive)).toEqual([404, 200]);
  });
});
