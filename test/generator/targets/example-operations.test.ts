import { expect, test } from 'vitest';

import type { JsonObject } from '../../../generator/json.ts';
import { exampleOperations } from '../../../generator/targets/example-operations.ts';
import { modelOf, ok } from '../model/api-of.ts';

const TEXT = { type: 'string' };
const returns = ok({ type: 'object' });
const parameter = (name: string, where: string): JsonObject => ({ name, in: where, required: true, schema: TEXT });

const get = (operationId: string, ...parameters: JsonObject[]): JsonObject => ({
  get: { operationId, parameters, responses: returns },
});
const post = (operationId: string, schema: JsonObject): JsonObject => ({
  post: { operationId, requestBody: { content: { 'application/json': { schema } } }, responses: returns },
});
const fields = (...required: string[]): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(required.map((name) => [name, TEXT])),
  required,
});

const paths: JsonObject = {
  '/archive': get('archive.get'),
  '/boats/{id}': get('boats.get', parameter('id', 'path')),
  '/crews': get('crews.find', parameter('q', 'query')),
  '/decks': { ...get('decks.list'), ...post('decks.create', fields('name', 'width')) },
  '/empty': post('empty.create', { type: 'object' }),
  '/knots': post('knots.tie', fields('name')),
  '/nested': post('nested.create', { ...fields(), properties: { in: fields('a') }, required: ['in'] }),
  '/unions': post('unions.create', { oneOf: [fields('a'), fields('b')] }),
};

function shown(more: JsonObject): unknown {
  const { list, create } = exampleOperations(modelOf({ paths, ...more }).api);
  return [list?.id, create?.id];
}

test('shows a list without parameters, and the create with the fewest fields that has something to show', () => {
  expect(shown({})).toEqual(['decks.list', 'knots.tie']);
});

test('shows the operations that the document names', () => {
  const named = { list: 'crews.find', create: 'decks.create' };
  expect(shown({ 'x-example-operations': named })).toEqual(['crews.find', 'decks.create']);
  expect(shown({ 'x-example-operations': { list: 'boats.get' } })).toEqual(['boats.get', 'knots.tie']);
});

test('shows nothing where there is no such operation', () => {
  expect(shown({ paths: {} })).toEqual([undefined, undefined]);
});
