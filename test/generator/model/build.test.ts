import { expect, test } from 'vitest';

import type { JsonObject } from '../../../generator/json.ts';
import { canonical } from '../../../generator/model/canonical.ts';
import { modelOf, ok, ref } from './api-of.ts';

test('sorts keys, but preserves the order of lists and of required members', () => {
  const schema = { properties: { a: {}, c: {}, b: {} }, required: ['c', 'b'], type: 'object' };
  expect(JSON.stringify(canonical({ z: [3, 1], a: schema, openapi: 1 }))).toBe(
    '{"openapi":1,"a":{"type":"object","required":["c","b"],"properties":{"c":{},"b":{},"a":{}}},"z":[3,1]}',
  );
});

test("prefers the operation's parameters, orders path parameters as in the path, and drops reserved headers", () => {
  const at = (name: string, where: string, more: JsonObject = {}): JsonObject => ({
    name,
    in: where,
    schema: { type: 'string' },
    ...more,
  });
  const item = {
    parameters: [at('b', 'path'), at('q', 'query', { description: 'Of the path.' }), at('Accept', 'header')],
    get: {
      operationId: 'x.get',
      parameters: [at('X', 'header'), at('a', 'path'), at('q', 'query', { description: 'Own.' })],
      responses: {},
    },
  };
  const [operation] = modelOf({ paths: { '/{a}/{b}': item } }).api.operations;
  expect(operation!.parameters.map(({ name, in: where, required }) => `${where} ${name} ${required}`)).toEqual([
    'path a true',
    'path b true',
    'query q false',
    'header X false',
  ]);
  expect(operation!.parameters[2]).toMatchObject({ description: 'Own.', style: 'form', explode: true });
  expect(operation!.parameters[0]).toMatchObject({ style: 'simple', explode: false });
});

test('reads a parameter with content as JSON', () => {
  const parameter = { name: 'filter', in: 'query', content: { 'application/json': { schema: ref('A') } } };
  const [operation] = modelOf({
    paths: { '/': { get: { parameters: [parameter], responses: {} } } },
    components: { schemas: { A: {} } },
  }).api.operations;
  expect(operation!.parameters[0]).toMatchObject({ style: 'json', schema: ref('A') });
});

test('takes security from the operation, else from the document; an empty list means public', () => {
  const paths = {
    '/a': {
      get: { operationId: 'a', responses: {} },
      post: { operationId: 'b', security: [], responses: {} },
      put: { operationId: 'c', security: [{ key: ['x'], token: [] }, { token: [] }, {}], responses: {} },
      patch: { operationId: 'd', security: [{}], responses: {} },
    },
  };
  const { operations } = modelOf({ paths, security: [{ key: [] }] }).api;
  expect(operations.map(({ security }) => security)).toEqual([
    [[{ scheme: 'key', permissions: [] }]],
    [],
    [
      [
        { scheme: 'key', permissions: ['x'] },
        { scheme: 'token', permissions: [] },
      ],
      [{ scheme: 'token', permissions: [] }],
      [],
    ],
    [],
  ]);
  expect(operations.map((operation) => operation.public)).toEqual([false, true, false, true]);
});

test('includes the schemas that an operation or event reaches, directly or through references', () => {
  const schemas = { A: { items: ref('B') }, B: { properties: { a: ref('A') }, default: ref('D') }, C: {}, D: {} };
  const { api } = modelOf({ paths: { '/': { get: { responses: ok(ref('A')) } } }, components: { schemas } });
  expect(api.schemas.map(({ name, references }) => [name, references])).toEqual([
    ['A', ['B']],
    ['B', ['A']],
  ]);
});

test('sorts events by type and version; a bare webhook is version 1 of its key', () => {
  const event = (version: number): JsonObject => ({
    post: {
      'x-event': { type: 'a.b', version, group: 'g' },
      requestBody: { content: { 'application/json': { schema: {} } } },
    },
  });
  const { events } = modelOf({ webhooks: { 'a.b.v10': event(10), 'a.b.v2': event(2), plain: { post: {} } } }).api;
  expect(events.map(({ key, type, version, typeName }) => [key, type, version, typeName])).toEqual([
    ['a.b.v2', 'a.b', 2, 'ABV2'],
    ['a.b.v10', 'a.b', 10, 'ABV10'],
    ['plain', 'plain', 1, 'Plain'],
  ]);
});

