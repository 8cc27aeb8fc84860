import { expect, test } from 'vitest';

import type { JsonObject } from '../../../../generator/json.ts';
import { upgrade } from '../../../../generator/load/normalize/upgrade.ts';

const DOCUMENT: JsonObject = {
  openapi: '3.0.3',
  info: { title: 'Old', version: '1' },
  paths: {
    '/plain': { get: { responses: { 200: { description: 'Nothing of 3.0.' } } } },
    '/old': { get: { parameters: [{ name: 'a', in: 'query', example: 1, schema: { type: 'integer' } }] } },
    'x-note': 'A text.',
  },
  components: {
    schemas: {
      Same: { type: 'string', maxLength: 3 },
      Old: { type: 'string', nullable: true },
      Bound: { type: 'number', minimum: 1, exclusiveMinimum: true },
      Bytes: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
      Either: { nullable: true, anyOf: [{ type: 'string' }, { type: 'boolean' }] },
    },
    examples: { one: { value: { nullable: true } } },
    'x-kept': [1],
  },
  'x-webhooks': { born: { post: { responses: {} } } },
};

test('rewrites what OpenAPI 3.0 writes differently', () => {
  const upgraded = upgrade(structuredClone(DOCUMENT));
  const { paths, components, ...rest } = upgraded as Record<string, JsonObject>;
  expect(rest).toMatchObject({ openapi: '3.1.1', webhooks: { born: {} } });
  expect(Object.keys(paths!)).toEqual(Object.keys(DOCUMENT['paths']!));
  expect(paths!['/plain']).toEqual((DOCUMENT['paths'] as JsonObject)['/plain']);
  expect(paths!['/old']).toMatchObject({ get: { parameters: [{ examples: { default: { value: 1 } } }] } });
  expect(components).toEqual({
    ...(DOCUMENT['components'] as JsonObject),
    schemas: {
      Same: { type: 'string', maxLength: 3 },
      Old: { type: ['string', 'null'] },
      Bound: { type: 'number', exclusiveMinimum: 1 },
      Bytes: { type: 'object', properties: { file: { contentMediaType: 'application/octet-stream' } } },
      Either: { anyOf: [{ type: 'string' }, { type: 'boolean' }, { type: 'null' }] },
    },
  });
});

const NULL = { type: 'null' };
const REF = { $ref: '#/components/schemas/Same' };

test.each<[string, JsonObject, JsonObject]>([
  ['a nullable reference', { nullable: true, ...REF }, { anyOf: [REF, NULL] }],
  ['a nullable allOf of one', { allOf: [REF], nullable: true }, { anyOf: [REF, NULL] }],
  ['a nullable allOf', { allOf: [REF, REF], nullable: true }, { anyOf: [{ allOf: [REF, REF] }, NULL] }],
  [
    'a variant that means null',
    { oneOf: [REF, { nullable: true, title: 'Null' }] },
    { oneOf: [REF, { ...NULL, title: 'Null' }] },
  ],
  ['nullable: false', { type: 'string', nullable: false }, { type: 'string' }],
  ['an inclusive limit', { minimum: 1, exclusiveMinimum: false }, { minimum: 1 }],
  ['an exclusive limit that is absent', { exclusiveMaximum: true }, {}],
  ['an example', { type: 'string', example: 'a' }, { type: 'string', examples: ['a'] }],
  [
    'properties with names of keywords',
    { properties: { example: REF, nullable: REF } },
    { properties: { example: REF, nullable: REF } },
  ],
  [
    'bytes in Base64',
    { type: 'string', format: 'byte' },
    { type: 'string', format: 'byte', contentEncoding: 'base64' },
  ],
  [
    'a default that looks like a schema',
    { default: { nullable: true, example: 1 } },
    { default: { nullable: true, example: 1 } },
  ],
])('upgrades %s', (_, before, after) => {
  const { components } = upgrade({ openapi: '3.0.3', components: { schemas: { Tried: structuredClone(before) } } });
  expect((components as JsonObject)['schemas']).toEqual({ Tried: after });
});

test('leaves the media type of a body of bytes to its key in content', () => {
  const content = { 'image/png': { schema: { type: 'string', format: 'binary' }, example: 'a' } };
  const upgraded = upgrade({ components: { responses: { Image: { description: 'An image.', content } } } });
  const examples = { default: { value: 'a' } };
  expect(upgraded['components']).toMatchObject({
    responses: { Image: { content: { 'image/png': { schema: {}, examples } } } },
  });
  expect(upgraded).not.toHaveProperty([
    'components',
    'responses',
    'Image',
    'content',
    'image/png',
    'schema',
    'contentMediaType',
  ]);
});
