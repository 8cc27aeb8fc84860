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

test('upgrades what OpenAPI 3.0 writes differently, and does not change its input', () => {
  const before = JSON.stringify(DOCUMENT);
  const upgraded = upgrade(DOCUMENT);
  expect(JSON.stringify(DOCUMENT)).toBe(before);
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
