import { expect, test } from 'vitest';

import type { JsonObject } from '../../../generator/json.ts';
import { modelOf, ok, ref } from './api-of.ts';

const messages = (members: JsonObject): string[] => modelOf(members).diagnostics.map(({ message }) => message);
const operation = (operationId: string, more: JsonObject = {}): JsonObject => ({
  get: { operationId, responses: { '204': { description: 'Done.' } }, ...more },
});
const event = (schema: JsonObject): JsonObject => ({
  post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} },
});

test('reports no clash between names that differ', () => {
  const paths = { '/a': operation('a.get'), '/b': operation('a.list'), '/c': operation('b.get') };
  expect(messages({ paths })).toEqual([]);
});

test.each([
  [
    'rejects two schemas with the same name',
    {
      paths: { '/a': { get: { operationId: 'a.get', responses: ok({ anyOf: [ref('user-id'), ref('UserId')] }) } } },
      components: { schemas: { 'user-id': {}, UserId: {} } },
    },
    'schema UserId and schema user-id would both be called UserId in generated code',
  ],
  [
    'rejects two operations whose requests have the same name',
    { paths: { '/a': operation('a.bC'), '/b': operation('aB.c') } },
    'operation a.bC and operation aB.c would both be called ABCRequest in generated code',
  ],
  [
    'rejects two operations that become the same method',
    { paths: { '/a': operation('a.b'), '/b': operation('b', { tags: ['A'] }) } },
    'operation a.b and operation b would both be called a.b in generated code',
  ],
  [
    'rejects two resources that share a file',
    { paths: { '/a': operation('fooBar.a'), '/b': operation('fooBAR.b') } },
    'operation fooBAR.b and operation fooBar.a would both be called foo-bar.ts in generated code',
  ],
  [
    'rejects a schema named like a part of an operation',
    {
      paths: { '/a': { get: { operationId: 'a.get', responses: ok(ref('AGetResponse200')) } } },
      components: { schemas: { AGetResponse200: {} } },
    },
    'schema AGetResponse200 and operation a.get would both be called AGetResponse200 in generated code',
  ],
  [
    'rejects an event named like an export of the webhooks package',
    { webhooks: { 'event.type': event({ type: 'object' }) } },
    'webhook event.type would be called EventType, as a type of generated code itself is',
  ],
  [
    'rejects a schema named like an export of the types package',
    { webhooks: { e: event(ref('EventPayloads')) }, components: { schemas: { EventPayloads: {} } } },
    'schema EventPayloads would be called EventPayloads, as a type of generated code itself is',
  ],
])('%s', (_, members, message) => {
  const { diagnostics } = modelOf(members as JsonObject);
  expect(diagnostics.map((diagnostic) => diagnostic.message)).toEqual([message]);
  expect(diagnostics[0]).toMatchObject({ code: 'name-clash', severity: 'error' });
});

test('reports two parts that share many names once, with both places', () => {
  const parameters = [{ name: 'q', in: 'query', schema: {} }];
  const paths = {
    '/a': { get: { operationId: 'a-b', parameters, responses: ok({}) } },
    '/b': { get: { operationId: 'a_b', parameters, responses: ok({}) } },
  };
  const { diagnostics } = modelOf({ paths });
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({
    place: { path: ['paths', '/b', 'get'] },
    related: [{ place: { path: ['paths', '/a', 'get'] } }],
  });
});

test('accepts a schema named like a type of a package that does not contain the schema', () => {
  expect(messages({ webhooks: { e: event(ref('EventType')) }, components: { schemas: { EventType: {} } } })).toEqual(
    [],
  );
  expect(
    messages({
      paths: { '/a': { get: { operationId: 'a.get', responses: ok(ref('EventPayloads')) } } },
      components: { schemas: { EventPayloads: {} } },
    }),
  ).toEqual([]);
});
