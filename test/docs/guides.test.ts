import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { beforeAll, describe, expect, test } from 'vitest';

import type { Api } from '../../generator/model/api.ts';
import { testCards } from '../../service/payments/test-gateway/test-cards.ts';
import { simulationTypes } from '../../service/simulations/plan/simulation-types.ts';
import { specApi } from '../derived/spec-api.ts';
import { seedEverything } from '../support/fixtures.ts';
import { linkProjectPackages } from '../support/packages.ts';
import { BODY as body, H1 as h1, SECRET as secret, TS as ts } from '../packages/webhooks/vector.ts';
import { caller } from '../service/http/test-client.ts';
import { eachService } from '../support/service.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const run = promisify(execFile);

let api: Api;
beforeAll(async () => {
  api = await specApi();
});

function textOf(guide: string, section: string): string {
  return api.guides.find(({ name }) => name === guide)?.sections.find(({ title }) => title === section)?.text ?? '';
}

/** The code block in one language in a section of a guide. */
function codeOf(guide: string, section: string, language: string): string {
  const text = textOf(guide, section);
  const code = new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(text)?.[1];
  if (code === undefined) throw new Error(`${guide}, ${section}, shows no ${language}`);
  return code;
}

describe('verifying a signature', () => {
  const other = 'f'.repeat(64);

  interface Case {
    readonly header: string | null;
    readonly body: string;
    readonly secret: string;
    readonly now: number;
    readonly genuine: boolean;
  }
  const vector: Case = { header: `ts=${ts};h1=${h1}`, body, secret, now: ts, genuine: true };
  const rejected = (more: Partial<Case>): Case => ({ ...vector, genuine: false, ...more });
  const cases: readonly Case[] = [
    vector,
    { ...vector, now: ts + 5 },
    { ...vector, now: ts - 60 },
    { ...vector, header: `ts=${ts};h1=${other};h1=${h1}` },
    { ...vector, header: `ts=${ts};h1=${h1};h1=${other}` },
    { ...vector, header: `ts=${ts};h2=x;h1=${h1};more` },
    rejected({ now: ts + 6 }),
    rejected({ header: null }),
    rejected({ header: '' }),
    rejected({ header: 'nonsense' }),
    rejected({ header: `ts=${ts}` }),
    rejected({ header: `h1=${h1}` }),
    rejected({ header: `ts=;h1=${h1}` }),
    rejected({ header: `ts=x${ts};h1=${h1}` }),
    rejected({ header: `ts=${ts + 1};h1=${h1}` }),
    rejected({ header: `ts=${ts};h1=${other}` }),
    rejected({ header: `ts=${ts};h1=` }),
    rejected({ header: `ts=${ts};h1=${h1.slice(0, 63)}` }),
    rejected({ header: `ts=${ts};h1=${h1}00` }),
    rejected({ header: `ts=${ts};h1=é${h1}` }),
    rejected({ body: `${body} ` }),
    rejected({ body: body.replace('é', 'e') }),
    rejected({ secret: `${secret}0` }),
  ];
  const expected = cases.map(({ genuine }) => genuine);

  test('the guide shows the test vector that all implementations use', () => {
    const text = api.guides
      .find(({ name }) => name === 'signatures')!
      .sections.map((section) => section.text)
      .join('\n');
    for (const part of [secret, String(ts), h1, body]) expect(text).toContain(part);
  });

  test('the JavaScript code accepts exactly the genuine webhooks', async () => {
    const folder = await temporaryDirectory();
    writeFileSync(join(folder, 'signatures.mjs'), codeOf('signatures', 'JavaScript, by hand', 'js'));
    const { isGenuine } = (await import(join(folder, 'signatures.mjs'))) as {
      isGenuine(header: string | null, body: Buffer, secret: string, now: number): boolean;
    };
    expect(cases.map((one) => isGenuine(one.header, Buffer.from(one.body), one.secret, one.now))).toEqual(expected);
  });

  test.skipIf(spawnSync('python3', ['--version']).status !== 0)(
    'the Python code accepts exactly the genuine webhooks',
    async () => {
      const folder = await temporaryDirectory();
      const caller = `
import json, sys
cases = json.load(open(sys.argv[1]))
print(json.dumps([is_genuine(c["header"], c["body"].encode(), c["secret"], c["now"]) for c in cases]))
`;
      writeFileSync(join(folder, 'cases.json'), JSON.stringify(cases));
      writeFileSync(join(folder, 'signatures.py'), codeOf('signatures', 'Python', 'python') + caller);
      const { stdout } = await run('python3', [join(folder, 'signatures.py'), join(folder, 'cases.json')]);
      expect(JSON.parse(stdout)).toEqual(expected);
    },
  );

  test.skipIf(spawnSync('javac', ['-version']).status !== 0)(
    'the Java code accepts exactly the genuine webhooks',
    async () => {
      const folder = await temporaryDirectory();
      const text = (value: string): string =>
        `new String(java.util.Base64.getDecoder().decode("${Buffer.from(value).toString('base64')}"), java.nio.charset.StandardCharsets.UTF_8)`;
      const calls = cases.map(
        (one) =>
          `System.out.println(Signatures.isGenuine(${one.header === null ? 'null' : text(one.header)}, ${text(one.body)}.getBytes(java.nio.charset.StandardCharsets.UTF_8), ${text(one.secret)}, ${one.now}L));`,
      );
      const main = `class Main { public static void main(String[] arguments) throws Exception {\n${calls.join('\n')}\n} }\n`;
      // One file, which Java compiles as it runs it: imports first, then the class that begins.
      const [imports, rest] = codeOf('signatures', 'Java', 'java').split(/(?=^final class)/m);
      writeFileSync(join(folder, 'Main.java'), `${imports}\n${main}\n${rest}`);
      const { stdout } = await run('java', ['-Dfile.encoding=UTF-8', join(folder, 'Main.java')]);
      expect(
        stdout
          .trim()
          .split('\n')
          .map((line) => line === 'true'),
      ).toEqual(expected);
    },
  );

  test('the handler with the package responds with the right status', async () => {
    const folder = await temporaryDirectory();
    linkProjectPackages(folder);
    // Signs in the receiver's process: a signature is valid for a few seconds only.
    const caller = `
    const { sign } = await import('@billing/webhooks');
    const { POST } = await import('./receive.ts');
    const { body, secret, expired } = JSON.parse(process.argv[1]);
    const signatures = [
      () => sign({ body, secret }),
      () => undefined,
      () => 'nonsense',
      () => expired,
      () => sign({ body, secret: 'another' }),
    ];
    const statuses = [];
    for (const signature of signatures) {
      const header = await signature();
      const headers = header === undefined ? {} : { 'Service-Signature': header };
      statuses.push((await POST(new Request('http://receiver.example/', { method: 'POST', body, headers }))).status);
    }
    process.stderr.write(JSON.stringify(statuses));
    `;
    writeFileSync(join(folder, 'receive.ts'), codeOf('signatures', 'With the package', 'ts'));
    const input = JSON.stringify({ body, secret, expired: `ts=${ts};h1=${h1}` });
    const { stderr, stdout } = await run(process.execPath, ['--input-type=module', '--eval', caller, input], {
      cwd: folder,
      env: { ...process.env, WEBHOOK_SECRET: secret },
    });
    expect(JSON.parse(stderr)).toEqual([200, 400, 400, 408, 401]);
    expect(stdout).toContain('product.updated');
  });
});

