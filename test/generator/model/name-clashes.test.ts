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

test('names that differ clash with nothing', () => {
  const paths = { '/a': operation('a.get'), '/b': operation('a.list'), '/c': operation('b.get') };
  expect(messages({ paths })).toEqual([]);
});

test.each([
  [
    'two schemas',
    {
      paths: { '/a': { get: { operationId: 'a.get', responses: ok({ anyOf: [ref('user-id'), ref('UserId')] }) } } },
      components: { schemas: { 'user-id': {}, UserId: {} } },
    },
    'schema UserId and schema user-id would both be called UserId in generated code',
  ],
  [
    'two operations whose requests have one name',
    { paths: { '/a': operation('a.bC'), '/b': operation('aB.c') } },
    'operation a.bC and operation aB.c would both be called ABCRequest in generated code',
  ],
  [
    'two operations that are one method',
    { paths: { '/a': operation('a.b'), '/b': operation('b', { tags: ['A'] }) } },
    'operation a.b and operation b would both be called a.b in generated code',
  ],
  [
    'two resources in one file',
    { paths: { '/a': operation('fooBar.a'), '/b': operation('fooBAR.b') } },
    'operation fooBAR.b and operation fooBar.a would both be called foo-bar.ts in generated code',
  ],
  [
    'a schema and a part of an operation',
    {
      paths: { '/a': { get: { operationId: 'a.get', responses: ok(ref('AGetResponse200')) } } },
      components: { schemas: { AGetResponse200: {} } },
    },
    'schema AGetResponse200 and operation a.get would both be called AGetResponse200 in generated code',
  ],
  [
    'an event and what the webhooks package calls its own',
    { webhooks: { 'event.type': event({ type: 'object' }) } },
    'webhook event.type would be called EventType, as a type of generated code itself is',
  ],
  [
    'a schema and what the types package calls its own',
    { webhooks: { e: event(ref('EventPayloads')) }, components: { schemas: { EventPayloads: {} } } },
    'schema EventPayloads would be called EventPayloads, as a type of generated code itself is',
  ],
])('%s', (_, members, message) => {
  const { diagnostics } = modelOf(members as JsonObject);
  expect(diagnostics.map((diagnostic) => diagnostic.message)).toEqual([message]);
  expect(diagnostics[0]).toMatchObject({ code: 'name-clash', severity: 'error' });
});

test('what shares many names is reported once, with both places', () => {
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

test('a schema may be called as a type of a package that it does not stand in', () => {
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