test('names the events of one webhook after their methods', () => {
  const { events } = modelOf({ webhooks: { newPet: { post: {}, delete: {} } } }).api;
  expect(events.map(({ type, typeName, file }) => [type, typeName, file])).toEqual([
    ['newPet.delete', 'NewPetDelete', 'newPet.delete'],
    ['newPet.post', 'NewPetPost', 'newPet.post'],
  ]);
});

test('takes the JSON of a webhook, whatever its other media types are called', () => {
  const json = { type: 'object' };
  const content = { 'application/cbor': { schema: { type: 'string' } }, 'application/json': { schema: json } };
  const [event] = modelOf({ webhooks: { newPet: { post: { requestBody: { content } } } } }).api.events;
  expect(event?.schema).toEqual(json);
});

test('finds sensitive fields at every depth of the payload, and follows a recursive schema once', () => {
  const secret = { type: 'string', 'x-sensitive': { masked: 'x{n}' } };
  const schemas = {
    Person: { properties: { email: secret, friends: { items: ref('Person') } } },
    Cat: { allOf: [{ properties: { owner: { anyOf: [ref('Person'), { type: 'null' }] } } }] },
  };
  const webhooks = {
    a: { post: { requestBody: { content: { 'application/json': { schema: { properties: { data: ref('Cat') } } } } } } },
  };
  const [event] = modelOf({ webhooks, components: { schemas } }).api.events;
  expect(event!.sensitive).toEqual([{ path: ['data', 'owner', 'email'], masked: 'x{n}' }]);
});

test('orders examples as in their schema, and named examples by name', () => {
  const schema = { required: ['id'], properties: { a: { required: ['z'] }, id: {} } };
  const examples = { two: { value: { a: 1, id: 2 } }, one: { summary: 'One', value: { a: { b: 1, z: 2 }, id: 1 } } };
  const { api } = modelOf({
    paths: {
      '/': {
        get: { responses: { '200': { description: '', content: { 'application/json': { schema, examples } } } } },
      },
    },
  });
  const found = api.operations[0]!.responses[0]!.content[0]!.examples;
  expect(JSON.stringify(found)).toBe(
    '[{"name":"one","summary":"One","value":{"id":1,"a":{"z":2,"b":1}}},{"name":"two","value":{"id":2,"a":1}}]',
  );
});

test('preserves the order of keywords in a schema with properties called schema and example', () => {
  const properties = { schema: { type: 'object' }, example: { type: 'string', description: 'Text.', maxLength: 3 } };
  const { api } = modelOf({ paths: { '/a': { get: { responses: ok({ type: 'object', properties }) } } } });
  const { schema } = api.operations[0]!.responses[0]!.content[0]!;
  expect(JSON.stringify(schema)).toContain('{"type":"string","description":"Text.","maxLength":3}');
});

test("freezes the model, which has no members beyond the document's", () => {
  const { api } = modelOf({ paths: { '/': { get: { responses: ok({ enum: ['a'] }) } } } });
  const frozen = (value: unknown): boolean =>
    typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen));
  expect(frozen(api)).toBe(true);
  const { api: empty } = modelOf({});
  expect(empty).toMatchObject({
    operations: [],
    events: [],
    schemas: [],
    errors: [],
    permissions: [],
    rateLimits: [],
    servers: [],
  });
  expect(empty).not.toHaveProperty('pagination');
});

test('includes the schemas that an extension of a schema refers to', () => {
  const schema = { type: 'object', 'x-anyOf': [ref('Dog')], properties: { example: ref('Cat') }, example: ref('Bird') };
  const { api } = modelOf({
    paths: { '/pets': { get: { operationId: 'pets.get', responses: ok(schema) } } },
    components: { schemas: { Dog: {}, Cat: {}, Bird: {} } },
  });
  expect(api.schemas.map(({ name }) => name)).toEqual(['Cat', 'Dog']);
});