test('every scenario has a timeline with its events in order', () => {
  const timelines = api.guides.flatMap(({ sections }) => sections.flatMap(({ timeline }) => timeline ?? []));
  const scenarios = simulationTypes.filter(({ type }) => type === 'scenario');
  expect(scenarios).toHaveLength(5);
  for (const { name, events } of scenarios) {
    const drawn = timelines.find(({ title }) => title.startsWith(`${name}:`));
    expect(
      drawn?.steps.map(({ event }) => event),
      name,
    ).toEqual(events);
  }
  const known = new Set(api.events.map(({ type }) => type));
  expect(timelines.flatMap(({ steps }) => steps).filter(({ event }) => !known.has(event))).toEqual([]);
});

eachService('code in guides', (service) => {
  beforeAll(async () => {
    await seedEverything(service());
  });

  test.each([
    ['authentication', 'Sending a key', 'js', 'customer.created'],
    ['pagination', 'Reading a whole list', 'js', 'evt_'],
  ])('the code of the guide %s under "%s" works', async (guide, section, language, printed) => {
    const folder = await temporaryDirectory();
    linkProjectPackages(folder);
    const key = await service().keyFor();
    const code = codeOf(guide, section, language)
      .replaceAll('https://sandbox-api.billing.example', service().url)
      .replace('per_page=200', 'per_page=2');
    writeFileSync(join(folder, 'sample.mjs'), code);
    const { stdout } = await run(process.execPath, [join(folder, 'sample.mjs')], {
      env: { ...process.env, API_KEY: key },
    });
    expect(stdout).toContain(printed);
  });

  test('rejects a cursor whose item was deleted, and continues from an earlier item without gaps, as the pagination guide says', async () => {
    const section = api.guides
      .find(({ name }) => name === 'pagination')!
      .sections.find(({ title }) => title === 'When the list changes while you read')!;
    expect(section.text).toMatch(/\[`invalid_field`\]\(\.\.\/errors\/shared\/invalid_field\.html\)\s+for `after`/);
    const call = caller(service(), await service().keyFor());
    const destination = { description: 'x', type: 'url', subscribed_events: ['payout.paid'], active: false };
    for (const port of [1, 2, 3, 4]) {
      const json = { ...destination, destination: `https://shop.example.com/${port}` };
      expect((await call('POST', '/notification-settings', { json })).status).toBe(201);
    }
    const read = async (query: string) => {
      const response = await call('GET', `/notification-settings?order_by=id[ASC]&${query}`);
      return (await response.json()) as {
        readonly data: readonly { readonly id: string }[];
        readonly meta: { readonly pagination: { readonly next: string } };
        readonly error: { readonly code: string; readonly errors: readonly { readonly field: string }[] };
      };
    };
    const all = (await read('per_page=200')).data.map(({ id }) => id);
    const { data, meta } = await read('per_page=2');
    const [earlier, last] = data.map(({ id }) => id);
    expect((await call('DELETE', `/notification-settings/${last}`)).status).toBe(204);
    const { error } = await read(new URL(meta.pagination.next).search.slice(1).replace(/order_by=[^&]*&/, ''));
    expect(error).toMatchObject({ code: 'invalid_field', errors: [{ field: 'after' }] });
    expect((await read(`per_page=200&after=${earlier}`)).data.map(({ id }) => id)).toEqual(all.slice(2));
  });

  test('the curl command of the authentication guide returns data', async () => {
    const code = codeOf('authentication', 'Sending a key', 'sh').replaceAll(
      'https://sandbox-api.billing.example',
      service().url,
    );
    const { stdout } = await run('sh', ['-c', code], { env: { ...process.env, API_KEY: await service().keyFor() } });
    expect(JSON.parse(stdout)).toHaveProperty('data');
  });

  test('the code of the limits guide repeats a rejected request after Retry-After', async () => {
    const code = codeOf('limits', 'Waiting for a rate limit', 'js').replace('async function', 'return async function');
    let calls = 0;
    const responses = [new Response('', { status: 429, headers: { 'retry-after': '0' } }), new Response('done')];
    const fetchOnce = async (): Promise<Response> => responses[calls++]!;
    // oxlint-disable-next-line no-new-func
    const send = new Function('fetch', code)(fetchOnce) as (request: Request) => Promise<Response>;
    expect(await (await send(new Request('http://a.example/'))).text()).toBe('done');
    expect(calls).toBe(2);
  });
});

describe('paying in sandbox', () => {
  test('lists each test card of the gateway, in its order, and the error code of each that is declined', () => {
    const text = textOf('payments', 'Test cards');
    const rows = [...text.matchAll(/^\| (\d[\d ]+) \| [^|]+ \| (?:`(\w+)`)? ?\|$/gm)];
    expect(rows.map(([, number, code]) => [number!.replaceAll(' ', ''), code])).toEqual(
      testCards.map(({ number, behavior }) => [
        number,
        typeof behavior === 'object' ? Object.values(behavior)[0] : undefined,
      ]),
    );
  });
});
