import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { documentPackages } from './document-packages.ts';

const packages = documentPackages(`
openapi: 3.1.0
info: { title: Files, version: 1.0.0 }
paths:
  /files:
    post:
      operationId: files.upload
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [file]
              properties:
                file: { type: string, format: binary }
                cover: { type: [string, 'null'], format: binary }
                more: { type: array, items: { type: string, format: binary } }
                about: { type: object, properties: { by: { type: string } } }
                rows: { type: string }
                tags: { type: array, items: { type: string } }
            encoding:
              cover: { contentType: image/png }
              rows: { contentType: text/csv }
              tags: { style: form, explode: false }
      responses: { '204': { description: Kept. } }
  /avatar:
    put:
      operationId: avatar.set
      requestBody:
        required: true
        content:
          image/*: { schema: { type: string, format: binary } }
      responses: { '204': { description: Kept. } }
  /charges:
    post:
      operationId: charges.create
      requestBody:
        required: true
        content:
          application/x-www-form-urlencoded:
            schema:
              type: object
              properties:
                metadata: { type: object, additionalProperties: true }
                items: { type: array, items: { type: object } }
                ids: { type: array, items: { type: integer } }
                tags: { type: array, items: { type: string } }
                plain: { type: object }
            encoding:
              metadata: { style: deepObject, explode: true }
              items: { style: deepObject, explode: true }
              ids: { style: pipeDelimited }
      responses: { '204': { description: Kept. } }
  /report:
    get:
      operationId: report.get
      responses:
        '200':
          description: A page or a file.
          content:
            application/json: { schema: { type: object, required: [url], properties: { url: { type: string } } } }
            application/pdf: { schema: { type: string } }
            text/csv: { schema: { type: string } }
        '202': { description: Later. }
        '500': { description: A picture., content: { image/png: {} } }
`);

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer<ArrayBuffer>;
}

const received: Received[] = [];
const responses: [status: number, type: string, body: string | Uint8Array][] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ headers: request.headers, bytes: Buffer.concat(chunks) });
    const [status, type, body] = responses.shift() ?? [204, '', ''];
    response.writeHead(status, type === '' ? {} : { 'content-type': type }).end(body);
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

const client = () =>
  packages().client({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, maxRetries: 0 });

async function lastForm(): Promise<FormData> {
  const { headers, bytes } = received.at(-1)!;
  return new Response(bytes, { headers: { 'content-type': headers['content-type']! } }).formData();
}

async function shown(part: string | File | null): Promise<unknown> {
  return part instanceof File ? [part.name, part.type, await part.text()] : part;
}

test('sends files, blobs, bytes and streams in parts with their name and media type', async () => {
  const stream = new Blob(['s']).stream();
  const body = {
    file: new File(['a'], 'a.txt', { type: 'text/plain' }),
    cover: new Uint8Array([98]),
    more: [new Blob(['c'], { type: 'image/gif' }), { content: stream, name: 'd.bin', type: 'application/x-d' }],
    about: { by: 'Ada' },
    rows: '1,2',
    tags: ['x', 'y'],
  };
  await client().files!['upload']!({ body });
  const form = await lastForm();
  expect(await shown(form.get('file'))).toEqual(['a.txt', 'text/plain', 'a']);
  expect(await shown(form.get('cover'))).toEqual(['cover', 'image/png', 'b']);
  expect(await Promise.all(form.getAll('more').map(shown))).toEqual([
    ['more', 'image/gif', 'c'],
    ['d.bin', 'application/x-d', 's'],
  ]);
  expect(await shown(form.get('about'))).toEqual(['blob', 'application/json', '{"by":"Ada"}']);
  expect(await shown(form.get('rows'))).toEqual(['blob', 'text/csv', '1,2']);
  expect(form.getAll('tags')).toEqual(['x,y']);
});

test.each([
  ['a blob', new Blob(['1'], { type: 'image/webp' }), 'image/webp'],
  ['a named file', { content: new Uint8Array([49]), type: 'image/avif' }, 'image/avif'],
  ['bytes', new Uint8Array([49]), 'application/octet-stream'],
  ['a stream', new Blob(['1']).stream(), 'application/octet-stream'],
])('sends %s as the whole body with its media type', async (_, body, type) => {
  await client().avatar!['set']!({ body });
  expect(received.at(-1)!.bytes.toString()).toBe('1');
  expect(received.at(-1)!.headers['content-type']).toBe(type);
});

test('writes the fields of a form in the styles of its encoding', async () => {
  const body = {
    metadata: { a: { b: 1 } },
    items: [{ price: 2 }, { price: 3 }],
    ids: [4, 5],
    tags: ['x', 'y'],
    plain: { p: 1 },
  };
  await client().charges!['create']!({ body });
  expect([...new URLSearchParams(received.at(-1)!.bytes.toString())]).toEqual([
    ['metadata[a][b]', '1'],
    ['items[0][price]', '2'],
    ['items[1][price]', '3'],
    ['ids', '4|5'],
    ['tags', 'x'],
    ['tags', 'y'],
    ['plain', '{"p":1}'],
  ]);
});

test('returns JSON, bytes or text by the media type of the response, and accepts what the document lists', async () => {
  const pdf = new Uint8Array([0, 255, 128]);
  responses.push([200, 'application/json', '{"url":"u"}'], [200, 'application/pdf', pdf], [202, '', '']);
  responses.push([200, 'text/csv; charset=utf-8', '1,2'], [500, 'image/png', pdf]);
  const get = (options?: object) => client().report!['get']!({}, options);
  expect(await get()).toEqual({ url: 'u' });
  expect(received.at(-1)!.headers.accept).toBe('application/json, application/pdf');
  expect(await get()).toEqual(pdf);
  expect(await get()).toBe(undefined);
  expect(await get({ accept: 'text/csv' })).toBe('1,2');
  expect(received.at(-1)!.headers.accept).toBe('text/csv');
  await expect(get()).rejects.toMatchObject({ status: 500, body: pdf });
});

test('types files and results', async () => {
  const use = `
import { createClient, isErrorOf } from '@api/client';
const client = createClient({ baseUrl: 'https://files.example' });
await client.files.upload({ body: { file: new File([], 'a'), cover: null, more: [new Blob([]), new Uint8Array()] } });
await client.files.upload({ body: { file: { content: new Blob([]).stream(), name: 'a' } } });
await client.avatar.set({ body: new Blob([]) });
const result = await client.report.get();
if (result instanceof Uint8Array) result.byteLength;
else if (result !== undefined) result.url;
(await client.report.get({}, { accept: 'text/csv' }))?.toUpperCase();
export const picture = (error: unknown) => (isErrorOf('report.get', error) && error.status === 500 ? error.body.byteLength : 0);
await client.files.upload({ body: { file: 'text' } });
`;
  expect(await packages().complaints(use)).toEqual(['use.ts 12 TS2322']);
});
