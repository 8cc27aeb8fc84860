import type { ServerResponse } from 'node:http';

import { expect, test } from 'vitest';

import { documentPackages } from './document-packages.ts';
import { respond, scriptedServer, type Turn } from './scripted-server.ts';

const packages = documentPackages(`
openapi: 3.1.0
info: { title: Chat, version: 1.0.0 }
paths:
  /chat:
    post:
      operationId: chat.create
      requestBody:
        required: true
        content:
          application/json: { schema: { type: object, properties: { stream: { type: boolean } } } }
      responses:
        '200':
          description: The reply.
          content:
            application/json: { schema: { $ref: '#/components/schemas/Reply' } }
            text/event-stream: { schema: { $ref: '#/components/schemas/Chunk' } }
  /log:
    get:
      operationId: log.follow
      responses:
        '200': { description: Lines., content: { text/event-stream: { schema: { type: string } } } }
  /rows:
    get:
      operationId: rows.list
      responses:
        '200': { description: Rows., content: { application/x-ndjson: { schema: { $ref: '#/components/schemas/Chunk' } } } }
  /runs:
    get:
      operationId: runs.follow
      responses:
        '200': { description: Events., content: { text/event-stream: { schema: { $ref: '#/components/schemas/RunEvent' } } } }
components:
  schemas:
    Reply: { type: object, required: [text], properties: { text: { type: string } } }
    Chunk: { type: object, required: [delta], properties: { delta: { type: string } } }
    RunEvent:
      oneOf:
        - type: object
          required: [event, data]
          properties: { event: { const: started }, data: { $ref: '#/components/schemas/Chunk' } }
        - type: object
          required: [event, data]
          properties: { event: { const: done }, data: { const: '[DONE]' } }
`);
const server = scriptedServer();

interface Event {
  readonly event: string;
  readonly data: unknown;
  readonly id: string;
  readonly retry?: number;
}
type Stream = AsyncGenerator<Event, void, undefined>;

const EVENTS = { 'content-type': 'text/event-stream' };

/** Sends the parts one after the other, each in its own chunk, and ends unless `open` is set. */
function stream(parts: readonly (string | Uint8Array)[], open?: (response: ServerResponse) => void): Turn {
  return async (_request, response) => {
    response.writeHead(200, EVENTS);
    for (const part of parts) {
      response.write(part);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    if (open) open(response);
    else response.end();
  };
}

function follow(turn: Turn, options: object = {}): Promise<Stream> {
  server().turns = [turn];
  const { log } = packages().client({ baseUrl: server().url, onInvalidResponse: 'throw' });
  return log!['follow']!({}, options) as Promise<Stream>;
}

async function all(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const item of items) found.push(item);
  return found;
}

test('yields events with their name, id and retry time, whatever ends their lines', async () => {
  const text =
    ': comment\r\nevent: named\rdata: one\ndata:two\nid: 7\nretry: 250\n\nid\nretry: soon\ndata\n\nevent: lost\n\n';
  expect(await all(await follow(stream([`\uFEFF${text}data: unfinished`])))).toEqual([
    { event: 'named', data: 'one\ntwo', id: '7', retry: 250 },
    { event: 'message', data: '', id: '', retry: 250 },
  ]);
  expect(server().requests[0]!.headers.accept).toBe('text/event-stream');
});

test('joins lines, line ends and characters that the network has split', async () => {
  const bytes = new TextEncoder().encode('data: ä€😀\r\ndata: x\r\n\r\ndata: next\r\r');
  const parts = [...bytes].map((byte) => new Uint8Array([byte]));
  const found = (await all(await follow(stream(parts)))) as Event[];
  expect(found.map(({ data }) => data)).toEqual(['ä€😀\nx', 'next']);
});

test('yields an event as soon as it is complete', async () => {
  const received = Promise.withResolvers<ServerResponse>();
  const events = await follow(stream(['data: first\n\n'], received.resolve));
  expect((await events.next()).value).toMatchObject({ data: 'first' });
  (await received.promise).end('data: last\n\n');
  expect((await events.next()).value).toMatchObject({ data: 'last' });
  expect(await events.next()).toEqual({ done: true, value: undefined });
});

