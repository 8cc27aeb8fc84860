import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { checkRules } from '../../support/check-rules.ts';
import { loadSpec } from '../../../generator/load/load-spec.ts';
import { readApi } from '../../../generator/model/read-api.ts';
import { docs } from '../../../generator/targets/docs.ts';
import { renderUnits } from '../../support/render-units.ts';
import { serveMock } from '../../mock/serve-mock.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { documentPackages } from './document-packages.ts';

const done = (example: string): string =>
  `{ '200': { description: Done., content: { application/json: { schema: { type: string }, example: ${example} } } } }`;
const SPEC = `
openapi: 3.1.0
info: { title: Replies, version: 1.0.0 }
servers: [{ url: 'http://replies.example' }]
paths:
  /replies?beta=true:
    post:
      operationId: replies.beta
      parameters: [{ name: limit, in: query, schema: { type: integer } }]
      responses: ${done('beta')}
  /replies:
    post: { operationId: replies.create, responses: ${done('plain')} }
  /items/{id}?v=2&x={x}&kind=a:
    get:
      operationId: items.get
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: x, in: query, schema: { type: string } }
        - { name: kind, in: query, schema: { type: string } }
      responses: ${done('item')}
`;
const packages = documentPackages(SPEC);

async function spec(): Promise<string> {
  const file = join(await temporaryDirectory(), 'spec.yaml');
  writeFileSync(file, SPEC);
  return file;
}

test('the client sends the query string of a path, before the query parameters', async () => {
  const urls: string[] = [];
  const record = (input: string | URL | Request) => {
    urls.push(input instanceof Request ? input.url : String(input));
    return Promise.resolve(Response.json('done'));
  };
  const { replies, items } = packages().client({ baseUrl: 'http://replies.example', fetch: record });
  await replies!['beta']!();
  await replies!['beta']!({ query: { limit: 3 } });
  await replies!['create']!();
  await items!['get']!({ path: { id: 'a?b' }, query: { kind: 'c', x: 'y' } });
  expect(urls.map((url) => url.replace('http://replies.example', '')).sort()).toEqual([
    '/items/a%3Fb?v=2&x=y&kind=c',
    '/replies',
    '/replies?beta=true',
    '/replies?beta=true&limit=3',
  ]);
  await expect(items!['get']!({ path: { id: '' }, query: { kind: 'c' } })).rejects.toMatchObject({
    name: 'InvalidRequestError',
  });
  // The parameter replaces the part of the path, which the request must have.
  await expect(items!['get']!({ path: { id: 'a' } })).rejects.toMatchObject({ name: 'InvalidRequestError' });
});

test('the mock serves the path whatever the query string, and the operation without one comes first', async () => {
  const { api } = await readApi(await spec());
  const { url, close } = await serveMock(api!);
  onTestFinished(() => close());
  expect(await (await fetch(`${url}/replies?beta=true`, { method: 'POST' })).json()).toBe('plain');
  expect(await (await fetch(`${url}/items/1?v=2&kind=a`)).json()).toBe('item');
});

test('the docs show the query string, and a diagnostic names operations that the server can not distinguish', async () => {
  const { api } = await readApi(await spec());
  const files = await renderUnits(docs.emit(api!, { scope: '@api' }));
  const page = files.find(({ path }) => path.endsWith('operations/replies.beta.md'))!.text;
  expect(page).toContain('POST /replies?beta=true');
  expect(page).toContain('http://replies.example/replies?beta=true');
  const loaded = await loadSpec(await spec());
  expect(checkRules(loaded).filter(({ code }) => code === 'path-ambiguous')).toMatchObject([
    { severity: 'warning', place: { path: ['paths', '/replies'] } },
  ]);
});
