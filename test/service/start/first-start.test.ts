import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { routes } from '@billing/server';
import { beforeAll, expect, test } from 'vitest';

import { checkResponse } from '../../support/checked-fetch.ts';
import { eachPlace, type Serving } from './place.ts';
import type { Ended } from './program.ts';
import { curlMethod, curlUrl, runCurl } from './run-curl.ts';

interface Answer {
  readonly status: number;
  readonly body: { readonly data?: { readonly id: string }; readonly error?: object };
}

/** Runs the line and holds its answer against the spec. */
async function answerTo(line: string): Promise<Answer> {
  const answer = await runCurl(line);
  await checkResponse(curlMethod(line), curlUrl(line).pathname, answer.clone());
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

eachPlace('the first contact', (place) => {
  let report: string;
  let lines: string[];
  let answers: Answer[];
  let tooLong: Answer;
  let first: Ended;
  let second: Serving;

  beforeAll(async () => {
    const program = place().start('--port', '0');
    report = await program.says('Ctrl-C');
    lines = [...report.matchAll(/^ +(curl .*)$/gm)].map(([, line]) => line!);
    answers = [];
    for (const line of lines) answers.push(await answerTo(line));
    tooLong = await answerTo(lines[0]!.replace(/"name":"[^"]*"/, `"name":"${'x'.repeat(1_025)}"`));
    program.kill('SIGTERM');
    first = await program.ended;
    second = await place().serve();
  });

  test('the first start says where it serves, where the data is and which key to use', () => {
    const { engine, directory } = place();
    expect(report).toMatch(/^ +address +http:\/\/127\.0\.0\.1:\d+$/m);
    expect(report).toMatch(/^ +environment +sandbox$/m);
    expect(report).toContain(engine === 'pglite' ? `  ${directory}\n` : '  PostgreSQL (DATABASE_URL)\n');
    expect(report).toMatch(/^ +key +svc_apikey_sdbx_[a-z0-9]{26}_[A-Za-z0-9]+$/m);
  });

  test('its three lines create a customer and a business, and read one back, just as they are printed', () => {
    expect(lines.map((line) => curlMethod(line))).toEqual(['POST', 'POST', 'GET']);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200]);
    expect(answers.map(({ body }) => body.data?.id.split('_', 1)[0])).toEqual(['ctm', 'biz', 'biz']);
  });

  test('with a name of 1,025 characters, the first line is answered with the field and its limit', () => {
    expect(tooLong).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'invalid_field',
          errors: [{ field: 'name', message: expect.stringContaining('1024') as string }],
        },
      },
    });
  });

  test('the log is JSON lines on standard error, without the key', () => {
    const log = first.err
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly msg: string });
    expect(log.filter(({ msg }) => msg === 'request answered')).toHaveLength(4);
    expect(first.err).not.toMatch(/svc_apikey|Bearer/);
    expect(first.out, 'standard output has the report alone').toBe(report);
  });

  test('SIGTERM ends it with exit code 0', () => {
    expect(first.code).toBe(0);
  });

  test('with --json the first line says all that a script needs', async () => {
    const out = await second.says('\n');
    expect(Object.keys(JSON.parse(out) as object)).toEqual(['url', 'key', 'environment', 'data', 'ids']);
    expect(out.trimEnd()).not.toContain('\n');
    expect(second).toMatchObject({
      environment: 'sandbox',
      data: place().engine === 'pglite' ? place().directory : 'PostgreSQL (DATABASE_URL)',
    });
  });

  test('the second start has the key and the data of the first', async () => {
    expect(report).toContain(`${second.key}\n`);
    const answer = await second.ask('GET', '/events?event_type=customer.created&order_by=id%5BDESC%5D&per_page=1');
    expect(await answer.json()).toMatchObject({ data: [{ data: { id: answers[0]!.body.data!.id } }] });
    expect(curlUrl(lines[2]!).pathname).toBe(
      `/customers/${second.ids['customer']}/businesses/${second.ids['business']}`,
    );
  });

  test.each(Object.values(routes).filter(({ method }) => method === 'GET'))(
    '$id can be called with the ids and shows something',
    async ({ path }) => {
      const target = path.replace(/\{(\w+)_id\}/g, (_all, kind: string) => second.ids[kind] ?? `no-${kind}`);
      const answer = await second.ask('GET', target);
      const { data } = (await answer.json()) as { readonly data: object };
      expect(answer.status).toBe(200);
      expect(Object.keys(data), 'an entity, or a list with something in it').not.toEqual([]);
    },
  );

  test('files with secrets in them are for their owner only', async () => {
    const { directory } = place();
    for (const name of ['', 'demo.json', 'secret.key']) {
      expect((await stat(join(directory, name))).mode & 0o077, name).toBe(0);
    }
    expect(first.err).not.toContain((await readFile(join(directory, 'secret.key'), 'utf8')).trim());
  });
});