test.each([
  [
    'a loop is left',
    async (events: Stream) => {
      for await (const _ of events) break;
    },
  ],
  ['it ends before its first event', async (events: Stream) => void (await events.return())],
])('closes the connection when %s', async (_, leave) => {
  let closed: Promise<unknown> | undefined;
  const keep = (response: ServerResponse) => (closed = new Promise((resolve) => response.on('close', resolve)));
  const events = await follow(stream(['data: first\n\n'], keep));
  await new Promise((resolve) => setTimeout(resolve, 30));
  await leave(events);
  await closed;
  expect(closed).toBeDefined();
});

test('throws the reason of the signal in the middle of a stream', async () => {
  const aborting = new AbortController();
  const events = await follow(
    stream(['data: first\n\n'], () => undefined),
    { signal: aborting.signal },
  );
  await events.next();
  setTimeout(() => aborting.abort(new Error('enough')), 10);
  await expect(events.next()).rejects.toThrow('enough');
});

test('throws a NetworkError when the connection is lost in the middle of a stream', async () => {
  const events = await follow(stream(['data: first\n\n'], (response) => response.destroy()));
  await events.next();
  await expect(events.next()).rejects.toMatchObject({ name: 'NetworkError', operation: 'log.follow' });
});

test('returns JSON or a stream, as the caller accepts, and the type follows', async () => {
  const { chat } = packages().client({ baseUrl: server().url });
  const events = ['{"delta":"a"}', '{"delta":"b"}', '[DONE]', 'never read'].map((data) => `data: ${data}\n\n`);
  server().turns = [respond(200, { text: 'all' }), stream(events), stream(['data: {\n\n']), stream([])];
  const body = { stream: true };
  expect(await chat!['create']!({ body: {} })).toEqual({ text: 'all' });
  const streamed = (): Promise<unknown> => chat!['create']!({ body }, { accept: 'text/event-stream' });
  const found = (await all((await streamed()) as Stream)) as Event[];
  expect(found.map(({ data }) => data)).toEqual([{ delta: 'a' }, { delta: 'b' }]);
  await expect((async () => all((await streamed()) as Stream))()).rejects.toThrow(/not JSON: \{/);
  await expect(chat!['create']!({ body })).rejects.toThrow(
    'sent text/event-stream, but the call accepts application/json',
  );
  expect(server().requests.map(({ headers }) => headers.accept)).toEqual([
    'application/json',
    'text/event-stream',
    'text/event-stream',
    'application/json',
  ]);
});

test('yields the values of a response with one JSON value on each line', async () => {
  server().turns = [respond(200, '{"delta":"a"}\n\n{"delta":"b"}', { 'content-type': 'application/x-ndjson' })];
  const { rows } = packages().client({ baseUrl: server().url });
  expect(await all((await rows!['list']!()) as Stream)).toEqual([{ delta: 'a' }, { delta: 'b' }]);
});

test('yields events as their schema describes them, if it has event and data', async () => {
  server().turns = [stream(['event: started\ndata: {"delta":"a"}\n\nevent: done\ndata: [DONE]\n\n'])];
  const { runs } = packages().client({ baseUrl: server().url });
  const found = (await all((await runs!['follow']!()) as Stream)) as Event[];
  expect(found.map(({ event, data }) => [event, data])).toEqual([
    ['started', { delta: 'a' }],
    ['done', '[DONE]'],
  ]);
});

test('types the items of streams', async () => {
  const use = `
import { createClient, type ServerSentEvent, accepting, createCaller } from '@api/client';
import { endpoint } from '@api/client/operations/chat.create';
const client = createClient({ baseUrl: 'https://chat.example' });
const call = createCaller({ baseUrl: 'https://chat.example' });
export const reply: string = (await client.chat.create({ body: {} })).text;
for await (const { data, event } of await client.chat.create({ body: {} }, { accept: 'text/event-stream' })) console.log(data.delta.length, event.length);
for await (const { data } of await call(accepting(endpoint, 'text/event-stream'), { body: {} })) console.log(data.delta.length);
for await (const line of await client.log.follow()) (line satisfies ServerSentEvent).data.toUpperCase();
for await (const { delta } of await client.rows.list()) delta.toUpperCase();
for await (const event of await client.runs.follow()) if (event.event === 'started') console.log(event.data.delta);
await client.chat.create({ body: {} }, { accept: 'text/html' });
(await client.chat.create({ body: {} }, { accept: 'text/event-stream' })).text;
`;
  expect(await packages().complaints(use)).toEqual(['use.ts 12 TS2322', 'use.ts 13 TS2339']);
});
