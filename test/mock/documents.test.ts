import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { parseMockArguments } from '../../generator/mock/mock-arguments.ts';
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

test('quotes a string in a JSON body but not in a text body, and sends no media type without a body', async () => {
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
  expect(await got('/nothing')).toEqual([null, '']);
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
