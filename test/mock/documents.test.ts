import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { listen } from '../../generator/serve/listen.ts';
import { parseMockArguments } from '../../generator/mock/run-mock.ts';
import { readApi } from '../../generator/model/read-api.ts';
import { startProcess } from '../support/start-process.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { serveMock } from './serve-mock.ts';

/** Tests the mock with other documents. */

async function mockOf(spec: string): Promise<string> {
  const { api } = await readApi(spec);
  const mock = await serveMock(api!);
  onTestFinished(() => mock.close());
  return mock.url;
}

test('serves an OpenAPI 3.0 document below the base path of its server only', async () => {
  const url = await mockOf('test/golden/openapi-3.0/spec.yaml');
  expect(new URL(url).pathname).toBe('/v1');
  const put = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"title":"Emma"}' };
  expect(await (await fetch(`${url}/books/9780141439587`, put)).json()).toMatchObject({ title: 'Emma' });
  expect((await fetch(`${url}/books/9780141439587`, { method: 'DELETE' })).status).toBe(405);
  expect((await fetch(`${url.replace('/v1', '')}/books/9780141439587`, put)).status).toBe(404);

  // The document does not describe its errors.
  const response = await fetch(`${url}/nowhere`);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toEqual({ title: 'Not Found', status: 404, detail: 'Not Found.' });
});

test('writes JSON, text and streams as their media types say, and sends no media type without a body', async () => {
  const folder = await temporaryDirectory();
  const spec = join(folder, 'spec.yaml');
  const responses = (content: string) => `{ get: { responses: { '200': { description: It${content} } } } }`;
  writeFileSync(
    spec,
    `openapi: 3.1.0
info: { title: Rafts, version: 1.0.0 }
paths:
  /json: ${responses(', content: { application/json: { schema: { type: string }, example: Ra } }')}
  /text: ${responses(', content: { text/csv: { schema: { type: string }, example: Ra } }')}
  /any-text: ${responses(', content: { text/csv: { schema: {} } }')}
  /no-text: ${responses(', content: { text/csv: { example: { name: Ra } } }')}
  /events: ${responses(', content: { text/event-stream: { schema: { type: object, properties: { name: { const: Ra } } } } }')}
  /named-events: ${responses(', content: { text/event-stream: { example: { event: built, data: { name: Ra } } } }')}
  /whole-stream: ${responses(', content: { text/event-stream: { example: "data: Ra\\n\\n" } }')}
  /lines: ${responses(', content: { application/stream+json: { schema: { const: Ra } } }')}
  /nothing: ${responses('')}
`,
  );
  const url = await mockOf(spec);
  const got = async (path: string) => {
    const response = await fetch(`${url}${path}`);
    return [response.headers.get('content-type'), await response.text()];
  };
  expect(await got('/json')).toEqual(['application/json', '"Ra"']);
  expect(await got('/text')).toEqual([expect.stringMatching(/^text\/csv/), 'Ra']);
  expect(await got('/any-text')).toEqual([expect.stringMatching(/^text\/csv/), 'string']);
  expect(await got('/no-text')).toEqual([expect.stringMatching(/^text\/csv/), '{"name":"Ra"}']);
  expect(await got('/events')).toEqual(['text/event-stream', 'data: {"name":"Ra"}\n\n']);
  expect(await got('/named-events')).toEqual(['text/event-stream', 'event: built\ndata: {"name":"Ra"}\n\n']);
  expect(await got('/whole-stream')).toEqual(['text/event-stream', 'data: Ra\n\n']);
  expect(await got('/lines')).toEqual(['application/stream+json', '"Ra"\n']);
  expect(await got('/nothing')).toEqual([null, '']);
});

test('serves a document whose extension has a $ref to a missing file, and calls no callback', async () => {
  const called: string[] = [];
  const receiver = await listen((request, response) => {
    called.push(request.url ?? '');
    response.end();
  }, 0);
  onTestFinished(() => receiver.close());
  const folder = await temporaryDirectory();
  const spec = join(folder, 'spec.yaml');
  writeFileSync(
    spec,
    `openapi: 3.1.0
info: { title: Rafts, version: 1.0.0 }
x-topics: [{ $ref: ./missing.md }, { $ref: ${receiver.origin}/topics }]
paths:
  /rafts:
    post:
      responses: { '204': { description: Created } }
      callbacks:
        built:
          '${receiver.origin}/built':
            post: { responses: { '200': { description: Received } } }
`,
  );
  const url = await mockOf(spec);
  expect((await fetch(`${url}/rafts`, { method: 'POST' })).status).toBe(204);
  // A second request is a round trip on the event loop: a callback of the first would have arrived.
  expect((await fetch(`${url}/rafts`, { method: 'POST' })).status).toBe(204);
  expect(called).toEqual([]);
});

test('accepts a path parameter with anyOf, and rejects what no member accepts', async () => {
  const folder = await temporaryDirectory();
  const spec = join(folder, 'spec.yaml');
  writeFileSync(
    spec,
    `openapi: 3.1.0
info: { title: Rafts, version: 1.0.0 }
paths:
  /rafts/{raft}:
    parameters:
      - name: raft
        in: path
        required: true
        schema: { anyOf: [{ type: integer, minimum: 10 }, { type: string, pattern: '^r_[0-9]{4}$' }] }
    get: { responses: { '204': { description: It } } }
`,
  );
  const url = await mockOf(spec);
  const status = async (raft: string) => (await fetch(`${url}/rafts/${raft}`)).status;
  expect(await Promise.all(['12', 'r_0001', '3', 'other'].map(status))).toEqual([204, 204, 400, 400]);
});

test('reloads the document after each save, and continues to serve the last valid one', async () => {
  const folder = await temporaryDirectory();
  const spec = join(folder, 'spec.yaml');
  const document = (name: string) => `openapi: 3.1.0
info: { title: Rafts, version: 1.0.0 }
servers: [{ url: https://rafts.example/v2 }]
paths:
  /rafts:
    get:
      responses:
        '200': { description: All, content: { application/json: { schema: {}, example: { name: ${name} } } } }
`;
  writeFileSync(spec, document('Kon-Tiki'));
  const mock = startProcess(['generator/mock/main.ts', '--spec', spec, '--port', '0', '--json']);
  await mock.output('}\n');
  const { url, ...more } = JSON.parse(mock.text()) as { readonly url: string };
  expect(more).toEqual({ spec, operations: 1 });
  const name = async () => ((await (await fetch(`${url}/rafts`)).json()) as { readonly name: string }).name;
  expect(await name()).toBe('Kon-Tiki');

  writeFileSync(spec, 'openapi: [');
  await mock.output('spec.yaml');
  expect(await name()).toBe('Kon-Tiki');
  writeFileSync(spec, document('Ra'));
  await expect.poll(name, { timeout: 60_000 }).toBe('Ra');
  await mock.end('SIGINT');
  expect(mock.process.exitCode).toBe(0);
});

test('rejects invalid arguments', () => {
  expect(() => parseMockArguments(['--port', 'x'])).toThrow('--port x: must be a number from 0 to 65535');
  expect(() => parseMockArguments(['--prot', '1'])).toThrow('--prot');
});
