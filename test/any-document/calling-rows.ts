import { expect } from 'vitest';

import { objectOf, ok, one, TEXT, zoo } from './documents.ts';
import type { Row } from './row.ts';

const BYTES = { type: 'string', contentMediaType: 'application/octet-stream' };

/** Serialized bodies by media type: the operation, the text, and the media type with a boundary. */
const SERIALIZED: Readonly<Record<string, readonly [string, string, string?]>> = {
  'multipart/mixed': ['mixed', '--x\r\n\r\na\r\n--x--', 'multipart/mixed; boundary=x'],
  'application/xml': ['xml', '<a/>'],
  'application/x-ndjson': ['lines', '{"a":"b"}\n{"a":"c"}\n'],
};

/** What a client sends and receives. */
export const callingRows: readonly Row[] = [
  {
    construct: 'query strings in path keys',
    ours: 'sent',
    heyApi: 'sent',
    orval: 'sent',
    document: zoo({ '/pets?beta=true': { get: { operationId: 'pets.get', responses: ok(TEXT) } } }),
    async proof({ connect }) {
      const { client, requests } = await connect();
      await client['pets']!['get']!();
      expect(requests[0]!.url).toBe('https://api.example.com/pets?beta=true');
    },
  },
  {
    construct: 'authentication: bearer, basic, keys in header, query and cookie, several at once',
    ours: 'sent by operation; a missing one is an error before sending',
    heyApi: 'sent; of several at once, those that the caller has',
    orval: '–',
    document: one(
      'get',
      { security: [{ basic: [], query: [] }] },
      {
        components: {
          securitySchemes: {
            basic: { type: 'http', scheme: 'basic' },
            query: { type: 'apiKey', in: 'query', name: 'key' },
          },
        },
      },
    ),
    async proof({ connect }) {
      const auth = { basic: { username: 'a', password: 'b' }, query: 'c' };
      const { client, requests } = await connect({ auth });
      await client['pets']!['get']!();
      expect(requests[0]!.url).toBe('https://api.example.com/pets?key=c');
      expect(requests[0]!.headers.get('authorization')).toBe(`Basic ${btoa('a:b')}`);
      const { client: other } = await connect({ auth: { query: 'c' } });
      await expect(other['pets']!['get']!()).rejects.toThrow('basic');
    },
  },
  {
    construct: 'parameter styles: `deepObject`, `pipeDelimited`',
    ours: 'both',
    heyApi: 'both',
    orval: '`deepObject`',
    document: one('get', {
      parameters: [
        { name: 'f', in: 'query', style: 'deepObject', schema: objectOf({ x: TEXT }) },
        { name: 'p', in: 'query', style: 'pipeDelimited', explode: false, schema: { type: 'array', items: TEXT } },
      ],
    }),
    async proof({ connect }) {
      const { client, requests } = await connect();
      await client['pets']!['get']!({ query: { f: { x: '1' }, p: ['a', 'b'] } });
      expect(decodeURIComponent(requests[0]!.url)).toBe('https://api.example.com/pets?f[x]=1&p=a|b');
    },
  },
  {
    construct: 'errors by status',
    ours: '`error.status` narrows `error.body`',
    heyApi: 'a union of the bodies',
    orval: '`status` narrows `data` of what a call returns',
    document: one('get', {
      responses: {
        ...ok(TEXT),
        '404': { description: 'Missing.', content: { 'application/json': { schema: objectOf({ missing: TEXT }) } } },
      },
    }),
    async proof({ connect }) {
      const { client } = await connect({}, () => Response.json({ missing: 'a' }, { status: 404 }));
      await expect(client['pets']!['get']!()).rejects.toMatchObject({ status: 404, body: { missing: 'a' } });
    },
  },
  {
    construct: 'bytes beside JSON',
    ours: 'a union by media type',
    heyApi: 'JSON only',
    orval: 'a union; a JSON response is read as bytes',
    document: one('get', {
      responses: {
        '200': {
          description: 'Done.',
          content: { 'application/pdf': {}, 'application/json': { schema: objectOf({ url: TEXT }) } },
        },
      },
    }),
    async proof({ connect }) {
      const { client, requests } = await connect({}, () => Response.json({ url: 'a' }));
      await client['pets']!['get']!();
      expect(requests[0]!.headers.get('accept')).toContain('application/pdf');
    },
  },
  {
    construct: 'media types of parts in multipart requests',
    ours: 'sent',
    heyApi: 'no effect',
    orval: 'no effect',
    document: one('post', {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: objectOf({ file: BYTES, meta: objectOf({ a: { type: 'integer' } }) }),
            encoding: { meta: { contentType: 'application/json' } },
          },
        },
      },
    }),
    async proof({ connect }) {
      const { client, requests } = await connect();
      await client['pets']!['post']!({
        body: { file: new File(['abc'], 'a.txt', { type: 'text/plain' }), meta: { a: 1 } },
      });
      const sent = await requests[0]!.text();
      expect(sent).toMatch(/name="meta"[^]*?content-type: application\/json/i);
      expect(sent).toContain('filename="a.txt"');
    },
  },
  {
    construct: 'request bodies of `multipart/mixed`, XML and JSON lines',
    ours: 'bytes that the caller serializes, with a warning',
    heyApi: 'JSON with that media type',
    orval: 'JSON with that media type',
    document: zoo(
      Object.fromEntries(
        Object.entries(SERIALIZED).map(([mediaType, [name]]) => {
          const requestBody = { content: { [mediaType]: { schema: objectOf({ a: TEXT }) } } };
          return [`/${name}`, { post: { operationId: `pets.${name}`, requestBody, responses: ok(TEXT) } }];
        }),
      ),
    ),
    async proof({ diagnostics, connect }) {
      const warned = diagnostics.filter(({ code }) => code === 'request-unread').map(({ message }) => message);
      for (const [mediaType, [name, text, type = mediaType]] of Object.entries(SERIALIZED)) {
        expect(warned.filter((message) => message.includes(mediaType))).toHaveLength(1);
        const { client, requests } = await connect();
        const content = new TextEncoder().encode(text);
        await client['pets']![name]!({ body: { content, ...(type !== mediaType && { type }) } });
        expect(requests[0]!.headers.get('content-type')).toBe(type);
        expect(await requests[0]!.text()).toBe(text);
      }
    },
  },
  {
    construct: '`text/event-stream` beside JSON',
    ours: 'the caller chooses; an async iterator of typed events',
    heyApi: 'JSON only; a stream of events where there is no other type',
    orval: 'the whole stream as one text',
    document: one('get', {
      responses: {
        '200': {
          description: 'Done.',
          content: {
            'application/json': { schema: objectOf({ all: TEXT }) },
            'text/event-stream': { schema: objectOf({ delta: TEXT }) },
          },
        },
      },
    }),
    async proof({ connect }) {
      const headers = { 'content-type': 'text/event-stream' };
      const { client } = await connect({}, () => new Response('data: {"delta":"a"}\n\n', { headers }));
      const events = client['pets']!['get']!({}, { accept: 'text/event-stream' });
      const found: unknown[] = [];
      for await (const { data } of (await events) as AsyncIterable<{ data: unknown }>) found.push(data);
      expect(found).toEqual([{ delta: 'a' }]);
    },
  },
];
